"""JSON that is read piece by piece says the same as read as a whole."""

from __future__ import annotations

import io
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigben.settings import json_pieces
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


def taken(text: str, kind: type) -> object:
    """All of an object or array, piece by piece."""
    pieces = JsonPieces(io.StringIO(text))
    content: object
    if kind is dict:
        content = {key: pieces.value() for key in pieces.members()}
    else:
        content = list(pieces.elements())
    pieces.end()
    return content


@pytest.mark.parametrize("content", [{"a": 1, "b": 2}, [1, 2]])
def test_a_wrong_sign_anywhere_is_refused(content: object) -> None:
    text = json.dumps(content)
    assert taken(text, type(content)) == content
    for at, sign in enumerate(text):
        if sign in '{}[]:,"':
            with pytest.raises(ValueError, match=r".+"):
                taken(f"{text[:at]}X{text[at + 1 :]}", type(content))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{1: 2}", "a key is missing"),
        ('{"a" 1}', "one of : is missing"),
        ('{"a": 1;', "one of ,} is missing"),
        ("{} {}", "something follows"),
    ],
)
def test_what_is_wrong_is_told(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=f"^{why}$"):
        taken(text, dict)


class Watched(io.StringIO):
    """A file that notes how many letters are asked for."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.asked: list[int | None] = []

    def read(self, size: int | None = -1, /) -> str:
        self.asked.append(size)
        return super().read(size)


def test_a_long_array_is_read_little_by_little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(json_pieces, "_LETTERS", 100)
    file = Watched(json.dumps(list(range(1_000))))
    for number, value in enumerate(JsonPieces(file).elements()):
        assert value == number
        assert file.tell() <= len(json.dumps(list(range(number + 1)))) + 200
    assert set(file.asked) == {100}


def test_a_long_value_is_read_twice_as_far_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(json_pieces, "_LETTERS", 100)
    file = Watched(json.dumps("x" * 1_000))
    assert JsonPieces(file).value() == "x" * 1_000
    assert file.asked == [100, 100, 200, 400, 800, 1_002]
