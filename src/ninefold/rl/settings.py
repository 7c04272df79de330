"""What all environments share: which game, how it is played, and what a seat is shown."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ninefold.engine import AnyGame, Data, Seat, convert
from ninefold.games import MINDS, SHELF
from ninefold.minds import Level
from ninefold.rl.actions import WAIT, Catalogue
from ninefold.rl.episode import Episode
from ninefold.rl.observations import Encoder, NumberRow
from ninefold.rl.text import pictured, told
from ninefold.rl.universe import GAMES, Universe, universe

History = Literal["none", "since", "all"]
Observation = dict[str, NDArray[Any]]
Infos = dict[str, dict[str, Any]]
MOVES = 10_000  # decisions after which an episode is truncated
METADATA: dict[str, Any] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 1, "is_parallelizable": True}


@dataclass(frozen=True)
class Settings:
    """`history`: the news that a row holds besides the view. none: no news, so most is never seen; since:
    what the seat heard since it last decided, so that it must remember; all: the latest news."""

    game: str
    seats: int = 0  # 0: the fewest that can play
    options: Mapping[str, Any] = field(default_factory=dict)
    bots: Mapping[Seat, Level] = field(default_factory=dict)
    history: History = "since"
    window: int = 16  # news in a row at most
    moves: int = MOVES
    lang: str = "en"  # of `render`

    def __post_init__(self) -> None:
        if self.game not in GAMES:
            raise ValueError(f"unknown game {self.game!r}; use one of {', '.join(GAMES)}")
        if self.players not in self.rules.seats:
            bounds = self.rules.seats
            raise ValueError(
                f"{self.game} is for {bounds[0]} to {bounds[-1]} players, and not for {self.players}"
            )
        if unknown := set(self.bots) - set(range(self.players)):
            raise ValueError(f"there is no seat {min(unknown)} for a bot: seats are counted from 0")
        if len(self.bots) == self.players:
            raise ValueError("bots have all seats: leave one to be played")

    @property
    def rules(self) -> AnyGame:
        return SHELF[self.game]

    @property
    def players(self) -> int:
        return self.seats or self.rules.seats[0]

    @property
    def id(self) -> str:
        """The id in the registries: other rules have another one."""
        return f"ninefold/{self.game}-v{self.rules.version}"

    @cached_property
    def chosen(self) -> Data:
        options: Data = convert(dict(self.options), self.rules.options)
        return options

    @cached_property
    def _universe(self) -> Universe:
        return universe(self.game, self.players, self.chosen)

    @cached_property
    def catalogue(self) -> Catalogue:
        return Catalogue(self.rules, self._universe)

    @cached_property
    def encoder(self) -> Encoder:
        return Encoder(self.rules, self.players, self._universe, 0 if self.history == "none" else self.window)

    def episode(self, seed: int) -> Episode:
        bots = {seat: MINDS[self.game][level] for seat, level in self.bots.items()}
        return Episode(self.rules, self.catalogue, self.players, self.chosen, seed, bots, max(1, self.window))

    # Spaces

    @cached_property
    def row_space(self) -> spaces.Box:
        slots = self.encoder.slots
        low = np.array([slot.low for slot in slots], np.float32)
        return spaces.Box(low, np.array([slot.high for slot in slots], np.float32), dtype=np.float32)

    def observation_space(self) -> spaces.Space[Any]:
        mask = spaces.Box(0, 1, (len(self.catalogue),), np.int8)
        row = spaces.Box(self.row_space.low, self.row_space.high, dtype=np.float32)
        return spaces.Dict({"observation": row, "action_mask": mask})

    def action_space(self) -> "spaces.Discrete[np.int64]":
        return spaces.Discrete(len(self.catalogue))

    # What a seat sees

    def observe(self, episode: Episode, seat: Seat) -> Observation:
        row, mask = np.empty(len(self.encoder), np.float32), np.empty(len(self.catalogue), np.int8)
        self.fill(episode, seat, row, mask)
        return {"observation": row, "action_mask": mask}

    def fill(self, episode: Episode, seat: Seat, row: NumberRow, mask: NDArray[np.int8]) -> None:
        """Write the row and the mask into the caller's arrays."""
        self.encoder.write(row, episode.view(seat), episode.heard[seat], episode.at)
        self.fill_mask(episode, seat, mask)

    def fill_mask(self, episode: Episode, seat: Seat, mask: NDArray[np.int8]) -> None:
        mask[:] = 0
        if seat in episode.asked:
            mask[list(episode.offers(seat))] = 1
            mask[WAIT] = episode.may_wait(seat)

    def decided(self, episode: Episode, seat: Seat) -> None:
        """The seat has decided: the news so far are no longer new."""
        if self.history == "since":
            episode.heard[seat].clear()

    def rewards(self, episode: Episode) -> dict[Seat, float]:
        """1 for the winners and -1 for the others, at the end; 0 for all if all have won."""
        result = episode.result
        if result is None or len(result.winners) == self.players:
            return dict.fromkeys(episode.seats, 0.0)
        return {seat: 1.0 if seat in result.winners else -1.0 for seat in episode.seats}

    def allowed(self, episode: Episode, seat: Seat) -> list[int]:
        """The numbers of the acts that the seat may choose now, ascending."""
        waits = [WAIT] if episode.may_wait(seat) else []
        return [*waits, *sorted(episode.offers(seat))]

    def play(self, episode: Episode, seat: Seat, number: int) -> bool:
        """Do the act. False: it is not allowed; the seat is asked again and has heard nothing new."""
        heard = list(episode.heard[seat])
        self.decided(episode, seat)
        if episode.play(seat, number):
            return True
        episode.heard[seat].extend(heard if self.history == "since" else ())
        return False

    def render(self, episode: Episode, seat: Seat | None, mode: str) -> "str | NDArray[np.uint8]":
        show: Any = pictured if mode == "rgb_array" else told
        shown: str | NDArray[np.uint8] = show(episode, self.chosen, dict(self.bots), seat, self.lang)
        return shown


def agent_name(seat: Seat) -> str:
    return f"seat_{seat}"


def seat_of(agent: str) -> Seat:
    return int(agent.removeprefix("seat_"))
