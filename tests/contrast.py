"""How well one colour can be told from another."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor

TEXT: Final = 4.5
"""The least contrast that WCAG 2 asks of text."""
MARK: Final = 3.0
"""The least that it asks of what is no text."""


def luminance(colour: QColor) -> float:
    """Relative luminance as WCAG 2 defines it."""
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: QColor, other: QColor) -> float:
    """The contrast of two colours as WCAG 2 defines it, from 1 to 21."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)
