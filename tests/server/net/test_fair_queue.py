"""Work is shared out by address."""

import asyncio
from collections.abc import Iterator
from itertools import count

import pytest

from ninefold.server.net import time_slices
from ninefold.server.net.fair_queue import Crowded, FairQueue, Turns
from ninefold.server.net.time_slices import TimeSlicer


def taken(queue: FairQueue[int], costs: dict[str, float]) -> list[str]:
    order = []
    while queue:
        address, _ = queue.take()
        queue.charge(address, costs[address])
        order.append(address)
    return order


def test_an_address_with_much_work_takes_turns_with_one_that_has_little() -> None:
    queue: FairQueue[int] = FairQueue()
    for number in range(300):
        queue.put("crowd", number)
    queue.put("friend", 0)
    queue.put("friend", 1)
    assert taken(queue, {"crowd": 1.0, "friend": 1.0})[:4] == ["crowd", "friend", "crowd", "friend"]


def test_time_is_shared_not_turns() -> None:
    queue: FairQueue[int] = FairQueue()
    for number in range(20):
        queue.put("slow", number)
        queue.put("quick", number)
    first = taken(queue, {"slow": 10.0, "quick": 1.0})[:22]
    assert (first.count("slow"), first.count("quick")) == (2, 20)


def test_an_address_that_was_quiet_gets_no_credit() -> None:
    queue: FairQueue[int] = FairQueue()
    for number in range(50):
        queue.put("busy", number)
    for _ in range(20):
        queue.charge(queue.take()[0], 1.0)
    for number in range(10):
        queue.put("new", number)
    first = taken(queue, {"busy": 1.0, "new": 1.0})[:10]
    assert 4 <= first.count("new") <= 6


def test_what_one_address_used_is_forgotten_when_nobody_waits() -> None:
    queue: FairQueue[int] = FairQueue()
    for number in range(1_000):
        queue.put(str(number), number)
    taken(queue, dict.fromkeys(map(str, range(1_000)), 1.0))
    assert not queue._used and not queue._order


def test_long_work_of_many_tables_is_one_slice_an_iteration(monkeypatch: pytest.MonkeyPatch) -> None:
    """200 tables of one address fold their logs at once: together they get one slice."""
    monkeypatch.setattr(time_slices, "perf_counter", _clock(0.0001).__next__)

    async def story() -> None:
        slicer, steps = TimeSlicer(), 0

        def folding() -> Iterator[None]:
            nonlocal steps
            for _ in range(100):
                steps += 1
                yield

        all_done = asyncio.gather(*(slicer.finish("crowd", folding()) for _ in range(200)))
        most = before = 0
        while not all_done.done():
            await asyncio.sleep(0)
            most, before = max(most, steps - before), steps
        assert steps == 20_000 and most < 2 * time_slices.SLICE_S / 0.0001

    asyncio.run(story())


def test_work_of_another_address_does_not_wait_for_a_crowd(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time_slices, "perf_counter", _clock(0.0001).__next__)

    async def story() -> None:
        slicer, done = TimeSlicer(), list[str]()
        for _ in range(300):
            slicer.take("crowd", lambda: done.append("crowd"))
        slicer.take("friend", lambda: done.append("friend"))
        while "friend" not in done:
            await asyncio.sleep(0)
        assert done.index("friend") <= 1

    asyncio.run(story())


def test_messages_beyond_a_slice_wait_for_the_next_iteration(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time_slices, "perf_counter", _clock(0.0005).__next__)

    async def story() -> None:
        slicer = TimeSlicer()
        assert [slicer.has_time() for _ in range(10)].count(True) < 6
        await asyncio.sleep(0)
        assert slicer.has_time()
        slicer.take("crowd", lambda: None)
        assert not slicer.has_time(), "what waits already comes first"

    asyncio.run(story())


def test_an_exception_in_one_piece_of_work_stops_no_other() -> None:
    async def story() -> None:
        slicer, done = TimeSlicer(), asyncio.Event()
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: None)
        slicer.take("one", lambda: 1 // 0)  # type: ignore[arg-type]
        slicer.take("other", done.set)
        await asyncio.wait_for(done.wait(), 5)
        with pytest.raises(ZeroDivisionError):
            await slicer.finish("one", (1 // number for number in (1, 0)))

    asyncio.run(story())


def test_turns_are_shared_by_address_and_bounded_for_each() -> None:
    async def story() -> None:
        turns, order = Turns(1, most_waiting=3), list[str]()

        async def work(address: str) -> None:
            async with turns.turn(address):
                order.append(address)
                await asyncio.sleep(0)

        crowd = [asyncio.ensure_future(work("crowd")) for _ in range(6)]
        await asyncio.sleep(0)
        friend = asyncio.ensure_future(work("friend"))
        told = await asyncio.gather(*crowd, friend, return_exceptions=True)
        assert [type(one) for one in told].count(Crowded) == 2
        assert order.index("friend") <= 2 and order.count("crowd") == 4

    asyncio.run(story())


def test_a_cancelled_wait_passes_the_turn_on() -> None:
    async def story() -> None:
        turns = Turns(1)

        async def work() -> None:
            async with turns.turn("a"):
                await asyncio.sleep(0)

        first, second, third = (asyncio.ensure_future(work()) for _ in range(3))
        await asyncio.sleep(0)
        second.cancel()
        await first
        await asyncio.wait_for(third, 5)
        assert turns._free == 1
        late = [asyncio.ensure_future(work()) for _ in range(3)]
        while not late[0].done():
            await asyncio.sleep(0)
        late[1].cancel()  # its turn has just come
        await asyncio.wait_for(late[2], 5)
        await asyncio.sleep(0)
        assert turns._free == 1

    asyncio.run(story())


def _clock(step: float) -> Iterator[float]:
    return (number * step for number in count())
