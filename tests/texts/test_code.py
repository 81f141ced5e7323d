"""Whatever a person reads goes through ``tr``, in a form that Qt's tool finds.

Told by the code's syntax: a text that reads like English, or is handed to what shows texts, must
be within a call of a translating function.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.texts.catalogue import ROOT, Message, in_code

FILES: Final = sorted(
    {
        *(ROOT / "bigben" / "ui").rglob("*.py"),
        *(ROOT / "bigben" / "view").rglob("*.py"),
        ROOT / "bigben" / "app.py",
    }
    - {ROOT / "bigben" / "ui" / "desktop" / "report.py"}  # read by whoever mends the program
)
"""Where people are spoken to. All below is read in logs and on the command line alone."""

TRANSLATING: Final = {"tr", "translate", "QT_TRANSLATE_NOOP"}
LOGS: Final = {"_log", "_logger", "logging"}
LOGGING: Final = {"debug", "info", "warning", "error", "exception", "critical"}
SHOWING: Final = re.compile(
    r"Q(Action|Label|\w*Button|CheckBox|GroupBox|Menu|ToolBar|LineEdit|GraphicsSimpleTextItem)"
    r"|add(Action|Button|Item|Menu|Row|Section|Tab)|set\w*(Text|Title|ToolTip|Tip|Name|Description"
    r"|Format|Html|Label|Labels|Filters|Caption|Suffix|Prefix|Message)"
    r"|announce|drawText|draw_text|draw_title|insertMenu|push_button|say|showMessage"
)
"""What shows a text that it is handed."""
NAMES_OF_THINGS: Final = {
    "setObjectName",  # for tests and style sheets
    "setApplicationName",
    "setDesktopFileName",  # for the system
    "setDefaultSuffix",  # of a file's name
}
ENGLISH: Final = re.compile(
    r"[A-Za-z]{2,}[,;:]? [A-Za-z]"  # two words
    r"|^[A-Z][a-z]{2,}"  # a word with a capital
    r"|[a-z]{3,}[.!?…:]$"  # the end of a sentence
)
KEY: Final = re.compile(
    r"((Ctrl|Shift|Alt|Meta)\+)*(\W|[A-Z0-9]|F\d+|Backspace|Del|Down|End|Enter|Esc|Home|Ins|Left"
    r"|Menu|Pause|PgDown|PgUp|Return|Right|Space|Tab|Up)"
)
"""A key, as ``QKeySequence`` reads it."""
CARDS: Final = re.compile(r"(([A2-9TJQK][CDHS]|\W)\s*)*")
"""Cards as files and tests write them."""
MARKUP: Final = re.compile(r"<[^<>]*>|<[^<>]*$|^[^<>]*>")

MEANT: Final = {
    "Big Ben": "the program's name, in files and to the system; shown, it is translated",
    "English": "each language is listed by its own name",
    **dict.fromkeys(("Qt, Qt for Python (PySide6)", "Python"), "what is inside, by its own name"),
    "ReducedMotion": "what a desktop calls a setting of its own",
    **dict.fromkeys(("Unity", "Budgie", "Pantheon"), "a desktop, by its own name"),
}
"""Texts that read like English and are no text to translate."""


def texts(path: Path) -> Iterator[tuple[int, str, str]]:
    """Each text of a file that is neither translated nor a docstring, a log or an error: its
    line, the innermost function that it is handed to, and the text itself.
    """
    yield from _walk(ast.parse(path.read_text(encoding="utf-8")), "")


def _walk(node: ast.AST, function: str) -> Iterator[tuple[int, str, str]]:
    match node:
        case ast.Constant(value=str(text)):
            yield node.lineno, function, text
        case ast.Call(func=called):
            if _name(called) not in TRANSLATING and not _is_log(called):
                yield from _walk_all(ast.iter_child_nodes(node), _name(called))
        case ast.Raise() | ast.Assert() | ast.Expr(value=ast.Constant()):
            pass
        case ast.arg() | ast.Subscript():
            pass
        case ast.AnnAssign(value=value):
            yield from _walk_all([value], function)
        case ast.Dict(values=values):  # keys are for the program
            yield from _walk_all(values, function)
        case _:
            yield from _walk_all(ast.iter_child_nodes(node), function)


def _walk_all(nodes: Iterable[ast.AST | None], function: str) -> Iterator[tuple[int, str, str]]:
    for node in nodes:
        if node is not None:
            yield from _walk(node, function)


def _name(called: ast.expr) -> str:
    match called:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return ""


def _is_log(called: ast.expr) -> bool:
    match called:
        case ast.Attribute(value=ast.Name(id=owner), attr=name):
            return owner in LOGS and name in LOGGING
    return False


def reads_like_english(text: str) -> bool:
    plain = MARKUP.sub("", text)
    return bool(ENGLISH.search(plain)) and not (KEY.fullmatch(text) or CARDS.fullmatch(plain))


def escapes(path: Path) -> list[tuple[int, str, str]]:
    return [
        (line, function, text)
        for line, function, text in texts(path)
        if text not in MEANT
        and (
            reads_like_english(text)
            or (
                SHOWING.fullmatch(function)
                and function not in NAMES_OF_THINGS
                and re.search(r"[^\W\d_]{2}", MARKUP.sub("", text))
                and not KEY.fullmatch(text)
            )
        )
    ]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_text_escapes_translation(path: Path) -> None:
    assert escapes(path) == []


@pytest.mark.parametrize(
    "line",
    [
        'label.setText("lost")',
        'QLabel("Won")',
        'text = "There is no card to move."',
        'say(f"Deal {number}")',
        'box.addButton("ok")',
        'TEXTS = {1: "Look at the table"}',
        'x.setHtml("<p>words</p>")',
        'return ["Night"]',
    ],
)
def test_a_text_that_escapes_is_found(line: str, tmp_path: Path) -> None:
    file = tmp_path / "file.py"
    file.write_text(line)
    assert escapes(file)


@pytest.mark.parametrize(
    "line",
    [
        'label.setText(self.tr("lost"))',
        '"""A docstring with words."""',
        'raise ValueError("no such thing")',
        '_log.warning("no such thing")',
        'x: Literal["A text"] = self.tr("A text")',
        'QKeySequence("Ctrl+Shift+D")',
        'label.setText("✕")',
        'action.setObjectName("new_game")',
        'icon("document-new")',
    ],
)
def test_what_is_no_text_for_people_is_not_taken_for_one(line: str, tmp_path: Path) -> None:
    file = tmp_path / "file.py"
    file.write_text(line)
    assert escapes(file) == []


def calls(path: Path) -> Iterator[tuple[str, ast.Call]]:
    """Each call of a translating function, with the name of the class that it stands in."""

    def walk(node: ast.AST, owner: str) -> Iterator[tuple[str, ast.Call]]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Call) and _name(child.func) in TRANSLATING:
                yield owner, child
            yield from walk(child, child.name if isinstance(child, ast.ClassDef) else owner)

    yield from walk(ast.parse(path.read_text(encoding="utf-8")), "")


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> set[tuple[str, str, str]]:
    """What Qt's tool finds: context, text and comment."""

    def plain(message: Message) -> tuple[str, str, str]:
        return message.context, message.source, message.comment

    return {plain(message) for message in in_code(tmp_path_factory.mktemp("found"))}


@pytest.mark.parametrize(
    "path", sorted((ROOT / "bigben").rglob("*.py")), ids=lambda path: path.stem
)
def test_every_text_to_translate_is_found_under_the_context_that_the_program_asks_for(
    path: Path, found: set[tuple[str, str, str]]
) -> None:
    """The tool passes over what is no plain text, as one with braces filled in is."""
    for owner, call in calls(path):
        where = f"{path.name}:{call.lineno}"
        arguments = [each.value for each in call.args if isinstance(each, ast.Constant)]
        if _name(call.func) == "tr":
            context, texts_given = owner, arguments
        else:
            if not isinstance(call.args[0], ast.Constant):
                continue  # hands a text on that is marked elsewhere
            context, *texts_given = arguments
        if not (texts_given and isinstance(texts_given[0], str)):
            assert _name(call.func) == "translate", f"{where}: no plain text"
            continue  # hands a text on that is marked elsewhere
        text, *rest = texts_given
        comment = next((each for each in rest if isinstance(each, str)), "")
        assert (context, text, comment) in found, where
