"""What the choices of looks are called."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bigben.settings.looks import BackChoice, FaceChoice, TextSize, ThemeChoice
from bigben.ui.words.formats import whole_percent_text


def theme_name(theme: ThemeChoice) -> str:
    """The name of the table's colours."""
    return {
        ThemeChoice.SYSTEM: QCoreApplication.translate("Looks", "Same as the system"),
        ThemeChoice.NIGHT: QCoreApplication.translate("Looks", "Night"),
        ThemeChoice.DAY: QCoreApplication.translate("Looks", "Day"),
        ThemeChoice.HIGH_CONTRAST: QCoreApplication.translate("Looks", "High contrast"),
    }[theme]


def faces_name(faces: FaceChoice) -> str:
    """The name of a way to print the faces."""
    return {
        FaceChoice.CLASSIC: QCoreApplication.translate("Looks", "Classic"),
        FaceChoice.LARGE_INDEX: QCoreApplication.translate("Looks", "Large index"),
        FaceChoice.FOUR_COLOUR: QCoreApplication.translate("Looks", "Four colours"),
    }[faces]


def back_name(back: BackChoice) -> str:
    """The name of a design for the backs."""
    return {
        BackChoice.CLOCK: QCoreApplication.translate("Looks", "Clock face"),
        BackChoice.GEARS: QCoreApplication.translate("Looks", "Gears"),
        BackChoice.TRACERY: QCoreApplication.translate("Looks", "Tracery"),
    }[back]


def text_size_name(size: TextSize) -> str:
    """The name of a size of letters."""
    if size is TextSize.SYSTEM:
        return QCoreApplication.translate("Looks", "Same as the system")
    return whole_percent_text(size.share)
