from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pysol_cards.cards import createCards
from pysol_cards.random import LCRandom31, MTRandom

from bigben.engine import (
    HOURS,
    MAX_DEAL_NUMBER,
    PACK,
    DealNumberError,
    Position,
    base_card,
    parse_deal_number,
)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("1", 1),
        ("31999", 31_999),
        ("#7", 7),
        ("# 7", 7),
        ("  #00 031 999\t", 31_999),
        ("007", 7),
        ("1 000 000", 1_000_000),
        ("12\u00a0345", 12_345),
        ("99999999999999999999", MAX_DEAL_NUMBER),
        ("0" * 50 + "99999999999999999999", MAX_DEAL_NUMBER),
        ("99 999 999 999 999 999 999", MAX_DEAL_NUMBER),
    ],
)
def test_a_deal_number_is_read_as_people_write_it(text: str, number: int) -> None:
    assert parse_deal_number(text) == number


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "#",
        "0",
        "#000",
        "-1",
        "+1",
        "1.0",
        "1e3",
        "1_000",
        "0x10",
        "##7",
        "X7",
        "7#",
        "seven",
        "100000000000000000000",
        "9" * 21,
        "9" * 5000,
        "٣",
        "７",
        "1²",
        "१२",
        "\x007",
    ],
)
def test_what_is_no_deal_number_is_refused(text: str) -> None:
    with pytest.raises(DealNumberError, match="is not a deal number") as refusal:
        parse_deal_number(text)
    assert len(str(refusal.value)) < 150


@pytest.mark.parametrize(
    ("text", "shown"), [("x" * 40, "x" * 40), ("x" * 41, "x" * 37 + "..."), ("7x", "7x")]
)
def test_a_refusal_of_a_deal_number_repeats_so_much_of_it(text: str, shown: str) -> None:
    with pytest.raises(DealNumberError) as refusal:
        parse_deal_number(text)
    assert str(refusal.value) == f"{shown!r} is not a deal number from 1 to {MAX_DEAL_NUMBER}"


def test_the_first_and_the_last_deal_number_deal() -> None:
    assert len(Position.deal(1).stock) == len(Position.deal(MAX_DEAL_NUMBER).stock) == 56


@given(st.integers(1, MAX_DEAL_NUMBER))
def test_every_deal_number_reads_back(number: int) -> None:
    assert parse_deal_number(f"#{number}") == parse_deal_number(f" {number:,} ".replace(",", " "))
    assert parse_deal_number(str(number)) == number


@given(st.text(max_size=30))
def test_any_text_is_a_deal_number_or_refused_as_one(text: str) -> None:
    try:
        number = parse_deal_number(text)
    except DealNumberError:
        return
    assert 1 <= number <= MAX_DEAL_NUMBER


@pytest.mark.parametrize("number", [0, -1, MAX_DEAL_NUMBER + 1])
def test_a_number_out_of_range_deals_nothing(number: int) -> None:
    with pytest.raises(DealNumberError, match="is not a deal number"):
        Position.deal(number)


@given(st.integers(1, MAX_DEAL_NUMBER) | st.integers(31_990, 32_010))
def test_every_deal_lays_out_two_packs(number: int) -> None:
    position = Position.deal(number)
    assert all(position.foundations[hour] == [base_card(hour)] for hour in HOURS)
    assert all(len(position.tableau[hour]) == 3 for hour in HOURS)
    assert len(position.stock) == 56
    loose = Counter(position.stock)
    for hour in HOURS:
        loose.update(position.tableau[hour])
    by_suit = Counter(card.suit for card in loose.elements())
    assert set(by_suit.values()) == {23}
    assert all(loose[card] == 2 - (card in {base_card(hour) for hour in HOURS}) for card in PACK)


def test_a_deal_number_always_deals_the_same() -> None:
    assert Position.deal(32_000) == Position.deal(32_000)
    assert Position.deal(31_999) != Position.deal(32_000)


def test_the_smaller_numbers_end_at_31999() -> None:
    # pysol_cards' own shuffle() deals 32000 with the older generator, PySolFC with the newer one.
    def stock_bottom(random: LCRandom31 | MTRandom, number: int) -> list[str]:
        random.setSeed(number)
        return [f"{card.rank}{card.suit_s()}" for card in random.shuffle(createCards(2))][:3]

    for number, random in ((31_999, LCRandom31()), (32_000, MTRandom())):
        position = Position.deal(number)
        wanted = {base_card(hour) for hour in HOURS}
        first = [
            text
            for text in stock_bottom(random, number)
            if text not in {f"{card.rank}{card.suit}" for card in wanted}
        ]
        dealt = [f"{card.rank}{card.suit}" for card in position.stock[: len(first)]]
        assert first
        assert dealt == first
