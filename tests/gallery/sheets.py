"""Many pictures on few sheets, to be looked at side by side."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFont, QImage, QPainter


def sheets(folder: Path) -> None:
    """Lay the pictures of a folder out on sheets, each with its name."""
    most = QSize(1900, 1400)
    pictures = [(path.stem, QImage(str(path))) for path in sorted(folder.glob("*.png"))]
    pictures.sort(key=lambda each: each[1].height())
    font = QFont()
    font.setPixelSize(14)
    place, row, number, sheet = QPoint(0, 0), 0, 0, QImage()
    painter = QPainter()
    target = folder / "sheets"
    target.mkdir(exist_ok=True)
    for name, image in pictures:
        image.setDevicePixelRatio(1)
        if place.x() + image.width() > most.width():
            place, row = QPoint(0, place.y() + row + 24), 0
        if sheet.isNull() or place.y() + image.height() + 24 > most.height():
            if not sheet.isNull():
                painter.end()
                sheet.save(str(target / f"{number:02}.png"))
            number += 1
            sheet = QImage(most, QImage.Format.Format_RGB32)
            sheet.fill(Qt.GlobalColor.darkMagenta)
            painter.begin(sheet)
            painter.setFont(font)
            painter.setPen(Qt.GlobalColor.white)
            place, row = QPoint(0, 0), 0
        painter.drawText(QRect(place, QSize(600, 20)), Qt.AlignmentFlag.AlignLeft, name)
        painter.drawImage(place + QPoint(0, 20), image)
        place += QPoint(image.width() + 12, 0)
        row = max(row, image.height())
    if not sheet.isNull():
        painter.end()
        sheet.save(str(target / f"{number:02}.png"))
