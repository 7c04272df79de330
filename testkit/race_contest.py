"""Races by real sockets, each hand behind a link of its own; what is true is known by the loop's clock."""

import asyncio
from collections.abc import Sequence
from random import Random

from testkit.client_view import JsonObject
from testkit.delayed_link import Link
from testkit.protocol_client import Player
from testkit.races import BEFORE_MS, DriftingClock, Manner, Race, Watch, light


class Hand(Player):
    def __init__(self, url: str, name: str, manner: Manner, rng: Random) -> None:
        super().__init__(url, name)
        self.manner, self.mute = manner, False
        self.clock = DriftingClock(rng).at
        self._held: set[asyncio.Task[None]] = set()

    async def _heed(self, message: JsonObject) -> None:
        if message["type"] != "Ping":
            await super()._heed(message)
        elif self.mute:
            pass
        elif self.manner.holds:
            task = asyncio.get_running_loop().create_task(self._pong(message["id"], self.manner.holds / 1000))
            self._held.add(task)
            task.add_done_callback(self._held.discard)
        else:
            await self._pong(message["id"], 0.0)

    async def _pong(self, id: str, after: float) -> None:
        if after:
            await asyncio.sleep(after)
        await self.say({"type": "Pong", "id": id, "now": self.clock(true_now())})

    async def press(self, number: int, at: float, race: Race) -> JsonObject:
        await asyncio.sleep((at - true_now()) / 1000)
        assert self.you is not None
        race.pressed[self.you] = now = true_now()
        moment = self.clock(now) - self.manner.claims
        return await self.ask("Act", action={"type": "Press", "round": number}, moment=moment)

    async def come_back(self, link: Link) -> None:
        link.cut()
        await self.gone()
        await self.enter()


class Umpire(Player):
    def __init__(self, url: str) -> None:
        super().__init__(url, "Umpire")
        self.watch = Watch()

    async def _heed(self, message: JsonObject) -> None:
        now = true_now()
        await super()._heed(message)
        self.watch.note(message, self.phase, now)


class Contest:
    """One table at which the same hands race again and again."""

    def __init__(self, url: str, manners: Sequence[Manner], seed: int) -> None:
        self._url, self._manners, self._rng = url, manners, Random(seed)
        self._port = int(url.split(":")[2].split("/")[0])
        self.hands: list[Hand] = []
        self._links: list[Link] = []
        self.umpire = Umpire(url)

    async def begin(self) -> None:
        await self.umpire.open("buzzer")
        for seat, manner in enumerate(self._manners):
            link = Link(manner.delays, self._port, self._rng.randrange(1 << 30))
            hand = Hand(await link.begin(), f"Hand {seat}", manner, self._rng)
            self._links.append(link)
            self.hands.append(hand)
            await (await hand.enter(self.umpire.code)).sit()
        await asyncio.sleep(2.0)  # as people in a lobby: the links are measured
        await self.umpire.must("Begin")  # whose table it is
        await self.umpire.until(lambda: self.umpire.phase == "PlayingView")
        for hand in self.hands:
            hand.mute = hand.manner.mute

    async def end(self) -> None:
        for player in (self.umpire, *self.hands):
            await player.go()
        for link in self._links:
            await link.end()

    async def race(self, number: int, gaps: Sequence[float]) -> Race:
        """The hands press so many ms after the first of them."""
        for hand, link in zip(self.hands, self._links, strict=True):
            if self._rng.random() < hand.manner.cut:
                await hand.come_back(link)
        for hand in self.hands:
            await hand.until(lambda hand=hand: light(hand, number) is not None)  # type: ignore[misc]
        lit = self.umpire.watch.true(light(self.hands[0], number) or 0)
        start = max(true_now(), lit) + BEFORE_MS + self._rng.uniform(0, 100)
        race = Race()
        presses = [hand.press(number, start + gap, race) for hand, gap in zip(self.hands, gaps, strict=True)]
        answers = await asyncio.gather(*presses)
        await self.umpire.until(lambda: number in self.umpire.watch.wins)
        return race.end(number, self.umpire.watch, dict(enumerate(answers)))


def true_now() -> float:
    return asyncio.get_running_loop().time() * 1000
