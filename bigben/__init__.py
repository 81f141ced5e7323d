"""Big Ben, the two-pack clock solitaire, as a desktop application.

The packages tell the story from left to right, and each imports only what stands before it:
``engine`` (cards and rules), ``solver`` (thinking about them), ``settings`` (remembering),
``model`` (the game being played), ``view`` (the table), ``ui`` (the window), ``app``.
"""

__version__ = "0.1.0"
