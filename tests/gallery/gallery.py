"""Pictures of the table: every state, theme, face and size that somebody should look at.

    python tests/gallery/gallery.py FOLDER [NAME…]

writes them as PNG files. Words are shown in the fonts of the machine; all else is the same on
every machine, and so a test compares some of the pictures with those in ``references``. After a
change that is meant to be seen, look at the new ones and put them there:

    python tests/gallery/gallery.py --references
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsSimpleTextItem

from bigben.engine import WASTE, Move, Place, Rules
from bigben.model import choices
from bigben.model.clock import GameClock
from bigben.model.game import Game
from bigben.settings.records import GameRecord, Source
from bigben.view.animator import Speed
from bigben.view.cards.backs import Back
from bigben.view.cards.face_styles import Style
from bigben.view.cards.faces import Faces
from bigben.view.clock.dial import paint_dial, paint_ground
from bigben.view.cursor import Cursor
from bigben.view.scene import TableScene
from bigben.view.themes import DAY, HIGH_CONTRAST, NIGHT, THEMES, Theme
from tests.recorded import won_game_of

_WON_DEAL: Final = 90
_LONG_DEAL: Final = 103
_LONG_MOVES: Final = """
T12>T3 T5>T10 T7>T11 T7>T3 T8>T11 deal deal deal W>T3 deal deal deal W>T4 deal deal W>T4
deal deal W>T6 T2>T6 deal T2>T10 deal T2>T12 T7>T12 deal T2>T7 deal T5>T2 deal deal deal
W>T4 T1>T4 deal T1>T3 W>T3 deal T8>T1 deal deal W>T12 T8>T12 deal deal W>T6 deal W>T4
T9>T4 T9>T8 deal deal W>T8 deal W>T12 T11>T12 deal deal W>T10 deal deal deal deal W>T12
deal deal W>T12 deal deal W>T1 deal deal W>T9 deal W>T4 deal deal deal deal deal deal deal
deal deal W>T6 T5>T6 T5>T4 T2>T4 deal T5>T7 T1>F10 T1>F10 T1>F10 T1>T10 T3>F2 W>T3 T4>F4
T2>F4 T2>T6 T8>F12 T8>F12 T8>F12 T8>T12
"""


class State(Enum):
    """What is on the table."""

    START = auto()
    MIDDLE = auto()
    """Some cards are home, and there are gaps."""
    LONG = auto()
    """The stock is out, and piles of up to twelve cards lie around."""
    DRAG = auto()
    """A card in hand, and its targets marked."""
    HINT = auto()
    """A hint, as it stands where nothing moves."""
    FOCUS = auto()
    """The keyboard at a long pile, which is spread for it."""
    WASTE = auto()
    """The waste fanned out to look through."""
    LATE = auto()
    """Most hours are finished."""
    LAST = auto()
    """One card is missing, and all places but its own are empty."""
    WON = auto()


@dataclass(frozen=True)
class Picture:
    """One picture of the table.

    Attributes:
        width, height: the view's size, in its own pixels.
        ratio: device pixels for each of them.
    """

    name: str
    state: State = State.MIDDLE
    theme: Theme = NIGHT
    style: Style = Style.CLASSIC
    back: Back = Back.CLOCK
    width: int = 1280
    height: int = 720
    ratio: int = 1
    mirrored: bool = False

    def paint(self, *, words: bool = True) -> QImage:
        """The picture, with or without its words."""
        game = game_at(self.state)
        scene = self.scene(game)
        for item in scene.items():
            if isinstance(item, QGraphicsSimpleTextItem):
                item.setVisible(words)
        image = QImage(QSize(self.width, self.height) * self.ratio, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(self.ratio)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ground(painter, scene.table, self.theme)
        paint_dial(painter, scene.table, self.theme)
        whole = QRectF(QPointF(), QSizeF(self.width, self.height))
        scene.render(painter, whole, whole)
        painter.end()
        return image

    def scene(self, game: Game) -> TableScene:
        """The table of a game in the picture's state."""
        faces = Faces(self.style, self.back)
        scene = TableScene(game, faces, self.theme)
        scene.resize(QSizeF(self.width, self.height), self.ratio)
        if self.mirrored:
            scene.set_looks(faces, self.theme, mirrored=True)
        scene.animator.speed = Speed.OFF
        match self.state:
            case State.DRAG:
                source = Place.parse("T4")
                held = scene.hold(source, choices.targets(game.position, source))
                held.setPos(held.pos() + QPointF(-1.1, 0.9) * scene.table.w)
            case State.HINT:
                scene.show_hint(Move.parse("T4>F11"))
            case State.FOCUS:
                cursor = Cursor(scene, game, scene)
                cursor.set_focused(True)
                cursor.go(Place.parse("T12"))
            case State.WASTE:
                scene.look_at(WASTE)
        return scene


def game_at(state: State) -> Game:
    """A game that has come to a state."""
    moves: tuple[Move, ...]
    match state:
        case State.LONG | State.FOCUS | State.WASTE:
            deal, moves = _LONG_DEAL, tuple(map(Move.parse, _LONG_MOVES.split()))
        case State.START | State.DRAG | State.HINT:
            deal, moves = 7, ()
        case _:
            deal, moves = won_game_of(_WON_DEAL)
            moves = moves[: {State.MIDDLE: 74, State.LATE: 136, State.LAST: -1}.get(state)]
    game = Game(GameRecord("gallery", deal, Rules.BIG_BEN, Source.NUMBER), GameClock())
    for move in moves:
        if not game.play(move):
            raise ValueError(f"{move} is illegal in deal {deal}")
    return game


PICTURES: Final = (
    *(
        Picture(f"{name}-{state.name.lower()}", state, theme)
        for name, theme in THEMES.items()
        for state in State
    ),
    *(
        Picture(f"{style.value}-{state.name.lower()}", state, NIGHT, style, back)
        for style, back in zip(Style, Back, strict=True)
        for state in (State.MIDDLE, State.LONG)
    ),
    Picture("mirrored", mirrored=True),
    *(
        Picture(f"{width}x{height}-{state.name.lower()}", state, theme, width=width, height=height)
        for width, height in ((640, 480), (1024, 720), (1280, 800), (1920, 1080), (800, 1200))
        for state, theme in ((State.LONG, NIGHT), (State.LATE, DAY))
    ),
    *(
        Picture(f"640x480-{style.value}", State.LONG, DAY, style, width=640, height=480)
        for style in Style
    ),
    *(
        Picture(f"2560x1440-at-2-{name}", State.LATE, theme, width=2560, height=1440, ratio=2)
        for name, theme in THEMES.items()
    ),
)
"""All pictures of the gallery."""


REFERENCES: Final = (
    Picture("night", State.MIDDLE, NIGHT, width=1100, height=640),
    Picture("day", State.LATE, DAY, Style.LARGE_INDEX, Back.GEARS, 1100, 640),
    Picture("high-contrast", State.LONG, HIGH_CONTRAST, Style.FOUR_COLOUR, Back.TRACERY, 1100, 640),
    Picture("drag", State.DRAG, DAY, Style.FOUR_COLOUR, Back.TRACERY, 1100, 640, mirrored=True),
    Picture("won", State.WON, NIGHT, width=1100, height=640),
)
"""Those that are compared, without their words: each theme, face and back is among them."""
REFERENCE_FOLDER: Final = Path(__file__).with_name("references")
_QUALITY: Final = 90


def write(pictures: Iterable[Picture], folder: Path) -> None:
    """Write pictures as PNG files."""
    folder.mkdir(parents=True, exist_ok=True)
    for picture in pictures:
        path = folder / f"{picture.name}.png"
        if not picture.paint().save(str(path)):
            raise OSError(f"cannot write {path}")


def write_references() -> None:
    """Write what later pictures are compared with."""
    REFERENCE_FOLDER.mkdir(exist_ok=True)
    for picture in REFERENCES:
        path = REFERENCE_FOLDER / f"{picture.name}.jpg"
        if not picture.paint(words=False).save(str(path), "JPG", _QUALITY):
            raise OSError(f"cannot write {path}")


def main(arguments: list[str]) -> None:
    """Write what the command line asks for."""
    if arguments == ["--references"]:
        write_references()
    else:
        folder, *names = arguments
        write((each for each in PICTURES if not names or each.name in names), Path(folder))


if __name__ == "__main__":
    application = QApplication(sys.argv[:1])
    main(sys.argv[1:])
