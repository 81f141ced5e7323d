"""How often can the game be won? Many deals solved, one row a deal, and what the rows say.

``solved`` makes a row of a deal, ``rows`` keeps rows in a file, ``run`` fills the file through any
executor, ``figures`` counts and ``report`` prints. docs/winnability.md tells what came out.
"""
