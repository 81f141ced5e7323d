"""Programs of the system, played by scripts."""

from __future__ import annotations

from pathlib import Path


def write_program(folder: Path, name: str, script: str) -> str:
    """Write a program of that name, whose shell does this; returns its path."""
    path = folder / name
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)
    return str(path)
