"""Whole games without a clock: table time jumps from one thing to the next."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, TypeVar

from ninefold.engine import (
    Action,
    AnyGame,
    Away,
    Back,
    Below,
    ByBot,
    ByPerson,
    Data,
    Dice,
    Event,
    Fast,
    Game,
    Moment,
    Noted,
    Options,
    Record,
    Seat,
    Step,
    Steps,
    Talked,
    act,
    any_values,
    begin,
    notice,
    settle,
    view,
)
from ninefold.minds import Bot, Deed, wish_of

S = TypeVar("S", bound=Data)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
Opt = TypeVar("Opt", bound=Options)

A_MINUTE = 60_000
ASIDES = 8  # one in this many prompts that nobody waits for is answered


class Played(Data):
    """A table at rest, the steps that led there, and the moment."""

    state: Any
    steps: Steps[Any, Any]
    at: Moment
    decided: bool = False  # by a seat, not by time or presence


def records(play: Iterable[Played]) -> list[Record[Any]]:
    steps = chain.from_iterable(played.steps for played in play)
    return [Record(number, step.at, step.event, step.draws) for number, step in enumerate(steps, 1)]


def random_play(game: AnyGame, seats: int, options: Data, seed: int) -> Iterator[Played]:
    """One game by prompts alone. Sometimes time runs out; people leave, return, talk, let a bot play."""
    dice, whim, at = Noted(Fast(seed)), Fast(~seed).below, 0
    away: set[Seat] = set()
    bots: set[Seat] = set()
    state, steps = begin(game, seats, options, dice)
    yield Played(state, steps, at)
    while game.result(state) is None:
        mood, decided = whim(128), False
        if mood == 0 and Back in game.heeds:
            away ^= {seat := whim(seats)}
            presence = Away(seat) if seat in away else Back(seat)
            if type(presence) not in game.heeds:
                continue
            state, steps = notice(game, state, presence, at, dice)
        elif mood == 1 and ByBot in game.heeds:
            bots ^= {seat := whim(seats)}
            state, steps = notice(game, state, ByBot(seat) if seat in bots else ByPerson(seat), at, dice)
        elif mood == 2 and Talked in game.heeds:
            state, steps = notice(game, state, Talked(whim(seats)), at, dice)
        elif (mood > 7 or _long_until(game.due(state), at)) and (
            deed := _any_deed(game, state, at, mood * 4, whim)
        ):
            (at, seat, action), decided = deed, True
            state, steps = act(game, state, seat, action, at, dice)
        elif (due := game.due(state)) is not None:
            at = max(at, due)
            state, steps = settle(game, state, at, dice)
        else:
            continue
        yield Played(state, steps, at, decided)


def _long_until(due: Moment | None, at: Moment) -> bool:
    """Whether the next thing is due in more than a minute."""
    return due is not None and due - at > A_MINUTE


def _any_deed(
    game: Game[S, A, E, Opt], state: S, at: Moment, pause: Moment, whim: Below
) -> tuple[Moment, Seat, A] | None:
    """An act that some seat may do before anything else is due; None: there is none."""
    actors = game.actors(state)
    if not actors:
        return None
    while True:
        seat = actors[0] if len(actors) == 1 else actors[whim(len(actors))]
        prompts = game.prompts(state, seat)
        prompt = prompts[0] if len(prompts) == 1 else prompts[whim(len(prompts))]
        if not prompt.aside or not whim(ASIDES):
            break
    when = (at if at > prompt.opens_at else prompt.opens_at) + pause
    due, closes = game.due(state), prompt.closes_at
    if (due is not None and when >= due) or (closes is not None and when >= closes):
        if not prompt.is_open(at):
            return None
        when = at
    return when, seat, game.verbs[prompt.verb](*any_values(prompt, whim))


def bots_play(game: AnyGame, bots: Sequence[Bot[Any]], options: Data, seed: int) -> Iterator[Played]:
    """One game among bots: the bot that is ready first acts first, unless the table is due before."""
    dice, noise = Noted(Fast(seed)), noises(len(bots), seed)
    minds = [bot.born(seat) for seat, bot in enumerate(bots)]
    state, steps = begin(game, len(bots), options, dice)
    for seat in range(len(bots)) if ByBot in game.heeds else ():
        state, more = notice(game, state, ByBot(seat), 0, dice)
        steps += more
    played = Played(state, steps, 0)
    while True:
        for seat, bot in enumerate(bots):
            minds[seat] = listen(game, bot, minds[seat], seat, played.steps, noise[seat])
        yield played
        if game.result(played.state) is not None:
            return
        played = _first(game, played, _deeds(game, played, bots, minds), dice)


def noises(bots: int, seed: int) -> list[Fast]:
    return [Fast(seed + 1 + seat) for seat in range(bots)]


def listen(
    game: AnyGame, bot: Bot[Any], mind: Any, seat: Seat, steps: Iterable[Step[Any, Any]], noise: Dice
) -> Any:
    """Fold a seat's news into its mind. From a whole log, this restores the bot."""
    for step in steps:
        if (news := game.news(step.state, step.event, seat)) is not None:
            mind = bot.hear(mind, step.at, news, view(game, step.state, seat), noise)
    return mind


def _deeds(game: AnyGame, before: Played, bots: Sequence[Bot[Any]], minds: Sequence[Any]) -> Iterator[Deed]:
    for seat in game.actors(before.state):
        if deed := wish_of(game, before.state, seat, bots[seat], minds[seat], before.at):
            yield deed


def _first(game: AnyGame, before: Played, deeds: Iterable[Deed], dice: Noted) -> Played:
    due = game.due(before.state)
    deed = min(deeds, key=lambda deed: deed.at, default=None)
    if deed is not None and (due is None or deed.at < due):
        return Played(*act(game, before.state, deed.seat, deed.action, deed.at, dice), deed.at, True)
    assert due is not None, "nobody acts and nothing is due"
    return Played(*settle(game, before.state, due, dice), due)
