"""Having a sentence read by whatever reads the screen."""

from __future__ import annotations

from PySide6.QtCore import QObject


def announce(source: QObject, sentence: str, *, at_once: bool = False) -> None:
    """Have a sentence read on behalf of a widget, after what is being read or ``at_once``."""
    # Only its import makes QAccessible's many enums, which takes 10 ms: the table comes first.
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent  # noqa: PLC0415

    event = QAccessibleAnnouncementEvent(source, sentence)
    if at_once:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)
