"""``python -m bigben.solver``: what its commands say of themselves, and which one is run."""

from __future__ import annotations

import pytest

from bigben.engine import Position, Rules
from bigben.solver import __main__ as module
from bigben.solver.__main__ import main
from bigben.solver.verdict import Budget

MANY_DEALS = ["--deals A-B,…", "--out FILE", "--rules NAME", "--jobs JOBS", "--scheduler ADDRESS"]
TAKEN = {
    "": ["solve", "survey", "play", "report", "worker"],
    "solve": ["DEAL", "--rules NAME", "--seconds SECONDS"],
    "survey": [*MANY_DEALS, "--seconds SECONDS", "--positions POSITIONS"],
    "play": [*MANY_DEALS, "--sampled-from CARDS"],
    "report": ["FILE", "--plot SVG"],
    "worker": [],
}
"""What each command takes, and none what commands there are."""


@pytest.mark.parametrize("command", TAKEN)
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
    told = dict(line.strip().split("  ", 1) for line in lines if "  " in line.strip())
    told.pop("-h, --help")
    assert list(told) == TAKEN[command]
    assert all(told.values())
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
