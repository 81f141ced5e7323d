"""The command line, read and checked."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, NoReturn, Self

from bigben import __version__
from bigben.engine import Rules, parse_deal_number, parse_rules

if TYPE_CHECKING:
    import argparse


class Errand(StrEnum):
    """What a desktop can ask for besides a plain start: the actions of the desktop entry."""

    NEW = "new"
    """A new game, as the menu begins it."""
    STATISTICS = "statistics"
    """The statistics, over the game in progress."""


class Arguments(NamedTuple):
    """What was asked for at the start.

    Attributes:
        deal: the number of the deal to lay; None for the game in progress.
        rules: the rule set for it; None for the preferred one.
        data_dir: the folder for all files; None for the platform's own.
        file: the saved game to open; None for none.
        errand: what is to be done at once; None for nothing.
    """

    deal: int | None = None
    rules: Rules | None = None
    data_dir: Path | None = None
    file: Path | None = None
    errand: Errand | None = None

    @property
    def asks_for_deal(self) -> bool:
        """Whether the game in progress is to make way for another."""
        return self.deal is not None or self.rules is not None

    @property
    def asks_for_something(self) -> bool:
        """Whether anything is to be done beside showing the game in progress."""
        return self.asks_for_deal or self.file is not None or self.errand is not None

    def to_json(self) -> dict[str, object]:
        """What a program that is already running needs to know of a later start."""
        # As a text: a deal number has up to 20 digits, which not every reader of JSON keeps.
        return {
            "deal": None if self.deal is None else str(self.deal),
            "rules": self.rules,
            # That program may have been started in another folder.
            "file": None if self.file is None else str(self.file.absolute()),
            "errand": self.errand,
        }

    @classmethod
    def from_json(cls, data: dict[str, object]) -> Self:
        """Read what :meth:`to_json` made; raises ``ValueError`` for anything else."""
        deal, rules, file = data.get("deal"), data.get("rules"), data.get("file")
        errand = data.get("errand")
        return cls(
            None if deal is None else parse_deal_number(str(deal)),
            None if rules is None else Rules(str(rules)),
            file=None if file is None else Path(str(file)),
            errand=None if errand is None else Errand(str(errand)),
        )


def parse(words: Sequence[str]) -> Arguments:
    """Read the command line.

    Exits with status 0 after ``--help`` or ``--version``, and with status 2 and one line that
    says what is wrong and what would be right.
    """
    if not words:
        return Arguments()

    parser = _make_parser()
    found = parser.parse_args(words)
    if found.file and (found.deal is not None or found.rules):
        parser.error("FILE has a deal and rules of its own: leave out --deal and --rules")
    if found.errand and (found.file or found.deal is not None or found.rules):
        parser.error(f"--{found.errand} goes with neither FILE nor --deal nor --rules")
    return Arguments(found.deal, found.rules, found.data_dir, found.file, found.errand)


def _make_parser() -> argparse.ArgumentParser:
    # Most starts have no arguments.
    import argparse  # noqa: PLC0415

    from bigben.solver.arguments import checked  # noqa: PLC0415

    class Parser(argparse.ArgumentParser):
        def error(self, message: str) -> NoReturn:
            self.exit(2, f"{self.prog}: {message}\n")

    parser = Parser(
        prog="bigben", description="Big Ben, the two-pack clock solitaire.", allow_abbrev=False
    )
    parser.add_argument("file", metavar="FILE", nargs="?", type=Path, help="open this saved game")
    parser.add_argument(
        "--deal",
        metavar="N",
        type=checked(parse_deal_number),
        help="lay the deal with this number",
    )
    parser.add_argument(
        "--rules",
        metavar="NAME",
        type=checked(parse_rules),
        help=f"the rule set of the new deal: {', '.join(Rules)}",
    )
    parser.add_argument(
        "--data-dir",
        metavar="DIR",
        type=checked(_folder),
        help="keep games and preferences in this folder",
    )
    errands = parser.add_mutually_exclusive_group()
    for errand, told in (
        (Errand.NEW, "begin a new game"),
        (Errand.STATISTICS, "show the statistics"),
    ):
        errands.add_argument(
            f"--{errand}", dest="errand", action="store_const", const=errand, help=told
        )
    parser.add_argument("--version", action="version", version=f"Big Ben {__version__}")
    return parser


def _folder(text: str) -> Path:
    try:
        text.encode()
    except UnicodeEncodeError:
        # Qt would write to a folder of another name beside it.
        raise ValueError("the name of the folder is not UTF-8: choose another one") from None
    return Path(text)
