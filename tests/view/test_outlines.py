from __future__ import annotations

import pytest

from bigben.view.cards.ranks import CAPITAL_HEIGHT, rank_outlines
from bigben.view.outlines import outline


@pytest.mark.parametrize("data", ["M0,0 H3 Z", "M0,0 l1,1", "3,4 L1,1"])
def test_outline_refuses_what_it_does_not_know(data: str) -> None:
    with pytest.raises(ValueError, match=r"M, L, C|command"):
        outline(data)


def test_thirteen_ranks_stand_on_one_line_and_are_of_one_height() -> None:
    boxes = [path.boundingRect() for path in rank_outlines()]
    assert len(boxes) == 13
    for rank, box in enumerate(boxes, start=1):
        assert box.top() == pytest.approx(0, abs=1)
        assert box.bottom() == pytest.approx(CAPITAL_HEIGHT, abs=7 if rank == 12 else 1)
