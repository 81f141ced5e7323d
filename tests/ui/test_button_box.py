"""The buttons below dialogs look alike on every desktop."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QMessageBox,
    QProxyStyle,
    QStyle,
    QWidget,
)
from pytestqt.qtbot import QtBot

from bigben.ui.button_box import button_box
from bigben.ui.message_box import tell
from tests.ui.windows import answering

WANTED = QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Close


class IconStyle(QProxyStyle):
    """Gives buttons the icons that some desktops want them to have."""

    def styleHint(self, hint: QStyle.StyleHint, option, widget, data) -> int:  # noqa: N802
        if hint is QStyle.StyleHint.SH_DialogButtonBox_ButtonsHaveIcons:
            return 1
        return super().styleHint(hint, option, widget, data)


@pytest.fixture
def desktop_with_icons(qapp: QApplication) -> Iterator[None]:
    before = qapp.style().name()
    qapp.setStyle(IconStyle(before))
    yield
    qapp.setStyle(before)


def pictured(box: QDialogButtonBox | QMessageBox) -> list[str]:
    return [button.text() for button in box.buttons() if not button.icon().isNull()]


@pytest.mark.usefixtures("desktop_with_icons")
def test_no_button_has_an_icon_that_those_beside_it_have_not(qtbot: QtBot) -> None:
    plain, ours = QDialogButtonBox(WANTED), button_box(WANTED)
    for box in (plain, ours):
        qtbot.addWidget(box)
        box.show()
    assert len(pictured(plain)) == len(ours.buttons()) == 2
    assert pictured(ours) == []


@pytest.mark.usefixtures("desktop_with_icons")
def test_a_box_with_a_sentence_has_none_either() -> None:
    plain = QMessageBox(QMessageBox.Icon.NoIcon, "", "", QMessageBox.StandardButton.Ok)
    assert pictured(plain)
    seen: list[tuple[str, str, QMessageBox.Icon, list[str]]] = []

    def answer(box: QWidget) -> None:
        assert isinstance(box, QMessageBox)
        seen.append((box.windowTitle(), box.text(), box.icon(), pictured(box)))
        box.buttons()[0].click()

    with answering(answer):
        tell(None, "Review", "There is none.")
        tell(None, "Review", "It cannot be read.", warns=True)
    assert seen == [
        ("Review", "There is none.", QMessageBox.Icon.Information, []),
        ("Review", "It cannot be read.", QMessageBox.Icon.Warning, []),
    ]
