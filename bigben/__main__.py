"""The command ``bigben``, also as ``python -m bigben``."""

import gc
import sys


def main() -> int:
    """Run the program; returns its exit status."""
    if sys.argv[1:] == ["--solver-worker"]:
        from bigben.solver import worker  # noqa: PLC0415  # and nothing of Qt

        worker.main()

    from bigben import command_line  # noqa: PLC0415  # nothing of Qt for --help and --version

    arguments = command_line.parse(sys.argv[1:])
    # Nothing made before the table is seen becomes garbage: not looking for any saves time.
    gc.disable()

    from bigben.plain_imports import import_plainly  # noqa: PLC0415

    import_plainly()

    from bigben.app import run  # noqa: PLC0415

    return run(arguments)


if __name__ == "__main__":
    sys.exit(main())
