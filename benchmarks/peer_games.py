"""Random legal play of other libraries' games, started by `benchmarks.simulators` in an environment of their own.

`python peer_games.py GAME SECONDS` prints decisions per CPU-second. It knows nothing of Ninefold.
"""

import random
import sys
import time
from collections.abc import Callable

ROUNDS = 20  # games between two looks at the clock


def open_spiel(name: str) -> Callable[[], int]:
    import pyspiel  # type: ignore[import-not-found]

    game = pyspiel.load_game(name)

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(random.random() * len(actions))])
                decisions += 1
        return decisions

    return play


def pettingzoo(name: str) -> Callable[[], int]:
    from importlib import import_module

    env = import_module(f"pettingzoo.classic.{name}").env()

    def play() -> int:
        env.reset(seed=random.getrandbits(31))
        decisions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                actions = observation["action_mask"].nonzero()[0]
                env.step(actions[int(random.random() * len(actions))])
                decisions += 1
        return decisions

    return play


def textarena(name: str) -> Callable[[], int]:
    import textarena as ta  # type: ignore[import-not-found]

    env = ta.make(name)

    def play() -> int:
        """Its acts are words: of the cells that are free, by the board that it keeps."""
        env.reset(num_players=2, seed=random.getrandbits(31))
        decisions, done = 0, False
        while not done:
            env.get_observation()
            board = env.state.game_state["board"]
            free = [k for k, cell in enumerate(cell for row in board for cell in row) if cell == ""]
            done, _ = env.step(f"[{free[int(random.random() * len(free))]}]")
            decisions += 1
        env.close()
        return decisions

    return play


LIBRARIES = {"open_spiel": open_spiel, "pettingzoo": pettingzoo, "textarena": textarena}


def main(library: str, name: str, seconds: float) -> None:
    play, decisions = LIBRARIES[library](name), 0
    began = time.process_time()
    while (used := time.process_time() - began) < seconds:
        decisions += sum(play() for _ in range(ROUNDS))
    print(decisions / used)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], float(sys.argv[3]))
