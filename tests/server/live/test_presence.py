"""Who is there, who is waited for, and who plays for them."""

import asyncio
import re
from pathlib import Path
from urllib.parse import parse_qs

import pytest

from ninefold.server import app
from ninefold.server.live import tickets
from testkit.in_process_server import hall
from testkit.jumping_loop import run
from testkit.protocol_client import Player


def kinds(player: Player) -> list[str]:
    return [item["type"] for item in player.news]


def test_a_bot_plays_for_an_absent_player_until_they_return(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", first=1)
            await ben.go()
            await ann.until(lambda: not ann.table["chairs"][1]["present"])
            assert "Away" not in kinds(ann), "a phone may reload"
            await asyncio.sleep(4)
            assert kinds(ann)[-1] == "Away" and ann.game and ann.game["public"]["away"] == [1]
            away = ann.sights[-1]["at"]
            assert not ann.table["chairs"][1]["stand_in"]
            await ann.until(lambda: ann.table["chairs"][1]["stand_in"])
            assert 19_000 <= ann.sights[-1]["at"] - away <= 21_000
            await ann.until(lambda: "DieRolled" in kinds(ann))
            await ben.enter()
            await ann.until(lambda: not ann.table["chairs"][1]["stand_in"])
            assert "Back" in kinds(ann) and ann.game["public"]["away"] == []
            dice = kinds(ann).count("DieRolled")
            await ann.until(lambda: ann.prompts or ben.prompts)
            await (ann if ann.prompts else ben).move()
            assert kinds(ann).count("DieRolled") <= dice + 1

    run(story())


def test_a_quick_reconnect_is_no_absence(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", first=0)
            await ben.go()
            await asyncio.sleep(2)
            await ben.enter()
            await asyncio.sleep(30)
            assert {"Away", "Back"}.isdisjoint(kinds(ann))
            assert not ann.table["chairs"][1]["stand_in"]

    run(story())


def here_as_told(player: Player) -> list[bool]:
    return [chair["present"] for chair in player.table["chairs"]]


@pytest.mark.parametrize("seen_going", [True, False], ids=["it saw him go", "it came while he was away"])
@pytest.mark.parametrize("away", [1, 6], ids=["reloading", "missed"])
def test_a_television_shows_who_is_away_and_back_before_the_next_move(
    tmp_path: Path, seen_going: bool, away: int
) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", first=0)
            television = here.player()
            if seen_going:
                await television.enter(ann.code)
            await ben.go()
            await asyncio.sleep(away)
            if not seen_going:
                await television.enter(ann.code)
            assert here_as_told(television) == here_as_told(ann) == [True, False]
            await ben.enter()
            await asyncio.sleep(1)
            assert here_as_told(television) == here_as_told(ann) == [True, True]
            assert television.table == ann.table

    run(story())


def test_each_lost_connection_has_three_seconds_to_return(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", first=0)
            for _ in range(4):
                await ben.go()
                await asyncio.sleep(2)
                await ben.enter()
            await ben.go()
            await asyncio.sleep(2)
            assert "Away" not in kinds(ann)
            await asyncio.sleep(2)
            assert kinds(ann)[-1] == "Away"

    run(story())


def test_a_person_who_takes_a_bots_chair_does_not_learn_its_secret(tmp_path: Path) -> None:
    """A second tab would read it for the first. The bot plays on until the turn is over."""

    async def story() -> None:
        async with hall(tmp_path) as here:
            ann = await here.player("Ann").open("jinx")
            await ann.sit()
            for _ in range(3):
                await ann.must("AddBot", level="adult")
            chosen = {"game": "jinx", "options": {**ann.table["options"], "youngest": 1}, "room": "remote"}
            await ann.must("Choose", patience=20, talk="phrases", **chosen)
            await ann.must("Begin")
            await ann.until(lambda: "TurnBegun" in kinds(ann))
            tab = await here.player("Tab").enter(ann.code)
            await tab.sit(seat=1)
            await tab.until(lambda: tab.you == 1)
            assert tab.game is not None and (tab.game["private"], tab.prompts) == (None, [])
            assert await tab.refused("Act", action={"type": "Clue", "text": "moon"}) == "bot"
            assert ann.table["chairs"][1]["stand_in"] and not ann.table["chairs"][1]["bot"]
            await tab.go()
            await tab.enter()
            assert tab.game and tab.game["private"] is None, "not after a reload either"
            secret = (await here.state(ann.code)).phase.target
            assert b'"target":%d' % secret not in tab.heard
            await ann.until(lambda: not ann.table["chairs"][1]["stand_in"])
            assert kinds(ann)[-2:] == ["TurnScored", "ByPerson"], "the bot has played its turn to the end"
            await tab.until(lambda: tab.game and (tab.game["private"] or {}).get("seat") == 1)
            assert await here.stored(ann.code) == await here.table(ann.code)
            free = await here.player("Free").enter(ann.code)
            await free.sit(seat=3)
            assert free.game is not None and free.game["private"]["seat"] == 3, "this bot had no secret"

    run(story())


def test_with_patience_zero_no_bot_steps_in(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", first=1, patience=0)
            await ben.go()
            await asyncio.sleep(600)
            assert kinds(ann) == ["FirstChosen", "Away"] and not ann.table["chairs"][1]["stand_in"]

    run(story())


def test_a_bot_plays_for_a_player_who_left_until_they_return(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", first=0)
            await ann.must("Leave")
            await ann.go()
            await ben.until(lambda: ben.table["chairs"][0]["stand_in"])
            assert [chair["host"] for chair in ben.table["chairs"]] == [False, True]
            await ben.until(lambda: "DieRolled" in kinds(ben))
            await ann.enter()
            assert ann.you == 0
            await ben.until(lambda: not ben.table["chairs"][0]["stand_in"])
            await ben.until(lambda: ben.table["chairs"][0]["host"])  # whose table it is
            await ann.must("Leave")
            await ann.go()
            await ben.must("Stop")
            assert ben.table["phase"]["scores"] is None and len(ben.table["phase"]["seed"]) == 64
            await ben.must("Again")
            assert [chair["name"] for chair in ben.table["chairs"]] == ["Ben"]

    run(story())


def test_leaving_while_the_dice_are_sealed_keeps_the_chairs(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.seated("Ann", "Ben")
            ann.seals = ben.seals = False
            await ann.must("Begin")
            await ann.must("Leave")
            await ben.until(lambda: ben.phase == "PlayingView")
            assert len(ben.table["chairs"]) == 2 and ben.table["chairs"][0]["stand_in"]
            assert await here.stored(ben.code) == await here.table(ben.code)

    run(story())


@pytest.mark.parametrize("paused", [False, True])
def test_a_deputy_is_named_when_the_host_is_gone(tmp_path: Path, paused: bool) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", first=1, patience=0)
            if paused:
                await ann.must("Pause")
            await ann.go()
            await asyncio.sleep(15)
            assert ben.table["chairs"][0]["host"]
            await ben.until(lambda: ben.table["chairs"][1]["host"])
            if paused:
                await ben.must("Resume")
            await ben.move()

    run(story())


def test_a_lobby_is_not_stuck_without_its_host_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.seated("Ann", "Ben")
            await here.restart()
            await ben.enter()
            await ben.until(lambda: ben.table["chairs"][1]["host"])
            await ben.must("Remove", seat=0)
            assert ben.you == 0
            await ann.enter()  # whose table it is: a deputy takes her chair, and cannot keep her out
            await ann.must("Remove", seat=0)
            assert (await ben.enter()).goodbye == "removed"

    run(story())


def test_a_deputy_does_not_become_the_keeper(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben, cid = await here.playing("Ann", "Ben", "Cid")
            await ann.go()
            await ben.until(lambda: hosts(ben))
            await ben.must("Remove", seat=0)  # her seat is a bot's from now on, the table is still hers
            await ben.must("NameHost", seat=2)
            await cid.until(lambda: hosts(cid))
            await cid.must("Lock", locked=True)
            await here.restart()
            await cid.enter()
            await ann.enter()
            await ann.until(lambda: hosts(ann))
            await cid.until(lambda: not hosts(cid))
            await ann.must("Stop")

    run(story())


def test_a_lobby_that_lost_its_host_gets_one_when_somebody_is_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.seated("Ann", "Ben")
            await ben.go()
            await ann.must("Leave")
            await ann.go()
            await ben.enter()
            await ben.until(lambda: ben.table["chairs"][0]["host"])

    run(story())


def hosts(player: Player) -> bool:
    """As the newest sight of the table says it."""
    return bool([told for told in player.told if "table" in told][-1].get("host"))


def test_the_opener_is_host_without_a_seat_and_after_returning(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann = await here.player("Ann").open()
            ben = await (await here.player("Ben").enter(ann.code)).sit()
            assert hosts(ann) and not hosts(ben) and ann.you is None
            assert await ben.refused("AddBot", level="adult") == "host"
            assert await (await here.player("Cid").enter(ann.code)).refused("Begin") == "watching"
            await ann.must("AddBot", level="adult")
            await ann.go()
            await ben.until(lambda: hosts(ben))  # nobody is stuck meanwhile
            await here.restart()
            await ben.enter()
            await ann.enter()
            await ann.until(lambda: hosts(ann))
            await ben.until(lambda: not hosts(ben))
            await ann.must("Begin")
            await ben.until(lambda: ben.phase == "PlayingView")
            await ann.must("Stop")
            await ann.must("Again")
            await ann.sit()
            assert hosts(ann) and ann.table["chairs"][ann.you]["host"]
            await ann.must("Leave")
            assert hosts(ann) and ann.you is None

    run(story())


def test_the_host_hands_the_table_over_for_good(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.seated("Ann", "Ben", bots=1)
            assert await ben.refused("NameHost", seat=1) == "host"
            assert await ann.refused("NameHost", seat=2) == "bot"
            await ann.must("NameHost", seat=1)
            await ben.until(lambda: hosts(ben))
            await ann.go()
            await ann.enter()
            assert not hosts(ann) and await ann.refused("AddBot", level="adult") == "host"
            await ben.must("Remove", seat=2)

    run(story())


def test_a_table_of_bots_alone_does_not_begin(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann = await here.player("Ann").open()
            for _ in range(2):
                await ann.must("AddBot", level="adult")
            assert await ann.refused("Begin") == "nobody"

    run(story())


def test_absence_moves_with_the_person_to_another_chair(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben, cid = await here.seated("Ann", "Ben", "Cid", first=0)
            await ben.go()
            await asyncio.sleep(5)
            await ann.must("Remove", seat=1)
            await cid.until(lambda: cid.you == 1)
            await ann.must("Begin")
            await ann.until(lambda: ann.phase == "PlayingView")
            await asyncio.sleep(60)
            assert "Away" not in kinds(ann) and not ann.table["chairs"][1]["stand_in"]

    run(story())


def test_a_player_missing_at_the_start_is_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.seated("Ann", "Ben", first=0)
            await ben.go()
            await ann.must("Begin")
            await ann.until(lambda: ann.phase == "PlayingView")
            assert "Away" in kinds(ann)
            await ann.until(lambda: ann.table["chairs"][1]["stand_in"])

    run(story())


def test_a_late_comer_takes_a_seat_that_the_host_freed(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", first=0, naming="aloud")
            await ben.go()
            await asyncio.sleep(5)
            assert ann.game and ann.game["public"]["away"] == [1]
            await ann.must("Remove", seat=1)
            assert ann.table["chairs"][1]["bot"] and ann.game["public"]["away"] == []
            assert await ann.refused("Remove", seat=1) == "bot"
            await ben.enter()
            assert ben.goodbye == "removed"
            zoe = await here.player("Zoe").enter(ann.code)
            assert await zoe.refused("Sit", name="Zoe", face="owl") == "playing"
            await zoe.sit(seat=1)
            assert (zoe.you, ann.table["chairs"][1]["name"]) == (1, "Zoe")
            await ann.move()
            await ann.move()
            await zoe.until(lambda: zoe.prompts)
            assert (await zoe.move())["type"] == "Sight"
            await ann.must("Remove", seat=1)
            await zoe.gone()
            assert zoe.goodbye == "removed"

    run(story())


async def _ticket(host: Player, seat: int, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(app, "qr_code", lambda url: url)
    answer = await host.must("HandBack", seat=seat)
    assert answer["type"] == "Answered"
    link = str(answer["gift"])
    assert re.fullmatch(rf"http://127.0.0.1:\d+/t/{host.code}#ticket=[\w-]+", link), "behind the #: not sent"
    return parse_qs(link.partition("#")[2])["ticket"][0]


def test_a_ticket_for_a_lost_seat_works_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", bots=1, first=1)
            assert await ben.refused("HandBack", seat=0) == "host"
            assert await ann.refused("HandBack", seat=2) == "bot"
            assert await ann.refused("HandBack", seat=-1) == "no-such-seat"
            ticket = await _ticket(ann, 1, monkeypatch)
            await ben.go()
            phone = await here.player("Ben").enter(ann.code, ticket=ticket)
            await phone.until(lambda: phone.you == 1)
            assert (await phone.move())["type"] == "Sight"
            thief = await here.player().enter(ann.code, ticket=ticket)
            await ben.enter()
            await asyncio.sleep(1)
            assert (thief.you, ben.you, phone.you) == (None, None, 1)
            ticket = await _ticket(ann, 1, monkeypatch)
            await asyncio.sleep(tickets.TICKET_LASTS_S + 1)
            assert (await here.player().enter(ann.code, ticket=ticket)).you is None
            await asyncio.sleep(1)
            assert here.players[-1].you is None

    run(story())


def test_a_ticket_is_for_a_person_not_for_a_chair(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben, cid = await here.seated("Ann", "Ben", "Cid")
            ticket = await _ticket(ann, 1, monkeypatch)
            await ben.must("Leave")
            eve = await here.player().enter(ann.code, ticket=ticket)
            await asyncio.sleep(1)
            assert eve.you is None and (await cid.ask("Resync"))["you"] == 1

    run(story())


def test_a_pause_stops_time_and_draws_the_curtain(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", first=1)
            await ben.move()
            assert await ben.refused("Pause") == "host"
            await ann.must("Pause")
            assert await ann.refused("Pause") == "not-playing"
            await ben.until(lambda: ben.table["paused"])
            at = ann.sights[-1]["at"]
            await asyncio.sleep(3600)
            assert await ben.refused("Act", action={"type": "Cover"}) == "paused"
            for looking in (ben, await here.player().enter(ann.code)):
                look = await looking.ask("Resync")
                assert abs(look["at"] - at) < 50 and "game" not in look and "news" not in look
            await ann.must("Resume")
            assert ann.game and ann.game["public"]["scene"]["type"] == "Shown"
            assert ben.sights[-1]["at"] - at < 50
            assert (await ben.move())["type"] == "Sight"

    run(story())


def test_time_stands_still_while_nobody_is_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", bots=1, first=0)
            await ann.move()
            at = ann.sights[-1]["at"]
            await ann.go()
            await ben.go()
            eve = await here.player().enter(ann.code)
            await asyncio.sleep(3600)
            assert eve.table["waiting"], "somebody who only watches plays no part"
            await ann.enter()
            assert ann.table["waiting"] and ann.sights[-1]["at"] - at < 4_000
            assert await ann.refused("Act", action={"type": "Cover"}) == "waiting"
            await ben.enter()
            await ann.until(lambda: not ann.table["waiting"])
            await eve.until(lambda: not eve.table["waiting"], patience=1)
            assert (await ann.move())["type"] == "Sight"

    run(story())


@pytest.mark.parametrize("both", [True, False], ids=["all are back", "20 s after the first"])
def test_time_stands_still_while_the_server_is_down(tmp_path: Path, both: bool) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben, cid = await here.playing("Ann", "Ben", "Cid", first=0)
            await cid.go()
            await ann.until(lambda: "Away" in kinds(ann))
            await ann.move()
            at = (await here.table(ann.code)).at
            await here.end()
            await asyncio.sleep(3600)
            await here.begin()
            await ann.enter()
            assert ann.table["waiting"] and ann.sights[-1]["at"] == at
            back = asyncio.get_running_loop().time()
            if both:
                await ben.enter()
            await ann.until(lambda: not ann.table["waiting"])
            waited = asyncio.get_running_loop().time() - back
            assert waited < 1 if both else 19 < waited < 21
            assert ann.sights[-1]["at"] - at < 100
            await ann.until(lambda: ann.table["chairs"][2]["stand_in"])
            assert ann.table["chairs"][1]["stand_in"] is not both
            assert "Away" not in [news["type"] for _, news in ann.sights[-1].get("news", [])]
            assert ann.game and ann.game["public"]["away"] == ([2] if both else [2, 1])

    run(story())
