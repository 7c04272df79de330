"""The games in OpenSpiel: `import ninefold.rl.spiel`, then `pyspiel.load_game("ninefold_memo_dice")`.

Needs `pip install open_spiel`. The first move is chance: it draws one of `SEEDS` seeds, and all throws of the
game follow from it. Then seats decide one after the other, as in `AecTable`. Parameters: `players`.
"""

from typing import Any

import numpy as np

try:
    import pyspiel
except ImportError as missing:
    raise ImportError("ninefold.rl.spiel needs pyspiel: pip install open_spiel") from missing

from ninefold.games import SHELF
from ninefold.rl.episode import Episode
from ninefold.rl.settings import Settings
from ninefold.rl.universe import GAMES

SEEDS = 1_000


def _type(game: str) -> Any:
    seats = SHELF[game].seats
    return pyspiel.GameType(
        short_name=f"ninefold_{game}",
        long_name=f"Ninefold {game}, rules {SHELF[game].version}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": seats[0]},
    )


TYPES = {game: _type(game) for game in GAMES}


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, game: str, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.settings = Settings(game, seats=given.get("players", 0))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.settings.catalogue),
            max_chance_outcomes=SEEDS,
            num_players=self.settings.players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=self.settings.moves,
        )
        super().__init__(TYPES[game], info, given)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self.settings)


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.settings = game.settings
        self.episode: Episode | None = None
        self._moves = 0

    def current_player(self) -> int:
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.episode.asked[0]

    def is_terminal(self) -> bool:
        return self.episode is not None and (not self.episode.asked or self._moves >= self.settings.moves)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1 / SEEDS) for seed in range(SEEDS)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.episode is not None
        return self.settings.allowed(self.episode, player)

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            self.episode = self.settings.episode(action)
            return
        self._moves += 1
        self.settings.play(self.episode, self.episode.asked[0], action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return " ".join(map(str, self.settings.catalogue.names[action]))

    def returns(self) -> list[float]:
        if self.episode is None:
            return [0.0] * self.settings.players
        earned = self.settings.rewards(self.episode)
        return [earned[seat] for seat in range(self.settings.players)]

    def __str__(self) -> str:
        return f"{self.settings.game} {self.history()}"


class SpielObserver:
    """The row that every environment here has."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.tensor = np.zeros(len(settings.encoder), np.float32)
        self.dict = {"observation": self.tensor}
        self._mask = np.zeros(len(settings.catalogue), np.int8)

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.episode is not None:
            self._settings.fill(state.episode, player, self.tensor, self._mask)

    def string_from(self, state: SpielState, player: int) -> str:
        self.set_from(state, player)
        return " ".join(f"{value:g}" for value in self.tensor)


def _class_of(game: str) -> type[SpielGame]:
    """OpenSpiel makes a game from its parameters alone."""

    def begin(self: SpielGame, params: dict[str, Any] | None = None) -> None:
        SpielGame.__init__(self, game, params)

    return type(f"Spiel_{game}", (SpielGame,), {"__init__": begin})


for _game in GAMES:
    pyspiel.register_game(TYPES[_game], _class_of(_game))
