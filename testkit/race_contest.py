"""Races by real sockets, each hand behind a link of its own; what is true is known by the loop's clock."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from ninefold.engine import Counts
from testkit.client_view import Told
from testkit.delayed_link import Air, Link
from testkit.jumping_loop import HastyLoop
from testkit.protocol_client import Player

BEFORE = 150  # ms at least between the light, seen by all, and the first press


class StillLoop(HastyLoop):
    """Only waiting takes time: a busy machine changes nothing in what is measured."""

    def time(self) -> float:
        return self.selector.ahead


@dataclass(frozen=True, slots=True)
class Manner:
    """How one hand and its link behave."""

    air: Air
    claims: float = 0.0  # it says to have pressed so many ms earlier than it did
    holds: float = 0.0  # it answers pings so many ms later than it could
    mute: bool = False  # it stops answering pings once the races have begun
    cut: float = 0.0  # how often its connection is lost between two races


@dataclass(slots=True)
class Race:
    """All times in ms; moments by the true clock."""

    pressed: dict[int, float] = field(default_factory=dict)  # by seat, when it truly was
    ruled: dict[int, float] = field(default_factory=dict)  # what it was ruled to be, as the doer was told
    winner: int = -1
    held: float = 0.0  # how long the winner's press was kept until it was told

    @property
    def first(self) -> int:
        return min(self.pressed, key=self.pressed.__getitem__)

    @property
    def margin(self) -> float:
        first, second = sorted(self.pressed.values())[:2]
        return second - first


class Hand(Player):
    """A player with a clock of its own: its zero is anywhere, and it drifts."""

    def __init__(self, url: str, name: str, manner: Manner, whim: Random) -> None:
        super().__init__(url, name)
        self.manner, self.mute = manner, False
        self._zero, self._pace = whim.uniform(-1e9, 1e9), 1 + whim.uniform(-1e-4, 1e-4)
        self._held: set[asyncio.Task[None]] = set()

    def clock(self, true: float) -> float:
        return self._zero + self._pace * true

    async def _heed(self, message: Told) -> None:
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

    async def press(self, number: int, at: float, race: Race) -> Told:
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
    """Watches from close by: it knows table time, and so what a ruling means by the true clock."""

    def __init__(self, url: str) -> None:
        super().__init__(url, "Umpire")
        self._zero = float("inf")
        self.wins: dict[int, tuple[int, float, float]] = {}  # by round: who, the moment, and when it was told

    async def _heed(self, message: Told) -> None:
        now = true_now()
        await super()._heed(message)
        if "at" in message and self.phase == "PlayingView":  # before that, table time stands still
            self._zero = min(self._zero, now - message["at"])
        for at, item in message.get("news", ()):
            if item["type"] == "Pressed":
                self.wins[item["round"]] = item["seat"], at, now

    def true(self, moment: float) -> float:
        return self._zero + moment


class Contest:
    """One table at which the same hands race again and again."""

    def __init__(self, url: str, manners: Sequence[Manner], seed: int) -> None:
        self._url, self._manners, self._whim = url, manners, Random(seed)
        self._port = int(url.split(":")[2].split("/")[0])
        self.hands: list[Hand] = []
        self._links: list[Link] = []
        self.umpire = Umpire(url)

    async def begin(self) -> None:
        await self.umpire.open("buzzer")
        for seat, manner in enumerate(self._manners):
            link = Link(manner.air, self._port, self._whim.randrange(1 << 30))
            hand = Hand(await link.begin(), f"Hand {seat}", manner, self._whim)
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
            if self._whim.random() < hand.manner.cut:
                await hand.come_back(link)
        for hand in self.hands:
            await hand.until(lambda hand=hand: _light(hand, number) is not None)  # type: ignore[misc]
        light = self.umpire.true(_light(self.hands[0], number) or 0)
        start = max(true_now(), light) + BEFORE + self._whim.uniform(0, 100)
        race = Race()
        presses = [hand.press(number, start + gap, race) for hand, gap in zip(self.hands, gaps, strict=True)]
        answers = await asyncio.gather(*presses)
        await self.umpire.until(lambda: number in self.umpire.wins)
        race.winner, moment, told = self.umpire.wins[number]
        for hand, answer in zip(self.hands, answers, strict=True):
            assert hand.you is not None
            if (ruled := answer.get("ruled")) is not None:
                race.ruled[hand.you] = self.umpire.true(ruled["moment"])
                race.held = told - self.umpire.true(ruled["arrival"])
            elif answer.get("late") is not None:
                race.ruled[hand.you] = self.umpire.true(moment + answer["late"])
        return race


def true_now() -> float:
    return asyncio.get_running_loop().time() * 1000


def _light(hand: Hand, number: int) -> int | None:
    """When it goes on in this round, as soon as that is known here."""
    for prompt in hand.prompts:
        if prompt.fields["round"] == Counts((number,)):
            return prompt.opens_at
    return None
