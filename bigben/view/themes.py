"""The colours of the table."""

from typing import Final, NamedTuple

from PySide6.QtGui import QColor

_DARK: Final = 128
"""Colours below this lightness, of 255, are dark."""


class Theme(NamedTuple):
    """The colours that the table is painted with. Faces bring their own."""

    centre: QColor
    """The table behind the dial; it darkens outwards to ``edge``."""
    edge: QColor
    tracery: QColor
    """The faint lines on the table and in the dial's middle."""
    halo: QColor
    """The light that the dial sheds on the table around it."""
    dial: QColor
    """The dial's face in its middle; it shades outwards to ``dial_edge``."""
    dial_edge: QColor
    ring: QColor
    """The dial's ring and minute track."""
    numeral: QColor
    hand: QColor
    """Both hands of the clock."""
    caption: QColor
    """The words under stock and waste."""
    plaque: QColor
    """Behind those words, and where stock and waste lie."""
    tick: QColor
    """A tick for a card that is home."""
    tick_left: QColor
    """A tick for a card that is not."""
    tab: QColor
    """The tag at a foundation that shows its goal, in the faces' light inks."""
    tab_edge: QColor
    lit: QColor
    """What lights up when an hour is finished."""
    lit_edge: QColor
    """Its outline."""
    lit_ink: QColor
    """What is written on it."""
    opal: QColor
    """The middle of the dial's glass when a won game lights it; it shades to ``opal_edge``."""
    opal_edge: QColor
    glow: QColor
    """Its light on the table around."""
    glow_strength: float
    """How strong its light is around the foundation: 0 none, 1 full."""
    gap: QColor
    """The outline of an empty place."""
    target: QColor
    """The mark of a place that takes the held card."""
    fresh: QColor
    """The mark of a card that the stock just brought."""
    casing: QColor
    """The line on both sides of a mark, which sets it off from table and cards."""
    hard: bool = False
    """Whether there are hard edges in place of light and shadow."""

    @property
    def is_dark(self) -> bool:
        """Whether windows beside the table should be dark."""
        return is_dark(self.centre)


NIGHT: Final = Theme(
    centre=QColor("#1f4a5c"),
    edge=QColor("#0a1622"),
    tracery=QColor(150, 205, 215, 22),
    halo=QColor(255, 214, 138, 46),
    dial=QColor("#214a5e"),
    dial_edge=QColor("#0c1d2b"),
    ring=QColor("#d8b36a"),
    numeral=QColor("#f1e1b3"),
    hand=QColor("#d8b36a"),
    caption=QColor("#f4ecd6"),
    plaque=QColor("#0e2231"),
    tick=QColor("#f3d48b"),
    tick_left=QColor("#aebdb9"),
    tab=QColor("#0d2130"),
    tab_edge=QColor("#b8975a"),
    lit=QColor("#ffcf66"),
    lit_edge=QColor("#7d5a17"),
    lit_ink=QColor("#3a2600"),
    opal=QColor("#fff8e4"),
    opal_edge=QColor("#ffd67a"),
    glow=QColor("#ffcf66"),
    glow_strength=0.55,
    gap=QColor("#c3a566"),
    target=QColor("#62e6c4"),
    fresh=QColor("#8fd3ff"),
    casing=QColor("#0b1a26"),
)

DAY: Final = Theme(
    centre=QColor("#f0e7d3"),
    edge=QColor("#cbbd9d"),
    tracery=QColor(110, 80, 30, 24),
    halo=QColor(255, 255, 255, 120),
    dial=QColor("#fffaf0"),
    dial_edge=QColor("#efe2c4"),
    ring=QColor("#80602a"),
    numeral=QColor("#4a3610"),
    hand=QColor("#5d4312"),
    caption=QColor("#3f2f0e"),
    plaque=QColor("#f1e6cb"),
    tick=QColor("#7a4f08"),
    tick_left=QColor("#75684a"),
    tab=QColor("#4b370f"),
    tab_edge=QColor("#2f2208"),
    lit=QColor("#ffc94d"),
    lit_edge=QColor("#7a4300"),
    lit_ink=QColor("#4a2a00"),
    opal=QColor("#fffdf2"),
    opal_edge=QColor("#ffc64a"),
    glow=QColor("#ff9d0a"),
    glow_strength=0.7,
    gap=QColor("#6b5626"),
    target=QColor("#006441"),
    fresh=QColor("#174f96"),
    casing=QColor("#fffdf7"),
)

HIGH_CONTRAST: Final = Theme(
    centre=QColor("#000000"),
    edge=QColor("#000000"),
    tracery=QColor(0, 0, 0, 0),
    halo=QColor(0, 0, 0, 0),
    dial=QColor("#000000"),
    dial_edge=QColor("#000000"),
    ring=QColor("#ffffff"),
    numeral=QColor("#ffffff"),
    hand=QColor("#ffffff"),
    caption=QColor("#ffffff"),
    plaque=QColor("#000000"),
    tick=QColor("#ffffff"),
    tick_left=QColor("#a8a8a8"),
    tab=QColor("#000000"),
    tab_edge=QColor("#ffffff"),
    lit=QColor("#ffe14d"),
    lit_edge=QColor("#ffe14d"),
    lit_ink=QColor("#000000"),
    opal=QColor("#ffffff"),
    opal_edge=QColor("#ffffff"),
    glow=QColor("#ffe14d"),
    glow_strength=1.0,
    gap=QColor("#ffffff"),
    target=QColor("#00e5ff"),
    fresh=QColor("#ff9dff"),
    casing=QColor("#000000"),
    hard=True,
)

THEMES: Final = {"night": NIGHT, "day": DAY, "high-contrast": HIGH_CONTRAST}
"""The themes that a player can choose, by the name that preferences have for each."""


def is_dark(colour: QColor) -> bool:
    """Whether a colour is rather dark than light."""
    return colour.lightness() < _DARK


def faded(colour: QColor, share: float) -> QColor:
    """A colour that is only a share as opaque: none of it is seen at 0."""
    result = QColor(colour)
    result.setAlphaF(colour.alphaF() * share)
    return result


def mixed(inner: QColor, outer: QColor, share: float) -> QColor:
    """The colour between two: ``inner`` at a share of 0, ``outer`` at 1."""
    return QColor.fromRgbF(
        inner.redF() + (outer.redF() - inner.redF()) * share,
        inner.greenF() + (outer.greenF() - inner.greenF()) * share,
        inner.blueF() + (outer.blueF() - inner.blueF()) * share,
    )
