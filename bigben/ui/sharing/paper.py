"""The table as a picture in a file, and on paper."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtWidgets import QWidget

from bigben.settings.whole_file import write_whole

_MARGIN_MM: Final = 12.0
_PDF_DPI: Final = 300


def write_png(path: Path, picture: QImage) -> None:
    """Write a picture as PNG; raises ``OSError``."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")  # type: ignore[call-overload]  # takes a device or a name
    write_whole(path, [bytes(buffer.data().data())])


def write_pdf(path: Path, picture: QImage, title: str) -> None:
    """Write a picture as a PDF of one page; raises ``OSError``."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator("Big Ben")
    writer.setResolution(_PDF_DPI)
    writer.setPageLayout(
        QPageLayout(
            QPageSize(QPageSize.PageSizeId.A4),
            QPageLayout.Orientation.Landscape,
            QMarginsF(_MARGIN_MM, _MARGIN_MM, _MARGIN_MM, _MARGIN_MM),
            QPageLayout.Unit.Millimeter,
        )
    )
    _paint(writer, picture, title)
    write_whole(path, [bytes(buffer.data().data())])


def print_picture(draw: Callable[[], QImage], title: str, parent: QWidget) -> None:
    """Ask for a printer, and print a picture on one page of it; raises ``OSError``.

    ``draw`` draws the picture; it is called when the player has chosen a printer.
    """
    # Asking the system for its printers takes a while: nobody else waits for it.
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # noqa: PLC0415

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(title)
    printer.setPageOrientation(QPageLayout.Orientation.Landscape)
    dialog = QPrintDialog(printer, parent)
    chosen = dialog.exec()
    dialog.deleteLater()
    if chosen:
        _paint(printer, draw(), title)


def _paint(device: QPagedPaintDevice, picture: QImage, title: str) -> None:
    """Paint a picture as large as the page takes it, with its title below; raises ``OSError``."""
    painter = QPainter()
    if not painter.begin(device):
        raise OSError("the page can't be begun")
    painter.setRenderHint(QPainter.RenderHint.LosslessImageRendering)
    page = QRectF(painter.viewport())
    line = 1.5 * painter.fontMetrics().lineSpacing()
    room = page.adjusted(0, 0, 0, -line)
    size = QSizeF(picture.size()).scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio)
    place = QRectF(room.topLeft(), size)
    place.moveCenter(room.center())
    painter.drawImage(place, picture)
    below = QRectF(page.left(), room.bottom(), page.width(), line)
    painter.drawText(below, Qt.AlignmentFlag.AlignCenter, title)
    painter.end()
