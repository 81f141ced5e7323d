from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale

from bigben.engine import MAX_DEAL_NUMBER, PACK, Card, Rules, parse_deal_number
from bigben.ui.words.formats import (
    card_name,
    decimal_text,
    duration_text,
    number_text,
    percent_text,
    rules_name,
)


@pytest.fixture
def kazakh() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("kk_KZ"))
    yield
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("milliseconds", "text"),
    [
        (0, "0:00"),
        (999, "0:00"),
        (61_000, "1:01"),
        (3_599_999, "59:59"),
        (3_600_000, "1:00:00"),
        (360_000_000 + 61_000, "100:01:01"),
        (612_345.6, "10:12"),
    ],
)
def test_time_is_told_in_seconds_gone_by(milliseconds: float, text: str) -> None:
    assert duration_text(milliseconds) == text


@pytest.mark.parametrize(
    ("share", "text"),
    [(0, "0%"), (1, "100%"), (0.5, "50.0%"), (2 / 3, "66.7%"), (1e-9, "0.1%"), (0.9999, "99.9%")],
)
def test_only_none_is_nought_and_only_all_is_a_hundred_percent(share: float, text: str) -> None:
    assert percent_text(share) == text


@pytest.mark.usefixtures("kazakh")
def test_decimals_are_written_as_the_language_does() -> None:
    assert (percent_text(1 / 3), decimal_text(171.44)) == ("33,3%", "171,4")


@pytest.mark.parametrize("number", [1, 999, 31_999, MAX_DEAL_NUMBER])
def test_a_deal_number_can_be_typed_as_it_is_shown(number: int) -> None:
    assert parse_deal_number(number_text(number)) == number


def test_a_number_that_fits_no_64_bits_is_shown_in_full() -> None:
    assert "".join(number_text(MAX_DEAL_NUMBER).split()) == str(MAX_DEAL_NUMBER)


def test_cards_are_named_as_their_faces_show_them() -> None:
    names = [card_name(Card.parse(text)) for text in ("TH", "7C", "AS", "JD", "QC", "KH")]
    assert names == ["10♥", "7♣", "A♠", "J♦", "Q♣", "K♥"]


def test_every_card_has_a_name_of_its_own() -> None:
    assert len({card_name(card) for card in PACK}) == 52


def test_rule_sets_have_the_names_that_people_use() -> None:
    assert [rules_name(rules) for rules in Rules] == ["Big Ben", "Early", "Relaxed"]
