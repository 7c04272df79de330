"""Acts of a race are put back into the order in which they were made."""

from hypothesis import given
from hypothesis import strategies as st

from ninefold.server.live.jobs import Job
from ninefold.server.live.latency import MOST_CREDIT_MS
from ninefold.server.live.race_queue import RaceQueue
from ninefold.server.table.race_rules import rule


def job(mark: int = 0) -> Job:
    return Job(lambda draft, job: None, seen=mark)


def test_acts_leave_in_the_order_of_their_moments() -> None:
    queue = RaceQueue()
    for moment, rank, seat in [(30, 0, 0), (10, 2, 2), (10, 1, 1), (5, 2, 2)]:
        queue.join(moment, rank, seat, job(moment))
    left = [queue.pop() for _ in range(4)]
    assert [(claim.moment, claim.seat) for claim in left] == [(10, 1), (10, 2), (10, 2), (30, 0)]
    assert left[2].job.seen == 5, "no seat acts before its own previous act"
    assert not queue.claims


@given(
    st.lists(st.integers(0, 2_000), min_size=2, max_size=6),
    st.integers(-(10**9), 10**9),
    st.integers(0, MOST_CREDIT_MS),
)
def test_no_act_is_ruled_before_the_previous_act_of_its_seat(ats: list[int], claim: int, credit: int) -> None:
    queue, moments = RaceQueue(), []
    for at in sorted(ats):
        queue.join(rule(claim, at, credit, 0).moment, 0, 3, job())
    moments = [queue.pop().moment for _ in ats]
    assert moments == sorted(moments)
