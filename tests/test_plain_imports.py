"""What the program's imports cost besides the modules."""

from __future__ import annotations

import subprocess
import sys

# Stands in for the program, and tells which modules' source is kept in memory.
PROGRAM = """
import linecache, sys, types

def run(arguments):
    import bigben.view.geometry
    print([file for file in linecache.cache if "bigben" in file])
    return 0

sys.modules["bigben.app"] = types.SimpleNamespace(run=run)
from bigben.__main__ import main
main()
"""


def test_the_program_reads_no_source_of_what_it_imports() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"
