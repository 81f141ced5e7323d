from __future__ import annotations

import os
from pathlib import Path

import pytest

from bigben.settings import cache as cache_module
from bigben.settings.cache import TextCache


def test_what_was_kept_is_read_again(tmp_path: Path) -> None:
    TextCache(tmp_path / "not" / "there").write("a", "4♣ first")
    assert TextCache(tmp_path / "not" / "there").read("a") == "4♣ first"


def test_nothing_is_under_another_key_nor_in_a_folder_that_was_deleted(tmp_path: Path) -> None:
    cache = TextCache(tmp_path)
    cache.write("a", "text")
    assert cache.read("b") is None
    (tmp_path / "a.json").unlink()
    assert cache.read("a") is None


def test_a_newer_text_takes_the_place_of_the_older(tmp_path: Path) -> None:
    cache = TextCache(tmp_path)
    cache.write("a", "long text")
    cache.write("a", "new")
    assert cache.read("a") == "new"


def test_a_text_is_kept_to_the_letter(tmp_path: Path) -> None:
    cache = TextCache(tmp_path)
    cache.write("a", "one\ntwo\r\n")
    assert cache.read("a") == "one\ntwo\r\n"
    assert [path.name for path in tmp_path.iterdir()] == ["a.json"]


def test_the_oldest_texts_make_room_whatever_their_names(tmp_path: Path) -> None:
    cache = TextCache(tmp_path, most=2)
    for number, key in enumerate("bca"):
        cache.write(key, key)
        os.utime(tmp_path / f"{key}.json", (number, number))
    cache.write("d", "d")
    assert {key: cache.read(key) for key in "abcd"} == {"a": "a", "b": None, "c": None, "d": "d"}


@pytest.mark.parametrize(("more", "kept"), [(0, True), (1, False)])
def test_a_text_that_is_too_large_counts_as_missing(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    more: int,
    kept: bool,
) -> None:
    monkeypatch.setattr(cache_module, "_MOST_BYTES", 10)
    text = "x" * (10 + more)
    (tmp_path / "a.json").write_text(text)
    assert TextCache(tmp_path).read("a") == (text if kept else None)
    told = ["a cached text cannot be read: a.json is too large"]
    assert caplog.messages == ([] if kept else told)


def test_a_folder_that_cannot_be_made_only_costs_time(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").touch()
    cache = TextCache(tmp_path / "file" / "cache")
    cache.write("a", "text")
    (told,) = caplog.messages
    assert told.startswith("a text cannot be cached: ")
    assert str(tmp_path / "file" / "cache") in told
    assert cache.read("a") is None


def test_a_text_that_is_none_counts_as_missing(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_bytes(b"\xff\xfe\xff")
    assert TextCache(tmp_path).read("a") is None
