"""Opens reviews: of the game that was just played, of the last one, of any of the log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

from bigben.engine import Move
from bigben.model.game import beginning
from bigben.model.review import Review
from bigben.model.session import Session
from bigben.settings.cache import TextCache
from bigben.settings.records import GameRecord
from bigben.settings.store import GameStore
from bigben.ui.looks import Looks
from bigben.ui.message_box import tell
from bigben.ui.motion import Motion
from bigben.ui.questions.review_question import may_review
from bigben.ui.review.dialog import ReviewDialog
from bigben.ui.words.sentences import Sentences
from bigben.view.table_view import TableView


class Reviews(QObject):
    """Opens the review of a game over a window.

    Attributes:
        dialog: the review that is open, or None.

    Signals:
        closed: a review was closed; what it found is in the cache.
    """

    closed = Signal()

    def __init__(
        self,
        session: Session,
        store: GameStore,
        motion: Motion,
        looks: Looks,
        window: QWidget,
        *,
        table: TableView,
        cache: TextCache,
        command: Sequence[str],
    ) -> None:
        """``table`` is the game's own, ``command`` starts a solver's worker."""
        super().__init__(window)
        self.dialog: ReviewDialog | None = None
        self._session = session
        self._store = store
        self._motion = motion
        self._looks = looks
        self._table = table
        self._window = window
        self._sentences = Sentences(self)
        self._cache = cache
        self._command = command

    def review_last(self) -> None:
        """Review the game on the table if it is over, or else the one of the log that ended last.

        A game that is stuck, but could be taken back and won, is lost by that: asks first.
        """
        game = self._session.game
        record = game.record
        if game.outcome is not None:
            if not record.practice and record.end is None and record.started is not None:
                if not may_review(self._window, replay=self._session.replays):
                    return
                game.count_solution()
            self.review(_up_to(record, record.journal[: record.cursor]))
        elif record.end is not None:
            self.review(_up_to(record, record.end.journal))
        else:
            last = self._store.last_ended()
            if last is None:
                self._tell(self.tr("No game has ended yet: there is none to review."))
            else:
                self.review(last)

    def review(self, record: GameRecord) -> None:
        """Open the review of a game whose journal holds all its moves.

        One at a time: while one is open, what was asked for before it came is let go.
        """
        if self.dialog is not None:
            return
        try:
            review = Review(beginning(record), record.journal, self._command, self._cache)
        except ValueError:
            self._tell(self.tr("This game cannot be played again, so it cannot be reviewed."))
            return
        if not review.found.moves:
            self._tell(self.tr("No move of this game is kept: there is nothing to review."))
            return
        above = QApplication.activeModalWidget() or self._window
        dialog = ReviewDialog(
            review, self._looks, self._motion.speed, self._sentences, above, like=self._table
        )
        review.setParent(dialog)
        dialog.play_on_asked.connect(self._session.practise)
        dialog.finished.connect(self._forget)
        dialog.resize(self._window.size())
        self.dialog = dialog
        dialog.open()

    def end(self) -> None:
        """Close the review that is open, and end its worker."""
        if self.dialog is not None:
            self.dialog.reject()

    def _forget(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None
            self.closed.emit()

    def _tell(self, sentence: str) -> None:
        tell(self._window, self.tr("Review"), sentence)


def _up_to(record: GameRecord, journal: tuple[Move, ...]) -> GameRecord:
    """A game with these moves alone. Marks may lie beyond them, and no review shows any."""
    return replace(record, journal=journal, cursor=len(journal), marks=())
