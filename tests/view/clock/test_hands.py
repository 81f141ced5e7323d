"""What is seen of the hands where cards lie upon them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QGraphicsScene

from bigben.view.clock.hands import HandAngles, Hands
from bigben.view.geometry import Table, dial_direction
from bigben.view.themes import NIGHT

pytestmark = pytest.mark.usefixtures("qapp")

TABLE = Table(QSizeF(1280, 700))
MINUTE_TIP, HOUR_TIP, ORNAMENT = 1.95, 1.34, 1.15
"""How far from the hub each is, in card widths."""


@pytest.fixture
def scene() -> QGraphicsScene:
    return QGraphicsScene()


@pytest.fixture
def hands(scene: QGraphicsScene) -> Hands:
    hands = Hands(scene, 0)
    hands.fit(TABLE, NIGHT)
    return hands


def is_seen(scene: QGraphicsScene, angle: float, distance: float) -> bool:
    """Whether a hand is seen somewhere on the way from the hub."""
    point = TABLE.centre + dial_direction(angle) * distance * TABLE.w
    return any(item.isVisible() for item in scene.items(point))


@pytest.mark.parametrize("angle", [12, 45, 90, 135, 168])
def test_below_the_waste_only_the_tips_of_the_hands_are_seen(
    hands: Hands, scene: QGraphicsScene, angle: float
) -> None:
    away = 270.0
    for turned, tip in (
        (HandAngles(away, angle), MINUTE_TIP),
        (HandAngles(angle, away), HOUR_TIP),
    ):
        hands.turn(turned)
        hands.lie_below([TABLE.waste()], TABLE)
        assert not is_seen(scene, angle, ORNAMENT - 0.03)
        assert is_seen(scene, angle, tip)
        # The other one lies below nothing.
        assert is_seen(scene, away, ORNAMENT)
        hands.lie_below([TABLE.stock(), TABLE.waste()], TABLE)
        assert not is_seen(scene, away, ORNAMENT - 0.03)
        hands.lie_below([], TABLE)
        assert is_seen(scene, angle, ORNAMENT)


@pytest.mark.parametrize("angle", [0, 180])
def test_a_hand_that_passes_between_stock_and_waste_is_seen_whole(
    hands: Hands, scene: QGraphicsScene, angle: float
) -> None:
    hands.turn(HandAngles(angle, angle))
    hands.lie_below([TABLE.stock(), TABLE.waste()], TABLE)
    assert is_seen(scene, angle, ORNAMENT)
    assert is_seen(scene, angle, 0.9)
