"""In every language every text fits, with the language that is longer by two fifths among them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QMenu,
    QMenuBar,
    QMessageBox,
    QPushButton,
    QTabBar,
    QWidget,
)

from bigben.ui.language import Language
from bigben.ui.review.dialog import ReviewDialog
from bigben.view.place_buttons import PlaceButton
from tests.gallery.dialogs import LANGUAGES, Scene, scenes, speak
from tests.gallery.fit import faults
from tests.gallery.stage import Stage
from tests.texts.catalogue import MNEMONIC

pytestmark = [
    pytest.mark.qt_log_ignore("does not support (propagateSizeHints|raise|grabbing)"),
    pytest.mark.filterwarnings("ignore:.*no solver"),
]
SMALL_SCREEN = QSize(800, 600)
"""What a dialog may be as large as."""
SCENES = list(scenes())


@pytest.fixture(scope="module", params=LANGUAGES)
def language(
    request: pytest.FixtureRequest, qapp: QApplication, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    before = QLocale()
    spoken: Language = speak(request.param, tmp_path_factory.mktemp("language"))
    yield request.param
    spoken.speak("en")
    qapp.processEvents()
    QLocale.setDefault(before)


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_everything_fits_and_can_be_reached(scene: Scene, language: str, tmp_path: Path) -> None:
    del language
    stage = Stage(tmp_path)
    stage.window.resize(*scene.size)
    found: list[str] = []

    def see(widget: QWidget) -> None:
        window = widget if isinstance(widget, QMenu) else widget.window()
        room = QSize(*scene.size) if window is stage.window else SMALL_SCREEN
        found.extend(faults(window, room))
        found.extend(f"{letter} opens {count}" for letter, count in letters(window).items())
        found.extend(unsafe(window))
        if isinstance(window, QDialog):
            found.extend(dialog_faults(window))

    stage.look(lambda: scene.opened(stage), see)
    stage.end()
    assert found == []


def letters(window: QWidget) -> Counter[str]:
    """The letters that open more than one thing in a window, and how many."""
    texts: list[str] = []
    if isinstance(window, QMenu):
        texts = [action.text() for action in window.actions()]
    else:
        for widget in window.findChildren(QWidget):
            if not widget.isVisible() or widget.window() is not window:
                continue
            if isinstance(widget, QAbstractButton) or (
                isinstance(widget, QLabel) and widget.buddy() is not None
            ):
                texts.append(widget.text())
            elif isinstance(widget, QTabBar):
                texts += [widget.tabText(index) for index in range(widget.count())]
            elif isinstance(widget, QMenuBar):
                texts += [action.text() for action in widget.actions()]
    found = Counter(
        text[match.end()].casefold() for text in texts for match in MNEMONIC.finditer(text)
    )
    return Counter({letter: count for letter, count in found.items() if count > 1})


def unsafe(window: QWidget) -> Iterator[str]:
    """Buttons by which something is lost, and that a letter struck in passing presses."""
    role = QDialogButtonBox.ButtonRole
    boxes = window.findChildren(QDialogButtonBox)
    for button in window.findChildren(QAbstractButton):
        roles = {box.buttonRole(button) for box in boxes}
        if roles & {role.DestructiveRole, role.ResetRole} and MNEMONIC.search(button.text()):
            yield f"a letter presses “{button.text()}”"


def dialog_faults(dialog: QDialog) -> Iterator[str]:
    """What is wrong with a dialog for whoever has only a keyboard."""
    buttons = [each for each in dialog.findChildren(QPushButton) if each.isVisible()]
    if isinstance(dialog, QMessageBox):
        role = QMessageBox.ButtonRole
        escape = dialog.escapeButton()
        if escape is None and len(dialog.buttons()) > 1:
            roles = [dialog.buttonRole(button) for button in dialog.buttons()]
            if roles.count(role.RejectRole) != 1:
                yield "Escape does nothing"
        default = dialog.defaultButton()
        if default is not None and dialog.buttonRole(default) is role.DestructiveRole:
            yield "Enter does something that cannot be taken back"
        if default is None and len(dialog.buttons()) > 1:
            yield "it is not told what Enter does"
    # A review has nothing to confirm: Enter is not to leave it.
    elif (
        buttons
        and not isinstance(dialog, ReviewDialog)
        and not any(button.isDefault() or button.autoDefault() for button in buttons)
    ):
        yield "Enter presses no button"
    focus = dialog.focusWidget()
    if focus is None:
        yield "the keyboard is nowhere"
    yield from order_faults(dialog)


def order_faults(dialog: QDialog) -> Iterator[str]:
    """Where Tab goes up, among what stands in one column or in a row of buttons."""
    chain: list[QWidget] = []
    widget = dialog.nextInFocusChain()
    while widget is not dialog:
        if (
            widget.isVisible()
            and widget.isEnabled()
            and widget.window() is dialog
            and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
            and widget.focusProxy() is None
            and not isinstance(widget, PlaceButton)  # they go round the clock
        ):
            chain.append(widget)
        widget = widget.nextInFocusChain()
    tops = [widget.mapTo(dialog, widget.rect().topLeft()).y() for widget in chain]
    for before, after, top, next_top in zip(chain, chain[1:], tops, tops[1:], strict=False):
        if next_top < top - max(before.height(), after.height()):
            yield f"Tab goes up from {type(before).__name__} to {type(after).__name__}"
