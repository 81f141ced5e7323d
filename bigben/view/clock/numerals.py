"""The numerals of the dial: I, V and X of our own, cut like the ranks of the cards."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainterPath, QTransform

from bigben.view.outlines import outline

NUMERAL_HEIGHT: Final = 100.0

_SIGNS: Final = {
    "I": ("M0,0 L37,0 L37,10 L29,10 L29,90 L37,90 L37,100 L0,100 L0,90 L8,90 L8,10 L0,10 Z"),
    "V": (
        "M0,0 L42,0 L42,10 L34,10 L49,69 L62,10 L54,10 L54,0 L84,0 L84,10 L77,10 L52,100"
        " L33,100 L8,10 L0,10 Z"
    ),
    "X": (
        "M1,0 L41,0 L41,10 L35,10 L47,34 L58,10 L51,10 L51,0 L81,0 L81,10 L74,10 L53,47"
        " L76,90 L84,90 L84,100 L43,100 L43,90 L49,90 L37,65 L24,90 L32,90 L32,100 L0,100"
        " L0,90 L8,90 L31,53 L9,10 L1,10 Z"
    ),
}
_SPACE: Final = 5.0
_NUMERALS: Final = ("I", "II", "III", "IIII", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")
"""As clock faces have them: four strokes at 4 o'clock balance the eight."""


def numeral_outlines() -> dict[int, QPainterPath]:
    """The numeral of each hour, :data:`NUMERAL_HEIGHT` high, with its middle at the origin."""
    signs = {letter: outline(data) for letter, data in _SIGNS.items()}
    numerals = {}
    for hour, letters in enumerate(_NUMERALS, 1):
        numeral = QPainterPath()
        x = 0.0
        for letter in letters:
            numeral.addPath(signs[letter].translated(x, 0))
            x += signs[letter].boundingRect().right() + _SPACE
        middle = numeral.boundingRect().center()
        numerals[hour] = QTransform.fromTranslate(-middle.x(), -middle.y()).map(numeral)
    return numerals
