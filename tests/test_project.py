"""Promises about the project's own files, and about the Qt binding it is pinned to."""

from __future__ import annotations

import itertools
import os
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

ROOT = Path(__file__).parents[1]
NOT_OURS = {"build", "dist", "__pycache__"}
DOT_FILES_OF_OURS = {".ci", ".gitignore"}

# Taken apart, so that this file does not name what it looks for.
REGISTRY_HOSTS = [
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("debian", "org"),
        ("npmjs", "org"),
        ("anaconda", "org"),
    )
]
ABSOLUTE_PATH = re.compile(r"(?<![\w.:/$}~-])/(?:home|mnt|opt|root|srv|tmp|Users|work)/\w")
PIN = re.compile(r"^([a-z0-9-]+)==(\S+)(?: ; [^\\]+)? \\$")
HASH = re.compile(r"^    --hash=sha256:[0-9a-f]{64}( \\)?$")


def files_of_ours() -> Iterator[Path]:
    for folder, folders, files in os.walk(ROOT):
        for names in (folders, files):
            names[:] = [
                name
                for name in names
                if name not in NOT_OURS
                and not name.endswith(".egg-info")
                and (not name.startswith(".") or name in DOT_FILES_OF_OURS)
            ]
        yield from (Path(folder, name) for name in files)


def texts_of_ours() -> Iterator[tuple[Path, str]]:
    for path in files_of_ours():
        try:
            yield path.relative_to(ROOT), path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # pictures and packed data


def pins(name: str) -> dict[str, str]:
    lines = (ROOT / "requirements" / name).read_text(encoding="utf-8").splitlines()
    return {match[1]: match[2] for line in lines if (match := PIN.match(line))}


def test_the_walk_over_our_files_finds_them() -> None:
    found = {str(path) for path, _ in texts_of_ours()}
    expected = {"run", ".ci/run", "README.md", "bigben/__init__.py", "requirements/test.txt"}
    assert expected <= found


def test_no_file_of_ours_names_a_registry_host() -> None:
    named = [
        (str(path), host)
        for path, text in texts_of_ours()
        for host in REGISTRY_HOSTS
        if host in text
    ]
    assert named == []


def test_no_file_of_ours_holds_an_absolute_path_of_one_machine() -> None:
    held = [
        (str(path), text[match.start() : match.end() + 30].splitlines()[0])
        for path, text in texts_of_ours()
        for match in ABSOLUTE_PATH.finditer(text)
    ]
    assert held == []


@pytest.mark.parametrize("name", ["build.txt", "package.txt", "play.txt", "survey.txt", "test.txt"])
def test_requirements_hold_pins_and_hashes_and_nothing_else(name: str) -> None:
    lines = (ROOT / "requirements" / name).read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not PIN.match(line) and not HASH.match(line)] == []
    after_pins = [after for line, after in itertools.pairwise(lines) if PIN.match(line)]
    assert after_pins
    assert all(HASH.match(line) for line in after_pins)


def test_players_and_tests_have_the_same_versions() -> None:
    assert pins("play.txt").items() <= pins("test.txt").items()


def test_packages_are_made_with_the_versions_that_tests_have() -> None:
    assert pins("test.txt").items() <= pins("package.txt").items()


def test_surveys_change_no_version_that_tests_have() -> None:
    tests, surveys = pins("test.txt"), pins("survey.txt")
    assert {name: surveys[name] for name in tests.keys() & surveys.keys()}.items() <= tests.items()


def test_every_requirement_of_the_project_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    for wanted, name in (
        (project["project"]["dependencies"], "play.txt"),
        (project["dependency-groups"]["dev"], "test.txt"),
        (project["dependency-groups"]["packaging"], "package.txt"),
        *((extra, "survey.txt") for extra in project["project"]["optional-dependencies"].values()),
    ):
        names = {re.split(r"[^\w-]", requirement)[0].lower() for requirement in wanted}
        assert names <= pins(name).keys()


def test_void_qt_calls_keep_the_count_of_references_to_none() -> None:
    # Where a void call loses a reference, the interpreter aborts after some thousand calls.
    # (From Python 3.12 on, None is immortal and the count never moves.)
    qt_object = QObject()
    before = sys.getrefcount(None)
    for _ in range(1_000):
        qt_object.setObjectName("clock")
    assert abs(sys.getrefcount(None) - before) < 100
