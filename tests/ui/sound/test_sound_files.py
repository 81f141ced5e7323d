"""The sounds themselves: there, small, clean at both ends, and as loud as they are wanted."""

from __future__ import annotations

import array
import cmath
import math
import os
import runpy
import time
import wave
from itertools import pairwise
from pathlib import Path

import pytest

from bigben.ui.sound.sound_files import Sound, SoundFiles
from bigben.view.resources import resource

MAKER = Path(__file__).parents[3] / "packaging" / "sounds.py"


def samples(path: Path) -> array.array[int]:
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 22_050)
        return array.array("h", file.readframes(file.getnframes()))


def loudness(part: array.array[int]) -> float:
    return math.sqrt(sum(sample * sample for sample in part) / len(part))


def strength(part: array.array[int], hertz: float) -> float:
    """How much of one tone is in a part."""
    turn = cmath.exp(-2j * math.pi * hertz / 22_050)
    total, point = 0j, 1 + 0j
    for sample in part:
        total += sample * point
        point *= turn
    return abs(total) / len(part)


def test_there_is_a_file_for_each_sound_and_none_besides() -> None:
    files = {path.name for path in resource("sounds").iterdir()}
    assert files == {f"{sound.value}.wav" for sound in Sound}


def test_all_of_them_are_small() -> None:
    assert sum(path.stat().st_size for path in resource("sounds").iterdir()) < 300_000


@pytest.mark.parametrize("sound", Sound)
def test_a_sound_is_not_clipped_and_clicks_at_neither_end(sound: Sound) -> None:
    heard = samples(resource(f"sounds/{sound.value}.wav"))
    loudest = max(map(abs, heard))
    assert 0.25 * 32_767 < loudest < 0.9 * 32_767
    assert heard[0] == heard[-1] == 0
    # What is left at the end has become too quiet to be heard stop.
    assert max(map(abs, heard[-110:])) < 0.004 * 32_767
    assert abs(sum(heard) / len(heard)) < 0.003 * 32_767  # no push upon the loudspeaker


@pytest.mark.parametrize("sound", [Sound.CARD, Sound.HOUR])
def test_a_sound_dies_away(sound: Sound) -> None:
    heard = samples(resource(f"sounds/{sound.value}.wav"))
    third = len(heard) // 3
    assert loudness(heard[:third]) > 2 * loudness(heard[third : 2 * third])
    assert loudness(heard[third : 2 * third]) > 2 * loudness(heard[2 * third :])


def test_the_win_strikes_twelve_and_then_the_great_bell() -> None:
    heard = samples(resource("sounds/win.wav"))
    step = round(0.17 * 22_050)
    chime = [659.3, 830.6, 740.0, 493.9, 659.3, 740.0, 830.6, 659.3, 830.6, 659.3, 740.0, 493.9]
    for number, hertz in enumerate(chime):
        # Each bell begins at its moment: it is louder then than just before.
        after = heard[number * step + 200 : number * step + 2_200]
        if number:
            before = heard[number * step - 2_000 : number * step]
            assert strength(after, 2 * hertz) > 1.3 * strength(before, 2 * hertz)
    great = heard[12 * step : 12 * step + 8_000]
    assert strength(great, 164.8) > 5 * strength(heard[: 12 * step], 164.8)


def test_the_hours_bell_has_a_church_bells_partials() -> None:
    heard = samples(resource("sounds/hour.wav"))[:11_025]
    for ratio in (0.5, 1.0, 1.183, 1.506, 2.0):
        here = strength(heard, 493.9 * ratio)
        assert here > 4 * strength(heard, 493.9 * ratio * 1.06)


def test_they_are_made_quickly_and_the_same_each_time(tmp_path: Path) -> None:
    maker = runpy.run_path(str(MAKER))
    began_s = time.process_time()
    for name in maker["SOUNDS"]:
        maker["write_sound"](name, tmp_path / f"{name}.wav")
    assert time.process_time() - began_s < 4
    for sound in Sound:
        made = (tmp_path / f"{sound.value}.wav").read_bytes()
        assert made == resource(f"sounds/{sound.value}.wav").read_bytes()


def test_the_full_volume_is_the_file_itself(tmp_path: Path) -> None:
    files = SoundFiles(resource("sounds"), tmp_path / "sounds")
    assert files.path(Sound.HOUR, 100) == resource("sounds/hour.wav")
    assert not (tmp_path / "sounds").exists()


@pytest.mark.parametrize("volume", [10, 50, 90])
def test_a_quieter_sound_is_the_same_in_small(tmp_path: Path, volume: int) -> None:
    files = SoundFiles(resource("sounds"), tmp_path / "sounds")
    quiet = samples(files.path(Sound.CARD, volume))
    whole = samples(resource("sounds/card.wav"))
    share = (volume / 100) ** 2
    assert len(quiet) == len(whole)
    assert max(abs(one - share * other) for one, other in zip(quiet, whole, strict=True)) <= 0.5


def test_volumes_rise_step_by_step(tmp_path: Path) -> None:
    files = SoundFiles(resource("sounds"), tmp_path / "sounds")
    loud = [loudness(samples(files.path(Sound.CARD, volume))) for volume in range(10, 101, 10)]
    assert all(quieter < louder for quieter, louder in pairwise(loud))


def test_a_copy_is_made_once_and_again_when_its_sound_has_changed(tmp_path: Path) -> None:
    originals = tmp_path / "originals"
    originals.mkdir()
    original = originals / "card.wav"
    original.write_bytes(resource("sounds/card.wav").read_bytes())
    files = SoundFiles(originals, tmp_path / "sounds")
    copy = files.path(Sound.CARD, 50)
    made = copy.stat()
    assert files.path(Sound.CARD, 50).stat().st_mtime_ns == made.st_mtime_ns
    later_ns = made.st_mtime_ns + 10**9
    original.write_bytes(resource("sounds/hour.wav").read_bytes())
    os.utime(original, ns=(later_ns, later_ns))
    assert len(samples(files.path(Sound.CARD, 50))) == len(samples(original))
    assert [path.name for path in (tmp_path / "sounds").iterdir()] == ["card-50.wav"]


def test_a_folder_that_cannot_be_written_to_is_an_os_error(tmp_path: Path) -> None:
    (tmp_path / "sounds").touch()
    files = SoundFiles(resource("sounds"), tmp_path / "sounds")
    with pytest.raises(OSError, match="sounds"):
        files.path(Sound.CARD, 50)
