"""What a screen reader finds, hears and does: the program's own tree, from outside."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing

import pytest
from PySide6.QtCore import QCoreApplication

from bigben.engine import HOURS, PLACES, STOCK, WASTE, Entry, Move, Place, Position, finishes
from tests.e2e.assistive import PUSH_BUTTON, Bus, Listener, Thing, place_of
from tests.e2e.program import Program
from tests.e2e.screen import Screen, until
from tests.recorded import WonGame

pytestmark = pytest.mark.e2e

LEAST_TARGET_PX = 24  # WCAG 2.2, 2.5.8


class Reader:
    """Plays as whoever has only a screen reader does.

    Attributes:
        program: the program that is read.
        places: what it shows of each place.
        listener: what is heard of it.
    """

    def __init__(self, program: Program, bus: Bus, listener: Listener) -> None:
        self.program = program
        self.listener = listener
        self.root = bus.program(program.process.pid)

        def find() -> dict[Place, Thing] | None:
            found = {place_of(thing.name): thing for thing in self.root.everything()}
            return {p: t for p, t in found.items() if p} if len(found) > len(PLACES) else None

        self.places = until(find, "the places are there")

    def make(self, move: Move) -> list[str]:
        """Make a move; returns what is heard of it."""
        self.places[move.source].press()
        heard = [self.listener.take()]
        if move.target is not None:
            self.places[move.target].press()
            heard.append(self.listener.take())
        return heard


@pytest.fixture(scope="module")
def bus(tmp_path_factory: pytest.TempPathFactory, qapp: QCoreApplication) -> Iterator[Bus]:
    del qapp
    with closing(Bus(tmp_path_factory.mktemp("bus"))) as bus:
        yield bus


@pytest.fixture(scope="module")
def read_screen(bus: Bus, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Screen]:
    """A screen whose programs are on the bus."""
    with closing(Screen(tmp_path_factory.mktemp("read"))) as screen:
        screen.environment.update(bus.environment)
        yield screen


@pytest.fixture
def listener(bus: Bus) -> Iterator[Listener]:
    with closing(Listener(bus)) as listener:
        yield listener


@pytest.fixture
def make_reader(
    bus: Bus, read_screen: Screen, listener: Listener, start: Callable[..., Program]
) -> Callable[[int], Reader]:
    def make(deal_number: int) -> Reader:
        program = start("--deal", deal_number, on=read_screen)
        program.await_game(deal_number)
        return Reader(program, bus, listener)

    return make


def test_every_place_is_a_button_that_can_be_focused_and_pressed(
    make_reader: Callable[[int], Reader],
) -> None:
    places = make_reader(7).places
    assert places.keys() == set(PLACES)
    for thing in places.values():
        assert thing.role == PUSH_BUTTON
        assert {"enabled", "sensitive", "visible", "focusable"} <= thing.states
        assert thing.actions[0] == "Press"
        assert min(thing.size) >= LEAST_TARGET_PX


def test_places_tell_what_lies_there_and_what_is_possible(
    make_reader: Callable[[int], Reader],
) -> None:
    places = make_reader(7).places
    three = places[Place.tableau(3)]
    assert three.name == "3 o'clock pile: eight of hearts, on ten of spades, seven of spades"
    assert three.description == "Can go to the foundation at 2 o'clock."
    two = places[Place.foundation(2)]
    assert two.name == "Foundation at 2 o'clock: seven of hearts"
    assert two.description == "Cards still wanted: 8, next the eight of hearts."
    assert places[STOCK].name == "Stock: cards left: 56"
    assert places[STOCK].description == "A press turns one card."
    assert places[WASTE].name == "Waste: empty"


def test_focus_follows_keyboard_and_reader_alike(make_reader: Callable[[int], Reader]) -> None:
    reader = make_reader(7)

    def focused() -> list[Place]:
        return [place for place, thing in reader.places.items() if "focused" in thing.states]

    assert focused() == [Place.tableau(12)]
    reader.program.keys("Right")
    until(lambda: focused() == [Place.tableau(1)], "the focus follows the key")
    reader.places[WASTE].take_focus()
    until(lambda: focused() == [WASTE], "the focus follows the reader")
    reader.program.keys("Up")
    until(lambda: focused() == [STOCK], "the key goes on from there")


def test_ten_moves_are_played_and_each_is_heard_once(
    make_reader: Callable[[int], Reader], won_game: WonGame
) -> None:
    reader = make_reader(won_game.deal_number)
    position = Position.deal(won_game.deal_number)
    for move in won_game.moves[:10]:
        check(reader.make(move), position.push(move))
    journal = " ".join(map(str, won_game.moves[:10]))
    reader.program.await_game(won_game.deal_number, journal)
    assert not reader.listener.has_more()
    for hour in HOURS:
        cards = position.tableau[hour]
        name = reader.places[Place.tableau(hour)].name
        assert name.startswith(f"{hour} o'clock pile: ")
        assert ("empty" in name) == (not cards)


def test_what_is_taken_refused_and_put_back_is_heard_once(
    make_reader: Callable[[int], Reader],
) -> None:
    reader = make_reader(7)
    reader.places[Place.tableau(3)].press()
    assert reader.listener.take().startswith("Eight of hearts in hand.")
    assert reader.places[Place.foundation(2)].description == "Takes the eight of hearts."
    reader.places[Place.foundation(3)].press()
    assert reader.listener.take() == "The foundation at 3 o'clock takes nine of spades next."
    reader.places[Place.tableau(3)].press()
    assert reader.listener.take() == "Put back."
    reader.places[Place.tableau(12)].press()
    assert reader.listener.take() == "No pile takes ace of hearts now."
    reader.program.keys("D")
    assert "turned onto the waste" in reader.listener.take()
    reader.program.keys("Ctrl+Z")
    assert reader.listener.take() == "The deal from the stock is taken back."
    assert not reader.listener.has_more()


@pytest.mark.slow
def test_a_whole_game_is_won_by_a_readers_actions_alone(
    make_reader: Callable[[int], Reader], won_game: WonGame
) -> None:
    reader = make_reader(won_game.deal_number)
    position = Position.deal(won_game.deal_number)
    offered = False
    for move in won_game.moves:
        check(reader.make(move), position.push(move))
        if finishes(position) and not offered:
            offered = True
            assert reader.listener.take() == "Every card can go home now, and that wins."
    assert offered
    assert reader.listener.take() == "You have won: all 104 cards are home."
    until(lambda: (record := reader.program.record()) and record.end, "the win is saved")
    assert reader.program.close().journal == won_game.moves
    assert not reader.listener.has_more()


def check(heard: list[str], entry: Entry) -> None:
    """See that just this move is what was heard."""
    target, first = entry.move.target, entry.steps[0]
    if target is None:
        expected = "turned onto the waste." if first.target == WASTE else "Gaps filled: "
        assert expected in heard[0]
    else:
        assert "in hand. It can go to the " in heard[0]
        assert heard[1].endswith(f" to the {in_sentence(target)}.")


def in_sentence(place: Place) -> str:
    if place.kind == "F":
        return f"foundation at {place.hour} o'clock"
    return f"{place.hour} o'clock pile"


def hear(listener: Listener, beginning: str) -> str:
    """Listen until a sentence begins so."""
    while not (heard := listener.take()).startswith(beginning):
        pass
    return heard


def test_a_reader_is_led_through_the_tour(
    bus: Bus, read_screen: Screen, listener: Listener, start: Callable[..., Program]
) -> None:
    program = start(on=read_screen)
    hear(listener, "A clock of twelve hours. The aim:")
    reader = Reader(program, bus, listener)
    reader.places[Place.tableau(10)].press()
    reader.places[Place.foundation(9)].press()
    hear(listener, "Twelve piles around it. ")
    (following,) = (thing for thing in reader.root.everything() if thing.name == "Next")
    following.press()
    hear(listener, "A gap takes no card. ")
    reader.places[Place.tableau(8)].press()
    reader.places[Place.tableau(10)].press()
    hear(listener, "The stock fills the gaps. ")
    program.keys("Escape")
    until(lambda: "visible" not in following.states, "the bubble is gone")
    assert program.close().journal == ()


def test_the_help_is_read_and_its_pictures_tell_what_they_show(
    make_reader: Callable[[int], Reader],
) -> None:
    reader = make_reader(7)
    reader.program.keys("F1")

    def named(name: str) -> list[Thing]:
        return [thing for thing in reader.root.everything() if thing.name == name]

    until(lambda: named("Show it"), "the help is there")
    things = {thing.name: thing for thing in reader.root.everything()}
    (text,) = (name for name in things if "until the top card shows the hour" in name)
    assert "focusable" in things[text].states
    picture = named("Show it")[0]
    assert picture.description == "The top cards of the piles at 8, 9 and 10 can all go home."
    picture.press()
    hear(reader.listener, "3♣ goes on 2♣, at 9 o'clock.")
    assert picture.name == "Next step"
