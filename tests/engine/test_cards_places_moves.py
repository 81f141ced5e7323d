import pytest

from bigben.engine import (
    DEAL,
    HOURS,
    PACK,
    PLACES,
    Card,
    Move,
    NotationError,
    Place,
    base_card,
    foundation_size,
    run_length,
)


def test_a_pack_holds_each_of_52_cards_once() -> None:
    assert len(PACK) == len(set(PACK)) == 52


def test_every_card_reads_back_from_its_name() -> None:
    assert [Card.parse(str(card)) for card in PACK] == list(PACK)
    assert " ".join(map(str, sorted({card.rank: card for card in PACK}.values()))) == (
        "AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD"
    )


@pytest.mark.parametrize("text", ["", "2", "C2", "1C", "10C", "2c", "TDD", " 2C", "2X", "２C"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="is not a card"):
        Card.parse(text)


def test_building_goes_round_the_king_and_the_ace() -> None:
    assert str(Card.parse("KH").above) == "AH"
    assert str(Card.parse("AH").below) == "KH"
    for card in PACK:
        assert card.above.below == card
        assert card.above.suit == card.suit
        assert card.above.rank == (1 if card.rank == 13 else card.rank + 1)


@pytest.mark.parametrize(
    ("names", "length"),
    [
        ("", 0),
        ("3S", 1),
        ("4S 3H", 1),
        ("3S 4S", 1),
        ("4S 3S", 2),
        ("5S 4S 3S", 3),
        ("AS KS QS", 3),
        ("3S 5C 4S 3S 2S", 3),
    ],
)
def test_a_run_is_what_follows_down_in_suit_at_the_top(names: str, length: int) -> None:
    assert run_length([Card.parse(name) for name in names.split()]) == length


def test_the_inner_circle_begins_as_the_rules_list_it() -> None:
    listed = "9:2C 10:3H 11:4S 12:5D 1:6C 2:7H 3:8S 4:9D 5:TC 6:JH 7:QS 8:KD"
    for item in listed.split():
        hour, card = item.split(":")
        assert str(base_card(int(hour))) == card


def test_foundations_end_at_their_hour() -> None:
    for hour in HOURS:
        card = base_card(hour)
        for _ in range(foundation_size(hour) - 1):
            card = card.above
            assert card != base_card(hour)
        assert card.rank == hour
        assert foundation_size(hour) == (8 if hour >= 9 else 9)
    assert sum(map(foundation_size, HOURS)) == 104


def test_every_place_reads_back_from_its_name() -> None:
    assert len({str(place) for place in PLACES}) == 26
    for place in PLACES:
        assert Place.parse(str(place)) == place


@pytest.mark.parametrize("text", ["", "T", "T0", "T13", "F", "t3", "W1", "S0", "X3", "T03", " W"])
def test_what_is_no_place_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="is not a place"):
        Place.parse(text)


def test_every_move_reads_back_from_its_name() -> None:
    assert Move.parse(str(DEAL)) == DEAL
    for source in PLACES:
        for target in PLACES:
            assert Move.parse(f"{source}>{target}") == Move(source, target)
            assert str(Move(source, target)) == f"{source}>{target}"


@pytest.mark.parametrize("text", ["", "Deal", "T3", "T3F9", "T3-F9", "T3>", ">F9", "T3>F9>W"])
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match=r"is not a (move|place): write "):
        Move.parse(text)
