import pytest

from bigben.engine import Rules
from bigben.engine.rules import parse_rules


@pytest.mark.parametrize("rules", Rules)
def test_a_rule_set_is_read_by_its_name(rules: Rules) -> None:
    assert parse_rules(rules.value) is rules


def test_what_is_no_rule_set_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"^'clock' is not a rule set: ") as refusal:
        parse_rules("clock")
    assert str(refusal.value).endswith(": choose from big-ben, early, relaxed")
