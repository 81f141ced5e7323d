"""What the table looks like around the cards."""

from __future__ import annotations

from typing import NamedTuple

from bigben.view.cards.faces import Faces
from bigben.view.geometry import Table
from bigben.view.themes import Theme


class TableLooks(NamedTuple):
    """What the table looks like around the cards, whatever the position.

    Attributes:
        table: where things are.
        ratio: how many pixels of the screen a unit has.
        theme: the colours.
        faces: the cards' faces, whose suits stand on the clock as well.
    """

    table: Table
    ratio: float
    theme: Theme
    faces: Faces

    @property
    def key(self) -> object:
        """Equal for two looks that give the same pictures."""
        size = self.table.size
        return (
            size.width(),
            size.height(),
            self.table.mirrored,
            self.ratio,
            self.theme,
            self.faces.style,
        )
