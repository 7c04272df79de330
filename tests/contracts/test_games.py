"""What every game on the shelf promises, written once."""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, islice, pairwise, product
from typing import Any, Literal, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

import pytest

from ninefold.engine import (
    Action,
    AnyGame,
    Event,
    Fact,
    Fast,
    Illegal,
    Moment,
    Noted,
    Options,
    Prompt,
    Record,
    Seat,
    Step,
    Steps,
    Stroke,
    Text,
    act,
    begin,
    choices,
    decode,
    encode,
    fill,
    fold,
    settle,
    view,
)
from ninefold.games import MINDS, SHELF
from ninefold.minds import Bot
from ninefold.sim import Played, bots_play, listen, noises, random_play, records

T = TypeVar("T")

NEVER_ENDS = 20_000  # steps


class Table(NamedTuple):
    name: str
    seats: int
    options: Options
    seed: int

    @property
    def game(self) -> AnyGame:
        return SHELF[self.name]

    def __str__(self) -> str:
        return f"{self.name}-{self.seats}-{self.seed}"


def option_sets(game: AnyGame, seats: int, turn: int) -> Iterator[Options]:
    """So many that each value of each option is in one of them; each turn combines them in another way."""
    values = {name: option_values(hint, seats) for name, hint in get_type_hints(game.options).items()}
    for k in range(max(map(len, values.values()))):
        picked = {n: v[(k + turn * j) % len(v)] for j, (n, v) in enumerate(values.items())}
        options: Options = game.options(**picked)
        try:
            game.setup(seats, options)
        except Illegal:
            continue
        yield options


def option_values(hint: Any, seats: int) -> list[Any]:
    if hint is bool:
        return [False, True]
    if hint is int:  # a seat
        return [0, seats - 1]
    if hint is type(None):
        return [None]
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    return [value for one in get_args(hint) for value in option_values(one, seats)]


def tables(seeds: Iterable[int]) -> list[Table]:
    return [
        Table(game.name, seats, options, 10 * seed + k)
        for game in SHELF.values()
        for seed in seeds
        for seats in game.seats
        for k, options in enumerate(option_sets(game, seats, seed))
    ]


FEW, MANY = tables([0]), tables(range(1, 9))
every_table = pytest.mark.parametrize(
    "table",
    [*FEW, *(pytest.param(table, marks=pytest.mark.long) for table in MANY)],
    ids=[*map(str, FEW), *map(str, MANY)],
    scope="module",  # all tests of one table follow each other
)


@lru_cache(2)
def play(table: Table) -> tuple[Played, ...]:
    game = table.game
    played: list[Played] = []
    for step in random_play(game, *table[1:]):
        played.append(step)
        assert len(played) < NEVER_ENDS
        if game.result(step.state) is None:
            assert game.actors(step.state) or game.due(step.state) is not None, "nobody can do anything"
    return tuple(played)


def some(of: Sequence[T], most: int, seed: int) -> list[T]:
    """All, or as many by lot."""
    left, dice = list(of), Fast(seed)
    while len(left) > most:
        left.pop(dice.below(len(left)))
    return left


@pytest.mark.parametrize("game", SHELF.values(), ids=SHELF)
def test_every_value_of_every_option_is_played(game: AnyGame) -> None:
    played = [table for table in FEW if table.name == game.name]
    for name, hint in get_type_hints(game.options).items():
        values = {value for seats in game.seats for value in option_values(hint, seats)}
        assert {getattr(table.options, name) for table in played} == values
    assert {table.seats for table in played} == set(game.seats)


@pytest.mark.parametrize("game", SHELF.values(), ids=SHELF)
def test_only_so_many_can_sit_down(game: AnyGame) -> None:
    for seats in (game.seats[0] - 1, game.seats[-1] + 1):
        with pytest.raises(Illegal, match=rf"{game.clauses}-\d+ \S"):
            game.setup(seats, game.options())


@every_table
def test_random_play_by_prompts_ends(table: Table) -> None:
    game, end = table.game, play(table)[-1].state
    result = game.result(end)
    assert result is not None
    assert not game.actors(end) and game.due(end) is None
    assert set(result.winners) <= set(range(table.seats)) and len(result.scores) == table.seats


@every_table
def test_the_same_seed_gives_the_same_records(table: Table) -> None:
    log = records(play(table))
    assert log == records(play.__wrapped__(table))
    assert all(one.number + 1 == two.number and one.at <= two.at for one, two in pairwise(log))


@every_table
def test_stored_records_restore_the_state(table: Table) -> None:
    game = table.game
    stored = encode(records(play(table)))
    facts = [Fact(r.at, r.event, r.draws) for r in decode(stored, list[Record[game.event]])]  # type: ignore[name-defined]
    *_, last = fold(game, game.setup(table.seats, table.options), facts)
    assert last.state == play(table)[-1].state


@every_table
def test_what_is_stored_or_sent_survives_json(table: Table) -> None:
    game, seats = table.game, range(table.seats)
    survives([table.options], game.options)
    for step in some(play(table), 40, table.seed):
        events = [fact.event for fact in step.steps]
        survives([step.state], game.state)
        survives(events, game.event)
        survives([game.public(step.state)], game.public_view)
        survives([game.private(step.state, seat) for seat in seats], game.private_view)
        heard = [game.news(step.state, event, seat) for event in events[-1:] for seat in (None, *seats)]
        survives(heard, game.heard | None)
        survives([prompt for seat in seats for prompt in game.prompts(step.state, seat)], Prompt)
        survives(some(list(set(offered_to_any(table, step))), 20, table.seed), game.action)


def survives(values: list[Any], type: Any) -> None:
    assert decode(encode(values), list[type]) == values


@every_table
def test_an_action_is_accepted_exactly_if_prompted(table: Table) -> None:
    """At every moment that matters, on what the table has become by then."""
    game, dice = table.game, Noted(Fast(table.seed))
    wishes = every_wish(table)
    for step in some(play(table), 15, table.seed):
        for moment in some(moments(table, step), 6, table.seed + step.at):
            now = Played(*settle(game, step.state, moment, dice), moment)
            for seat in range(table.seats):
                open_to_it = set(offered(game, now, seat))
                tried = [*some(wishes, 150, moment + seat), *some(list(open_to_it), 30, moment)]
                for action in tried:
                    why = refusal(table, now.state, seat, action, moment)
                    assert (why is None) == (action in open_to_it), (seat, action, why)


@every_table
def test_actors_are_the_seats_with_prompts(table: Table) -> None:
    game = table.game
    for step in play(table):
        assert list(game.actors(step.state)) == [s for s in range(table.seats) if game.prompts(step.state, s)]


@every_table
def test_whoever_hears_nothing_of_an_event_sees_nothing_of_it(table: Table) -> None:
    """The server does not even send a message then."""
    game = table.game
    state = game.setup(table.seats, table.options)
    for fact in (fact for step in play(table) for fact in step.steps):
        after = game.evolve(state, fact.event, fact.at)
        for seat in (None, *range(table.seats)):
            if game.news(after, fact.event, seat) is None:
                assert shown(game, after, seat) == shown(game, state, seat)
        state = after


@every_table
def test_whoever_may_have_to_be_first_is_in_a_race(table: Table) -> None:
    """Equal moments are then counted from some seat."""
    game = table.game
    for step in play(table):
        if any(prompt.racing for s in range(table.seats) for prompt in game.prompts(step.state, s)):
            assert game.race(step.state) in range(table.seats)


@every_table
def test_prompts_cite_a_clause_and_offer_something(table: Table) -> None:
    game, clause = table.game, re.compile(rf"{table.game.clauses}-E?\d+$")
    for step in some(play(table), 40, table.seed):
        for prompt in (prompt for seat in range(table.seats) for prompt in game.prompts(step.state, seat)):
            assert clause.match(prompt.clause)
            assert not (prompt.confirm and prompt.racing)
            assert prompt.closes_at is None or prompt.opens_at < prompt.closes_at
            assert next(choices(prompt), None) is not None, prompt


@every_table
def test_everything_due_happens_at_its_own_moment(table: Table) -> None:
    """Looking once after a minute or twice a second makes no difference; nor does one who acts late."""
    game, seed = table.game, table.seed
    for step in play(table):
        due = game.due(step.state)
        assert due is None or due > step.at, "due, yet the table did not advance"
    for step in some(play(table), 15, seed):
        minute = range(step.at, step.at + 60_001, 500)
        state, facts, dice = step.state, list[Step[Any, Any]](), Noted(Fast(seed))
        for at in minute:
            state, more = settle(game, state, at, dice)
            facts += more
        assert (state, facts) == settle(game, step.state, minute[-1], Noted(Fast(seed)))
        late = Played(state, facts, minute[-1])
        for seat, action in islice(deeds(game, late), 5):
            _, all_facts = act(game, step.state, seat, action, late.at, Noted(Fast(seed)))
            assert all_facts[: len(facts)] == facts and len(all_facts) > len(facts)


@every_table
def test_no_seat_is_shown_what_it_may_not_know(table: Table) -> None:
    """Redraw every secret: view, prompts, news and refusals stay the same to the byte."""
    game, redraw = table.game, Fast(table.seed)
    wishes = every_wish(table)
    played = play(table)
    for step in some(played, 15, table.seed):
        for seat in (None, *range(table.seats)):
            for one in step.steps:
                event, after = one.event, one.state
                other = game.conceal(after, seat, redraw)
                assert shown(game, other, seat) == shown(game, after, seat)
                assert heard(game, other, event, seat) == heard(game, after, event, seat)
            if seat is None:
                continue
            other = game.conceal(step.state, seat, redraw)
            for action in some(wishes, 60, step.at + seat):
                why = refusal(table, step.state, seat, action, step.at)
                assert refusal(table, other, seat, action, step.at) == why


@every_table
def test_news_tells_no_more_than_the_view_after_it(table: Table) -> None:
    """Two tables that look alike to a seat before and after something happened also sounded alike."""
    game, (_, seats, options, seed) = table.game, table
    redraw = Fast(seed)
    deals = [begin(game, seats, options, Noted(Fast(seed + k)))[1] for k in range(2)]
    for seat in (None, *range(seats)):
        sound_alike(game, seat, *deals)
        for step in some(play(table), 10, seed):
            other = game.conceal(step.state, seat, redraw)
            for actor, action in some(list(deeds(game, step)), 8, step.at):
                if refusal(table, other, actor, action, step.at) is None:
                    _, facts = act(game, step.state, actor, action, step.at, Noted(Fast(seed)))
                    _, twins = act(game, other, actor, action, step.at, Noted(redraw))
                    sound_alike(game, seat, facts, twins)
            if (due := game.due(step.state)) is not None and due == game.due(other):
                _, facts = settle(game, step.state, due, Noted(Fast(seed)))
                _, twins = settle(game, other, due, Noted(redraw))
                sound_alike(game, seat, facts, twins)


every_company = pytest.mark.parametrize(
    ("name", "seats", "seed"),
    [(name, seats, seed) for name in MINDS for seats in SHELF[name].seats for seed in range(2)],
)


@every_company
def test_bots_play_by_prompts_to_the_end(name: str, seats: int, seed: int) -> None:
    """Every level sits at some table; none does what is refused."""
    game, bots = SHELF[name], company(name, seats, seed)
    *_, last = islice(bots_play(game, bots, game.options(), seed), NEVER_ENDS)
    assert game.result(last.state) is not None


@every_company
def test_a_log_restores_a_bot(name: str, seats: int, seed: int) -> None:
    """Hearing the first half, stopping, and hearing the rest is hearing it all."""
    game, bots = SHELF[name], company(name, seats, seed)
    facts = [f for step in islice(bots_play(game, bots, game.options(), seed), 60) for f in step.steps]
    half = len(facts) // 2
    for seat, bot in enumerate(bots):
        whole = listen(game, bot, bot.born(seat), seat, facts, noises(seats, seed)[seat])
        noise = noises(seats, seed)[seat]
        part = listen(game, bot, bot.born(seat), seat, facts[:half], noise)
        assert listen(game, bot, part, seat, facts[half:], noise) == whole


def company(name: str, seats: int, seed: int) -> list[Bot[Any]]:
    levels = list(MINDS[name].values())
    return [levels[(seed * 2 + seat) % len(levels)] for seat in range(seats)]


def sound_alike(game: AnyGame, seat: Seat | None, one: Steps[Any, Any], two: Steps[Any, Any]) -> None:
    for step, twin in zip(one, two, strict=False):
        if shown(game, step.state, seat) != shown(game, twin.state, seat):
            return
        assert heard(game, step.state, step.event, seat) == heard(game, twin.state, twin.event, seat)


def shown(game: AnyGame, state: Any, seat: Seat | None) -> bytes:
    return encode([view(game, state, seat), [] if seat is None else game.prompts(state, seat)])


def heard(game: AnyGame, state: Any, event: Event, seat: Seat | None) -> bytes:
    return encode(game.news(state, event, seat))


def offered(game: AnyGame, step: Played, seat: Seat) -> Iterator[Action]:
    for prompt in game.prompts(step.state, seat):
        if prompt.is_open(step.at):
            yield from (fill(game, prompt, fields) for fields in choices(prompt))


def offered_to_any(table: Table, step: Played) -> Iterator[Action]:
    return chain.from_iterable(offered(table.game, step, seat) for seat in range(table.seats))


def deeds(game: AnyGame, step: Played) -> Iterator[tuple[Seat, Action]]:
    return ((seat, action) for seat in game.actors(step.state) for action in offered(game, step, seat))


def moments(table: Table, step: Played) -> list[Moment]:
    """Now, and when a prompt opens or closes, and just before."""
    game, due = table.game, table.game.due(step.state)
    prompts = [prompt for seat in range(table.seats) for prompt in game.prompts(step.state, seat)]
    edges = {edge for p in prompts for edge in (p.opens_at, p.closes_at) if edge is not None} | {due or 0}
    return sorted({step.at} | {at for edge in edges for at in (edge - 1, edge) if at > step.at})


@lru_cache(2)
def every_wish(table: Table) -> list[Action]:
    """All that was ever offered to anybody in this play, mixed in every way, with values that never were."""
    pools: dict[str, dict[str, dict[Any, None]]] = {}
    for step in play(table):
        for prompt in (p for seat in range(table.seats) for p in table.game.prompts(step.state, seat)):
            pool = pools.setdefault(prompt.verb, {})
            for name, domain in prompt.fields.items():
                values = pool.setdefault(name, {})
                values.update(dict.fromkeys(some(domain.all(), 60, table.seed)))
                if not isinstance(domain, Text | Stroke):
                    values.update(dict.fromkeys(aliens(type(domain.all()[0]))))
    wishes: list[Action] = []
    for verb, action in table.game.verbs.items():
        pool = pools.get(verb) or {name: by_name(pools, name, hint) for name, hint in fields(action)}
        mixed = (dict(zip(pool, values, strict=True)) for values in product(*pool.values()))
        wishes += some([action(**filled) for filled in islice(mixed, 2_000)], 300, table.seed)
    return wishes


def fields(action: Any) -> list[tuple[str, Any]]:
    return list(get_type_hints(action).items())


def by_name(pools: dict[str, dict[str, dict[Any, None]]], name: str, hint: Any) -> dict[Any, None]:
    """For an action that nobody was ever offered: what other actions' fields of this name were offered."""
    return {v: None for pool in pools.values() for v in pool.get(name, ())} or dict.fromkeys(aliens(hint))


def aliens(hint: Any) -> tuple[Any, ...]:
    """Values that fit the type, if not the table."""
    if get_origin(hint) is Literal:
        return get_args(hint)
    if hint is bool:
        return (False, True)
    if hint is int:
        return (-1, 0, 1, 99)
    if hint is str:
        return ("", "nowhere")
    if hint is tuple or get_origin(hint) is tuple:
        return ((),)
    return tuple(value for one in get_args(hint) for value in aliens(one)) or (None,)


def refusal(
    table: Table, state: Any, seat: Seat, action: Action, at: Moment
) -> tuple[str, tuple[str, ...]] | None:
    try:
        table.game.decide(state, seat, action, at)
    except Illegal as why:
        assert re.match(rf"{table.game.clauses}-E?\d+ \S", str(why)), "a refusal starts with its clause"
        return str(why), why.offers
    return None
