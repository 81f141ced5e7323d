"""What a page of the help is made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from bigben.engine import Move, Position


@dataclass(frozen=True)
class Heading:
    """Begins a section."""

    text: str


@dataclass(frozen=True)
class Text:
    """A paragraph.

    Attributes:
        html: its words; it brings no colours.
        claim: the name by which a test proves what it says; empty if it claims nothing.
    """

    html: str
    claim: str = ""


@dataclass(frozen=True)
class Points:
    """A list."""

    texts: Sequence[Text]


@dataclass(frozen=True)
class Rows:
    """A table.

    Attributes:
        head: the heads of the columns; empty for none.
        rows: what stands in each row; its first cell names it.
    """

    head: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True)
class PictureStep:
    """What a picture does when it is asked to go on.

    Attributes:
        move: the move that is tried on its table.
        words: what that shows; empty if the table itself says why the move is refused.
    """

    move: Move
    words: str = ""


@dataclass(frozen=True)
class Picture:
    """A part of a table, drawn and moved as the game's own.

    Attributes:
        name: by which tests find it.
        position: what lies there.
        part: what is seen, in card widths from the middle of the clock, y downwards.
        words: what is seen before the first step.
        steps: what it shows, one at a time; empty: the deal itself.
        size: the width of its cards, as a share of that in other pictures.
    """

    name: str
    position: Position
    part: QRectF
    words: str
    steps: Sequence[PictureStep] = ()
    size: float = 1.0


Part = Heading | Text | Points | Rows | Picture


@dataclass(frozen=True)
class Page:
    """A page of the help.

    Attributes:
        title: what the list of pages has.
        parts: what stands on it.
    """

    title: str
    parts: Sequence[Part]
