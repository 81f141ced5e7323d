import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigben.engine import DEAL, HOURS, Card, Place, Position, PositionError, Rules, base_card

START = Position.deal(7).to_text()


def test_the_text_form_says_rules_hours_waste_and_stock() -> None:
    lines = START.splitlines()
    assert len(lines) == 15
    assert lines[0] == "rules: big-ben"
    assert lines[1] == "12 5D: TC 6S AH"
    assert [line.split()[0] for line in lines[1:13]] == [str(hour) for hour in HOURS]
    assert lines[13] == "waste:"
    assert lines[14].startswith(f"stock: {Position.deal(7).stock[-1]} ")


def test_the_order_of_lines_and_spaces_do_not_matter() -> None:
    lines = [f"  {line.replace(' ', '   ')}  " for line in reversed(START.splitlines())]
    assert Position.from_text("\r\n \t\r\n".join(lines)) == Position.deal(7)


def edit(old: str, new: str) -> str:
    assert START.count(old) == 1, old
    return START.replace(old, new)


T1 = " ".join(map(str, Position.deal(7).tableau[1]))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "these lines are missing or unknown: 1, 10, 11, 12, 2"),
        ("x" * 1900, f"the line '{'x' * 57}...' has no colon"),
        (edit("waste:", "waste " + "x" * 999 + ":"), "these lines are missing or unknown: waste"),
        ("x" * 61, f"the line '{'x' * 57}...' has no colon"),
        ("x" * 60, f"the line '{'x' * 60}' has no colon"),
        (edit("waste:", "waste: TC:"), "'TC:' is not a card"),
        (edit("12 5D: TC", "12 5D TC:"), "these lines are missing or unknown: 12, 12 5D TC"),
        (edit("waste:", "waste TC:"), "these lines are missing or unknown: waste, waste TC"),
        (edit("rules: big-ben", "rules: " + "x" * 999), f"'{'x' * 57}...' is not a rule set"),
        (edit("12 5D: TC", "12 5D: " + "x" * 999), f"'{'x' * 57}...' is not a card"),
        ("hello", "the line 'hello' has no colon"),
        (START * 10, "the text is too long for a position"),
        (START + "waste:\n", "the line 'waste' is there twice"),
        (START + "note: mine\n", "these lines are missing or unknown: note"),
        (edit("waste:\n", ""), "these lines are missing or unknown: waste"),
        (edit("rules: big-ben", "rules: clock"), "'clock' is not a rule set"),
        (edit("rules: big-ben", "rules:"), "'' is not a rule set"),
        (edit("12 5D: TC", "12 5D: 10C"), "'10C' is not a card"),
        (edit(f"1 6C: {T1}", "1:"), "the line of 1 o'clock names no foundation card"),
        (edit("1 6C:", "1 2C:"), "the foundation at 1 o'clock cannot show 2C"),
        (edit("1 6C:", "1 6S:"), "the foundation at 1 o'clock cannot show 6S"),
        (edit("12 5D: TC", "12 5D:"), "these cards are not there twice: TC"),
        (edit("12 5D: TC", "12 5D: TD"), "these cards are not there twice: TC TD"),
        (edit("waste:", "waste: TC"), "these cards are not there twice: TC"),
        (
            edit("12 5D: TC 6S AH", "12 5D: TC 6S AH AH"),
            "the pile at 12 o'clock has AH on AH: "
            "from the fourth place on, cards are built down in suit",
        ),
    ],
)
def test_a_text_that_is_no_position_is_refused_in_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(PositionError) as refusal:
        Position.from_text(text)
    message = str(refusal.value)
    assert message.startswith(sentence)
    assert "\n" not in message
    assert len(message) < 200


def test_a_text_may_be_so_long_and_no_longer() -> None:
    longest = START.ljust(2_000, "\n")
    assert Position.from_text(longest) == Position.deal(7)
    with pytest.raises(PositionError, match="too long"):
        Position.from_text(longest + "\n")


@given(st.text(max_size=200))
def test_any_text_is_refused_as_no_position(text: str) -> None:
    with pytest.raises(PositionError):
        Position.from_text(text)


@given(st.integers(0, len(START) - 1), st.characters())
def test_a_changed_letter_gives_a_position_or_a_refusal(index: int, letter: str) -> None:
    text = START[:index] + letter + START[index + 1 :]
    try:
        position = Position.from_text(text)
    except PositionError:
        return
    assert Position.from_text(position.to_text()) == position


@pytest.mark.parametrize("rules", Rules)
def test_the_text_form_keeps_the_rule_set(rules: Rules) -> None:
    assert Position.from_text(Position.deal(7, rules).to_text()).rules is rules


def test_piles_that_are_no_position_are_refused() -> None:
    start = Position.deal(7)
    foundations = {hour: tuple(pile) for hour, pile in start.foundations.items()}
    foundations[9] = (base_card(9), base_card(10))
    with pytest.raises(PositionError, match="the foundation at 9 o'clock"):
        Position(start.rules, foundations, start.tableau, start.waste, start.stock)
    foundations[9] = ()
    with pytest.raises(PositionError, match="the foundation at 9 o'clock is not built"):
        Position(start.rules, foundations, start.tableau, start.waste, start.stock)
    with pytest.raises(PositionError, match="not there twice"):
        Position(start.rules, start.foundations, start.tableau, (), start.stock[1:])


def test_an_hour_that_is_left_out_has_no_cards() -> None:
    start = Position.deal(7)
    with pytest.raises(PositionError, match="the foundation at 12 o'clock is not built"):
        Position(start.rules, {}, start.tableau, (), start.stock)
    tableau = {hour: pile for hour, pile in start.tableau.items() if hour != 12}
    with pytest.raises(PositionError, match="these cards are not there twice: TC 6S AH"):
        Position(start.rules, start.foundations, tableau, (), start.stock)
    waste = start.tableau[12]
    position = Position(start.rules, start.foundations, tableau, waste, start.stock)
    assert list(position.tableau[12]) == []


def test_a_copy_is_equal_and_its_own() -> None:
    position = Position.deal(7)
    position.push(next(iter(position.legal_moves)))
    copy = position.copy()
    assert copy == position
    assert copy.to_text() == position.to_text()
    assert not copy.entries
    position.pop()
    assert copy != position
    assert copy.cards(Place.foundation(9)) == [Card.parse("2C")]


def test_a_position_is_equal_to_positions_only() -> None:
    assert Position.deal(7) != START
    assert Position.deal(7) != Position.deal(7, Rules.EARLY)
    assert hash(Position.deal(7).key()) == hash(Position.deal(7).key())
    with pytest.raises(TypeError):
        hash(Position.deal(7))


def test_the_diagram_shows_every_pile_stock_and_waste() -> None:
    assert str(Position.deal(7)).splitlines() == DIAGRAM


def test_the_diagram_shows_the_card_that_the_waste_would_play() -> None:
    position = Position.deal(7)
    for _ in range(3):
        position.push(DEAL)
    assert position.waste[2] not in position.waste[:2]
    assert f"[2C]   stock 53  waste {position.waste[2]}    3 [8S]" in str(position)


def test_a_position_says_in_short_what_it_is() -> None:
    assert repr(Position.deal(7)) == "<Position big-ben home=12 stock=56>"


DIAGRAM = [
    "                    12 [5D] TC 6S AH",
    "7H 3C 6D 11 [4S]                         1 [6C] 3S 5C 4S",
    "7D 2C QS 10 [3H]                         2 [7H] 5S 8S 5C",
    "4H 4C 2S  9 [2C]   stock 56  waste --    3 [8S] 7S TS 8H",
    "KS 9C 2H  8 [KD]                         4 [9D] 9S QC 5S",
    "KS 4D 6C  7 [QS]                         5 [TC] 4H 4C 3H",
    "                     6 [JH] 2S JH 5D",
]
