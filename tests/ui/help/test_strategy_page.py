"""The advice of the help, against what was measured and against a small part of it played again."""

from __future__ import annotations

import json
import re
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from bigben.engine import (
    DEAL,
    HOURS,
    Move,
    Outcome,
    Place,
    PlaceKind,
    Position,
    Result,
    foundation_size,
)
from bigben.model import choices
from bigben.solver import Budget, Verdict
from bigben.solver.solve import solve
from bigben.ui.help.arrangements import arranged, nearly_won
from bigben.ui.help.parts import Rows
from bigben.ui.help.strategy import Choice, Course, Habit, Strategy
from bigben.ui.help.strategy_page import StrategyPage
from bigben.ui.words.formats import decimal_text
from bigben.view.resources import resource
from tests.ui.help.claims import Proofs, texts

PROOFS = Proofs()
MEASURED = json.loads(resource("help/strategy.json").read_text(encoding="utf-8"))
HABITS = list(MEASURED["habits"])


@pytest.fixture(scope="module")
def benchmark() -> ModuleType:
    """The script that measures."""
    path = Path(__file__).parents[3] / "benchmarks" / "strategy.py"
    spec = spec_from_file_location("bigben_strategy", path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def words(claim: str) -> str:
    (text,) = (text.html for text in texts(StrategyPage().page()) if text.claim == claim)
    return text


def numbers(text: str) -> list[str]:
    return re.findall(r"\d+(?:\.\d+)?", text)


def test_every_claim_has_its_proof() -> None:
    claims = [text.claim for text in texts(StrategyPage().page()) if text.claim]
    assert set(claims) == set(PROOFS)


@pytest.mark.parametrize("name", HABITS)
def test_a_part_of_what_was_measured_comes_out_the_same_again(benchmark, name: str) -> None:
    assert set(HABITS) == set(benchmark.HABITS)
    first = MEASURED["first_deal"]
    deals = range(first, first + MEASURED["first_few"])
    won = [number for number in deals if benchmark.played(number, benchmark.HABITS[name])[0]]
    assert won == MEASURED["habits"][name]["won_of_first"]


@PROOFS.of("odds")
def test_the_odds_are_the_measured_ones() -> None:
    known = Strategy.read()
    assert numbers(words("odds")) == [
        str(MEASURED["line_deals"]),
        str(MEASURED["lines"]["won"]["games"]),
        str(MEASURED["habits"]["plain"]["won"]),
        str(MEASURED["deals"]),
    ]
    assert known.won.games > 0.95 * known.line_deals
    assert known.habits["plain"].won < 0.1 * known.deals


@PROOFS.of("home-first")
def test_who_goes_home_late_wins_less() -> None:
    assert_worse("late_home")


@PROOFS.of("longer-way")
def test_who_feeds_the_shorter_foundation_wins_less_and_a_click_feeds_the_longer() -> None:
    assert_worse("shorter")
    position = arranged({11: "8S"}, {1: "9H KC 9S"})
    source = Place.tableau(1)
    lacking = {
        place: foundation_size(place.hour) - len(position.foundations[place.hour])
        for place in map(Place.foundation, HOURS)
        if Move(source, place) in position.legal_moves
    }
    assert len(set(lacking.values())) == 2
    best = choices.best_move(position, source).target
    assert best is not None
    assert lacking[best] == max(lacking.values())


@PROOFS.of("fill-late")
def test_who_fills_at_once_wins_less_and_wins_have_larger_fills() -> None:
    assert_worse("fills_at_once")
    known = Strategy.read()
    assert known.won.cards_a_fill > known.lost.cards_a_fill
    assert numbers(words("fill-late")) == [
        decimal_text(MEASURED["lines"][which]["cards_a_fill"]) for which in ("won", "lost")
    ]


@PROOFS.of("short-waste")
def test_who_turns_first_wins_less_and_wins_turn_fewer_cards() -> None:
    assert_worse("turns_first")
    known = Strategy.read()
    assert known.won.turned < known.lost.turned
    assert numbers(words("short-waste")) == [
        str(round(MEASURED["lines"][which]["turned"])) for which in ("won", "lost")
    ]


@PROOFS.of("build-from-waste")
def test_who_never_builds_from_the_waste_wins_less() -> None:
    assert_worse("waste_home_only")


@PROOFS.of("watch-the-sign")
def test_a_lost_position_is_known_for_lost_and_undo_leads_back_to_a_win() -> None:
    # 8♣ and 9♣ are not home; a fill lays 9♣ on 8♣, which must go home first.
    almost = nearly_won({9: 2}, {12: "9C 8C"})
    piles = dict.fromkeys(HOURS, ()) | {12: almost.tableau[12][1:]}
    position = Position(almost.rules, almost.foundations, piles, (), almost.tableau[12][:1])
    budget = Budget(positions=10_000)
    assert solve(position, budget).verdict is Verdict.WINNABLE
    position.push(DEAL)
    assert solve(position, budget).verdict is Verdict.LOST
    position.pop()
    for move in solve(position, budget).line:
        position.push(move)
    assert position.outcome() == Outcome(Result.WON)


@PROOFS.of("habits")
def test_the_table_has_what_was_measured_for_each_habit() -> None:
    assert numbers(words("habits")) == [str(MEASURED["deals"])]
    table, _ = (part for part in StrategyPage().page().parts if isinstance(part, Rows))
    shown = [tuple(row[1:]) for row in table.rows]
    measured = [
        (str(habit["won"]), decimal_text(habit["home"])) for habit in MEASURED["habits"].values()
    ]
    assert sorted(shown) == sorted(measured)
    assert len(table.rows) == len({row[0] for row in table.rows}) == 6
    assert shown[0] == max(shown, key=lambda row: float(row[1]))


@PROOFS.of("choices")
def test_the_table_has_what_each_move_is_worth(benchmark) -> None:
    measured = MEASURED["choices"]
    assert set(measured) == set(benchmark.CHOICES)
    assert {str(choice["positions"]) for choice in measured.values()} == {
        *numbers(words("choices"))
    }
    _, table = (part for part in StrategyPage().page().parts if isinstance(part, Rows))
    shown = sorted((row[1], row[3]) for row in table.rows)
    assert shown == sorted((str(c["first"]), str(c["second"])) for c in measured.values())
    for choice in measured.values():
        assert choice["first"] - choice["only_first"] == choice["second"] - choice["only_second"]


def test_the_better_of_two_moves_is_printed_bold() -> None:
    _, table = (part for part in StrategyPage().page().parts if isinstance(part, Rows))
    for first, first_won, second, second_won in table.rows:
        assert ("<b>" in first) is (int(first_won) > int(second_won))
        assert ("<b>" in second) is (int(second_won) > int(first_won))


def test_the_measured_choices_are_those_that_the_words_tell(benchmark) -> None:
    met = dict.fromkeys(benchmark.CHOICES, 0)
    player = benchmark.HABITS["plain"]
    for number in range(1, 9):
        position = Position.deal(number)
        while move := player.move(position):
            for name, choice in benchmark.CHOICES.items():
                pair = choice(position)
                if pair is None:
                    continue
                met[name] += 1
                first, second = pair
                assert first in position.legal_moves
                assert second in position.legal_moves
                assert second.target.kind is (
                    PlaceKind.FOUNDATION if name.endswith("home") else PlaceKind.TABLEAU
                )
                if name == "build_or_home":
                    assert first.source == second.source
                    assert first.target.kind is PlaceKind.TABLEAU
                else:
                    assert first == DEAL
                if name in ("fill_or_build", "turn_or_build"):
                    assert bool(position.gaps) is (name == "fill_or_build")
            position.push(move)
            if len(position.entries) == benchmark.MOST_MOVES:
                break
    assert all(met.values()), met


def test_other_figures_would_be_told_as_well() -> None:
    """No figure is written in the words themselves."""
    course = Course(games=11, turned=22, fills=33, cards_a_fill=44.5)
    other = Strategy(
        deals=55,
        line_deals=66,
        habits={name: Habit(won=77, home=88.5) for name in HABITS},
        won=course,
        lost=course,
        choices={name: Choice(99, 111, 222) for name in MEASURED["choices"]},
    )
    page = StrategyPage().page(other)
    found = {number for text in texts(page) for number in numbers(text.html)}
    assert found == {"11", "22", "44.5", "55", "66", "77", "99"}


def assert_worse(habit: str) -> None:
    habits = Strategy.read().habits
    assert habits[habit].won < habits["plain"].won
    assert habits[habit].home < habits["plain"].home
