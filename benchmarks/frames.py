"""Milliseconds a frame takes to compute and paint while things move, at 1920 × 1080.

With --searching, two of the program's workers search hard deals meanwhile, as fast as they can. The
frames of a bare scene, in which one of 104 pictures moves, are there to compare with. With ``json``
the dearest frame of each is printed in times of the reference loop, for ``history.py``.
"""

import gzip
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO

from measure import loop_s
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QWidget

from bigben.engine import DEAL, WASTE, Move, Position, Rules
from bigben.model.clock import GameClock
from bigben.model.game import Game
from bigben.model.solver_process import worker_command
from bigben.settings.records import GameRecord, Source
from bigben.view.cards.faces import Faces
from bigben.view.table_view import TableView
from bigben.view.themes import NIGHT

PAINTED_WITHIN_S = 0.03
"""A change that is painted no sooner is one of nothing that can be seen."""
NAP_S = 0.001
GAMES = Path(__file__).parent.parent / "tests" / "data" / "games.jsonl.gz"

HARD_DEALS = (169, 216)


def searching(deal: int, answers: IO[bytes]) -> subprocess.Popen[bytes]:
    """A worker that searches a deal for longer than anything is measured."""
    worker = subprocess.Popen(worker_command(), stdin=subprocess.PIPE, stdout=answers)
    request = {
        "id": deal,
        "op": "solve",
        "rules": Rules.BIG_BEN,
        "position": Position.deal(deal).to_text(),
        "budget": {"positions": 10**9, "seconds": 3_600},
    }
    assert worker.stdin
    worker.stdin.write(json.dumps(request).encode() + b"\n")
    worker.stdin.flush()
    return worker


def measure_both_scales() -> None:
    """Measure in a process for each scale, with or without workers beside it."""
    with tempfile.TemporaryFile() as answers:
        deals = HARD_DEALS if "--searching" in sys.argv else ()
        workers = [searching(deal, answers) for deal in deals]
        for scale in ("1", "2"):
            print(f"scale {scale}: frames, and milliseconds in the middle, at 99 % and at worst:")
            print("                       the processor's time        by the clock")
            subprocess.run(
                [sys.executable, __file__, "measure"],
                env={**os.environ, "QT_SCALE_FACTOR": scale},
                check=True,
            )
        for worker in workers:
            worker.kill()
            worker.wait()
        answers.seek(0)
        assert b"verdict" not in answers.read(), "a search was over too soon"


if not {"measure", "json"} & set(sys.argv):
    measure_both_scales()
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


Frame = tuple[float, float]
"""The processor's time, and that by the clock, in milliseconds."""


worst_ms: dict[str, float] = {}
"""The processor's time of the dearest frame of each kind."""


def tell(what: str, frames: list[Frame]) -> None:
    count = len(frames)
    worst_ms[what] = max(spent for spent, _clock in frames)
    print(f"  {what:11} {count:4}", end="")
    for times_ms in zip(*frames, strict=True):
        ordered = sorted(times_ms)
        figures = ordered[count // 2], ordered[count * 99 // 100], ordered[-1]
        print("  " + " / ".join(f"{figure:6.2f}" for figure in figures), end="")
    print(flush=True)


class Painted(QObject):
    """Knows whether the table has been painted since it was last asked."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__()
        self.since = False
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.since = self.since or event.type() is QEvent.Type.Paint
        return super().eventFilter(watched, event)


painted = Painted(viewport)


def paint(change: Callable[[], object], seen: Painted = painted) -> Frame:
    """Make a change and paint what it touches.

    Qt paints up to 5 ms after a change; what is slept till then does not count, but what it
    takes longer to wake up does. The processor's time knows nothing of other programs; the
    clock's is what somebody sees.
    """
    seen.since = False
    asleep = 0.0
    begun, spent = time.monotonic(), time.process_time()
    change()
    app.processEvents()
    while not seen.since and time.monotonic() - begun < PAINTED_WITHIN_S:
        time.sleep(NAP_S)
        asleep += NAP_S
        app.processEvents()
    clock = time.monotonic() - begun - asleep
    return (time.process_time() - spent) * 1_000, clock * 1_000


def drag() -> list[Frame]:
    start = scene.table.fan(3, game.position.tableau[3])[-1].center().toPoint()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    steps = 300
    width, height = viewport.width(), viewport.height()
    frames = [
        paint(
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


def animate(change: Callable[[], object]) -> list[Frame]:
    """Paint what begins an animation, then it, a sixtieth of a second at a time."""
    frames = [paint(change)]
    driver = scene.animator.driver
    driver.pause()
    frames += [
        paint(lambda elapsed_ms=elapsed_ms: driver.setCurrentTime(elapsed_ms))
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


def resize() -> list[Frame]:
    """Cards of another size at each step, as while a window's edge is dragged."""
    size = view.size()
    frames = [
        paint(lambda step=step: view.resize(size.width(), size.height() - 12 * (step % 2 + 1)))
        for step in range(20)
    ]
    paint(lambda: view.resize(size))
    return frames


def sharpen() -> list[Frame]:
    """Draw what was shown stretched, a picture at a time, and show it."""
    frames = []
    while not scene.is_sharp:
        frames.append(paint(scene.sharpen))
    return frames


def before_the_win() -> Move:
    """Play a recorded game but for its last move, which is returned."""
    with gzip.open(GAMES, "rt") as lines:
        won = next(recorded for recorded in map(json.loads, lines) if recorded["won"])
    game.lay(GameRecord("benchmark", int(won["deal"]), Rules.BIG_BEN, Source.NUMBER))
    moves = [Move.parse(step["played"]) for step in won["steps"]]
    for move in moves[:-1]:
        game.play(move)
    scene.finish()
    # No card that is covered has been drawn at this size.
    view.resize(view.width(), view.height() - 4)
    scene.finish()
    app.processEvents()
    return moves[-1]


def bare() -> list[Frame]:
    """The same number of pictures, of which one is dragged."""
    pictures = QGraphicsScene(0, 0, view.width(), view.height())
    picture = QPixmap(round(112 * ratio), round(150 * ratio))
    picture.setDevicePixelRatio(ratio)
    for number in range(104):
        picture.fill(QColor.fromHsv(number * 3, 120, 230))
        item = pictures.addPixmap(QPixmap(picture))
        item.setPos(number % 16 * 112, number // 16 * 150)
    window = QGraphicsView(pictures)
    window.setGeometry(view.geometry())
    window.show()
    QTest.qWaitForWindowExposed(window)
    window_painted = Painted(window.viewport())
    return [
        paint(lambda step=step: item.setPos(6 * step, 3 * step), window_painted)
        for step in range(200)
    ]


tell("drag", drag())
tell("move", animate(lambda: game.play(Move.parse("T3>F2"))))
tell("move undone", animate(game.undo))
tell("hint", animate(lambda: scene.show_hint(DEAL)))
empty_all_piles()
fill = f"fill of {game.position.gaps}"
tell(fill, animate(lambda: game.play(DEAL)))
tell("fill undone", animate(game.undo))
tell("deal-out", animate(lambda: game.lay(game.record)))
for _ in range(56 - len(game.position.waste)):
    game.play(DEAL)
scene.finish()
tell("waste out", animate(lambda: scene.look_at(WASTE)))
scene.look_at(None)
scene.finish()
tell("resize", resize())
tell("sharpen", sharpen())
last_move = before_the_win()
tell("last move", [paint(lambda: game.play(last_move))])
# The last card comes home, and that begins the strike.
tell("win", animate(scene.animator.finish))
view.hide()
tell("bare scene", bare())
if "json" in sys.argv:
    worst_ms["fill"] = worst_ms.pop(fill)
    # A frame of the bare scene is too short to compare with.
    loop_ms = 1_000 * min(loop_s() for _ in range(5))
    print(json.dumps({what: ms / loop_ms for what, ms in worst_ms.items()}))
