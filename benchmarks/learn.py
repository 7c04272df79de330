"""A small learner of Memo Dice against *child*: it learns which of the pictures that it has seen to name.

Its notes are exact: the pictures of this round, in their order. What they are good for it must find out, by
REINFORCE over three weights: a picture noted at the place that is asked for, a picture noted elsewhere, and
giving up. The reward of a guess is 1 if it was right.
"""

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from benchmarks.grid import Grid
from ninefold.lab.summary import Share, share
from ninefold.rl import SeatEnv, Settings
from ninefold.rl.actions import WAIT

SETTINGS = Settings("memo_dice", seats=2, options={"naming": "recognise"}, window=64)
RATE = 0.5


class Learner:
    settings = SETTINGS

    def __init__(self, seed: int) -> None:
        self.chance = np.random.default_rng(seed)
        self.weights = np.zeros(3)
        self._usual = 0.0  # the mean reward so far
        slots = {slot.name: place for place, slot in enumerate(SETTINGS.encoder.slots)}
        self._kinds = SETTINGS.encoder.slots[slots["news[-1].type"]].words
        self._news = [
            (slots[f"news[-{k}].type"], slots[f"news[-{k}].picture"]) for k in range(SETTINGS.window, 0, -1)
        ]
        self._cup, self._right = slots["public.scene.Recalling.cup"], slots["public.recalled[0]"]
        pictures = SETTINGS.encoder.slots[slots["news[-1].picture"]].words
        codes = {picture: code for code, picture in enumerate(pictures, 1)}
        named = SETTINGS.catalogue.names
        self._named = np.array([codes[name[1]] if name[0] == "Guess" else 0 for name in named])
        self._give_up = named.index(("GiveUp",))

    def play(self, env: SeatEnv, seed: int, learns: bool) -> float:
        """One game: 1 won, -1 lost, 0 shared."""
        seen, _ = env.reset(seed=seed)
        self.begin()
        reward, is_over = 0.0, False
        while not is_over:
            row, mask = seen["observation"], seen["action_mask"]
            self._note(row)
            allowed = np.flatnonzero(mask)
            if not self._named[allowed].any():
                acts = allowed[allowed != WAIT]
                any_act = self.chance.choice(acts if len(acts) else allowed)
                seen, reward, ended, cut, _ = env.step(int(any_act))
                is_over = ended or cut
                continue
            allowed = allowed[allowed != WAIT]
            features, odds = self._odds(allowed, row)
            chosen = int(self.chance.choice(len(allowed), p=odds))
            before = row[self._right]
            seen, reward, ended, cut, _ = env.step(int(allowed[chosen]))
            is_over = ended or cut
            if learns:
                right = float(seen["observation"][self._right] - before)
                self.weights += RATE * (right - self._usual) * (features[chosen] - odds @ features)
                self._usual += 0.01 * (right - self._usual)
        return reward

    def begin(self) -> None:
        self._notes: list[int] = []

    def choose(self, seen: dict[str, NDArray[Any]]) -> int:
        """As the memory benchmark asks a policy: the likeliest."""
        self._note(seen["observation"])
        allowed = np.flatnonzero(seen["action_mask"])
        return int(allowed[np.argmax(self._odds(allowed, seen["observation"])[1])])

    def _odds(self, allowed: NDArray[Any], row: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
        features = self._features(allowed, int(row[self._cup]))
        odds = np.exp(features @ self.weights)
        return features, odds / odds.sum()

    def _note(self, row: NDArray[Any]) -> None:
        for kind, picture in self._news:
            if code := int(row[kind]):
                match self._kinds[code - 1]:
                    case "RoundBegun":
                        self._notes.clear()
                    case "DieRolled":
                        self._notes.append(int(row[picture]))

    def _features(self, allowed: NDArray[Any], cup: int) -> NDArray[Any]:
        notes = self._notes
        codes = self._named[allowed]
        here = codes == (notes[cup] if cup < len(notes) else -1)
        return np.stack([here, np.isin(codes, notes) & ~here, allowed == self._give_up], axis=1).astype(float)


def learnt() -> Learner:
    """After a few games, for `ninefold memory-bench --agent learnt=policy:benchmarks.learn:learnt`."""
    env, learner = SeatEnv(SETTINGS, level="child"), Learner(seed=1)
    for seed in range(30):
        learner.play(env, seed, learns=True)
    return learner


def learning_curve(seed: int, games: int, exams: int, of: int) -> list[Share]:
    """How many of `of` games against *child* are won, before and after every `games` learnt."""
    env, learner, found = SeatEnv(SETTINGS, level="child"), Learner(seed), []
    for exam in range(exams):
        played = [learner.play(env, 1_000_000 + k, learns=False) for k in range(of)]
        found.append(share(f"{exam * games}", sum(reward > 0 for reward in played), of))
        for k in range(games):
            learner.play(env, exam * games + k, learns=True)
    return found


def drawn(curve: list[Share]) -> str:
    """As SVG."""
    from ninefold.lab.charts import Curve, curves

    along, height = [int(one["name"]) for one in curve], [100 * one["share"] for one in curve]
    return curves([Curve("the learner", along, height)], "games learnt", "% won against child")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.learn", description=__doc__)
    parser.add_argument("--games", type=int, default=1, help="learnt between two exams (default 1)")
    parser.add_argument("--exam", type=int, default=200, help="games of an exam (default 200)")
    parser.add_argument("--exams", type=int, default=26, help="(default 26)")
    parser.add_argument("--seed", type=int, default=1, help="(default 1)")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw the curve here, as SVG (matplotlib)")
    parser.add_argument("--short", action="store_true", help="only see that it runs")
    asked = parser.parse_args()
    games, of, exams = (2, 2, 2) if asked.short else (asked.games, asked.exam, asked.exams)
    curve = learning_curve(asked.seed, games, exams, of)
    grid = Grid("Memo Dice against child", "games learnt", "won", "95 % from", "to")
    for one in curve:
        grid.add(one["name"], *(f"{value:.0%}" for value in (one["share"], one["low"], one["high"])))
    grid.show()
    if asked.plot:
        asked.plot.write_text(drawn(curve), encoding="utf-8")


if __name__ == "__main__":
    main()
