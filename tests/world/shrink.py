"""Makes a failing world smaller: fewer faults, fewer people, fewer nodes, and a shorter time."""

from collections.abc import Callable, Iterator

from ninefold.games import SHELF
from tests.world.plan import Plan, drawn

MOST_TRIES = 120


def shrink(plan: Plan, fails: Callable[[Plan], bool], tries: int = MOST_TRIES) -> Plan:
    """The smallest plan found that still fails. `plan` fails."""
    found = True
    while found:
        found = False
        for smaller in _smaller(plan):
            tries -= 1
            if tries < 0:
                return plan
            if fails(smaller):
                plan, found = smaller, True
                break
    return plan


def _smaller(plan: Plan) -> Iterator[Plan]:
    faults, size = plan.faults, len(plan.faults)
    while size:
        for start in range(0, len(faults), size):
            yield plan._replace(faults=faults[:start] + faults[start + size :])
        size //= 2
    for until in (10.0, 30.0, 120.0):
        if until < plan.until:
            yield plan._replace(until=until, faults=tuple(f for f in faults if f.at < until))
    if plan.nodes > 1:
        yield plan._replace(nodes=plan.nodes - 1)
    fewest = min(SHELF[plan.game].seats)
    if plan.hall and plan.players > fewest:
        yield plan._replace(players=plan.players - 1)
    if not plan.hall and plan.players > 1:
        spare = plan.players + plan.bots > fewest
        yield plan._replace(players=plan.players - 1, bots=plan.bots + (not spare))
    if plan.bots and plan.players + plan.bots > fewest:
        yield plan._replace(bots=plan.bots - 1)


def command(plan: Plan) -> str:
    """What makes this world again."""
    whole = drawn(plan.seed, plan.hall)
    words = [f"python -m tests.world --{'hall' if plan.hall else 'seed'} {plan.seed}"]
    if plan.faults != whole.faults:
        kept = ",".join(str(whole.faults.index(fault)) for fault in plan.faults)
        words.append(f"--faults {kept or 'none'}")
    for name in ("nodes", "players", "bots", "until"):
        if (chosen := getattr(plan, name)) != getattr(whole, name):
            words.append(f"--{name} {chosen:g}")
    return " ".join(words)
