"""Files that are replaced as a whole."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bigben.settings.whole_file import write_whole


@pytest.fixture
def old_file(tmp_path: Path) -> Path:
    """A file, alone in its folder."""
    path = tmp_path / "game"
    path.write_bytes(b"old")
    return path


def test_a_file_is_replaced_when_all_is_written(old_file: Path) -> None:
    seen = []

    def parts() -> Iterator[bytes]:
        yield b"new, "
        seen.append(old_file.read_bytes())
        yield b""
        yield b"and longer"
        yield b"."

    write_whole(old_file, parts())
    assert seen == [b"old"]
    assert old_file.read_bytes() == b"new, and longer."
    assert list(old_file.parent.iterdir()) == [old_file]


def test_what_is_never_finished_leaves_the_old_file(old_file: Path) -> None:
    def parts() -> Iterator[bytes]:
        yield b"new"
        raise LookupError

    with pytest.raises(LookupError):
        write_whole(old_file, parts())
    assert old_file.read_bytes() == b"old"
    assert list(old_file.parent.iterdir()) == [old_file]


def test_a_folder_that_comes_in_the_way_meanwhile_is_told_and_left(old_file: Path) -> None:
    def parts() -> Iterator[bytes]:
        yield b"new"
        old_file.unlink()
        old_file.mkdir()

    with pytest.raises(OSError, match=r"\w \w"):
        write_whole(old_file, parts())
    assert old_file.is_dir()
    assert list(old_file.parent.iterdir()) == [old_file]


@pytest.mark.parametrize("size", [1_500, 150_000])
def test_what_a_full_disk_does_not_take_is_told_and_leaves_the_old_file(
    old_file: Path, size: int
) -> None:
    resource = pytest.importorskip("resource", reason="no limits on files here")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1_000, limits[1]))
    try:
        with pytest.raises(OSError, match="too large"):
            write_whole(old_file, [bytes(size)])
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert old_file.read_bytes() == b"old"
    assert list(old_file.parent.iterdir()) == [old_file]
