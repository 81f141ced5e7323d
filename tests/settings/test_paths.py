from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import platformdirs
import pytest
from platformdirs import windows

from bigben.settings.paths import Paths


def test_all_files_lie_below_a_given_folder(tmp_path):
    paths = Paths.under(tmp_path)
    files = [paths.database, paths.preferences, paths.lock, paths.reviews]
    files += [paths.sounds, paths.logs]
    assert all(file.is_relative_to(tmp_path) for file in files)
    assert len(set(files)) == 6
    # Another name would begin anew for who has played with a folder of their own.
    assert [file.relative_to(tmp_path).as_posix() for file in files] == [
        "data/games.sqlite3",
        "config/bigben.ini",
        "data/bigben.lock",
        "cache/reviews",
        "cache/sounds",
        "log",
    ]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform != "linux", reason="each platform has folders of its own")
def test_standard_folders_are_those_of_the_platform(monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere/data")
    monkeypatch.setenv("XDG_CONFIG_HOME", "/somewhere/config")
    monkeypatch.setenv("XDG_CACHE_HOME", "/somewhere/cache")
    monkeypatch.setenv("XDG_STATE_HOME", "/somewhere/state")
    paths = Paths.standard()
    assert paths == Paths(
        Path("/somewhere/data/bigben"),
        Path("/somewhere/config/bigben"),
        Path("/somewhere/cache/bigben"),
        Path("/somewhere/state/bigben/log"),
    )


def test_on_windows_no_folder_has_the_name_of_a_maker(monkeypatch, tmp_path):
    monkeypatch.setattr(windows, "get_win_folder", lambda _name: str(tmp_path))
    for kind in ("data", "config", "cache", "log"):
        monkeypatch.setattr(
            platformdirs,
            f"user_{kind}_path",
            lambda app, appauthor=None, kind=kind: getattr(
                windows.Windows(app, appauthor), f"user_{kind}_path"
            ),
        )
    paths = Paths.standard()
    folders = [paths.data, paths.config, paths.cache, paths.logs]
    inside = [folder.relative_to(tmp_path).parts for folder in folders]
    assert inside == [("bigben",), ("bigben",), ("bigben", "Cache"), ("bigben", "Logs")]


def test_a_user_without_a_home_gets_folders_that_nobody_can_make(monkeypatch, caplog):
    def homeless(*_, **__):
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(platformdirs, "user_data_path", homeless)
    paths = Paths.standard()
    with pytest.raises(OSError, match=r"Not a directory|cannot find"):
        paths.database.parent.mkdir(parents=True)
    told = "There is no folder for files: Could not determine home directory."
    assert caplog.messages == [told]


def test_platformdirs_is_not_loaded_when_a_folder_is_given():
    code = (
        "import sys; from pathlib import Path; from bigben.settings.paths import Paths; "
        "Paths.under(Path('x')); sys.exit('platformdirs' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
