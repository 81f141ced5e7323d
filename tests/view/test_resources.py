from __future__ import annotations

from pathlib import Path

import pytest

from bigben.view import resources
from bigben.view.resources import resource


def test_resource_is_found_in_the_source_checkout() -> None:
    assert resource("cards/back/clock.svg").read_bytes().startswith(b"<svg")


def test_resource_is_found_inside_an_installed_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "bigben" / "resources" / "cards" / "one.svg"
    file.parent.mkdir(parents=True)
    file.touch()
    monkeypatch.setattr(resources, "_PACKAGE", tmp_path / "bigben")
    assert resource("cards/one.svg") == file


def test_missing_resource_is_an_error_that_names_it() -> None:
    with pytest.raises(FileNotFoundError, match=r"cards/no\.svg"):
        resource("cards/no.svg")
