"""The plot of a survey. ``./run test --all`` brings what it needs; without that the test fails."""

import re
from math import inf
from xml.etree import ElementTree

import pytest

from bigben.engine import Rules
from bigben.solver.__main__ import main
from bigben.solver.fair.game import PlayedRow
from bigben.solver.fair.player import Policy
from bigben.solver.survey.rows import RowFile
from bigben.solver.survey.solved import SolvedRow
from bigben.solver.verdict import Verdict


@pytest.fixture
def files(tmp_path):
    paths = []
    for rules in Rules:
        rows = [
            SolvedRow(deal, rules, Verdict.WINNABLE, 700, deal / 100, 100 + deal, 5, 1000, inf)
            for deal in range(1, 51)
        ]
        rows.append(rows[0]._replace(deal=51, verdict=Verdict.UNKNOWN, moves=0))
        paths.append(tmp_path / f"{rules}.csv")
        with RowFile(paths[-1], SolvedRow, rows[0].terms) as file:
            file.add(rows)
    return [str(path) for path in paths]


@pytest.mark.slow
def test_the_plot_is_the_same_whenever_it_is_drawn_and_tells_nothing_else(files, tmp_path):
    plots = [tmp_path / name for name in ("first.svg", "second.svg")]
    for plot in plots:
        assert main(["report", *files, "--plot", str(plot)]) == 0
    text = plots[0].read_text()
    assert text == plots[1].read_text()
    words = " ".join(ElementTree.fromstring(text).itertext())
    assert "big-ben, 51 deals" in words
    assert "relaxed, 51 deals" in words
    assert not re.search(r"\d{4}-\d\d-\d\d|dc:date|dc:creator|/home|/tmp", text)


@pytest.mark.slow
def test_every_way_to_play_is_drawn_however_many_there_are(tmp_path):
    ways = (2, 4, 6, 8, 10)
    paths = []
    for unseen in ways:
        row = PlayedRow(1, Rules.EARLY, 1, 104, 90, 1.5, *Policy(sampled_from=unseen))
        paths.append(str(tmp_path / f"{unseen}.csv"))
        with RowFile(tmp_path / f"{unseen}.csv", PlayedRow, row.terms) as file:
            file.add([row])
    plot = tmp_path / "plot.svg"
    assert main(["report", *paths, "--plot", str(plot)]) == 0
    words = " ".join(ElementTree.fromstring(plot.read_text()).itertext())
    for unseen in ways:
        assert f"samples from {unseen} unseen cards on" in words


@pytest.mark.slow
def test_rows_without_a_win_are_drawn_too(tmp_path):
    path = tmp_path / "rows.csv"
    row = SolvedRow(1, Rules.EARLY, Verdict.UNKNOWN, 700, 1, 0, 5, 1000, inf)
    with RowFile(path, SolvedRow, row.terms) as file:
        file.add([row])
    plot = tmp_path / "plot.svg"
    assert main(["report", str(path), "--plot", str(plot)]) == 0
    assert "early, 1 deals" in plot.read_text()
