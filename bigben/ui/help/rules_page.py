"""The page that tells how Big Ben is played."""

from __future__ import annotations

from PySide6.QtCore import QObject

from bigben.engine import DEAL, HOURS, Card, Move, base_card, foundation_size
from bigben.ui.help import scenes
from bigben.ui.help.parts import Heading, Page, Picture, PictureStep, Points, Rows, Text
from bigben.ui.words.formats import card_name


class RulesPage(QObject):
    """Writes the rules of the default rule set."""

    def page(self) -> Page:
        """The page."""
        return Page(
            self.tr("How to play"),
            (
                Heading(self.tr("The aim")),
                Text(
                    self.tr(
                        "Two packs of cards, a clock, and one aim: bring all 104 cards home, so "
                        "that each hour of the clock shows the card of its own number. The ace is "
                        "1, the jack 11, the queen 12."
                    ),
                    "aim",
                ),
                *self._deal(),
                *self._foundations(),
                *self._tableau(),
                *self._stock(),
                *self._end(),
                Heading(self.tr("The twelve hours")),
                self._hours(),
            ),
        )

    def _deal(self) -> tuple[Heading | Text | Picture, ...]:
        return (
            Heading(self.tr("The table")),
            Text(
                self.tr(
                    "Twelve cards lie in a circle like the hours of a clock, from {first} at 9 "
                    "o'clock clockwise to {last} at 8. They begin the foundations, the inner "
                    "circle."
                ).format(first=card_name(base_card(9)), last=card_name(base_card(8))),
                "inner-circle",
            ),
            Text(
                self.tr(
                    "Around them lie twelve piles of three cards: the tableau, or outer circle. "
                    "The other 56 cards are the stock, face down in the middle. Beside it is room "
                    "for the waste, empty at first. All cards but the stock's lie face up."
                ),
                "outer-circle",
            ),
            Picture(
                "deal",
                scenes.deal(),
                scenes.WHOLE,
                self.tr("A deal: inner circle, outer circle, and the stock in the middle."),
                size=scenes.WHOLE_SIZE,
            ),
        )

    def _foundations(self) -> tuple[Heading | Text | Picture, ...]:
        return (
            Heading(self.tr("Foundations")),
            Text(
                self.tr(
                    "Foundations build up in suit, one card at a time, an ace on a king, until "
                    "the top card shows the hour. The tab at a foundation's side shows the card "
                    "that it will end with; the row of ticks, how many of its cards are there."
                ),
                "foundations-build",
            ),
            Text(
                self.tr(
                    "A finished foundation lights up and takes nothing more. What lies on a "
                    "foundation leaves it only by Undo."
                ),
                "foundations-end",
            ),
            Picture(
                "foundations",
                scenes.foundations(),
                scenes.LEFT,
                self.tr("The top cards of the piles at 8, 9 and 10 can all go home."),
                (
                    PictureStep(Move.parse("T10>F9"), self.tr("3♣ goes on 2♣, at 9 o'clock.")),
                    PictureStep(
                        Move.parse("T8>F8"), self.tr("The ace goes on the king, at 8 o'clock.")
                    ),
                    PictureStep(
                        Move.parse("T9>F10"),
                        self.tr("10♥ goes on 9♥ at 10 o'clock, and that hour is finished."),
                    ),
                ),
            ),
        )

    def _tableau(self) -> tuple[Heading | Text | Picture, ...]:
        return (
            Heading(self.tr("Tableau")),
            Text(
                self.tr(
                    "Only the top card of a pile moves: to a foundation, or onto another pile. "
                    "Piles build down in suit, a king on an ace, one card at a time."
                ),
                "tableau-builds",
            ),
            Picture(
                "tableau",
                scenes.tableau(),
                scenes.RIGHT,
                self.tr("The pile at 2 ends with 8♠, the pile at 4 with 7♠."),
                (
                    PictureStep(Move.parse("T4>T2"), self.tr("7♠ goes on 8♠, and frees K♦.")),
                    PictureStep(Move.parse("T4>T3"), self.tr("K♦ goes on A♦.")),
                ),
            ),
            Text(
                self.tr(
                    "A pile takes a card only while it holds three or more. One that holds two "
                    "has a gap, one that holds one has two gaps, an empty one three. The table "
                    "outlines them, and only the stock fills them."
                ),
                "gaps",
            ),
            Picture(
                "gap",
                scenes.gap(),
                scenes.RIGHT,
                self.tr("8♠ lies at 3 o'clock, on a pile of two. Can 7♠ go on it?"),
                (PictureStep(Move.parse("T4>T3")),),
            ),
        )

    def _stock(self) -> tuple[Heading | Text | Picture | Points, ...]:
        return (
            Heading(self.tr("Stock and waste")),
            Text(
                self.tr(
                    "You may deal from the stock at any time while it holds cards, whether there "
                    "are other moves or not. What a deal does depends on the piles."
                ),
                "deal-any-time",
            ),
            Text(
                self.tr(
                    "<b>If some pile has gaps</b>, all gaps are filled: one card to each short "
                    "pile, clockwise from 12 o'clock, round after round, until every pile holds "
                    "three or the stock is empty. All of this is one move, and one Undo takes it "
                    "back."
                ),
                "fill",
            ),
            Picture(
                "fill",
                scenes.gaps(),
                scenes.ABOVE,
                self.tr("There are three gaps at 12 o'clock, two at 1 and one at 2."),
                (
                    PictureStep(
                        DEAL,
                        self.tr(
                            "One deal has brought six cards: to 12, 1 and 2, then to 12 and 1, "
                            "then to 12."
                        ),
                    ),
                ),
            ),
            Text(
                self.tr(
                    "<b>If no pile has gaps</b>, one card goes to the waste. The top card of the "
                    "waste may go to a foundation, or to a pile of three or more. There is no "
                    "redeal."
                ),
                "waste",
            ),
            Picture(
                "waste",
                scenes.no_gaps(),
                scenes.MIDDLE,
                self.tr("No pile has gaps, and there are cards in the stock."),
                (
                    PictureStep(DEAL, self.tr("A deal has turned one card to the waste: 9♠.")),
                    PictureStep(
                        Move.parse("W>F3"), self.tr("From there it goes on 8♠, at 3 o'clock.")
                    ),
                ),
            ),
        )

    def _end(self) -> tuple[Heading | Text | Picture, ...]:
        return (
            Heading(self.tr("The end")),
            Text(self.tr("You have won when every foundation shows its hour."), "won"),
            Picture(
                "end",
                scenes.last_cards(),
                scenes.WHOLE,
                self.tr("Two cards are not home yet."),
                (
                    PictureStep(Move.parse("T11>F12"), self.tr("J♦ goes home.")),
                    PictureStep(Move.parse("T1>F12"), self.tr("Q♦ shows 12 o'clock: won.")),
                ),
                size=scenes.WHOLE_SIZE,
            ),
            Text(
                self.tr(
                    "The game is stuck when no legal move is left; or when the stock is out and, "
                    "however the cards are built around the outer circle and from the waste, none "
                    "can go to a foundation any more. Undo can still lead out of it."
                ),
                "stuck",
            ),
        )

    def _hours(self) -> Rows:
        return Rows(
            (self.tr("Hour"), self.tr("Begins with"), self.tr("Ends with"), self.tr("Cards")),
            [
                (
                    str(hour),
                    card_name(base_card(hour)),
                    card_name(Card(hour, base_card(hour).suit)),
                    str(foundation_size(hour)),
                )
                for hour in (*HOURS[1:], HOURS[0])
            ],
        )
