"""Gymnasium's form: one seat, against bots."""

from dataclasses import replace
from typing import Any

import gymnasium

from ninefold.engine import Seat
from ninefold.minds import Level
from ninefold.rl.settings import METADATA, Observation, Settings


class SeatEnv(gymnasium.Env[Observation, Any]):
    """Bots of one level play the seats for which the settings name none. An act that is not allowed does
    nothing: `info` counts them as `illegal`. The mask is in the observation and in `info`."""

    def __init__(
        self, settings: Settings, seat: Seat = 0, level: Level = "adult", render_mode: str | None = None
    ) -> None:
        others = {other: level for other in range(settings.players) if other != seat}
        self.settings = replace(settings, bots={**others, **settings.bots})
        self.seat, self.render_mode = seat, render_mode
        self.metadata = {**METADATA, "name": settings.id}
        self.observation_space = self.settings.observation_space()
        self.action_space = self.settings.action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.episode = self.settings.episode(int(self.np_random.integers(2**31)))
        self._moves = self._illegal = 0
        return self._told()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        episode = self.episode
        self._moves += 1
        if not self.settings.play(episode, self.seat, int(action)):
            self._illegal += 1
        over = not episode.asked
        late = not over and self._moves >= self.settings.moves
        seen, info = self._told()
        return seen, self.settings.rewards(episode)[self.seat], over, late, info

    def _told(self) -> tuple[Observation, dict[str, Any]]:
        seen = self.settings.observe(self.episode, self.seat)
        return seen, {"action_mask": seen["action_mask"], "illegal": self._illegal}

    def render(self) -> Any:
        return (
            None
            if self.render_mode is None
            else self.settings.render(self.episode, self.seat, self.render_mode)
        )
