"""One deal played by the fair player, and the row that is kept of it."""

from __future__ import annotations

from dataclasses import dataclass
from time import thread_time
from typing import NamedTuple

from bigben.engine import DEAL, Position, Rules
from bigben.solver.fair.player import Player, Policy
from bigben.solver.fair.sight import Sight


def play(position: Position, policy: Policy) -> None:
    """Play a position on to the win, or until the player gives up.

    >>> position = Position.deal(17)
    >>> play(position, Policy(sampled_from=0))
    >>> print(position.cards_home, len(position.stock))
    104 0
    """
    with Player(policy) as player:
        while moves := player.plan(Sight.of(position)):
            for move in moves:
                position.push(move)
            if moves[-1] != DEAL:
                break


class Terms(NamedTuple):
    """What the rows of one survey have in common."""

    rules: Rules
    policy: Policy


class PlayedRow(NamedTuple):
    """How the fair player fared with a deal; the last fields are those of its ``Policy``."""

    deal: int
    rules: Rules
    won: int
    """1 if it won, 0 if not."""
    cards_home: int
    """How many cards lay on the foundations at the end, 12 to 104."""
    moves: int
    """How many moves it made; a deal of many cards is one move."""
    seconds: float
    """Processor time that it took."""
    breadth: int
    sampled_from: int
    candidates: int
    samples: int
    sample_breadth: int
    home_value: float
    score_value: float

    @property
    def is_settled(self) -> bool:
        """A game is played once."""
        return True

    @property
    def terms(self) -> Terms:
        """What all rows of a survey have in common."""
        return Terms(self.rules, Policy(*self[6:]))


@dataclass(frozen=True)
class PlayTask:
    """Plays deals by one rule set and one policy. Can be sent to other processes."""

    rules: Rules
    policy: Policy

    def __call__(self, deal: int) -> PlayedRow:
        """Play a deal."""
        begun = thread_time()
        position = Position.deal(deal, self.rules)
        play(position, self.policy)
        return PlayedRow(
            deal,
            self.rules,
            int(position.is_won),
            position.cards_home,
            len(position.entries),
            round(thread_time() - begun, 3),
            *self.policy,
        )

    @property
    def terms(self) -> Terms:
        """What all rows of a survey have in common."""
        return Terms(self.rules, self.policy)
