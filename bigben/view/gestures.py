"""What the pointer means: clicks, drags and looks, from presses, moves and releases."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QGuiApplication

from bigben.engine import DEAL, PLACES, STOCK, WASTE, IllegalMove, Move, Place, PlaceKind
from bigben.model import choices
from bigben.model.game import Game
from bigben.view.durations import LONG_PRESS_MS
from bigben.view.geometry import Hit, overlap
from bigben.view.hover import Hover
from bigben.view.scene import TableScene


class _State(Enum):
    IDLE = auto()
    PRESSED = auto()
    """The button is down; whether it is a click or a drag is open."""
    DRAGGING = auto()
    LOOKING = auto()
    """A covered card is lifted, or its place lies open, for as long as the button is down."""
    SPENT = auto()
    """The button is down, but this press means nothing any more."""


class Gestures(QObject):
    """Turns the pointer's presses, moves and releases into moves of the game.

    Points are in the scene's coordinates. Whatever lies under them is judged by the places of
    rest, and an animation under way is finished first: no input is ever ignored for it.

    Attributes:
        click_moves: whether a click moves a card; otherwise a double click sends it home.
    """

    def __init__(self, scene: TableScene, game: Game, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.click_moves = True
        self._scene = scene
        self._game = game
        self._state = _State.IDLE
        self._pressed_at = QPointF()
        self._button = Qt.MouseButton.NoButton
        self._hit: Hit | None = None
        self._grip = QPointF()
        self._targets: list[Place] = []
        self._opened = False
        self._hover = Hover(scene, self)
        self._last_click_moved = False
        self._since_fill = QElapsedTimer()
        self._long_press = QTimer(self)
        self._long_press.setSingleShot(True)
        self._long_press.setInterval(LONG_PRESS_MS)
        self._long_press.timeout.connect(self._look)
        game.when_cards_move(self._forget)

    # Told by the view

    def press(self, point: QPointF, button: Qt.MouseButton, *, double: bool = False) -> None:
        """A button went down; ``double``: as the second press of a double click."""
        if self._state is not _State.IDLE:
            self.cancel()
            return
        self._scene.finish()
        self._hit = self._scene.hit(point)
        self._pressed_at = point
        self._button = button
        self._close_unless_hit()
        if button is Qt.MouseButton.RightButton:
            self._look()
        elif button is not Qt.MouseButton.LeftButton or self._hit is None:
            self._state = _State.SPENT
        elif double and self._last_click_moved and self._hit.place != STOCK:
            # The first click of the two moved a card, and another lies here now.
            self._last_click_moved = False
            self._state = _State.SPENT
        elif double and not self.click_moves and self._is_movable(self._hit):
            self._state = _State.SPENT
            self._try(lambda source: choices.best_move(self._game.position, source, home_only=True))
        else:
            self._state = _State.PRESSED
            if self._is_covered(self._hit) or self._opens_waste(self._hit):
                self._long_press.start()

    def move(self, point: QPointF) -> None:
        """The pointer moved."""
        if self._state is _State.IDLE:
            self._hover.move(point)
            return
        if self._state is _State.LOOKING and self._button is Qt.MouseButton.LeftButton:
            self._drag_after_look(point)
        if self._state is _State.PRESSED and self._is_drag(point):
            self._begin_drag()
        if self._state is _State.DRAGGING and self._scene.held is not None:
            self._scene.held.setPos(point - self._grip)

    def release(self, point: QPointF) -> None:
        """The button went up."""
        if self._state is not _State.IDLE:
            self.move(point)
        state, self._state = self._state, _State.IDLE
        self._long_press.stop()
        if state is _State.PRESSED:
            self._click()
        elif state is _State.DRAGGING:
            self._drop()
        elif state is _State.LOOKING:
            self._end_look()

    def leave(self) -> None:
        """The pointer left the table."""
        self._hover.leave()

    def cancel(self) -> bool:
        """End a drag or a look without a move; returns whether there was one."""
        state = self._state
        if state is not _State.IDLE:
            self._state = _State.SPENT
        self._long_press.stop()
        if state is _State.DRAGGING:
            self._scene.let_go()
        elif state is _State.LOOKING:
            self._end_look()
        return state in (_State.DRAGGING, _State.LOOKING)

    def pointer_lost(self) -> None:
        """The release will not come: the window lost the pointer."""
        self.cancel()
        self._hover.leave()
        self._state = _State.IDLE

    # What a gesture comes to

    def _begin_drag(self) -> None:
        self._long_press.stop()
        if self._hit is None or not self._is_movable(self._hit):
            self._state = _State.SPENT
            self._refuse()
            return
        self._state = _State.DRAGGING
        self._targets = choices.targets(self._game.position, self._hit.place)
        held = self._scene.hold(self._hit.place, self._targets)
        self._grip = self._pressed_at - held.pos()

    def _drop(self) -> None:
        source = self._hit.place if self._hit else STOCK
        target = self._largest_overlap(self._targets)
        if target is None:
            # A try that is illegal glides back, and the player is told why.
            target = self._largest_overlap(
                [place for place in PLACES if place.hour and place != source]
            )
        if target is None or not self._game.play(Move(source, target)):
            self._scene.let_go()

    def _largest_overlap(self, places: list[Place]) -> Place | None:
        held = self._scene.held
        if held is None:
            return None
        card = QRectF(held.pos(), self._scene.table.card_size)
        shared, best = max(
            ((overlap(card, self._scene.area(place)), place) for place in places),
            key=lambda pair: pair[0],
            default=(0.0, None),
        )
        return best if shared > 0 else None

    def _click(self) -> None:
        self._last_click_moved = False
        if self._hit is None:
            return
        if self._hit.place == STOCK:
            self._click_stock()
        elif not self._is_movable(self._hit):
            self._refuse()
        elif self.click_moves:
            self._last_click_moved = self._try(
                lambda source: choices.best_move(self._game.position, source)
            )

    def _click_stock(self) -> None:
        just_filled = self._since_fill.isValid() and not self._since_fill.hasExpired(
            QGuiApplication.styleHints().mouseDoubleClickInterval()
        )
        if just_filled:
            # The second press of a double click on the stock: one fill was meant, not two deals.
            return
        fills = bool(self._game.position.gaps)
        if self._game.play(DEAL) and fills:
            self._since_fill.start()

    def _try(self, choose: Callable[[Place], Move]) -> bool:
        if self._hit is None:
            return False
        try:
            move = choose(self._hit.place)
        except IllegalMove as illegal:
            self._game.refuse(illegal)
            return False
        return self._game.play(move)

    def _refuse(self) -> None:
        """Say why what was pressed can't move."""
        if self._hit is not None and self._hit.place != STOCK:
            self._game.refuse(
                choices.why_immovable(self._game.position, self._hit.place, self._hit.card_index)
            )

    def _look(self) -> None:
        hit = self._hit
        if hit is None or not (self._is_covered(hit) or self._opens_waste(hit)):
            self._state = _State.SPENT
            return
        self._state = _State.LOOKING
        looking = self._scene.looking
        if looking.place != hit.place and looking.is_worth_it(hit.place, self._scene.table):
            self._opened = True
            self._scene.look_at(hit.place)
        else:
            self._scene.lift(hit.place, hit.card_index or 0)

    def _end_look(self) -> None:
        """Lower what was lifted, and close what was opened."""
        self._scene.lower()
        if self._opened:
            self._opened = False
            self._scene.look_at(None)

    def _drag_after_look(self, point: QPointF) -> None:
        """A press that looked through the waste goes on as a drag of its top card."""
        if self._hit is not None and self._is_movable(self._hit) and self._is_drag(point):
            self._end_look()
            self._scene.finish()
            self._state = _State.PRESSED

    def _close_unless_hit(self) -> None:
        """Close what lies open, unless it is what was pressed."""
        place = self._scene.looking.place
        if place is not None and (self._hit is None or self._hit.place != place):
            self._hover.leave()
            self._scene.look_at(None)

    def _forget(self) -> None:
        """The table changed under the pointer: what was pressed is no longer there."""
        self._opened = False
        if self._state is not _State.IDLE:
            self._state = _State.SPENT
            self._long_press.stop()

    def _is_drag(self, point: QPointF) -> bool:
        """Whether the pointer has gone too far from where it was pressed for a click."""
        way = (point - self._pressed_at).manhattanLength()
        return way >= QGuiApplication.styleHints().startDragDistance()

    def _is_movable(self, hit: Hit) -> bool:
        """Whether a card is hit that may leave its place: the top card of a pile or the waste."""
        return (
            (hit.place == WASTE or hit.place.kind is PlaceKind.TABLEAU)
            and hit.card_index is not None
            and not self._is_covered(hit)
        )

    def _opens_waste(self, hit: Hit) -> bool:
        """Whether the waste is hit and can be fanned out."""
        looking = self._scene.looking
        return (
            hit.place == WASTE
            and looking.place != WASTE
            and looking.is_worth_it(WASTE, self._scene.table)
        )

    def _is_covered(self, hit: Hit) -> bool:
        cards = self._game.position.cards(hit.place)
        return (
            (hit.place == WASTE or hit.place.kind is PlaceKind.TABLEAU)
            and hit.card_index is not None
            and hit.card_index < len(cards) - 1
        )
