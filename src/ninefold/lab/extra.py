"""What the extra `lab` brings, and what to say without it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager


class NeedsExtra(Exception):
    """One sentence: which packages are missing, and how to install them."""

    def __init__(self, what: str, package: str) -> None:
        super().__init__(f"{what} needs {package}, which is not installed: pip install '.[lab]'")


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], object]]:
    """A bar on a terminal's standard error; without the extra, none."""
    try:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
    except ImportError:
        yield lambda more: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=total)
        yield lambda more: bar.advance(task, more)
