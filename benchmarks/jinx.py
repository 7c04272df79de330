"""What adult bots make of each other's clues in Dixit Jinx: neither obvious nor hopeless?

python -m benchmarks.jinx [--games 500] [--short]
"""

import argparse
from statistics import median
from typing import NamedTuple

from ninefold.games import MINDS, SHELF
from ninefold.games.jinx.box.pictures import PICTURES
from ninefold.games.jinx.events import (
    Answered,
    ClueDrawn,
    ClueSpoken,
    ClueWritten,
    Contested,
    Pointed,
    TurnScored,
)
from ninefold.minds import LEVELS, Level
from ninefold.sim import bots_play

AIM = "aim: the target found in 50 to 85 % of all turns, after a wrong finger in at least 40 % of those"


class Turn(NamedTuple):
    found: bool
    wrong: int  # fingers before the finder's
    first: int  # ms from the opening to the first touch
    contests: int


def main() -> None:
    wanted = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    wanted.add_argument("--games", type=int, default=500, help="shared by three to six players")
    wanted.add_argument("--short", action="store_true", help="only see that it runs")
    wanted.add_argument("--level", choices=LEVELS, default="adult")
    asked = wanted.parse_args()
    games = 8 if asked.short else asked.games
    print(f"{sum(bool(picture.concepts) for picture in PICTURES)} pictures have words")
    print("players  turns  found  of these after a wrong one  first touch  contests a turn")
    every: list[Turn] = []
    for seats in SHELF["jinx"].seats:
        turns = [
            turn
            for seed in range(games // len(SHELF["jinx"].seats))
            for turn in played(seats, asked.level, seed)
        ]
        print(f"{seats:>7}  {told(turns)}")
        every += turns
    print(f"    all  {told(every)}")
    print(AIM)


def told(turns: list[Turn]) -> str:
    found = [turn for turn in turns if turn.found]
    late = sum(turn.wrong > 0 for turn in found) / max(len(found), 1)
    first = median(turn.first for turn in turns) / 1_000
    contests = sum(turn.contests for turn in turns) / len(turns)
    return (
        f"{len(turns):>5}  {len(found) / len(turns):>5.1%}  {late:>26.1%}  {first:>9.1f} s  {contests:>15.2f}"
    )


def played(seats: int, level: Level, seed: int) -> list[Turn]:
    game, bot = SHELF["jinx"], MINDS["jinx"][level]
    turns: list[Turn] = []
    opened = first = contests = wrong = 0
    for step in (s for play in bots_play(game, [bot] * seats, game.options(), seed) for s in play.steps):
        match step.event:
            case ClueWritten() | ClueSpoken() | ClueDrawn():
                opened, first, contests, wrong = step.state.phase.opens_at, 0, 0, 0
            case Pointed():
                first = first or step.at - opened
            case Contested():
                contests += 1
            case Answered(right=False):
                wrong += 1
            case TurnScored(_, finder):
                turns.append(Turn(finder is not None, wrong, first, contests))
    return turns


if __name__ == "__main__":
    main()
