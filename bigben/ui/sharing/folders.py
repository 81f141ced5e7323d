"""Where dialogs for files begin."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths


def documents_folder() -> str:
    """The player's documents, or the home folder where there is no folder for them.

    Of a folder that is not there a dialog would make the name of a file.
    """
    location = QStandardPaths.StandardLocation
    documents = QStandardPaths.writableLocation(location.DocumentsLocation)
    if Path(documents).is_dir():
        return documents
    return QStandardPaths.writableLocation(location.HomeLocation)
