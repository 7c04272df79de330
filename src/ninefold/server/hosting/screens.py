"""Televisions that wait to be shown a table, by the four letters that each of them shows.

The letters lead a host's table to a television, never a stranger to a table: a television gets a table's code
only after that table's host asked for it.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from ninefold.engine import Data, Illegal
from ninefold.server.store.wall_clock import WallClock, wall_clock
from ninefold.server.table.codes import LETTERS, SHORTEST, letters_of
from ninefold.server.wire.from_server import Awaiting, Shown

MOST_PER_ADDRESS = 20  # televisions of one address that wait
ATTEMPTS = 20  # how often letters are drawn for one television before giving up
REPEAT_EVERY_S = 25.0  # so that no proxy closes a silent connection
PERIOD_MS = 30 * 60_000  # after this long a waiting television gets other letters


@dataclass(slots=True, eq=False)
class WaitingScreen:
    tell: Callable[[Data], None]
    token: str  # its seal
    address: str
    letters: str = ""
    period: int = 0
    attempt: int = 0
    timer: asyncio.TimerHandle | None = None


class ScreenDirectory(Protocol):
    """All televisions that wait, here and at other nodes."""

    def wait(self, screen: WaitingScreen) -> None:
        """Give it letters, again and again until it leaves. Raises Illegal if too many wait."""

    def leave(self, screen: WaitingScreen) -> None: ...

    async def find(self, letters: str) -> str:
        """The seal of the token of the television that shows these letters; "": there is none."""

    def show(self, letters: str, code: str) -> None:
        """Tell the television with these letters to enter this table."""


def are_letters(word: str) -> bool:
    return len(word) == SHORTEST and all(letter in LETTERS for letter in word)


class Screens:
    """Those of this process. `drawn` is called when a television has got letters."""

    def __init__(
        self,
        per_address: int = 1,
        clock: WallClock = wall_clock,
        drawn: Callable[[str], None] = lambda letters: None,
    ) -> None:
        self._drawn = drawn
        self._most, self._clock = MOST_PER_ADDRESS * per_address, clock
        self._waiting: dict[str, WaitingScreen] = {}
        self._counts: Counter[str] = Counter()

    def wait(self, screen: WaitingScreen) -> None:
        if self._counts[screen.address] >= self._most:
            raise Illegal("screens Too many televisions wait at this address.")
        self._draw(screen)
        self._counts[screen.address] += 1
        self._repeat(screen)

    def taken(self, letters: str) -> None:
        """A television at another node has the same letters: draw others."""
        if (screen := self._waiting.get(letters)) is not None:
            self._draw(screen, screen.attempt + 1)
            screen.tell(Awaiting(screen.letters))

    def _draw(self, screen: WaitingScreen, first: int = 0) -> None:
        """Give it letters that nobody here has."""
        self._release(screen)
        screen.period = self._clock() // PERIOD_MS
        for attempt in range(first, first + ATTEMPTS):
            letters = letters_of(screen.token, screen.period, attempt)
            if letters not in self._waiting:
                screen.letters, screen.attempt, self._waiting[letters] = letters, attempt, screen
                return self._drawn(letters)
        raise Illegal("screens Too many televisions wait: try again later.")

    def _repeat(self, screen: WaitingScreen) -> None:
        if self._waiting.get(screen.letters) is not screen and screen.timer is not None:
            return  # it was shown a table
        if screen.period != self._clock() // PERIOD_MS:
            self._draw(screen)
        screen.tell(Awaiting(screen.letters))
        loop = asyncio.get_running_loop()
        screen.timer = loop.call_later(REPEAT_EVERY_S, self._repeat, screen)

    def _release(self, screen: WaitingScreen) -> None:
        if self._waiting.get(screen.letters) is screen:
            del self._waiting[screen.letters]

    def leave(self, screen: WaitingScreen) -> None:
        if screen.timer is None:
            return  # it never got letters
        screen.timer.cancel()
        self._release(screen)
        self._counts[screen.address] -= 1
        self._counts += Counter()  # forget those that have none

    async def find(self, letters: str) -> str:
        screen = self._waiting.get(letters)
        return "" if screen is None else screen.token

    def show(self, letters: str, code: str) -> None:
        if (screen := self._waiting.get(letters)) is not None:
            self._release(screen)  # the letters lead to one table only
            screen.tell(Shown(code))
