"""Sentences for people: why a move is refused, and what became of the files."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from bigben.engine import HOME, WASTE, Card, IllegalMove, Move, PlaceKind, Position, Reason
from bigben.settings.store import StoreState
from bigben.ui.words.formats import card_name


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

    def hint(self, position: Position, move: Move) -> str:
        """What to do, for a move that is legal in a position."""
        if move == HOME:
            count = len(position.copy().push(move).steps)
            return self.tr("All cards that can go to the foundations ({count})").format(count=count)
        if move.target is None:
            if not position.gaps:
                return self.tr("Deal: turn one card")
            count = min(position.gaps, len(position.stock))
            return self.tr("Deal: fill the gaps ({count})").format(count=count)
        if move.source == WASTE:
            template = (
                self.tr("{card} from the waste to the foundation at {target}")
                if move.target.kind is PlaceKind.FOUNDATION
                else self.tr("{card} from the waste to the pile at {target}")
            )
        else:
            template = (
                self.tr("{card} from {source} o'clock to the foundation at {target}")
                if move.target.kind is PlaceKind.FOUNDATION
                else self.tr("{card} from {source} o'clock to the pile at {target}")
            )
        return template.format(
            card=card_name(position.cards(move.source)[-1]),
            source=move.source.hour,
            target=move.target.hour,
        )

    def guess(self, hint: str) -> str:
        """That a hint is a guess."""
        return self.tr("{hint} (only a guess)").format(hint=hint)

    def holding_back(self, hint: str) -> str:
        """Why a hint sends no card home though some can go."""
        return self.tr("{hint} (no win was found that first sends cards home)").format(hint=hint)

    def looking_for_hint(self) -> str:
        """That the hint takes a while."""
        return self.tr("Looking for a good move…")

    def no_hint(self) -> str:
        """That nothing can be said."""
        return self.tr("There is no hint to give.")

    def lost(self, last_winnable: int | None, moves_made: int) -> str:
        """That a position is lost, and after which move it was not."""
        if last_winnable is None:
            return self.tr("This position cannot be won. No earlier one is known that could be.")
        if last_winnable == 0:
            return self.tr("This position can no longer be won. The deal itself can.")
        return self.tr(
            "This position cannot be won any more. "
            "After move {ply} of {count} the game still could."
        ).format(ply=last_winnable, count=moves_made)

    def looking_back(self) -> str:
        """That the last position that could be won is being looked for."""
        return self.tr("Looking for where the game could still have been won…")

    def could_have_been_won(self, last_winnable: int | None, moves_made: int) -> str:
        """From where a stuck game could have been won."""
        if last_winnable is None:
            return self.tr("Whether it could have been won is not known.")
        if last_winnable == 0:
            return self.tr("The deal itself could have been won.")
        return self.tr("After move {ply} of {count} it could still have been won.").format(
            ply=last_winnable, count=moves_made
        )

    def games_set_aside(self, name: str, state: StoreState) -> str:
        """That the games' file was damaged, and whether there is a new one."""
        if state is StoreState.SET_ASIDE:
            sentence = self.tr(
                "The file of your games was damaged: it is kept as {name}, and a new one has "
                "been begun."
            )
        else:
            sentence = self.tr("The file of your games was damaged: it is kept as {name}.")
        return sentence.format(name=name)

    def store_state(self, state: StoreState) -> str:
        """Why the games' file is not written; empty if it is."""
        match state:
            case StoreState.READY | StoreState.SET_ASIDE:
                return ""
            case StoreState.LOCKED:
                return self.tr(
                    "The file of your games is in use by another program: "
                    "nothing is saved until you start Big Ben again."
                )
            case StoreState.UNLOCKABLE:
                return self.tr(
                    "Nothing is saved: no program can lock files in the folder of your games, "
                    "as in some folders on a network. Start with another folder: --data-dir DIR."
                )
            case StoreState.READ_ONLY:
                return self.tr(
                    "The folder of your games cannot be written to: nothing is saved this time."
                )
            case StoreState.NEWER:
                return self.tr(
                    "Your games were saved by a newer version of Big Ben: this one leaves them "
                    "alone and saves nothing."
                )

    def preferences_set_aside(self, name: str) -> str:
        """That the file of preferences was damaged."""
        return self.tr(
            "The file of preferences was damaged: it is kept as {name}, "
            "and all preferences are at their defaults."
        ).format(name=name)

    def preferences_not_kept(self) -> str:
        """That what is chosen cannot be written down."""
        return self.tr(
            "Your choices cannot be saved: another program has locked the file of preferences."
        )

    def saving_failed(self) -> str:
        """That a save failed, and what to do."""
        return self.tr(
            "The last moves could not be saved: check whether the disk is full. Big Ben tries "
            "again with each move."
        )

    def reading_failed(self) -> str:
        """That the log could not be read, and what becomes of it."""
        return self.tr(
            "A part of the file of your games could not be read: start Big Ben again, and it "
            "will check the whole file."
        )

    def resume_failed(self) -> str:
        """That the game in progress could not be resumed."""
        return self.tr("The last game could not be restored, so this is a new one.")

    def _refusals(self) -> dict[Reason, str]:
        return {
            Reason.COVERED: self.tr("Only the top card of a pile moves."),
            Reason.FOUNDATION_FINISHED: self.tr("The foundation at {hour} o'clock is finished."),
            Reason.FOUNDATION_KEEPS: self.tr("Nothing leaves a foundation, except by Undo."),
            Reason.FOUNDATION_WANTS: self.tr("The foundation at {hour} o'clock takes {card} next."),
            Reason.NO_FOUNDATION: self.tr("No foundation takes {card} now."),
            Reason.NONE_GOES_HOME: self.tr("No card can go to a foundation now."),
            Reason.NO_PLACE: self.tr("No pile takes {card} now."),
            Reason.NOT_A_TARGET: self.tr("Cards go to a foundation or a tableau pile only."),
            Reason.PILE_WANTS: self.tr("The pile at {hour} o'clock takes only {card}."),
            Reason.SAME_PILE: self.tr("The card is already there."),
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
