"""A language's file: what is said in the code, and how the language says it."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

ROOT: Final = Path(__file__).parents[2]
I18N: Final = ROOT / "resources" / "i18n"

sys.path.append(str(ROOT / "packaging"))
from build_resources import qt_tool  # noqa: E402

PLACEHOLDER: Final = re.compile(r"\{\w*\}|%(?:n|v|m|p|\d)")
TAG: Final = re.compile(r"</?\w+[^<>]*>")
FILE_KINDS: Final = re.compile(r"\(\*[^()]*\)$")
"""What a file dialog's kind of files ends with."""
MNEMONIC: Final = re.compile(r"&(?=[^\W\d_])")


@dataclass(frozen=True)
class Message:
    """A text in the code, and its translations: one, or one for each form of the plural."""

    context: str
    source: str
    comment: str = ""
    numerus: bool = False
    translations: tuple[str, ...] = ()
    finished: bool = False

    @property
    def key(self) -> tuple[str, str, str, bool]:
        """What makes it the message that it is."""
        return self.context, self.source, self.comment, self.numerus


def read(path: Path) -> list[Message]:
    """All messages of a file."""
    messages = []
    for context in ElementTree.parse(path).getroot().iterfind("context"):
        for message in context.iterfind("message"):
            translation = message.find("translation")
            assert translation is not None
            numerus = message.get("numerus") == "yes"
            texts = translation.findall("numerusform") if numerus else [translation]
            messages.append(
                Message(
                    context.findtext("name", ""),
                    message.findtext("source", ""),
                    message.findtext("comment", ""),
                    numerus,
                    tuple(text.text or "" for text in texts),
                    translation.get("type") is None,
                )
            )
    return messages


def in_code(folder: Path, *options: str) -> list[Message]:
    """What Qt's tool finds in the code now; ``folder`` is for the file that it writes."""
    found = folder / "found.ts"
    code = sorted((ROOT / "bigben").rglob("*.py"))
    subprocess.run([qt_tool("lupdate"), "-silent", *options, *code, "-ts", found], check=True)
    return read(found)


def compile_language(
    path: Path, messages: Sequence[Message], translate: Callable[[str], str]
) -> None:
    """Make the compiled file of a language that says each text as ``translate`` does."""
    contexts: dict[str, list[Message]] = {}
    for message in messages:
        contexts.setdefault(message.context, []).append(message)
    parts = ['<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="en">']
    for context, members in contexts.items():
        parts.append(f"<context><name>{escape(context)}</name>")
        for message in members:
            text = escape(translate(message.source))
            if message.numerus:
                text = f"<numerusform>{text}</numerusform>" * 2
            parts.append('<message numerus="yes">' if message.numerus else "<message>")
            parts.append(f"<source>{escape(message.source)}</source>")
            if message.comment:
                parts.append(f"<comment>{escape(message.comment)}</comment>")
            parts.append(f"<translation>{text}</translation></message>")
        parts.append("</context>")
    parts.append("</TS>")
    source = path.with_suffix(".ts")
    source.write_text("".join(parts), encoding="utf-8")
    subprocess.run([qt_tool("lrelease"), "-silent", source, "-qm", path], check=True)
    source.unlink()
