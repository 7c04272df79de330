"""The command `ninefold`. Errors are one line that says what to do, exit code 2."""

import argparse
import sys
from collections.abc import Sequence

from ninefold import __version__
from ninefold.cli import backup, cards, doctor, fast, scenarios, serve, tables, verify
from ninefold.cli.command import Parser, complain, run, start

__all__ = ["main"]

# A further one is a module with a COMMAND of its own, named here.
MODULES = (serve, tables, backup, doctor, verify, cards, scenarios, fast)
COMMANDS = {module.COMMAND.name: module.COMMAND for module in MODULES}


def main(arguments: Sequence[str] | None = None) -> int:
    """Without the name of a command: `ninefold --port 80` is `ninefold serve --port 80`."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words and words[0] in COMMANDS:
        return start(COMMANDS[words[0]], words[1:])
    if words and not words[0].startswith("-"):
        return complain(f"there is no command {words[0]!r}: {', '.join(COMMANDS)}; see ninefold --help.")
    return run(serve.COMMAND, _parser(), words)


def _parser() -> argparse.ArgumentParser:
    widest = max(map(len, COMMANDS))
    listed = "\n".join(f"  {name:{widest}}  {command.summary}" for name, command in COMMANDS.items())
    parser = Parser(
        "ninefold",
        usage="ninefold [COMMAND] [options]",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        description="Five small party games in the browser. Starts the server and opens the page.",
        epilog=f"commands (without one: serve), each with --help of its own:\n{listed}",
    )
    parser.add_argument("--version", action="version", version=f"ninefold {__version__}")
    serve.COMMAND.add(parser)
    return parser
