"""The page that tells how games are counted."""

from __future__ import annotations

from PySide6.QtCore import QObject

from bigben.engine import MAX_DEAL_NUMBER
from bigben.ui.help.parts import Heading, Page, Part, Points, Text
from bigben.ui.words.formats import number_text


class CountingPage(QObject):
    """Writes what becomes a win or a loss, and what doesn't count."""

    def page(self) -> Page:
        """The page."""
        return Page(
            self.tr("How games are counted"),
            (
                *self._games(),
                *self._help(),
                *self._time_and_deals(),
            ),
        )

    def _games(self) -> tuple[Part, ...]:
        return (
            Heading(self.tr("Wins and losses")),
            Points(
                (
                    Text(
                        self.tr(
                            "A game counts from its first move, even if that move is undone. A "
                            "deal that was only looked at leaves no trace."
                        ),
                        "first-move",
                    ),
                    Text(
                        self.tr(
                            "The first win fixes the result, the time and the moves. Undo or "
                            "Restart after it changes nothing."
                        ),
                        "first-win",
                    ),
                    Text(
                        self.tr(
                            "Leaving an unwon game for another one is a loss. Closing the "
                            "program is not leaving: the game goes on when you start it again."
                        ),
                        "leaving",
                    ),
                    Text(
                        self.tr("Restart continues the same game, and its time runs on."),
                        "restart",
                    ),
                    Text(
                        self.tr(
                            "When a deal is played again with the same rule set, only its first "
                            "game counts. A new game is never one that you have played before."
                        ),
                        "replay",
                    ),
                )
            ),
        )

    def _help(self) -> tuple[Part, ...]:
        return (
            Heading(self.tr("What help costs")),
            Points(
                (
                    Text(
                        self.tr(
                            "Undo costs nothing. A win with hints, or with the sign that tells "
                            "whether the game can still be won, is still a win; a second rate "
                            "counts the wins without hints."
                        ),
                        "hints",
                    ),
                    Text(
                        self.tr(
                            "When the solution is shown before the first move, the deal is not "
                            "counted. After it, the game is a loss. After a win it costs nothing."
                        ),
                        "solution",
                    ),
                    Text(
                        self.tr(
                            "Positions that were pasted, or played on from a review, are "
                            "practice: they are never counted, and your game waits meanwhile."
                        ),
                        "practice",
                    ),
                )
            ),
        )

    def _time_and_deals(self) -> tuple[Part, ...]:
        return (
            Heading(self.tr("Time, days and numbers")),
            Points(
                (
                    Text(
                        self.tr(
                            "Time runs from the first move to the first win, and only while the "
                            "window is active and the game is not paused."
                        ),
                        "time",
                    ),
                    Text(
                        self.tr(
                            "The deal of the day is always played with the Big Ben rules. A day "
                            "is won by any win of its deal; the run of days counts only wins on "
                            "the day itself."
                        ),
                        "day",
                    ),
                    Text(
                        self.tr(
                            "Every deal has a number from 1 to {largest}. The same number "
                            "always gives the same cards, so that two people can play the same "
                            "deal."
                        ).format(largest=number_text(MAX_DEAL_NUMBER)),
                        "numbers",
                    ),
                )
            ),
        )
