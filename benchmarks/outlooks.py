"""Fit the weights of MemoDiXe's outlook (games/memodixe/outlook.py) to games among elephants.

python -m benchmarks.outlooks [--games 2000] [--short]
"""

import argparse

import numpy as np
from numpy.typing import NDArray

from ninefold.games import MINDS, SHELF
from ninefold.games.memodixe.events import TurnBegun
from ninefold.games.memodixe.outlook import features
from ninefold.games.memodixe.plan import outlook_of
from ninefold.sim.play import bots_play, listen, noises

PLAYERS = (2, 2, 2, 3, 4)  # in turn
PULL = 2.0  # towards zero

Rows = list[tuple[list[tuple[float, ...]], list[float]]]  # of every seat: its features, its part of the win


def main() -> None:
    wanted = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    wanted.add_argument("--games", type=int, default=2_000)
    wanted.add_argument("--short", action="store_true", help="only see that it runs")
    asked = wanted.parse_args()
    games = 5 if asked.short else asked.games
    rows = [row for seed in range(games) for row in _rows(PLAYERS[seed % len(PLAYERS)], seed)]
    weights, surprise = fit(rows)
    print(f"{len(rows)} turns, {surprise:.4f} nats a turn")
    print(tuple(round(float(weight), 3) for weight in weights))


def _rows(players: int, seed: int) -> Rows:
    game, bot = SHELF["memodixe"], MINDS["memodixe"]["elephant"]
    minds, noise = [bot.born(seat) for seat in range(players)], noises(players, seed)
    seen: list[list[tuple[float, ...]]] = []
    for played in bots_play(game, [bot] * players, game.options(), 1_000_000 + seed):
        for step in played.steps:
            for seat in range(players):
                minds[seat] = listen(game, bot, minds[seat], seat, [step], noise[seat])
            if isinstance(step.event, TurnBegun):
                outlook = outlook_of(minds[step.event.seat])
                seen.append(features(outlook))
        last = played
    result = game.result(last.state)
    assert result is not None
    share = [(seat in result.winners) / len(result.winners) for seat in range(players)]
    return [(row, share) for row in seen]


def fit(rows: Rows) -> tuple[NDArray[np.float64], float]:
    """Multinomial logistic regression, by Newton's method."""
    size = len(rows[0][0][0])
    weights = np.zeros(size)
    groups = []
    for players in {len(share) for _, share in rows}:
        some = [row for row in rows if len(row[1]) == players]
        groups.append((np.array([row for row, _ in some]), np.array([share for _, share in some])))
    for _ in range(12):
        slope, bend, surprise = -PULL * weights, PULL * np.eye(size), 0.0
        for values, shares in groups:
            scores = values @ weights
            powers = np.exp(scores - scores.max(axis=1, keepdims=True))
            chances = powers / powers.sum(axis=1, keepdims=True)
            surprise -= float((shares * np.log(chances)).sum())
            slope = slope + np.einsum("rs,rsf->f", shares - chances, values)
            mean = np.einsum("rs,rsf->rf", chances, values)
            bend = bend + np.einsum("rs,rsf,rsg->fg", chances, values, values) - mean.T @ mean
        weights = weights + np.linalg.solve(bend, slope)
    return weights, surprise / len(rows)


if __name__ == "__main__":
    main()
