"""Makes the table of winnable deals that the program ships, ``resources/deals/winnable.bin``.

``measure`` solves deals by the ``big-ben`` rules and writes a row for each: its number, the
verdict, the breadth that the solver needed, the positions that it made, and the share of the
other choices along its line that lose by proof. It goes on where it was stopped. ``pack`` makes
the table from such rows. Every line is replayed to a win by the engine before its row is written.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple, Self

from bigben.engine import Position
from bigben.model.winnable import MAGIC
from bigben.settings.dealing import Level
from bigben.solver import Budget, Verdict
from bigben.solver.blocked import is_blocked
from bigben.solver.foundations import Graph
from bigben.solver.solve import solve
from bigben.solver.state import State, Table

BUDGET: Final = Budget(positions=25_000, seconds=60)
MEDIUM_BREADTH: Final = 15
HARD_BREADTH: Final = 45
"""A deal that needed a narrower search than this may still be hard by its share of traps."""
LOOK_EVERY: Final = 16
"""The choices beside the line are looked at before each so-manieth move."""
_LEVELS: Final = {None: 0, Level.EASY: 1, Level.MEDIUM: 2, Level.HARD: 3}


class Row(NamedTuple):
    """What was measured of a deal."""

    number: int
    verdict: Verdict
    breadth: int
    positions: int
    traps: float
    """The share of the choices beside the line that lose by proof, 0 to 1."""

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read what ``str()`` wrote."""
        number, verdict, breadth, positions, traps = text.split()
        return cls(int(number), Verdict(verdict), int(breadth), int(positions), float(traps))

    def __str__(self) -> str:
        return f"{self.number} {self.verdict} {self.breadth} {self.positions} {self.traps:.3f}"


def measure(number: int) -> Row:
    """Solve a deal and look at the choices beside the line."""
    answer = solve(Position.deal(number), BUDGET)
    if answer.verdict is not Verdict.WINNABLE:
        return Row(number, answer.verdict, answer.breadth, answer.positions, 0)
    position, graph = Position.deal(number), Graph()
    choices = lost = 0
    for ply, move in enumerate(answer.line):
        for other in list(position.legal_moves) if ply % LOOK_EVERY == 0 else ():
            if other != move:
                position.push(other)
                choices += 1
                lost += is_blocked(Table.of(position), State.of(position, graph))
                position.pop()
        position.push(move)
    if not position.is_won:
        raise AssertionError(f"the line of deal {number} does not win")
    return Row(number, answer.verdict, answer.breadth, answer.positions, lost / max(1, choices))


def read_rows(paths: Iterable[Path]) -> Iterator[Row]:
    """The rows of files; a line that a kill cut short is passed over."""
    for path in paths:
        for line in path.read_text().splitlines(keepends=True):
            if line.endswith("\n"):
                yield Row.parse(line)


def level(row: Row, many_traps: float) -> Level | None:
    """How hard a deal is.

    By the breadth that the solver needed; many traps make an easy deal medium and a medium one
    hard.
    """
    if row.verdict is not Verdict.WINNABLE:
        return None
    if row.breadth >= HARD_BREADTH:
        return Level.HARD
    trapped = row.traps >= many_traps
    if row.breadth >= MEDIUM_BREADTH:
        return Level.HARD if trapped else Level.MEDIUM
    return Level.MEDIUM if trapped else Level.EASY


def pack(rows: Iterable[Row]) -> bytes:
    """The table's bytes: two bits a deal, from deal 1 on."""
    by_number = {row.number: row for row in rows}
    traps = sorted(row.traps for row in by_number.values() if row.verdict is Verdict.WINNABLE)
    many_traps = traps[len(traps) * 3 // 4]
    bits = bytearray((max(by_number) + 3) // 4)
    for number, row in by_number.items():
        index, place = divmod(number - 1, 4)
        bits[index] |= _LEVELS[level(row, many_traps)] << 2 * place
    return MAGIC + bytes(bits)


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["measure", "pack"])
    parser.add_argument(
        "rows", type=Path, nargs="+", help="files of rows; measure writes the first"
    )
    parser.add_argument("--last", type=int, default=10_400, help="the last deal number")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("resources/deals/winnable.bin"))
    arguments = parser.parse_args()
    if arguments.what == "pack":
        arguments.out.write_bytes(pack(read_rows(arguments.rows)))
        return
    out = arguments.rows[0]
    out.touch()
    done = {row.number for row in read_rows([out])}
    to_do = [number for number in range(1, arguments.last + 1) if number not in done]
    with out.open("a") as file, ProcessPoolExecutor(arguments.jobs) as executor:
        for row in executor.map(measure, to_do, chunksize=4):
            print(row, file=file, flush=True)


if __name__ == "__main__":
    main()
