"""The page that tells how the rule sets differ."""

from __future__ import annotations

from PySide6.QtCore import QObject

from bigben.engine import Move, Rules
from bigben.ui.help import scenes
from bigben.ui.help.parts import Heading, Page, Picture, PictureStep, Text
from bigben.ui.words.formats import rules_name


class RuleSetsPage(QObject):
    """Writes what each rule set changes."""

    def page(self) -> Page:
        """The page."""
        return Page(
            self.tr("Rule sets"),
            (
                Text(
                    self.tr(
                        "There are three rule sets. You choose the one for new deals in the "
                        "preferences; a change takes effect with the next deal. Each rule set "
                        "has statistics of its own."
                    ),
                    "rule-sets",
                ),
                Heading(rules_name(Rules.BIG_BEN)),
                Text(self.tr("The game as “How to play” describes it."), "big-ben"),
                Heading(rules_name(Rules.EARLY)),
                Text(
                    self.tr(
                        "As the oldest descriptions have it: the top card of the waste may go "
                        "to foundations only, never to a pile. Everything else is the same."
                    ),
                    "early",
                ),
                Picture(
                    "early",
                    scenes.waste(Rules.EARLY),
                    scenes.MIDDLE,
                    self.tr("6♥ lies in the waste, and 7♥ ends the pile at 3 o'clock."),
                    (PictureStep(Move.parse("W>T3")),),
                ),
                Heading(rules_name(Rules.RELAXED)),
                Text(
                    self.tr(
                        "A pile takes a card while it holds at least one. Gaps are filled as "
                        "usual, and an empty pile still waits for the stock."
                    ),
                    "relaxed",
                ),
                Picture(
                    "relaxed",
                    scenes.gap(Rules.RELAXED),
                    scenes.RIGHT,
                    self.tr("8♠ lies at 3 o'clock, on a pile of two."),
                    (PictureStep(Move.parse("T4>T3"), self.tr("Here 7♠ may go on it.")),),
                ),
            ),
        )
