"""The delay and the clock of a connection, measured by its pings."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ninefold.server.live.latency import ENOUGH_TRIPS, LOST_AFTER_MS, MOST_CREDIT_MS, MOST_TRIPS
from testkit.simulated_referee import link


@pytest.mark.parametrize(
    ("trips", "credit"),
    [
        ((), 0),
        ((40,) * 5, 20),
        ((40, 40, 40, 80), 20 + 2 * 15),
        ((900,) * 5, MOST_CREDIT_MS),
        ((900,) * 5 + (40,) * MOST_TRIPS, 20),
    ],
    ids=["unknown", "steady", "shaky", "far", "only the last count"],
)
def test_credit_is_half_the_fastest_trip_and_two_deviations(trips: tuple[float, ...], credit: int) -> None:
    assert link(*trips).credit == credit


def test_credit_is_frozen_for_a_race_once_it_is_known() -> None:
    one = link(*[80] * (ENOUGH_TRIPS - 1))
    one.freeze()
    one.sent("fifth", 9000)
    one.answered("fifth", 0, 9040)
    one.freeze()
    one.sent("slow", 10_000)
    one.answered("slow", 0, 10_900)
    one.freeze()
    assert one.credit == 46, "all five count, and no later one"
    one.thaw()
    assert one.credit == MOST_CREDIT_MS


def test_the_clock_offset_comes_from_the_fastest_trip() -> None:
    assert link().ours(5) is None
    one = link(20, ahead=5_000)
    one.sent("lame", 2000)
    one.answered("lame", 2390 + 5_000, 2400)  # nearly all of the trip before their clock was read
    assert one.ours(6_000) == 1_000


def test_only_the_last_trips_count_for_a_drifting_clock() -> None:
    one = link(10)  # the quickest of all, but long ago
    for number in range(MOST_TRIPS):
        one.sent(f"later {number}", 1e6)
        one.answered(f"later {number}", 1e6 + 20 - 300, 1e6 + 40)
    assert one.ours(0) == 300


def test_the_table_does_not_wait_for_a_seat_that_ignores_pings() -> None:
    assert not link().live(0)
    one = link(20)
    one.sent("a", 2000)
    one.sent("b", 3000)
    assert one.live(3000 + LOST_AFTER_MS), "only one is missed, the other may be on its way"
    assert not one.live(3001 + LOST_AFTER_MS)
    one.answered("b", 0, 4010)
    assert one.live(9000)
    one.answered("no ping of ours", 0, 1)
    assert one.live(9000)


@given(st.lists(st.floats(0, 1e5), max_size=40))
def test_no_connection_has_more_credit_than_the_cap(trips: list[float]) -> None:
    assert 0 <= link(*trips).credit <= MOST_CREDIT_MS
