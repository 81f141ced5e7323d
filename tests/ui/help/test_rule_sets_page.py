"""Every claim about the rule sets, played."""

from __future__ import annotations

import pytest

from bigben.engine import DEAL, IllegalMove, Move, Position, Reason, Rules
from bigben.settings.preferences import RULES
from bigben.ui.actions import Action
from bigben.ui.help.arrangements import arranged
from bigben.ui.help.rule_sets_page import RuleSetsPage
from tests.ui.help.claims import Proofs, assert_all_proven

PROOFS = Proofs()


def refusal(position: Position, move: str) -> Reason | None:
    try:
        position.check(Move.parse(move))
    except IllegalMove as illegal:
        return illegal.reason
    return None


def test_every_claim_about_the_rule_sets_is_played() -> None:
    assert_all_proven(RuleSetsPage().page(), PROOFS)


@PROOFS.of("rule-sets")
def test_the_preferred_rule_set_holds_from_the_next_deal_on(window, preferences) -> None:
    assert len(Rules) == 3
    session = window.session
    preferences.set(RULES, Rules.EARLY)
    assert session.game.position.rules is Rules.BIG_BEN
    window.actions_by_name[Action.NEW].trigger()
    assert session.game.position.rules is Rules.EARLY
    assert session.game.record.rules is Rules.EARLY


@PROOFS.of("rule-sets")
@pytest.mark.parametrize("rules", Rules)
def test_each_rule_set_has_its_own_statistics(make_session, log, rules) -> None:
    session = make_session()
    session.deal_number(7, rules)
    session.game.play(DEAL)
    session.deal_number(8, rules)
    played = {each: log.figures(each).played for each in Rules}
    assert played == {each: int(each is rules) for each in Rules}


@PROOFS.of("big-ben")
def test_the_default_is_the_game_of_the_rules_page() -> None:
    assert RULES.default is Rules.BIG_BEN
    assert Position.deal(7).rules is Rules.BIG_BEN
    assert arranged().rules is Rules.BIG_BEN  # the rules page is proven with it


def waiting(rules: Rules) -> Position:
    return arranged({}, {3: "4D QD 7H"}, waste="9S 6H", rules=rules)


@PROOFS.of("early")
def test_early_lets_the_waste_go_to_foundations_only() -> None:
    assert refusal(waiting(Rules.EARLY), "W>T3") is Reason.WASTE_TO_FOUNDATIONS
    assert refusal(waiting(Rules.BIG_BEN), "W>T3") is None
    home = arranged({}, {}, waste="6H 9S", rules=Rules.EARLY)
    assert refusal(home, "W>F3") is None
    # All else is the same: the moves differ by those from the waste to piles alone.
    for position in (waiting(Rules.EARLY), home):
        same = Position(
            Rules.BIG_BEN, position.foundations, position.tableau, position.waste, position.stock
        )
        more = set(map(str, same.legal_moves)) - set(map(str, position.legal_moves))
        assert all(move.startswith("W>T") for move in more)
        assert set(map(str, position.legal_moves)) <= set(map(str, same.legal_moves))


@PROOFS.of("relaxed")
@pytest.mark.parametrize(("pile", "taken"), [("5H 8S", True), ("8S", True), ("", False)])
def test_relaxed_builds_on_any_pile_that_holds_a_card(pile: str, taken: bool) -> None:
    position = arranged({}, {3: pile, 4: "QC KD 7S"}, rules=Rules.RELAXED)
    assert (refusal(position, "T4>T3") is None) is taken
    gaps = position.gaps
    entry = position.push(DEAL)
    assert len(entry.steps) == gaps
    assert position.gaps == 0
