"""``python -m bigben.solver``: can this deal be won, and how? How many of these?"""

from __future__ import annotations

import argparse
import sys

from bigben.engine import Position, parse_deal_number
from bigben.solver import worker
from bigben.solver.arguments import above_zero, add_rules, checked
from bigben.solver.solve import solve
from bigben.solver.survey import command
from bigben.solver.verdict import Budget, Verdict


def main(arguments: list[str] | None = None) -> int:
    """Run a command; the exit code is 0 if it found out what was asked, else 1."""
    parser = argparse.ArgumentParser(prog="python -m bigben.solver", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    solving = commands.add_parser("solve", help="find out whether a deal can be won")
    solving.add_argument(
        "deal", type=checked(parse_deal_number), metavar="DEAL", help="the deal number"
    )
    add_rules(solving)
    solving.add_argument(
        "--seconds",
        type=checked(above_zero),
        default=10.0,
        help="how long to search (default: %(default)s)",
    )
    command.add_survey(commands.add_parser("survey", help="solve many deals, one row a deal"))
    command.add_play(commands.add_parser("play", help="let a fair player play many deals"))
    command.add_report(commands.add_parser("report", help="tell what the rows of surveys say"))
    commands.add_parser("worker", help="answer requests on standard input")
    options = parser.parse_args(arguments)
    if options.command == "worker":
        worker.main()
    if options.command == "survey":
        return command.run_survey(options)
    if options.command == "play":
        return command.run_play(options)
    if options.command == "report":
        return command.run_report(options)
    answer = solve(Position.deal(options.deal, options.rules), Budget(seconds=options.seconds))
    print(
        f"{options.deal} {options.rules}: {answer.verdict}, "
        f"{answer.positions} positions, {answer.seconds:.2f} s"
    )
    if answer.verdict is Verdict.WINNABLE:
        print(*answer.line)
    return int(answer.verdict is Verdict.UNKNOWN)


if __name__ == "__main__":
    sys.exit(main())
