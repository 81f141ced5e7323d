"""The words of the rules page."""

from __future__ import annotations

from PySide6.QtCore import QObject

from bigben.engine import HOURS, MAX_DEAL_NUMBER, Card, Rules, base_card, foundation_size
from bigben.ui.formats import card_name, number_text, rules_name


class RulesPage(QObject):
    """Writes how Big Ben is played, by all three rule sets, and how games are counted."""

    def html(self) -> str:
        """The page. It brings no colours, so that it has those of the widget that shows it."""
        return "".join(
            (
                _heading(self.tr("Big Ben")),
                _paragraphs(
                    self.tr(
                        "Two packs of cards, a clock, and one aim: bring all 104 cards home, so "
                        "that each hour of the clock shows the card of its own number. The jack "
                        "is 11, the queen 12."
                    ),
                ),
                _heading(self.tr("The table"), 2),
                _paragraphs(
                    self.tr(
                        "Twelve cards lie in a circle like the hours of a clock, from {first} at "
                        "9 o'clock on clockwise to {last} at 8. They begin the foundations, the "
                        "inner circle."
                    ).format(first=card_name(base_card(9)), last=card_name(base_card(8))),
                    self.tr(
                        "Around them lie twelve piles of three cards each: the tableau, or outer "
                        "circle. In the middle are the stock, 56 cards face down, and beside it "
                        "the waste, empty at first."
                    ),
                ),
                _heading(self.tr("Foundations"), 2),
                _paragraphs(
                    self.tr(
                        "Foundations build up in suit, an ace on a king, until the top card "
                        "shows the hour. A finished foundation takes nothing more, and what lies "
                        "on a foundation leaves it only by Undo."
                    ),
                ),
                self._foundations(),
                _heading(self.tr("Tableau"), 2),
                _paragraphs(
                    self.tr(
                        "Only the top card of a pile moves: to a foundation, or to another pile. "
                        "Piles build down in suit, a king on an ace, one card at a time."
                    ),
                    self.tr(
                        "A pile takes a card only while it holds three or more. One that holds "
                        "two has a gap, one that holds one has two gaps, an empty one three; and "
                        "gaps are filled by the stock alone."
                    ),
                ),
                _heading(self.tr("Stock and waste"), 2),
                _paragraphs(
                    self.tr(
                        "You may deal from the stock at any time while it holds cards, whether "
                        "there are other moves or not. What that does depends on the piles:"
                    ),
                ),
                _points(
                    self.tr(
                        "If some pile has gaps, all gaps are filled: one card to each short "
                        "pile, clockwise from 12 o'clock, round after round, until every pile "
                        "holds three or the stock is empty. All of this is one move, and one "
                        "Undo takes it back."
                    ),
                    self.tr("If no pile has gaps, one card goes to the waste."),
                ),
                _paragraphs(
                    self.tr(
                        "The top card of the waste may go to a foundation, or to a pile of three "
                        "or more. There is no redeal."
                    ),
                ),
                _heading(self.tr("The end"), 2),
                _paragraphs(
                    self.tr("You have won when every foundation shows its hour."),
                    self.tr(
                        "The game is stuck when no legal move is left; or when the stock is out "
                        "and, however the cards are built around the outer circle and from the "
                        "waste, none can go to a foundation any more. Undo can still lead out "
                        "of it."
                    ),
                ),
                _heading(self.tr("Rule sets"), 2),
                _points(
                    *(
                        self.tr("<b>{name}</b>: {words}").format(
                            name=rules_name(rules), words=self._difference(rules)
                        )
                        for rules in Rules
                    )
                ),
                _paragraphs(
                    self.tr(
                        "The rule set is chosen in the preferences and holds from the next deal on."
                    ),
                ),
                _heading(self.tr("How games are counted"), 2),
                _paragraphs(
                    self.tr(
                        "A game counts from its first move on: it is won by its first win, "
                        "whatever is done after it, and lost when it is left unwon for another "
                        "one, but not by closing the program, which brings it back when it is "
                        "started again."
                    )
                    + " "
                    + self.tr(
                        "Restart goes on with the same game and its time, and when a deal is "
                        "played again by the same rule set, only its first game counts in the "
                        "statistics, which each rule set has for itself."
                    )
                    + " "
                    + self.tr(
                        "Time runs only while the window is active and the game is not paused; "
                        "it starts with the first move and ends with the first win."
                    ),
                ),
                _heading(self.tr("Deal numbers"), 2),
                _paragraphs(
                    self.tr(
                        "Every deal has a number from 1 to {largest}. The same number always "
                        "brings the same cards, so that two people can play the same deal."
                    ).format(largest=number_text(MAX_DEAL_NUMBER)),
                ),
                _heading(self.tr("Names"), 2),
                _paragraphs(
                    self.tr(
                        "Big Ben is also called The Clock, L'Horloge, Grandfather's Clock and "
                        "Father Time. It is the big sister, with two packs, of the Grandfather's "
                        "Clock that is played with one."
                    ),
                ),
            )
        )

    def _difference(self, rules: Rules) -> str:
        match rules:
            case Rules.BIG_BEN:
                return self.tr("as described here.")
            case Rules.EARLY:
                return self.tr(
                    "as the oldest descriptions have it, the top card of the waste may go to "
                    "foundations only."
                )
            case Rules.RELAXED:
                return self.tr(
                    "a pile takes a card while it holds at least one; gaps are filled all the same."
                )

    def _foundations(self) -> str:
        rows = [
            (
                str(hour),
                card_name(base_card(hour)),
                card_name(Card(hour, base_card(hour).suit)),
                str(foundation_size(hour)),
            )
            for hour in (*HOURS[1:], HOURS[0])
        ]
        head = (self.tr("Hour"), self.tr("Begins with"), self.tr("Ends with"), self.tr("Cards"))
        return (
            '<table border="1" cellspacing="0" cellpadding="4" '
            'style="border-collapse: collapse; margin-top: 8px">'
            f"<tr>{''.join(f'<th>{cell}</th>' for cell in head)}</tr>"
            + "".join(
                f"<tr>{''.join(f'<td align=center>{cell}</td>' for cell in row)}</tr>"
                for row in rows
            )
            + "</table>"
        )


def _heading(text: str, level: int = 1) -> str:
    return f"<h{level}>{text}</h{level}>"


def _paragraphs(*texts: str) -> str:
    return "".join(f"<p>{text}</p>" for text in texts)


def _points(*texts: str) -> str:
    return f"<ul>{''.join(f'<li>{text}</li>' for text in texts)}</ul>"
