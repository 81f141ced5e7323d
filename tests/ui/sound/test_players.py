"""Players: never a pile of processes, and silent where nothing can be heard."""

from __future__ import annotations

import sys
import wave
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bigben.ui.sound import players
from bigben.ui.sound.players import ProcessPlayer, WindowsPlayer, can_play, make_player
from tests.ui.programs import write_program

SOUND = Path("a sound.wav")
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the programs are scripts")


def test_the_file_is_given_to_the_program(qtbot: QtBot, tmp_path: Path) -> None:
    program = write_program(tmp_path, "program", f'printf "%s|" "$@" > "{tmp_path}/heard"')
    player = ProcessPlayer([(program, "-q")])
    player.play(SOUND, bell=False)
    qtbot.waitUntil(lambda: not player.playing)
    assert (tmp_path / "heard").read_text() == "-q|a sound.wav|"


def test_only_a_few_play_at_once_and_one_bell_more(tmp_path: Path) -> None:
    player = ProcessPlayer([(write_program(tmp_path, "program", "exec sleep 60"),)])
    for _ in range(20):
        player.play(SOUND, bell=False)
    assert player.playing == 4
    for _ in range(3):
        player.play(SOUND, bell=True)
    assert player.playing == 5
    player.end()
    assert player.playing == 0


@pytest.mark.parametrize("script", ["exit 1", "kill -9 $$", None])
def test_a_program_that_fails_makes_way_for_the_next_and_the_last_for_silence(
    qtbot: QtBot, tmp_path: Path, script: str | None
) -> None:
    bad = write_program(tmp_path, "bad", script) if script else str(tmp_path / "nothing")
    good = write_program(tmp_path, "good", f'echo x >> "{tmp_path}/heard"')
    player = ProcessPlayer([(bad,), (good,)])
    for _ in range(2):
        player.play(SOUND, bell=False)
        qtbot.waitUntil(lambda: not player.playing)
    assert (tmp_path / "heard").read_text() == "x\n"
    silent = ProcessPlayer([(bad,)])
    for _ in range(2):
        silent.play(SOUND, bell=False)
        qtbot.waitUntil(lambda: not silent.playing)


def test_the_first_player_of_the_system_that_is_there_is_taken(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "linux")
    assert not can_play()
    assert make_player() is None
    write_program(tmp_path, "aplay", f'echo "aplay $1" >> "{tmp_path}/heard"')
    assert can_play()
    write_program(tmp_path, "pw-play", f'echo "pw-play $1" >> "{tmp_path}/heard"')
    player = make_player()
    assert isinstance(player, ProcessPlayer)
    player.play(SOUND, bell=False)
    qtbot.waitUntil(lambda: not player.playing)
    assert (tmp_path / "heard").read_text() == "pw-play a sound.wav\n"


class FakeWinsound:
    """Stands in for the module of that name."""

    SND_FILENAME, SND_ASYNC, SND_NODEFAULT = 1, 2, 4

    def __init__(self) -> None:
        self.played: list[str | None] = []
        self.fails = False

    def PlaySound(self, path: str | None, flags: int) -> None:  # noqa: N802
        del flags
        if self.fails:
            raise RuntimeError("Failed to play sound")
        self.played.append(path)


@pytest.fixture
def winsound(monkeypatch: pytest.MonkeyPatch) -> FakeWinsound:
    fake = FakeWinsound()
    monkeypatch.setitem(sys.modules, "winsound", fake)
    return fake


@pytest.fixture
def bell(tmp_path: Path) -> Path:
    """A bell of two seconds."""
    path = tmp_path / "bell.wav"
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(100)
        file.writeframes(bytes(2 * 200))
    return path


def test_on_windows_a_bell_is_not_cut_short_by_cards_but_by_bells(
    winsound: FakeWinsound, bell: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 50.0
    monkeypatch.setattr(players.time, "monotonic", lambda: now)
    player = WindowsPlayer()
    player.play(SOUND, bell=False)
    player.play(bell, bell=True)
    now += 1.9
    player.play(SOUND, bell=False)
    player.play(bell, bell=True)
    now += 2.1
    player.play(SOUND, bell=False)
    assert winsound.played == [str(SOUND), str(bell), str(bell), str(SOUND)]
    player.end()
    assert winsound.played[-1] is None


def test_windows_without_a_device_is_not_complained_of(winsound: FakeWinsound, bell: Path) -> None:
    winsound.fails = True
    player = WindowsPlayer()
    player.play(bell, bell=True)
    player.play(SOUND, bell=False)
    assert winsound.played == []
