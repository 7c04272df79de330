"""Random legal play of other libraries' games: others start it in their own environment.

`python peer_games.py LIBRARY GAME SECONDS` prints decisions per CPU-second. It knows nothing of Ninefold.
"""

import random
import sys
import time
from collections.abc import Callable

ROUNDS = 20  # games between two looks at the clock


def open_spiel(name: str) -> Callable[[], int]:
    import pyspiel

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
    import textarena as ta

    env = ta.make(name)

    def free() -> list[str]:
        """Its acts are words: of the cells that are free, by the board that it keeps."""
        cells = [cell for row in env.state.game_state["board"] for cell in row]
        return [f"[{k}]" for k, cell in enumerate(cells) if cell == ""]

    def pairs() -> list[str]:
        """Two cards that have not been matched: row and column of each."""
        places, matched = range(env.grid_size), env.state.game_state["matched_positions"]
        left = [(row, column) for row in places for column in places if (row, column) not in matched]
        return [f"[{row} {column} {r} {c}]" for (row, column), (r, c) in [random.sample(left, 2)]]

    offered = pairs if name.startswith("MemoryGame") else free

    def play() -> int:
        env.reset(num_players=2, seed=random.getrandbits(31))
        decisions, done = 0, False
        while not done:
            env.get_observation()
            acts = offered()
            done, _ = env.step(acts[int(random.random() * len(acts))])
            decisions += 1
        env.close()
        return decisions

    return play


def popgym(name: str) -> Callable[[], int]:
    from importlib import import_module

    env = getattr(import_module("popgym.envs.concentration"), name)()
    cards = int(env.action_space.n)

    def play() -> int:
        """Any card may be pointed at."""
        env.reset(seed=random.getrandbits(31))
        decisions, over = 0, False
        while not over:
            _, _, terminated, truncated, _ = env.step(int(random.random() * cards))
            over = terminated or truncated
            decisions += 1
        return decisions

    return play


LIBRARIES = {"open_spiel": open_spiel, "pettingzoo": pettingzoo, "popgym": popgym, "textarena": textarena}


def main(library: str, name: str, seconds: float) -> None:
    play, decisions = LIBRARIES[library](name), 0
    began = time.process_time()
    while (used := time.process_time() - began) < seconds:
        decisions += sum(play() for _ in range(ROUNDS))
    print(decisions / used)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], float(sys.argv[3]))
