"""The cards on the table, in step with the game: which item lies where, and how it gets there."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Signal
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from bigben.engine import (
    DEAL,
    HOURS,
    PLACES,
    WASTE,
    Card,
    Entry,
    Move,
    Place,
    PlaceKind,
    Step,
)
from bigben.model.game import Game
from bigben.view import flights
from bigben.view.animator import Animator, Flight
from bigben.view.card_pictures import CardPictures
from bigben.view.cards.card_item import CardItem, Mark
from bigben.view.cards.card_items import CardItems
from bigben.view.cards.faces import Faces
from bigben.view.cards.sprites import Sprites
from bigben.view.durations import (
    DEAL_OUT_STEP_MS,
    FILL_STEP_MS,
    MOVE_MS,
    SETTLE_MS,
    SPREAD_MS,
)
from bigben.view.flights import Manner
from bigben.view.geometry import Hit, Table
from bigben.view.ghost import Ghost, ways_of
from bigben.view.heights import HELD_Z
from bigben.view.looking import Looking
from bigben.view.marks import Marks
from bigben.view.pointing import Pointing
from bigben.view.resting import Resting
from bigben.view.strike import SEEN_AT_HOME, RayCard, Strike
from bigben.view.surroundings import Surroundings
from bigben.view.table_looks import TableLooks
from bigben.view.themes import Theme

_LIFT: Final = 0.12
"""How far a card that is lifted to be looked at rises, in card widths."""


class TableScene(QGraphicsScene):
    """104 card items in the places that the game's position has them.

    Each of the game's signals takes the items to their new places at once, by the steps that
    it carries; the way there is shown by flights that can be finished at any moment. So what
    lies where is never a matter of animation.

    Attributes:
        theme: the colours.
        held: the item that the pointer drags, if any.
        animator: what moves the items.
        clockwork: the parts of the clock that follow the game.
        looking: what is looked at more closely.
        pointing: what is ringed and marked.
        strike: the strike of the clock at a win.

    Signals:
        settled: everything has come to rest, and nothing follows.
    """

    settled = Signal()

    def __init__(
        self, game: Game, faces: Faces, theme: Theme, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.theme = theme
        self.held: CardItem | None = None
        self._game = game
        self._faces = faces
        self._text_scale = 1.0
        self._sharpening: Iterator[bool] | None = None
        """Draws the pictures that are shown stretched; None if all are sharp."""
        self._surroundings = Surroundings(self)
        self.clockwork = self._surroundings.clockwork
        self.animator = Animator(self)
        self.animator.finished.connect(self._arrive)
        self.looking = Looking(game, self)
        self.looking.changed.connect(self._show_looking)
        self._ghost = Ghost(self, self.animator)
        self.pointing = Pointing(self)
        self._behind = False
        """Whether the position is a move ahead of the items: nothing of it can be pointed out."""
        self.strike = Strike(self.animator, self.clockwork, self)
        self.strike.opening.connect(self._show_ray)
        self._items = CardItems(game.position)
        for item in self._items.all:
            self.addItem(item)
        self._marks = Marks(self._items.all, theme)
        self._resting = Resting(game, self._items, self.looking, self.strike)
        self._pictures = CardPictures(self._items, self._resting, Sprites(faces, 0, 1, theme))
        game.moved.connect(self._show_move)
        game.redone.connect(self._show_move)
        game.undone.connect(self._show_undo)
        game.restarted.connect(self._show_restart)
        game.dealt.connect(self._show_deal)

    # What lies where

    @property
    def table(self) -> Table:
        """The geometry for the present size."""
        return self._resting.table

    def items_at(self, place: Place) -> Sequence[CardItem]:
        """The items at a place, bottom card first."""
        return self._items[place]

    def hit(self, point: QPointF) -> Hit | None:
        """What lies under a point when nothing moves."""
        return self.looking.hit(point, self.table, self._game.position.cards)

    def area(self, place: Place) -> QRectF:
        """The rectangle around a place with its cards at rest."""
        return self.table.area(place, self._game.position.cards(place))

    # Size and looks

    def resize(self, size: QSizeF, ratio: float, *, soft: bool = False) -> None:
        """Lay everything anew for a view of this size, with that many device pixels a unit.

        To draw all pictures takes longer than a frame. If ``soft``, those that there are are
        shown stretched until the last call of :meth:`sharpen`, or until anything is to move.
        """
        self._land()
        self.looking.forget()
        self._resting.table = Table(size, mirrored=self.table.mirrored)
        self._resting.ratio = ratio
        self.setSceneRect(QRectF(QPointF(), size))
        self._sharpening = self._draw_sharp()
        if soft and self._pictures.sprites.width:
            self._pictures.stretch()
            self._show_rest()
        else:
            self._sharpen_at_once()

    def borrow(self, other: TableScene) -> None:
        """Have what another table shows to stretch at first, if its looks are the same."""
        if (other._faces, other.theme) == (self._faces, self.theme):
            self._pictures.sprites = other._pictures.sprites

    @property
    def is_sharp(self) -> bool:
        """Whether no picture is shown stretched."""
        return self._sharpening is None

    def sharpen(self) -> bool:
        """Draw one of the pictures that are shown stretched; returns whether there may be more.

        The cards become sharp all at once, with the last of them.
        """
        return self._sharpening is not None and next(self._sharpening, False)

    def set_looks(
        self, faces: Faces, theme: Theme, *, mirrored: bool = False, text_scale: float = 1.0
    ) -> None:
        """Change the faces, the colours, the side of the stock, and the size of words."""
        self._land()
        self.looking.forget()
        self._resting.table = Table(self.table.size, mirrored=mirrored)
        self._faces, self.theme, self._text_scale = faces, theme, text_scale
        self._pictures.sprites = Sprites(faces, 0, 1, theme)
        self._sharpening = self._draw_sharp()
        self._sharpen_at_once()

    def draw_ahead(self) -> bool:
        """Draw the face of one card that is covered; returns whether there was one to draw."""
        return bool(self.table.w) and self._pictures.sprites.draw_ahead()

    # In hand

    def finish(self) -> None:
        """Put everything that still flies where it belongs, now, and take a hint away.

        What is shown stretched is drawn: whatever comes next begins with sharp pictures.
        """
        self._land()
        self._sharpen_at_once()

    def _land(self) -> None:
        self.strike.due = False
        self.animator.finish()
        self._ghost.hide()

    @property
    def moving(self) -> bool:
        """Whether anything is on its way, or a hint is shown."""
        return self.animator.running or self._ghost.shown

    def hold(self, place: Place, targets: Iterable[Place]) -> CardItem:
        """Take the top card of a place in hand and mark its targets; who takes it moves it."""
        self.finish()
        items = self._items[place]
        self.held = items[-1]
        self.held.setZValue(HELD_Z)
        self._marks.set(Mark.TARGET, [self._items[target][-1] for target in targets])
        self.looking.forget()
        self._fly((), others_ms=SPREAD_MS)
        return self.held

    def let_go(self) -> None:
        """Let the held card glide back to the place it was taken from."""
        held = self._drop()
        if held is not None:
            self._fly([held], Manner.BACK)

    # Looking closer

    def look_at(self, place: Place | None) -> None:
        """Spread a closed-up pile or fan the waste out, in place of what was open; None: nothing.

        It stays so until the next move, drag, or call.
        """
        self.looking.look_at(place, self.table)

    def ring(self, card: Card | None) -> None:
        """Ring both copies of a card wherever they are in sight, until the next call."""
        self.pointing.card = card
        self._show_pointing()

    def mark_legal_moves(self, shown: bool) -> None:
        """Mark what can be moved whereto, until the next call; or stop marking it."""
        self.pointing.legal_shown = shown
        self._show_pointing()

    def lift(self, place: Place, index: int) -> None:
        """Raise a covered card above its pile, to be looked at."""
        self.finish()
        item = self._items[place][index]
        item.setZValue(HELD_Z)
        item.setPos(item.pos() - QPointF(0, _LIFT * self.table.w))

    def lower(self) -> None:
        """Put a lifted card back."""
        self.finish()
        self._show_rest()

    def _drop(self) -> CardItem | None:
        """Take the held card out of the hand and the marks off its targets."""
        held, self.held = self.held, None
        self._marks.set(Mark.TARGET, ())
        return held

    # Hints

    def show_hint(self, move: Move) -> None:
        """Let a ghost show a move a few times, until it is made or any other input comes.

        Raises ``IllegalMove`` if the move is none that can be made now.
        """
        self.finish()
        position = self._game.position
        ways = ways_of(move, position, self.table, lambda place: self._resting.rects(place)[-1])
        top = self._items[move.source][-1]
        sprites = self._pictures.sprites
        sprite = sprites.back() if move == DEAL else sprites.face(top.card)
        self._ghost.show(ways, sprite, self.table.w, self.theme)

    # What the game tells

    def _show_move(self, entry: Entry) -> None:
        held = self._begin_change()
        moved = self._items.take(entry.steps)
        self._marks.set(Mark.FRESH, moved if entry.move == DEAL else ())
        self.strike.due = self._game.position.is_won
        if held in moved:
            self._fly(moved, Manner.SETTLE)
        else:
            self._fly(moved, Manner.DEAL if entry.move == DEAL else Manner.MOVE)

    def _show_undo(self, entry: Entry) -> None:
        self._begin_change()
        moved = self._items.take(
            Step(step.card, step.target, step.source) for step in reversed(entry.steps)
        )
        self._marks.set(Mark.FRESH, ())
        self._fly(moved, Manner.UNDEAL if entry.move == DEAL else Manner.BACK)

    def _show_restart(self) -> None:
        self._begin_change()
        self._items.sort(self._game.position)
        self._marks.set(Mark.FRESH, ())
        self._fly((), others_ms=2 * MOVE_MS)

    def _show_deal(self) -> None:
        self._begin_change()
        self._items.sort(self._game.position)
        self._marks.set(Mark.FRESH, ())
        stock = self._resting.snap(self.table.stock().topLeft())
        for item in self._items.all:
            item.setPos(stock)
            item.setVisible(False)
        out = list(flights.deal_out_order(self._items.by_place))
        self._fly(out, Manner.LAY, step_ms=DEAL_OUT_STEP_MS)

    def _begin_change(self) -> CardItem | None:
        """Put everything where it was; returns the card that was in hand."""
        self._behind = True
        self.finish()
        self.looking.forget()
        self._behind = False
        return self._drop()

    # How it is shown

    def _fly(
        self,
        moved: Sequence[CardItem],
        manner: Manner = Manner.MOVE,
        *,
        step_ms: int = FILL_STEP_MS,
        others_ms: int = SETTLE_MS,
    ) -> None:
        """Let items fly to where they rest: the moved ones one after another, others at once."""
        if not self.table.w:
            return
        number = {item: index for index, item in enumerate(moved)}
        ways = []
        for place, item, point, z in self._resting.rests():
            index = number.get(item)
            if item is self.held:
                continue  # it goes with the pointer
            if index is not None:
                ways.append(
                    flights.card_flight(
                        item,
                        point,
                        z,
                        manner=manner,
                        delay_ms=index * step_ms,
                        sprites=self._pictures.sprites,
                        table=self.table,
                    )
                )
            elif item.pos() == point or not (item.isVisible() or place == self.looking.place):
                item.setPos(point)
                item.setZValue(z)
            else:
                ways.append(Flight(item, item.pos(), point, 0, others_ms, z))
        self._show_still({way.item for way in ways})
        self.animator.fly(ways)

    def _arrive(self) -> None:
        """Everything that flew has arrived."""
        self._ghost.hide()
        if not self._behind:  # else it is shown with the change that it made way for
            self._show_rest()
        if self.strike.due:
            self.strike.due = False
            self._show_surroundings(lit=False)
            for hour in HOURS:
                self._show_ray(hour, SEEN_AT_HOME)
            rays: dict[int, list[RayCard]] = {hour: [] for hour in HOURS}
            for place, item, point, z in self._resting.rests():
                if place.kind is PlaceKind.FOUNDATION:
                    rays[place.hour].append((item, point, z))
            self.strike.begin(rays, self.table.w)
        else:
            self.strike.end()
            self.settled.emit()

    def _show_ray(self, hour: int, cards: int = 0) -> None:
        """Draw the cards of a foundation, or that many top ones: most were covered till now.

        An hour at a time, as they open: all of them take longer than a frame.
        """
        for item in self._items[Place.foundation(hour)][-cards:]:
            item.show_picture(*self._pictures.sprites.face(item.card))

    def _show_looking(self) -> None:
        """Open what is looked at now, and close what was."""
        self.finish()
        self._fly((), others_ms=SPREAD_MS)

    def _show_rest(self) -> None:
        """Put every item where it rests, whatever moved it."""
        if not self.table.w:
            return  # no view has given the table a size yet: there is nothing to see
        for _, item, point, z in self._resting.rests():
            if item is not self.held:
                item.setPos(point)
                item.setZValue(z)
        self._show_still(())

    def _show_still(self, flying: Collection[QGraphicsItem]) -> None:
        """Bring pictures, gaps and captions up to date; of stacked cards show the top ones.

        Those are the cards that fly, and the top one of those that do not.
        """
        self._pictures.show(flying, self.held)
        self._show_surroundings(lit=self._resting.shines)

    def _draw_sharp(self) -> Iterator[bool]:
        """Draw what is seen at rest for the size it has, a picture or two a turn, and show it."""
        sprites = self._pictures.sprites
        w, ratio = self.table.w, self._resting.ratio
        # What a table that is like another has not at all, before what it has stretched.
        yield from self.clockwork.sharpen()
        if (w, ratio) != (sprites.width, sprites.ratio):
            sprites = Sprites(self._faces, w, ratio, self.theme)
            if w:
                yield from self._pictures.draw(sprites)
        self._pictures.sprites, self._sharpening = sprites, None
        self._pictures.stretch()
        self._marks.fit(self.table.card_size, self.theme)
        self._show_rest()

    def _sharpen_at_once(self) -> None:
        if self._sharpening is not None:
            deque(self._sharpening, 0)

    def _show_surroundings(self, *, lit: bool) -> None:
        vacated = QRectF()
        if self.held is not None:
            source = next(place for place in PLACES if self.held in self._items[place])
            vacated = self.table.vacated(source, self._game.position.cards(source))
        self._surroundings.show(
            self._game.position,
            TableLooks(self.table, self._resting.ratio, self.theme, self._faces),
            soft=self._sharpening is not None,
            panel=self.looking.area(self.table) if self.looking.place == WASTE else QRectF(),
            text_scale=self._text_scale,
            vacated=vacated,
            lit=lit,
        )
        self._show_pointing()

    def _show_pointing(self) -> None:
        if self._behind:
            return
        position, place = self._game.position, self.looking.place
        self.pointing.show(position, self._resting.rects, place, self.table.w, self.theme)
