"""Which tables a node owns, and when it trusts itself. No servers, no bus, no event loop."""

from itertools import count

from ninefold.server.cluster import messages
from ninefold.server.cluster.claims import MOST_AT_ONCE, TIMES, TableClaims
from ninefold.server.cluster.health import (
    CUT_OFF_AFTER_S,
    HEARTBEAT_S,
    SETTLED_AFTER_S,
    SILENCE_S,
    NodeHealth,
)
from ninefold.server.cluster.messages import Claim
from ninefold.server.cluster.outbox import BusStep, Listen, NodeOutbox, Publish, StopListening


class Holder:
    def __init__(self, name: str, *moments: int) -> None:
        self.out = NodeOutbox(lambda: None)
        self.claims = TableClaims(name, iter(moments).__next__, self.out)

    def does(self) -> list[BusStep | Claim]:
        steps, self.out.bus = self.out.bus, []
        return [_claim_of(step) if isinstance(step, Publish) else step for step in steps]


def _claim_of(step: Publish) -> Claim:
    claim = messages.unpack(step.data)
    assert isinstance(claim, Claim)
    return claim


def test_a_table_is_claimed_when_others_can_ask_for_it() -> None:
    here = Holder("one", 100)
    here.claims.take("OAKS", "nobody")
    here.claims.take("OAKS", "nobody")
    assert here.does() == [Listen("OAKS", 100)] and not here.claims.listens("OAKS")
    here.claims.listening("OAKS", 100)
    assert here.does() == [Claim("OAKS", "one", 100)] and here.claims.listens("OAKS")


def test_of_two_claims_the_later_one_counts() -> None:
    one, two = Holder("one", 100), Holder("two", 200)
    one.claims.take("OAKS", "nobody")
    two.claims.take("OAKS", "silent")
    one.does(), two.does()
    assert not two.claims.hear(Claim("OAKS", "one", 100)) and "OAKS" in two.claims
    assert two.does() == [Claim("OAKS", "two", 200)], "the other node hears of it"
    assert one.claims.hear(Claim("OAKS", "two", 200)) and "OAKS" not in one.claims
    assert one.does() == [StopListening("OAKS")]
    assert not one.claims.hear(Claim("OAKS", "two", 200)) and one.does() == []


def test_claims_of_the_same_moment_are_ordered_by_node_name() -> None:
    one, two = Holder("one", 100), Holder("two", 100)
    one.claims.take("OAKS", "nobody")
    two.claims.take("OAKS", "nobody")
    assert one.claims.hear(Claim("OAKS", "two", 100)) != two.claims.hear(Claim("OAKS", "one", 100))


def test_a_table_given_up_before_the_bus_has_subscribed_is_not_claimed() -> None:
    here = Holder("one", *range(100, 102))
    here.claims.take("OAKS", "nobody")
    here.claims.give_up("OAKS")
    here.claims.take("OAKS", "nobody")
    assert here.does() == [Listen("OAKS", 100), StopListening("OAKS"), Listen("OAKS", 101)]
    here.claims.listening("OAKS", 100)
    assert here.does() == [] and not here.claims.listens("OAKS")
    here.claims.listening("OAKS", 101)
    assert here.does() == [Claim("OAKS", "one", 101)]


def test_all_claims_are_repeated_after_the_bus_was_away_and_given_up_in_a_drain() -> None:
    here = Holder("one", *range(100, 102))
    for table in ("OAKS", "ELMS"):
        here.claims.take(table, "nobody")
    here.does()
    here.claims.repeat()
    assert here.does() == [Claim("OAKS", "one", 100), Claim("ELMS", "one", 101)]
    assert here.claims.give_up_all() == ["OAKS", "ELMS"] and here.claims.draining
    assert here.does() == [StopListening("OAKS"), StopListening("ELMS")]


def test_a_new_claim_is_said_several_times_because_one_may_be_lost() -> None:
    here = Holder("one", 100)
    here.claims.take("OAKS", "nobody")
    here.claims.listening("OAKS", 100)
    heard = []
    for _ in range(2 * TIMES):
        heard += [step for step in here.does() if isinstance(step, Claim)]
        here.claims.say_again()
    assert heard == [Claim("OAKS", "one", 100)] * TIMES


def test_nodes_that_were_apart_hear_all_claims_again_a_few_at_a_time() -> None:
    here = Holder("one", *range(100, 2_000))
    tables = [f"T{number}" for number in range(MOST_AT_ONCE + 50)]
    for number, table in enumerate(tables):
        here.claims.take(table, "nobody")
        here.claims.listening(table, 100 + number)
    while here.does():
        here.claims.say_again()
    here.claims.doubt()
    here.claims.give_up(tables[-1])
    here.does()
    rounds = []
    for _ in range(3):
        here.claims.say_again()
        rounds.append([claim.table for claim in here.does() if isinstance(claim, Claim)])
    assert rounds == [tables[:MOST_AT_ONCE], tables[MOST_AT_ONCE:-1], []]


# What a node knows of itself


def beating(health: NodeHealth, since: float, until: float) -> bool:
    """Whether it could hear the others at the last heartbeat."""
    beats = (since + number * HEARTBEAT_S for number in count())
    heard = False
    while (now := next(beats)) < until:
        heard = health.beat(now)
    return heard


def test_a_node_that_was_suspended_is_awake_only_after_it_has_caught_up() -> None:
    health = NodeHealth(0.0)
    assert beating(health, 0.0, 3.0) and health.awake(3.0)
    assert not health.awake(3.0 + SILENCE_S), "not even before its first heartbeat"
    assert not health.beat(3.0 + 2 * SILENCE_S), "it could not hear, so the others' silence means nothing"
    assert health.slept and not health.awake(3.0 + 2 * SILENCE_S)
    health.woke_up()
    assert health.awake(3.0 + 2 * SILENCE_S)


def test_a_short_outage_of_the_bus_does_not_cut_a_node_off() -> None:
    health = NodeHealth(0.0)
    health.bus_changed(False, 10.0)
    assert not health.connected and not health.cut_off(10.0 + CUT_OFF_AFTER_S)
    health.bus_changed(False, 11.0)
    assert health.cut_off(10.1 + CUT_OFF_AFTER_S), "since the first word of it"
    health.bus_changed(True, 20.0)
    assert health.connected and not health.cut_off(20.0)


def test_no_responder_proves_nothing_just_after_the_bus_was_away() -> None:
    health = NodeHealth(0.0)
    assert health.settled(0.0)
    health.bus_changed(False, 10.0)
    health.bus_changed(True, 12.0)
    assert not health.settled(12.0 + SETTLED_AFTER_S) and health.settled(12.1 + SETTLED_AFTER_S)
    assert not beating(health, 12.0, 12.0 + SILENCE_S), "silence means nothing yet"
    assert beating(health, 12.0 + SILENCE_S, 13.0 + SILENCE_S)
