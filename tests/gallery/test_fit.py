"""In every language every text fits, with the language that is longer by two fifths among them.

So it does in the largest letters, and at twice the scale; and whoever has only a keyboard comes
everywhere, gets away by Escape, and starts nothing by accident.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtTest import QTest
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

from bigben.settings.looks import TextSize
from bigben.ui.desktop.language import Language
from bigben.ui.review.dialog import ReviewDialog
from bigben.ui.waiting import Waiting
from bigben.view.place_buttons import PlaceButton
from tests.gallery.dialogs import LANGUAGES, offscreen, speak
from tests.gallery.fit import faults
from tests.gallery.scenes import Scene, scenes
from tests.gallery.stage import Stage, settle
from tests.texts.catalogue import MNEMONIC

pytestmark = [
    pytest.mark.qt_log_ignore("does not support (propagateSizeHints|raise|grabbing)"),
    pytest.mark.filterwarnings("ignore:.*no solver"),
]
SMALL_SCREEN = QSize(800, 600)
"""What a dialog may be as large as."""
SMALLEST_WINDOW = (640, 480)
LARGEST_WINDOW = (1280, 800)
SCENES = list(scenes())
TIGHT = [scene for scene in SCENES if scene.size != LARGEST_WINDOW]
"""Those for which a larger window is looked at as well have more room there."""


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
    assert all_faults(scene, tmp_path) == []


@pytest.mark.parametrize("language", ["en", "kk"], indirect=True)
@pytest.mark.parametrize("scene", TIGHT, ids=lambda scene: scene.name)
def test_everything_fits_in_the_largest_letters(
    scene: Scene, language: str, tmp_path: Path
) -> None:
    del language
    assert all_faults(scene, tmp_path, TextSize.LARGEST) == []


@pytest.mark.slow
@pytest.mark.skipif("QT_SCALE_FACTOR" in os.environ, reason="runs in itself")
def test_all_of_it_holds_at_scale_2(tmp_path: Path) -> None:
    here = Path(__file__)
    chosen = ["-p", "no:randomly", "-p", "no:xdist", "-k", "can_be_reached"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *chosen, here],
        env=os.environ | offscreen("2", tmp_path),
        cwd=here.parents[2],
        capture_output=True,
        text=True,
        timeout=1800,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout


def all_faults(scene: Scene, folder: Path, text_size: TextSize = TextSize.SYSTEM) -> list[str]:
    """All that is wrong with a scene, for eyes and for whoever has only a keyboard."""
    stage = Stage(folder, text_size=text_size, size=scene.size)
    found: list[str] = []

    def see(widget: QWidget) -> None:
        window = widget if isinstance(widget, QMenu) else widget.window()
        room = QSize(*scene.size) if window is stage.window else SMALL_SCREEN
        if isinstance(window, QDialog):
            window.resize(window.size().boundedTo(room))
            settle()
        found.extend(faults(window, room))
        found.extend(f"{letter} opens {count}" for letter, count in letters(window).items())
        found.extend(unsafe(window))
        if isinstance(window, QDialog):
            found.extend(dialog_faults(window))
        if window is not stage.window:
            # A menu gets the keys though another has the focus.
            QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Escape)
            called_off = isinstance(window, Waiting) and window.called_off
            if window.isVisible() and not called_off:
                found.append("Escape does not close it")

    stage.look(lambda: scene.opened(stage), see)
    stage.end()
    return found


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
    elif not isinstance(dialog, ReviewDialog):  # it has nothing to confirm
        yield from enter_faults(dialog, buttons)
    focus = dialog.focusWidget()
    if focus is None:
        yield "the keyboard is nowhere"
    yield from order_faults(dialog)


def enter_faults(dialog: QDialog, buttons: Sequence[QPushButton]) -> Iterator[str]:
    """What is wrong with what Enter does."""
    if buttons and not any(button.isDefault() or button.autoDefault() for button in buttons):
        yield "Enter presses no button"
    role = QDialogButtonBox.ButtonRole
    for box in dialog.findChildren(QDialogButtonBox):
        for button in filter(QPushButton.isDefault, buttons):
            if box.buttonRole(button) in (role.DestructiveRole, role.ResetRole):
                yield "Enter does something that cannot be taken back"


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
