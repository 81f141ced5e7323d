"""The game on the table: its position, the journal with its redo part, and its clock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime

from PySide6.QtCore import QObject, Signal

from bigben.engine import IllegalMove, Move, Position
from bigben.model.clock import GameClock
from bigben.settings.records import GameRecord, GameResult


def utc_now() -> datetime:
    """The time of day, in UTC."""
    return datetime.now(UTC)


def beginning(record: GameRecord) -> Position:
    """Where a game begins: its deal, or the position that practice began with.

    Raises ``DealNumberError`` or ``PositionError`` if there is no such thing.
    """
    if record.deal_number is not None:
        return Position.deal(record.deal_number, record.rules)
    return Position.from_text(record.beginning or "")


class Game(QObject):
    """One game at a time, from its deal to its end, with everything that can be taken back.

    While a line is shown its moves lie on the table without being the game's: undo and redo go
    along the line and no further back than where it begins, nothing else can be played, and the
    record stays that of the game.

    Attributes:
        position: where the cards lie now; to look at, never to push or pop.
        outcome: how the position ends the game; None while it can go on.
        clock: the game's clock.

    Signals:
        dealt: another game lies on the table, begun or resumed.
        moved: a move was made; carries its ``Entry``.
        undone: a move was taken back; carries its ``Entry``.
        redone: a move was made again; carries its ``Entry``.
        restarted: many moves, or all, were taken back or made again at once.
        refused: a move was illegal; carries the ``IllegalMove``.
        finished: the position just reached is an end; carries its ``Outcome``.
        undo_available: whether there is a move to take back.
        redo_available: whether there is a move to make again.
        changed: anything that a record holds has changed, after the signals above.
    """

    dealt = Signal()
    moved = Signal(object)
    undone = Signal(object)
    redone = Signal(object)
    restarted = Signal()
    refused = Signal(object)
    finished = Signal(object)
    undo_available = Signal(bool)
    redo_available = Signal(bool)
    changed = Signal()

    def __init__(
        self,
        record: GameRecord,
        clock: GameClock,
        now: Callable[[], datetime] = utc_now,
        parent: QObject | None = None,
    ) -> None:
        """Lay a game on the table; raises what :meth:`lay` raises."""
        super().__init__(parent)
        self.clock = clock
        self._now = now
        self._redo: list[Move] = []
        self._shown_over: GameRecord | None = None
        """The game as it stood when a line began to be shown."""
        self.lay(record)

    def lay(self, record: GameRecord) -> None:
        """Put another game on the table, as its record has it.

        Raises ``DealNumberError``, ``PositionError`` or ``IllegalMove`` if the record is none of
        a game that can have been played; the game on the table then stays.
        """
        position = beginning(record)
        for move in record.journal:
            position.push(move)
        for _ in record.journal[record.cursor :]:
            position.pop()
        self._shown_over = None
        self.position = position
        self.outcome = position.outcome()
        self._redo = list(reversed(record.journal[record.cursor :]))
        self._record = record
        self.clock.set(record.milliseconds, going=self._goes_on)
        self.dealt.emit()
        self._tell()
        if self.outcome:
            self.finished.emit(self.outcome)

    # What it is

    @property
    def record(self) -> GameRecord:
        """The game as it stands, for keeping; without what is shown."""
        if self._shown_over is not None:
            return self._shown_over
        made = tuple(entry.move for entry in self.position.entries)
        return replace(
            self._record,
            journal=(*made, *reversed(self._redo)),
            cursor=len(made),
            milliseconds=self.clock.milliseconds,
        )

    @property
    def showing(self) -> bool:
        """Whether a line is shown."""
        return self._shown_over is not None

    @property
    def touched(self) -> bool:
        """Whether a move has been made, even if it was taken back."""
        return self._record.started is not None

    @property
    def won(self) -> bool:
        """Whether the game has been won, whatever was undone since."""
        return self._record.end is not None and self._record.end.result is GameResult.WON

    @property
    def can_undo(self) -> bool:
        """Whether there is a move to take back."""
        return self.moves_made > (self._shown_over.cursor if self._shown_over else 0)

    @property
    def can_redo(self) -> bool:
        """Whether there is a move to make again."""
        return bool(self._redo)

    @property
    def moves_made(self) -> int:
        """How many moves led from the deal to the position; those taken back don't count."""
        return len(self.position.entries)

    def when_cards_move(self, slot: Callable[[], object]) -> None:
        """Call a slot whenever cards have come to lie elsewhere, by whichever signal."""
        for signal in (self.moved, self.undone, self.redone, self.restarted, self.dealt):
            signal.connect(slot)

    # What the player does

    def play(self, move: Move) -> bool:
        """Make a move if it is legal; otherwise say why by ``refused`` and return False.

        While a line is shown nothing is played, and nothing said.
        """
        if self.showing:
            return False
        try:
            entry = self.position.push(move)
        except IllegalMove as illegal:
            self.refuse(illegal)
            return False
        # Marks go with the branch that this move leaves.
        kept = self.moves_made if self._redo[-1:] == [move] else self.moves_made - 1
        marks = tuple(mark for mark in self._record.marks if mark <= kept)
        self._record = replace(self._record, marks=marks)
        self._redo.clear()
        if self._record.started is None:
            self._record = self._record.begun(self._now())
        self.clock.set_going(self._goes_on)
        self.moved.emit(entry)
        self._reached()
        return True

    def refuse(self, illegal: IllegalMove) -> None:
        """Say by ``refused`` why something that was tried is no move."""
        self.refused.emit(illegal)

    def undo(self) -> None:
        """Take back the last move; without one, nothing happens."""
        if not self.can_undo:
            return
        entry = self.position.pop()
        self._redo.append(entry.move)
        if not self.showing:
            self._record = replace(self._record, undos=self._record.undos + 1)
        self.undone.emit(entry)
        self._reached()

    def redo(self) -> None:
        """Make again the move that was taken back last; without one, nothing happens."""
        if not self.can_redo:
            return
        entry = self.position.push(self._redo.pop())
        self.redone.emit(entry)
        self._reached()

    def restart(self) -> None:
        """Take back all moves at once. They can be made again; time runs on."""
        if not self.can_undo:
            return
        if self._shown_over is not None:
            self._go_to(self._shown_over.cursor)
        else:
            self._record = replace(self._record, restarts=self._record.restarts + 1)
            self._go_to(0)

    def go_back_to(self, moves_made: int) -> None:
        """Undo, in one step, to the position after that many moves of the journal."""
        if moves_made < self.moves_made and not self.showing:
            self._record = replace(self._record, undos=self._record.undos + 1)
            self._go_to(moves_made)

    def go_on_to(self, moves_made: int) -> None:
        """Make again, in one step, what leads to the position after that many moves."""
        if moves_made > self.moves_made and not self.showing:
            self._go_to(moves_made)

    def toggle_mark(self) -> None:
        """Mark the position, or take its mark away; none of a shown line is marked."""
        if not self.showing:
            marks = {*self._record.marks} ^ {self.moves_made}
            self._record = replace(self.record, marks=tuple(sorted(marks)))
            self.changed.emit()

    def count_hint(self) -> None:
        """Note that a hint was given; after the first win it changes nothing."""
        self._record = replace(self._record, hints=self._record.hints + 1)
        self.changed.emit()

    def count_solution(self) -> None:
        """Note that a way to win was shown.

        A deal without a move is not counted from now on, and a game in progress is lost. One
        that has ended, and practice, are as they were.
        """
        self._count_solution()
        self.changed.emit()

    # A line that is shown

    def begin_showing(self, line: Sequence[Move]) -> None:
        """Let a line be shown from here on; its moves are made by :meth:`redo`.

        It counts as :meth:`count_solution` tells.
        """
        self._count_solution()
        self._shown_over = self.record
        self._redo = list(reversed(line))
        self._tell()

    def end_showing(self) -> None:
        """Take the shown line off the table; the game goes on where it was."""
        record = self._shown_over
        if record is None:
            return
        while self.moves_made > record.cursor:
            self.position.pop()
        self._redo = list(reversed(record.journal[record.cursor :]))
        self._shown_over = None
        self.restarted.emit()
        self._reached()

    # What follows

    def _count_solution(self) -> None:
        record = self.record
        if record.end is None and not record.practice:
            now = self._now()
            if record.started is None:
                # The log has to know this deal: whoever plays it again has seen how.
                record = record.begun(now)
            elif not record.shown:
                record = record.ended(GameResult.LOST, now)
            self._record = replace(record, shown=True)
        self.clock.set_going(False)

    @property
    def _goes_on(self) -> bool:
        return self.touched and self._record.end is None

    def _go_to(self, moves_made: int) -> None:
        while self.moves_made > moves_made:
            self._redo.append(self.position.pop().move)
        while self.moves_made < moves_made and self._redo:
            self.position.push(self._redo.pop())
        self.restarted.emit()
        self._reached()

    def _reached(self) -> None:
        """See what the position just reached means, and tell everybody."""
        self.outcome = self.position.outcome()
        if self.showing:
            self._tell()
            return
        if self.position.is_won and self._goes_on:
            if not self._record.shown:
                self._record = self.record.ended(GameResult.WON, self._now())
            self.clock.set_going(False)
        self._tell()
        if self.outcome:
            self.finished.emit(self.outcome)

    def _tell(self) -> None:
        self.undo_available.emit(self.can_undo)
        self.redo_available.emit(self.can_redo)
        self.changed.emit()
