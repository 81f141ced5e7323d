"""Ways to change files, from single bits to what only somebody who knows them would write."""

from __future__ import annotations

import json
from typing import Any, Final

from hypothesis import strategies as st

TEXTS: Final = st.sampled_from(
    [
        "", " ", "0", "-1", "1e9", "NaN", "null", "'", '"', "%s%n", "{0}", "\\", "\x01", "\x7f",
        "../../../etc/passwd", "/dev/zero", "C:\\CON", "file:///etc/passwd", "$(touch x)",
        "'; DROP TABLE games; --", "=1+2", "@Variant(", "\u202e", "\ud800", "\ufeff7", "é" * 40,
        "9" * 30, "9" * 5_000, "x" * 70_000, "deal " * 30_000, "T3>F2", "T13>F1", "deal;deal",
        "9999-12-31", "0001-01-01", "0000-01-01", "2026-02-30", "2026-11-30T24:00:00+00:00",
        "9999-12-31T23:59:59.999999+00:00", "0001-01-01T00:00:00.000000+00:00",
        "2026-11-30T12:00:00+05:00", "practice", "day", "early", "relaxed", "won", "lost",
    ]
)  # fmt: skip
NUMBERS: Final = st.sampled_from(
    [0, 1, -1, 2, 3, 255, 10**9, 10**12, 10**12 + 1, 2**31, 2**53, 2**63 - 1, -(2**63), 10**20]
)
FLOATS: Final = st.sampled_from([0.5, -0.0, 1e300, float("inf"), float("-inf"), float("nan")])
PLAIN: Final = st.none() | st.booleans() | NUMBERS | FLOATS | TEXTS
VALUES: Final = PLAIN | st.lists(PLAIN, max_size=3) | st.dictionaries(TEXTS, PLAIN, max_size=3)
_CHANGES: Final = st.sampled_from([0, 1, 1, 1, 1, 2, 4])
"""How many changes an example has: one alone goes further in than many."""
_DEEP: Final = st.sampled_from(["[" * 100_000, '{"a":' * 20_000, "9" * 100_000, "-" * 1_000])


@st.composite
def bytes_of(draw: st.DrawFn, sound: bytes) -> bytes:
    """A content with bits flipped, parts overwritten, taken out, doubled, or its end gone."""
    content = bytearray(sound)
    for _ in range(draw(_CHANGES)):
        if not content:
            break
        at = draw(st.integers(0, len(content) - 1))
        length = min(draw(st.sampled_from([1, 2, 8, 64, 512, 4_096])), len(content) - at)
        match draw(st.sampled_from(["flip", "fill", "insert", "cut", "double", "end"])):
            case "flip":
                content[at] ^= 1 << draw(st.integers(0, 7))
            case "fill":
                content[at : at + length] = bytes([draw(st.integers(0, 255))]) * length
            case "insert":
                content[at:at] = draw(st.binary(min_size=1, max_size=20))
            case "cut":
                del content[at : at + length]
            case "double":
                content[at:at] = content[at : at + length]
            case "end":
                del content[at:]
    return bytes(content)


@st.composite
def json_of(draw: st.DrawFn, sound: str) -> str:  # noqa: C901  # one case a kind of change
    """A JSON text with other values, keys missing or doubled, or something else instead."""
    data = json.loads(sound)
    for _ in range(draw(_CHANGES)):
        holder, key = draw(st.sampled_from(list(_places(data))))
        match draw(st.sampled_from(["value", "value", "value", "remove", "add", "double"])):
            case "value":
                holder[key] = draw(VALUES)
            case "remove":
                del holder[key]
            case "add" if isinstance(holder, dict):
                holder[draw(TEXTS)] = draw(VALUES)
            case "double" if isinstance(holder, list):
                holder.append(holder[key])
        if not list(_places(data)):
            break
    text = json.dumps(data, ensure_ascii=draw(st.booleans()))
    match draw(st.sampled_from(["whole"] * 8 + ["key twice", "deep", "mark", "two"])):
        case "key twice":
            text = text.replace("{", '{"version": 1, "version": {},', 1)
        case "deep":
            text = text.replace(": ", ": " + draw(_DEEP), 1)
        case "mark":
            text = "\ufeff" + text
        case "two":
            text += text
    return text


def _places(data: Any) -> Any:
    """Every place in a tree of lists and dictionaries: what holds it, and its key there."""
    items = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in list(items):
        yield data, key
        if isinstance(value, dict | list):
            yield from _places(value)


@st.composite
def lines_of(draw: st.DrawFn, sound: str) -> str:
    """A text with lines and words changed, doubled, swapped, missing or foreign."""
    lines = sound.splitlines()
    for _ in range(draw(_CHANGES)):
        if not lines:
            break
        at, other = (draw(st.integers(0, len(lines) - 1)) for _ in range(2))
        match draw(st.sampled_from(["drop", "double", "swap", "foreign", "word", "word", "cell"])):
            case "drop":
                del lines[at]
            case "double":
                lines.insert(at, lines[other])
            case "swap":
                lines[at], lines[other] = lines[other], lines[at]
            case "foreign":
                lines.insert(at, draw(TEXTS))
            case "word" | "cell" as what:
                separator = " " if what == "word" else ","
                words = lines[at].split(separator)
                words[draw(st.integers(0, len(words) - 1))] = draw(TEXTS)
                lines[at] = separator.join(words)
    return draw(st.sampled_from(["\n", "\n", "\n", "\r\n", "\r"])).join(lines)
