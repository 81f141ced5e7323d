"""Cards that go home together: on demand, by an offer when that wins, or by themselves."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from bigben.engine import DEAL, HOME, Entry, PlaceKind, finishes
from bigben.model.game import Game
from bigben.settings.finishing import FinishChoice
from bigben.settings.preferences import AUTO_HOME, FINISH, Preferences
from bigben.view.table_view import TableView

if TYPE_CHECKING:
    from bigben.ui.panels.finish_bar import FinishBar


class _Offer(Enum):
    """What has become of the offer."""

    NEW = auto()
    TOLD = auto()
    """It has been read aloud; while the player plays on by hand, it is only shown again."""
    DECLINED = auto()
    """Also without words, by taking cards back from a foundation."""


class Finishing(QObject):
    """Plays ``HOME`` when the player asks, or as the preferences have it, after other moves.

    When the player takes a card back from a foundation, or declines the offer, nothing is offered
    and nothing goes home by itself until the next deal from the stock, the next game, or until the
    player sends all home.
    """

    def __init__(self, game: Game, table: TableView, preferences: Preferences) -> None:
        super().__init__(table)
        self._game = game
        self._table = table
        self._preferences = preferences
        self._bar: FinishBar | None = None
        self._due = False
        """Whether a move was made after which nothing has been looked at yet."""
        self._offer = _Offer.NEW
        game.moved.connect(self._after_move)
        game.undone.connect(self._after_undo)
        game.redone.connect(self._withdraw)
        game.restarted.connect(self._after_restart)
        game.dealt.connect(self._begin)
        game.changed.connect(self._follow)
        table.table_scene.settled.connect(
            # Queued: the input that cut the motion short comes first.
            self._look,
            Qt.ConnectionType.QueuedConnection,
        )

    @property
    def bar(self) -> FinishBar:
        """The offer; made when it is first needed."""
        if self._bar is None:
            from bigben.ui.panels.finish_bar import FinishBar  # noqa: PLC0415

            self._bar = FinishBar(self._table)
            self._bar.finish_asked.connect(self.send_all_home)
            self._bar.declined.connect(self.decline)
        return self._bar

    def send_all_home(self) -> None:
        """Play every foundation move that is possible now; if there is none, that is said."""
        self._table.cancel()
        self._game.play(HOME)

    def decline(self) -> bool:
        """Take the offer away; returns whether there was one."""
        offered = self._bar is not None and self._bar.isVisible()
        if offered:
            self._offer = _Offer.DECLINED
            self._withdraw()
        return offered

    def _begin(self) -> None:
        self._offer = _Offer.NEW
        self._withdraw()

    def _after_move(self, entry: Entry) -> None:
        self._withdraw()
        if entry.move in (DEAL, HOME):
            self._offer = _Offer.NEW
        self._due = entry.move != HOME

    def _after_undo(self, entry: Entry) -> None:
        self._withdraw()
        if any(step.target.kind is PlaceKind.FOUNDATION for step in entry.steps):
            self._offer = _Offer.DECLINED
        self._lapse()

    def _after_restart(self) -> None:
        self._withdraw()
        self._lapse()

    def _follow(self) -> None:
        if self._game.showing:
            self._withdraw()

    def _withdraw(self) -> None:
        self._due = False
        if self._bar is not None and self._bar.isVisible():
            self._bar.dismiss()

    def _lapse(self) -> None:
        """What was told no longer holds: the next offer is news."""
        if self._offer is _Offer.TOLD:
            self._offer = _Offer.NEW

    def _look(self) -> None:
        """See, when all has come to rest, what the last move has made possible."""
        due, self._due = self._due, False
        game = self._game
        if not due or self._offer is _Offer.DECLINED or game.outcome or game.clock.paused:
            return
        choice = self._preferences.get(FINISH)
        if choice is not FinishChoice.NEVER and finishes(game.position):
            if choice is FinishChoice.ASK:
                self._show_offer()
            else:
                game.play(HOME)
            return
        self._lapse()
        if self._preferences.get(AUTO_HOME) and HOME in game.position.legal_moves:
            game.play(HOME)

    def _show_offer(self) -> None:
        self.bar.appear()
        if self._offer is _Offer.NEW:
            self.bar.tell()
            self._offer = _Offer.TOLD
