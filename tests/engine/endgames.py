"""Positions near the end of a game, for tests."""

from bigben.engine import HOURS, Card, Position, Rules, base_card, foundation_size


def endgame(
    sizes: dict[int, int],
    tableau: dict[int, str],
    waste: str = "",
    stock: str = "",
    rules: Rules = Rules.BIG_BEN,
) -> Position:
    """A position with foundations of these sizes, the others finished."""
    foundations = {}
    for hour in HOURS:
        foundations[hour] = [base_card(hour)]
        while len(foundations[hour]) < sizes.get(hour, foundation_size(hour)):
            foundations[hour].append(foundations[hour][-1].above)

    def cards(names: str) -> list[Card]:
        return [Card.parse(name) for name in names.split()]

    piles = {hour: cards(names) for hour, names in tableau.items()}
    return Position(rules, foundations, piles, cards(waste), cards(stock))
