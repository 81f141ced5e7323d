"""Synthesises the program's sounds: cards on a table, and bells.

    python packaging/sounds.py FOLDER

writes them as 16-bit mono WAV files. A second time it makes the same bytes.

A card is noise, as paper on cloth is, through a low-pass filter that closes while it dies away. A
bell is a sum of partials, each with a decay of its own; their ratios are those of a church bell
(hum, prime, tierce, quint, nominal and what lies above), as founders tune them. The bells strike
the third quarter of the Cambridge chime, of 1793, and the hour upon the great bell.
"""

from __future__ import annotations

import array
import math
import random
import sys
import wave
from collections.abc import Callable
from pathlib import Path
from typing import Final

RATE_HZ: Final = 22_050
_PEAK: Final = 0.82
"""The loudest sample of the loudest sound, of 1: what players add must not clip."""
_FADE_IN_S: Final = 0.002
_FADE_OUT_S: Final = 0.03
_BELL_TAPER: Final = 0.45
"""The part of a bell's length over which what still rings is led to silence."""

_PARTIALS: Final = (
    # Ratio to the prime, strength, seconds until it is a thousandth as strong.
    (0.5, 0.32, 3.4),  # hum
    (1.0, 0.48, 2.6),  # prime
    (1.183, 0.34, 2.1),  # tierce, a minor third
    (1.506, 0.16, 1.4),  # quint
    (2.0, 0.42, 1.7),  # nominal
    (2.514, 0.13, 0.8),
    (2.662, 0.10, 0.7),
    (3.011, 0.12, 0.55),  # superquint
    (4.166, 0.08, 0.35),  # octave nominal
)
_STRIKE_STEP_S: Final = 0.17
"""From one bell of the win to the next: as the table's hours strike at normal speed."""
_GREAT_BELL_HZ: Final = 164.8
_HOUR_BELL_HZ: Final = 493.9
_E4, _B4, _E5, _FIS5, _GIS5 = 329.6, 493.9, 659.3, 740.0, 830.6
_THIRD_QUARTER: Final = (
    *(_E5, _GIS5, _FIS5, _B4),
    *(_E5, _FIS5, _GIS5, _E5),
    *(_GIS5, _E5, _FIS5, _B4),
)
"""Three changes of four bells: one bell for each hour that strikes."""

Samples = list[float]


def card() -> Samples:
    """A card laid on cloth."""
    return _levelled(_rustle(0.11, 0.012, 2_600, 500, seed=1), 0.34)


def deal() -> Samples:
    """A card drawn from the stock and turned: a slide, then the card."""
    sound = _rustle(0.15, 0.06, 1_200, 4_200, seed=2, attack_s=0.035, strength=0.5)
    return _levelled(_mixed(sound, _rustle(0.10, 0.012, 3_000, 600, seed=3), 0.065), 0.34)


def fill() -> Samples:
    """Cards dealt one after another, as quickly as the table deals them."""
    sound: Samples = []
    for number in range(5):
        one = _rustle(0.10, 0.012, 2_900 - 130 * number, 550, seed=10 + number)
        sound = _mixed(sound, one, 0.06 * number)
    return _levelled(sound, 0.36)


def lay() -> Samples:
    """All cards of a new game running out round the clock."""
    sound: Samples = []
    for number in range(34):
        one = _rustle(0.07, 0.009, 2_500 + 60 * (number % 7), 600, seed=30 + number)
        sound = _mixed(sound, one, 0.024 * number, 0.55 + 0.45 * math.sin(math.pi * number / 34))
    return _levelled(sound, 0.36)


def hour() -> Samples:
    """One stroke for a finished hour."""
    return _levelled(_bell(_HOUR_BELL_HZ, 1.35), 0.5)


def win() -> Samples:
    """The third quarter upon four bells, then the great bell."""
    sound: Samples = []
    for number, pitch in enumerate(_THIRD_QUARTER):
        sound = _mixed(sound, _bell(pitch, 0.75), number * _STRIKE_STEP_S, 0.62)
    great = _mixed(_bell(_GREAT_BELL_HZ, 1.9), _bell(2 * _GREAT_BELL_HZ, 1.6), 0.0, 0.4)
    return _levelled(_mixed(sound, great, len(_THIRD_QUARTER) * _STRIKE_STEP_S), _PEAK)


SOUNDS: Final[dict[str, Callable[[], Samples]]] = {
    each.__name__: each for each in (card, deal, fill, lay, hour, win)
}
"""What makes each file, by its name without its ending."""


def write_sound(name: str, path: Path) -> None:
    """Write one of :data:`SOUNDS` as a WAV file; raises ``KeyError`` if there is none such."""
    samples = array.array("h", (round(32_767 * sample) for sample in SOUNDS[name]()))
    if sys.byteorder == "big":
        samples.byteswap()  # WAV files are little-endian
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE_HZ)
        file.writeframes(samples.tobytes())


def _rustle(
    length_s: float,
    decay_s: float,
    from_hz: float,
    to_hz: float,
    *,
    seed: int,
    attack_s: float = 0.0,
    strength: float = 1.0,
) -> Samples:
    """Noise whose low-pass filter moves from one frequency to another while it dies away.

    It is ``1 / e`` as strong after each ``decay_s``.
    """
    chance = random.Random(seed)
    count = round(length_s * RATE_HZ)
    sound = []
    first = second = 0.0
    for index in range(count):
        time_s = index / RATE_HZ
        cutoff = from_hz * (to_hz / from_hz) ** (index / count)
        share = 1 - math.exp(-2 * math.pi * cutoff / RATE_HZ)
        first += share * (chance.uniform(-1, 1) - first)
        second += share * (first - second)
        rise = min(time_s / attack_s, 1.0) if attack_s else 1.0
        sound.append(strength * rise * math.exp(-max(time_s - attack_s, 0) / decay_s) * second)
    return sound


def _bell(prime_hz: float, length_s: float) -> Samples:
    """A stroke upon a bell. The higher a bell, the sooner it is silent."""
    count = round(length_s * RATE_HZ)
    sound = [0.0] * count
    slowness = (_B4 / prime_hz) ** 0.4
    for ratio, strength, silent_s in _PARTIALS:
        turn = 2 * math.pi * ratio * prime_hz / RATE_HZ
        fade = 0.001 ** (1 / (silent_s * slowness * RATE_HZ))
        # A partial is a point that turns around a middle and falls into it.
        along, across = fade * math.cos(turn), fade * math.sin(turn)
        x, y = strength, 0.0
        for index in range(count):
            sound[index] += y
            x, y = along * x - across * y, across * x + along * y
    taper = round(_BELL_TAPER * count)
    for index in range(taper):
        sound[count - 1 - index] *= (1 - math.cos(math.pi * index / taper)) / 2
    return sound


def _mixed(sound: Samples, other: Samples, after_s: float, strength: float = 1.0) -> Samples:
    """Two sounds together, the other beginning later."""
    start = round(after_s * RATE_HZ)
    sound = sound + [0.0] * (start + len(other) - len(sound))
    for index, sample in enumerate(other, start):
        sound[index] += strength * sample
    return sound


def _levelled(sound: Samples, peak: float) -> Samples:
    """A sound with a strongest sample, which begins and ends in silence."""
    fade_in, fade_out = round(_FADE_IN_S * RATE_HZ), round(_FADE_OUT_S * RATE_HZ)
    scale = peak / max(map(abs, sound))
    last = len(sound) - 1
    return [
        scale * sample * min(index / fade_in, (last - index) / fade_out, 1.0)
        for index, sample in enumerate(sound)
    ]


if __name__ == "__main__":
    target = Path(sys.argv[1])
    for each in SOUNDS:
        write_sound(each, target / f"{each}.wav")
