"""Plays and saves until it is killed; prints each finished move. Run by test_kill.py."""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from pathlib import Path
from uuid import UUID

from PySide6.QtCore import Qt

from bigben.engine import Move, Rules
from bigben.settings.records import GameEnd, GameRecord, GameResult, Source
from bigben.settings.store import GameStore

NOON = datetime(2026, 11, 30, 12, tzinfo=UTC)
MOVES_A_GAME = 12
MOVES = tuple(map(Move.parse, ("deal", "T3>F9", "W>T12", "T11>F1")))


def journal(length: int) -> tuple[Move, ...]:
    return tuple(MOVES[index % len(MOVES)] for index in range(length))


def game(number: int, moves: int, *, ended: bool = False) -> GameRecord:
    played = journal(moves)
    end = GameEnd(GameResult.LOST, NOON, 1_000 * moves, moves, 0, 0, 0, played)
    return GameRecord(
        str(UUID(int=number)),
        number,
        Rules.BIG_BEN,
        Source.NUMBER,
        started=NOON,
        local_date=NOON.date(),
        journal=played,
        cursor=moves,
        milliseconds=1_000 * moves,
        end=end if ended else None,
    )


def main(path: Path) -> None:
    store = GameStore(path)
    store.open()
    # Printed from the writer's thread, right after the commit has returned.
    finished: list[str] = []
    store.committed.connect(
        lambda: print(finished.pop(0), flush=True), Qt.ConnectionType.DirectConnection
    )
    last = store.current()
    number, moves = (1, 0) if last is None else (last.deal_number, last.cursor)
    while True:
        moves += 1
        if moves <= MOVES_A_GAME:
            records = [game(number, moves)]
        else:
            records = [game(number, MOVES_A_GAME, ended=True), game(number + 1, 1)]
            number, moves = number + 1, 1
        finished.append(f"{number} {moves}")
        store.save(*records)
        if moves % 5 == 0:
            store.flush()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
