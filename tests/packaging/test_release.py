"""What is told of the program outside of it, and the order in which a release is made ready."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from types import ModuleType

import pytest

from bigben import __version__

PACKAGING = Path(__file__).parents[2] / "packaging"


@pytest.fixture
def product(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    monkeypatch.syspath_prepend(str(PACKAGING))
    import product  # noqa: PLC0415

    yield product
    sys.modules.pop("product")


@pytest.fixture
def release(product: ModuleType) -> Iterator[ModuleType]:
    del product
    import release  # noqa: PLC0415

    yield release
    sys.modules.pop("release")


@pytest.fixture
def change_log(product: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An empty change log, in place of the project's own."""
    monkeypatch.setattr(product, "ROOT", tmp_path)
    return tmp_path / "CHANGELOG.md"


def test_change_log_begins_with_the_version_of_the_program(product: ModuleType) -> None:
    newest = product.releases()[0]
    assert newest.version == product.VERSION == __version__
    assert newest.changes


def test_each_version_of_the_change_log_has_its_day_and_changes(
    product: ModuleType, change_log: Path
) -> None:
    change_log.write_text(
        "# What changed\n\n## 0.2.0, not yet released\n\n- A change\n  on two lines.\n- Another.\n"
        "\n## 0.1.0, 2026-12-24\n\n- The first.\n",
        encoding="utf-8",
    )
    assert product.releases() == [
        product.Release("0.2.0", None, ("A change on two lines.", "Another.")),
        product.Release("0.1.0", date(2026, 12, 24), ("The first.",)),
    ]


@pytest.mark.parametrize(
    "heading", ["## Next", "## 0.2.0", "## 0.2.0, tomorrow", "## 0.2.0, 1.1.26"]
)
def test_heading_without_version_and_day_is_told(
    product: ModuleType, change_log: Path, heading: str
) -> None:
    change_log.write_text(f"# What changed\n\n{heading}\n\n- A change.\n", encoding="utf-8")
    with pytest.raises(ValueError, match="not a heading"):
        product.releases()


def test_addresses_come_from_outside_and_no_empty_one_counts(
    product: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BIGBEN_HOME", "https://example.org/")
    monkeypatch.setenv("BIGBEN_APP_ID", "")
    found = product.Addresses.from_environment()
    assert (found.home, found.app_id, found.pictures) == ("https://example.org/", "bigben", "")


def test_release_stops_at_the_first_fault(
    release: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = []

    def first() -> None:
        taken.append("first")

    def second() -> None:
        raise SystemExit("a fault")

    def third() -> None:
        taken.append("third")

    monkeypatch.setattr(release, "STEPS", (first, second, third))
    with pytest.raises(SystemExit, match="a fault"):
        release.main()
    assert taken == ["first"]


def test_release_of_another_day_than_today_is_refused(
    release: ModuleType, change_log: Path
) -> None:
    change_log.write_text(f"## {__version__}, 2020-01-01\n\n- A change.\n", encoding="utf-8")
    with pytest.raises(SystemExit, match="today's date"):
        release.change_log_tells_of_it()


def test_release_without_its_addresses_names_what_to_set(
    release: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("HOME", "PICTURES", "APP_ID", "MAINTAINER"):
        monkeypatch.delenv(f"BIGBEN_{name}", raising=False)
    monkeypatch.setenv("BIGBEN_PICTURES", "https://example.org/pictures")
    with pytest.raises(SystemExit, match="BIGBEN_HOME, BIGBEN_APP_ID, BIGBEN_MAINTAINER"):
        release.addresses_are_known()
