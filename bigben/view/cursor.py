"""The keyboard's place on the table, and the card that it has in hand."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from bigben.engine import DEAL, STOCK, IllegalMove, Move, Place, PlaceKind
from bigben.model import choices
from bigben.model.game import Game
from bigben.view.focus_mark import FocusMark
from bigben.view.scene import TableScene
from bigben.view.walk import Way, line_of, neighbour

_START: Final = Place.tableau(12)
# In card widths.
_LIFT: Final = 0.18
"""How far a card that is taken in hand rises."""
_CARRY: Final = 0.5
"""How far above another place it is held, so that the lower half of what lies there is seen."""


class Cursor(QObject):
    """Where the keyboard is, and what Enter does there; a screen reader's Press does the same.

    It moves only when it is told to. A card in hand goes with it, over whatever it comes to;
    with an empty hand it spreads a pile whose cards are closed up.

    Attributes:
        place: where it is.
        source: the place that the card in hand was taken from; None if the hand is empty.
        targets: where the card in hand may go, the best first.
        presses: whether a press does anything; otherwise the table is only there to be looked at.

    Signals:
        moved: it has come to another place.
        picked_up: a card was taken in hand.
        put_back: the card in hand went back to where it was taken from.
        hand_changed: a card was taken in hand, put back or dropped.
    """

    moved = Signal()
    picked_up = Signal()
    put_back = Signal()
    hand_changed = Signal()

    def __init__(self, scene: TableScene, game: Game, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.place = _START
        self.source: Place | None = None
        self.targets: list[Place] = []
        self.presses = True
        self._scene = scene
        self._game = game
        self._line = line_of(_START, 12)
        self._marked = False
        self._focused = False
        self._mark = FocusMark()
        scene.addItem(self._mark)
        game.when_cards_move(self._forget)
        game.changed.connect(self.refresh)
        scene.looking.changed.connect(self.refresh)

    # Where it is

    def go(self, place: Place, *, marked: bool = True) -> None:
        """Come to a place; ``marked``: and be seen there, which a pointer has no need of."""
        self._marked = marked
        changed = place != self.place
        if changed:
            self.place = place
            self._line = line_of(place, self._line)
        self._hover(place)
        if marked and self.source is None:
            self._scene.look_at(place if place.kind is PlaceKind.TABLEAU else None)
        self.refresh()
        if changed:
            self.moved.emit()

    def walk(self, way: Way) -> None:
        """Go to the next place on a way."""
        self.go(neighbour(self.place, way, self._line))

    def next_target(self, step: int = 1) -> None:
        """Go to the next place that takes the card in hand, or back by a negative step."""
        if not self.targets:
            return
        if self.place in self.targets:
            index = (self.targets.index(self.place) + step) % len(self.targets)
        else:
            index = 0 if step > 0 else -1
        self.go(self.targets[index])

    def set_focused(self, focused: bool) -> None:
        """Whether the keyboard is at the table at all."""
        self._focused = focused
        if not focused and self._marked:
            self._scene.look_at(None)
        self.refresh()

    def refresh(self) -> None:
        """Show the mark where the place is now, whatever size it has come to have."""
        visible = self._marked and self._focused
        self._mark.setVisible(visible)
        if visible:
            looking = self._scene.looking
            spread = looking.place == self.place
            around = looking.area(self._scene.table) if spread else self._scene.area(self.place)
            table = self._scene.table
            self._mark.frame(around, QRectF(QPointF(), table.size), table.w)

    # What it does

    def press(self, place: Place) -> None:
        """Take the top card of a place in hand, drop the one in hand there, or deal.

        A card in hand that is not taken stays in hand, and the game says why by ``refused``.
        """
        if not self.presses:
            return
        if self.source is not None:
            if place == self.source:
                self.cancel()
            else:
                self._game.play(Move(self.source, place))
        elif self._scene.held is not None:
            return  # the pointer has it
        elif place == STOCK:
            self._game.play(DEAL)
        else:
            self._pick_up(place)

    def send_home(self) -> None:
        """Send the card in hand, or else the top card here, to the best foundation."""
        source = self.place if self.source is None else self.source
        try:
            move = choices.best_move(self._game.position, source, home_only=True)
        except IllegalMove as illegal:
            self._game.refuse(illegal)
            return
        self._game.play(move)

    def cancel(self) -> bool:
        """Put the card in hand back; returns whether there was one."""
        if self.source is None:
            return False
        self._empty_hand()
        self._scene.let_go()
        self.put_back.emit()
        self.hand_changed.emit()
        return True

    def _pick_up(self, place: Place) -> None:
        targets = choices.targets(self._game.position, place)
        if not targets:
            self._game.refuse(choices.why_immovable(self._game.position, place))
            return
        self.source, self.targets = place, targets
        self._scene.hold(place, targets)
        self.refresh()
        self._hover(place)
        self.picked_up.emit()
        self.hand_changed.emit()

    def _hover(self, place: Place) -> None:
        """Hold the card in hand over where it would lie."""
        held = self._scene.held
        if self.source is None or held is None:
            return
        cards = list(self._game.position.cards(place))
        if place == self.source:
            rise = _LIFT
        else:
            cards.append(held.card)
            rise = _CARRY
        rest = self._scene.table.cards(place, cards)[-1]
        held.setPos(rest.topLeft() - QPointF(0, rise * self._scene.table.w))

    def _forget(self) -> None:
        """The table changed: the scene has taken the card from the hand, wherever it went."""
        if self.source is not None:
            self._empty_hand()
            self.hand_changed.emit()

    def _empty_hand(self) -> None:
        self.source, self.targets = None, []
