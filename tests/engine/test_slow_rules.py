"""The engine against a second move generator, slow and obvious, written from the rules' text.

It shares nothing with the engine but the deal that it starts from, read from its text form.
"""

import random
from dataclasses import dataclass
from functools import cache

import pytest

from bigben.engine import DEAL, Move, Outcome, Position, Result, Rules, StuckReason
from bigben.engine.circles import only_circles

CLOCK = ["12", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"]
LAST_RANK = {**{h: h for h in CLOCK}, "1": "A", "10": "T", "11": "J", "12": "Q"}


@dataclass(frozen=True)
class Slow:
    """All piles by name, bottom card first; the stock's next card first."""

    rules: str
    piles: dict[str, tuple[str, ...]]

    @classmethod
    def read(cls, text: str) -> "Slow":
        piles = {}
        for line in text.splitlines():
            name, cards = line.split(":")
            if name == "rules":
                rules = cards.strip()
            elif name == "waste":
                piles["W"] = tuple(cards.split())
            elif name == "stock":
                piles["S"] = tuple(cards.split())
            else:
                hour, top = name.split()
                piles["F" + hour] = (top,)
                piles["T" + hour] = tuple(cards.split())
        return cls(rules, piles)

    def moves(self) -> list[str]:
        found = []
        sources = ["T" + hour for hour in CLOCK] + ["W"]
        targets = ["F" + hour for hour in CLOCK] + ["T" + hour for hour in CLOCK]
        for source in sources:
            for target in targets:
                if source != target and self.may_go(source, target):
                    found.append(source + ">" + target)
        if len(self.piles["S"]) > 0:
            found.append("deal")
        return sorted(found)

    def may_go(self, source: str, target: str) -> bool:
        if self.piles[source] == ():
            return False
        card = self.piles[source][-1]
        if target[0] == "F":
            top = self.piles[target][-1]
            if top[0] == LAST_RANK[target[1:]]:
                return False
            return card[1] == top[1] and (top[0] + card[0]) in "A23456789TJQKA"
        if self.rules == "early" and source == "W":
            return False
        least = 1 if self.rules == "relaxed" else 3
        if len(self.piles[target]) < least:
            return False
        top = self.piles[target][-1]
        return card[1] == top[1] and (card[0] + top[0]) in "A23456789TJQKA"

    def play(self, move: str) -> "Slow":
        piles = dict(self.piles)
        if move != "deal":
            source, target = move.split(">")
            piles[target] += (piles[source][-1],)
            piles[source] = piles[source][:-1]
            return Slow(self.rules, piles)
        if all(len(piles["T" + hour]) >= 3 for hour in CLOCK):
            piles["W"] += (piles["S"][0],)
            piles["S"] = piles["S"][1:]
            return Slow(self.rules, piles)
        while piles["S"] and any(len(piles["T" + hour]) < 3 for hour in CLOCK):
            for hour in CLOCK:
                if len(piles["T" + hour]) < 3 and piles["S"]:
                    piles["T" + hour] += (piles["S"][0],)
                    piles["S"] = piles["S"][1:]
        return Slow(self.rules, piles)

    def perft(self, depth: int) -> int:
        if depth == 0:
            return 1
        return sum(self.play(move).perft(depth - 1) for move in self.moves())

    def text(self) -> str:
        lines = ["rules: " + self.rules]
        for hour in CLOCK:
            cards = " ".join(self.piles["T" + hour])
            lines.append(f"{hour} {self.piles['F' + hour][-1]}: {cards}".strip())
        lines.append(("waste: " + " ".join(self.piles["W"])).strip())
        lines.append(("stock: " + " ".join(self.piles["S"])).strip())
        return "\n".join(lines) + "\n"


def perft(position: Position, depth: int) -> int:
    if depth == 0:
        return 1
    count = 0
    for move in list(position.legal_moves):
        position.push(move)
        count += perft(position, depth - 1)
        position.pop()
    return count


def walked(number: int, length: int, rules: str) -> Position:
    """A position some moves into a deal: of the moves in ASCII order, one by a fixed scheme.

    The moves are those of `big-ben`, whatever the rule set is to be: all three then begin alike.
    """
    position = Position.deal(number)
    for step in range(length):
        moves = sorted(map(str, position.legal_moves))
        position.push(Move.parse(moves[step * 7 % len(moves)]))
    return Position.from_text(position.to_text().replace("big-ben", rules))


# Deal number, moves walked, rule set, and how many lines of 1, 2, ... moves there are.
PERFT = [
    (1, 0, "big-ben", [7, 46, 291, 1804, 10901]),
    (1, 0, "early", [7, 45, 277, 1665, 9747]),
    (1, 0, "relaxed", [7, 48, 323, 2140, 13837]),
    (32_000, 0, "big-ben", [4, 15, 52, 171, 508]),
    (32_000, 0, "early", [4, 15, 51, 161, 456]),
    (32_000, 0, "relaxed", [4, 15, 53, 181, 562]),
    (12_345_678_901_234_567_890, 60, "big-ben", [2, 4, 11, 42, 185]),
    (12_345_678_901_234_567_890, 60, "early", [2, 4, 9, 26, 89]),
    (12_345_678_901_234_567_890, 60, "relaxed", [2, 4, 11, 43, 188]),
    (2, 50, "big-ben", [4, 15, 58, 233, 911]),
    (2, 50, "early", [4, 14, 49, 181, 661]),
    (2, 50, "relaxed", [4, 15, 58, 236, 952]),
    (5, 70, "big-ben", [6, 35, 204, 1183, 6804]),
    (5, 70, "early", [4, 17, 68, 260, 946]),
    (5, 70, "relaxed", [6, 35, 204, 1183, 6809]),
]


@pytest.mark.parametrize(("number", "length", "rules", "counts"), PERFT)
def test_perft(number: int, length: int, rules: str, counts: list[int]) -> None:
    position = walked(number, length, rules)
    text = position.to_text()
    assert [perft(position, depth) for depth in range(1, len(counts) + 1)] == counts
    assert position.to_text() == text
    slow = Slow.read(text)
    assert [slow.perft(depth) for depth in range(1, len(counts) + 1)] == counts


def test_the_rule_sets_differ_in_the_pinned_counts() -> None:
    by_start: dict[tuple[int, int], set[tuple[int, ...]]] = {}
    for number, length, _, counts in PERFT:
        by_start.setdefault((number, length), set()).add(tuple(counts))
    assert sum(len(counts) == 3 for counts in by_start.values()) >= 2


@pytest.mark.parametrize("rules", Rules)
@pytest.mark.parametrize("number", [1, 2, 31_999, 32_000, 99_999_999_999_999_999_999])
def test_games_go_as_by_the_slow_rules_move_by_move(rules: Rules, number: int) -> None:
    walk = random.Random(number)
    position = Position.deal(number, rules)
    slow = Slow.read(position.to_text())
    for _ in range(200):
        legal = slow.moves()
        assert sorted(map(str, position.legal_moves)) == legal
        if not legal:
            break
        move = walk.choice(legal)
        position.push(Move.parse(move))
        slow = slow.play(move)
        assert position.to_text() == slow.text()


@pytest.mark.parametrize("rules", Rules)
def test_a_rule_set_says_whether_lines_of_big_ben_are_legal_by_it(rules: Rules) -> None:
    walk = random.Random(rules)
    illegal = 0
    for number in range(1, 11):
        position, other = Position.deal(number), Position.deal(number, rules)
        while moves := list(position.legal_moves):
            move = walk.choice(moves)
            if move not in other.legal_moves:
                illegal += 1
                break
            position.push(move)
            other.push(move)
            if len(position.entries) == 150:
                break
    assert (illegal == 0) is rules.allows_lines_of_big_ben


def endgames(rules: Rules, count: int) -> list[Position]:
    """Positions with the stock out, from games played at random with foundations preferred."""
    found: list[Position] = []
    number = 0
    while len(found) < count:
        number += 1
        walk = random.Random(number)
        position = Position.deal(number, rules)
        while position.stock and len(position.entries) < 300:
            moves = list(position.legal_moves)
            home = [m for m in moves if m.target and str(m.target).startswith("F")]
            position.push(walk.choice(home or [*moves, DEAL]))
        for _ in range(walk.randrange(12)):
            if moves := list(position.legal_moves):
                home = [m for m in moves if m.target and str(m.target).startswith("F")]
                position.push(walk.choice(home or moves))
        if not position.stock:
            found.append(position)
    return found


@cache
def reachable_by_builds(text: str, limit: int) -> tuple[int, bool] | None:
    """How many positions builds reach and whether one lets a card go home; None if too many."""
    slow = Slow.read(text)
    seen = {slow.text()}
    todo = [slow]
    home = False
    while todo:
        one = todo.pop()
        for move in one.moves():
            if ">F" in move:
                home = True
                continue
            after = one.play(move)
            if after.text() not in seen:
                if len(seen) == limit:
                    return None
                seen.add(after.text())
                todo.append(after)
    return len(seen), home


@pytest.mark.parametrize("rules", Rules)
def test_only_circles_is_what_a_search_of_all_builds_finds(rules: Rules) -> None:
    kinds = {"none": 0, "circles": 0, "free": 0}
    for position in endgames(rules, 150):
        text = position.to_text()
        reached = reachable_by_builds(text, 300)
        if reached is None:
            continue
        size, home = reached
        outcome = position.outcome()
        if position.is_won:
            assert outcome == Outcome(Result.WON)
        elif not Slow.read(text).moves():
            assert outcome == Outcome(Result.STUCK, StuckReason.NO_MOVES)
            kinds["none"] += 1
        elif home:
            assert outcome is None
            kinds["free"] += 1
        else:
            assert outcome == Outcome(Result.STUCK, StuckReason.ONLY_CIRCLES)
            # Piles that changed places are one position to the engine, so it needs no more.
            assert only_circles(position, limit=size)
            kinds["circles"] += 1
        assert position.to_text() == text
    assert all(kinds.values()), kinds
