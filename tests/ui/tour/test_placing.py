"""Where a bubble lies."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, QSize

from bigben.ui.tour.placing import best_place
from bigben.view.geometry import overlap

ROOM = QRectF(20, 40, 800, 600)
numbers = st.integers(0, 500)


@given(numbers, numbers, st.integers(50, 300), st.integers(50, 300))
def test_a_bubble_stays_in_its_room(x: int, y: int, width: int, height: int) -> None:
    place = best_place(QSize(width, height), ROOM, QPointF(x, y), [QRectF(x, y, 60, 80)])
    assert ROOM.contains(QRectF(place))
    assert place.size() == QSize(width, height)


@given(numbers, numbers)
def test_a_bubble_hides_nothing_that_must_be_seen_if_there_is_room(x: int, y: int) -> None:
    seen = QRectF(ROOM.x() + x, ROOM.y() + y, 60, 80)
    place = best_place(QSize(250, 150), ROOM, seen.center(), [seen])
    assert overlap(QRectF(place), seen) == 0
    assert (QRectF(place).center() - seen.center()).manhattanLength() < 400


def test_a_bubble_lies_rather_on_the_bare_table() -> None:
    target = ROOM.center()
    near = best_place(QSize(200, 100), ROOM, target, [])
    covered = QRectF(near)
    moved = best_place(QSize(200, 100), ROOM, target, [], [covered])
    assert overlap(QRectF(moved), covered) < overlap(QRectF(near), covered)


def test_a_room_too_small_has_the_bubble_in_its_corner() -> None:
    place = best_place(QSize(900, 700), ROOM, ROOM.center(), [])
    assert place.topLeft() == ROOM.topLeft().toPoint()
