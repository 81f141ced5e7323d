"""Outlines as painter paths: those written as SVG path data, and that of a card."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from bigben.view.measures import CARD_CORNER

_TOKEN: Final = re.compile(r"[MLCZ]|-?\d+(?:\.\d+)?")


def outline(data: str) -> QPainterPath:
    """The path that ``data`` draws: absolute M, L, C and Z alone, filled by the winding rule.

    So counters (holes) run against the clock, and parts that lie over each other run with it.

    Raises:
        ValueError: ``data`` has a command or a sign that is none of these.

    >>> outline("M0,0 L4,0 L4,3 Z").boundingRect().height()
    3.0
    """
    rest = _TOKEN.sub("", data).replace(",", "").strip()
    if rest:
        raise ValueError(f"{rest!r} is not M, L, C, Z or a number")
    tokens = iter(_TOKEN.findall(data))
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for command in tokens:
        match command:
            case "M":
                path.moveTo(_point(tokens))
            case "L":
                path.lineTo(_point(tokens))
            case "C":
                path.cubicTo(_point(tokens), _point(tokens), _point(tokens))
            case "Z":
                path.closeSubpath()
            case _:
                raise ValueError(f"a number where a command must stand: {command}")
    return path


def rounded(rect: QRectF, w: float) -> QPainterPath:
    """A rectangle with corners as a card ``w`` pixels wide has them."""
    path = QPainterPath()
    path.addRoundedRect(rect, CARD_CORNER * w, CARD_CORNER * w)
    return path


def _point(tokens: Iterator[str]) -> QPointF:
    return QPointF(float(next(tokens)), float(next(tokens)))
