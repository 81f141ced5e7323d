"""Copying, pasting, saving, opening, dropping and printing: a game's ways out and in."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, QTimer
from PySide6.QtGui import (
    QDropEvent,
    QGuiApplication,
    QImage,
)
from PySide6.QtWidgets import QMainWindow

from bigben.engine import Position
from bigben.model.session import Session
from bigben.settings.records import GameRecord, GameResult
from bigben.ui.actions import Action, Actions
from bigben.ui.looks import Looks
from bigben.ui.words.formats import number_text

# What reads, writes and paints is imported when it is first needed: the table comes first.

_DROPS: Final = frozenset((QEvent.Type.DragEnter, QEvent.Type.DragMove, QEvent.Type.Drop))


class Sharing(QObject):
    """Takes the game of a session out of the program, and others in.

    What is wrong with a file or text is told in one sentence, and the game on the table is not
    touched. Anything else that is laid on the table is asked for as a new deal is.
    """

    def __init__(
        self,
        session: Session,
        window: QMainWindow,
        *,
        lay_number: Callable[[int], object],
        leave_for: Callable[[Callable[[], object]], object],
        looks: Looks,
        complain: Callable[[str], object],
        say: Callable[[str], object],
    ) -> None:
        """Begin to take files that are dropped on a window.

        Args:
            session: the games.
            window: what dialogs belong to.
            lay_number: lays a deal by its number, after asking if that loses a game.
            leave_for: leaves the game for what is called then, after asking likewise.
            looks: how a picture of the table is to look.
            complain: shows a sentence until it is closed or there is another; empty: until now.
            say: says a sentence, to the eye for a few seconds and to the ear.
        """
        super().__init__(window)
        self._session = session
        self._window = window
        self._lay_number = lay_number
        self._leave_for = leave_for
        self._looks = looks
        self._complain = complain
        self._say = say
        self._folder = ""
        """Where the last file was saved or opened."""
        session.game.dealt.connect(self._forget_fault)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def slots(self) -> dict[Action, Callable[[], object]]:
        """What each of the actions does that are about sharing."""
        return {
            Action.OPEN: self.ask_what_to_open,
            Action.SAVE: self.ask_where_to_save,
            Action.COPY_DEAL_NUMBER: self.copy_deal_number,
            Action.COPY_POSITION: self.copy_position,
            Action.PASTE: self.paste,
            Action.BACK_TO_GAME: self._session.back_to_game,
            Action.SAVE_PICTURE: self.ask_where_to_paint,
            Action.PRINT: self.print_table,
        }

    def show_possible(self, actions: Actions) -> None:
        """Enable just what can be asked for now."""
        number = self._session.game.record.deal_number
        actions[Action.COPY_DEAL_NUMBER].setEnabled(number is not None)
        actions[Action.BACK_TO_GAME].setEnabled(self._session.practising)

    # Out

    def copy_deal_number(self) -> None:
        """Copy the deal number, if the game has one."""
        self._complain("")
        number = self._session.game.record.deal_number
        if number is not None:
            QGuiApplication.clipboard().setText(str(number))
            self._say(self.tr("Copied: deal {number}").format(number=number_text(number)))

    def copy_position(self) -> None:
        """Copy the position on the table as a text."""
        self._complain("")
        QGuiApplication.clipboard().setText(self._session.game.position.to_text())
        self._say(self.tr("Copied: the position, as text"))

    def ask_where_to_save(self) -> None:
        """Save the game on the table to a file that the player names."""
        path = self._ask_new_file(self.tr("Save the game"), {self._games_filter(): "bigben"})
        if path is not None:
            self.save_file(path)

    def save_file(self, path: Path) -> None:
        """Save the game on the table to a file."""
        from bigben.settings.saved_game import SavedGameError  # noqa: PLC0415
        from bigben.ui.sharing.saved_files import write_file  # noqa: PLC0415

        self._complain("")
        try:
            write_file(path, self._session.game.record)
        except (OSError, SavedGameError):
            self._say_not_saved(path)
        else:
            self._say_saved(path)

    def ask_where_to_paint(self) -> None:
        """Save a picture of the table to a file that the player names."""
        kinds = {
            self.tr("Picture (*.png)"): "png",
            self.tr("Document for printing (*.pdf)"): "pdf",
        }
        path = self._ask_new_file(self.tr("Save a picture of the table"), kinds)
        if path is not None:
            self.save_picture(path)

    def save_picture(self, path: Path) -> None:
        """Save a picture of the table: a PDF if the name ends so, otherwise a PNG."""
        from bigben.ui.sharing import paper  # noqa: PLC0415

        self._complain("")
        try:
            if path.suffix.lower() == ".pdf":
                paper.write_pdf(path, self.picture(for_paper=True), self._title())
            else:
                paper.write_png(path, self.picture())
        except OSError:
            self._say_not_saved(path)
        else:
            self._say_saved(path)

    def picture(self, *, for_paper: bool = False) -> QImage:
        """A picture of the table, in the colours of paper or of the screen."""
        from bigben.view.picture import PAPER, table_picture  # noqa: PLC0415

        looks = self._looks
        theme = PAPER if for_paper else looks.theme(self._window.palette())
        return table_picture(self._session.game, looks.faces, theme, mirrored=looks.mirrored)

    def print_table(self) -> None:
        """Ask for a printer, and print the table."""
        from bigben.ui.sharing import paper  # noqa: PLC0415

        self._complain("")
        try:
            paper.print_picture(partial(self.picture, for_paper=True), self._title(), self._window)
        except OSError:
            self._complain(
                self.tr(
                    "The table could not be printed: check whether the printer is ready, or "
                    "print to a file in another folder."
                )
            )

    # In

    def ask_what_to_open(self) -> None:
        """Open a saved game that the player chooses."""
        from bigben.ui.file_dialogs import ask_file, documents_folder  # noqa: PLC0415

        filters = [self._games_filter(), self.tr("All files (*)")]
        folder = self._folder or documents_folder()
        path = ask_file(self._window, self.tr("Open a saved game"), folder, filters)
        if path is not None:
            self._folder = str(path.parent)
            self.open_file(path)

    def open_file(self, path: Path) -> None:
        """Open a saved game."""
        from bigben.settings.saved_game import SavedGameError  # noqa: PLC0415
        from bigben.ui.sharing.saved_files import read_file  # noqa: PLC0415
        from bigben.ui.words.faults import file_fault  # noqa: PLC0415

        self._complain("")
        try:
            saved = read_file(path)
        except SavedGameError as error:
            self._complain(file_fault(error.fault, _shown(path)))
        else:
            self._open(saved)

    def paste(self) -> None:
        """Open what the clipboard holds: a deal number, a position or a saved game."""
        from bigben.settings.saved_game import SavedGameError, read_text  # noqa: PLC0415
        from bigben.ui.words.faults import text_fault  # noqa: PLC0415

        self._complain("")
        try:
            found = read_text(QGuiApplication.clipboard().text())
        except SavedGameError as error:
            self._complain(text_fault(error.fault))
            return
        if isinstance(found, GameRecord):
            self._open(found)
        elif isinstance(found, Position):
            self._session.practise(found)
            self._say_practice()
        else:
            self._lay_number(found)

    def _open(self, saved: GameRecord) -> None:
        session = self._session
        record = session.opened(saved)
        if record.practice:
            session.lay(record)
            self._say_practice()
        elif record.id == session.in_progress.id:
            if session.keeps_moves(record) or self._may_go_back(record.cursor):
                session.lay(record)
        else:
            self._leave_for(lambda: self._lay_other(record))

    def _lay_other(self, record: GameRecord) -> None:
        self._session.lay(record)
        if record.end and record.end.result is GameResult.LOST:
            self._say(self.tr("This game counted as a loss when it was left, and still does."))

    def _may_go_back(self, moves: int) -> bool:
        from bigben.ui.questions.return_question import may_go_back  # noqa: PLC0415

        return may_go_back(moves, self._window)

    def _take_drop(self, path: Path) -> None:
        self._window.activateWindow()
        self.open_file(path)

    # Files

    def _ask_new_file(self, title: str, suffixes: dict[str, str]) -> Path | None:
        from bigben.ui.file_dialogs import ask_new_file, documents_folder  # noqa: PLC0415

        folder = self._folder or documents_folder()
        path = ask_new_file(self._window, title, folder, self._title(), suffixes)
        if path is not None:
            self._folder = str(path.parent)
        return path

    def _games_filter(self) -> str:
        return self.tr("Saved games of Big Ben (*.bigben)")

    def _title(self) -> str:
        """What is on the table, for a document's title and a file's name."""
        number = self._session.game.record.deal_number
        if number is None:
            return self.tr("Big Ben, practice")
        return self.tr("Big Ben, deal {number}").format(number=number)

    # Sentences

    def _forget_fault(self) -> None:
        """Whoever has laid another game has done with what was wrong before."""
        self._complain("")

    def _say_saved(self, path: Path) -> None:
        self._say(self.tr("Saved: {name}").format(name=_shown(path)))

    def _say_not_saved(self, path: Path) -> None:
        self._complain(
            self.tr(
                "{name} could not be saved: check whether the disk is full, or save to another "
                "folder."
            ).format(name=_shown(path))
        )

    def _say_practice(self) -> None:
        self._say(self.tr("This is practice: it isn't counted, and your own game waits."))

    # Overridden

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take one file that is dropped on the window."""
        if event.type() not in _DROPS or not isinstance(event, QDropEvent):
            return super().eventFilter(watched, event)
        path = _dropped(event.mimeData())
        if path is None or not event.possibleActions() & Qt.DropAction.CopyAction:
            event.ignore()
            return True
        # Not a move: the file stays where it is.
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        if event.type() is QEvent.Type.Drop:
            # Whoever dropped it waits till this is over; a question could keep it waiting.
            QTimer.singleShot(0, self, lambda: self._take_drop(path))
        return True


def _dropped(data: QMimeData) -> Path | None:
    """The one file of a drop; None if there is none, or there are more."""
    urls = data.urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    return Path(urls[0].toLocalFile())


def _shown(path: Path) -> str:
    """A file's name for people, of a length that fits a sentence."""
    unseen = "\N{REPLACEMENT CHARACTER}"
    name = "".join(letter if letter.isprintable() else unseen for letter in path.name)
    return name if len(name) <= 60 else name[:57] + "…"
