"""Saved games: what is written is read again, and nothing else is."""

from __future__ import annotations

import json
import random
import string
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta, timezone
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigben.engine import MAX_DEAL_NUMBER, Move, Position, Rules
from bigben.settings.records import GameEnd, GameRecord, GameResult, Source
from bigben.settings.saved_game import MAX_BYTES, Fault, SavedGameError, read, read_text, write
from tests.recorded import WonGame

ID = "c78ba7a2-6fee-419f-be99-0ed7b7a03101"
STARTED = datetime(2026, 11, 30, 12, 56, 4, 148747, tzinfo=UTC)


def played(position: Position, count: int, seed: int) -> tuple[Move, ...]:
    """Some moves by chance; none after the end."""
    chance = random.Random(seed)
    for _ in range(count):
        legal = list(position.legal_moves)
        if not legal:
            break
        position.push(chance.choice(legal))
    return tuple(entry.move for entry in position.entries)


@st.composite
def records(draw: st.DrawFn) -> GameRecord:
    """Games of every kind that is saved."""
    rules = draw(st.sampled_from(Rules))
    number = draw(st.integers(1, MAX_DEAL_NUMBER))
    count = st.integers(0, 10**9)
    position = Position.deal(number, rules)
    source = draw(st.sampled_from(Source))
    beginning = None
    if source is Source.PRACTICE and draw(st.booleans()):
        played(position, draw(st.integers(0, 30)), draw(st.integers(0)))
        position = position.copy()
        beginning = position.to_text()
    journal = played(position, draw(st.integers(0, 40)), draw(st.integers(0)))
    record = GameRecord(
        str(draw(st.uuids())),
        None if beginning else number,
        rules,
        source,
        level=draw(st.sampled_from([None, "easy", "қиын 2"])),
        day=draw(st.none() | st.dates(date(2, 1, 1), date(9998, 12, 31))),
        journal=journal,
        cursor=draw(st.integers(0, len(journal))),
        milliseconds=draw(count),
        undos=draw(count),
        restarts=draw(count),
        hints=draw(count),
        shown=draw(st.booleans()),
        marks=tuple(sorted(draw(st.sets(st.integers(0, len(journal)))))),
        beginning=beginning,
    )
    if draw(st.booleans()):
        times = st.datetimes(datetime(2, 1, 1), datetime(9998, 12, 31))
        started = draw(times).replace(tzinfo=UTC)
        record = replace(record, started=started, local_date=started.date())
        if draw(st.booleans()):
            record = record.ended(GameResult.LOST, draw(times).replace(tzinfo=UTC))
    return record


def fault_of(content: bytes) -> Fault:
    with pytest.raises(SavedGameError) as refusal:
        read(content)
    message = str(refusal.value)
    assert len(message.splitlines()) == 1
    assert len(message) < 250
    return refusal.value.fault


def damage_in(content: bytes) -> str:
    """What a damaged file is refused for."""
    with pytest.raises(SavedGameError, match=Fault.DAMAGED.value) as refusal:
        read(content)
    return str(refusal.value).partition(": ")[2]


def found_in(text: str) -> int | Position | GameRecord | None:
    """What a text holds; None if it is refused, in one sentence."""
    refusal = ""
    try:
        return read_text(text)
    except SavedGameError as error:
        refusal = str(error)
    assert len(refusal.splitlines()) == 1
    return None


def edited(**changes: Any) -> bytes:
    """A saved game with some of its fields changed, or taken out if the change is ``...``."""
    data = json.loads(write(GAME)) | changes
    return json.dumps({key: value for key, value in data.items() if value is not ...}).encode()


GAME = GameRecord(
    ID,
    7,
    Rules.BIG_BEN,
    Source.ANY,
    started=STARTED,
    local_date=date(2026, 11, 30),
    journal=tuple(map(Move.parse, ["T3>F2", "T4>F11", "deal", "T5>T9"])),
    cursor=3,
    milliseconds=4_321,
    undos=1,
)


@given(records())
def test_a_saved_game_is_read_as_it_was_written(record: GameRecord) -> None:
    assert read(write(record)) == record
    assert read_text(write(record).decode()) == record


def test_a_won_game_is_read_as_it_was_written(won_game: WonGame) -> None:
    number, moves = won_game
    record = replace(GAME, deal_number=number, journal=moves, cursor=len(moves))
    record = record.ended(GameResult.WON, STARTED)
    # What was undone since is as it is; the end stays.
    assert read(write(replace(record, cursor=2))).end == record.end


def test_a_file_of_before_there_were_marks_has_none() -> None:
    assert read(edited(marks=...)) == GAME


@pytest.mark.parametrize("marks", [None, 3, "1 2", [5], [-1], [1.5], [True]])
def test_marks_that_lie_nowhere_are_refused(marks: Any) -> None:
    assert fault_of(edited(marks=marks)) is Fault.DAMAGED


def test_the_deal_number_is_a_text_since_it_fits_no_number_of_other_readers() -> None:
    data = json.loads(write(replace(GAME, deal_number=MAX_DEAL_NUMBER, journal=(), cursor=0)))
    assert data["deal"] == "99999999999999999999"
    assert (data["format"], data["version"]) == ("bigben-game", 1)


def test_a_later_program_may_add_to_the_format() -> None:
    assert read(edited(colour="blue")) == GAME


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"", Fault.EMPTY),
        (b" \n ", Fault.EMPTY),
        (b"\xff\xfe\x00", Fault.NOT_A_GAME),
        (b"{", Fault.NOT_A_GAME),
        (b"[]", Fault.NOT_A_GAME),
        (b"7", Fault.NOT_A_GAME),
        (b'{"format": "other"}', Fault.NOT_A_GAME),
        (b"[" * 100_000, Fault.NOT_A_GAME),
        (b"1" * 100_000, Fault.NOT_A_GAME),
        (b'"' + b"x" * MAX_BYTES, Fault.TOO_LARGE),
        (edited(version=2), Fault.NEWER),
        (edited(version=0), Fault.DAMAGED),
        (edited(version="1"), Fault.DAMAGED),
        (edited(version=True), Fault.DAMAGED),
        (edited(version=...), Fault.DAMAGED),
        (edited(id="../../etc/passwd"), Fault.DAMAGED),
        (edited(id=7), Fault.DAMAGED),
        (edited(deal=7), Fault.DAMAGED),
        (edited(deal="0"), Fault.DAMAGED),
        (edited(deal=None), Fault.DAMAGED),
        (edited(position=Position.deal(7).to_text()), Fault.DAMAGED),
        (edited(deal=None, position=Position.deal(7).to_text()), Fault.DAMAGED),
        (edited(rules="clock"), Fault.DAMAGED),
        (edited(source="friend"), Fault.DAMAGED),
        (edited(level="\ud800"), Fault.DAMAGED),
        (edited(level="x" * 101), Fault.DAMAGED),
        (edited(level=""), Fault.DAMAGED),
        (edited(day="2026-02-30"), Fault.DAMAGED),
        (edited(day="0001-01-01"), Fault.DAMAGED),
        (edited(started=None), Fault.DAMAGED),
        (edited(started="2026-11-30T12:00:00"), Fault.DAMAGED),
        (edited(started="2026-11-30T12:00:00+05:00"), Fault.DAMAGED),
        (edited(started="9999-12-31T23:59:59+00:00"), Fault.DAMAGED),
        (edited(journal="T3>F2 T4"), Fault.DAMAGED),
        (edited(journal=["T3>F2"]), Fault.DAMAGED),
        (edited(journal="T3>F2 T3>F2", cursor=0), Fault.ILLEGAL),
        (edited(cursor=5), Fault.DAMAGED),
        (edited(cursor=-1), Fault.DAMAGED),
        (edited(cursor=True), Fault.DAMAGED),
        (edited(milliseconds=1.5), Fault.DAMAGED),
        (edited(milliseconds=2**53 + 1), Fault.DAMAGED),
        (edited(undos="1"), Fault.DAMAGED),
        (edited(shown=1), Fault.DAMAGED),
        (edited(end=[]), Fault.DAMAGED),
        (edited(hints=...), Fault.DAMAGED),
    ],
)
def test_a_file_that_is_no_saved_game_is_refused(content: bytes, fault: Fault) -> None:
    assert fault_of(content) is fault


def test_practice_with_a_position_of_another_rule_set_is_refused() -> None:
    text = Position.deal(7, Rules.EARLY).to_text()
    fields: dict[str, Any] = {"deal": None, "source": "practice", "position": text, "cursor": 0}
    damage = "ValueError('the position is one of another rule set')"
    assert damage_in(edited(journal="", **fields)) == damage
    assert read(edited(journal="", rules="early", **fields)).beginning == text


def test_times_of_another_zone_are_refused_since_none_are_written() -> None:
    elsewhere = STARTED.astimezone(timezone(timedelta(hours=5)))
    assert fault_of(edited(started=elsewhere.isoformat())) is Fault.DAMAGED


def test_a_win_that_was_not_played_is_refused(won_game: WonGame) -> None:
    number, moves = won_game
    won = replace(GAME, deal_number=number, journal=moves, cursor=len(moves))
    assert damage_in(write(won)) == "ValueError('a game that was won has an end')"
    end = GameEnd(GameResult.WON, STARTED, 1, 3, 0, 0, 0, GAME.journal[:3])
    another = 'ValueError("the end\'s journal leads to another end")'
    assert damage_in(write(replace(GAME, end=end))) == another
    assert damage_in(write(won.ended(GameResult.LOST, STARTED))) == another
    end = replace(end, result=GameResult.LOST)
    assert read(write(replace(GAME, end=end))).end == end
    damage = "ValueError('an end has as many moves as its journal')"
    assert damage_in(write(replace(GAME, end=replace(end, moves=4)))) == damage
    twice = replace(end, journal=(GAME.journal[0], GAME.journal[0]), moves=2)
    assert fault_of(write(replace(GAME, end=twice))) is Fault.ILLEGAL


def test_a_game_that_was_lost_may_have_been_played_to_its_end_since(
    won_game: WonGame,
) -> None:
    number, moves = won_game
    lost = replace(GAME, deal_number=number, journal=moves[:5], cursor=5)
    lost = lost.ended(GameResult.LOST, STARTED)
    record = replace(lost, journal=moves, cursor=len(moves))
    assert read(write(record)) == record


def test_a_game_too_long_to_be_read_again_is_not_written() -> None:
    long = replace(GAME, journal=GAME.journal * 12_000)
    with pytest.raises(SavedGameError) as refusal:
        write(long)
    assert refusal.value.fault is Fault.TOO_LARGE


def test_a_file_may_be_so_large_and_no_larger() -> None:
    longest = write(GAME).ljust(MAX_BYTES)
    assert read(longest) == read_text(longest.decode()) == GAME
    assert fault_of(longest + b" ") is Fault.TOO_LARGE
    with pytest.raises(SavedGameError) as refusal:
        read_text(longest.decode() + " ")
    assert refusal.value.fault is Fault.TOO_LARGE
    left = MAX_BYTES - len(write(replace(GAME, level="")))
    assert len(write(replace(GAME, level="x" * left))) == MAX_BYTES
    with pytest.raises(SavedGameError):
        write(replace(GAME, level="x" * (left + 1)))


def test_a_file_has_a_line_a_field() -> None:
    assert write(GAME).startswith(b'{\n "format": "bigben-game",\n "version": 1,\n')


@pytest.mark.parametrize(
    ("content", "damage"),
    [
        (edited(end=[]), "TypeError('an end is an object')"),
        (edited(marks=3), "TypeError('a list is missing')"),
        (edited(shown=1), "TypeError('true or false is missing')"),
        (edited(id=7), "TypeError('a text is missing')"),
        (edited(undos="1"), "ValueError('a number is missing or out of range')"),
        (edited(undos=10**12 + 1), "ValueError('a number is missing or out of range')"),
        (edited(level="x" * 101), "ValueError('a level is a short name')"),
        (edited(day="9999-01-01"), "ValueError('a date is out of range')"),
        (edited(day="0001-12-31"), "ValueError('a date is out of range')"),
        (
            edited(started="9999-01-01T00:00:00+00:00"),
            "ValueError('a time is out of range or not in UTC')",
        ),
    ],
)
def test_a_value_that_no_game_has_is_named(content: bytes, damage: str) -> None:
    assert damage_in(content) == damage


def test_values_may_go_to_their_limits() -> None:
    day = date(9998, 12, 31)
    largest = replace(GAME, undos=10**12, level="x" * 100, day=day, milliseconds=0)
    assert read(write(largest)) == largest
    assert read(write(replace(largest, level="x", day=date(2, 1, 1)))).level == "x"


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "there is nothing in it"),
        (b"[]", "it is no saved game"),
        (b"{", "it is no saved game: Expecting property name"),
        (b"1" * 100_000, "it is no saved game: Exceeds the limit (4300 digits)"),
        (edited(version=0), "something in the saved game is missing or wrong: unknown version"),
        (edited(hints=...), "something in the saved game is missing or wrong: KeyError('hints')"),
        (edited(rules="x" * 200), "something in the saved game is missing or wrong: ValueError("),
        (
            edited(journal="T3>F2 T3>F2", cursor=0),
            "the saved game has a move that the rules forbid: the foundation at 2 o'clock takes",
        ),
    ],
)
def test_a_refusal_says_in_short_what_is_wrong(content: bytes, sentence: str) -> None:
    with pytest.raises(SavedGameError) as refusal:
        read(content)
    told = str(refusal.value)
    assert told.startswith(sentence)
    fault, colon, detail = told.partition(": ")
    assert fault == refusal.value.fault.value
    assert bool(colon) is (": " in sentence)
    assert len(detail) <= 100


@given(st.binary(max_size=400))
def test_any_bytes_are_refused(content: bytes) -> None:
    fault_of(content)


@given(st.data())
def test_a_damaged_file_is_a_game_or_is_refused(data: st.DataObject) -> None:
    content = bytearray(write(GAME))
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(content) - 1))
        end = data.draw(st.integers(start, min(len(content), start + 40)))
        content[start:end] = data.draw(st.binary(max_size=6))
    try:
        record = read(bytes(content))
    except SavedGameError:
        return
    assert read(write(record)) == record


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)


@given(st.sampled_from(sorted(json.loads(write(GAME)))), json_values)
def test_a_field_with_any_value_is_a_game_or_is_refused(field: str, value: Any) -> None:
    try:
        record = read(edited(**{field: value}))
    except SavedGameError:
        return
    assert read(write(record)) == record


# What is pasted


@pytest.mark.parametrize(
    ("text", "number"),
    [("7", 7), (" #0031 999\n", 31_999), ("12\u202f345", 12_345), ("\ufeff8", 8)],
)
def test_a_pasted_deal_number_is_one(text: str, number: int) -> None:
    assert read_text(text) == number


def test_a_pasted_position_is_one() -> None:
    position = Position.deal(7)
    for move in GAME.journal:
        position.push(move)
    assert read_text(f"\n\n{position.to_text()}\n") == position
    assert read_text(position.to_text().replace("\n", "\r\n")) == position


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", Fault.EMPTY),
        (" \n\ufeff ", Fault.EMPTY),
        ("hello", Fault.UNKNOWN),
        ("-7", Fault.UNKNOWN),
        ("https://example.org/", Fault.UNKNOWN),
        ("0", Fault.DEAL_NUMBER),
        ("#100 000 000 000 000 000 000", Fault.DEAL_NUMBER),
        ("9" * 100_000, Fault.DEAL_NUMBER),
        (Position.deal(7).to_text().replace("TC", "TD"), Fault.POSITION),
        (Position.deal(7).to_text()[:200], Fault.POSITION),
        ("12 5D: TC\n rules : big-ben", Fault.POSITION),
        ("12 5D: TC\nthe rules: big-ben", Fault.UNKNOWN),
        ("{}", Fault.NOT_A_GAME),
        ('{"format": "bigben-game"}', Fault.DAMAGED),
        ("{\ud800", Fault.NOT_A_GAME),
        ("x" * (MAX_BYTES + 1), Fault.TOO_LARGE),
        ("{" + "\u0416" * (MAX_BYTES - 1), Fault.TOO_LARGE),
    ],
)
def test_a_pasted_text_that_is_nothing_is_refused(text: str, fault: Fault) -> None:
    with pytest.raises(SavedGameError) as refusal:
        read_text(text)
    assert refusal.value.fault is fault


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("0", "the deal number is out of range: '0' is not a deal number from 1 to"),
        ("hello", "it is no deal number, no position and no saved game: 'hello' is not a deal"),
        ("a: b", "it is no deal number, no position and no saved game: these lines are missing"),
        ("rules: b", "it is no position of the game: these lines are missing"),
    ],
)
def test_a_pasted_text_is_refused_for_a_reason(text: str, sentence: str) -> None:
    with pytest.raises(SavedGameError) as refusal:
        read_text(text)
    assert str(refusal.value).startswith(sentence)


@given(st.text(max_size=300) | st.text(string.printable, max_size=300))
def test_any_text_is_a_deal_number_or_is_refused(text: str) -> None:
    found = found_in(text)
    assert found is None or (isinstance(found, int) and 1 <= found <= MAX_DEAL_NUMBER)


@given(st.data())
def test_a_damaged_position_is_a_position_or_is_refused(data: st.DataObject) -> None:
    text = Position.deal(7).to_text()
    start = data.draw(st.integers(0, len(text) - 1))
    end = data.draw(st.integers(start, len(text)))
    found = found_in(text[:start] + data.draw(st.text(max_size=5)) + text[end:])
    assert found is None or isinstance(found, int | Position)
