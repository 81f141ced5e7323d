"""The sounds as files, as loud as the player wants them."""

from __future__ import annotations

import array
import os
import sys
import wave
from enum import Enum
from pathlib import Path


class Sound(Enum):
    """What can be heard; the values are the files' names without their ending."""

    CARD = "card"
    """A card is laid down."""
    DEAL = "deal"
    """A card is turned from the stock."""
    FILL = "fill"
    """Some cards, one after another."""
    LAY = "lay"
    """All cards of a new deal."""
    HOUR = "hour"
    """A bell, for a finished hour."""
    WIN = "win"
    """All bells."""

    @property
    def is_bell(self) -> bool:
        """Whether it rings, rather than rustles."""
        return self in (Sound.HOUR, Sound.WIN)


class SoundFiles:
    """Finds the files, and makes quieter copies of them: not every player has a volume."""

    def __init__(self, originals: Path, copies: Path) -> None:
        """``copies`` is a folder that may be emptied at any time, and need not exist."""
        self._originals = originals
        self._copies = copies

    def path(self, sound: Sound, volume: int) -> Path:
        """The file of a sound at a volume in percent; raises ``OSError`` if there can be none."""
        original = self._originals / f"{sound.value}.wav"
        if volume == 100:
            return original
        copy = self._copies / f"{sound.value}-{volume}.wav"
        if not copy.exists() or copy.stat().st_mtime_ns < original.stat().st_mtime_ns:
            self._copies.mkdir(parents=True, exist_ok=True)
            unfinished = copy.with_suffix(f".{os.getpid()}")
            _copy_quieter(original, unfinished, (volume / 100) ** 2)  # ears hear it as even steps
            unfinished.replace(copy)
        return copy


def _copy_quieter(original: Path, copy: Path, share: float) -> None:
    with wave.open(str(original), "rb") as file:
        parameters = file.getparams()
        samples = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    quieter = array.array("h", [round(sample * share) for sample in samples])
    if sys.byteorder == "big":
        quieter.byteswap()
    with wave.open(str(copy), "wb") as file:
        file.setparams(parameters)
        file.writeframes(quieter.tobytes())
