"""A hall by real sockets: one code, tables that open by themselves, a standing after each round."""

from asyncio import gather
from pathlib import Path
from typing import Any

import pytest

from testkit.in_process_server import InProcessServer, hall
from testkit.jumping_loop import run
from testkit.protocol_client import Player, all_of

CHOICE: dict[str, Any] = {
    "games": ["fix"],
    "options": {},
    "size": 3,
    "mixing": "anew",
    "together": True,
    "minutes": None,
    "late": True,
    "faces_only": False,
}


async def gathered(here: InProcessServer, *names: str, **choice: Any) -> list[Player]:
    """The first is the host, and has joined, too."""
    host = await here.player(names[0]).open_hall()
    people = [host, *[await here.player(name).enter(host.code) for name in names[1:]]]
    for person in people:
        await person.must("Join", name=person.name, face="fox")
    await host.must("ChooseHall", **{**CHOICE, **choice})
    return people


async def at_their_tables(here: InProcessServer, people: list[Player]) -> list[Player]:
    """Each enters by another connection, with the same token."""
    there = []
    for person in people:
        await person.until(lambda person=person: person.in_hall.table)  # type: ignore[misc]
        phone = here.player(person.name)
        phone.token = person.token
        await phone.enter(person.in_hall.table or "")
        assert phone.you is not None
        there.append(phone)
    return there


def test_a_round_from_one_code_to_the_standing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            people = await gathered(here, *"ABCDE")
            host = people[0]
            await host.must("SeatAll")
            phones = await at_their_tables(here, people)
            assert sorted(len(table["chairs"]) for table in host.hall["tables"]) == [2, 3]
            await host.must("BeginTables")
            for phone in phones:
                await phone.until(lambda phone=phone: phone.phase == "PlayingView")  # type: ignore[misc]
            await host.until(lambda: host.hall["phase"] == "playing")
            first = [phone for phone in phones if phone.code == host.hall["tables"][0]["code"]]
            await all_of(*first)
            await host.until(lambda: host.hall["tables"][0]["phase"] == "over")
            await host.must("EndTables")
            await host.until(lambda: host.hall["phase"] == "over")
            assert [table["phase"] for table in host.hall["tables"]] == ["over", "abandoned"]
            for phone in phones:
                await phone.until(lambda phone=phone: phone.phase == "EndedView")  # type: ignore[misc]
            scores = host.hall["tables"][0]["scores"]
            assert len(scores) == 3 == len([one for one in host.hall["standing"] if one["games"]])
            best = host.hall["tables"][0]["chairs"][scores.index(max(scores))]["person"]
            assert host.hall["standing"][0]["place"] == 1
            assert best in [one["person"] for one in host.hall["standing"] if one["gained"] == 1]

    run(story())
    assert caplog.records == []


def test_a_hall_goes_on_after_a_crash(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            people = await gathered(here, *"ABCD", size=2, games=["fix", "memo_dice"])
            host = people[0]
            await host.must("SeatAll")
            phones = await at_their_tables(here, people)
            await host.must("BeginTables")
            await host.until(lambda: host.hall["phase"] == "playing")
            before = host.hall["tables"]
            for player in here.players:
                await player.go()
            await here.restart()
            for player in (*people, *phones):
                await player.enter()
            await host.until(lambda: all(c["present"] for t in host.hall["tables"] for c in t["chairs"]))
            assert [table["code"] for table in host.hall["tables"]] == [table["code"] for table in before]
            assert host.in_hall.host and host.in_hall.table == phones[0].code
            await host.must("EndTables")
            await phones[0].until(lambda: phones[0].phase == "EndedView")
            await host.must("SeatAll")
            await host.until(lambda: host.in_hall.table not in (None, phones[0].code))
            assert (host.hall["round"], host.hall["game"]) == (2, "memo_dice")

    run(story())


@pytest.mark.long
def test_a_club_night_is_played_to_its_end_at_every_table(tmp_path: Path) -> None:
    """Three games, really played; somebody leaves in the first round, and somebody comes."""

    async def story() -> None:
        async with hall(tmp_path) as here:
            games = ["fix", "memo_dice", "memodixe"]
            people = await gathered(here, *"ABCDEFGHJKMN", size=3, games=games)
            host, leaver = people[0], people[-1]
            for number in range(len(games)):
                await host.must("SeatAll")
                phones = await at_their_tables(here, people)
                await host.must("BeginTables")
                await host.until(lambda: host.hall["phase"] == "playing")
                if number == 0:
                    await leaver.must("Leave")
                    await phones.pop().go()
                    people.pop()
                    late = await here.player("Late").enter(host.code)
                    await late.must("Join", name="Late", face="owl")
                    people.append(late)
                    phones += await at_their_tables(here, [late])
                codes = {phone.code for phone in phones}
                await gather(*(all_of(*[one for one in phones if one.code == code]) for code in codes))
                phase = "over" if number == 2 else "standing"
                await host.until(lambda phase=phase: host.hall["phase"] == phase)  # type: ignore[misc]
                assert {table["phase"] for table in host.hall["tables"]} == {"over"} and len(codes) == 4
                for phone in phones:
                    await phone.go()
            ranks = {rank["person"]: rank for rank in host.hall["standing"]}
            assert [ranks[number]["games"] for number in (0, 12)] == [3, 3] and 11 not in ranks
            assert sum(rank["games"] for rank in ranks.values()) == 36
            assert all(rank["place"] is not None for rank in ranks.values())

    run(story())
