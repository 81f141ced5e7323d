"""The commands ``survey`` and ``report``."""

import re
import sys
from math import inf

import pytest

from bigben.engine import Rules
from bigben.solver.__main__ import main
from bigben.solver.fair.game import PlayedRow, PlayTask
from bigben.solver.fair.player import Policy
from bigben.solver.survey.report import read_surveys
from bigben.solver.survey.rows import RowFile, read_rows
from bigben.solver.survey.solved import SolvedRow, Terms
from bigben.solver.verdict import Verdict


@pytest.fixture
def path(tmp_path):
    return tmp_path / "rows.csv"


def write(path, rows):
    with RowFile(path, SolvedRow, rows[0].terms) as file:
        file.add(rows)


def row(deal, rules=Rules.BIG_BEN, verdict=Verdict.WINNABLE, moves=110, seconds=0.05):
    return SolvedRow(deal, rules, verdict, 700, seconds, moves, 5, 1000, inf)


def test_a_survey_goes_on_where_it_was_and_shows_how_far_it_is(path, capfd):
    arguments = ["survey", "--rules", "relaxed", "--positions", "1500", "--out", str(path)]
    assert main([*arguments, "--deals", "500001-500003"]) == 0
    assert "3/3" in capfd.readouterr().err
    assert main([*arguments, "--deals", "500001-500005"]) == 0
    assert re.search(r"\b3/5\b.*\b5/5\b", capfd.readouterr().err, re.DOTALL)
    rows = list(read_rows(path, SolvedRow))
    assert sorted(row.deal for row in rows) == list(range(500_001, 500_006))
    assert {row.terms for row in rows} == {Terms(Rules.RELAXED, 1500, inf)}


def test_the_budget_is_ten_seconds_unless_another_is_given(path):
    assert main(["survey", "--deals", "500001", "--out", str(path)]) == 0
    assert [row.terms for row in read_rows(path, SolvedRow)] == [Terms(Rules.BIG_BEN, inf, 10)]


def test_deals_can_be_named_one_by_one(path):
    arguments = ["survey", "--rules", "relaxed", "--positions", "300", "--out", str(path)]
    assert main([*arguments, "--deals", "500009,500001-500002,500001"]) == 0
    deals = sorted(row.deal for row in read_rows(path, SolvedRow))
    assert deals == [500_001, 500_002, 500_009]


def test_a_survey_needs_no_progress_bar(path, monkeypatch, capfd):
    monkeypatch.setitem(sys.modules, "tqdm", None)
    assert main(["survey", "--deals", "500001", "--out", str(path)]) == 0
    assert capfd.readouterr().err == ""
    assert len(list(read_rows(path, SolvedRow))) == 1


@pytest.mark.parametrize(
    ("missing", "arguments"),
    [("distributed", ["--scheduler", "tcp://127.0.0.1:1"]), ("matplotlib", ["--plot", "x.svg"])],
)
def test_who_lacks_an_extra_is_told_its_name(path, monkeypatch, missing, arguments):
    monkeypatch.setitem(sys.modules, missing, None)
    write(path, [row(1)])
    terms = ["--deals", "1-2", "--positions", "1000", "--out"]
    command = ["report"] if missing == "matplotlib" else ["survey", *terms]
    with pytest.raises(SystemExit, match=r"needs bigben-solitaire\[(cluster|report)\]"):
        main([*command, str(path), *arguments])


def test_rows_by_another_budget_are_not_mixed(path, capsys):
    write(path, [row(1)])
    assert main(["survey", "--deals", "2", "--out", str(path)]) == 1
    assert "other terms" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("survey --deals 0-3", "'0' is not a deal number from 1 to"),
        ("survey --deals 5-3", "'5-3' has no deals: the first number is the larger one"),
        ("survey --deals 1-x", "'x' is not a deal number from 1 to"),
        ("survey --deals 1,,3", "'' is not a deal number from 1 to"),
        ("survey --jobs 0", "'0' is not a whole number from 1 on"),
        ("survey --jobs two", "'two' is not a whole number from 1 on"),
        ("survey --seconds 0", "'0' is not a number above zero"),
        ("survey --seconds ten", "'ten' is not a number above zero"),
        ("survey --positions 0.5", "'0.5' is not a whole number from 1 on"),
        ("survey --rules late", "'late' is not a rule set: choose from big-ben, early"),
        ("play --sampled-from -1", "'-1' is not a whole number from 0 on"),
        ("play --sampled-from all", "'all' is not a whole number from 0 on"),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_sentence(path, words, sentence, capsys):
    command, option, wrong = words.split(" ")
    with pytest.raises(SystemExit):
        main([command, "--deals", "1-3", "--out", str(path), f"{option}={wrong}"])
    *_usage, said = capsys.readouterr().err.splitlines()
    assert f"argument {option}: {sentence}" in said
    assert not path.exists()


def test_the_report_tells_shares_times_and_lengths_by_rule_set(path, tmp_path, capsys):
    write(
        path,
        [row(deal) for deal in range(1, 96)]
        + [row(deal, seconds=2, moves=140) for deal in (96, 97)]
        + [row(98, verdict=Verdict.LOST, moves=0)]
        + [row(deal, verdict=Verdict.UNKNOWN, moves=0, seconds=30) for deal in (99, 100)],
    )
    early = tmp_path / "early.csv"
    write(early, [row(deal, Rules.EARLY) for deal in range(1, 11)])
    assert main(["report", str(early), str(path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[2:4] == [
        "| `big-ben` | 100 | 97 | 1 | 2 | 97.00 to 99.00 % | 91.55 % to 99.82 % |",
        "| `early` | 10 | 10 | 0 | 0 | 100.00 % | 72.25 % to 100.00 % |",
    ]
    assert [" ".join(re.sub("[|`%]", "", line).split()) for line in lines[7:9]] == [
        "big-ben 0.00 96.00 96.00 96.00 98.00 98.00 0.050 s 1.1 min",
        "early 0.00 100.00 100.00 100.00 100.00 100.00 0.050 s 0.0 min",
    ]
    assert lines[12:] == [
        "| `big-ben` | 110 | 110 | 110 | 110 | 110 | 110 | 140 |",
        "| `early` | 110 | 110 | 110 | 110 | 110 | 110 | 110 |",
    ]


def test_a_deal_that_two_files_have_is_not_counted_twice(path, tmp_path, capsys):
    again = tmp_path / "again.csv"
    for file in (path, again):
        write(file, [row(1)])
    assert main(["report", str(path), str(again)]) == 1
    assert "deal 1 is in another file too" in capsys.readouterr().err


def test_a_deal_that_was_unknown_and_tried_again_counts_by_its_later_row(path, tmp_path):
    longer = tmp_path / "longer.csv"
    write(path, [row(1), *(row(deal, verdict=Verdict.UNKNOWN, moves=0) for deal in (2, 3))])
    again = [row(2, moves=130), row(3, verdict=Verdict.UNKNOWN, moves=0)]
    write(longer, [each._replace(max_positions=9000) for each in again])
    for files in ([path, longer], [longer, path]):
        (rows,) = read_surveys(files).solved.values()
        assert sorted((each.deal, each.verdict, each.moves) for each in rows) == [
            (1, Verdict.WINNABLE, 110),
            (2, Verdict.WINNABLE, 130),
            (3, Verdict.UNKNOWN, 0),
        ]


def test_the_same_deal_by_other_rules_is_another_row(path, tmp_path):
    other = tmp_path / "other.csv"
    write(path, [row(1)])
    write(other, [row(1, Rules.RELAXED)])
    assert {rules: len(rows) for rules, rows in read_surveys([other, path]).solved.items()} == {
        Rules.BIG_BEN: 1,
        Rules.RELAXED: 1,
    }


def test_the_report_tells_how_often_the_fair_player_won(path, tmp_path, capsys):
    played = tmp_path / "played.csv"
    games = [
        PlayedRow(deal, Rules.BIG_BEN, int(deal <= 3), 104 if deal <= 3 else 60, 90, 1.5, *Policy())
        for deal in range(1, 21)
    ]
    with RowFile(played, PlayedRow, games[0].terms) as file:
        file.add(games)
    write(path, [row(1)])
    assert main(["report", str(played), str(path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[2].startswith("| `big-ben` | 1 | 1 | 0 | 0 |")
    name, _, figures = lines[-1].partition(" | ")
    assert name == "| big-ben, samples from 16 unseen cards on"
    assert figures == "20 | 3 | 15.00 % | 5.24 % to 36.04 % | 66.6 | 0.5 min |"
    assert main(["report", str(played)]) == 0
    assert capsys.readouterr().out.splitlines() == lines[-3:]


def test_policies_of_the_fair_player_are_told_apart(tmp_path, capsys):
    paths = []
    for policy, won in ((Policy(), 1), (Policy(sampled_from=0), 0)):
        games = [
            PlayedRow(deal, Rules.EARLY, won, 104 if won else 60, 90, 1.5, *policy)
            for deal in (1, 2, 3)
        ]
        paths.append(tmp_path / f"{won}.csv")
        with RowFile(paths[-1], PlayedRow, games[0].terms) as file:
            file.add(games)
    assert main(["report", *map(str, paths)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[2].startswith("| early, by the score alone | 3 | 0 |")
    assert lines[3].startswith("| early, samples from 16 unseen cards on | 3 | 3 |")


def test_games_of_the_fair_player_go_on_where_they_were(path):
    arguments = ["play", "--rules", "relaxed", "--sampled-from", "0", "--out", str(path), "--deals"]
    assert main([*arguments, "500001-500002"]) == 0
    assert main([*arguments, "500001-500003"]) == 0
    rows = sorted(read_rows(path, PlayedRow))
    assert [row.deal for row in rows] == [500_001, 500_002, 500_003]
    task = PlayTask(Rules.RELAXED, Policy(sampled_from=0))
    assert rows[0]._replace(seconds=0) == task(500_001)._replace(seconds=0)


def test_a_report_of_no_file_says_so(tmp_path, capsys):
    assert main(["report", str(tmp_path / "none.csv")]) == 1
    assert "none.csv" in capsys.readouterr().err
