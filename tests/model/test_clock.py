from __future__ import annotations

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from bigben.model.clock import GameClock
from tests.sessions import HandClock


@pytest.fixture
def clock(hands: HandClock) -> GameClock:
    """A clock that runs."""
    clock = GameClock(hands)
    clock.set(0, going=True)
    clock.set_watched(True)
    return clock


def test_a_running_clock_counts(clock: GameClock, hands: HandClock) -> None:
    hands.now_ms += 1_234
    assert clock.milliseconds == 1_234
    hands.now_ms += 1_000
    assert clock.milliseconds == 2_234


def test_a_clock_goes_on_from_where_it_was_kept(clock: GameClock, hands: HandClock) -> None:
    clock.set(61_000, going=True)
    hands.now_ms += 500
    assert clock.milliseconds == 61_500


@pytest.mark.parametrize("reason", ["paused", "not watched", "over"])
def test_rule_10_the_clock_rests(clock: GameClock, hands: HandClock, reason: str) -> None:
    hands.now_ms += 700
    match reason:
        case "paused":
            clock.set_paused(True)
        case "not watched":
            clock.set_watched(False)
        case "over":
            clock.set_going(False)
    assert not clock.running
    hands.now_ms += 3_000
    assert clock.milliseconds == 700


def test_rule_10_the_clock_goes_on_after_a_pause(clock: GameClock, hands: HandClock) -> None:
    clock.set_paused(True)
    hands.now_ms += 3_000
    clock.set_paused(False)
    hands.now_ms += 250
    assert clock.milliseconds == 250


def test_rule_10_a_window_that_comes_back_does_not_end_a_pause(
    clock: GameClock, hands: HandClock
) -> None:
    clock.set_paused(True)
    clock.set_watched(False)
    clock.set_watched(True)
    hands.now_ms += 1_000
    assert clock.milliseconds == 0


def test_rule_10_the_clock_never_goes_backwards(clock: GameClock, hands: HandClock) -> None:
    hands.now_ms += 900
    assert clock.milliseconds == 900
    hands.now_ms -= 10_000
    assert clock.milliseconds == 900
    hands.now_ms += 100
    assert clock.milliseconds == 1_000


def test_rule_10_the_night_that_the_machine_slept_is_not_counted(
    clock: GameClock, hands: HandClock
) -> None:
    hands.now_ms += 8 * 3_600_000
    assert clock.milliseconds <= 5_000


def test_another_game_ends_a_pause(clock: GameClock, qtbot: QtBot) -> None:
    clock.set_paused(True)
    with qtbot.waitSignal(clock.pause_changed) as blocker:
        clock.set(0, going=False)
    assert blocker.args == [False]


def test_a_running_clock_ticks_and_a_resting_one_does_not(qtbot: QtBot) -> None:
    clock = GameClock()
    clock.set(950, going=True)
    clock.set_watched(True)
    with qtbot.waitSignal(clock.ticked, timeout=5_000):
        pass
    assert clock.milliseconds >= 1_000
    (timer,) = clock.findChildren(QTimer)
    assert timer.isActive()
    clock.set_paused(True)
    assert not timer.isActive()
