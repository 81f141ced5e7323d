"""The page that tells how to do things in the program."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QCoreApplication, QObject

from bigben.ui.actions import Action, Actions
from bigben.ui.help.parts import Heading, Page, Part, Points, Text
from bigben.ui.words.key_names import key_texts, plain, usual


class ProgramPage(QObject):
    """Writes what can be done and where, each by the name and key that it really has."""

    def page(self, actions: Actions) -> Page:
        """The page."""
        names = {which.name.lower(): _named(actions, which) for which in Action}
        return Page(
            self.tr("Using the program"),
            [
                part
                for title, texts in (
                    (self.tr("Moving cards"), self._moving()),
                    (self.tr("Taking back"), self._taking_back()),
                    (self.tr("Seeing more"), self._seeing()),
                    (self.tr("Help while you play"), self._helping()),
                    (self.tr("Which deal"), self._deals()),
                    (self.tr("After the game"), self._after()),
                    (self.tr("Keeping and sharing"), self._sharing()),
                )
                for part in _section(title, texts, names)
            ],
        )

    def _moving(self) -> tuple[str, ...]:
        return (
            self.tr(
                "Drag a card to where you want it, or click it: it then goes to the best legal "
                "place, a foundation first. A click on the stock deals."
            ),
            self.tr("When a card cannot move, the line below the table says why."),
            self.tr(
                "By keyboard: arrows and hours walk over the table, Enter takes a card and drops "
                "it, {deal} deals."
            ),
            self.tr(
                "{send_all_home} takes home every card that can go. When that is all that is "
                "left to do, the program offers to do it."
            ),
        )

    def _taking_back(self) -> tuple[str, ...]:
        return (
            self.tr(
                "{undo} takes back any move, back to the deal if you like; {redo} makes it again. "
                "{restart} takes back all at once."
            ),
            self.tr("{mark} marks a position to come back to; {back_to_mark} goes there."),
        )

    def _seeing(self) -> tuple[str, ...]:
        return (
            self.tr(
                "A long pile closes up: point at it, or press the right button on it, and it "
                "opens. {look_through_waste} fans the waste out."
            ),
            self.tr(
                "{find} rings both copies of a card. While M is held, all legal moves are "
                "marked; {legal_moves} keeps them marked."
            ),
        )

    def _helping(self) -> tuple[str, ...]:
        return (
            self.tr(
                "{hint} shows a good move on the table. It knows what the stock holds, so it "
                "may deal where you would not. If the game can no longer be won from here, it "
                "offers the way back to where it could."
            ),
            self.tr(
                "The sign in the line below the table tells whether this very position can "
                "still be won: it can, it cannot, still looking, or not known."
            ),
            self.tr(
                "{solution} plays a complete win on the table, step by step, after telling you "
                "what that costs."
            ),
        )

    def _deals(self) -> tuple[str, ...]:
        return (
            self.tr(
                "{new} deals. In the same menu you choose what it deals from: any deal, or "
                "deals that are known to be winnable, from easy to hard. Begin with the easy "
                "ones."
            ),
            self.tr(
                "{day} opens a calendar with a deal for each day. {deal_number} lays a deal "
                "whose number somebody told you."
            ),
            self.tr(
                "{pause} hides the table and stops the time. Close the window whenever you like: "
                "the game goes on next time."
            ),
        )

    def _after(self) -> tuple[str, ...]:
        return (
            self.tr(
                "{review} goes through the last game move by move and shows where the win was "
                "thrown away, and how it could have been kept."
            ),
            self.tr(
                "{statistics} shows rates, times and runs of wins, and lists your games; any of "
                "them can be reviewed or played again."
            ),
        )

    def _sharing(self) -> tuple[str, ...]:
        return (
            self.tr("{save} writes the game with all its moves to a file; {open} opens one."),
            self.tr(
                "{copy_deal_number} and {copy_position} put text on the clipboard; {paste} lays "
                "what another player copied."
            ),
            self.tr("{save_picture} and {print} show the table as it is."),
            self.tr(
                "{preferences} has the rest: rule set, colours, faces, text size, "
                "speed, sound, language, and what a click does."
            ),
        )


def _section(title: str, texts: tuple[str, ...], names: dict[str, str]) -> tuple[Part, Part]:
    return Heading(title), Points([Text(text.format(**names)) for text in texts])


def _named(actions: Actions, which: Action) -> str:
    """An action by its name, and the first of its keys."""
    name = f"<b>{escape(plain(actions[which].text()))}</b>"
    keys = key_texts(usual(actions[which]))
    if not keys:
        return name
    return QCoreApplication.translate("ProgramPage", "{name} ({key})").format(
        name=name, key=escape(keys[0])
    )
