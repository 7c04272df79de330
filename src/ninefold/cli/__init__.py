"""The command `ninefold`. An error is one line that says what to do, and exit code 2."""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module

from ninefold.cli.command import Parser, Subcommand, print_error, run, start

__all__ = ["main"]

# Each is a module of this name with `add` and `run`. Only the one that is used is imported.
COMMANDS = {
    "serve": "start the server and open the page",
    "tables": "list, show, export, close or delete tables: see docs/running.md",
    "announce": "show words at every table, such as before maintenance",
    "backup": "copy the tables' log, also while the server runs",
    "doctor": "check ports, addresses, the data file and every table",
    "verify": "play a finished game again and check every throw: see docs/replay.md",
    "cards": "write Oni's cards as a PDF, to print double-sided and cut",
    "scenarios": "run rule cases from files: see docs/scenarios.md",
    "fast": "compile games for simulation: see docs/speed.md",
    "simulate": "play many games among bots and sum them up: see docs/lab.md",
    "memory-bench": "how well agents remember, beside bots: see docs/memory-bench.md",
    "mcp": "a seat for a language model: see docs/mcp.md",
    "tournament": "bots and programs against each other in all seatings: see docs/lab.md",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Without a command it is `serve`: `ninefold --port 80` is `ninefold serve --port 80`."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words and words[0] in COMMANDS:
        return start(_command(words[0]), words[1:])
    if words and not words[0].startswith("-"):
        return print_error(
            f"unknown command {words[0]!r}; use one of {', '.join(COMMANDS)}, or see ninefold --help."
        )
    serve = _command("serve")
    return run(serve, _parser(serve), words)


class ShowVersion(argparse.Action):
    """Finds the version only when asked: in a checkout this runs git."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from ninefold.build import full_version

        print(f"ninefold {full_version()}")
        parser.exit()


def _command(name: str) -> Subcommand:
    module = import_module(f"ninefold.cli.{name.replace('-', '_')}")
    return Subcommand(name, COMMANDS[name], module.add, module.run)


def _parser(serve: Subcommand) -> argparse.ArgumentParser:
    widest = max(map(len, COMMANDS))
    listed = "\n".join(f"  {name:{widest}}  {summary}" for name, summary in COMMANDS.items())
    parser = Parser(
        "ninefold",
        usage="ninefold [COMMAND] [options]",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        description="Five small party games in the browser. Starts the server and opens the page.",
        epilog=f"commands (without one: serve), each with --help of its own:\n{listed}",
    )
    parser.add_argument(
        "--version", action=ShowVersion, nargs=0, help="show the version and the build, and exit"
    )
    serve.add(parser)
    return parser
