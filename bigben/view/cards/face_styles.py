"""The three ways a card face can look: where its parts stand, and in which inks.

All lengths are in card units: a card is 250 units wide and 350 high.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from bigben.engine.cards import Suit
from bigben.view import measures

CARD_WIDTH: Final = 250.0
CARD_HEIGHT: Final = measures.CARD_HEIGHT * CARD_WIDTH
CORNER_RADIUS: Final = measures.CARD_CORNER * CARD_WIDTH

PAPER: Final = "#fffdf7"
EDGE: Final = "#b9ae98"
SMALL_CARD_PX: Final = 60
"""Cards narrower than this many device pixels get a larger index."""
COURT_GROUND: Final = "#f8f0dc"
"""Behind the persons of the court cards."""

_BLACK: Final = "#1a2130"
_RED: Final = "#b3192a"
_GREEN: Final = "#12683a"
_BLUE: Final = "#1a4fb4"

_TWO_COLOURS: Final = MappingProxyType(
    {Suit.SPADES: _BLACK, Suit.CLUBS: _BLACK, Suit.HEARTS: _RED, Suit.DIAMONDS: _RED}
)
_FOUR_COLOURS: Final = MappingProxyType(
    {Suit.SPADES: _BLACK, Suit.CLUBS: _GREEN, Suit.HEARTS: _RED, Suit.DIAMONDS: _BLUE}
)

_LIGHT: Final = MappingProxyType(
    {_BLACK: "#f6ecd0", _RED: "#ff9d92", _GREEN: "#84dea2", _BLUE: "#a3c9ff"}
)
"""What stands for each ink on a dark ground."""


class FaceLayout(NamedTuple):
    """Where the parts of a face stand, and in which ink each suit is printed."""

    inks: MappingProxyType[Suit, str]
    index_middle: float
    """From the card's side to the middle line of the index."""
    index_top: float
    """From the card's upper edge to the top of the rank."""
    rank_height: float
    rank_least_width: float
    """Narrower ranks are widened to this."""
    rank_most_width: float
    """Wider ranks, such as 10, are narrowed to this."""
    suit_gap: float
    """Between rank and suit."""
    suit_height: float
    pip_height: float
    ace_height: float
    column: float
    """From the card's middle to the middle of the pips at the side."""
    row: float
    """From the card's middle to the middle of the pips at the top."""
    window: tuple[float, float]
    """Half the width and half the height of the opening that shows a court's person."""
    window_wing: tuple[float, float]
    """The same of the wider part between the indices of the upper and the lower half."""
    court_pip_height: float
    """Height of the suit's sign beside a court's head; 0 for none."""


_CLASSIC: Final = FaceLayout(
    inks=_TWO_COLOURS,
    index_middle=36,
    index_top=12,
    rank_height=48,
    rank_least_width=0,
    rank_most_width=54,
    suit_gap=5,
    suit_height=40,
    pip_height=42,
    ace_height=120,
    column=38,
    row=122,
    window=(62, 165),
    window_wing=(112, 65),
    court_pip_height=26,
)
_SMALL: Final[dict[str, Any]] = {
    "index_top": 10,
    "rank_height": 52,
    "suit_gap": 4,
    "suit_height": 49,
    "window_wing": (112, 56),
}
"""What a small card has larger, so that spades and clubs can still be told apart."""


class Style(Enum):
    """A way of drawing the faces; the value is its name in preferences."""

    CLASSIC = "classic"
    LARGE_INDEX = "large-index"
    FOUR_COLOUR = "four-colour"

    def layout(self, pixels: float) -> FaceLayout:
        """Where the parts stand on a card that is ``pixels`` device pixels wide."""
        layout = _LAYOUTS[self]
        if pixels < SMALL_CARD_PX and self is not Style.LARGE_INDEX:
            return layout._replace(**_SMALL)
        return layout

    def light_ink(self, suit: Suit) -> str:
        """The ink of a suit where it is written on a dark ground."""
        return _LIGHT[_LAYOUTS[self].inks[suit]]

    def court_dyes(self, suit: Suit) -> Mapping[str, str]:
        """Which colours of a court's drawing are to be replaced, and by which."""
        return _COURT_DYES.get(suit, {}) if self is Style.FOUR_COLOUR else {}

    @property
    def index_width(self) -> float:
        """How much of a covered card must stay visible to read its index, in card widths."""
        return _INDEX_WIDTHS[self]


_LAYOUTS: Final = MappingProxyType(
    {
        Style.CLASSIC: _CLASSIC,
        Style.FOUR_COLOUR: _CLASSIC._replace(inks=_FOUR_COLOURS),
        Style.LARGE_INDEX: FaceLayout(
            inks=_TWO_COLOURS,
            index_middle=47,
            index_top=12,
            rank_height=92,
            rank_least_width=84,
            rank_most_width=86,
            suit_gap=8,
            suit_height=50,
            pip_height=32,
            ace_height=96,
            column=33,
            row=53,
            window=(30, 164),
            window_wing=(49, 65),
            court_pip_height=0,
        ),
    }
)
_COURT_DYES: Final = MappingProxyType(
    {
        Suit.DIAMONDS: {"#cf6420": "#2f66c8", "#8a3a12": "#173c86", "#f3bd7a": "#a9c6f2"},
        Suit.SPADES: {
            "#27407d": "#4a4756",
            "#16244d": "#25222f",
            "#86a3d8": "#a9a4b8",
            "#c9d3e2": "#d8d5de",
        },
    }
)
"""What stands for the colours of the persons' clothes, where each suit has a colour of its own."""
_INDEX_WIDTHS: Final = MappingProxyType(
    {Style.CLASSIC: 0.27, Style.FOUR_COLOUR: 0.27, Style.LARGE_INDEX: 0.39}
)
