"""How the end of a game is shown: when, what it says, and what can be done then."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from bigben.engine import Outcome, Result, Rules
from bigben.model.game import Game
from bigben.model.solver_client import SolverClient
from bigben.settings.records import GameResult
from bigben.ui.words.sentences import Sentences
from bigben.view.table_view import TableView

if TYPE_CHECKING:
    from bigben.ui.panels.end_panel import EndPanel


class GameEnd(QObject):
    """Shows the panel of a won or stuck game, once the last card has come to rest.

    Whatever changes the table takes the panel away.

    Signals:
        new_deal_asked: the player wants a new deal.
        same_deal_asked: the player wants the same deal once more.
        review_asked: the player wants to look back at the game.
    """

    new_deal_asked = Signal()
    same_deal_asked = Signal()
    review_asked = Signal()

    def __init__(
        self,
        game: Game,
        table: TableView,
        solver: SolverClient,
        *,
        streak: Callable[[Rules], int | None],
        replays: Callable[[], bool],
        when_written: Callable[[Callable[[], object]], None],
        sentences: Sentences,
    ) -> None:
        """``streak`` gives None for a player who doesn't want to see any figures.

        ``replays`` tells whether the game is a replay, which isn't counted.
        ``when_written`` calls back as soon as the log counts the end; where that takes too long
        the streak is 0.
        """
        super().__init__(table)
        self._game = game
        self._table = table
        self._solver = solver
        self._streak = streak
        self._replays = replays
        self._when_written = when_written
        self._sentences = sentences
        self._panel: EndPanel | None = None
        self._to_show: Outcome | None = None
        game.when_cards_move(self.dismiss)
        game.finished.connect(self._tell)
        solver.changed.connect(self._show_way_back)
        # Queued: the input that cut the motion short comes first.
        table.table_scene.settled.connect(self._after_motion, Qt.ConnectionType.QueuedConnection)

    @property
    def waits(self) -> bool:
        """Whether an end is about to be shown: when motion is over, and it is written."""
        return self._to_show is not None

    def show_at_start(self) -> None:
        """Show the end of a game that was resumed at its end."""
        if self._game.outcome is not None:
            self._show(self._game.outcome)

    def retranslate(self) -> None:
        """Say in the language that is spoken now what is known of earlier positions."""
        self._show_way_back()

    def look_again(self) -> None:
        """Tell on the panel what a review has found out meanwhile."""
        panel, outcome = self._panel, self._game.outcome
        if panel is not None and not panel.isHidden() and outcome and outcome.reason is not None:
            self._solver.look_back()
            self._show_way_back()

    def dismiss(self) -> bool:
        """Take the panel away; returns whether one was shown."""
        self._to_show = None
        if self._panel is None or self._panel.isHidden():
            return False
        self._panel.dismiss()
        return True

    def _tell(self, outcome: Outcome) -> None:
        if self._table.table_scene.moving:
            self._to_show = outcome
        else:
            self._show(outcome)

    def _after_motion(self) -> None:
        outcome, self._to_show = self._to_show, None
        if outcome is not None:
            self._show(outcome)

    def _show(self, outcome: Outcome) -> None:
        self._to_show = outcome
        self._when_written(self._show_written)

    def _show_written(self) -> None:
        if self._to_show is not None and not self._table.table_scene.moving:
            outcome, self._to_show = self._to_show, None
            self._show_now(outcome)

    def _show_now(self, outcome: Outcome) -> None:
        if self._panel is None:
            self._panel = self._make_panel()
        if outcome.result is Result.WON:
            record, end = self._game.record, self._game.record.end
            streak = self._streak(record.rules)
            if streak is None:
                self._panel.show_won_without_figures()
            elif record.practice or end is None or end.result is GameResult.LOST:
                # It isn't counted, or was before: no figure changes.
                self._panel.show_won(record.milliseconds, record.cursor, 0)
            elif self._replays():
                self._panel.show_won(end.milliseconds, end.moves, 0, replay=True)
            else:
                self._panel.show_won(end.milliseconds, end.moves, streak)
        elif outcome.reason is not None:
            self._panel.show_stuck(outcome.reason)
            self._solver.look_back()
            self._show_way_back()

    def _show_way_back(self) -> None:
        """Tell on the panel of a stuck game from where it could have been won."""
        panel, outcome = self._panel, self._game.outcome
        if panel is None or panel.isHidden() or outcome is None or outcome.reason is None:
            return
        if self._solver.looking_back:
            panel.show_verdict(self._sentences.looking_back(), way_back=False)
        else:
            ply = self._solver.last_winnable
            sentence = self._sentences.could_have_been_won(ply, self._game.moves_made)
            panel.show_verdict(sentence, way_back=ply is not None)

    def _go_back(self) -> None:
        ply = self._solver.last_winnable
        if ply is not None:
            self._game.go_back_to(ply)

    def _make_panel(self) -> EndPanel:
        from bigben.ui.panels.end_panel import EndPanel  # noqa: PLC0415  # the table comes first

        panel = EndPanel(self._table)
        panel.new_deal_asked.connect(self.new_deal_asked)
        panel.same_deal_asked.connect(self.same_deal_asked)
        panel.review_asked.connect(self.review_asked)
        panel.undo_asked.connect(self._game.undo)
        panel.restart_asked.connect(self._game.restart)
        panel.back_asked.connect(self._go_back)
        return panel
