"""The backs of the cards."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer

from bigben.view.cards.face_styles import CARD_HEIGHT, CARD_WIDTH

_WHOLE: Final = QRectF(0, 0, CARD_WIDTH, CARD_HEIGHT)


class Back(Enum):
    """A design for the backs; the value is its name in preferences and that of its file."""

    CLOCK = "clock"
    """The clock face of the tower."""
    GEARS = "gears"
    """The wheels behind the dial."""
    TRACERY = "tracery"
    """The tower's stone tracery."""


def draw_back(painter: QPainter, back: Back, find: Callable[[str], Path]) -> None:
    """Print ``back`` on the paper that ``painter`` stands on, in card units."""
    QSvgRenderer(str(find(f"cards/back/{back.value}.svg"))).render(painter, _WHOLE)
