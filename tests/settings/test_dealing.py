"""Which deals a player can wish for."""

from bigben.settings.dealing import Dealing, Level


def test_every_level_can_be_wished_for_and_any_deal_has_none() -> None:
    assert {wish: wish.level for wish in Dealing} == {
        Dealing.ANY: None,
        Dealing.EASY: Level.EASY,
        Dealing.MEDIUM: Level.MEDIUM,
        Dealing.HARD: Level.HARD,
    }
