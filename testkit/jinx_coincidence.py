"""Two hands on one card of Dixit Jinx, by real sockets: was it ruled as the same moment? The truth is known.

The hands and their links are those of the races.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from ninefold.engine import Cells, Prompt
from ninefold.games.jinx.pace import SAME_MOMENT
from testkit.client_view import JsonObject
from testkit.delayed_link import Link
from testkit.race_contest import Hand, Umpire, true_now
from testkit.races import BEFORE_MS, Manner

CLUE = {"type": "Clue", "text": "crossroads"}


@dataclass(frozen=True, slots=True)
class Pair:
    """Two touches of one card."""

    apart: float  # ms, at the hands
    contested: bool  # so it was ruled

    @property
    def rightly(self) -> bool:
        return self.contested == (self.apart <= SAME_MOMENT)


class Witness(Umpire):
    """Watches from close by, and remembers what became of each touched card of this turn."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.ruled: dict[int, bool] = {}  # by cell: contested, or not

    async def _heed(self, message: JsonObject) -> None:
        await super()._heed(message)
        for _, item in message.get("news", ()):
            match item["type"]:
                case "TurnBegun":
                    self.ruled.clear()
                case "Contested" | "Kept":
                    self.ruled.setdefault(item["cell"], item["type"] == "Contested")


class Square:
    """A table of three: one gives the clue, the other two touch the same card."""

    def __init__(self, url: str, manners: Sequence[Manner], seed: int) -> None:
        self._port = int(url.split(":")[2].split("/")[0])
        self._manners, self._rng = manners, Random(seed)
        self.witness = Witness(url)
        self.hands: list[Hand] = []
        self._links: list[Link] = []

    async def begin(self) -> None:
        await self.witness.open("jinx")
        for seat, manner in enumerate(self._manners):
            link = Link(manner.delays, self._port, self._rng.randrange(1 << 30))
            hand = Hand(await link.begin(), f"Hand {seat}", manner, self._rng)
            self._links.append(link)
            self.hands.append(hand)
            await (await hand.enter(self.witness.code)).sit()
        await asyncio.sleep(2.0)  # as people in a lobby: the links are measured
        await self.witness.must("Begin")  # the opener of the table is its host

    async def end(self) -> None:
        for player in (self.witness, *self.hands):
            await player.go()
        for link in self._links:
            await link.end()

    async def touch(self, apart: float) -> Pair | None:
        """One turn, in which two touch a card so many ms apart; None: the game is over."""
        if (turn := await self._opened()) is None:
            return None
        guessers, cell, start = turn
        first, second = await asyncio.gather(
            *(_touch(hand, cell, start + gap) for hand, gap in zip(guessers, (0.0, apart), strict=True))
        )
        await self.witness.until(lambda: cell in self.witness.ruled)
        pair = Pair(second - first, self.witness.ruled[cell])
        await asyncio.gather(*map(_go_on, guessers))
        return pair

    async def copied(self, copycat: int) -> bool | None:
        """Play turns until this hand has touched a card as soon as it knew that another hand had.

        Whether that was ruled the same moment; None: the game is over.
        """
        while (turn := await self._opened()) is not None:
            guessers, cell, start = turn
            copying = [hand for hand in guessers if hand.you == copycat]
            others = [hand for hand in guessers if hand.you != copycat]
            await asyncio.gather(_touch(others[0], cell, start), *(_copy(hand, cell) for hand in copying))
            await self.witness.until(lambda cell=cell: cell in self.witness.ruled)  # type: ignore[misc]
            contested = self.witness.ruled[cell]
            await asyncio.gather(*map(_go_on, guessers))
            if copying:
                return contested
        return None

    async def _opened(self) -> tuple[list[Hand], int, float] | None:
        """The two guessers, who may point now, the card, and when the first touches it."""
        for player in (self.witness, *self.hands):
            await player.until(lambda player=player: _scene(player) in ("ClueAwaited", "Over"))  # type: ignore[misc]
        if _scene(self.witness) == "Over":
            return None
        await self._lose_connections()
        assert self.witness.game is not None
        active: int = self.witness.game["public"]["active"]
        await self.hands[active].must("Act", action=CLUE)
        guessers = [hand for seat, hand in enumerate(self.hands) if seat != active]
        self._rng.shuffle(guessers)
        for hand in guessers:
            await hand.until(lambda hand=hand: _pointing(hand) is not None)  # type: ignore[misc]
        prompt = _pointing(guessers[0])
        assert prompt is not None
        opens = self.witness.watch.true(prompt.opens_at)
        start = max(true_now(), opens) + BEFORE_MS + self._rng.uniform(0, 100)
        return guessers, self._rng.choice(_cells(prompt)), start

    async def _lose_connections(self) -> None:
        for hand, link in zip(self.hands, self._links, strict=True):
            if self._rng.random() < hand.manner.cut:
                await hand.come_back(link)


async def _touch(hand: Hand, cell: int, at: float) -> float:
    """Touch a card; returns the true moment."""
    await asyncio.sleep((at - true_now()) / 1000)
    now = true_now()
    moment = hand.clock(now) - hand.manner.claims
    await hand.ask("Act", action={"type": "Point", "cell": cell}, moment=moment)
    return now


async def _copy(hand: Hand, cell: int) -> None:
    """Touch this card as soon as anything that was told names it."""
    await hand.until(lambda: _scene(hand) != "Guessing" or _named(hand, cell))
    if _scene(hand) == "Guessing":
        await _touch(hand, cell, true_now())


async def _go_on(hand: Hand) -> None:
    """Point at something else, until somebody has found it or all were wrong."""
    while _scene(hand) == "Guessing":
        await hand.until(lambda: _scene(hand) != "Guessing" or _pointing(hand) is not None)
        if (prompt := _pointing(hand)) is not None:
            await asyncio.sleep(hand.rng.uniform(0.5, 1.5))
            await hand.ask("Act", action={"type": "Point", "cell": hand.rng.choice(_cells(prompt))})


def _named(hand: Hand, cell: int) -> bool:
    assert hand.game is not None
    return cell in [spot["cell"] for spot in hand.game["public"]["scene"]["spots"]]


def _scene(player: Hand | Umpire) -> str:
    return "" if player.game is None else str(player.game["public"]["scene"]["type"])


def _pointing(hand: Hand) -> Prompt | None:
    return next((prompt for prompt in hand.prompts if prompt.clause == "JX-6"), None)


def _cells(prompt: Prompt) -> Sequence[int]:
    cells = prompt.fields["cell"]
    assert isinstance(cells, Cells)
    return cells.among
