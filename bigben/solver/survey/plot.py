"""Draws what the rows of surveys say, as an SVG that is the same whenever it is drawn."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path
from typing import Final

from bigben.solver.survey.figures import lengths
from bigben.solver.survey.report import Surveys, player
from bigben.wilson import wilson

SIZE_INCHES: Final = (9.5, 4.8)
COLOURS: Final = ("#1b6ca8", "#c4572e", "#3c8d40")
DASHES: Final = (":", "--", "-.")
GREY: Final = "#777777"
BIN_MOVES: Final = 4


def draw(surveys: Surveys, path: Path) -> None:
    """Draw the share of deals settled against time, and the lengths of winning lines.

    Needs matplotlib: raises ``ImportError`` without it.
    """
    from matplotlib import rc_context  # noqa: PLC0415  # an extra
    from matplotlib.figure import Figure  # noqa: PLC0415

    with rc_context({"svg.hashsalt": "bigben", "svg.fonttype": "none", "axes.grid": True}):
        figure = Figure(SIZE_INCHES, layout="constrained")
        time, length = figure.subplots(1, 2)
        for (rules, rows), colour in zip(surveys.solved.items(), cycle(COLOURS), strict=False):
            label = f"{rules}, {len(rows):,} deals"
            seconds = sorted(row.seconds for row in rows if row.is_settled)
            shares = [100 * count / len(rows) for count in range(1, len(seconds) + 1)]
            time.step(seconds, shares, where="post", color=colour, label=label)
            moves = lengths(rows)
            if moves:
                bins = range(moves[0] // BIN_MOVES * BIN_MOVES, moves[-1] + BIN_MOVES, BIN_MOVES)
                weights = [100 / len(moves)] * len(moves)
                length.hist(moves, bins, weights=weights, histtype="step", color=colour)
        for (terms, games), dashes in zip(surveys.played.items(), cycle(DASHES), strict=False):
            won, count = sum(row.won for row in games), len(games)
            label = f"fair player: {player(terms)}, {count:,} games"
            time.axhline(100 * won / count, color=GREY, linestyle=dashes, label=label)
            low, high = wilson(won, count)
            time.axhspan(100 * low, 100 * high, color=GREY, alpha=0.2, linewidth=0)
        time.set(xscale="log", ylim=(0, 101), ylabel="deals (%)")
        time.set(xlabel="processor time a deal (s)", title="Deals settled, and games won")
        time.xaxis.set_major_formatter("{x:g}")
        length.set(xlabel="moves", ylabel=f"lines (%) per {BIN_MOVES} moves")
        length.set(title="How long the winning lines found are")
        figure.legend(loc="outside lower center", ncols=2, fontsize="small")
        figure.savefig(path, format="svg", metadata={"Date": None, "Creator": None})
