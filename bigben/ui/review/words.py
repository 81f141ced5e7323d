"""What a review says of a game: only what is proven, or how long it has searched."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QLocale, QObject

from bigben.engine import DEAL, WASTE, Card, Move, Place, PlaceKind, Position
from bigben.model.findings import Findings, TurningPoint
from bigben.model.mistakes import Fault, Mistake, mistake
from bigben.solver.verdict import Verdict
from bigben.ui.words.formats import card_name
from bigben.ui.words.place_words import PlaceWords
from bigben.ui.words.sentences import Sentences


class ReviewWords(QObject):
    """Turns what a review has found into sentences."""

    def __init__(self, sentences: Sentences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sentences = sentences
        self._places = PlaceWords(self)

    # The strip

    def span(self, verdict: Verdict, first: int, last: int) -> str:
        """What is known of positions in a row, by how many moves led to them."""
        match verdict, first == last:
            case Verdict.WINNABLE, True:
                text = self.tr("After move {first}: can be won.")
            case Verdict.WINNABLE, False:
                text = self.tr("After moves {first} to {last}: can be won.")
            case Verdict.LOST, True:
                text = self.tr("After move {first}: lost.")
            case Verdict.LOST, False:
                text = self.tr("After moves {first} to {last}: lost.")
            case _, True:
                text = self.tr("After move {first}: not known.")
            case _:
                text = self.tr("After moves {first} to {last}: not known.")
        return text.format(first=first, last=last)

    def key(self) -> str:
        """What the marks mean."""
        return self.tr("Tall and filled: can be won. Low and hollow: lost. A dot: not known.")

    # One position

    def step(self, found: Findings, ply: int) -> str:
        """How a position of the game was reached, and what is known of it."""
        if found.position_at(ply).is_won:
            verdict = self.tr("won")
        else:
            verdict = self.verdict(found.verdict(ply), found.searched_s(ply))
        if ply == 0:
            return self.tr("The beginning: {verdict}.").format(verdict=verdict)
        return self.tr("Move {ply} of {moves}: {move}. After it: {verdict}.").format(
            ply=ply,
            moves=len(found.moves),
            move=self._sentences.hint(found.position_at(ply - 1), found.moves[ply - 1]),
            verdict=verdict,
        )

    def line_step(self, before: Position, move: Move, number: int, length: int) -> str:
        """A move of the line that would have won."""
        return self.tr("Winning line, move {number} of {length}: {move}.").format(
            number=number, length=length, move=self._sentences.hint(before, move)
        )

    def line_start(self, length: int) -> str:
        """Where the line that would have won begins."""
        return self.tr("The winning line begins here. Its moves: {length}.").format(length=length)

    def verdict(self, verdict: Verdict, searched_s: float) -> str:
        """What is known of a position, within a sentence."""
        match verdict:
            case Verdict.WINNABLE:
                return self.tr("can be won")
            case Verdict.LOST:
                return self.tr("lost, which is proven")
        if searched_s:
            return self.tr("no win found in {seconds} s").format(seconds=_seconds(searched_s))
        return self.tr("not known")

    # The whole game

    def summary(self, found: Findings, *, over: bool) -> str:
        """What became of the win, as far as it is known now; ``over``: and ever will be."""
        last, point = found.last_winnable, found.turning_point
        if last == len(found.moves):
            return self._never_lost(found)
        if point is not None and (over or point.proven):
            return self.turning_point(found, point)
        if over:
            return self._without_win(found)
        if point is not None:
            return self.tr("{turning_point} Still looking: perhaps it was a later move.").format(
                turning_point=self.turning_point(found, point)
            )
        if last is None:
            return self.tr("Looking for where the game could be won…")
        return self.tr("Winnable after move {ply}. Looking at what came later…").format(ply=last)

    def _without_win(self, found: Findings) -> str:
        if found.last_winnable is not None:
            return self.tr(
                "Winnable after move {ply}. Whether it was later is not known: "
                "the solver has stopped."
            ).format(ply=found.last_winnable)
        if found.verdict(0) is Verdict.LOST:
            return self.tr("This deal could not be won from its beginning: that is proven.")
        if found.searched_s(0):
            return self.tr(
                "From the beginning no win was found in {seconds} s. "
                "Whether the game could be won is not known."
            ).format(seconds=_seconds(found.searched_s(0)))
        return self.tr("Whether the game could be won is not known: the solver cannot be started.")

    def turning_point(self, found: Findings, point: TurningPoint) -> str:
        """Which move threw the win away, what it did, and what was better."""
        before, move = found.position_at(point.ply), found.moves[point.ply]
        sentences = [
            self.tr("Winnable until move {number}: {move}.").format(
                number=point.ply + 1, move=self._sentences.hint(before, move)
            )
        ]
        fault = mistake(before, move, point.line)
        if fault is not None:
            sentences.append(self.mistake(before, move, fault))
        sentences.append(
            self.tr("After it the game was lost: that is proven.")
            if point.proven
            else self.tr("After it, no win was found in {seconds} s.").format(
                seconds=_seconds(point.seconds)
            )
        )
        sentences.append(
            self.tr("Better: {move}.").format(move=self._sentences.hint(before, point.line[0]))
        )
        return " ".join(sentences)

    def mistake(
        self, before: Position, move: Move, found: Mistake, name: Callable[[Card], str] = card_name
    ) -> str:
        """What a move did."""
        place, target = self._places.in_sentence(found.place), self._target(found.target)
        match found.fault:
            case Fault.BURIED if move == DEAL:
                text = self.tr("Dealing buried {card} in {place}, which {target} needed next.")
            case Fault.BURIED:
                text = self.tr(
                    "{moved} to {hour} o'clock buried {card}, which {target} needed next."
                )
            case Fault.COVERED if move == DEAL:
                text = self.tr("Dealing covered {card}, which could have gone to {target}.")
            case Fault.COVERED:
                text = self.tr("{moved} covered {card}, which could have gone to {target}.")
            case Fault.TOOK_PLACE:
                text = self.tr(
                    "It took the place at {target} that {card} from {place} could have taken."
                )
            case Fault.TOOK_AWAY:
                text = self.tr(
                    "Without {moved}, {target} took no card; "
                    "{card} from {place} could have gone there before."
                )
            case Fault.MISSED_GAP:
                text = self.tr(
                    "A card was turned onto the waste; had {card} gone from {place} to {target} "
                    "first, it would have filled the gap left there."
                )
            case Fault.DEALT_TOO_SOON:
                text = self.tr("Dealt while {card} could have gone from {place} to {target}.")
            case Fault.MADE_GAP:
                text = self.tr(
                    "{card} left a gap, which the stock's next card fills; "
                    "before, that card would have gone to the waste."
                )
        moved = "" if move.target is None else name(before.cards(move.source)[-1])
        return text.format(
            moved=moved, card=name(found.card), place=place, target=target, hour=found.place.hour
        )

    def _target(self, target: Place) -> str:
        if target.kind is PlaceKind.FOUNDATION:
            return self.tr("the foundation at {hour}").format(hour=target.hour)
        if target == WASTE:
            return self._places.in_sentence(target)
        return self.tr("the pile at {hour}").format(hour=target.hour)

    def _never_lost(self, found: Findings) -> str:
        if found.winning_line(len(found.moves)):
            return self.tr("The game could still be won when it was left.")
        return self.tr("The game was won: every position on the way could be won.")


def _seconds(seconds: float) -> str:
    """A number of seconds without needless decimals, as the language writes it."""
    return QLocale().toString(seconds, "g", 3)
