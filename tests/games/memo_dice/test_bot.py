from typing import Any

import pytest

from ninefold.engine import Fast, Noted, Seat, act, begin, replace
from ninefold.games import SHELF
from ninefold.games.memo_dice.actions import Guess, Lift
from ninefold.games.memo_dice.bot import BOTS, Mind, near
from ninefold.games.memo_dice.box import COLOURS, DICE, NAMES
from ninefold.games.memo_dice.state import Guessing, Naming, Options, State
from ninefold.lab.people import errors_at_the_table
from ninefold.minds import Level, Wish, wish_of
from ninefold.sim.play import bots_play, listen

GAME = SHELF["memo_dice"]


def hidden_row(naming: Naming, level: Level, seed: int) -> tuple[State, Seat, Mind]:
    """A row hidden by bots, and what the first guesser's mind holds of it."""
    bot, options = BOTS[level], Options(naming=naming)
    facts: list[Any] = []
    for step in bots_play(GAME, [bot] * 2, options, seed):
        facts += step.steps
        if isinstance(step.state.phase, Guessing):
            seat = step.state.phase.guesser
            mind = listen(GAME, bot, bot.born(seat), seat, facts, Fast(seed))
            return step.state, seat, mind
    raise AssertionError("no row was hidden")


def wish(state: State, seat: Seat, level: Level, mind: Mind) -> Wish:
    wish = BOTS[level].choose(mind, GAME.prompts(state, seat))
    assert wish is not None
    return wish


def test_an_elephant_names_what_lies_under_the_cup() -> None:
    state, seat, mind = hidden_row("recall", "elephant", 1)
    said = wish(state, seat, "elephant", mind)
    name = NAMES["en"][state.row[0].picture][0]
    assert (said.prompt.verb, said.fields) == ("Name", {"cup": 0, "text": name})


def test_an_elephant_points_at_what_lies_under_the_cup() -> None:
    state, seat, mind = hidden_row("recognise", "elephant", 1)
    said = wish(state, seat, "elephant", mind)
    assert (said.prompt.verb, said.fields) == ("Guess", {"cup": 0, "picture": state.row[0].picture})


@pytest.mark.parametrize("seed", range(20))
def test_without_memory_it_names_a_possible_picture(seed: int) -> None:
    state, seat, mind = hidden_row("recognise", "goldfish", seed)
    empty = Mind(seat, table=mind.table, whim=mind.whim)
    picture = wish(state, seat, "goldfish", empty).fields["picture"]
    assert state.row[0].cup in (COLOURS[picture], "gold")
    assert not any(picture in DICE[die] for die in state.left)


# clauses: MD-14
def test_in_the_spoken_game_a_bot_shows_its_picture_to_all() -> None:
    state, seat, mind = hidden_row("aloud", "elephant", 1)
    said = wish(state, seat, "elephant", mind)
    assert (said.prompt.verb, said.fields) == ("Guess", {"cup": 0, "picture": state.row[0].picture})


def test_a_bot_neither_speaks_nor_judges() -> None:
    """Whatever the rules may take it for."""
    state, seat, mind = hidden_row("aloud", "elephant", 1)
    people = replace(state, bots=())
    assert wish(people, seat, "elephant", mind).prompt.verb == "GiveUp"
    judging, _ = act(GAME, people, seat, Lift(0), mind.heard, Noted(Fast(0)))
    other = 1 - seat
    assert GAME.prompts(judging, other)
    assert BOTS["elephant"].choose(Mind(other), GAME.prompts(judging, other)) is None


def test_a_bot_waits_until_the_last_cup_has_been_seen() -> None:
    state, seat, mind = hidden_row("recognise", "elephant", 1)
    bot, dice = BOTS["elephant"], Noted(Fast(0))
    lifted, steps = act(GAME, state, seat, Guess(0, state.row[0].picture), mind.heard, dice)
    mind = listen(GAME, bot, mind, seat, steps, Fast(0))
    deed = wish_of(GAME, lifted, seat, bot, mind, mind.heard)
    assert deed is not None and deed.at >= mind.heard + 2_000


def test_a_bot_covers_when_all_have_seen_the_picture() -> None:
    options = Options(first=0)
    state, facts = begin(GAME, 2, options, Noted(Fast(0)))
    bot = BOTS["adult"]
    mind = listen(GAME, bot, bot.born(0), 0, facts, Fast(0))
    roll = wish_of(GAME, state, 0, bot, mind, 0)
    assert roll is not None
    after, facts = act(GAME, state, 0, roll.action, roll.at, Noted(Fast(0)))
    mind = listen(GAME, bot, mind, 0, facts, Fast(0))
    cover = wish_of(GAME, after, 0, bot, mind, roll.at)
    assert cover is not None and cover.at >= roll.at + 2_000
    state, facts = act(GAME, after, 0, cover.action, cover.at, Noted(Fast(0)))
    assert len(state.row) == 1


def test_a_new_round_clears_its_memory() -> None:
    bot, options = BOTS["elephant"], Options(first=0)
    mind = bot.born(0)
    rounds = 0
    for step in bots_play(GAME, [bot] * 2, options, 3):
        mind = listen(GAME, bot, mind, 0, step.steps, Fast(0))
        assert [trace.what for trace in mind.memory] == [place.picture for place in step.state.row]
        rounds += any(type(fact.event).__name__ == "RoundBegun" for fact in step.steps)
    assert rounds > 0


def test_neighbouring_places_are_the_most_alike() -> None:
    assert near(3, 3) == 1 > near(3, 4) == near(3, 2) > near(3, 5) > 0


def test_adults_name_a_neighbour_where_children_give_up_or_name_a_picture_not_there() -> None:
    adult, child = errors_at_the_table("adult", 25), errors_at_the_table("child", 12)
    by_adults, by_children = adult.total(), child.total()
    assert by_adults > 100 and by_children > 100
    assert adult["neighbour"] > 0.5 * by_adults
    assert child["omitted"] / by_children > max(0.25, adult["omitted"] / by_adults)
    intruded = (child["earlier"] + child["never"]) / by_children
    assert intruded > max(0.25, 5 * (adult["earlier"] + adult["never"]) / by_adults)
