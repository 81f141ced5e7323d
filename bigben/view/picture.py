"""The table as a picture, at a size of its own."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QWidget

from bigben.model.game import Game
from bigben.view.cards.faces import Faces
from bigben.view.table_view import TableView
from bigben.view.themes import DAY, Theme

SIZE: Final = QSize(2640, 2100)
"""In pixels: a card is 200 wide, and there is no more ground around the table than it needs."""

_WHITE: Final = QColor("white")
PAPER: Final = DAY._replace(centre=_WHITE, edge=_WHITE, dial=_WHITE, dial_edge=QColor("#f4efe4"))
"""For the printer: little ink but for the cards."""


def table_picture(
    game: Game, faces: Faces, theme: Theme, size: QSize = SIZE, *, mirrored: bool = False
) -> QImage:
    """A picture of a game's table at rest, drawn for its size rather than scaled to it."""
    view = TableView(game, faces, theme)
    try:
        view.set_looks(faces, theme, mirrored=mirrored)
        view.resize(size)
        picture = QImage(size, QImage.Format.Format_RGB32)
        # The widget's way to paint lays it out first, as if it were shown; the view's own does not.
        QWidget.render(view, picture, QPoint())
    finally:
        view.deleteLater()
    return picture
