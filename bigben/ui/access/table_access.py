"""The table for keyboard and screen reader: everything of it that the eye does not need."""

from __future__ import annotations

from PySide6.QtCore import QObject

from bigben.engine import PLACES, Card, Place
from bigben.model.game import Game
from bigben.ui.access.announcer import Announcer
from bigben.ui.access.table_keys import TableKeys
from bigben.ui.status.status_line import StatusLine
from bigben.ui.words.place_words import PlaceWords
from bigben.ui.words.sentences import Sentences
from bigben.view.place_buttons import PlaceButtons
from bigben.view.table_view import TableView


class TableAccess(QObject):
    """Makes the table's keys, places and announcements, and keeps the places' words true.

    Attributes:
        keys: the keys that are for the table alone.
        buttons: the places.
        announcer: tells what has happened.
    """

    def __init__(
        self, table: TableView, game: Game, sentences: Sentences, status: StatusLine
    ) -> None:
        super().__init__(table)
        self._game = game
        self._cursor = table.table_cursor
        self._status = status
        self._words = PlaceWords(self)
        self._told: dict[Place, tuple[Card, ...]] = {}
        """The cards at each place when its name was told last."""
        self.keys = TableKeys(table)
        self.buttons = PlaceButtons(table, game)
        self.announcer = Announcer(table, game, sentences)
        game.changed.connect(self._tell)
        self._cursor.hand_changed.connect(self._tell)
        self._cursor.picked_up.connect(self._say_what_next)
        self.keys.awaiting_hour.connect(self._ask_hour)
        self._tell()

    def retranslate(self) -> None:
        """Speak the language that is spoken now."""
        self._told.clear()
        self._tell()

    def _say_what_next(self) -> None:
        self._status.say(
            self.tr("Tab leads to the places that take it, Enter drops it, Escape puts it back.")
        )

    def _ask_hour(self, awaited: bool) -> None:
        if awaited:
            sentence = self.tr("To a foundation: press its hour, 1 to 9, 0, - or =.")
            self._status.say(sentence)
            self.announcer.say(sentence, at_once=True)
        else:
            self._status.clearMessage()

    def _tell(self) -> None:
        """Bring the words of all places up to date.

        Nobody tells when a screen reader comes, and it may read any place next.
        """
        position, source = self._game.position, self._cursor.source
        legal_moves = list(position.legal_moves)
        for place in PLACES:
            cards = tuple(position.cards(place))
            if cards != self._told.get(place):
                self._told[place] = cards
                self.buttons.set_name(place, self._words.content(position, place))
            if source is None:
                possible = self._words.possible(position, place, legal_moves)
            else:
                possible = self._words.while_held(position, place, source, self._cursor.targets)
            self.buttons.set_description(place, possible)
