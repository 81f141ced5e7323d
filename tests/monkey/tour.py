"""Everything that the program can show, in each language and size, on each screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import cycle, product
from typing import Final

from PySide6.QtCore import QPoint
from PySide6.QtGui import QGuiApplication

from bigben.settings.preferences import LANGUAGE, TEXT_SIZE, THEME
from bigben.ui.actions import Action
from bigben.ui.main_window import MainWindow

_LANGUAGES: Final = ("en", "kk")
_HEIGHTS_PX: Final = range(300, 801, 20)


def tour(window: MainWindow) -> Iterator[Callable[[], object]]:
    """What is to be done for it, in order; what opens by it is to be closed each time."""
    prefer = window._preferences.set
    scene = window.table.table_scene
    for screen in QGuiApplication.screens():
        yield partial(window.windowHandle().setScreen, screen)
        yield partial(window.move, screen.geometry().topLeft() + QPoint(20, 40))
        for height in _HEIGHTS_PX:
            yield partial(window.resize, 3 * height // 2, height)
            yield window.repaint
            yield scene.sharpen
        themes = cycle(THEME.type)
        for language, text_size in product(_LANGUAGES, TEXT_SIZE.type):
            yield partial(prefer, LANGUAGE, language)
            yield partial(prefer, TEXT_SIZE, text_size)
            yield partial(prefer, THEME, next(themes))
            for which in Action:
                if which is not Action.QUIT:
                    yield window.actions_by_name[which].trigger
