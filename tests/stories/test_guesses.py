"""Guesses at once gain nothing over guesses one after the other, and a crowd that knows the code gets in."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from ninefold.server.net.guesses import MORE, Guesses
from ninefold.server.net.rate_limits import subscriber
from testkit.jumping_loop import run

BURST = 5


async def fresh() -> Guesses:
    return Guesses(asyncio.get_running_loop().time, 1 / 3600, BURST)


async def ask(guesses: Guesses, peer: str, right: bool, look_up: Callable[[], Awaitable[None]]) -> bool:
    async with guesses.guess(subscriber(peer)) as guess:
        if guess.allowed:
            await look_up()
            if not right:
                guess.missed()
        return guess.allowed


async def looked_up() -> None:
    await asyncio.sleep(0.01)


@pytest.mark.parametrize(("right", "answered"), [(False, BURST), (True, 300)])
def test_wrong_guesses_at_once_are_as_many_as_one_after_the_other(right: bool, answered: int) -> None:
    async def story() -> None:
        guesses = await fresh()
        told = await asyncio.gather(*(ask(guesses, "192.0.2.7", right, looked_up) for _ in range(300)))
        assert sum(told) == answered
        assert guesses.allows("192.0.2.7") == right
        assert await ask(guesses, "192.0.2.8", False, looked_up), "other addresses are others"
        assert not guesses._waiting and not guesses._under_way

    run(story())


@pytest.mark.parametrize(
    ("peers", "most"),
    [
        ([f"2001:db8:1:{one:x}::1" for one in range(200)], BURST * MORE),  # of one /48
        ([f"2001:db8:{one:x}::1" for one in range(200)], BURST * MORE**2),  # of one /32
        ([f"2001:db8:1:1::{one:x}" for one in range(200)], BURST),  # of one /64
    ],
)
def test_wider_networks_share_an_allowance(peers: list[str], most: int) -> None:
    async def story() -> None:
        guesses = await fresh()
        told = await asyncio.gather(*(ask(guesses, peer, False, looked_up) for peer in peers))
        assert sum(told) == most
        assert await ask(guesses, "2001:db9::1", False, looked_up)

    run(story())


def test_a_cancelled_or_failed_guess_makes_room_for_others() -> None:
    async def story() -> None:
        guesses, begun = await fresh(), asyncio.Event()

        async def fail() -> None:
            await begun.wait()
            raise OSError

        first = [asyncio.create_task(ask(guesses, "192.0.2.7", True, fail)) for _ in range(BURST)]
        waiting = [asyncio.create_task(ask(guesses, "192.0.2.7", True, looked_up)) for _ in range(20)]
        await asyncio.sleep(0.1)
        assert not any(one.done() for one in waiting)
        for one in waiting[::2]:
            one.cancel()
        begun.set()
        for one in waiting[1:4:2]:
            one.cancel()  # in the same moment as it is woken
        assert [type(one) for one in await asyncio.gather(*first, return_exceptions=True)] == [OSError] * 5
        assert await asyncio.gather(*waiting[5::2]) == [True] * 8
        assert not guesses._waiting and not guesses._under_way

    run(story())
