"""What adult bots make of each other's clues in Dixit Jinx: neither obvious nor hopeless?

python -m benchmarks.jinx [--games 500] [--typed] [--short]

--typed: the clues of testkit/typed_clues.json, which somebody typed who saw nothing but the pictures, each to
three bots, a hundred times; in every language, or in the one of --language.
"""

import argparse
from collections.abc import Sequence
from dataclasses import replace as with_changes
from statistics import median
from typing import Any, NamedTuple

from ninefold.engine import Prompt, replace
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
from ninefold.games.jinx.mind.lexicon import lexicon
from ninefold.games.jinx.state import Cluing
from ninefold.minds import LEVELS, Bot, Level, Wish
from ninefold.parts.texts import Language
from ninefold.sim import bots_play
from testkit.typed_clues import Typed, typed_clues

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
    wanted.add_argument("--typed", action="store_true", help="clues that were typed by eye")
    wanted.add_argument("--language", help="of the typed clues, such as de")
    wanted.add_argument("--short", action="store_true", help="only see that it runs")
    wanted.add_argument("--level", choices=LEVELS, default="adult")
    asked = wanted.parse_args()
    if asked.typed:
        return show_typed(asked.level, 2 if asked.short else 100, asked.language)
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


def show_typed(level: Level, times: int, only: Language | None) -> None:
    typed = typed_clues()
    for language in [only] if only else typed[0].clue:
        shares = [sum(_found(turn, language, level, seed) for seed in range(times)) / times for turn in typed]
        for turn, share in zip(typed, shares, strict=True):
            print(f"{turn.clue[language]:>16}: {turn.square[turn.target]:<20} {share:>4.0%}")
        understood = sum(bool(lexicon().sense(turn.clue[language], language)) for turn in typed)
        print(f"{language}: {understood} of {len(typed)} clues mean something to a bot,")
        print(f"  the target is found in {sum(shares) / len(shares):.1%} of the turns")


def _found(turn: Typed, language: Language, level: Level, seed: int) -> bool:
    """One turn of four, from the moment at which the clue is typed."""
    game, bot = SHELF["jinx"], MINDS["jinx"][level]
    numbers = {picture.name: number for number, picture in enumerate(PICTURES)}
    state = replace(
        game.setup(4, game.options()),
        square=tuple(numbers[name] for name in turn.square),
        phase=Cluing(turn.target, 0, None, None),
    )
    begun = with_changes(game, setup=lambda seats, options: state)
    giver: Bot[Any] = with_changes(
        bot, choose=lambda mind, prompts: _type(turn, language, bot, mind, prompts)
    )
    for play in bots_play(begun, [giver, bot, bot, bot], game.options(), seed):
        for step in play.steps:
            if isinstance(step.event, TurnScored):
                return step.event.finder is not None
    raise AssertionError("every turn is scored")


def _type(
    turn: Typed, language: Language, bot: Bot[Any], mind: Any, prompts: Sequence[Prompt]
) -> Wish | None:
    asked = next((prompt for prompt in prompts if prompt.verb == "Clue"), None)
    if asked is None:
        return bot.choose(mind, prompts)
    return Wish(mind.ready, asked, {"text": turn.clue[language], "language": language})


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
