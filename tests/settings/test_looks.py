"""What a player can choose of the looks."""

from bigben.settings.looks import TextSize


def test_letters_are_as_large_as_the_system_wishes_or_up_to_half_as_large_again() -> None:
    assert [size.share for size in TextSize] == [0.9, 1.0, 1.15, 1.3, 1.5]
