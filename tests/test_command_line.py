"""The command line, and what of it is handed to a program that runs already."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bigben.command_line import Arguments, Errand, parse
from bigben.engine import MAX_DEAL_NUMBER, Rules


def test_a_saved_game_can_be_named() -> None:
    assert parse(["mine.bigben"]).file == Path("mine.bigben")
    assert parse(["--data-dir", "games", "mine.bigben"]).data_dir == Path("games")
    assert parse([]).file is None


@pytest.mark.parametrize("words", [["--deal", "7", "a.bigben"], ["a.bigben", "--rules", "early"]])
def test_a_saved_game_brings_its_own_deal_and_rules(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        parse(words)
    assert end.value.code == 2
    assert capsys.readouterr().err == (
        "bigben: FILE has a deal and rules of its own: leave out --deal and --rules\n"
    )


def test_two_files_are_one_too_many(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parse(["a.bigben", "b.bigben"])
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("errand", Errand)
def test_what_desktops_offer_beside_the_start_is_an_option(errand: Errand) -> None:
    assert parse([f"--{errand}"]) == Arguments(errand=errand)
    assert parse([f"--{errand}"]).asks_for_something


@pytest.mark.parametrize(
    "words", [["--new", "--statistics"], ["--new", "--deal", "7"], ["--new", "a.bigben"]]
)
def test_a_start_has_one_errand(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        parse(words)
    assert end.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        Arguments(),
        Arguments(deal=MAX_DEAL_NUMBER, rules=Rules.EARLY),
        Arguments(file=Path("Апамның ойыны.bigben").absolute()),
        Arguments(errand=Errand.STATISTICS),
    ],
)
def test_what_is_handed_over_is_read_as_it_was_meant(arguments: Arguments) -> None:
    assert Arguments.from_json(arguments.to_json()) == arguments


def test_a_file_is_handed_over_with_the_folder_it_was_named_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert parse(["mine.bigben"]).to_json()["file"] == str(tmp_path / "mine.bigben")


def test_a_folder_whose_name_qt_would_change_is_refused(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as end:
        parse(["--data-dir", os.fsdecode(b"games\xff")])
    assert end.value.code == 2
    assert "not UTF-8" in capsys.readouterr().err
