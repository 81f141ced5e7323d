"""Ties what a page of the help claims to the tests that play it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from bigben.ui.help.parts import Page, Points, Text

_Test = TypeVar("_Test", bound=Callable[..., object])


class Proofs(dict[str, list[str]]):
    """Which tests prove which claim."""

    def of(self, *claims: str) -> Callable[[_Test], _Test]:
        """Mark a test as a proof of claims."""

        def mark(test: _Test) -> _Test:
            for claim in claims:
                self.setdefault(claim, []).append(test.__name__)
            return test

        return mark


def texts(page: Page) -> list[Text]:
    """All paragraphs and points of a page."""
    found: list[Text] = []
    for part in page.parts:
        if isinstance(part, Text):
            found.append(part)
        elif isinstance(part, Points):
            found += part.texts
    return found


def assert_all_proven(page: Page, proofs: Proofs) -> None:
    """Every paragraph claims something, and just that has proofs."""
    claims = [text.claim for text in texts(page)]
    assert all(claims), [text.html for text in texts(page) if not text.claim]
    assert len(set(claims)) == len(claims)
    assert set(claims) == set(proofs)
