"""Many seats at once, over processes, in arrays that are the caller's to keep: nothing is copied or pickled.

`send` gives one act for each seat, `recv` waits for the answers. A seat whose game has ended begins the next
one in the same step: its reward and its end are those of the old game, its row is of the new one.
"""

import multiprocessing
from collections.abc import Iterator
from ctypes import c_byte
from dataclasses import dataclass, fields, replace
from itertools import pairwise
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ninefold.engine import Seat
from ninefold.minds import Level
from ninefold.rl.episode import Episode
from ninefold.rl.settings import Settings
from ninefold.sim.workers import end_with_parent

FORK = "fork" if "fork" in multiprocessing.get_all_start_methods() else "spawn"


@dataclass(frozen=True)
class Buffers:
    """The arrays, with one place for each seat."""

    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    actions: NDArray[np.int64]
    rewards: NDArray[np.float32]
    terminations: NDArray[np.bool_]
    truncations: NDArray[np.bool_]

    @classmethod
    def of(cls, settings: Settings, count: int, memory: Any = bytearray) -> "Buffers":
        """`memory`: gives so many bytes; usual ones cannot be shared with another process."""
        rows, acts = len(settings.encoder), len(settings.catalogue)
        shapes: dict[str, tuple[tuple[int, ...], Any]] = {
            "observations": ((count, rows), np.float32),
            "masks": ((count, acts), np.int8),
            "actions": ((count,), np.int64),
            "rewards": ((count,), np.float32),
            "terminations": ((count,), np.bool_),
            "truncations": ((count,), np.bool_),
        }
        return cls(
            **{
                name: np.frombuffer(memory(int(np.prod(shape)) * np.dtype(kind).itemsize), kind).reshape(
                    shape
                )
                for name, (shape, kind) in shapes.items()
            }
        )

    @classmethod
    def shared(cls, settings: Settings, count: int) -> "Buffers":
        return cls.of(settings, count, lambda size: multiprocessing.RawArray(c_byte, size))

    def part(self, of: slice) -> "Buffers":
        return Buffers(**{field.name: getattr(self, field.name)[of] for field in fields(self)})


class _SeatBatch:
    """Some of the seats, in one process."""

    def __init__(self, settings: Settings, seat: Seat, first: int, buffers: Buffers) -> None:
        self._settings, self._seat, self._first, self._buffers = settings, seat, first, buffers
        self._count = len(buffers.actions)
        self._episodes: list[Episode] = []

    def reset(self, seed: int) -> None:
        """Begin new games. A seat's random numbers do not depend on the number of seats and processes."""
        self._chance = [np.random.default_rng([seed, self._first + place]) for place in range(self._count)]
        self._episodes = [self._begun(place) for place in range(self._count)]
        self._moves = [0] * self._count
        self._buffers.rewards[:] = 0
        self._buffers.terminations[:] = self._buffers.truncations[:] = False
        for place in range(self._count):
            self._show(place)

    def step(self) -> None:
        settings, buffers, seat = self._settings, self._buffers, self._seat
        for place, episode in enumerate(self._episodes):
            settings.play(episode, seat, int(buffers.actions[place]))
            self._moves[place] += 1
            over = not episode.asked
            late = not over and self._moves[place] >= settings.moves
            buffers.rewards[place] = settings.rewards(episode)[seat]
            buffers.terminations[place], buffers.truncations[place] = over, late
            if over or late:
                self._episodes[place], self._moves[place] = self._begun(place), 0
            self._show(place)

    def _begun(self, place: int) -> Episode:
        return self._settings.episode(int(self._chance[place].integers(2**31)))

    def _show(self, place: int) -> None:
        row, mask = self._buffers.observations[place], self._buffers.masks[place]
        self._settings.fill(self._episodes[place], self._seat, row, mask)


def _work(line: Connection, settings: Settings, seat: Seat, first: int, buffers: Buffers) -> None:
    end_with_parent()
    seats = _SeatBatch(settings, seat, first, buffers)
    while (asked := line.recv()) is not None:
        seats.step() if asked == "step" else seats.reset(asked)
        line.send(None)


class SeatPool:
    """`count` games of one seat against bots. `processes`: 0: in this one.

    With processes the buffers must be shared ones: `Buffers.shared(settings, count)`.
    """

    def __init__(
        self,
        settings: Settings,
        count: int,
        *,
        seat: Seat = 0,
        level: Level = "adult",
        processes: int = 0,
        buffers: Buffers | None = None,
    ) -> None:
        others = {other: level for other in range(settings.players) if other != seat}
        self.settings = replace(settings, bots={**others, **settings.bots})
        make = Buffers.shared if processes else Buffers.of
        self.buffers = make(self.settings, count) if buffers is None else buffers
        self._lines: list[Connection] = []
        self._here: _SeatBatch | None = None
        self._is_asked = False
        if not processes:
            self._here = _SeatBatch(self.settings, seat, 0, self.buffers)
            return
        context: Any = multiprocessing.get_context(FORK)
        for part in _parts(count, processes):
            ours, theirs = context.Pipe()
            given = theirs, self.settings, seat, part.start, self.buffers.part(part)
            context.Process(target=_work, args=given, daemon=True).start()
            theirs.close()
            self._lines.append(ours)

    def reset(self, seed: int) -> Buffers:
        self._ask(seed)
        return self.recv()

    def send(self, actions: "NDArray[np.int64] | None" = None) -> None:
        """Begin the acts. None: they are in the buffers already."""
        if actions is not None:
            self.buffers.actions[:] = actions
        self._ask("step")

    def recv(self) -> Buffers:
        if not self._is_asked:
            raise RuntimeError("nothing was sent: call reset or send first")
        for line in self._lines:
            line.recv()
        self._is_asked = False
        return self.buffers

    def close(self) -> None:
        for line in self._lines:
            line.send(None)
            line.close()
        self._lines = []

    def _ask(self, what: "int | str") -> None:
        if self._is_asked:
            raise RuntimeError("the last step was not received: call recv first")
        self._is_asked = True
        if self._here is not None:
            self._here.step() if isinstance(what, str) else self._here.reset(what)
        for line in self._lines:
            line.send(what)

    def __enter__(self) -> "SeatPool":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _parts(count: int, processes: int) -> Iterator[slice]:
    """Parts of sizes that are as equal as possible."""
    bounds = [count * number // processes for number in range(processes + 1)]
    return (slice(a, b) for a, b in pairwise(bounds) if a < b)
