"""Counts the calls of our own functions that a move takes, at one table in this process."""

import asyncio
import cProfile
import pstats
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import ninefold
from ninefold.engine import any_choice
from ninefold.server.ops.metrics import MOVES
from ninefold.server.table.state import Playing
from testkit.plays import play, tables
from testkit.socketless_server import CODE, SocketlessServer, leap, log_of, rest, secret

SEATS = 4
BETWEEN_S = 0.3  # table time from one try to the next
OURS = Path(ninefold.__file__).parent
ROOMS = ("server/live", "server/table", "engine", "games")


async def profile(game: str, tries: int) -> tuple[int, Counter[str]]:
    """Play, and return the number of accepted moves and the calls by room."""
    server = SocketlessServer()
    table = next(table for table in tables([0]) if table.name == game and table.seats == SEATS)
    server.store.logs[CODE] = log_of(table, play(table)[:1])
    guests = [await server.enter(secret(seat)) for seat in range(SEATS)]
    rng, before, profiler = Random(1), MOVES.values[""], cProfile.Profile()
    for _ in range(tries):
        act = any_act(server, rng)
        with profiler:
            if act is not None:
                seat, fields = act
                guests[seat].say("Act", **fields)
            await rest(BETWEEN_S)
    calls: Counter[str] = Counter()
    for (file, _, _), (_, count, *_) in pstats.Stats(profiler).stats.items():  # type: ignore[attr-defined]
        if Path(file).is_relative_to(OURS):
            where = Path(file).relative_to(OURS).as_posix()
            calls[next((room for room in ROOMS if where.startswith(room)), "other")] += count
    return MOVES.values[""] - before, calls


def any_act(server: SocketlessServer, rng: Random) -> tuple[int, dict[str, Any]] | None:
    """A seat with something that it may do; None: nobody may do anything now."""
    table, loop = server.live().table, asyncio.get_running_loop()
    if not isinstance(table.phase, Playing):
        return None
    rules, state = table.rules, table.phase.state
    offers = [(seat, prompt) for seat in rules.actors(state) for prompt in rules.prompts(state, seat)]
    if not offers:
        return None
    seat, prompt = rng.choice(offers)
    leap(max(0, prompt.opens_at - table.at) / 1000)
    action = {"type": prompt.verb, **any_choice(prompt, rng.randrange)}
    return seat, {"action": action, "seen": table.told, "moment": loop.time() * 1000}
