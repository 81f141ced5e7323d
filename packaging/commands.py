"""How scripts of packaging have other programs do something."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping
from pathlib import Path


def run(*words: object, cwd: Path | None = None, env: Mapping[str, str] | None = None) -> str:
    """Run a command; returns what it wrote to its output.

    Raises:
        subprocess.CalledProcessError: it failed; what it wrote has been printed.
    """
    done = subprocess.run(
        [str(word) for word in words],
        cwd=cwd,
        env=env,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode:
        print(done.stdout)
        done.check_returncode()
    return done.stdout
