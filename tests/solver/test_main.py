"""``python -m bigben.solver``: what its commands say of themselves, and which one is run."""

from __future__ import annotations

import pytest

from bigben.engine import Position, Rules
from bigben.solver import __main__ as module
from bigben.solver.__main__ import main
from bigben.solver.verdict import Budget

RULES = "--rules NAME: the rule set: big-ben, early, relaxed (default: big-ben)"
MANY_DEALS = [
    "--deals A-B,…: deal numbers and ranges of them, with commas between",
    "--out FILE: where rows go",
    RULES,
    "--jobs JOBS: how many processes to run",
    "--scheduler ADDRESS: run on the Dask cluster of this scheduler instead "
    "(needs bigben-solitaire[cluster])",
]
HELP = {
    "": [
        "solve: find out whether a deal can be won",
        "survey: solve many deals, one row a deal",
        "play: let a fair player play many deals",
        "report: tell what the rows of surveys say",
        "worker: answer requests on standard input",
    ],
    "solve": [
        "DEAL: the deal number",
        RULES,
        "--seconds SECONDS: how long to search (default: 10.0)",
    ],
    "survey": [
        *MANY_DEALS,
        "--seconds SECONDS: processor time a deal at most "
        "(default: 10, or no limit with --positions)",
        "--positions POSITIONS: positions a deal at most: the same rows on every machine",
    ],
    "play": [
        *MANY_DEALS,
        "--sampled-from CARDS: sample games from so many unseen cards on; 0: never (default: 16)",
    ],
    "report": [
        "FILE: rows, also .gz",
        "--plot SVG: draw them too (needs bigben-solitaire[report])",
    ],
    "worker": [],
}


@pytest.mark.parametrize("command", HELP)
def test_help_says_what_each_command_takes_and_what_that_means(command, capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "200")
    with pytest.raises(SystemExit) as end:
        main([*command.split(), "--help"])
    assert end.value.code == 0
    usage, *rest = capsys.readouterr().out.splitlines()
    assert usage.startswith(
        f"usage: {' '.join(['python -m bigben.solver', *command.split()])} [-h]"
    )
    # A long name has a line of its own.
    lines = "\n".join(rest).replace("POSITIONS\n", "POSITIONS").splitlines()
    told = [": ".join(line.strip().split("  ", 1)) for line in lines if line.startswith("  ")]
    told = [" ".join(each.split()) for each in told if "  " in each or ": " in each]
    assert [each for each in told if not each.startswith("-h")] == HELP[command]
    if not command:
        assert rest[1] == module.__doc__


def test_a_command_has_to_be_named(capsys):
    with pytest.raises(SystemExit) as end:
        main([])
    assert end.value.code == 2
    assert "arguments are required: command" in capsys.readouterr().err


def test_ten_seconds_are_searched_unless_others_are_given(monkeypatch):
    asked = []

    def solve(position, budget):
        asked.append((position.to_text(), budget))
        raise KeyboardInterrupt

    monkeypatch.setattr(module, "solve", solve)
    for words in ("solve 7", "solve 7 --seconds 0.5 --rules early"):
        with pytest.raises(KeyboardInterrupt):
            main(words.split())
    assert asked == [
        (Position.deal(7).to_text(), Budget(seconds=10)),
        (Position.deal(7, Rules.EARLY).to_text(), Budget(seconds=0.5)),
    ]


def test_the_command_line_of_the_process_is_read_where_no_other_is_given(monkeypatch, capsys):
    monkeypatch.setattr("sys.argv", ["anything", "solve", "7", "--seconds", "60"])
    assert main() == 0
    assert capsys.readouterr().out.startswith("7 big-ben: winnable, ")


def test_the_worker_is_started(monkeypatch):
    def work():
        raise SystemExit(9)

    monkeypatch.setattr(module.worker, "main", work)
    with pytest.raises(SystemExit) as end:
        main(["worker"])
    assert end.value.code == 9
