"""The review's table for keyboard and screen reader: places that can be gone to and read."""

from __future__ import annotations

from PySide6.QtCore import QObject

from bigben.engine import PLACES
from bigben.model.replay import Replay
from bigben.ui.access.table_keys import TableKeys
from bigben.ui.words.place_words import PlaceWords
from bigben.view.place_buttons import PlaceButtons
from bigben.view.table_view import TableView


class ReviewPlaces(QObject):
    """Lays the places over a table, and keeps their words true.

    Attributes:
        buttons: the places.
        keys: the keys that go from one to another.
    """

    def __init__(self, table: TableView, replay: Replay) -> None:
        super().__init__(table)
        self._replay = replay
        self._words = PlaceWords(self)
        self.buttons = PlaceButtons(table, replay)
        self.keys = TableKeys(table)
        replay.changed.connect(self._tell)
        self._tell()

    def _tell(self) -> None:
        for place in PLACES:
            self.buttons.set_name(place, self._words.content(self._replay.position, place))
