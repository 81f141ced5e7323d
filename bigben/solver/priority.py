"""The worker gives way to whatever somebody is looking at."""

from __future__ import annotations

import os
import sys
from typing import Final

_NICENESS: Final = 5
"""A third of a core at least stays with a program that wants a whole one. (nice(2))"""
_BELOW_NORMAL_PRIORITY_CLASS: Final = 0x4000
"""What Windows calls the same. (winbase.h)"""


def give_way() -> None:
    """Let this process run when others have nothing to do, above all the table's own."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415

        kernel = ctypes.windll.kernel32
        # The handle is as wide as a pointer, which a plain number would not be.
        process = ctypes.c_void_p(kernel.GetCurrentProcess())
        kernel.SetPriorityClass(process, _BELOW_NORMAL_PRIORITY_CLASS)
    else:
        os.nice(_NICENESS)
