"""Times, rates, numbers, cards and rule sets as people read them."""

from __future__ import annotations

from datetime import date
from typing import Final

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from bigben.engine import Card, Rules, Suit
from bigben.settings.dealing import Dealing, Level
from bigben.settings.finishing import FinishChoice
from bigben.settings.looks import AnimationSpeed, WatchSpeed
from bigben.settings.records import Source

NOTHING: Final = "–"
"""Stands where there is no figure yet."""

_SUIT_SIGNS: Final = {Suit.CLUBS: "♣", Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦"}
_GROUP: Final = "\N{NARROW NO-BREAK SPACE}"
# A space between groups of digits is read alike everywhere, and can be typed into the field.

_SMALLEST_SHARE: Final = 0.001


def duration_text(milliseconds: float) -> str:
    """A time played, in whole seconds that have gone by: ``m:ss``, or ``h:mm:ss``.

    >>> duration_text(59_999), duration_text(3_600_000)
    ('0:59', '1:00:00')
    """
    minutes, seconds = divmod(int(milliseconds) // 1000, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def percent_text(share: float) -> str:
    """A share from 0 to 1 in percent, with one decimal; only none and all are 0 and 100.

    >>> percent_text(1 / 3), percent_text(0.99999), percent_text(1)
    ('33.3%', '99.9%', '100%')
    """
    if 0 < share < 1:
        share = min(max(share, _SMALLEST_SHARE), 1 - _SMALLEST_SHARE)
        number = decimal_text(100 * share)
    else:
        number = QLocale().toString(100 if share else 0)
    # The place of the sign differs between languages.
    return QCoreApplication.translate("Formats", "{number}%").format(number=number)


def whole_percent_text(share: float) -> str:
    """A share of a scale in percent, without a decimal.

    >>> whole_percent_text(0.25)
    '25%'
    """
    number = QLocale().toString(round(100 * share))
    return QCoreApplication.translate("Formats", "{number}%").format(number=number)


def decimal_text(number: float) -> str:
    """A number with one decimal, as the language writes it."""
    return QLocale().toString(number, "f", 1)


def number_text(number: int) -> str:
    """A whole number of any length, in groups of three digits.

    >>> number_text(99999).split()
    ['99', '999']
    """
    return f"{number:,}".replace(",", _GROUP)


def date_text(day: date) -> str:
    """A day, as short as the language writes it."""
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)


def card_name(card: Card) -> str:
    """A card as its face shows it.

    >>> card_name(Card.parse("TH")), card_name(Card.parse("7C"))
    ('10♥', '7♣')
    """
    return _rank_text(card.rank) + _SUIT_SIGNS[card.suit]


def _rank_text(rank: int) -> str:
    match rank:
        case 1:
            return QCoreApplication.translate("Formats", "A", "ace, on a card")
        case 11:
            return QCoreApplication.translate("Formats", "J", "jack, on a card")
        case 12:
            return QCoreApplication.translate("Formats", "Q", "queen, on a card")
        case 13:
            return QCoreApplication.translate("Formats", "K", "king, on a card")
    return str(rank)


def rules_name(rules: Rules) -> str:
    """What a rule set is called."""
    match rules:
        case Rules.BIG_BEN:
            return QCoreApplication.translate("Formats", "Big Ben")
        case Rules.EARLY:
            return QCoreApplication.translate("Formats", "Early")
        case Rules.RELAXED:
            return QCoreApplication.translate("Formats", "Relaxed")


def speed_name(speed: AnimationSpeed) -> str:
    """What a speed of motion is called."""
    match speed:
        case AnimationSpeed.OFF:
            return QCoreApplication.translate("Formats", "Off")
        case AnimationSpeed.FAST:
            return QCoreApplication.translate("Formats", "Fast")
        case AnimationSpeed.NORMAL:
            return QCoreApplication.translate("Formats", "Normal")
        case AnimationSpeed.SLOW:
            return QCoreApplication.translate("Formats", "Slow")


def watch_speed_name(speed: WatchSpeed) -> str:
    """What a speed of showing a solution is called."""
    match speed:
        case WatchSpeed.SLOW:
            return QCoreApplication.translate("Formats", "Slow")
        case WatchSpeed.NORMAL:
            return QCoreApplication.translate("Formats", "Normal")
        case WatchSpeed.FAST:
            return QCoreApplication.translate("Formats", "Fast")


def dealing_name(dealing: Dealing) -> str:
    """What new games are dealt from."""
    match dealing:
        case Dealing.ANY:
            return QCoreApplication.translate("Formats", "Any deal")
        case Dealing.EASY:
            return QCoreApplication.translate("Formats", "Winnable deals: easy")
        case Dealing.MEDIUM:
            return QCoreApplication.translate("Formats", "Winnable deals: medium")
        case Dealing.HARD:
            return QCoreApplication.translate("Formats", "Winnable deals: hard")


def known_of_deal(level: Level | None) -> str:
    """What is known of a deal by the default rules."""
    match level:
        case None:
            return QCoreApplication.translate("Formats", "Nothing is known of this deal.")
        case Level.EASY:
            return QCoreApplication.translate("Formats", "This deal can be won: easy.")
        case Level.MEDIUM:
            return QCoreApplication.translate("Formats", "This deal can be won: medium.")
        case Level.HARD:
            return QCoreApplication.translate("Formats", "This deal can be won: hard.")


def source_name(source: Source) -> str:
    """Where a deal came from."""
    match source:
        case Source.ANY:
            return QCoreApplication.translate("Formats", "Any deal")
        case Source.WINNABLE:
            return QCoreApplication.translate("Formats", "Winnable deal")
        case Source.DAY:
            return QCoreApplication.translate("Formats", "Deal of the day")
        case Source.NUMBER:
            return QCoreApplication.translate("Formats", "Deal number")
        case Source.FILE:
            return QCoreApplication.translate("Formats", "Saved game")
        case Source.PRACTICE:
            return QCoreApplication.translate("Formats", "Practice")


def level_name(level: str) -> str:
    """What a level of winnable deals is called; one that this version doesn't know, its own name.

    >>> level_name("hard"), level_name("diabolic")
    ('Hard', 'diabolic')
    """
    match level:
        case Level.EASY:
            return QCoreApplication.translate("Formats", "Easy")
        case Level.MEDIUM:
            return QCoreApplication.translate("Formats", "Medium")
        case Level.HARD:
            return QCoreApplication.translate("Formats", "Hard")
    return level


def finish_name(choice: FinishChoice) -> str:
    """What is done when all that is left can go home."""
    match choice:
        case FinishChoice.ASK:
            return QCoreApplication.translate("Formats", "Offer to send it")
        case FinishChoice.ALWAYS:
            return QCoreApplication.translate("Formats", "Send it")
        case FinishChoice.NEVER:
            return QCoreApplication.translate("Formats", "Do nothing")
