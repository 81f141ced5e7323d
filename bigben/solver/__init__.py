"""Thinking about the game: can a position be won, and how? No Qt.

The search is in ``search``, its score in ``score``; ``blocked`` and ``exhaust`` prove positions
lost; ``solve`` puts them together; ``worker`` is the process that the game asks.

>>> from bigben.engine import Position
>>> from bigben.solver import Budget
>>> from bigben.solver.solve import solve
>>> answer = solve(Position.deal(7), Budget(seconds=10))
>>> print(answer.verdict)
winnable
"""

from bigben.solver.verdict import Answer, Budget, Progress, Verdict

# The search itself is imported by whoever searches: the game asks another process to.
__all__ = ["Answer", "Budget", "Progress", "Verdict"]
