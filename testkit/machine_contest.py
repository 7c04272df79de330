"""Races at a table without an event loop; what is true is known by the table's clock."""

from collections.abc import Sequence
from functools import partial
from random import Random

from testkit.client_view import JsonObject
from testkit.machine_player import LocalPlayer
from testkit.machine_table import MachineTable
from testkit.races import BEFORE_MS, DriftingClock, Manner, Race, Watch, light


class LocalHand(LocalPlayer):
    def __init__(self, here: MachineTable, seat: int, manner: Manner, rng: Random) -> None:
        super().__init__(here, f"Hand {seat}", rng.randrange(1 << 30), delays=manner.delays)
        self.manner, self.mute = manner, False
        self.clock = DriftingClock(rng).at
        self.answer: JsonObject | None = None  # to its last press
        self._pressed = ""

    def heed(self, message: JsonObject) -> None:
        if message["type"] != "Ping":
            super().heed(message)
        elif not self.mute:
            self.here.at(self.here.now + self.manner.holds / 1000, partial(self._pong, message["id"]))

    def _pong(self, id: str) -> None:
        self.say({"type": "Pong", "id": id, "now": self.clock(self.here.now * 1000)})

    def press(self, number: int, race: Race) -> None:
        assert self.you is not None
        race.pressed[self.you] = now = self.here.now * 1000
        moment, action = self.clock(now) - self.manner.claims, {"type": "Press", "round": number}
        self._pressed = self.begin_to_ask("Act", action=action, moment=moment)

    def answered(self, id: str, message: JsonObject) -> None:
        super().answered(id, message)
        if id == self._pressed:
            self.answer = message


class LocalUmpire(LocalPlayer):
    def __init__(self, here: MachineTable) -> None:
        super().__init__(here, "Umpire", 0)
        self.watch = Watch()

    def heed(self, message: JsonObject) -> None:
        super().heed(message)
        self.watch.note(message, self.phase, self.here.now * 1000)


class LocalContest:
    """One table at which the same hands race again and again."""

    def __init__(self, manners: Sequence[Manner], seed: int) -> None:
        self.here, self._rng = MachineTable(seed), Random(seed)
        self.umpire = LocalUmpire(self.here)
        self.umpire.open("buzzer")
        self.hands = [LocalHand(self.here, seat, manner, self._rng) for seat, manner in enumerate(manners)]
        for hand in self.hands:
            hand.enter(self.umpire.code).sit()
        self.here.pass_time(2.0)  # as people in a lobby: the links are measured
        self.umpire.must("Begin")  # the opener of the table is its host
        self.umpire.until(lambda: self.umpire.phase == "PlayingView")
        for hand in self.hands:
            hand.mute = hand.manner.mute

    def race(self, number: int, gaps: Sequence[float]) -> Race:
        """The hands press so many ms after the first of them."""
        for hand in self.hands:
            hand.answer = None
            if self._rng.random() < hand.manner.cut:
                hand.go()
                hand.enter()
        self.here.until(lambda: all(light(hand, number) is not None for hand in self.hands))
        lit, race, watch = light(self.hands[0], number) or 0, Race(), self.umpire.watch
        start = max(self.here.now * 1000, watch.true(lit)) + BEFORE_MS + self._rng.uniform(0, 100)
        for hand, gap in zip(self.hands, gaps, strict=True):
            self.here.at((start + gap) / 1000, partial(hand.press, number, race))
        self.here.until(lambda: number in watch.wins and all(hand.answer for hand in self.hands))
        return race.end(number, watch, {seat: hand.answer or {} for seat, hand in enumerate(self.hands)})
