"""PettingZoo's parallel form: in each round of virtual time all seats answer at once."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from ninefold.rl.actions import WAIT
from ninefold.rl.settings import METADATA, Infos, Observation, Settings, agent_name, seat_of


class ParallelTable(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """A seat that is not asked can only wait. Answers count in the order of a race at equal moments. One that
    a quicker seat has made impossible does nothing."""

    metadata: dict[str, Any]

    def __init__(self, settings: Settings, render_mode: str | None = None) -> None:
        self.settings, self.render_mode = settings, render_mode
        self.metadata = {**METADATA, "name": settings.id}
        seats = [seat for seat in range(settings.players) if seat not in settings.bots]
        self.possible_agents = [agent_name(seat) for seat in seats]
        self.agents: list[str] = []
        self.observation_spaces = {agent: settings.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: settings.action_space() for agent in self.possible_agents}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.episode = self.settings.episode(int(self._random.integers(2**31)))
        self.agents = list(self.possible_agents)
        self._rounds = 0
        self._illegal = dict.fromkeys(self.agents, 0)
        seen = self._observations()
        return seen, self._infos(seen)

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        episode, asked = self.episode, list(self.episode.asked)
        allowed = {seat: {WAIT, *episode.offers(seat)} for seat in asked}
        for agent in self.agents:
            self.settings.decided(episode, seat_of(agent))
            if actions[agent] not in allowed.get(seat_of(agent), {WAIT}):
                self._illegal[agent] += 1
        now = episode.round
        for seat in asked:
            if episode.round != now:
                break
            is_played = seat not in episode.asked or episode.play(seat, int(actions[agent_name(seat)]))
            if not is_played and episode.may_wait(seat):
                episode.leave(seat)
        self._rounds += 1
        over, late = not episode.asked, self._rounds >= self.settings.moves
        earned = self.settings.rewards(episode)
        seen = self._observations()
        rewards = {agent: earned[seat_of(agent)] for agent in self.agents}
        ended = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, late and not over)
        infos = self._infos(seen)
        if over or late:
            self.agents = []
        return seen, rewards, *ended, infos

    def _observations(self) -> dict[str, Observation]:
        seen = {agent: self.settings.observe(self.episode, seat_of(agent)) for agent in self.agents}
        for agent, observation in seen.items():
            if seat_of(agent) not in self.episode.asked:
                observation["action_mask"][WAIT] = 1
        return seen

    def _infos(self, seen: dict[str, Observation]) -> Infos:
        return {
            agent: {"illegal": self._illegal[agent], "action_mask": seen[agent]["action_mask"]}
            for agent in self.agents
        }

    def state(self) -> NDArray[np.float32]:
        seats = map(seat_of, self.possible_agents)
        return np.concatenate([self.settings.observe(self.episode, seat)["observation"] for seat in seats])

    def render(self) -> "str | NDArray[np.uint8] | None":
        if self.render_mode is None:
            return None
        return self.settings.render(self.episode, None, self.render_mode)

    def close(self) -> None:
        pass
