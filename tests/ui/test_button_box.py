"""The buttons below dialogs look alike on every desktop."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QProxyStyle, QStyle
from pytestqt.qtbot import QtBot

from bigben.ui.button_box import button_box

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


def pictured(box: QDialogButtonBox) -> list[str]:
    return [button.text() for button in box.buttons() if not button.icon().isNull()]


@pytest.mark.usefixtures("desktop_with_icons")
def test_no_button_has_an_icon_that_those_beside_it_have_not(qtbot: QtBot) -> None:
    plain, ours = QDialogButtonBox(WANTED), button_box(WANTED)
    for box in (plain, ours):
        qtbot.addWidget(box)
        box.show()
    assert len(pictured(plain)) == len(ours.buttons()) == 2
    assert pictured(ours) == []
