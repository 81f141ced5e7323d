"""The cards on the table, in step with the game: which item lies where, and how it gets there."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsScene

from bigben.engine import HOURS, STOCK, Card, Entry, Place, PlaceKind, Step
from bigben.model.game import Game
from bigben.view.animator import Animator, Flight
from bigben.view.captions import Captions
from bigben.view.clockwork import Clockwork
from bigben.view.durations import DEAL_OUT_STEP_MS, FILL_STEP_MS, MOVE_MS, SETTLE_MS
from bigben.view.faces import Faces
from bigben.view.geometry import PLACES, Hit, Table
from bigben.view.hands import ALL_CARDS
from bigben.view.items import CardItem, GapsItem, Mark
from bigben.view.sprites import Sprites
from bigben.view.themes import Theme

_LIFT: Final = 0.12
"""How far a card that is lifted to be looked at rises, in card widths."""
_HELD_Z: Final = 20_000.0


class TableScene(QGraphicsScene):
    """104 card items in the places that the game's position has them.

    Each of the game's signals takes the items to their new places at once, by the steps that
    it carries; the way there is shown by flights that can be finished at any moment. So what
    lies where is never a matter of animation.

    Attributes:
        table: the geometry for the present size.
        theme: the colours.
        held: the item that the pointer drags, if any.
        animator: what moves the items.
        clockwork: the parts of the clock that follow the game.
    """

    def __init__(
        self, game: Game, faces: Faces, theme: Theme, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.table = Table(QSizeF(0, 0))
        self.theme = theme
        self.held: CardItem | None = None
        self._game = game
        self._faces = faces
        self._sprites = Sprites(faces, 0, 1)
        self._gaps = GapsItem()
        self.addItem(self._gaps)
        self.clockwork = Clockwork(self)
        self._captions = Captions(self)
        self.animator = Animator(self)
        self.animator.finished.connect(self._show_rest)
        self._items: dict[Place, list[CardItem]] = {}
        for place in PLACES:
            self._items[place] = [CardItem(card) for card in game.position.cards(place)]
            for item in self._items[place]:
                self.addItem(item)
        game.moved.connect(self._show_move)
        game.redone.connect(self._show_move)
        game.undone.connect(self._show_undo)
        game.restarted.connect(self._show_restart)
        game.dealt.connect(self._show_deal)

    # What lies where

    def items_at(self, place: Place) -> Sequence[CardItem]:
        """The items at a place, bottom card first."""
        return self._items[place]

    def hit(self, point: QPointF) -> Hit | None:
        """What lies under a point when everything is at rest."""
        return self.table.hit(point, self._game.position.cards)

    def area(self, place: Place) -> QRectF:
        """The rectangle around a place with its cards at rest."""
        return self.table.area(place, self._game.position.cards(place))

    # Size and looks

    def resize(self, size: QSizeF, ratio: float) -> None:
        """Lay everything anew for a view of this size, with so many device pixels a unit."""
        self.finish()
        self.table = Table(size, mirrored=self.table.mirrored)
        self.setSceneRect(QRectF(QPointF(), size))
        if (self.table.w, ratio) != (self._sprites.width, self._sprites.ratio):
            self._sprites = Sprites(self._faces, self.table.w, ratio)
        self._show_rest()

    def set_looks(self, faces: Faces, theme: Theme, *, mirrored: bool = False) -> None:
        """Change the faces, the colours, and the side of the stock."""
        self.finish()
        self.table = Table(self.table.size, mirrored=mirrored)
        self._faces, self.theme = faces, theme
        self._sprites = Sprites(faces, self._sprites.width, self._sprites.ratio)
        if self.table.w:
            self._show_rest()

    # In hand

    def finish(self) -> None:
        """Put everything that still flies where it belongs, now."""
        self.animator.finish()

    def hold(self, place: Place, targets: Iterable[Place]) -> CardItem:
        """Take the top card of a place in hand and mark its targets; who takes it moves it."""
        self.finish()
        items = self._items[place]
        self.held = items[-1]
        self.held.setZValue(_HELD_Z)
        if len(items) > 1:
            items[-2].setVisible(True)
        for target in targets:
            self._mark(self._items[target][-1], Mark.TARGET)
        return self.held

    def let_go(self) -> None:
        """Let the held card glide back to the place it was taken from."""
        held = self._drop()
        if held is not None:
            self._fly([held])

    def lift(self, place: Place, index: int) -> None:
        """Raise a covered card above its pile, to be looked at."""
        self.finish()
        item = self._items[place][index]
        item.setZValue(_HELD_Z)
        item.setPos(item.pos() - QPointF(0, _LIFT * self.table.w))

    def lower(self) -> None:
        """Put a lifted card back."""
        self._show_rest()

    def _drop(self) -> CardItem | None:
        """Take the held card out of the hand and the marks off its targets."""
        held, self.held = self.held, None
        for item in self._all_items():
            if item.mark is Mark.TARGET:
                self._mark(item, Mark.NONE)
        return held

    # What the game tells

    def _show_move(self, entry: Entry) -> None:
        self.finish()
        held = self._drop()
        moved = self._take(entry.steps)
        self._mark_fresh(moved if entry.move.target is None else ())
        self._fly(moved, SETTLE_MS if held in moved else MOVE_MS, from_stock=held is None)

    def _show_undo(self, entry: Entry) -> None:
        self.finish()
        self._drop()
        moved = self._take(
            [Step(step.card, step.target, step.source) for step in reversed(entry.steps)]
        )
        self._mark_fresh(())
        self._fly(moved)

    def _show_restart(self) -> None:
        self.finish()
        self._drop()
        self._sort_items()
        self._mark_fresh(())
        self._fly((), others_ms=MOVE_MS)

    def _show_deal(self) -> None:
        self.finish()
        self._drop()
        self._sort_items()
        self._mark_fresh(())
        stock = self._snap(self.table.stock().topLeft())
        for item in self._all_items():
            item.setPos(stock)
        out = [
            item
            for place in PLACES
            if place.kind in (PlaceKind.FOUNDATION, PlaceKind.TABLEAU)
            for item in self._items[place]
        ]
        self._fly(out, step_ms=DEAL_OUT_STEP_MS, from_stock=True)

    def _take(self, steps: Iterable[Step]) -> list[CardItem]:
        """Take the top items from place to place; returns those that moved, in order."""
        moved = []
        for step in steps:
            moved.append(self._items[step.source].pop())
            self._items[step.target].append(moved[-1])
        return moved

    def _sort_items(self) -> None:
        """Give each place of the game's position items of its cards, whichever lay where."""
        pool: dict[Card, list[CardItem]] = {}
        for item in self._all_items():
            pool.setdefault(item.card, []).append(item)
        for place in PLACES:
            self._items[place] = [pool[card].pop() for card in self._game.position.cards(place)]

    # How it is shown

    def _fly(
        self,
        moved: Collection[CardItem],
        duration_ms: int = MOVE_MS,
        *,
        step_ms: int = FILL_STEP_MS,
        others_ms: int = SETTLE_MS,
        from_stock: bool = False,
    ) -> None:
        """Let items fly to where they rest: the moved ones one after another, others at once.

        ``from_stock`` hides each moved item until it sets out: it lay face down till then.
        """
        number = {item: index for index, item in enumerate(moved)}
        flights = []
        for item, rest, z in self._rests():
            if item.pos() == rest:
                item.setZValue(z)
                continue
            delay_ms = number.get(item, 0) * step_ms
            flights.append(
                Flight(
                    item,
                    item.pos(),
                    rest,
                    delay_ms,
                    duration_ms if item in number else others_ms,
                    z,
                    hidden=from_stock and delay_ms > 0,
                )
            )
        self._show_still(depth=2)
        self.animator.fly(flights)

    def _show_rest(self) -> None:
        """Put every item where it rests, whatever moved it."""
        for item, rest, z in self._rests():
            item.setPos(rest)
            item.setZValue(z)
        self._show_still(depth=1)

    def _show_still(self, depth: int) -> None:
        """Bring pictures, gaps and captions up to date; of stacked cards show the top ones."""
        for place, items in self._items.items():
            stacked = place.kind is not PlaceKind.TABLEAU
            for index, item in enumerate(items):
                picture = self._sprites.back() if place == STOCK else self._sprites.face(item.card)
                visible = not stacked or index >= len(items) - depth
                item.setVisible(visible)
                if visible:
                    item.show_picture(picture, self._sprites.margin)
                if item.mark is not Mark.NONE:
                    self._mark(item, item.mark)
        position = self._game.position
        won = position.cards_home == ALL_CARDS
        self._gaps.outline(
            [
                *(rect for hour in HOURS for rect in self.table.gaps(hour, position.tableau[hour])),
                *([] if position.waste or won else [self.table.waste()]),
                *([] if position.stock or won else [self.table.stock()]),
            ],
            self.table.w,
            self.theme.gap,
        )
        self.clockwork.show(
            self.table, self._sprites.ratio, self.theme, self._faces.style, position
        )
        self._captions.show(self.table, self.theme, position)

    def _rests(self) -> Iterator[tuple[CardItem, QPointF, float]]:
        """Each item with its place of rest and its height; the held one goes with the pointer."""
        for order, (place, items) in enumerate(self._items.items()):
            rects = self.table.cards(place, [item.card for item in items])
            for index, (item, rect) in enumerate(zip(items, rects, strict=True)):
                if item is not self.held:
                    # No two cards share a height: whose shadow falls on whose neighbour must
                    # not depend on which of two equal items lies where.
                    height = index + order / len(PLACES)
                    yield item, self._snap(rect.topLeft()), height

    def _snap(self, point: QPointF) -> QPointF:
        """The nearest whole device pixel, where pictures stay sharp."""
        ratio = self._sprites.ratio
        return QPointF(round(point.x() * ratio) / ratio, round(point.y() * ratio) / ratio)

    def _all_items(self) -> Iterator[CardItem]:
        for items in self._items.values():
            yield from items

    def _mark_fresh(self, fresh: Collection[CardItem]) -> None:
        for item in self._all_items():
            if item in fresh:
                self._mark(item, Mark.FRESH)
            elif item.mark is Mark.FRESH:
                self._mark(item, Mark.NONE)

    def _mark(self, item: CardItem, mark: Mark) -> None:
        colour = self.theme.target if mark is Mark.TARGET else self.theme.fresh
        item.set_mark(mark, QRectF(QPointF(), self.table.card_size), colour, self.theme.casing)
