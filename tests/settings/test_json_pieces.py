"""JSON that is read piece by piece says the same as read as a whole."""

from __future__ import annotations

import io
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigben.settings.json_pieces import JsonPieces


class Trickle(io.StringIO):
    """A file that gives a few letters at a time, however many are asked for."""

    def __init__(self, text: str, letters: int) -> None:
        super().__init__(text)
        self._letters = letters

    def read(self, size: int | None = -1, /) -> str:
        return super().read(min(self._letters, len(self.getvalue()) if size is None else size))


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=10,
)
PIECES = st.integers(1, 9)


@given(st.dictionaries(st.text(), VALUES, max_size=5), PIECES, st.sampled_from([None, 1]))
def test_members_are_those_of_the_whole(content, letters, indent):
    text = JsonPieces(Trickle(json.dumps(content, indent=indent), letters))
    assert {key: text.value() for key in text.members()} == content
    text.end()


@given(st.lists(VALUES, max_size=5), PIECES)
def test_elements_are_those_of_the_whole(content, letters):
    text = JsonPieces(Trickle(" \n" + json.dumps(content) + "\n", letters))
    assert list(text.elements()) == content
    text.end()


@pytest.mark.parametrize(
    "text", ["", "7", "{", '{"a"', '{"a":', '{"a": 1', '{"a": 1,', '{"a": 1,}', "{1: 2}", "{} {}"]
)
@pytest.mark.parametrize("letters", [1, 100])
def test_what_is_no_object_is_refused(text, letters):
    pieces = JsonPieces(Trickle(text, letters))
    with pytest.raises(ValueError, match=r".+"):  # noqa: PT012  # each as far as it goes
        for _ in pieces.members():
            pieces.value()
        pieces.end()


@pytest.mark.parametrize("text", ["", "[", "[1", "[1,", "[1,]", "[1 2]", "[] 7", "[nul]"])
def test_what_is_no_array_is_refused(text):
    pieces = JsonPieces(Trickle(text, 1))
    with pytest.raises(ValueError, match=r".+"):  # noqa: PT012  # each as far as it goes
        list(pieces.elements())
        pieces.end()
