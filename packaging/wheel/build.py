"""Builds the wheel and the sdist into ``dist/``, and proves them.

    ./run package wheel/build.py

The sdist must build the very same wheel, and both must come out the same byte for byte when they
are built again. The wheel is installed alone into an empty environment, where it plays a game.
"""

from __future__ import annotations

import gzip
import json
import os
import sys
import tarfile
import tempfile
import venv
import zipfile
from pathlib import Path
from typing import Final

from commands import run
from product import ROOT, VERSION, source_time

HERE: Final = Path(__file__).resolve().parent
_DIST: Final = ROOT / "dist"


def build(source: Path, target: Path, kind: str) -> Path:
    """Build a ``wheel`` or an ``sdist`` from a source tree; returns it."""
    words = ["--no-isolation", f"--{kind}", "--outdir", target, source]
    run(
        *(sys.executable, "-P", "-m", "build", *words),
        env=_clean_environment()
        | {"SOURCE_DATE_EPOCH": str(int(source_time().timestamp())), "PYTHONHASHSEED": "0"},
    )
    (built,) = target.glob("*.whl" if kind == "wheel" else "*.tar.gz")
    return built


def build_all(folder: Path) -> Path:
    """Build everything twice; returns the wheel, when all is the same."""
    sdist = build(ROOT, folder / "sdist", "sdist")
    wheel = build(ROOT, folder / "wheel", "wheel")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    unpacked = folder / f"bigben_solitaire-{VERSION}"
    for again, first, what in (
        (build(ROOT, folder / "sdist2", "sdist"), sdist, "the sdist, built again"),
        (build(unpacked, folder / "wheel2", "wheel"), wheel, "the wheel, built from the sdist"),
    ):
        if again.read_bytes() != first.read_bytes():
            raise SystemExit(f"{what}, differs")
    check_languages(wheel)
    _DIST.mkdir(exist_ok=True)
    for file in (sdist, wheel):
        (_DIST / file.name).write_bytes(file.read_bytes())
        print(f"{file.name}: {file.stat().st_size / 1e6:.2f} MB, the same when built again")
    return _DIST / wheel.name


def check_languages(wheel: Path) -> None:
    """A wheel has each language as the program reads it, and not what that is made from."""
    with zipfile.ZipFile(wheel) as archive:
        found = {Path(name).name for name in archive.namelist() if "/i18n/" in name}
    sources = (ROOT / "resources" / "i18n").glob("*.ts")
    wanted = {source.with_suffix(".qm").name for source in sources}
    if found != wanted:
        raise SystemExit(f"the wheel has the languages {found}, not {wanted}")


def play_with(wheel: Path, folder: Path) -> None:
    """Install the wheel into an empty environment, and have it play a game to its win."""
    home = folder / "environment"
    venv.create(home, with_pip=True)
    programs = home / ("Scripts" if sys.platform == "win32" else "bin")
    python = programs / "python"
    clean = _clean_environment() | {"PIP_USE_PEP517": "1", "PIP_NO_INPUT": "1"}
    # pysol-cards has no wheel: the pinned setuptools of build.txt builds it.
    for pins in ("build", "play"):
        run(
            *(python, "-m", "pip", "install", "-q", "--require-hashes", "--no-build-isolation"),
            *("-r", ROOT / "requirements" / f"{pins}.txt"),
            env=clean,
        )
    run(python, "-m", "pip", "install", "-q", "--no-deps", "--no-index", wheel, env=clean)
    said = run(programs / "bigben", "--version", env=clean, cwd=folder)
    if said != f"Big Ben {VERSION}\n":
        raise SystemExit(f"bigben --version says {said!r}")
    with gzip.open(ROOT / "tests/data/games.jsonl.gz", "rt") as lines:
        games = [json.loads(line) for line in lines]
    game = min((game for game in games if game["won"]), key=lambda game: len(game["steps"]))
    moves = [step["played"] for step in game["steps"]]
    said = run(
        *(python, "-P", HERE / "play_game.py", folder / "data", game["deal"], *moves),
        env=clean | {"QT_QPA_PLATFORM": "offscreen"},
        cwd=folder,
    )
    result = json.loads(said.splitlines()[-1])
    if not Path(result["package"]).is_relative_to(home):
        raise SystemExit(f"another Big Ben was played with: {result}")
    if (result["result"], result["moves"]) != ("won", len(moves)):
        raise SystemExit(f"the game was not won: {result}")
    print(f"installed alone, it wins deal {game['deal']} in {len(moves)} moves")


def _clean_environment() -> dict[str, str]:
    """The environment, without what would let this source tree be found."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="bigben-wheel-") as folder:
        play_with(build_all(Path(folder)), Path(folder))
