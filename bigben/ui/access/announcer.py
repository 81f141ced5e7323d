"""Tells a screen reader what has happened, once."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from bigben.engine import HOME, Entry, IllegalMove, Outcome, Result, StuckReason
from bigben.model.game import Game
from bigben.ui.access.announce import announce
from bigben.ui.words.formats import date_text, number_text
from bigben.ui.words.place_words import PlaceWords
from bigben.ui.words.sentences import Sentences
from bigben.view.table_view import TableView


class Announcer(QObject):
    """Says each move, deal, illegal try and end, and what is taken in hand.

    Signals:
        said: a sentence was handed to whatever reads the screen; carries it.
    """

    said = Signal(str)

    def __init__(self, table: TableView, game: Game, sentences: Sentences) -> None:
        super().__init__(table)
        self._table = table
        self._cursor = table.table_cursor
        self._game = game
        self._sentences = sentences
        self._words = PlaceWords(self)
        game.moved.connect(lambda entry: self.say(self._moved(entry)))
        game.redone.connect(
            lambda entry: self.say(self.tr("Redone: {what}").format(what=self._moved(entry)))
        )
        game.undone.connect(lambda entry: self.say(self._undone(entry)))
        game.restarted.connect(lambda: self.say(self._went_back()))
        game.dealt.connect(lambda: self.say(self._dealt()))
        game.refused.connect(self._refused)
        game.finished.connect(lambda outcome: self.say(self._ended(outcome)))
        self._cursor.picked_up.connect(lambda: self.say(self._picked_up()))
        self._cursor.put_back.connect(lambda: self.say(self.tr("Put back.")))

    def say(self, sentence: str, *, at_once: bool = False) -> None:
        """Have a sentence read, after what is being read or ``at_once``."""
        announce(self._table, sentence, at_once=at_once)
        self.said.emit(sentence)

    def _refused(self, illegal: IllegalMove) -> None:
        self.say(self._sentences.refusal(illegal, card_name=self._words.card), at_once=True)

    def _moved(self, entry: Entry) -> str:
        words = self._words
        first = entry.steps[0]
        if entry.move == HOME:
            cards = self.tr(", ", "between things in a list").join(
                words.card(step.card) for step in entry.steps
            )
            return self.tr("Sent home: {cards}.").format(cards=cards)
        if entry.move.target is not None:
            return self.tr("{card} from {source} to {target}.").format(
                card=_capital(words.card(first.card)),
                source=words.in_sentence(first.source),
                target=words.in_sentence(first.target),
            )
        if not first.target.hour:
            return self.tr("{card} turned onto the waste.").format(
                card=_capital(words.card(first.card))
            )
        filled = self.tr("; ", "between things in a list of lists").join(
            self.tr("{place}: {content}").format(
                place=words.place(step.target), content=words.card(step.card)
            )
            for step in entry.steps
        )
        return self.tr("Gaps filled: {count}. {cards}.").format(
            count=len(entry.steps), cards=filled
        )

    def _undone(self, entry: Entry) -> str:
        if entry.move == HOME:
            return self.tr("Taken back: %n card(s) from the foundations.", "", len(entry.steps))
        if entry.move.target is None:
            return self.tr("The deal from the stock is taken back.")
        step = entry.steps[0]
        return self.tr("Taken back: {card} to {source}.").format(
            card=self._words.card(step.card), source=self._words.in_sentence(step.source)
        )

    def _went_back(self) -> str:
        if not self._game.moves_made:
            return self.tr("All moves are taken back.")
        return self.tr("Back to the position after move {count}.").format(
            count=self._game.moves_made
        )

    def _dealt(self) -> str:
        record = self._game.record
        if record.practice or record.deal_number is None:
            return self.tr("Practice is on the table; it is not counted.")
        if record.day is not None:
            date = date_text(record.day)
            return self.tr("The deal of the day is on the table: {date}.").format(date=date)
        number = number_text(record.deal_number)
        return self.tr("Deal {number} is on the table.").format(number=number)

    def _ended(self, outcome: Outcome) -> str:
        if outcome.result is Result.WON:
            return self.tr("You have won: all 104 cards are home.")
        if outcome.reason is StuckReason.NO_MOVES:
            return self.tr("The game is stuck: no moves are left.")
        return self.tr("The game is stuck: no card can go to a foundation any more.")

    def _picked_up(self) -> str:
        source = self._cursor.source
        assert source is not None
        return self.tr("{card} in hand. It can go to {places}.").format(
            card=_capital(self._words.card(self._game.position.cards(source)[-1])),
            places=self._words.places(self._cursor.targets),
        )


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
