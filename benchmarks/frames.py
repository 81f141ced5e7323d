"""Milliseconds a frame takes to compute and paint while things move, at 1920 × 1080."""

import gzip
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bigben.engine import DEAL, WASTE, Move, Rules
from bigben.model.clock import GameClock
from bigben.model.game import Game
from bigben.settings.records import GameRecord, Source
from bigben.view.faces import Faces
from bigben.view.table_view import TableView
from bigben.view.themes import NIGHT

PAINTED_WITHIN_S = 0.03
"""A change that is painted no sooner is one of nothing that can be seen."""
GAMES = Path(__file__).parent.parent / "tests" / "data" / "games.jsonl.gz"

if len(sys.argv) == 1:
    for scale in ("1", "2"):
        print(f"scale {scale}: frames, and milliseconds in the middle, at 99 % and at worst")
        subprocess.run(
            [sys.executable, __file__, "measure"],
            env={**os.environ, "QT_SCALE_FACTOR": scale},
            check=True,
        )
    sys.exit()

app = QApplication(sys.argv[:1])
game = Game(GameRecord("benchmark", 7, Rules.BIG_BEN, Source.NUMBER), GameClock())
view = TableView(game, Faces(), NIGHT)
view.setWindowFlag(Qt.WindowType.FramelessWindowHint)
ratio = view.devicePixelRatioF()
view.setGeometry(0, 0, round(1920 / ratio), round(1080 / ratio))
view.show()
QTest.qWaitForWindowExposed(view)
QTest.qWait(300)
scene, viewport = view.table_scene, view.viewport()


def tell(what: str, frames_ms: list[float]) -> None:
    frames_ms.sort()
    count = len(frames_ms)
    figures = [frames_ms[count // 2], frames_ms[count * 99 // 100], frames_ms[-1]]
    print(f"  {what:11} {count:4}  " + " / ".join(f"{figure:.2f}" for figure in figures))


class Painted(QObject):
    """Knows whether the table has been painted since it was last asked."""

    def __init__(self) -> None:
        super().__init__()
        self.since = False
        viewport.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.since = self.since or event.type() is QEvent.Type.Paint
        return super().eventFilter(watched, event)


painted = Painted()


def paint_ms(change: Callable[[], object]) -> float:
    """The processor's time to make a change and paint what it touches.

    Qt paints up to 5 ms after a change; nothing is spent while that is waited for. What other
    programs do meanwhile does not count.
    """
    painted.since = False
    before = time.process_time()
    change()
    app.processEvents()
    waited = time.monotonic()
    spent = time.process_time() - before
    while not painted.since and time.monotonic() - waited < PAINTED_WITHIN_S:
        time.sleep(0.001)
        before = time.process_time()
        app.processEvents()
        spent += time.process_time() - before
    return spent * 1_000


def drag() -> list[float]:
    start = scene.table.fan(3, game.position.tableau[3])[-1].center().toPoint()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    steps = 300
    width, height = viewport.width(), viewport.height()
    frames = [
        paint_ms(
            lambda step=step: QTest.mouseMove(
                viewport,
                QPoint(width * (step * 7 % steps) // steps, height * (step * 3 % steps) // steps),
            )
        )
        for step in range(steps)
    ]
    view.gestures.cancel()
    scene.finish()
    return frames


def animate(change: Callable[[], object]) -> list[float]:
    """Paint an animation a sixtieth of a second at a time, as fast as that goes."""
    change()
    driver = scene.animator.driver
    driver.pause()
    frames = [
        paint_ms(lambda elapsed_ms=elapsed_ms: driver.setCurrentTime(elapsed_ms))
        for elapsed_ms in range(0, driver.totalDuration(), 16)
    ]
    scene.finish()
    return frames


def empty_all_piles() -> None:
    """Take cards home and around until twelve gaps or more are open."""
    number = 1
    while game.position.gaps < 12:
        number += 1
        game.lay(GameRecord("benchmark", number, Rules.BIG_BEN, Source.NUMBER))
        while builds := [move for move in game.position.legal_moves if move.target]:
            home = [move for move in builds if move.target.kind == "F"]
            if game.moves_made > 60 or game.position.gaps >= 12:
                break
            game.play((home or builds)[0])
    scene.finish()


def win() -> None:
    """Play a recorded game up to the strike."""
    with gzip.open(GAMES, "rt") as lines:
        won = next(recorded for recorded in map(json.loads, lines) if recorded["won"])
    game.lay(GameRecord("benchmark", int(won["deal"]), Rules.BIG_BEN, Source.NUMBER))
    moves = [Move.parse(step["played"]) for step in won["steps"]]
    for move in moves[:-1]:
        game.play(move)
    scene.finish()
    app.processEvents()
    game.play(moves[-1])
    # The last card comes home, and that begins the strike.
    scene.animator.finish()


tell("drag", drag())
tell("move", animate(lambda: game.play(Move.parse("T3>F2"))))
tell("hint", animate(lambda: scene.show_hint(DEAL)))
empty_all_piles()
tell(f"fill of {game.position.gaps}", animate(lambda: game.play(DEAL)))
tell("fill undone", animate(game.undo))
tell("deal-out", animate(lambda: game.lay(game.record)))
for _ in range(56 - len(game.position.waste)):
    game.play(DEAL)
scene.finish()
tell("waste out", animate(lambda: scene.look_at(WASTE)))
tell("win", animate(win))
