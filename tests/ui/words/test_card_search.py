"""Reading which card is meant, and saying where its copies are."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bigben.engine import DEAL, Card, Position
from bigben.engine.cards import PACK
from bigben.model.game import Game
from bigben.ui.words.card_search import CardSearch
from bigben.ui.words.formats import card_name


@pytest.fixture
def search(qapp: object) -> CardSearch:
    del qapp
    return CardSearch()


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("7h", "7H"),
        ("H7", "7H"),
        ("7♥", "7H"),
        ("♡7", "7H"),
        ("10c", "TC"),
        ("10♣", "TC"),
        ("tc", "TC"),
        ("ten of clubs", "TC"),
        ("Queen of Spades", "QS"),
        ("queen   spades", "QS"),
        ("queen of sp", "QS"),
        ("qs", "QS"),
        ("1d", "AD"),
        ("ace of diamonds", "AD"),
        ("13 hearts", "KH"),
        ("q♠️", "QS"),
    ],
)
def test_a_card_is_known_by_signs_letters_figures_and_words(
    search: CardSearch, text: str, card: str
) -> None:
    assert search.card(text) == Card.parse(card)


@pytest.mark.parametrize("text", ["", "  ", "7", "queen", "hearts", "1", "x", "7x", "14h", "of"])
def test_what_means_no_card_or_several_is_none(search: CardSearch, text: str) -> None:
    assert search.card(text) is None


def test_every_card_is_found_by_its_notation_and_by_what_its_face_shows(
    search: CardSearch,
) -> None:
    for card in PACK:
        assert search.card(str(card)) == card
        assert search.card(card_name(card)) == card


def test_where_a_card_is_says_each_copys_place(search: CardSearch) -> None:
    position = Position.deal(7)
    top, covered = position.tableau[12][-1], position.tableau[12][0]
    assert "on top of the 12 o'clock pile" in search.where(position, top)
    assert "covered in the 12 o'clock pile" in search.where(position, covered)
    assert "on top of the foundation at 9 o'clock" in search.where(position, Card.parse("2C"))


def test_of_the_stock_only_is_said_that_a_card_is_in_it(
    search: CardSearch, make_game: Callable[..., Game]
) -> None:
    position = make_game(7).position
    twice = next(card for card in position.stock if list(position.stock).count(card) == 2)
    assert search.where(position, twice) == f"{card_name(twice)}: both in the stock."
    once = next(card for card in position.stock if list(position.stock).count(card) == 1)
    assert "in the stock" in search.where(position, once)


def test_the_waste_tells_its_top_card_from_the_others(
    search: CardSearch, make_game: Callable[..., Game]
) -> None:
    position = make_game(7, (DEAL, DEAL)).position
    below, top = position.waste
    assert "covered in the waste" in search.where(position, below)
    assert "on top of the waste" in search.where(position, top)
