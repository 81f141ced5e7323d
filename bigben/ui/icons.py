"""The icons of menus and toolbar: the desktop's own where it has them, ours elsewhere."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QIconEngine, QPainter, QPalette, QPixmap

from bigben.view.resources import resource


def icon(name: str) -> QIcon:
    """The icon of a freedesktop name."""
    return QIcon(_Drawing(name))


def _themed(name: str) -> QIcon:
    """The desktop's icon; a null one if it has none."""
    # Without a theme of its own a system has but "hicolor", which holds no such icons: not to
    # look for them there saves 10 ms of the start.
    return QIcon() if QIcon.themeName() in {"", "hicolor"} else QIcon.fromTheme(name)


class _Drawing(QIconEngine):
    """The desktop's icon, or our drawing in the colour of the palette's text.

    Which of them is decided when it is shown: the player can change the colours.
    """

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name

    def clone(self) -> QIconEngine:
        """Another of the same, as Qt asks for it."""
        return _Drawing(self._name)

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        """The drawing on nothing."""
        pixmap = QPixmap(size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        self.paint(painter, QRect(0, 0, size.width(), size.height()), mode, state)
        painter.end()
        return pixmap

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        """Draw into a rectangle; greyed if the mode says that it can't be used."""
        themed = _themed(self._name)
        if not themed.isNull():
            themed.paint(painter, rect, Qt.AlignmentFlag.AlignCenter, mode, state)
            return
        from PySide6.QtSvg import QSvgRenderer  # noqa: PLC0415  # not for a themed desktop

        disabled = mode is QIcon.Mode.Disabled
        group = QPalette.ColorGroup.Disabled if disabled else QPalette.ColorGroup.Active
        colour = QGuiApplication.palette().color(group, QPalette.ColorRole.WindowText).name()
        drawing = resource(f"icons/{self._name}.svg").read_text(encoding="utf-8")
        renderer = QSvgRenderer(QByteArray(drawing.replace("currentColor", colour).encode()))
        renderer.render(painter, QRectF(rect))
