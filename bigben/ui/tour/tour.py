"""The tour through the game: it shows the table, and lets the player do each step."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtWidgets import QToolBar, QWidget

from bigben.engine import PLACES, Entry, IllegalMove, Move, Place, Reason, Rules
from bigben.engine.rules import PILE_SIZE
from bigben.model.session import Session
from bigben.settings.dealing import Dealing, Level
from bigben.settings.preferences import DEALING, Preferences
from bigben.settings.records import GameRecord
from bigben.ui.actions import Actions
from bigben.ui.panels.overlay import give_keyboard_back
from bigben.ui.tour.bubble import Bubble
from bigben.ui.tour.steps import Step, Steps, Task, beginning
from bigben.view.spotlight import Spotlight
from bigben.view.table_view import TableView

_CLEAR_PX: Final = 8
"""How far the bubble keeps from what it points at."""


class _State(Enum):
    AWAY = auto()
    CHANGING = auto()
    """The tour itself is changing the table: what that tells is no news."""
    WAITING = auto()
    """The player is to do the step."""
    DONE = auto()
    """All steps are done."""


class Tour(QObject):
    """Six steps on the table. The game waits meanwhile and comes back as it was.

    The table has a position of the tour's own, as practice: nothing of it is counted or kept.

    Attributes:
        bubble: what speaks.
        number: which step is shown, 0 to 5.

    Signals:
        ended: the tour is over, or was left.
    """

    ended = Signal()

    def __init__(
        self,
        session: Session,
        preferences: Preferences,
        table: TableView,
        actions: Actions,
        *,
        say: Callable[[str], object],
        window: QWidget,
    ) -> None:
        """``say`` has a sentence read by whatever reads the screen."""
        super().__init__(window)
        self._session = session
        self._preferences = preferences
        self._game = session.game
        self._table = table
        self._actions = actions
        self._say = say
        self._window = window
        self._state = _State.AWAY
        self._before: GameRecord | None = None
        self._made = 0
        """How many moves of the step have been made."""
        self.number = 0
        self._texts = Steps(self)
        self._steps: list[Step] = []
        self._spotlight = Spotlight(table)
        self.bubble = Bubble(window)
        self.bubble.skip.clicked.connect(self.leave)
        self.bubble.next.clicked.connect(self.go_on)
        self.bubble.other.clicked.connect(self._deal_easy)
        # Queued: the actions, whose names are told, speak the other language by then.
        self.bubble.reworded.connect(self._reword, Qt.ConnectionType.QueuedConnection)
        self._game.dealt.connect(self._laid)
        self._game.moved.connect(self._moved)
        self._game.undone.connect(self._undone)
        self._game.refused.connect(self._refused)
        self._game.clock.pause_changed.connect(self._pause)
        self._game.redone.connect(self._moved)
        self._game.restarted.connect(self._restarted)
        table.fitted.connect(self._place)
        # The toolbar takes its places after the table: what it points to may be elsewhere then.
        table.fitted.connect(lambda: QTimer.singleShot(0, self, self._place))

    @property
    def running(self) -> bool:
        """Whether the tour is on the table."""
        return self._state is not _State.AWAY

    def start(self) -> None:
        """Put the game aside and begin; a tour that is running begins anew."""
        if not self.running:
            self._game.end_showing()
            record = self._game.record
            self._before = record if record.practice else None
        self._steps = self._texts.all(self._actions)
        self._lay(())
        self._show_step(0)
        self._table.setFocus()

    def leave(self) -> bool:
        """End the tour and bring the game back; returns whether there was a tour to end."""
        if not self.running:
            return False
        self._end()
        if self._before is not None:
            self._session.lay(self._before)
        else:
            self._session.back_to_game()
        return True

    def go_on(self) -> None:
        """Do what is left of the step for the player, or leave after the last."""
        if self._state is _State.DONE:
            self.leave()
        elif self._state is _State.WAITING:
            step = self._steps[self.number]
            self._table.cancel()
            if step.task is Task.UNDO:
                self._game.undo()
            else:
                for move in step.moves[self._made :]:
                    self._game.play(move)

    # What the game tells

    def _moved(self, entry: Entry) -> None:
        if self._state is not _State.WAITING or self._game.showing:
            return
        step = self._step
        if step.task is Task.MOVES and _does(entry, step.moves[self._made]):
            self._made += 1
            if self._made == len(step.moves):
                self._show_step(self.number + 1)
            else:
                self._show()
        else:
            with self._changing():
                self._game.undo()
            self._show(self._texts.wrong())

    def _undone(self) -> None:
        if self._state is not _State.WAITING or self._game.showing:
            return
        if self._step.task is Task.UNDO:
            self._show_end()
        elif self._made:
            self._made -= 1
            self._show()
        else:
            with self._changing():
                self._game.redo()

    def _refused(self, illegal: IllegalMove) -> None:
        if self._state is not _State.WAITING or self._step.task is not Task.REFUSAL:
            return
        step = self._step
        card = self._game.position.cards(step.moves[0].source)[-1]
        # A click on the card finds no place for it; a drag is told of the gap.
        if illegal.reason is Reason.PILE_SHORT or (illegal.reason, illegal.card) == (
            Reason.NO_PLACE,
            card,
        ):
            self._show_step(self.number + 1)

    def _restarted(self) -> None:
        if self._state is _State.WAITING and not self._game.showing:
            self._show_step(self.number)

    def _laid(self) -> None:
        if self._state in (_State.WAITING, _State.DONE):
            self._end()  # another game was asked for

    def _pause(self, paused: bool) -> None:
        self.bubble.hide()
        if not paused:
            self._place()

    # What is shown

    @property
    def _step(self) -> Step:
        return self._steps[self.number]

    def _show_step(self, number: int) -> None:
        """Come to a step; if the table is not as the step wants it, it is laid so."""
        self.number, self._made = number, 0
        played = [move for step in self._steps[:number] for move in _played(step)]
        if [entry.move for entry in self._game.position.entries] != played:
            self._lay(played)
        self._show()

    def _lay(self, moves: Sequence[Move]) -> None:
        with self._changing():
            self._session.practise(beginning())
            for move in moves:
                self._game.play(move)

    @contextmanager
    def _changing(self) -> Iterator[None]:
        """While the tour itself changes the table, what the game tells is no news."""
        self._state = _State.CHANGING
        try:
            yield
        finally:
            self._state = _State.WAITING

    def _show(self, note: str = "") -> None:
        step = self._step
        if self._made:  # half of it is done
            source, target = step.moves[self._made]
            way = (source, target) if target is not None else None
            self._spotlight.point_at([place for place in (source, target) if place], way)
        else:
            self._spotlight.point_at(step.places, step.way)
        self.bubble.say(step.title, step.words, note)
        self._name_buttons(self.tr("&Next"))
        self._place()
        self._say(note or self.tr("{title}. {words}").format(title=step.title, words=step.words))

    def _show_end(self) -> None:
        self._state = _State.DONE
        self._spotlight.point_at(())
        words = self._texts.end(self._actions)
        self.bubble.say(self._texts.end_title(), words)
        self._name_buttons(self.tr("&Back to my deal"))
        untouched = self._before is None and self._session.in_progress.started is None
        self.bubble.other.setVisible(untouched)
        self.bubble.skip.hide()
        self._place()
        self._say(words)

    def _name_buttons(self, following: str) -> None:
        bubble = self.bubble
        bubble.count.setText(
            self.tr("{number} of {count}").format(number=self.number + 1, count=len(self._steps))
        )
        bubble.skip.setText(self.tr("&Leave the tour"))
        bubble.other.setText(self.tr("Play an &easy deal"))
        bubble.next.setText(following)
        bubble.skip.show()
        bubble.other.hide()

    def _reword(self) -> None:
        """Say it in another language."""
        if self.running:
            self._steps = self._texts.all(self._actions)
            if self._state is _State.DONE:
                self._show_end()
            else:
                self._show()

    def _place(self) -> None:
        if not self.running or self._game.clock.paused:
            return
        table, spotlight = self._table.viewport(), self._spotlight
        corner = QPointF(table.mapTo(self._window, QPoint()))
        rects = [spotlight.rect(place).translated(corner) for place in spotlight.places]
        seen = [rect.adjusted(-_CLEAR_PX, -_CLEAR_PX, _CLEAR_PX, _CLEAR_PX) for rect in rects]
        if len(rects) > 1:  # an arrow leads from the one to the other
            between = QRectF(rects[0])
            between.moveCenter((rects[0].center() + rects[1].center()) / 2)
            seen.append(between)
        position = self._game.position
        seen += [  # and what a deal will fill is to be seen as well
            self._table.table_scene.area(Place.tableau(hour)).translated(corner)
            for hour, pile in position.tableau.items()
            if len(pile) < PILE_SIZE
        ]
        areas = [self._table.table_scene.area(place).translated(corner) for place in PLACES]
        self.bubble.point(
            self._target(rects), QRectF(corner, table.size()), seen, rather_seen=areas
        )

    def _target(self, rects: Sequence[QRectF]) -> QPointF | None:
        """What the bubble's tip points to: the first place, or a button of the toolbar."""
        if rects:
            return rects[0].center()
        if self._state is _State.WAITING and self._step.action is not None:
            action = self._actions[self._step.action]
            for bar in self._window.findChildren(QToolBar):
                button = bar.widgetForAction(action)
                if button is not None and button.isVisible():
                    return QPointF(button.mapTo(self._window, button.rect().center()))
        return None

    def _deal_easy(self) -> None:
        self._end()
        self._session.deal_new(Rules.BIG_BEN, Level.EASY)
        if self._preferences.get(DEALING) is Dealing.ANY:
            # The next games are easy too, and that is said: any deal is much too hard for a
            # second game. A player who has chosen keeps what was chosen.
            self._preferences.set(DEALING, Dealing.EASY)

    def _end(self) -> None:
        self._state = _State.AWAY
        self._spotlight.point_at(())
        give_keyboard_back(self.bubble, self._table)
        self.bubble.hide()
        self.ended.emit()


def _does(entry: Entry, wanted: Move) -> bool:
    """Whether a move is the one that is asked for, alone or among others."""
    return entry.move == wanted or any(
        (step.source, step.target) == (wanted.source, wanted.target) for step in entry.steps
    )


def _played(step: Step) -> Sequence[Move]:
    """The moves that a step leaves made."""
    return step.moves if step.task is Task.MOVES else ()
