"""Who plays better? Two bots, many games, and how sure the answer is."""

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Any, NamedTuple

from ninefold.engine import AnyGame, Data, Dice, Fast, Moment, Prompt, Seat, View, any_choice
from ninefold.minds import Bot, Wish
from ninefold.sim.play import bots_play

SURE = 1.959964  # standard deviations on either side that hold 95 %
WHIMS = 1 << 32


class Interval(NamedTuple):
    low: float
    high: float


class Score(NamedTuple):
    """Of the first of two players. A shared win counts for nobody."""

    games: int
    won: int
    lost: int

    @property
    def wins(self) -> Interval:
        return wilson(self.won, self.games)

    @property
    def losses(self) -> Interval:
        return wilson(self.lost, self.games)


def duel(game: AnyGame, one: Bot[Any], other: Bot[Any], options: Data, seeds: Iterable[int]) -> Score:
    """They sit in turn on the first seat."""
    games = won = lost = 0
    for seed in seeds:
        seat = seed % 2
        *_, last = bots_play(game, (other, one) if seat else (one, other), options, seed)
        result = game.result(last.state)
        assert result is not None
        games += 1
        won += result.winners == (seat,)
        lost += result.winners == (1 - seat,)
    return Score(games, won, lost)


def against_one(
    game: AnyGame, team: Bot[Any], one: Bot[Any], options: Data, seeds: Iterable[int], players: int = 4
) -> Score:
    """Of the team, in a game of one on the first seat against all others."""
    games = won = 0
    for seed in seeds:
        *_, last = bots_play(game, (one, *[team] * (players - 1)), options, seed)
        result = game.result(last.state)
        assert result is not None
        games += 1
        won += 0 not in result.winners
    return Score(games, won, games - won)


def wilson(happened: int, times: int) -> Interval:
    """Where the true share lies, 95 % sure: Wilson's interval, which holds near 0 and 1 too."""
    share, pull = happened / times, SURE**2 / times
    middle = (share + pull / 2) / (1 + pull)
    reach = SURE * sqrt(share * (1 - share) / times + pull / times / 4) / (1 + pull)
    return Interval(middle - reach, middle + reach)


class Whim(Data):
    ready: Moment = 0
    seed: int = 0


def _born(seat: Seat) -> Whim:
    return Whim()


def _hear(mind: Whim, at: Moment, news: object, view: View, noise: Dice) -> Whim:
    return Whim(at + noise.below(500), noise.below(WHIMS))


def _choose(mind: Whim, prompts: Sequence[Prompt]) -> Wish:
    below = Fast(mind.seed).below
    prompt = prompts[below(len(prompts))]
    return Wish(mind.ready, prompt, any_choice(prompt, below))


BY_WHIM: Bot[Whim] = Bot(_born, _hear, _choose)  # random legal play
