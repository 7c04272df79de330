"""Every game by its id in the registries: `ninefold/GAME-vVERSION`. Other rules have another id."""

from functools import partial
from typing import Any

import gymnasium
from pettingzoo import env_registry

from ninefold.rl.aec import AecTable
from ninefold.rl.parallel import ParallelTable
from ninefold.rl.seat import SeatEnv
from ninefold.rl.settings import Settings
from ninefold.rl.universe import GAMES
from ninefold.rl.vector import SeatVector

OWN = ("seat", "level", "render_mode", "num_envs", "processes")  # all else is the settings'


def made(form: Any, game: str, **wanted: Any) -> Any:
    """`make(id, seats=3, options={…}, level="child")`."""
    own = {name: wanted.pop(name) for name in OWN if name in wanted}
    return form(Settings(game, **wanted), **own)


def register() -> None:
    for game in GAMES:
        id = Settings(game).id
        if id not in gymnasium.registry:
            gymnasium.register(
                id,
                partial(made, SeatEnv, game),
                vector_entry_point=partial(made, SeatVector, game),
                disable_env_checker=True,
            )
            env_registry.register("aec", id, partial(made, AecTable, game))
            env_registry.register("parallel", id, partial(made, ParallelTable, game))
