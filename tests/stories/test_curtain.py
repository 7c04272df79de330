"""What is done behind a curtain leaves no trace on the wire: no number, length, count or refusal tells it."""

import re
from collections.abc import Iterator
from itertools import chain, islice
from typing import Any, NamedTuple

import pytest

from ninefold.engine import Action, Fast, Noted, Seat, Steps, act, plain
from ninefold.games import SHELF
from ninefold.sim import Played
from testkit.jumping_loop import run
from testkit.plays import Table, deeds, every_action, play, some, tables
from testkit.socketless_server import CODE, Guest, Memory, SocketlessServer, log_of, rest, secret

EACH = 3  # secret deeds of a game


class Secret(NamedTuple):
    """Somebody may do something of which these hear nothing."""

    table: Table
    played: tuple[Played, ...]
    seat: Seat
    action: Action
    deaf: tuple[Seat, ...]


def secrets(name: str) -> Iterator[Secret]:
    """In the plays in which something was done unheard."""
    for table in (table for table in tables([0]) if table.name == name):
        game, played = table.game, play(table)
        for index in range(len(played) - 1):
            if unheard(table, played[index + 1].steps, None):
                for seat, action in deeds(game, played[index]):
                    now = played[index]
                    _, steps = act(game, now.state, seat, action, now.at, Noted(Fast(1)))
                    if unheard(table, steps, None):
                        deaf = [other for other in range(table.seats) if unheard(table, steps, other)]
                        yield Secret(table, played[: index + 1], seat, action, tuple(deaf))
                        break


def unheard(table: Table, steps: Steps[Any, Any], seat: Seat | None) -> bool:
    return all(table.game.news(step.state, step.event, seat) is None for step in steps)


def probe(guest: Guest, actions: list[Action]) -> None:
    """All that anybody may say, and what comes back."""
    guest.say("Resync")
    guest.say("Say", words=":wow:")
    guest.say("Say", words=":wow:", id="twice")
    guest.say("Say", words=":wow:", id="twice")
    guest.say("Act", action={"type": "Fly"}, seen=0)
    for action in actions:
        guest.say("Act", action=plain(action), seen=10**6)
        guest.say("Act", action=plain(action), seen=1)
    guest.say("Sit", name="Eve", face="owl")
    guest.say("Begin")
    guest.say("HandBack", seat=99)
    guest.say("Yield", yes=True)
    guest.say("Ready", seal="00" * 32)
    guest.say("Again")
    guest.say_raw(b"nonsense")
    guest.say("Pong", now=0)


async def told(secret_: Secret, *, done: bool, restored: bool) -> dict[str, list[bytes]]:
    """All that reaches a watcher and the deaf seats, whether or not the deed is done."""
    table, played, seat, action, deaf = secret_
    memory = Memory()
    memory.logs[CODE] = log_of(table, played)
    server = SocketlessServer(memory)
    guests = {str(s): await server.enter(secret(s)) for s in range(table.seats)}
    guests["watcher"] = await server.enter(secret("watcher"))
    await rest(1)
    if done:
        guests[str(seat)].say("Act", action=plain(action), seen=10**6)
    await rest(1)
    if restored:
        for guest in guests.values():
            guest.go()
        server = SocketlessServer(memory)
        guests = {name: await server.enter(secret(name)) for name in guests}
        await rest(1)
    assert (server.live().table.number > len(log_of(table, played))) == done, "it was done"
    probing = [*map(str, deaf), "watcher"]
    actions = some(every_action(table), 12, table.seed)
    for name in probing:
        probe(guests[name], [] if name == "watcher" else actions)
        await rest(0.5)
    late = await server.enter(secret("late"))
    await rest(1)
    return {**{name: guests[name].heard() for name in probing}, "late": late.heard()}


@pytest.mark.parametrize("restored", [False, True], ids=["live", "restored"])
@pytest.mark.parametrize("name", SHELF)
def test_nobody_can_tell_whether_a_secret_act_was_done(name: str, restored: bool) -> None:
    for secret_ in islice(secrets(name), EACH):
        without = run(told(secret_, done=False, restored=restored))
        with_it = run(told(secret_, done=True, restored=restored))
        for who in without:
            assert numbers(with_it[who]) == numbers(without[who]), (secret_.action, who)
            assert with_it[who] == without[who], (secret_.action, who)


def numbers(messages: list[bytes]) -> list[Any]:
    """What a counter would notice first, for a shorter complaint."""
    found = chain.from_iterable(re.findall(rb'"type":"(\w+)".*?"number":(\d+)', one) for one in messages)
    return [*found, [len(message) for message in messages]]


def test_the_plays_have_secret_acts() -> None:
    assert next(secrets("memodixe"), None) is not None
