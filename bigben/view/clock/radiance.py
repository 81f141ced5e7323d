"""The light of a won game: the dial shines like the tower's at night, and beams go out from it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap, QPolygonF, QRadialGradient

from bigben.engine import HOURS
from bigben.view.clock.clock_picture import ClockPicture
from bigben.view.clock.dial import paint_dial
from bigben.view.geometry import Table, dial_direction
from bigben.view.heights import RADIANCE_Z
from bigben.view.themes import Theme, faded

_REACH: Final = 7.0
"""How far the beams go from the middle of the clock, in card widths."""
_BEAM_HALVES: Final = (10.5, 7.5, 4.5)
"""Half the angle of a beam, in degrees, layer upon layer: its sides are soft."""
_BEAM_STRENGTH: Final = 0.26
"""How strong each layer is where the beam leaves the dial; it fades outwards."""
_BETWEEN_HOURS: Final = 15
_BEAM_PX: Final = 3
"""How many pixels of the view are one of the beams: they are soft, and large shapes take time."""


class Radiance(ClockPicture):
    """One picture beneath everything but the table itself; there is none while it is dark."""

    def __init__(self) -> None:
        super().__init__(RADIANCE_Z)
        self.hide()

    def prepare(self, table: Table, ratio: float, theme: Theme) -> None:
        """Paint the picture for a table, on a screen of ``ratio`` device pixels a unit.

        Also what goes beyond the table: a window that is made higher has it in sight.
        """
        reach = _REACH * table.w
        area = QRectF(table.centre, table.centre).adjusted(-reach, -reach, reach, reach)
        if theme.hard:
            radius = table.ring_radius * 1.05
            area = QRectF(table.centre, table.centre).adjusted(-radius, -radius, radius, radius)

        def paint(painter: QPainter) -> None:
            if not theme.hard:
                painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                painter.drawImage(area, _beams(table, theme, area))
            paint_dial(painter, table, lit_dial(theme))

        self.show_painted(table.centre, table.w, area, ratio, paint)

    def shine(self, strength: float) -> None:
        """Shine so strongly, 0 to 1; of a light that has gone out nothing is kept."""
        self.setVisible(strength > 0)
        self.setOpacity(strength)

    def put_out(self) -> None:
        """Go dark, and keep nothing."""
        self.hide()
        self.setPixmap(QPixmap())


def lit_dial(theme: Theme) -> Theme:
    """The colours of the dial while it shines."""
    return theme._replace(
        dial=theme.opal,
        dial_edge=theme.opal_edge,
        ring=theme.lit_ink if theme.hard else theme.lit_edge,
        tracery=faded(theme.lit_edge, 0.0 if theme.hard else 0.22),
    )


def _beams(table: Table, theme: Theme, area: QRectF) -> QImage:
    """Beams between the hours, where no card lies; to be enlarged to the area that it shows."""
    size = (area.size() / _BEAM_PX).toSize()
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size.width() / area.width(), size.height() / area.height())
    painter.translate(-area.topLeft())
    painter.setPen(Qt.PenStyle.NoPen)
    reach = _REACH * table.w
    light = QRadialGradient(table.centre, reach)
    start = table.ring_radius / reach
    for share, strength in ((0.0, 1.0), (0.3, 0.66), (0.6, 0.3), (1.0, 0.0)):
        light.setColorAt(start + (1 - start) * share, faded(theme.glow, strength * _BEAM_STRENGTH))
    painter.setBrush(light)
    for hour in HOURS:
        middle = 30 * hour + _BETWEEN_HOURS
        for half in _BEAM_HALVES:
            ends = [
                table.centre + dial_direction(middle + side * half) * 1.1 * reach
                for side in (-1, 1)
            ]
            painter.drawPolygon(QPolygonF([table.centre, *ends]))
    painter.end()
    return image
