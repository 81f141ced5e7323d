"""Sentences for people: why a move is refused, and what became of the files."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from bigben.engine import Card, IllegalMove, Reason
from bigben.settings.store import StoreState
from bigben.ui.formats import card_name


class Sentences(QObject):
    """Turns what the layers below report into one sentence each."""

    def refusal(self, illegal: IllegalMove, card_name: Callable[[Card], str] = card_name) -> str:
        """Why a move is illegal; cards are named by their signs if not told otherwise."""
        if illegal.reason is Reason.PILE_SHORT:
            template = self._short_pile(illegal.count or 0)
        else:
            template = self._refusals()[illegal.reason]
        card = card_name(illegal.card) if illegal.card else ""
        return template.format(hour=illegal.hour, card=card)

    def store_state(self, state: StoreState, set_aside_as: str = "") -> str:
        """What became of the games' file; empty if all is well."""
        match state:
            case StoreState.READY:
                return ""
            case StoreState.SET_ASIDE:
                return self.tr(
                    "The file of your games was damaged: it is kept as {name}, "
                    "and a new one is begun."
                ).format(name=set_aside_as)
            case StoreState.LOCKED:
                return self.tr(
                    "The file of your games is in use by another program: "
                    "nothing is saved until you start Big Ben again."
                )
            case StoreState.READ_ONLY:
                return self.tr(
                    "The folder of your games cannot be written to: nothing is saved this time."
                )
            case StoreState.NEWER:
                return self.tr(
                    "Your games were saved by a newer Big Ben: this one leaves them alone "
                    "and saves nothing."
                )

    def preferences_set_aside(self, name: str) -> str:
        """That the file of preferences was damaged."""
        return self.tr(
            "The file of preferences was damaged: it is kept as {name}, "
            "and all preferences are at their defaults."
        ).format(name=name)

    def saving_failed(self) -> str:
        """That a save failed, and what to do."""
        return self.tr(
            "The last moves could not be saved: see whether the disk is full. "
            "Big Ben tries again with each move."
        )

    def resume_failed(self) -> str:
        """That the game in progress could not be resumed."""
        return self.tr("The last game could not be laid out again, so this is a new one.")

    def _refusals(self) -> dict[Reason, str]:
        return {
            Reason.COVERED: self.tr("Only the top card of a pile moves."),
            Reason.FOUNDATION_FINISHED: self.tr("The foundation at {hour} o'clock is finished."),
            Reason.FOUNDATION_KEEPS: self.tr("Nothing leaves a foundation, except by Undo."),
            Reason.FOUNDATION_WANTS: self.tr("The foundation at {hour} o'clock takes {card} next."),
            Reason.NO_FOUNDATION: self.tr("No foundation takes {card} now."),
            Reason.NO_PLACE: self.tr("No pile takes {card} now."),
            Reason.NOT_A_TARGET: self.tr("Cards go to a foundation or a tableau pile only."),
            Reason.PILE_WANTS: self.tr("The pile at {hour} o'clock takes only {card}."),
            Reason.SAME_PILE: self.tr("The card lies there already."),
            Reason.SOURCE_EMPTY: self.tr("There is no card to move."),
            Reason.STOCK_EMPTY: self.tr("The stock is empty, and there is no redeal."),
            Reason.STOCK_ONLY_DEALS: self.tr(
                "Cards of the stock cannot be moved: click it to deal."
            ),
            Reason.WASTE_TO_FOUNDATIONS: self.tr(
                "By these rules the waste plays to foundations only."
            ),
        }

    def _short_pile(self, count: int) -> str:
        """A sentence of its own for each count: not every language just adds an s."""
        match count:
            case 0:
                return self.tr("The pile at {hour} o'clock is empty: only the stock fills gaps.")
            case 1:
                return self.tr(
                    "The pile at {hour} o'clock holds one card: only the stock fills gaps."
                )
            case _:
                return self.tr(
                    "The pile at {hour} o'clock holds two cards: only the stock fills gaps."
                )
