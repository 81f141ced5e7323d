"""The widget that shows the table and hands its events on."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from bigben.model.game import Game
from bigben.view.cards.faces import Faces
from bigben.view.cursor import Cursor
from bigben.view.durations import REST_MS
from bigben.view.gestures import Gestures
from bigben.view.table_canvas import TableCanvas
from bigben.view.themes import Theme


class TableView(TableCanvas):
    """The table in a widget. The scene's coordinates are the viewport's, pixel for pixel.

    The pointer's events go to the gestures and never to the scene.

    Attributes:
        gestures: what the pointer means.
        table_cursor: where the keyboard is.

    Signals:
        fitted: everything has been laid anew, for another size or in other looks.
        sharpened: after that, all pictures are drawn for the size that it has.
    """

    fitted = Signal()
    sharpened = Signal()

    def __init__(
        self, game: Game, faces: Faces, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(game, faces, theme, parent)
        self.gestures = Gestures(self.table_scene, game, self)
        self.table_cursor = Cursor(self.table_scene, game, self)
        self._borrows = False
        self._seen = False
        """Whether it has been painted since it was shown."""
        self._sharpener = QTimer(self)
        self._sharpener.timeout.connect(self._sharpen)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setAcceptDrops(False)  # what is dropped on it is the window's
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)

    def set_looks(
        self, faces: Faces, theme: Theme, *, mirrored: bool = False, text_scale: float = 1.0
    ) -> None:
        """Change the looks; what is in hand is put back."""
        self.cancel()
        super().set_looks(faces, theme, mirrored=mirrored, text_scale=text_scale)
        self._tell_fitted()

    def borrow(self, other: TableView) -> None:
        """Be seen at once, as another table is, and be drawn for its own size a moment later.

        To draw all cards of a table takes longer than a frame.
        """
        self._borrows = True
        self.table_scene.borrow(other.table_scene)

    def leave_room(self, below_px: int) -> None:
        """Leave a strip along the lower edge to something else: the table is smaller by that."""
        self.setViewportMargins(0, 0, 0, below_px)

    def cancel(self) -> bool:
        """Put back what pointer or keyboard have in hand; returns whether there was anything."""
        return self.gestures.cancel() or self.table_cursor.cancel()

    def focus_lost(self) -> None:
        """End what needs the focus: the keyboard is somewhere else."""
        self.gestures.pointer_lost()
        self.table_cursor.cancel()

    def _fit(self) -> None:
        self.cancel()
        size, ratio = QSizeF(self.viewport().size()), self.devicePixelRatioF()
        # A table that was not seen yet is to be sharp when it is: some windows grow at first.
        soft = self._borrows or self._seen
        self.table_scene.resize(size, ratio, soft=soft)
        rests = self.table_scene.is_sharp or not self._seen
        self._sharpener.start(0 if rests else REST_MS)
        self.resetCachedContent()
        self._tell_fitted()

    def _sharpen(self) -> None:
        """Draw one picture, and as soon as nothing else is to be done, the next."""
        self._sharpener.setInterval(0)
        if not self.table_scene.sharpen():
            self._sharpener.stop()
            self.sharpened.emit()

    def _tell_fitted(self) -> None:
        self.table_cursor.refresh()
        self.fitted.emit()

    def _go_on_from(self, point: QPointF) -> None:
        self.table_cursor.cancel()
        hit = self.table_scene.hit(point)
        self.table_cursor.go(hit.place if hit else self.table_cursor.place, marked=False)

    # Overridden

    def sizeHint(self) -> QSize:
        """A window of 1280 × 800 with its menus and bars."""
        return QSize(1280, 730)

    def minimumSizeHint(self) -> QSize:
        """Room for cards that can still be read."""
        return QSize(560, 388)

    def event(self, event: QEvent) -> bool:
        """Handle what has no handler of its own."""
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._fit()
        elif event.type() is QEvent.Type.WindowDeactivate:
            self.focus_lost()
        elif event.type() is QEvent.Type.ShortcutOverride:
            # Any key ends an animation, and then does what it always does.
            self.table_scene.finish()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the table anew."""
        super().resizeEvent(event)
        self._fit()

    def hideEvent(self, event: QHideEvent) -> None:
        """A hidden table has no pointer."""
        super().hideEvent(event)
        self._seen = False
        self.focus_lost()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Whoever takes the focus ends a drag."""
        super().focusOutEvent(event)
        self.focus_lost()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Hand a press on; the keyboard goes on from there."""
        self._go_on_from(event.position())
        self.gestures.press(event.position(), event.button())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Hand a double click on: to Qt it comes in place of a press."""
        self._go_on_from(event.position())
        self.gestures.press(event.position(), event.button(), double=True)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Hand a move on."""
        self.gestures.move(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Hand the last release on; with another button still down there is more to come."""
        if not event.buttons():
            self.gestures.release(event.position())

    def viewportEvent(self, event: QEvent) -> bool:
        """Tell that the pointer has gone, even to something that lies over the table."""
        kind = event.type()
        if kind is QEvent.Type.Leave:
            self.gestures.leave()
        elif kind is QEvent.Type.Paint:
            self._seen = True
        return super().viewportEvent(event)
