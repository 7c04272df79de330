"""The operator's announcement, which every client of this process is told, now and when it comes."""

import asyncio
from collections.abc import Callable
from itertools import islice

from ninefold.engine import encode
from ninefold.server.wire.from_server import Announcement

MOST_AT_ONCE = 100  # clients are told in one turn of the event loop

Tell = Callable[[bytes], None]


class Announcements:
    def __init__(self) -> None:
        self._text = ""  # "": there is none
        self._clients: dict[Tell, None] = {}  # an ordered set
        self._end: asyncio.TimerHandle | None = None

    def set(self, text: str, seconds: float) -> str:
        """Tell everybody; "" withdraws the announcement. The answer is a sentence for the operator."""
        if self._end is not None:
            self._end.cancel()
            self._end = None
        if text and seconds > 0:
            self._end = asyncio.get_running_loop().call_later(seconds, self._set, "")
        self._set(text if seconds > 0 else "")
        if not self._text:
            return "The announcement is withdrawn."
        return f"The announcement stands for {seconds / 60:.0f} minutes."

    def join(self, tell: Tell) -> None:
        self._clients[tell] = None
        if self._text:
            tell(encode(Announcement(self._text)))

    def leave(self, tell: Tell) -> None:
        self._clients.pop(tell, None)

    def close(self) -> None:
        if self._end is not None:
            self._end.cancel()

    def _set(self, text: str) -> None:
        if text != self._text:
            self._text = text
            self._tell_some(text, list(self._clients), 0)

    def _tell_some(self, text: str, clients: list[Tell], done: int) -> None:
        """In several turns, because a server may have thousands of clients."""
        if text != self._text:
            return  # another one has taken its place
        message = encode(Announcement(text))
        for tell in islice(clients, done, done + MOST_AT_ONCE):
            if tell in self._clients:
                tell(message)
        if done + MOST_AT_ONCE < len(clients):
            loop = asyncio.get_running_loop()
            loop.call_soon(self._tell_some, text, clients, done + MOST_AT_ONCE)
