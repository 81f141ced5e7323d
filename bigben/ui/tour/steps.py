"""The steps of the tour: what is said, what is pointed at, and what the player is to do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QCoreApplication, QObject

from bigben.engine import DEAL, STOCK, WASTE, Move, Place, Position
from bigben.ui.actions import Action, Actions
from bigben.ui.help.arrangements import arranged
from bigben.ui.words.key_names import key_texts, plain, usual


class Task(Enum):
    """What finishes a step."""

    MOVES = auto()
    """The step's moves have been made."""
    REFUSAL = auto()
    """The table has refused a move."""
    UNDO = auto()
    """A move has been taken back."""


@dataclass(frozen=True)
class Step:
    """One step.

    Attributes:
        title: what it is about.
        words: what is said.
        places: what is ringed on the table.
        way: from where to where an arrow points.
        task: what the player is to do.
        moves: the moves that do it, or the one that is refused.
        action: the button of the toolbar that is pointed at, if any.
    """

    title: str
    words: str
    places: Sequence[Place]
    way: tuple[Place, Place] | None
    task: Task
    moves: Sequence[Move] = ()
    action: Action | None = None


def beginning() -> Position:
    """The position that the tour is played on: each step's cards lie at hand."""
    return arranged(
        {},
        {
            2: "9H 4C 8S",
            4: "QC KD 7S",
            8: "2H 5H TS",
            10: "6D JS 3C",
        },
        stock="2D 9C 9S",
    )


class Steps(QObject):
    """Writes the steps."""

    def all(self, actions: Actions) -> list[Step]:
        """The six steps, in order."""
        return [
            self._clock(),
            self._build(),
            self._gap(),
            *self._stock(actions),
            self._undo(actions),
        ]

    def end(self, actions: Actions) -> str:
        """What is said when all is done."""
        return self.tr(
            "That is all. You have won when all twelve hours show their cards. Rules, keys and "
            "advice are under {help}."
        ).format(help=_keys(actions, Action.HELP))

    def end_title(self) -> str:
        """The title of that."""
        return self.tr("Now you can play")

    def wrong(self) -> str:
        """What is said when another move was made."""
        return self.tr("A legal move, but not the one of this step: it was taken back.")

    def _clock(self) -> Step:
        return Step(
            self.tr("A clock of twelve hours"),
            self.tr(
                "The aim: every hour shows the card of its own number. Each card of the inner "
                "circle begins a foundation, which grows in suit, card by card, an ace on a king; "
                "the tab beside it shows its last card. Click 3♣, or drag it onto 2♣ at 9 o'clock."
            ),
            (Place.tableau(10), Place.foundation(9)),
            (Place.tableau(10), Place.foundation(9)),
            Task.MOVES,
            (Move.parse("T10>F9"),),
        )

    def _build(self) -> Step:
        return Step(
            self.tr("Twelve piles around it"),
            self.tr(
                "Only the top card of a pile moves. Piles build down in suit, a king on an ace. "
                "So 7♠ may go on 8♠, which frees the card below it. Click 7♠, or drag it."
            ),
            (Place.tableau(4), Place.tableau(2)),
            (Place.tableau(4), Place.tableau(2)),
            Task.MOVES,
            (Move.parse("T4>T2"),),
        )

    def _gap(self) -> Step:
        return Step(
            self.tr("A gap takes no card"),
            self.tr(
                "The piles at 10 and 4 o'clock hold only two cards now: each has a gap. A pile "
                "with gaps takes no card, not even one that fits. Try it: drag 10♠ onto J♠."
            ),
            (Place.tableau(8), Place.tableau(10)),
            (Place.tableau(8), Place.tableau(10)),
            Task.REFUSAL,
            (Move.parse("T8>T10"),),
        )

    def _stock(self, actions: Actions) -> tuple[Step, Step]:
        return (
            Step(
                self.tr("The stock fills the gaps"),
                self.tr(
                    "It was refused. Only the stock fills gaps, and always all of them, clockwise "
                    "from 12 o'clock. You choose when. Click the stock, or press {deal}."
                ).format(deal=_keys(actions, Action.DEAL)),
                (STOCK,),
                None,
                Task.MOVES,
                (DEAL,),
            ),
            Step(
                self.tr("The waste"),
                self.tr(
                    "No pile has a gap now, so a deal turns one card to the waste, from where "
                    "it may be played. Click the stock, then click the card in the waste. You "
                    "go through the stock only once!"
                ),
                (STOCK, WASTE),
                None,
                Task.MOVES,
                (DEAL, Move.parse("W>F3")),
            ),
        )

    def _undo(self, actions: Actions) -> Step:
        return Step(
            self.tr("Nothing is lost"),
            self.tr(
                "{undo} takes back any move, as far as you like, and costs nothing. When you do "
                "not know what to do, {hint} shows a good move. Take the last move back now."
            ).format(undo=_named(actions, Action.UNDO), hint=_named(actions, Action.HINT)),
            (),
            None,
            Task.UNDO,
            action=Action.UNDO,
        )


def _keys(actions: Actions, which: Action) -> str:
    return key_texts(usual(actions[which])[:1])[0]


def _named(actions: Actions, which: Action) -> str:
    """An action by its name and its key."""
    name, key = plain(actions[which].text()), _keys(actions, which)
    return QCoreApplication.translate("Steps", "{name} ({key})").format(name=name, key=key)
