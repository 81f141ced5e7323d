"""Names for files that are kept, and damaged files that go out of the way."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bigben.settings import aside
from bigben.settings.aside import free_name, set_aside


@pytest.fixture
def at_noon(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is noon in the middle of the world, for as long as the test takes."""

    class Noon(datetime):
        @classmethod
        def now(cls, tz=None):
            return datetime(2026, 11, 30, 12, 3, 21, tzinfo=UTC).astimezone(tz)

    monkeypatch.setattr(aside, "datetime", Noon)


@pytest.mark.usefixtures("at_noon", "elsewhere")
def test_the_time_in_a_name_is_utc_wherever_the_player_is(tmp_path: Path) -> None:
    name = free_name(tmp_path / "games.json", "backup")
    assert name == tmp_path / "games.backup-20261130T120321Z.json"


@pytest.mark.usefixtures("at_noon")
def test_names_of_one_second_are_numbered_from_the_second_on(tmp_path: Path) -> None:
    names = []
    for _ in range(3):
        names.append(free_name(tmp_path / "games.json", "backup"))
        names[-1].touch()
    assert [name.name.removeprefix("games.backup-20261130T120321Z") for name in names] == [
        ".json",
        "-2.json",
        "-3.json",
    ]


@pytest.mark.usefixtures("at_noon")
def test_a_damaged_file_takes_no_name_that_a_side_file_of_another_still_has(
    tmp_path: Path,
) -> None:
    left = tmp_path / "games.damaged-20261130T120321Z.sqlite3-wal"
    left.write_bytes(b"of an earlier one")
    damaged = tmp_path / "games.sqlite3"
    damaged.write_bytes(b"damaged")
    target = set_aside(damaged, ("-wal",))
    assert target.name == "games.damaged-20261130T120321Z-2.sqlite3"
    assert target.read_bytes() == b"damaged"
    assert left.read_bytes() == b"of an earlier one"


def test_the_log_says_what_was_set_aside_and_as_what(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    damaged = tmp_path / "preferences.ini"
    damaged.touch()
    target = set_aside(damaged)
    assert re.fullmatch(r"preferences\.damaged-\d{8}T\d{6}Z\.ini", target.name)
    assert caplog.messages == [f"{damaged} is damaged and was set aside as {target.name}"]
