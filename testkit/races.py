"""Races, however the hands are connected: how each hand behaves, what is true, what was ruled."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random

from ninefold.engine import Counts
from testkit.client import Client
from testkit.client_view import JsonObject
from testkit.delayed_link import LinkDelays

BEFORE_MS = 150  # at least, between the light, seen by all, and the first press


@dataclass(frozen=True, slots=True)
class Manner:
    """How one hand and its link behave."""

    delays: LinkDelays
    claims: float = 0.0  # ms by which it antedates its presses
    holds: float = 0.0  # ms by which it delays its answers to pings
    mute: bool = False  # it stops answering pings once the races have begun
    cut: float = 0.0  # the probability that its connection is lost between two races


class DriftingClock:
    """A client's own clock: its zero is anywhere, and it drifts."""

    def __init__(self, rng: Random) -> None:
        self._zero, self._pace = rng.uniform(-1e9, 1e9), 1 + rng.uniform(-1e-4, 1e-4)

    def at(self, true: float) -> float:
        return self._zero + self._pace * true


class Watch:
    """What a client close to the server notes: it knows table time, so it can turn rulings into true time."""

    def __init__(self) -> None:
        self._zero = float("inf")
        self.wins: dict[int, tuple[int, float, float]] = {}  # by round: who, the moment, and when it was told

    def note(self, message: JsonObject, phase: str, now: float) -> None:
        if "at" in message and phase == "PlayingView":  # before that, table time stands still
            self._zero = min(self._zero, now - message["at"])
        for at, item in message.get("news", ()):
            if item["type"] == "Pressed":
                self.wins[item["round"]] = item["seat"], at, now

    def true(self, moment: float) -> float:
        return self._zero + moment


@dataclass(slots=True)
class Race:
    """All times in ms; moments by the true clock."""

    pressed: dict[int, float] = field(default_factory=dict)  # by seat, the true moment
    ruled: dict[int, float] = field(default_factory=dict)  # by seat, the ruled moment, as the player was told
    winner: int = -1
    held: float = 0.0  # how long the winner's press waited until it was told

    @property
    def first(self) -> int:
        return min(self.pressed, key=self.pressed.__getitem__)

    @property
    def margin(self) -> float:
        first, second = sorted(self.pressed.values())[:2]
        return second - first

    def end(self, number: int, watch: Watch, answers: Mapping[int, JsonObject]) -> "Race":
        """End the race. `answers`: by seat, the answer to each press."""
        self.winner, moment, told = watch.wins[number]
        for seat, answer in answers.items():
            if (ruled := answer.get("ruled")) is not None:
                self.ruled[seat] = watch.true(ruled["moment"])
                self.held = told - watch.true(ruled["arrival"])
            elif answer.get("late") is not None:
                self.ruled[seat] = watch.true(moment + answer["late"])
        return self


def light(hand: Client, number: int) -> int | None:
    """When the light goes on in this round; None: this client does not know yet."""
    for prompt in hand.prompts:
        if prompt.fields["round"] == Counts((number,)):
            return prompt.opens_at
    return None
