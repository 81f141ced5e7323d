"""What a monkey can do at the window, each thing at random."""

from __future__ import annotations

import random
import uuid
from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from bigben.engine import DEAL, PLACES, STOCK, Move, Place, Rules
from bigben.settings.preferences import LANGUAGE, PREFERENCES, THEME
from bigben.settings.records import GameRecord, Source
from bigben.settings.saved_game import write
from bigben.ui.actions import Action
from bigben.ui.main_window import MainWindow
from bigben.view.geometry import Hit
from tests.monkey.effects import Effects
from tests.recorded import WonGame

WEIGHTS: Final = {
    "drag a card": 36, "click a card": 20, "drag anywhere": 16, "drag off": 4,
    "click anywhere": 16, "press": 6, "key": 28, "chord": 14, "action": 16, "undo storm": 4,
    "size": 3, "scale": 2, "minimise": 2, "state": 3, "preference": 4, "look": 3, "paste": 4,
    "drop": 2, "new twice": 3, "wait": 6, "late game": 2,
}  # fmt: skip
"""What is done how often."""

_NOT_PRESSED: Final = frozenset({Action.QUIT, Action.PRINT})
"""What would end the monkey, or wait for a printer."""
_KEYS: Final = (
    Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Tab,
    Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Backspace,
    Qt.Key.Key_Delete, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_F1,
    Qt.Key.Key_F11, Qt.Key.Key_Menu, Qt.Key.Key_M, *map(Qt.Key, range(Qt.Key.Key_0, Qt.Key.Key_Z)),
)  # fmt: skip
_MODIFIERS: Final = (
    Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier,
)  # fmt: skip
_BUTTONS: Final = (
    Qt.MouseButton.LeftButton, Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton,
    Qt.MouseButton.MiddleButton, Qt.MouseButton.BackButton, Qt.MouseButton.ForwardButton,
)  # fmt: skip
_PASTED: Final = ("7", "31999", "#12 345", "nothing to play", "", "{}", "9" * 40)


def _can_be_typed(sequence: QKeySequence) -> bool:
    """Whether a key is one that tests can press: not one of those for music and such."""
    return Qt.Key.Key_Space <= sequence[0].key() <= Qt.Key.Key_F35


class Deeds:
    """Everything that is done to the window, by its name.

    Attributes:
        by_name: what does it.
    """

    def __init__(
        self,
        window: MainWindow,
        chance: random.Random,
        won: WonGame,
        effects: Effects,
        remember: Callable[[str], None],
    ) -> None:
        """``remember`` is told what exactly is about to be done."""
        self._window = window
        self._game = window.session.game
        self._preferences = window._preferences
        self._scene = window.table.table_scene
        self._view = window.table.viewport()
        self._chance = chance
        self._won = won
        self._effects = effects
        self._remember = remember
        self.by_name: dict[str, Callable[[], object]] = {
            "drag a card": self._drag_card,
            "click a card": self._click_card,
            "drag anywhere": self._drag_anywhere,
            "drag off": self._drag_off,
            "click anywhere": lambda: self.click_anywhere(self._view),
            "press": self._press,
            "key": lambda: self.press_key(QApplication.focusWidget() or self._window),
            "chord": self._chord,
            "action": self._act,
            "undo storm": self._undo_storm,
            "size": self._resize,
            "scale": self._rescale,
            "minimise": self._minimise,
            "state": self._change_state,
            "preference": lambda: self._prefer(self._chance.choice(PREFERENCES)),
            "look": lambda: self._prefer(self._chance.choice((THEME, LANGUAGE))),
            "paste": self._paste,
            "drop": self._drop,
            "new twice": self._deal_twice,
            "wait": lambda: None,
            "late game": self._go_late,
        }

    def _spot(self, place: Place) -> QPoint:
        """A point of the table that shows the top card of a place, or the empty place."""
        table, cards = self._scene.table, self._game.position.cards
        lying = cards(place)
        around = table.cards(place, lying)[-1] if lying else table.area(place, lying)
        wanted = Hit(place, len(lying) - 1 if lying else None)
        for share in (0.5, 0.2, 0.8, 0.1, 0.9):
            point = QPointF(around.x() + share * around.width(), around.center().y())
            if table.hit(point, cards) == wanted:
                return point.toPoint()
        return around.center().toPoint()

    def anywhere(self, widget: QWidget, beyond: int = 0) -> QPoint:
        """A point of a widget, or so far beyond its edges."""
        return QPoint(
            self._chance.randint(-beyond, max(1, widget.width()) + beyond),
            self._chance.randint(-beyond, max(1, widget.height()) + beyond),
        )

    def _good_move(self) -> Move | None:
        """A legal move, rather one that goes home or fills."""
        moves = list(self._game.position.legal_moves)
        if not moves:
            return None
        home = [move for move in moves if move.target and move.target.kind.name == "FOUNDATION"]
        return self._chance.choice(home if home and self._chance.random() < 0.8 else moves)

    def _drag(self, way: list[QPoint], button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        QTest.mousePress(self._view, button, pos=way[0])
        for point in way[1:]:
            QTest.mouseMove(self._view, point)
        if self._scene.held is not None:
            inside = self._view.rect().contains(way[-1])
            self._effects.note("card dropped" if inside else "card dropped off the window")
        QTest.mouseRelease(self._view, button, pos=way[-1])

    def _drag_card(self) -> None:
        move = self._good_move()
        if move is None or move.target is None or move.source == STOCK:
            QTest.mouseClick(self._view, Qt.MouseButton.LeftButton, pos=self._spot(STOCK))
            return
        start, end = self._spot(move.source), self._spot(move.target)
        self._drag([start, start + (end - start) / 3, start + 2 * (end - start) / 3, end])

    def _click_card(self) -> None:
        place = self._chance.choice(PLACES)
        if (move := self._good_move()) is not None and self._chance.random() < 0.6:
            place = move.source
        QTest.mouseClick(self._view, Qt.MouseButton.LeftButton, pos=self._spot(place))

    def _drag_anywhere(self) -> None:
        beyond = self._chance.choice((0, 0, 150))
        points = self._chance.randint(2, 6)
        way = [self.anywhere(self._view, beyond) for _ in range(points)]
        if self._chance.random() < 0.6:
            way[0] = self._spot(self._chance.choice(PLACES))
        self._drag(way, self._chance.choice(_BUTTONS))

    def _drag_off(self) -> None:
        """Take a card that can be taken, and let go of it outside."""
        movable = [move.source for move in self._game.position.legal_moves if move.target]
        way = [self._spot(self._chance.choice(movable or PLACES))]
        far = QPoint(self._view.width() + 50, self._view.height() + 50)
        end = self._chance.choice([QPoint(-50, way[0].y()), QPoint(way[0].x(), -50), far])
        self._drag([*way, (way[0] + end) / 2, end])

    def click_anywhere(self, widget: QWidget) -> None:
        """Click somewhere, once to three times in a row, with any button."""
        button, point = self._chance.choice(_BUTTONS), self.anywhere(widget)
        times = self._chance.randint(1, 3)
        for click in range(times):
            # Of every two in a row the second is sent as a double click's.
            if click % 2:
                QTest.mouseDClick(widget, button, pos=point)
            else:
                QTest.mouseClick(widget, button, pos=point)
        self._effects.note(f"{button.name.removesuffix('Button').lower()} clicks in a row: {times}")

    def _press(self) -> None:
        """Half of a gesture: the other half may come, or never."""
        deed = self._chance.choice([QTest.mousePress, QTest.mouseRelease])
        deed(self._view, self._chance.choice(_BUTTONS), pos=self.anywhere(self._view))

    def press_key(self, widget: QWidget) -> None:
        """Press a key, release one, or both."""
        key, modifier = (
            self._chance.choice(_KEYS),
            self._chance.choice((*_MODIFIERS[:1] * 3, *_MODIFIERS)),
        )
        if modifier is Qt.KeyboardModifier.ControlModifier and key in (Qt.Key.Key_Q, Qt.Key.Key_P):
            return
        self._remember(f"{key.name} with {modifier.name}")
        match self._chance.choice(["click", "click", "click", "press", "release"]):
            case "click":
                QTest.keyClick(widget, key, modifier)
            case "press":
                QTest.keyPress(widget, key, modifier)
            case "release":
                QTest.keyRelease(widget, key, modifier)

    def _chord(self) -> None:
        """A key that means something."""
        named = {which: self._window.actions_by_name[which] for which in Action}
        keys = [
            (which, sequence)
            for which, action in named.items()
            for sequence in action.shortcuts()
            if which not in _NOT_PRESSED and sequence.count() == 1 and _can_be_typed(sequence)
        ]
        which, sequence = self._chance.choice(keys)
        self._remember(
            f"{which.name} by {sequence.toString(QKeySequence.SequenceFormat.PortableText)}"
        )
        combination = sequence[0]
        QTest.keyClick(
            QApplication.focusWidget() or self._window,
            combination.key(),
            combination.keyboardModifiers(),
        )

    def _act(self) -> None:
        which = self._chance.choice([each for each in Action if each not in _NOT_PRESSED])
        self._remember(which.name)
        self._window.actions_by_name[which].trigger()

    def _undo_storm(self) -> None:
        for _ in range(self._chance.randint(5, 40)):
            which = self._chance.choices((Action.UNDO, Action.REDO), (3, 2))[0]
            self._window.actions_by_name[which].trigger()
            if self._chance.random() < 0.1:
                QCoreApplication.processEvents()

    def _resize(self) -> None:
        width, height = self._chance.choice(
            [(640, 480), (800, 600), (1_000, 700), (450, 800), (1_200, 420), (0, 0)]
        )
        if not width:
            width, height = self._chance.randint(300, 1_300), self._chance.randint(200, 900)
        self._window.resize(width, height)

    def _rescale(self) -> None:
        """To a screen of another scale."""
        screen = self._chance.choice(QGuiApplication.screens())
        self._window.windowHandle().setScreen(screen)
        self._window.move(screen.geometry().topLeft() + QPoint(20, 40))
        QCoreApplication.processEvents()

    def _minimise(self) -> None:
        self._window.showMinimized()
        QCoreApplication.processEvents()
        self._game.play(DEAL)
        if self._chance.random() < 0.9:
            self._window.come_forward()

    def _change_state(self) -> None:
        states = (
            self._window.showMinimized, self._window.showMaximized, self._window.showNormal,
            self._window.showFullScreen, self._window.hide, self._window.clearFocus,
        )  # fmt: skip
        self._chance.choice(states)()
        QCoreApplication.processEvents()
        if self._chance.random() < 0.7 or not self._window.isVisible():
            self._window.come_forward()

    def _prefer(self, preference: Any) -> None:
        if preference.type is bool:
            value: object = self._chance.random() < 0.5
        elif preference is LANGUAGE:
            value = self._chance.choice(["system", "en", "kk", "en", "kk", "xx"])
        elif hasattr(preference.type, "__members__"):
            value = self._chance.choice(list(preference.type))
        else:
            value = preference.default
        self._remember(f"{preference.key} is {value}")
        self._preferences.set(preference, value)

    def _paste(self) -> None:
        text = self._chance.choice(_PASTED)
        match self._chance.choice(["text", "position", "game"]):
            case "position":
                text = self._game.position.to_text()
            case "game":
                text = write(self._game.record).decode()
        QGuiApplication.clipboard().setText(text)
        self._window.actions_by_name[Action.PASTE].trigger()

    def _drop(self) -> None:
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(self._chance.choice(["/dev/null", "/nowhere.bigben"]))])
        QApplication.sendEvent(
            self._window,
            QDropEvent(
                QPointF(5, 5),
                Qt.DropAction.CopyAction,
                data,
                Qt.MouseButton.LeftButton,
                Qt.KeyboardModifier.NoModifier,
            ),
        )

    def _deal_twice(self) -> None:
        """The second while the cards of the first are on their way, or those of a move."""
        for _ in range(2):
            if self._scene.moving:
                self._effects.note("new game in the midst of motion")
            self._window.session.deal_new(self._chance.choice(list(Rules)))
            QCoreApplication.processEvents()

    def _go_late(self) -> None:
        """To the last moves of a game that was won: few random games get there."""
        number, moves = self._won
        made = len(moves) - self._chance.choice((1, 5, 20, 60))
        session = self._window.session
        record = GameRecord(
            str(uuid.uuid4()), number, Rules.BIG_BEN, Source.FILE, journal=moves, cursor=made
        )
        session.lay(session.opened(record))
        if self._chance.random() < 0.5:
            for move in moves[made:]:
                self._game.play(move)
