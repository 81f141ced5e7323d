"""Saved games, pasted texts, imports, preferences and what lies in the cache, changed with a will.

What is opened or pasted is laid on the table or refused in one sentence, and the game that was
there goes on; an import takes all or nothing; preferences fall back to their defaults.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import strategies as st
from PySide6.QtGui import QGuiApplication

from bigben.engine import DEAL, Move, Position, Rules
from bigben.model.review import Review
from bigben.settings.cache import TextCache
from bigben.settings.exchange import ExchangeError, write_games
from bigben.settings.game_log import GameLog
from bigben.settings.preferences import PREFERENCES, Preferences
from bigben.settings.records import GameRecord, GameResult, Source
from bigben.settings.saved_game import write
from bigben.ui.main_window import MainWindow
from tests.hostile.conftest import in_time
from tests.hostile.mutations import bytes_of, json_of, lines_of

STARTED: Final = datetime(2026, 11, 30, 12, 56, 4, tzinfo=UTC)
MOVES: Final = tuple(map(Move.parse, ["T3>F2", "T4>F11", "deal", "T5>T9"]))
GAME: Final = GameRecord(
    "c78ba7a2-6fee-419f-be99-0ed7b7a03101",
    7,
    Rules.BIG_BEN,
    Source.ANY,
    started=STARTED,
    local_date=date(2026, 11, 30),
    journal=MOVES,
    cursor=3,
    milliseconds=4_321,
    undos=1,
).ended(GameResult.LOST, STARTED)
SAVED: Final = write(GAME).decode()
PRACTICE: Final = write(
    GameRecord(
        "c78ba7a2-6fee-419f-be99-0ed7b7a03102",
        None,
        Rules.EARLY,
        Source.PRACTICE,
        beginning=Position.deal(31_999, Rules.EARLY).to_text(),
        journal=(DEAL,),
    )
).decode()
POSITION: Final = Position.deal(7).to_text()


@pytest.fixture
def survive_arrival(window: MainWindow, tmp_path: Path) -> Iterator[Callable[..., None]]:
    """Have a game come in: either it is laid, or one sentence says why not."""
    taken: list[bool] = []
    here = {path.name for path in tmp_path.iterdir()} | {"hostile.bigben"}

    def survive(come_in: Callable[[], None]) -> None:
        before = window.session.game.record
        while window.notices.text:
            window.notices.dismiss()
        with in_time():
            come_in()
            after = window.session.game.record
        sentences = window.notices.text.splitlines()
        taken.append(not sentences)
        assert len(sentences) <= 1
        if sentences:
            assert len(sentences[0]) < 250
            assert replace(after, milliseconds=before.milliseconds) == before
        # Whatever lies there now can be played, drawn and kept.
        with in_time():
            window.session.game.play(DEAL)
            window.session.game.undo()
            window.grab()
        assert {path.name for path in tmp_path.iterdir()} <= here

    yield survive
    print(f"{sum(taken)} of {len(taken)} were taken")
    assert len(taken) < 10 or True in taken
    assert False in taken


@pytest.mark.parametrize("sound", [SAVED, PRACTICE])
def test_no_saved_game_brings_the_program_down(
    attack: Callable[..., None],
    survive_arrival: Callable[..., None],
    window: MainWindow,
    tmp_path: Path,
    sound: str,
) -> None:
    path = tmp_path / "hostile.bigben"

    def survive(content: bytes) -> None:
        path.write_bytes(content)
        survive_arrival(lambda: window.sharing.open_file(path))
        assert path.read_bytes() == content

    texts = json_of(sound) | lines_of(sound)
    encoded = texts.map(lambda text: text.encode(errors="surrogatepass"))
    attack(encoded | bytes_of(sound.encode()), 200, survive)


def test_no_pasted_text_brings_the_program_down(
    attack: Callable[..., None], survive_arrival: Callable[..., None], window: MainWindow
) -> None:
    def survive(text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        survive_arrival(window.sharing.paste)

    numbers = st.integers(-5, 10**22).map(str) | st.text("0123456789 #,.\u0663-+e", max_size=30)
    texts = lines_of(POSITION) | lines_of(POSITION) | json_of(SAVED) | numbers | st.text()
    attack(texts, 300, survive)


@pytest.mark.parametrize("kind", ["csv", "json"])
def test_no_import_brings_the_program_down(
    attack: Callable[..., None],
    window: MainWindow,
    tmp_path: Path,
    random_log: Callable[..., Any],
    kind: str,
) -> None:
    log, path = GameLog(window.session._store), tmp_path / f"hostile.{kind}"
    write_games(path, random_log(5, 8))
    sound = path.read_text()
    taken: list[bool] = []

    def survive(content: bytes) -> None:
        path.write_bytes(content)
        before = log.count()
        with in_time():
            try:
                imported = log.import_games(path)
            except ExchangeError:
                added = 0
                taken.append(False)
            else:
                added = imported.added
                taken.append(True)
            assert log.count() == before + added
            for rules in (None, *Rules):
                log.statistics(rules)
            window.session.days.runs(date(2026, 11, 30))
        assert path.read_bytes() == content

    texts = lines_of(sound) | json_of(sound) if kind == "json" else lines_of(sound)
    encoded = texts.map(lambda text: text.encode(errors="surrogatepass"))
    attack(encoded | bytes_of(sound.encode()), 200, survive)
    print(f"{sum(taken)} of {len(taken)} were taken")
    assert True in taken
    assert False in taken


def test_no_preferences_bring_the_program_down(attack: Callable[..., None], tmp_path: Path) -> None:
    file = tmp_path / "config" / "bigben.ini"
    sound = "[game]\nrules=early\n[window]\ngeometry=@ByteArray(\\x1\\xd9\\0 a)\n"
    for preference in PREFERENCES:
        section, _, name = preference.key.partition("/")
        sound += f"[{section}]\n{name}={preference.write(preference.default)}\n"
    set_aside: list[bool] = []

    def survive(content: bytes) -> None:
        for path in file.parent.iterdir() if file.parent.exists() else ():
            path.unlink()
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(content)
        with in_time():
            preferences = Preferences(file)
            for preference in PREFERENCES:
                assert isinstance(preferences.get(preference), preference.type)
            aside = preferences.set_aside_as
            set_aside.append(aside is not None)
            assert aside is None or aside.read_bytes() == content
            assert aside is not None or file.read_bytes() == content
            for preference in PREFERENCES:
                preferences.set(preference, preference.default)
            assert Preferences(file).set_aside_as is None
        assert [path.name for path in tmp_path.iterdir()] == ["config"]

    texts = lines_of(sound).map(lambda text: text.encode(errors="surrogatepass"))
    attack(texts | bytes_of(sound.encode()), 200, survive)
    assert True in set_aside
    assert False in set_aside


def test_no_cached_review_brings_the_program_down(
    attack: Callable[..., None], tmp_path: Path, qapp: object
) -> None:
    del qapp  # the worker's process needs one
    folder = tmp_path / "reviews"
    cache = TextCache(folder)
    start = Position.deal(7)
    command = ["no worker in these tests"]
    review = Review(start, MOVES, command, cache)
    cache.write(review.found._key, "")
    (path,) = folder.iterdir()
    sound = json.dumps(
        {"lines": {"0": "T3>F2 T4>F11 deal"}, "first_lost": 3, "searched_s": {"1": 2.5, "2": 0.5}}
    )

    def survive(content: bytes) -> None:
        path.write_bytes(content)
        with in_time():
            Review(start, MOVES, command, cache)
        assert path.read_bytes() == content

    texts = json_of(sound).map(lambda text: text.encode(errors="surrogatepass"))
    attack(texts | bytes_of(sound.encode()), 100, survive)
