"""Where dialogs for files begin."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths


def documents_folder() -> str:
    """The player's documents, or the home folder where there is no folder for them.

    A dialog would take a folder that does not exist for the name of a file.
    """
    location = QStandardPaths.StandardLocation
    documents = QStandardPaths.writableLocation(location.DocumentsLocation)
    if Path(documents).is_dir():
        return documents
    return QStandardPaths.writableLocation(location.HomeLocation)
