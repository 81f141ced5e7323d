"""One sentence for each thing that can be wrong with what is opened or pasted."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bigben.engine import MAX_DEAL_NUMBER
from bigben.settings.saved_game import Fault
from bigben.ui.words.formats import number_text


def file_fault(fault: Fault, name: str) -> str:
    """What is wrong with a file, and what to do; ``name`` is the file's."""
    match fault:
        case Fault.UNREADABLE:
            text = QCoreApplication.translate(
                "Faults",
                "{name} cannot be read: check that it is still there and that you may read it.",
            )
        case Fault.NEWER:
            text = QCoreApplication.translate(
                "Faults",
                "{name} was saved by a newer version of Big Ben: get the newest version to open "
                "it.",
            )
        case Fault.DAMAGED | Fault.ILLEGAL:
            text = QCoreApplication.translate(
                "Faults",
                "{name} is damaged: look for another copy of it, or save the game again.",
            )
        case _:
            text = QCoreApplication.translate(
                "Faults",
                "{name} is not a saved game: choose a file that was saved by Big Ben.",
            )
    return text.format(name=name)


def text_fault(fault: Fault) -> str:
    """What is wrong with a pasted text, and what to do."""
    match fault:
        case Fault.EMPTY:
            return QCoreApplication.translate(
                "Faults",
                "There is nothing to paste: copy a deal number, a position or a saved game first.",
            )
        case Fault.DEAL_NUMBER:
            return QCoreApplication.translate(
                "Faults",
                "The copied number is not a deal number: those go from 1 to {largest}.",
            ).format(largest=number_text(MAX_DEAL_NUMBER))
        case Fault.POSITION:
            return QCoreApplication.translate(
                "Faults",
                "The copied text is not a position that can be played: copy all 15 lines of it "
                "again.",
            )
        case Fault.NEWER:
            return QCoreApplication.translate(
                "Faults",
                "The copied game was saved by a newer version of Big Ben: get the newest "
                "version to open it.",
            )
        case Fault.DAMAGED | Fault.ILLEGAL | Fault.NOT_A_GAME:
            return QCoreApplication.translate(
                "Faults",
                "The copied text is not a whole saved game: copy all of the file again, or "
                "open it.",
            )
        case _:
            return QCoreApplication.translate(
                "Faults",
                "The copied text cannot be played: copy a deal number, a position or a saved game.",
            )
