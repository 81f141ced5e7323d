"""The language that the program speaks, and can be changed to while it runs."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from bigben.settings.preferences import SYSTEM_LANGUAGE

ENGLISH: Final = "en"
"""The language of the texts in the code, which needs no file."""

_PREFIX: Final = "bigben_"
_logger: Final = logging.getLogger(__name__)


class Language:
    """Puts all texts, numbers and dates into a language.

    Every widget gets a ``QEvent.LanguageChange`` then, and shows its texts anew: what lives longer
    than a dialog does that in a method of its own, ``_retranslate`` or ``retranslate``.

    Attributes:
        code: the language spoken now, as in ``kk`` or ``pt_BR``.
    """

    def __init__(self, folder: Path) -> None:
        """``folder`` has a compiled file, ``bigben_CODE.qm``, for each language."""
        self._folder = folder
        self._translators: list[QTranslator] = []
        self.code = ENGLISH

    def speak(self, wanted: str) -> None:
        """Change to a language, or to the first of the system's that there is.

        ``wanted`` is a code or ``SYSTEM_LANGUAGE``; one that does not exist is logged, and
        the system's taken.
        """
        available = languages_in(self._folder)
        if wanted not in (SYSTEM_LANGUAGE, *available):
            _logger.warning("There is no language %s: the system's is taken", wanted)
            wanted = SYSTEM_LANGUAGE
        if wanted == SYSTEM_LANGUAGE:
            wanted = first_known(QLocale.system().uiLanguages(), available)
        self.code = wanted
        QLocale.setDefault(locale_for(wanted))
        # What is open does not ask for the default again.
        for window in QApplication.topLevelWidgets():
            window.setLocale(QLocale())
        self._install()

    def _install(self) -> None:
        for former in self._translators:
            QApplication.removeTranslator(former)
        files = [self._folder / f"{_PREFIX}{self.code}.qm"]
        if self.code != ENGLISH:
            # What is installed last is asked first: ours before Qt's.
            files.insert(0, _qt_translations() / f"qtbase_{self.code}.qm")
        self._translators = [translator for file in files if (translator := _load(file))]
        for translator in self._translators:
            QApplication.installTranslator(translator)


def _load(file: Path) -> QTranslator | None:
    translator = QTranslator()
    return translator if translator.load(str(file)) else None


def _qt_translations() -> Path:
    from PySide6.QtCore import QLibraryInfo  # noqa: PLC0415  # English does without

    return Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))


def languages_in(folder: Path) -> list[str]:
    """The codes of all languages that a folder has files for, English first."""
    found = {path.stem.removeprefix(_PREFIX) for path in folder.glob(f"{_PREFIX}*.qm")}
    return [ENGLISH, *sorted(found - {ENGLISH})]


def first_known(wanted: Sequence[str], known: Sequence[str]) -> str:
    """The first of the languages wanted that is known, with its country or without; else English.

    >>> first_known(["de-AT", "pt-Latn-BR", "kk"], ["en", "kk", "pt_BR"])
    'pt_BR'
    >>> first_known(["C"], ["en", "kk"])
    'en'
    """
    for tag in wanted:
        locale = QLocale(tag)
        for code in (locale.name(), QLocale.languageToCode(locale.language())):
            if code in known:
                return code
    return ENGLISH


def locale_for(code: str) -> QLocale:
    """How numbers and dates are written in a language: as the system does, if that speaks it."""
    system, language = QLocale.system(), QLocale(code)
    if language.language() == system.language():
        return system
    if "_" in code:
        return language
    return QLocale(language.language(), system.territory())


def language_name(code: str) -> str:
    """What a language calls itself, with a capital, as in a list; or that it is the system's.

    >>> language_name("en"), language_name("kk"), language_name("system")
    ('English', 'Қазақ тілі', 'Same as the system')
    """
    if code == SYSTEM_LANGUAGE:
        return QCoreApplication.translate("Looks", "Same as the system")
    if code == ENGLISH:
        return "English"  # Qt says American English
    name = QLocale(code).nativeLanguageName()
    return name[:1].upper() + name[1:]
