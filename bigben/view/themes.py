"""The colours of the table."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QColor


@dataclass(frozen=True)
class Theme:
    """The colours that the table is painted with. Faces bring their own."""

    centre: QColor
    """The table behind the dial; it darkens outwards to ``edge``."""
    edge: QColor
    dial: QColor
    """The dial's face in its middle; it shades outwards to ``dial_edge``."""
    dial_edge: QColor
    ring: QColor
    """The dial's ring and minute track."""
    numeral: QColor
    caption: QColor
    """The words under stock and waste."""
    gap: QColor
    """The outline of an empty place."""
    target: QColor
    """The mark of a place that takes the held card."""
    fresh: QColor
    """The mark of a card that the stock just brought."""
    shadow: QColor


NIGHT: Final = Theme(
    centre=QColor("#1c3f4d"),
    edge=QColor("#0c1824"),
    dial=QColor("#173343"),
    dial_edge=QColor("#0d1d2a"),
    ring=QColor("#c9a45c"),
    numeral=QColor("#ead9a8"),
    caption=QColor("#efe6cf"),
    gap=QColor("#b4975c"),
    target=QColor("#ffd15c"),
    fresh=QColor("#8fd3ff"),
    shadow=QColor(0, 0, 0, 150),
)

DAY: Final = Theme(
    centre=QColor("#eee4cf"),
    edge=QColor("#c6b898"),
    dial=QColor("#fbf4e2"),
    dial_edge=QColor("#ecdfc0"),
    ring=QColor("#8a6a2f"),
    numeral=QColor("#5a4316"),
    caption=QColor("#463410"),
    gap=QColor("#77602e"),
    target=QColor("#0d7a4f"),
    fresh=QColor("#1f5fae"),
    shadow=QColor(60, 45, 20, 110),
)
