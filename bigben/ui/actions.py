"""Everything that the player can ask the window for: one enum, one list, one maker."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, auto
from typing import Final, NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from bigben.ui.icons import icon
from bigben.ui.words.key_names import plain, with_key


class Action(Enum):
    """What can be asked for by menu, toolbar or key."""

    NEW = auto()
    DEAL_NUMBER = auto()
    DAY = auto()
    OPEN = auto()
    SAVE = auto()
    COPY_DEAL_NUMBER = auto()
    COPY_POSITION = auto()
    PASTE = auto()
    BACK_TO_GAME = auto()
    SAVE_PICTURE = auto()
    PRINT = auto()
    RESTART = auto()
    UNDO = auto()
    REDO = auto()
    DEAL = auto()
    HINT = auto()
    SEND_HOME = auto()
    SEND_ALL_HOME = auto()
    SOLUTION = auto()
    MARK = auto()
    BACK_TO_MARK = auto()
    PAUSE = auto()
    REVIEW = auto()
    LOOK_THROUGH_WASTE = auto()
    LEGAL_MOVES = auto()
    FIND = auto()
    FULLSCREEN = auto()
    STATISTICS = auto()
    PREFERENCES = auto()
    HELP = auto()
    TOUR = auto()
    KEYS = auto()
    ABOUT = auto()
    QUIT = auto()
    CANCEL = auto()


GAME_MENU: Final = (
    Action.NEW,
    Action.DEAL_NUMBER,
    Action.DAY,
    Action.RESTART,
    None,
    Action.OPEN,
    Action.SAVE,
    None,
    Action.PAUSE,
    Action.REVIEW,
    Action.STATISTICS,
    None,
    Action.PREFERENCES,
    None,
    Action.QUIT,
)
"""None is a separator."""
MOVE_MENU: Final = (
    Action.UNDO,
    Action.REDO,
    None,
    Action.DEAL,
    Action.SEND_HOME,
    Action.SEND_ALL_HOME,
    None,
    Action.HINT,
    Action.SOLUTION,
    None,
    Action.MARK,
    Action.BACK_TO_MARK,
)
SHARE_MENU: Final = (
    Action.COPY_DEAL_NUMBER,
    Action.COPY_POSITION,
    Action.PASTE,
    Action.BACK_TO_GAME,
    None,
    Action.SAVE_PICTURE,
    Action.PRINT,
)
VIEW_MENU: Final = (
    Action.LOOK_THROUGH_WASTE,
    Action.LEGAL_MOVES,
    Action.FIND,
    None,
    Action.FULLSCREEN,
)
HELP_MENU: Final = (Action.HELP, Action.KEYS, Action.TOUR, None, Action.ABOUT)
TOOLBAR: Final = (
    Action.NEW,
    Action.RESTART,
    None,
    Action.UNDO,
    Action.REDO,
    None,
    Action.DEAL,
    Action.HINT,
    Action.PAUSE,
)


class _Spec(NamedTuple):
    text: str
    icon: str | None
    """Its name in the freedesktop icon naming specification, and of our own drawing; a drawing's
    alone for what the specification has no picture of."""
    keys: tuple[QKeySequence.StandardKey | str, ...] = ()
    """The platform's standard keys first; a text where there is no standard."""
    short_text: str = ""
    """The word on the toolbar."""
    role: QAction.MenuRole = QAction.MenuRole.NoRole
    checkable: bool = False
    repeats: bool = False
    """Whether a key that is held down asks again and again."""


class Actions(QObject):
    """The ``QAction`` of each :class:`Action`."""

    def __init__(self, slots: Mapping[Action, Callable[[], object]], parent: QObject) -> None:
        """Make all actions; triggering one calls its slot."""
        super().__init__(parent)
        self._actions = {
            which: self._make(which, spec, slots[which]) for which, spec in self._specs().items()
        }

    def __getitem__(self, which: Action) -> QAction:
        return self._actions[which]

    def retranslate(self) -> None:
        """Speak the language that is spoken now."""
        for which, spec in self._specs().items():
            _set_texts(self._actions[which], spec)

    def menus(self) -> tuple[tuple[str, tuple[Action | None, ...]], ...]:
        """The window's menus, each with its title; None is a separator."""
        return (
            (self.tr("&Game"), GAME_MENU),
            (self.tr("&Move"), MOVE_MENU),
            (self.tr("&Share"), SHARE_MENU),
            (self.tr("&View"), VIEW_MENU),
            (self.tr("&Help"), HELP_MENU),
        )

    def all(self) -> list[QAction]:
        """All of them, for the window to take their shortcuts."""
        return list(self._actions.values())

    def _make(self, which: Action, spec: _Spec, slot: Callable[[], object]) -> QAction:
        action = QAction(self)
        action.setObjectName(which.name.lower())
        if spec.icon:
            action.setIcon(icon(spec.icon))
        action.setShortcuts(_sequences(spec.keys))
        _set_texts(action, spec)
        action.setMenuRole(spec.role)
        action.setCheckable(spec.checkable)
        action.setAutoRepeat(spec.repeats)
        action.triggered.connect(lambda _checked: slot())
        return action

    def _specs(self) -> dict[Action, _Spec]:
        key, role = QKeySequence.StandardKey, QAction.MenuRole
        return {
            Action.NEW: _Spec(
                self.tr("&New game"), "document-new", (key.New,), short_text=self.tr("New")
            ),
            Action.DAY: _Spec(self.tr("Deal of the da&y…"), "view-calendar", ("Ctrl+Shift+D",)),
            Action.DEAL_NUMBER: _Spec(self.tr("Deal n&umber…"), "go-jump", ("Ctrl+D",)),
            Action.OPEN: _Spec(self.tr("&Open…"), "document-open", (key.Open,)),
            Action.SAVE: _Spec(
                self.tr("&Save as…"), "document-save-as", (key.Save, key.SaveAs, "Ctrl+Shift+S")
            ),
            Action.COPY_DEAL_NUMBER: _Spec(
                self.tr("Copy deal &number"), "edit-copy", ("Ctrl+Shift+C",)
            ),
            Action.COPY_POSITION: _Spec(self.tr("&Copy position"), "edit-copy", (key.Copy,)),
            Action.PASTE: _Spec(
                self.tr("&Paste deal, position or game"), "edit-paste", (key.Paste,)
            ),
            Action.BACK_TO_GAME: _Spec(self.tr("&Back to my game"), "go-previous", ("Ctrl+B",)),
            Action.SAVE_PICTURE: _Spec(self.tr("Save p&icture…"), "image-x-generic"),
            Action.PRINT: _Spec(self.tr("P&rint…"), "document-print", (key.Print,)),
            Action.RESTART: _Spec(
                self.tr("Restart this deal"),
                "view-refresh",
                ("Ctrl+R",),
                short_text=self.tr("Restart"),
            ),
            Action.UNDO: _Spec(
                self.tr("&Undo"),
                "edit-undo",
                (key.Undo,),
                short_text=self.tr("Undo"),
                repeats=True,
            ),
            Action.REDO: _Spec(
                self.tr("&Redo"),
                "edit-redo",
                (key.Redo, "Ctrl+Shift+Z", "Ctrl+Y"),
                short_text=self.tr("Redo"),
                repeats=True,
            ),
            Action.DEAL: _Spec(
                self.tr("&Deal from stock"), "deal-card", ("D",), short_text=self.tr("Deal")
            ),
            Action.HINT: _Spec(self.tr("&Hint"), "help-hint", ("H",), short_text=self.tr("Hint")),
            Action.SEND_HOME: _Spec(self.tr("Send to a &foundation"), "go-up", ("A",)),
            Action.SEND_ALL_HOME: _Spec(self.tr("Send &all home"), "go-top", ("Shift+A",)),
            Action.SOLUTION: _Spec(
                self.tr("Watch the &solution"), "media-playback-start", ("Ctrl+H",)
            ),
            Action.MARK: _Spec(
                self.tr("&Mark this position"), "bookmark-new", ("Ctrl+K",), checkable=True
            ),
            Action.BACK_TO_MARK: _Spec(
                self.tr("&Back to the last mark"), "go-previous", ("Ctrl+J",)
            ),
            Action.PAUSE: _Spec(
                self.tr("&Pause"),
                "media-playback-pause",
                ("P", "Pause"),
                short_text=self.tr("Pause"),
                checkable=True,
            ),
            Action.REVIEW: _Spec(self.tr("Re&view last game…"), "view-history", ("Ctrl+L",)),
            Action.LOOK_THROUGH_WASTE: _Spec(self.tr("Look through the &waste"), "zoom-in", ("W",)),
            Action.LEGAL_MOVES: _Spec(
                self.tr("Mark all legal &moves"), "view-visible", checkable=True
            ),
            Action.FIND: _Spec(self.tr("&Find a card"), "edit-find", (key.Find,)),
            Action.FULLSCREEN: _Spec(
                self.tr("Full &screen"),
                "view-fullscreen",
                (key.FullScreen, "F11"),
                short_text=self.tr("Full screen"),
                checkable=True,
            ),
            Action.STATISTICS: _Spec(self.tr("S&tatistics…"), "office-chart-bar", ("Ctrl+T",)),
            Action.PREFERENCES: _Spec(
                self.tr("Pr&eferences…"),
                "preferences-system",
                (key.Preferences, "Ctrl+,"),
                role=role.PreferencesRole,
            ),
            Action.HELP: _Spec(
                self.tr("&Rules and help"), "help-contents", (key.HelpContents, "F1")
            ),
            Action.TOUR: _Spec(self.tr("&Tour in six steps"), "help-faq"),
            Action.KEYS: _Spec(self.tr("&Keys"), "preferences-desktop-keyboard", ("Shift+F1", "?")),
            Action.ABOUT: _Spec(self.tr("&About Big Ben"), "help-about", role=role.AboutRole),
            Action.QUIT: _Spec(
                self.tr("&Quit"), "application-exit", (key.Quit, "Ctrl+Q"), role=role.QuitRole
            ),
            Action.CANCEL: _Spec(self.tr("Cancel"), None, ("Esc",)),
        }


def _set_texts(action: QAction, spec: _Spec) -> None:
    action.setText(spec.text)
    if spec.short_text:
        action.setIconText(spec.short_text)
    action.setToolTip(with_key(plain(spec.text), action.shortcut()))


def _sequences(keys: tuple[QKeySequence.StandardKey | str, ...]) -> list[QKeySequence]:
    """The keys without doubles: a key given twice would be ambiguous."""
    sequences: list[QKeySequence] = []
    for key in keys:
        found = [QKeySequence(key)] if isinstance(key, str) else QKeySequence.keyBindings(key)
        sequences += [sequence for sequence in found if sequence not in sequences]
    return sequences
