"""Whole games without a clock: table time jumps from one thing to the next."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, NamedTuple

from ninefold.engine import (
    Action,
    AnyGame,
    Away,
    Back,
    Data,
    Dice,
    Facts,
    Fast,
    Moment,
    Noted,
    Record,
    Seat,
    act,
    any_choice,
    begin,
    fill,
    notice,
    settle,
    steps,
    view,
)
from ninefold.minds import Bot, Deed, wish_of

Below = Callable[[int], int]


class Step(NamedTuple):
    """A settled state, the facts that led there, and the moment."""

    state: Any
    facts: Facts[Any]
    at: Moment
    decided: bool = False  # by a seat, not by time or presence


def records(play: Iterable[Step]) -> list[Record[Any]]:
    facts = chain.from_iterable(step.facts for step in play)
    return [Record(number, *fact) for number, fact in enumerate(facts, 1)]


def random_play(game: AnyGame, seats: int, options: Data, seed: int) -> Iterator[Step]:
    """One game by prompts alone. Sometimes time runs out, or somebody leaves or returns."""
    dice, whim, at = Noted(Fast(seed)), Fast(~seed).below, 0
    away: set[Seat] = set()
    state, facts = begin(game, seats, options, dice)
    yield Step(state, facts, at)
    while game.result(state) is None:
        mood, decided = whim(128), False
        if mood == 0:
            away ^= {seat := whim(seats)}
            state, facts = notice(game, state, Away(seat) if seat in away else Back(seat), at, dice)
        elif mood > 7 and (deed := _any_deed(game, state, at, mood * 4, whim)):
            (at, seat, action), decided = deed, True
            state, facts = act(game, state, seat, action, at, dice)
        elif (due := game.due(state)) is not None:
            at = max(at, due)
            state, facts = settle(game, state, at, dice)
        else:
            continue
        yield Step(state, facts, at, decided)


def _any_deed(
    game: AnyGame, state: Any, at: Moment, pause: Moment, whim: Below
) -> tuple[Moment, Seat, Action] | None:
    """Something that some seat may do, soon, before anything else is due."""
    actors = game.actors(state)
    if not actors:
        return None
    seat = actors[0] if len(actors) == 1 else actors[whim(len(actors))]
    prompts = game.prompts(state, seat)
    prompt = prompts[0] if len(prompts) == 1 else prompts[whim(len(prompts))]
    when = (at if at > prompt.opens_at else prompt.opens_at) + pause
    due = game.due(state)
    if due is not None and when >= due:
        if not prompt.is_open(at):
            return None
        when = at
    return when, seat, fill(game, prompt, any_choice(prompt, whim))


def bots_play(game: AnyGame, bots: Sequence[Bot[Any]], options: Data, seed: int) -> Iterator[Step]:
    """One game among bots: whoever is ready first acts first, unless the table is due before."""
    dice, noise = Noted(Fast(seed)), noises(len(bots), seed)
    minds = [bot.born(seat) for seat, bot in enumerate(bots)]
    before = game.setup(len(bots), options)
    step = Step(*begin(game, len(bots), options, dice), 0)
    while True:
        for seat, bot in enumerate(bots):
            minds[seat] = listen(game, bot, minds[seat], seat, before, step.facts, noise[seat])
        yield step
        before = step.state
        if game.result(before) is not None:
            return
        step = _first(game, step, _deeds(game, step, bots, minds), dice)


def noises(bots: int, seed: int) -> list[Fast]:
    return [Fast(seed + 1 + seat) for seat in range(bots)]


def listen(
    game: AnyGame, bot: Bot[Any], mind: Any, seat: Seat, state: Any, facts: Facts[Any], noise: Dice
) -> Any:
    """Fold a seat's news into its mind. From the setup and a whole log, this restores the bot."""
    for at, event, after in steps(game, state, facts):
        if (news := game.news(after, event, seat)) is not None:
            mind = bot.hear(mind, at, news, view(game, after, seat), noise)
    return mind


def _deeds(game: AnyGame, before: Step, bots: Sequence[Bot[Any]], minds: Sequence[Any]) -> Iterator[Deed]:
    for seat in game.actors(before.state):
        if deed := wish_of(game, before.state, seat, bots[seat], minds[seat], before.at):
            yield deed


def _first(game: AnyGame, before: Step, deeds: Iterable[Deed], dice: Noted) -> Step:
    due = game.due(before.state)
    deed = min(deeds, key=lambda deed: deed.at, default=None)
    if deed is not None and (due is None or deed.at < due):
        return Step(*act(game, before.state, deed.seat, deed.action, deed.at, dice), deed.at, True)
    assert due is not None, "nobody acts and nothing is due"
    return Step(*settle(game, before.state, due, dice), due)
