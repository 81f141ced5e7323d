"""A language that nobody speaks: English with accents, in brackets, and longer by two fifths.

A text that reads in plain English escaped translation, one without its closing bracket is cut,
and one that still fits leaves room for languages that need more of it.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from tests.texts.catalogue import FILE_KINDS, PLACEHOLDER, TAG, compile_language, in_code

CODE: Final = "en_XA"
"""Its code: English of a country that there is not."""

_LONGER: Final = 0.4
_KEPT: Final = re.compile("|".join(each.pattern for each in (PLACEHOLDER, TAG, FILE_KINDS)))
_LETTER: Final = re.compile(r"[^\W\d_]")
_ACCENTS: Final = str.maketrans(
    "ACDEGHIKLNORSTUYZacdeghiklnorstuyz", "ÁĆĎÉĞĤÍĶĹŃÓŔŚŤÚÝŹáćďéğĥíķĺńóŕśťúýź"
)


def pseudo(text: str) -> str:
    """A text in that language; one that is nothing but signs and placeholders stays as it is.

    >>> pseudo("&Open {name}…"), pseudo("{place}: {content}"), pseudo("Games (*.csv)")
    ('[&Ópéń {name}… óp]', '{place}: {content}', '[Ğáméś ğá](*.csv)')
    """
    words = "".join(_LETTER.findall(_KEPT.sub("", text)))
    if len(words) < 2:
        return text
    more = words[: max(1, round(_LONGER * len(words)))].lower()
    # In pieces, so that a long text can still be broken into lines.
    more = " ".join(more[start : start + 7] for start in range(0, len(more), 7))
    kind = FILE_KINDS.search(text)
    end = kind.group() if kind else ""
    body = text.removesuffix(end).rstrip() if kind else text
    return f"[{_accented(body)} {_accented(more)}]{end}"


def make(folder: Path) -> None:
    """Compile the language, with all texts of the code, into a folder."""
    compile_language(folder / f"bigben_{CODE}.qm", in_code(folder), pseudo)


def _accented(text: str) -> str:
    parts = []
    last = 0
    for kept in _KEPT.finditer(text):
        parts += [text[last : kept.start()].translate(_ACCENTS), kept.group()]
        last = kept.end()
    return "".join((*parts, text[last:].translate(_ACCENTS)))
