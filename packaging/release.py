"""Makes everything ready for a release, in order; stops at the first fault.

    ./run package release.py

Publishes nothing. What it says at the end is left to whoever releases: to tag, and to push the tag,
by which ``.github/workflows/release.yml`` builds the files of all systems and attaches them.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

from commands import run
from product import ROOT, VERSION, Addresses, releases

_PACKAGING: Final = ROOT / "packaging"


def nothing_is_left_uncommitted() -> None:
    """The files are just those of the last commit."""
    if changed := run("git", "status", "--porcelain", cwd=ROOT):
        raise SystemExit(f"commit or remove this first:\n{changed}")


def version_is_new() -> None:
    """The version has three numbers, and no tag yet."""
    numbers = VERSION.split(".")
    if len(numbers) != 3 or not all(number.isdecimal() for number in numbers):
        raise SystemExit(f"{VERSION} is not three numbers between dots")
    if f"v{VERSION}" in run("git", "tag", cwd=ROOT).split():
        raise SystemExit(f"v{VERSION} is released: raise __version__ in bigben/__init__.py")


def change_log_tells_of_it() -> None:
    """The change log begins with this version, of today."""
    newest = releases()[0]
    if newest.version != VERSION:
        raise SystemExit(f"CHANGELOG.md begins with {newest.version}, not with {VERSION}")
    if newest.day != datetime.now(UTC).date():
        raise SystemExit(f"CHANGELOG.md must have today's date in the heading of {VERSION}")
    if not newest.changes:
        raise SystemExit("CHANGELOG.md tells of no change")


def addresses_are_known() -> None:
    """Everything that only whoever releases can know has come in."""
    found = Addresses.from_environment()
    unknown = [
        variable
        for name, variable in Addresses.variables().items()
        if getattr(found, name) == getattr(Addresses(), name)
    ]
    if unknown:
        raise SystemExit(f"set {', '.join(unknown)}; packaging/product.py tells what they are")


def everything_holds() -> None:
    """Tests, recipes, wheel and Debian package, as before any change is taken."""
    _run(ROOT / ".ci" / "run")


def package_runs_on_newer_systems() -> None:
    """The package installs and plays on the next Debian too, if the archive has it."""
    status = subprocess.run(
        [sys.executable, _PACKAGING / "linux" / "trial.py", "trixie"], check=False
    ).returncode
    if status not in {0, 77}:
        raise SystemExit("the package fails on Debian 13")


STEPS: Final[tuple[Callable[[], None], ...]] = (
    nothing_is_left_uncommitted,
    version_is_new,
    change_log_tells_of_it,
    addresses_are_known,
    everything_holds,
    package_runs_on_newer_systems,
)


def main() -> None:
    """Take every step."""
    for number, step in enumerate(STEPS, 1):
        print(f"{number} of {len(STEPS)}: {step.__doc__}", flush=True)
        step()
    kept = "tests/data/versions"
    print(
        f"Ready. Now:\n    git tag -a v{VERSION} -m 'Big Ben {VERSION}'\n"
        f"    git push origin v{VERSION}\n"
        f"If the database's version has changed since the last release, {kept} holds its file."
    )


def _run(*words: object) -> None:
    # The parts of it make their own paths.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run([str(word) for word in words], cwd=ROOT, env=environment, check=False)
    if done.returncode:
        raise SystemExit(f"{words[0]} fails with status {done.returncode}")


if __name__ == "__main__":
    main()
