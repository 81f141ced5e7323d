"""Positions that several tests look at, in the engine's own form of text."""

from typing import Final

CIRCLES: Final = """\
rules: big-ben
12 JD: AC 7D
1 TC: KC QH TH 9H 8H
2 JH: 6D JS 2S
3 3S:
4 4D: 6H KS 2H AH
5 5C: JC TS AS
6 6H: 8C 8D 9C
7 QS: 7H QD 6S
8 5D: 3S KH
9 5C: 5S 9S QC
10 5H: 7C
11 8S: 7S 6C 4S
waste:
stock:
"""
"""The end of a game: the stock is out, AS and KH may still be built, then 3S and what they uncover,
and some of it back again; eight positions in all, and in none of them goes a card home."""
