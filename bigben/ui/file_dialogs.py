"""Dialogs that ask for a file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget


def documents_folder() -> str:
    """The player's documents, or the home folder where there is no folder for them.

    A dialog would take a folder that does not exist for the name of a file.
    """
    location = QStandardPaths.StandardLocation
    documents = QStandardPaths.writableLocation(location.DocumentsLocation)
    if Path(documents).is_dir():
        return documents
    return QStandardPaths.writableLocation(location.HomeLocation)


def ask_new_file(
    window: QWidget, title: str, folder: str, name: str, suffixes: Mapping[str, str]
) -> Path | None:
    """The file the player wants written; None if the dialog was cancelled.

    Args:
        window: what the dialog belongs to.
        title: the dialog's title.
        folder: where the dialog begins.
        name: the name it offers.
        suffixes: for each kind of file, in the words of a name filter, the suffix that a name
            gets that has none. The first kind is offered first.
    """
    dialog = QFileDialog(window, title, folder)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilters(list(suffixes))
    dialog.setDefaultSuffix(next(iter(suffixes.values())))
    dialog.filterSelected.connect(lambda kind: dialog.setDefaultSuffix(suffixes[kind]))
    dialog.selectFile(name)
    return _chosen(dialog)


def ask_file(window: QWidget, title: str, folder: str, filters: Sequence[str]) -> Path | None:
    """The file the player wants read; None if the dialog was cancelled."""
    dialog = QFileDialog(window, title, folder)
    dialog.setNameFilters(filters)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    return _chosen(dialog)


def _chosen(dialog: QFileDialog) -> Path | None:
    accepted = dialog.exec()
    dialog.deleteLater()
    chosen = dialog.selectedFiles()
    return Path(chosen[0]) if accepted and chosen else None
