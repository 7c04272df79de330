"""Who may come, and into whose seat: the table is the host's to lock, and a seat is its owner's to yield."""

import asyncio
import json
from pathlib import Path

import pytest

from ninefold.server.live import tickets
from testkit.frozen_tables import Club, rest
from testkit.frozen_tables import run as run_still
from testkit.in_process_server import InProcessServer, hall
from testkit.jumping_loop import run
from testkit.protocol_client import Player
from tests.server.live.test_presence import _ticket as ticket_for
from tests.server.net.test_rate_limits import opened, types


async def knock(here: InProcessServer, code: str, *, token: str = "", **more: str) -> Player:
    guest = here.player("Eve")
    guest.token = token or guest.token
    await guest.connect(type="Enter", code=code, **more)
    await guest.until(lambda: guest.told)
    return guest


def test_a_locked_table_admits_only_seated_people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.seated("Ann", "Ben")
            eve = await here.player("Eve").enter(ann.code)
            assert await ben.refused("Lock", locked=True) == "host"
            await ann.must("Lock", locked=True)
            await eve.until(lambda: eve.table["locked"])
            assert await eve.refused("Sit", name="Eve", face="owl") == "locked"
            assert (await knock(here, ann.code)).told[0]["clause"] == "locked"
            await here.restart()
            assert (await knock(here, ann.code)).told[0]["clause"] == "locked", "the log knows it"
            assert (await ben.enter()).you == 1 and (await ann.enter()).you == 0
            ticket = await ticket_for(ann, 1, monkeypatch)
            await ben.go()
            guest = await knock(here, ann.code, ticket=ticket)
            await guest.until(lambda: guest.you == 1)
            await ann.must("Lock", locked=False)
            assert (await here.player("Zoe").enter(ann.code)).table

    run(story())


def test_a_table_that_everybody_left_is_not_locked_for_ever(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            (ann,) = await here.seated("Ann", bots=1)
            await ann.must("Lock", locked=True)
            await ann.must("Leave")
            zoe = await here.player("Zoe").enter(ann.code)
            await zoe.sit()
            assert zoe.you == 1

    run(story())


def test_a_removed_person_is_refused_until_pardoned(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben, cid = await here.playing("Ann", "Ben", "Cid")
            await ann.must("Remove", seat=1)
            await ben.gone()
            assert (await knock(here, ann.code, token=ben.token)).goodbye == "removed"
            await here.restart()
            await cid.enter()
            assert (await knock(here, ann.code, token=ben.token)).goodbye == "removed", "the log knows it"
            await ann.enter()
            assert ann.table["banned"] == 1 and await cid.refused("Pardon") == "host"
            await ann.must("Pardon")
            await (await ben.enter()).sit(seat=1)
            assert ben.you == 1

    run(story())


def times_asked(player: Player) -> int:
    return sum(told["type"] == "Wanted" for told in player.told)


def test_a_connected_player_is_asked_before_their_seat_is_given_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben")
            assert await ben.refused("Yield", yes=True) == "not-asked"
            eve = await knock(here, ann.code, ticket=await ticket_for(ann, 1, monkeypatch))
            await ben.until(lambda: times_asked(ben) == 1)
            await asyncio.sleep(60)
            assert (ben.you, eve.you) == (1, None), "no answer is no yes"
            await ben.must("Yield", yes=False)
            await asyncio.sleep(5)
            assert (ben.you, eve.you) == (1, None)
            new = await knock(here, ann.code, ticket=await ticket_for(ann, 1, monkeypatch))
            await ben.until(lambda: times_asked(ben) == 2)
            await ben.must("Yield", yes=True)
            await new.until(lambda: new.you == 1)
            assert (await ben.ask("Resync")).get("you") is None and eve.you is None

    run(story())


def test_a_seat_can_be_yielded_at_the_moment_of_a_timer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What two jobs write must not go on from the same event."""

    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", first=0)
            eve = await knock(here, ann.code, ticket=await ticket_for(ann, 1, monkeypatch))
            await ben.until(lambda: times_asked(ben) == 1)
            await ann.move()
            late = (await here.live(ann.code))._timer
            assert late is not None
            late.cancel()
            await asyncio.sleep(30)
            assert (await here.state(ann.code)).row == (), "the die lies open, and is to be covered"
            await ben.must("Yield", yes=True)
            await eve.until(lambda: eve.you == 1)
            assert len((await here.state(ann.code)).row) == 1 and ann.goodbye is None

    run(story())


def test_disconnecting_without_an_answer_yields_the_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben")
            eve = await knock(here, ann.code, ticket=await ticket_for(ann, 1, monkeypatch))
            await ben.go()
            await ben.enter()
            await asyncio.sleep(5)
            assert eve.you is None, "a phone that changed its network is back in time"
            await ben.go()
            await eve.until(lambda: eve.you == 1)

    run(story())


def test_a_phone_that_answers_no_ping_is_not_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben")
            mute = ben.say
            ben.say = lambda message: asyncio.sleep(0)  # type: ignore[method-assign]
            await asyncio.sleep(30)
            eve = await knock(here, ann.code, ticket=await ticket_for(ann, 1, monkeypatch))
            await eve.until(lambda: eve.you == 1)
            ben.say = mute  # type: ignore[method-assign]

    run(story())


def test_the_keeper_can_enter_and_sit_at_a_locked_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann = await here.player("Ann").open()
            ben = await (await here.player("Ben").enter(ann.code)).sit()
            await ann.must("Lock", locked=True)
            await ann.must("SendAway")
            assert ann.on_line and ben.table["watchers"] == 0
            await ann.go()
            await (await ann.enter()).sit()
            await ann.go()
            await ben.until(lambda: ben.table["chairs"][0]["host"])
            await ben.must("Remove", seat=1)
            await ann.enter()
            assert ann.goodbye is None and ann.table, "nobody else may send away whose table it is"

    run(story())


def test_watchers_of_one_address_cannot_fill_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tickets, "MOST_CONNECTIONS", 10)

    async def story() -> None:
        club = Club()
        code = await opened(club)
        crowd = [await club.enter(f"crowd {k:010}", code) for k in range(12)]
        assert [guest for guest in crowd[:10] if not guest.on_line] == []
        assert '"clause":"crowded"' in crowd[11].heard()[0].decode(), "the crowd makes no room for itself"
        friends = [await club.enter(f"friend {k:010}", code, peer="198.51.100.1") for k in range(4)]
        assert all("Sight" in types(friend.heard()) for friend in friends)
        assert [guest.on_line for guest in crowd[:5]] == [False] * 4 + [True]
        assert types(crowd[0].heard())[-1] == "crowded"

    run_still(story())


def test_the_host_can_send_watchers_away() -> None:
    async def story() -> None:
        club = Club()
        code = await opened(club)
        host, eve = await club.enter("t" * 16, code), await club.enter("watcher" * 3, code)
        await rest()
        assert json.loads(host.heard()[-1])["type"] in ("Change", "Ping")
        eve.say("SendAway")
        host.say("SendAway")
        await rest()
        assert types(eve.heard())[-1] == "removed" and not eve.on_line
        assert host.on_line and b'"watchers":0' in b"".join(host.heard())

    run_still(story())
