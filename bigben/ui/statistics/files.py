"""The log of games out to a file, in from one, and away."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from bigben.settings.exchange import ExchangeError, Fault
from bigben.settings.game_log import GameLog, Imported
from bigben.ui.file_dialogs import ask_file, ask_new_file, documents_folder
from bigben.ui.message_box import tell
from bigben.ui.waiting import CalledOff, wait_for
from bigben.ui.words.formats import number_text

_Done = TypeVar("_Done")

_NAME: Final = "bigben-games.csv"


class LogFiles(QObject):
    """Asks the player what is needed to export, import and reset the log, and tells the outcome.

    Signals:
        changed: the log has other games now.
    """

    changed = Signal()

    def __init__(self, log: GameLog, before_reset: Callable[[], object], window: QWidget) -> None:
        """``before_reset`` makes sure that no game that has ended is the one in progress."""
        super().__init__(window)
        self._log = log
        self._before_reset = before_reset
        self._window = window

    def export(self) -> None:
        """Write all games to a file that the player names."""
        suffixes = {
            self.tr("CSV, for spreadsheets (*.csv)"): "csv",
            self.tr("JSON, for programs (*.json)"): "json",
        }
        title = self.tr("Export the games")
        path = ask_new_file(self._window, title, documents_folder(), _NAME, suffixes)
        if path is None:
            return

        def told(games: int) -> str:
            return self.tr("All games are now in “{file}”. Games: {games}.").format(
                file=path.name, games=number_text(games)
            )

        self._do(
            lambda report: self._log.export(path, report),
            self.tr("Exporting the games…"),
            told,
            path,
        )

    def import_games(self) -> None:
        """Take in the games of a file that the player chooses."""
        filters = [self.tr("Games (*.csv *.json)"), self.tr("All files (*)")]
        path = ask_file(self._window, self.tr("Import games"), documents_folder(), filters)
        if path is None:
            return

        def told(imported: Imported) -> str:
            self.changed.emit()
            return self.tr(
                "New games: {added}. Games that now have a result: {ended}. Already known: {known}."
            ).format(
                added=number_text(imported.added),
                ended=number_text(imported.ended),
                known=number_text(imported.known),
            )

        self._do(
            lambda report: self._log.import_games(path, report),
            self.tr("Importing games…"),
            told,
            path,
        )

    def reset(self) -> None:
        """Forget all games, if the player is sure."""
        box = QMessageBox(self._window)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle(self.tr("Reset the statistics"))
        box.setText(self.tr("Forget all games, of every rule set?"))
        box.setInformativeText(
            self.tr(
                "All figures and the whole list will be gone. Games that will be lost: {games}. "
                "A copy is kept in a file that can be imported again."
            ).format(games=number_text(self._log.count()))
        )
        forget = box.addButton(self.tr("Forget all games"), QMessageBox.ButtonRole.DestructiveRole)
        keep = box.addButton(self.tr("Keep them"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(keep)
        box.exec()
        box.deleteLater()
        if box.clickedButton() is not forget:
            return

        def told(backup: Path) -> str:
            self.changed.emit()
            return self.tr("The games are gone. A copy is kept here:\n{path}").format(path=backup)

        self._before_reset()
        self._do(self._log.reset, self.tr("Keeping a copy of the games…"), told, Path())

    def sentence(self, error: ExchangeError, path: Path) -> str:
        """What went wrong with a file, in a sentence."""
        match error.fault:
            case Fault.NOT_WRITTEN:
                text = self.tr("The games could not be written: {why}.")
            case Fault.NOT_READ:
                text = self.tr("“{file}” could not be read: {why}.")
            case Fault.TOO_LARGE:
                text = self.tr("“{file}” is too large to be a list of Big Ben games.")
            case Fault.NO_GAMES:
                text = self.tr("“{file}” is not a list of games that Big Ben wrote.")
            case Fault.NEWER:
                text = self.tr("“{file}” was written by a newer version of Big Ben.")
            case Fault.BAD_GAME:
                text = self.tr(
                    "Nothing was imported: game {game} in “{file}” makes no sense ({column})."
                )
        return text.format(
            file=path.name, why=str(error).rstrip("."), game=error.game, column=error.column
        )

    def _do(
        self,
        work: Callable[[Callable[[float], None]], _Done],
        what: str,
        told: Callable[[_Done], str],
        path: Path,
    ) -> None:
        """Do what may take a while, and tell the player what came of it, unless it was called off.

        ``told`` makes a sentence of what ``work`` returns, and makes it known.
        """
        title = self._window.windowTitle()
        try:
            done = wait_for(work, what, self._window)
        except CalledOff:
            return
        except ExchangeError as error:
            tell(self._window, title, self.sentence(error, path), warns=True)
        else:
            tell(self._window, title, told(done))
