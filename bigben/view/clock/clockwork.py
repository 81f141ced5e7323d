"""The parts of the clock that follow the game: hands, numerals, and each hour's progress."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsScene

from bigben.engine import HOURS, Position, base_card, foundation_size
from bigben.view.cards.face_styles import Style
from bigben.view.clock.clock_picture import ClockPicture
from bigben.view.clock.hands import Hands, rest_angles
from bigben.view.clock.numerals import numeral_outlines
from bigben.view.clock.progress import (
    paint_done,
    paint_glow,
    paint_goal,
    paint_numeral,
    paint_ticks,
)
from bigben.view.clock.radiance import Radiance
from bigben.view.geometry import Table
from bigben.view.heights import FULL_TRAY_Z, GLOW_Z, HANDS_Z, SIGNS_Z, TRAY_Z
from bigben.view.measures import CARD_HEIGHT, GLOW_REACH, LAMP_RADIUS
from bigben.view.outlines import rounded
from bigben.view.table_looks import TableLooks

_LINE_WIDTH: Final = 0.01
_GLOW: Final = QRectF(-0.5, -CARD_HEIGHT / 2, 1, CARD_HEIGHT).adjusted(
    -GLOW_REACH, -GLOW_REACH, GLOW_REACH, GLOW_REACH
)
_SHINING: Final = 0.5
"""The strength of its light from which on the dial is bright, and the hands are dark."""
_SPARE: Final = 0.03
"""Room for outlines around what is painted, in card widths."""


class Clockwork:
    """Shows how a position stands on the clock itself.

    Stock and waste lie in a tray. As soon as one of them is empty the hands are seen upon it;
    when all cards are home the clock stands open, and its dial shines.

    Pictures are painted only when what they show changes: a move repaints one hour.

    Attributes:
        hands: both hands; at rest they stand where the position has them.
    """

    def __init__(self, scene: QGraphicsScene) -> None:
        self._radiance = Radiance()
        scene.addItem(self._radiance)
        self.hands = Hands(scene, HANDS_Z)
        self._tray = QGraphicsPathItem()
        self._tray.setZValue(TRAY_Z)
        scene.addItem(self._tray)
        self._glows = {hour: _picture(scene, GLOW_Z) for hour in HOURS}
        self._signs = {hour: _picture(scene, SIGNS_Z) for hour in HOURS}
        self._numerals = {hour: _picture(scene, SIGNS_Z) for hour in HOURS}
        self._outlines = numeral_outlines()
        self._looks: TableLooks | None = None
        self._shining = False
        self._stretched = False
        self._counts: dict[int, int] = {}
        """How many cards each foundation has."""
        self._built: dict[int, int] = {}
        """The same as its pictures show it."""

    def show(self, looks: TableLooks, position: Position, *, lit: bool, soft: bool = False) -> None:
        """Show a position on a table.

        ``lit`` is whether a won game makes the dial shine already. If ``soft``, none is painted
        until :meth:`sharpen`: those for a table of another size are stretched.
        """
        table, won = looks.table, position.is_won
        if self._looks is None or looks.key != self._looks.key:
            self._fit(looks)
            if soft:
                self._stretch(table)
            else:
                self._stretched = False
                self._built.clear()
                self._radiance.put_out()
        self._looks = looks
        if not won:
            self._radiance.put_out()
        self.shine(1.0 if lit else 0.0)
        angles = rest_angles(position)
        self.hands.turn(angles)
        piles = ((position.stock, table.stock()), (position.waste, table.waste()))
        self.hands.lie_below([room for cards, room in piles if cards], table)
        self.hands.fill_track(table.w, 0 if won else angles.minute)
        self._tray.setVisible(not won)
        # Of hands that pass between two cards no more than slivers would be seen.
        full = bool(position.stock and position.waste)
        self._tray.setZValue(FULL_TRAY_Z if full else TRAY_Z)
        self._counts = {hour: len(position.foundations[hour]) for hour in HOURS}
        for hour, built in self._counts.items():
            if built != self._built.get(hour) and not self._stretched:
                self._show_hour(looks, hour, built)

    def sharpen(self) -> Iterator[bool]:
        """Draw what is stretched, a picture or two a turn."""
        looks = self._looks
        if not self._stretched or looks is None:
            return
        self._stretched = False
        for hour in HOURS:
            self._built.pop(hour, None)
            self._show_hour(looks, hour, self._counts[hour])
            yield True
        if self._radiance.isVisible():
            self._radiance.prepare(looks.table, looks.ratio, looks.theme)
            yield True
        else:
            self._radiance.put_out()

    def prepare_to_shine(self) -> None:
        """Paint the light of a won game before it is seen: in a frame with little else to do."""
        looks = self._looks
        if looks is not None and self._radiance.pixmap().isNull():
            self._radiance.prepare(looks.table, looks.ratio, looks.theme)

    def shine(self, strength: float) -> None:
        """Let the dial of a won game shine so strongly, 0 to 1; in its light the goals go out."""
        looks = self._looks
        if strength and not self._stretched:
            self.prepare_to_shine()
        self._radiance.shine(strength)
        shining = strength > _SHINING
        if shining != self._shining and looks is not None:
            self._shining = shining
            table, theme = looks.table, looks.theme
            if shining:
                self.hands.light(theme.lit_ink, theme.opal_edge, table.w)
            else:
                self.hands.fit(table, theme)
            # The cards have left their foundations: what tells of these has nothing to tell.
            for item in (*self._signs.values(), *self._glows.values()):
                item.setOpacity(0.0 if shining else 1.0)

    def _fit(self, looks: TableLooks) -> None:
        """Take a new size or new colours."""
        table, theme = looks.table, looks.theme
        self._shining = False
        self.hands.fit(table, theme)
        tray = table.stock().united(table.waste())
        self._tray.setPath(rounded(tray, table.w))
        self._tray.setBrush(theme.plaque)
        self._tray.setPen(QPen(theme.ring, max(1.0, _LINE_WIDTH * table.w)))

    def _stretch(self, table: Table) -> None:
        self._stretched = True
        self._radiance.stretch(table.centre, table.w)
        for hour in HOURS:
            middle = table.foundation(hour).center()
            self._signs[hour].stretch(middle, table.w)
            self._glows[hour].stretch(middle, table.w)
            self._numerals[hour].stretch(table.numeral(hour).center(), table.w)

    def _show_hour(self, looks: TableLooks, hour: int, built: int) -> None:
        table, theme = looks.table, looks.theme
        size = foundation_size(hour)
        done = built == size
        before = self._built.get(hour)
        if before is None or done != (before == size):
            self._show_whether_done(looks, hour, done=done)
        self._built[hour] = built
        middle = table.foundation(hour).center()
        ticks, tab = (
            QRectF((rect.topLeft() - middle) / table.w, rect.size() / table.w)
            for rect in (table.ticks(hour), table.goal(hour))
        )

        def paint(painter: QPainter) -> None:
            paint_ticks(painter, ticks, built, size, theme)
            if done:
                paint_done(painter, tab, theme)
            else:
                suit, faces = base_card(hour).suit, looks.faces
                signs = (faces.drawing.ranks[hour - 1], faces.drawing.suits[suit])
                large = faces.style is Style.LARGE_INDEX
                ink = QColor(faces.style.light_ink(suit))
                paint_goal(painter, tab, signs, ink, theme, large=large)

        _show(looks, self._signs[hour], middle, ticks.united(tab), paint)

    def _show_whether_done(self, looks: TableLooks, hour: int, *, done: bool) -> None:
        """The light behind the foundation, and the numeral or its lamp."""
        table, theme = looks.table, looks.theme
        self._glows[hour].setVisible(done)
        if done:
            middle = table.foundation(hour).center()
            _show(looks, self._glows[hour], middle, _GLOW, lambda p: paint_glow(p, theme))
        lamp = QRectF(-LAMP_RADIUS, -LAMP_RADIUS, 2 * LAMP_RADIUS, 2 * LAMP_RADIUS)
        _show(
            looks,
            self._numerals[hour],
            table.numeral(hour).center(),
            lamp,
            lambda painter: paint_numeral(painter, self._outlines[hour], lit=done, theme=theme),
        )


def _picture(scene: QGraphicsScene, z: float) -> ClockPicture:
    picture = ClockPicture(z)
    scene.addItem(picture)
    return picture


def _show(
    looks: TableLooks,
    picture: ClockPicture,
    middle: QPointF,
    area: QRectF,
    paint: Callable[[QPainter], None],
) -> None:
    """Show what ``paint`` paints around ``middle``, in card widths; ``area`` is what it covers."""
    w = looks.table.w
    area = area.adjusted(-_SPARE, -_SPARE, _SPARE, _SPARE)

    def paint_around_middle(painter: QPainter) -> None:
        painter.translate(middle)
        painter.scale(w, w)
        paint(painter)

    whole = QRectF(middle + area.topLeft() * w, area.size() * w)
    picture.show_painted(middle, w, whole, looks.ratio, paint_around_middle)
