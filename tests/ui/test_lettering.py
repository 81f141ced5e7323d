from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from bigben.ui.lettering import TITLE, _Lettering, set_size


def test_letters_follow_those_around_even_while_they_are_taken_apart(qtbot: QtBot) -> None:
    around, other = QWidget(), QWidget()
    qtbot.addWidget(around)
    qtbot.addWidget(other)
    label = QLabel(around)
    set_size(label, TITLE)
    assert label.font().pointSizeF() > 1.5 * around.font().pointSizeF()
    (lettering,) = label.findChildren(_Lettering)
    # What Python's collector leaves of an object that Qt still has.
    lettering.__dict__.clear()
    with qtbot.captureExceptions() as raised:
        QApplication.sendEvent(around, QEvent(QEvent.Type.FontChange))
        label.setParent(other)
    assert raised == []
