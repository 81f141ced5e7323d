"""The page that gives advice; every figure on it was measured."""

from __future__ import annotations

from PySide6.QtCore import QObject

from bigben.ui.help.parts import Heading, Page, Part, Points, Rows, Text
from bigben.ui.help.strategy import Strategy
from bigben.ui.words.formats import decimal_text


class StrategyPage(QObject):
    """Writes what a beginner may learn from the solver."""

    def page(self, strategy: Strategy | None = None) -> Page:
        """The page; ``strategy`` stands in for the measured figures."""
        known = strategy or Strategy.read()
        return Page(
            self.tr("Playing well"),
            (
                *self._odds(known),
                *self._advice(known),
                *self._habits(known),
                *self._choices(known),
            ),
        )

    def _odds(self, known: Strategy) -> tuple[Part, ...]:
        return (
            Heading(self.tr("Almost every deal can be won")),
            Text(
                self.tr(
                    "Of {count} deals the solver, which sees the stock too, won {won}. A simple "
                    "player that looks only at the cards that can move now won {plain} of {deals}. "
                    "What lies between the two is skill."
                ).format(
                    count=str(known.line_deals),
                    won=str(known.won.games),
                    plain=str(known.habits["plain"].won),
                    deals=str(known.deals),
                ),
                "odds",
            ),
        )

    def _advice(self, known: Strategy) -> tuple[Part, ...]:
        won, lost = known.won, known.lost
        return (
            Heading(self.tr("Advice")),
            Points(
                (
                    Text(
                        self.tr(
                            "<b>Home first.</b> As a rule, play every card that a foundation "
                            "takes: it frees the card below."
                        ),
                        "home-first",
                    ),
                    Text(
                        self.tr(
                            "<b>The longer way.</b> When two foundations take the same card, give "
                            "it to the one with more still to build. That is never worse, and a "
                            "click does so by itself."
                        ),
                        "longer-way",
                    ),
                    Text(
                        self.tr(
                            "<b>Fill late.</b> Do all else that is useful before you fill gaps: a "
                            "fill lays cards on what you could still have moved, and one fill may "
                            "as well close many gaps. A fill of a game that was won brought "
                            "{won} cards on average, one of a game that was lost {lost}."
                        ).format(
                            won=decimal_text(won.cards_a_fill), lost=decimal_text(lost.cards_a_fill)
                        ),
                        "fill-late",
                    ),
                    Text(
                        self.tr(
                            "<b>Keep the waste short.</b> Turn a card only when nothing else can "
                            "be done: each covers the one before. Half of the games that were won "
                            "turned no more than {won}, half of those that were lost {lost} or "
                            "more."
                        ).format(won=str(round(won.turned)), lost=str(round(lost.turned))),
                        "short-waste",
                    ),
                    Text(
                        self.tr(
                            "<b>Build from the waste.</b> Move its top card to a pile when no "
                            "foundation takes it."
                        ),
                        "build-from-waste",
                    ),
                    Text(
                        self.tr(
                            "<b>Watch the sign</b> in the line below the table. When it says "
                            "that the game can no longer be won, take back moves until it can. "
                            "That costs nothing, and shows which move it was."
                        ),
                        "watch-the-sign",
                    ),
                    Text(
                        self.tr(
                            "<b>Look below.</b> Before you build, see what the move frees: a "
                            "card that can go on from there, or one that only waits? Undo costs "
                            "nothing, and neither does trying."
                        )
                    ),
                )
            ),
        )

    def _habits(self, known: Strategy) -> tuple[Part, ...]:
        names = {
            "plain": self.tr("Home first, then builds, deals last"),
            "shorter": self.tr("Gives a card to the foundation with less to build"),
            "fills_at_once": self.tr("Fills every gap before it builds"),
            "turns_first": self.tr("Turns cards before it builds"),
            "waste_home_only": self.tr("Never builds from the waste"),
            "late_home": self.tr("Goes home only when nothing else is left"),
        }
        return (
            Heading(self.tr("What a habit is worth")),
            Text(
                self.tr(
                    "The simple player has played the same {deals} deals six times, with the "
                    "Big Ben rules, each time with one habit changed."
                ).format(deals=str(known.deals)),
                "habits",
            ),
            Rows(
                (self.tr("Habit"), self.tr("Won"), self.tr("Cards home")),
                [
                    (
                        words,
                        str(known.habits[name].won),
                        decimal_text(known.habits[name].home),
                    )
                    for name, words in names.items()
                ],
            ),
        )

    def _choices(self, known: Strategy) -> tuple[Part, ...]:
        names = {
            "fill_or_build": (self.tr("Filling gaps"), self.tr("Building first")),
            "turn_or_build": (self.tr("Turning a card"), self.tr("Building first")),
            "deal_or_home": (self.tr("Dealing"), self.tr("Going home first")),
            "build_or_home": (self.tr("Building a card"), self.tr("Taking it home")),
        }
        return (
            Heading(self.tr("What one move is worth")),
            Text(
                self.tr(
                    "The solver has looked at late positions of games that could be won, "
                    "{count} for each choice between two moves, and has found out whether the "
                    "game could still be won after each move."
                ).format(count=max(choice.positions for choice in known.choices.values())),
                "choices",
            ),
            Rows(
                (
                    self.tr("One move"),
                    self.tr("Still won", "how many games could still be won after it"),
                    self.tr("The other"),
                    self.tr("Still won", "how many games could still be won after it"),
                ),
                [
                    (
                        _marked(first, better=choice.first > choice.second),
                        str(choice.first),
                        _marked(second, better=choice.second > choice.first),
                        str(choice.second),
                    )
                    for name, (first, second) in names.items()
                    for choice in (known.choices[name],)
                ],
            ),
        )


def _marked(move: str, *, better: bool) -> str:
    return f"<b>{move}</b>" if better else move
