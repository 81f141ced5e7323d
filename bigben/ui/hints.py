"""Hints: the next move of a line that wins, a guess, or the way back to where a win was."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from bigben.engine import HOME, Move, way_home
from bigben.model import choices
from bigben.model.game import Game
from bigben.model.solver_client import Sign, SolverClient
from bigben.ui.words.sentences import Sentences


class Hints(QObject):
    """Answers when the player asks for a hint, at once or when the solver knows.

    Signals:
        hinted: a move is hinted at; carries the ``Move``.
        way_back_asked: the position is lost; carries the sentence that says so, and after how
            many moves the last position stood that could be won, or None.
    """

    hinted = Signal(object)
    way_back_asked = Signal(str, object)

    def __init__(
        self,
        game: Game,
        solver: SolverClient,
        sentences: Sentences,
        say: Callable[[str], object],
        parent: QObject | None = None,
    ) -> None:
        """``say`` shows a sentence to the player."""
        super().__init__(parent)
        self._game = game
        self._solver = solver
        self._sentences = sentences
        self._say = say
        self._waits_at: object = None
        """The key of the position for which a hint is being looked for, or None.

        The solver may speak of another already, before the table, and this, have heard of it.
        """
        solver.changed.connect(self._answer_if_known)
        game.when_cards_move(self._forget)

    def ask(self) -> None:
        """Give a hint, or begin to look for one."""
        if self._game.position.is_won:
            self._say(self._sentences.no_hint())
            return
        self._waits_at = self._game.position.key()
        if self._solver.sign is Sign.LOST:
            self._solver.look_back()
        else:
            self._solver.ask()
        self._answer_if_known()
        if self._waits_at is not None:
            self._say(self._sentences.looking_for_hint())

    def _forget(self) -> None:
        self._waits_at = None

    def _answer_if_known(self) -> None:
        if self._waits_at is None or self._waits_at != self._game.position.key():
            return
        match self._solver.sign:
            case Sign.LOOKING:
                return
            case Sign.WINNABLE if self._solver.tries_home():
                return
            case Sign.LOST:
                if self._solver.looking_back:
                    return
                self._waits_at = None
                self._offer_way_back()
            case Sign.WINNABLE | Sign.UNKNOWN as sign:
                self._waits_at = None
                known = self._solver.known
                line = known.line if known else ()
                self._hint(line[0] if line else choices.guess(self._game.position), sign)

    def _hint(self, move: Move | None, sign: Sign) -> None:
        if move is None:
            self._say(self._sentences.no_hint())
            return
        if move == HOME:
            # What the player played and took back: its first step is a move to be shown.
            first = way_home(self._game.position)[0]
            move = Move(first.source, first.target)
        sentence = self._sentences.hint(self._game.position, move)
        if sign is Sign.UNKNOWN:
            sentence = self._sentences.guess(sentence)
        elif self._solver.holds_cards_back:
            sentence = self._sentences.holding_back(sentence)
        self._game.count_hint()
        self._say(sentence)
        self.hinted.emit(move)

    def _offer_way_back(self) -> None:
        ply = self._solver.last_winnable
        self.way_back_asked.emit(self._sentences.lost(ply, self._game.moves_made), ply)
