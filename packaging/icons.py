"""The application's icon in the sizes and files that the three systems want, painted by Qt.

    python packaging/icons.py FOLDER

makes ``FOLDER/bigben.ico`` and ``FOLDER/bigben.icns``, and the pictures for Linux below
``FOLDER/hicolor``.
"""

from __future__ import annotations

import os
import shutil
import struct
import sys
from pathlib import Path
from typing import Final

from build_resources import ROOT
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

_LARGE: Final = ROOT / "resources" / "icons" / "bigben.svg"
_SMALL: Final = ROOT / "packaging" / "icons" / "bigben-small.svg"
_SYMBOLIC: Final = ROOT / "packaging" / "icons" / "bigben-symbolic.svg"
_SMALL_PX: Final = 24
"""Up to this size the cards are too small to show suits."""

LINUX_PX: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
WINDOWS_PX: Final = (16, 20, 24, 32, 40, 48, 64, 128, 256)
MACOS_TYPES: Final = {
    # The same picture size has a name of its own where it stands for half as many points.
    b"icp4": 16, b"icp5": 32, b"ic07": 128, b"ic08": 256, b"ic09": 512,
    b"ic11": 32, b"ic12": 64, b"ic13": 256, b"ic14": 512, b"ic10": 1024,
}  # fmt: skip


def png(size_px: int) -> bytes:
    """The icon as a PNG file."""
    image = QImage(size_px, size_px, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(_SMALL if size_px <= _SMALL_PX else _LARGE)).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(image.convertToFormat(QImage.Format.Format_ARGB32))
    return bytes(buffer.data().data())


def ico() -> bytes:
    """The icon for Windows: a directory of PNG pictures."""
    pictures = [png(size) for size in WINDOWS_PX]
    head = struct.pack("<HHH", 0, 1, len(pictures))
    at = len(head) + 16 * len(pictures)
    for size, picture in zip(WINDOWS_PX, pictures, strict=True):
        # One byte each for width and height: 0 stands for 256.
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), at)
        at += len(picture)
    return head + b"".join(pictures)


def icns() -> bytes:
    """The icon for macOS: PNG pictures, each under a type that tells its size."""
    parts = b""
    for kind, size in MACOS_TYPES.items():
        picture = png(size)
        parts += kind + struct.pack(">I", 8 + len(picture)) + picture
    return b"icns" + struct.pack(">I", 8 + len(parts)) + parts


def write_hicolor(folder: Path) -> None:
    """Write the icon theme's folders as they go to ``/usr/share/icons``."""
    apps = folder / "hicolor"
    for size in LINUX_PX:
        place = apps / f"{size}x{size}" / "apps"
        place.mkdir(parents=True, exist_ok=True)
        (place / "bigben.png").write_bytes(png(size))
    for name, source in (
        ("scalable/apps/bigben", _LARGE),
        ("symbolic/apps/bigben-symbolic", _SYMBOLIC),
    ):
        place = apps / f"{name}.svg"
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, place)


def write_all(folder: Path) -> None:
    """Write every file."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication.instance() or QGuiApplication([])
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "bigben.ico").write_bytes(ico())
    (folder / "bigben.icns").write_bytes(icns())
    write_hicolor(folder)
    del app


if __name__ == "__main__":
    write_all(Path(sys.argv[1]))
