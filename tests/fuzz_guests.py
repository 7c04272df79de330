"""Clients that say anything, at a table or in a hall: what they send, and whether all of it is answered."""

import asyncio
import json
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

from testkit.socketless_server import Guest, SocketlessServer, rest
from tests.fuzz_values import Found, spoilt

MOST_WAITS = 80  # of half a second, in which everything must have been answered


class FuzzedGuests(ABC):
    def __init__(self, seed: int) -> None:
        self.rng, self.server = Random(seed), SocketlessServer()
        self.asked: dict[str, tuple[Guest, str]] = {}
        self.kinds: Counter[str] = Counter()
        self.sent = 0

    @abstractmethod
    def everybody(self) -> Iterable[Guest]: ...

    @abstractmethod
    def hidden(self) -> Iterable[bytes]:
        """What nobody may be told now."""

    @abstractmethod
    def where(self) -> str:
        """What is going on, for the report of a fault."""

    async def send(self, guest: Guest, message: dict[str, Any]) -> None:
        """Send it whole, or now and then spoilt."""
        self.sent += 1
        self.kinds[message["type"]] += 1
        message["id"] = str(self.sent)
        data = json.dumps(message).encode()
        if self.rng.random() < 0.1:
            guest.say_raw(spoilt(data, self.rng))
        else:
            self.asked[message["id"]] = guest, message["type"]
            guest.say_raw(data)
        await asyncio.sleep(0)

    async def hear_all(self) -> None:
        """Everybody asks for a whole view, and everything is answered."""
        for guest in self.everybody():
            if guest.on_line:
                self.sent += 1
                self.asked[str(self.sent)] = guest, "Resync"
                guest.say("Resync", id=str(self.sent))
        await self.server.quiet()
        for _ in range(MOST_WAITS):
            await rest(0.5)
            self._listen()
            here = [guest for guest in self.everybody() if guest.on_line]
            waiting = [f"{kind} {id}" for id, (guest, kind) in self.asked.items() if guest in here]
            if not waiting:
                return self.asked.clear()
        raise Found(f"never answered: {waiting[:5]}, {self.where()}")

    def _listen(self) -> None:
        hidden = [*self.hidden()]
        for guest in self.everybody():
            for data in guest.heard():
                told = json.loads(data)
                if (answered := told.get("answer") or told.get("id")) and told["type"] != "Ping":
                    self.asked.pop(answered, None)
                if any(secret in data for secret in hidden):
                    raise Found(f"a secret was told: {data[:200]!r}")
