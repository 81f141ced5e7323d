"""The table looks as it did when somebody last looked at it."""

from __future__ import annotations

from typing import Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from bigben.view.cards import face_drawing
from tests.gallery import gallery

pytestmark = pytest.mark.usefixtures("qapp")

_BLOCK_PX: Final = 4
"""Pictures are compared by blocks, so that another rounding of edges makes no difference."""
_TOLERANCE: Final = 45
"""How much a block's mean may differ, of 255, in red, green or blue.

The references' compression makes up to 24 of it; the smallest missing pip made 91.
"""

NAMES: Final = ("night", "day", "high-contrast", "drag", "won")


def picture_of(name: str) -> gallery.Picture:
    return next(picture for picture in gallery.REFERENCES if picture.name == name)


def reference_of(name: str) -> QImage:
    reference = QImage(str(gallery.REFERENCE_FOLDER / f"{name}.jpg"))
    assert not reference.isNull()
    return reference


def block_means(image: QImage) -> bytes:
    small = image.convertToFormat(QImage.Format.Format_RGB888).scaled(
        image.width() // _BLOCK_PX,
        image.height() // _BLOCK_PX,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    small = small.convertToFormat(QImage.Format.Format_RGBX8888)  # rows without padding
    return bytes(small.constBits())


def difference(one: QImage, other: QImage) -> int:
    """The largest difference of two blocks in the same place, 0 to 255."""
    assert one.size() == other.size()
    return max(abs(a - b) for a, b in zip(block_means(one), block_means(other), strict=True))


def test_every_reference_is_compared() -> None:
    assert tuple(picture.name for picture in gallery.REFERENCES) == NAMES
    files = {path.stem for path in gallery.REFERENCE_FOLDER.iterdir()}
    assert files == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_the_table_looks_like_its_reference(name: str) -> None:
    picture = picture_of(name).paint(words=False)
    assert difference(picture, reference_of(name)) <= _TOLERANCE


@pytest.mark.parametrize(
    ("name", "rank"),
    [
        *(("night", rank) for rank in range(1, 11)),
        *(("day", rank) for rank in range(1, 11) if rank != 2),  # none of them is to be seen
    ],
)
def test_a_single_missing_pip_is_seen(
    name: str, rank: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    pips = list(face_drawing.PIPS)
    pips[rank - 1] = pips[rank - 1][:-1]
    monkeypatch.setattr(face_drawing, "PIPS", tuple(pips))
    picture = picture_of(name).paint(words=False)
    assert difference(picture, reference_of(name)) > _TOLERANCE
