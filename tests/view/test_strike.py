"""The strike of the clock when a game is won."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from bigben.engine import DEAL, HOURS, Card, Move, Place, Rules
from bigben.settings.records import GameRecord, Source
from bigben.view.animator import Speed
from bigben.view.cards.faces import Faces
from bigben.view.clock.hands import rest_angles
from bigben.view.clock.radiance import Radiance
from bigben.view.gaps import GapItem
from tests.recorded import WonGame
from tests.view.conftest import Hand

MakeHand = Callable[..., Hand]


@pytest.fixture
def winner(make_hand: MakeHand, won_game: WonGame) -> tuple[Hand, Move]:
    """A table one move before the win, and that move."""
    number, moves = won_game
    return make_hand(number, moves[:-1]), moves[-1]


def strike(hand: Hand, last: Move) -> Any:
    """Win, let the last card come home, and hold the clock that drives the strike."""
    hand.game.play(last)
    assert hand.scene.strike.due
    driver = hand.scene.animator.driver
    hand.scene.animator.finish()
    assert hand.scene.moving
    driver.pause()
    return driver


def tops(hand: Hand) -> dict[int, Any]:
    return {hour: hand.top(Place.foundation(hour)) for hour in HOURS}


def test_hour_after_hour_lifts_its_card_as_the_hands_run_round(winner: tuple[Hand, Move]) -> None:
    hand, last = winner
    driver = strike(hand, last)
    rest = {hour: item.pos() for hour, item in tops(hand).items()}
    order: list[int] = []
    angles: list[float] = []
    for elapsed_ms in range(1, 2200, 8):
        driver.setCurrentTime(elapsed_ms)
        angles.append(hand.scene.clockwork.hands.angles.hour)
        for hour, item in tops(hand).items():
            if item.pos() != rest[hour] and hour not in order:
                order.append(hour)
    assert order == list(range(1, 13))
    assert angles == sorted(angles)
    assert (round(angles[0]), angles[-1]) == (0, 360)


def test_a_lifted_card_goes_outwards_and_none_leaves_the_view(winner: tuple[Hand, Move]) -> None:
    hand, last = winner
    driver = strike(hand, last)
    view = QRectF(hand.view.viewport().rect())
    centre = hand.scene.table.centre
    farthest = dict.fromkeys(HOURS, 0.0)
    for elapsed_ms in range(0, driver.duration(), 16):
        driver.setCurrentTime(elapsed_ms)
        for hour, item in tops(hand).items():
            card = QRectF(item.pos(), hand.scene.table.card_size)
            assert view.contains(card)
            way = card.center() - centre
            farthest[hour] = max(farthest[hour], (way.x() ** 2 + way.y() ** 2) ** 0.5)
    w = hand.scene.table.w
    assert all(reach > 4 * w for reach in farthest.values())


def test_each_hours_card_stays_the_topmost_all_the_time(winner: tuple[Hand, Move]) -> None:
    hand, last = winner
    driver = strike(hand, last)
    for elapsed_ms in range(0, driver.duration(), 16):
        driver.setCurrentTime(elapsed_ms)
        for hour in HOURS:
            heights = [item.zValue() for item in hand.scene.items_at(Place.foundation(hour))]
            assert max(heights) == heights[-1]


def test_the_strike_ends_with_every_card_in_its_ray(
    winner: tuple[Hand, Move], qtbot: QtBot
) -> None:
    hand, last = winner
    hand.scene.animator.speed = Speed.FAST
    hand.game.play(last)
    with qtbot.waitSignal(hand.scene.settled, timeout=10_000):
        pass
    assert hand.scene.clockwork.hands.angles == rest_angles(hand.game.position)
    hand.assert_in_step()


@pytest.mark.parametrize("when", [0.0, 0.3, 0.95])
def test_a_click_ends_the_strike_at_once(winner: tuple[Hand, Move], when: float) -> None:
    hand, last = winner
    driver = strike(hand, last)
    driver.setCurrentTime(round(when * driver.duration()))
    hand.press(QPoint(3, 3))
    assert not hand.scene.moving
    hand.release(QPoint(3, 3))
    assert hand.scene.clockwork.hands.angles == rest_angles(hand.game.position)
    hand.assert_in_step()


def test_input_before_the_last_card_is_home_skips_the_strike_too(
    winner: tuple[Hand, Move],
) -> None:
    hand, last = winner
    hand.game.play(last)
    hand.press(QPoint(3, 3))
    hand.release(QPoint(3, 3))
    assert not hand.scene.moving
    hand.assert_in_step()


def test_the_dial_lights_up_at_the_end_and_shines_until_the_win_is_undone(
    winner: tuple[Hand, Move],
) -> None:
    hand, last = winner
    driver = strike(hand, last)
    (light,) = [item for item in hand.scene.items() if isinstance(item, Radiance)]
    seen = []
    for elapsed_ms in range(0, driver.duration(), 16):
        driver.setCurrentTime(elapsed_ms)
        seen.append(light.opacity() if light.isVisible() else 0.0)
    assert seen == sorted(seen)
    assert (seen[len(seen) // 2], seen[-1]) == (0, 1)
    hand.scene.finish()
    assert light.isVisible()
    hand.game.undo()
    assert not light.isVisible()
    assert light.pixmap().isNull()
    hand.game.redo()
    assert hand.scene.strike.due
    assert not light.isVisible()


def test_after_a_win_every_card_is_seen_and_no_place_waits_for_one(
    winner: tuple[Hand, Move],
) -> None:
    hand, last = winner
    outlines = [item for item in hand.scene.items() if isinstance(item, GapItem)]
    assert sum(item.isVisible() for item in outlines) == 37  # 35 gaps, stock and waste
    hand.game.play(last)
    hand.scene.finish()
    assert not any(item.isVisible() for item in outlines)
    view = QRectF(hand.view.viewport().rect())
    for hour in HOURS:
        for item in hand.scene.items_at(Place.foundation(hour)):
            assert item.isVisible()
            assert view.contains(QRectF(item.pos(), hand.scene.table.card_size))


def test_a_won_game_is_laid_out_as_rays_in_another_size_too(winner: tuple[Hand, Move]) -> None:
    hand, last = winner
    hand.game.play(last)
    hand.view.resize(800, 900)
    hand.assert_in_step()


def test_a_won_game_that_comes_in_place_of_another_lies_as_rays_at_once(
    hand: Hand, won_game: WonGame
) -> None:
    number, moves = won_game
    won = GameRecord(
        "a game", number, Rules.BIG_BEN, Source.NUMBER, journal=moves, cursor=len(moves)
    )
    hand.game.play(DEAL)
    hand.game.lay(won)  # while the dealt card is on its way
    hand.assert_in_step()
    hand.game.undo()
    hand.assert_in_step()


def test_undo_during_the_strike_takes_the_last_card_back(winner: tuple[Hand, Move]) -> None:
    hand, last = winner
    driver = strike(hand, last)
    driver.setCurrentTime(driver.duration() * 9 // 10)
    hand.game.undo()
    assert hand.scene.clockwork.hands.angles == rest_angles(hand.game.position)
    hand.assert_in_step()
    assert hand.game.position.cards_home == 103


def test_without_motion_a_win_settles_at_once(winner: tuple[Hand, Move]) -> None:
    hand, last = winner
    hand.scene.animator.speed = Speed.OFF
    settled: list[bool] = []
    hand.scene.settled.connect(lambda: settled.append(hand.scene.moving))
    hand.game.play(last)
    assert settled[-1] is False
    hand.assert_in_step()


def test_the_light_is_painted_before_it_is_seen(winner: tuple[Hand, Move]) -> None:
    hand, last = winner
    driver = strike(hand, last)
    (light,) = [item for item in hand.scene.items() if isinstance(item, Radiance)]
    painted: list[int] = []
    seen: list[int] = []
    rays: list[int] = []
    hand.scene.strike.opening.connect(lambda _hour: rays.append(elapsed_ms))
    for elapsed_ms in range(0, driver.duration(), 16):
        driver.setCurrentTime(elapsed_ms)
        if not light.pixmap().isNull():
            painted.append(elapsed_ms)
        if light.isVisible():
            seen.append(elapsed_ms)
    assert len(rays) == len(HOURS)
    assert rays[-1] < painted[0] < seen[0]


def test_cards_that_were_covered_are_drawn_an_hour_at_a_time(
    winner: tuple[Hand, Move], monkeypatch: pytest.MonkeyPatch
) -> None:
    hand, last = winner
    drawn: list[Card] = []
    draw = Faces.drawn

    def counted(faces: Faces, card: Card, width: float, ratio: float) -> QPixmap:
        drawn.append(card)
        return draw(faces, card, width, ratio)

    monkeypatch.setattr(Faces, "drawn", counted)
    hand.view.resize(1000, 700)  # of what is covered, no card is drawn at this size yet
    hand.scene.finish()
    drawn.clear()
    driver = strike(hand, last)
    seconds = 12
    assert len(drawn) <= seconds + 1
    size = hand.top(Place.foundation(1)).pixmap().size()
    most = 0
    for elapsed_ms in range(0, driver.duration(), 16):
        before = len(drawn)
        driver.setCurrentTime(elapsed_ms)
        most = max(most, len(drawn) - before)
        for hour in HOURS:
            for item in hand.scene.items_at(Place.foundation(hour)):
                assert not item.isVisible() or item.pixmap().size() == size
    assert 0 < most <= 9
    assert len(drawn) > 3 * most
