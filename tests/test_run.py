"""``./run``: set up once, quickly started ever after, and mended when something is amiss.

Python and the installer are stand-ins that write down how they were called.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="run is a shell script")

# Makes an environment whose python is this same stand-in; says yes to every short question.
STAND_IN = """#!/bin/sh
echo "python $*" >>"$CALLS"
case "$1 $2" in
"-m venv")
    mkdir -p "$3/bin"
    ln -s "$BASE_PYTHON" "$3/bin/python"
    echo "VIRTUAL_ENV=$3" >"$3/bin/activate"
    ;;
"-m pip") [ ! -e "$PIP_FAILS" ] ;;
esac
"""
TOOLS_IT_MAY_USE = ["cat", "cksum", "dirname", "env", "flock", "grep", "id", "ln", "mkdir"]
TOOLS_IT_MAY_USE += ["readlink", "rm", "sed", "sh", "sort", "uname"]


@dataclass
class Clone:
    """A fresh clone with nothing in it but what ``run`` itself needs."""

    root: Path
    tools: Path
    environment: dict[str, str]

    def start(
        self, *arguments: str, through: Path | None = None
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(through or self.root / "run"), *arguments],
            env=self.environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )

    def calls_of(self, *arguments: str, status: int = 0, through: Path | None = None) -> list[str]:
        """Run it; return the calls of Python that it made, without the short questions."""
        calls = Path(self.environment["CALLS"])
        calls.write_text("")
        done = self.start(*arguments, through=through)
        assert done.returncode == status, done.stderr
        return [
            call
            for call in calls.read_text().splitlines()
            if not call.startswith("python -c") and "pip --version" not in call
        ]


def is_installing(calls: list[str]) -> bool:
    return any("pip install" in call for call in calls)


def is_making(calls: list[str]) -> bool:
    return any("-m venv" in call for call in calls)


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    root = tmp_path / "a clone"
    root.mkdir()
    shutil.copy(ROOT / "run", root)
    shutil.copytree(ROOT / "requirements", root / "requirements")
    shutil.copytree(ROOT / "packaging", root / "packaging")
    shutil.copytree(ROOT / "resources" / "i18n", root / "resources" / "i18n")
    tools = tmp_path / "tools"
    tools.mkdir()
    for tool in TOOLS_IT_MAY_USE:
        if found := shutil.which(tool):
            (tools / tool).symlink_to(found)
    for name, text in (("python3", STAND_IN), ("ldd", "#!/bin/sh\n")):
        (tools / name).write_text(text)
        (tools / name).chmod(0o755)
    environment = {
        "PATH": str(tools),
        "CALLS": str(tmp_path / "calls"),
        "BASE_PYTHON": str(tools / "python3"),
        "PIP_FAILS": str(tmp_path / "pip-fails"),
    }
    return Clone(root, tools, environment)


def test_first_start_makes_the_environment_installs_and_plays(clone: Clone) -> None:
    calls = clone.calls_of("--deal", "7")
    assert is_making(calls)
    assert [call.rpartition("requirements/")[2] for call in calls if "pip install" in call] == [
        "build.txt",
        "play.txt",
    ]
    assert all("--require-hashes" in call for call in calls if "pip install" in call)
    assert calls[-1] == "python -P -m bigben --deal 7"


def test_second_start_only_plays(clone: Clone) -> None:
    clone.calls_of()
    assert clone.calls_of() == ["python -P -m bigben"]


def test_changed_translation_is_compiled_at_the_next_start_and_only_then(clone: Clone) -> None:
    clone.calls_of()
    for language in (clone.root / "resources" / "i18n").glob("*.ts"):
        language.write_text(language.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    compiling, playing = clone.calls_of()
    assert compiling.endswith("packaging/build_resources.py")
    assert playing == "python -P -m bigben"
    assert clone.calls_of() == ["python -P -m bigben"]


def test_changed_pin_is_installed_into_the_same_environment(clone: Clone) -> None:
    clone.calls_of()
    pins = clone.root / "requirements" / "play.txt"
    pins.write_text(pins.read_text().replace("platformdirs==", "platformdirs==9"))
    calls = clone.calls_of()
    assert is_installing(calls)
    assert not is_making(calls)
    assert clone.calls_of() == ["python -P -m bigben"]


def test_environment_left_half_made_is_made_anew(clone: Clone) -> None:
    fails = Path(clone.environment["PIP_FAILS"])
    fails.touch()
    assert clone.calls_of(status=1)[-1].startswith("python -m pip install")
    fails.unlink()
    calls = clone.calls_of()
    assert is_making(calls)
    assert calls[-1] == "python -P -m bigben"


def test_environment_without_a_python_that_runs_is_made_anew(clone: Clone) -> None:
    clone.calls_of()
    python = clone.root / ".venv" / "bin" / "python"
    python.unlink()
    python.symlink_to("gone")
    assert is_making(clone.calls_of())


def test_moved_folder_gets_an_environment_of_its_own(clone: Clone) -> None:
    clone.calls_of()
    clone.root = clone.root.rename(clone.root.with_name("moved"))
    assert is_making(clone.calls_of())


def test_players_need_no_test_tools(clone: Clone) -> None:
    assert not any("test.txt" in call for call in clone.calls_of())


def test_tools_run_with_the_pins_for_tests(clone: Clone) -> None:
    calls = clone.calls_of("exec", "python", "-m", "tool")
    assert any(call.endswith("requirements/test.txt") for call in calls)
    assert calls[-1] == "python -m tool"


def test_only_all_tests_need_the_pins_for_surveys(clone: Clone) -> None:
    tools = ["dbus-daemon", "dbus-monitor", "dbus-send", "Xvfb", "openbox"]
    for tool in [*tools, "setxkbmap", "xdotool", "xprop"]:
        (clone.tools / tool).symlink_to(clone.tools / "ldd")
    quick = clone.calls_of("test", "tests/engine")
    assert not any("survey.txt" in call for call in quick)
    assert quick[-1].endswith("-m not slow tests/engine")
    thorough = clone.calls_of("test", "--all", "tests/engine")
    assert [call.rpartition("requirements/")[2] for call in thorough if "pip install" in call] == [
        "build.txt",
        "survey.txt",
    ]
    assert thorough[-1].endswith("-m  tests/engine")


def test_package_scripts_run_with_the_pins_for_packages(clone: Clone) -> None:
    calls = clone.calls_of("package", "check.py", "--quick")
    assert any(call.endswith("requirements/package.txt") for call in calls)
    assert calls[-1] == f"python {clone.root}/packaging/check.py --quick"


def test_missing_library_without_a_way_to_install_it_names_the_line_to_type(clone: Clone) -> None:
    (clone.tools / "ldd").write_text("#!/bin/sh\necho '\tlibxcb-cursor.so.0 => not found'\n")
    done = clone.start()
    assert done.returncode == 1
    assert "apt-get install --no-install-recommends" in done.stderr
    assert "libxcb-cursor0" in done.stderr
    (clone.tools / "ldd").write_text("#!/bin/sh\n")
    assert clone.calls_of()[-1] == "python -P -m bigben"


def test_clone_is_found_through_a_link(clone: Clone, tmp_path: Path) -> None:
    link = tmp_path / "bigben"
    link.symlink_to(clone.root / "run")
    assert clone.calls_of(through=link)[-1] == "python -P -m bigben"
    assert (clone.root / ".venv").exists()
