"""How often the team wins against Oni, by level and number of players, if all are bots of one mind.

python -m benchmarks.balance oni [--games 1000] [--mind adult] [--short]
"""

import argparse
import time

from benchmarks.grid import Grid
from ninefold.games import MINDS, SHELF
from ninefold.games.oni.box import LEVELS as DECKS
from ninefold.games.oni.box import Level as Deck
from ninefold.minds import LEVELS, Level
from ninefold.sim import bots_play
from ninefold.sim.tournament import wilson

AIM = "aim for adults: easy 60 to 85 %, normal 35 to 65 %, hard 10 to 40 %"
PLAYERS = (4, 6, 8)
ONI = 0  # unless the host says otherwise


def main() -> None:
    wanted = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    wanted.add_argument("game", choices=["oni"], help="the game in which one plays against all")
    wanted.add_argument(
        "--games", type=int, default=1_000, help="so many of each level and number of players"
    )
    wanted.add_argument("--mind", choices=LEVELS, default="adult", help="of all players, Oni's too")
    wanted.add_argument("--short", action="store_true", help="only see that it runs")
    asked = wanted.parse_args()
    compare(2 if asked.short else asked.games, asked.mind).show()
    print(AIM)


def compare(games: int, mind: Level) -> Grid:
    grid = Grid(
        f"Oni against all, {games} games of each kind among bots ({mind})",
        *("level, players", "the team wins", "95 %", "after", "games/CPU s"),
    )
    for deck in DECKS:
        for players in PLAYERS:
            began = time.process_time()
            won = moments_won(deck, players, mind, games)
            speed = games / (time.process_time() - began)
            low, high = wilson(len(won), games)
            after = f"{sum(won) / len(won) / 1_000:.0f} s" if won else "-"
            grid.add(
                f"{deck}, {players}",
                f"{len(won) / games:.1%}",
                f"{low:.1%} to {high:.1%}",
                after,
                f"{speed:.0f}",
            )
    return grid


def moments_won(deck: Deck, players: int, mind: Level, games: int) -> list[int]:
    """When the team won, of the games that it won. The same seeds, the same games."""
    game, bots = SHELF["oni"], [MINDS["oni"][mind]] * players
    ends = []
    for seed in range(games):
        *_, last = bots_play(game, bots, game.options(level=deck), seed)
        result = game.result(last.state)
        assert result is not None
        if ONI not in result.winners:
            ends.append(last.at)
    return ends


if __name__ == "__main__":
    main()
