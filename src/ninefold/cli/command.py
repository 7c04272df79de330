"""What all commands of `ninefold` share: the parser, environment variables, and one-line errors."""

import argparse
import asyncio
import os
import signal
import sys
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from threading import current_thread, main_thread
from typing import Any, NamedTuple, NoReturn, TypeVar

from ninefold.server.system import forget_signal, on_signal

Done = TypeVar("Done")

OFF = {"", "0", "no", "off", "false"}


class Subcommand(NamedTuple):
    """`add` adds its options to a parser; `run` runs it and returns the exit code."""

    name: str
    summary: str
    add: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace], int]


class CommandError(Exception):
    """One sentence for the user; exit code 2."""


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        named = [option for option in _variables(self) if option in message]
        set_by = f" (from {variable(named[0])})" if named else ""
        sys.exit(print_error(f"{message.removesuffix('.')}{set_by}."))


def new_file(word: str) -> Path:
    """For what is written at the end: a wrong folder is told before the work, and not after it."""
    path = Path(word)
    if not path.parent.is_dir():
        raise argparse.ArgumentTypeError(f"there is no folder {path.parent}")
    if path.is_dir():
        raise argparse.ArgumentTypeError(f"{path} is a folder")
    return path


def print_error(sentence: str) -> int:
    print(f"ninefold: {sentence}", file=sys.stderr)
    return 2


def variable(option: str) -> str:
    """The environment variable of an option: NINEFOLD_PUBLIC_URL for --public-url."""
    return "NINEFOLD_" + option.lstrip("-").replace("-", "_").upper()


def from_environment(parser: argparse.ArgumentParser) -> list[str]:
    """Arguments from environment variables. Arguments on the command line come later and so override them."""
    words: list[str] = []
    for option, (action, value) in _variables(parser).items():
        if action.nargs != 0:
            words.append(f"{option}={value}")
        elif value.lower() not in OFF:
            words.append(option)
    return words


def _variables(parser: argparse.ArgumentParser) -> dict[str, tuple[argparse.Action, str]]:
    """By option, the variables that are set."""
    options = {name: action for action in parser._actions for name in action.option_strings}
    found = {name: (action, os.environ.get(variable(name), "")) for name, action in options.items()}
    return {name: pair for name, pair in found.items() if pair[1] and name not in ("--help", "--version")}


def run_async(work: Coroutine[Any, Any, Done]) -> Done:
    """Like `asyncio.run`, but Ctrl-C ends it without a traceback, also in a background job of a script. A
    second Ctrl-C does not wait for the clean-up."""
    interrupted = False

    async def watched() -> Done:
        loop, task = asyncio.get_running_loop(), asyncio.current_task()
        assert task is not None

        def interrupt() -> None:
            nonlocal interrupted
            interrupted = True
            forget_signal(loop, signal.SIGINT)
            loop.set_exception_handler(
                lambda *_: None
            )  # libraries complain about connections that are cut off
            task.cancel()

        if current_thread() is main_thread():  # only the main thread gets signals
            on_signal(loop, signal.SIGINT, interrupt)
        return await work

    try:
        return asyncio.run(watched())
    except (Exception, asyncio.CancelledError):
        if interrupted:
            raise KeyboardInterrupt from None
        raise


def start(command: Subcommand, words: Sequence[str]) -> int:
    parser = Parser(f"ninefold {command.name}", description=command.summary)
    command.add(parser)
    return run(command, parser, words)


def run(command: Subcommand, parser: argparse.ArgumentParser, words: Sequence[str]) -> int:
    options = parser.parse_args([*from_environment(parser), *words])
    try:
        code = command.run(options)
        sys.stdout.flush()
        return code
    except CommandError as complaint:
        return print_error(str(complaint))
    except KeyboardInterrupt:
        return 128 + signal.SIGINT
    except BrokenPipeError:  # the reader of our output, such as `head`, has closed it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return print_error(f"{where}{error.strerror or error}.")
