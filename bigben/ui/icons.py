"""The icons of menus and toolbar: the desktop's own where it has them, ours elsewhere."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer

from bigben.view.resources import resource

_SIZES_PX = (16, 22, 32, 44, 64)


def icon(name: str) -> QIcon:
    """The icon of a freedesktop name; our drawings take the colour of the palette's text."""
    themed = QIcon.fromTheme(name)
    if not themed.isNull():
        return themed
    drawing = resource(f"icons/{name}.svg").read_text(encoding="utf-8")
    palette = QGuiApplication.palette()
    made = QIcon()
    for mode, group in (
        (QIcon.Mode.Normal, QPalette.ColorGroup.Active),
        (QIcon.Mode.Disabled, QPalette.ColorGroup.Disabled),
    ):
        colour = palette.color(group, QPalette.ColorRole.WindowText).name()
        renderer = QSvgRenderer(QByteArray(drawing.replace("currentColor", colour).encode()))
        for size_px in _SIZES_PX:
            pixmap = QPixmap(QSize(size_px, size_px))
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            renderer.render(painter, QRectF(0, 0, size_px, size_px))
            painter.end()
            made.addPixmap(pixmap, mode)
    return made
