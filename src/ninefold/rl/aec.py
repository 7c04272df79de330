"""PettingZoo's turn-by-turn form: one seat after the other is asked."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv

from ninefold.rl.settings import METADATA, Infos, Observation, Settings, agent_name, seat_of


class AecTable(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """Seats that bots play are no agents. An act that is not allowed does nothing, and the seat is asked
    again: `infos` counts them as `illegal`. The mask is in the observation and in `infos`."""

    metadata: dict[str, Any]
    infos: Infos

    def __init__(self, settings: Settings, render_mode: str | None = None) -> None:
        super().__init__()
        self.settings, self.render_mode = settings, render_mode
        self.metadata = {**METADATA, "name": settings.id}
        seats = [seat for seat in range(settings.players) if seat not in settings.bots]
        self.possible_agents = [agent_name(seat) for seat in seats]
        self.observation_spaces = {agent: settings.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: settings.action_space() for agent in self.possible_agents}
        self.state_space = spaces.Box(
            np.tile(settings.row_space.low, len(seats)), np.tile(settings.row_space.high, len(seats))
        )
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.episode = self.settings.episode(int(self._random.integers(2**31)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._moves = 0
        self.infos = {agent: {"illegal": 0} for agent in self.agents}
        self.agent_selection = agent_name(self.episode.asked[0])
        self._tell_masks()

    def observe(self, agent: str) -> Observation:
        return self.settings.observe(self.episode, seat_of(agent))

    def state(self) -> NDArray[np.float32]:
        """What all agents see, one row after the other."""
        rows = [self.observe(agent)["observation"] for agent in self.possible_agents]
        return np.concatenate(rows)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        seat, episode = seat_of(agent), self.episode
        self._clear_rewards()
        self._moves += 1
        if not self.settings.play(episode, seat, int(action)):
            self.infos[agent]["illegal"] += 1
        if not episode.asked:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = {
                agent_name(seat): reward
                for seat, reward in self.settings.rewards(episode).items()
                if agent_name(seat) in self.agents
            }
        elif self._moves >= self.settings.moves:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = agent_name(episode.asked[0])
        self._tell_masks()
        self._accumulate_rewards()

    def _tell_masks(self) -> None:
        for agent in self.agents:
            mask = np.empty(len(self.settings.catalogue), np.int8)
            self.settings.fill_mask(self.episode, seat_of(agent), mask)
            self.infos[agent]["action_mask"] = mask

    def render(self) -> "str | NDArray[np.uint8] | None":
        if self.render_mode is None:
            return None
        return self.settings.render(self.episode, None, self.render_mode)

    def close(self) -> None:
        pass
