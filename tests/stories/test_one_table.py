"""A table from its opening to the end of a game, by real sockets and a real file."""

import asyncio
import itertools
import json
from pathlib import Path
from typing import Any

import pytest

from ninefold.engine import Fact, encode, seal
from ninefold.games import SHELF
from ninefold.server.live.commit_group import CommitGroup
from ninefold.server.live.live_table import LiveTable
from ninefold.server.net.http_server import Socket
from ninefold.server.table.codes import code_of
from ninefold.server.table.events import Opened
from ninefold.server.table.records import write
from ninefold.server.table.state import Ended, Playing
from ninefold.server.wire.message import VERSION
from testkit.client import hidden
from testkit.in_process_server import InProcessServer, hall
from testkit.jumping_loop import run
from testkit.protocol_client import all_of

RULES = SHELF["memo_dice"]


def test_a_table_gets_a_longer_code_if_many_are_taken(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann = here.player("Ann")
            lengths = []
            for attempt in range(8):
                code = code_of(seal(ann.token.encode()), attempt)
                lengths.append(len(code))
                await here.store.append(code, [write(1, "", Fact(0, Opened(code, "fix", "others")))])
            assert lengths == [4, 4, 4, 5, 5, 5, 6, 6]
            await ann.open()
            assert len(ann.code) == 6
            ben = await (await here.player("Ben").enter(ann.code.lower())).sit()
            assert ben.you == 0
            answer = await (await here.dial()).ask(f"GET /api/qr.svg?path=/t/{ann.code} HTTP/1.1")
            assert answer.status == 200

    run(story())


def test_people_open_a_table_join_it_and_sit_down(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann = await here.player("Ann").open()
            assert ann.you is None and ann.table["chairs"] == []
            await ann.sit()
            assert ann.you == 0 and ann.table["chairs"][0]["host"]
            ben = await here.player("Ben").enter(ann.code.lower())
            assert await ben.refused("Sit", name=" aNN ", face="owl") == "name-taken"
            assert await ben.refused("Sit", name=" ", face="owl") == "name"
            assert await ben.refused("Sit", name="Ben", face="owl", seat=-1) == "no-such-seat"
            assert await ben.refused("Sit", name="Ben", face="owl", seat=0) == "taken"
            await ben.sit()
            assert await ben.refused("Sit", name="Two", face="owl") == "seated"
            assert await ben.refused("AddBot", level="adult") == "host"
            for _ in range(2):
                await ann.must("AddBot", level="child")
            assert await ann.refused("AddBot", level="child") == "full"
            assert [chair["face"] for chair in ann.table["chairs"]][2:] == ["child-pip", "child-otto"]
            late = await here.player("Zoe").enter(ann.code)
            assert await late.refused("Leave") == "watching"
            assert late.table["phase"]["has_seat"]
            await late.sit()  # the bot that came last gives way
            assert late.you == 3
            await ann.must("Move", seat=3, to=0)
            await ann.until(lambda: ann.you == 1)
            names = [chair["name"] for chair in ann.table["chairs"]]
            assert names[:3] == ["Zoe", "Ann", "Ben"]
            assert [chair["host"] for chair in ann.table["chairs"]] == [False, True, False, False]
            assert [chair["bot"] for chair in ann.table["chairs"]] == [False, False, False, True]
            await late.until(lambda: late.you == 0)
            await (await here.player("Yan").enter(ann.code)).sit()
            nobody = await here.player("Xia").enter(ann.code)
            assert not nobody.table["phase"]["has_seat"]
            assert await nobody.refused("Sit", name="Xia", face="owl") == "full"
            await late.must("Leave")
            assert late.you is None and len(late.table["chairs"]) == 3

    run(story())


def test_the_lobby_says_what_a_game_lacks_to_begin(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann = await here.player("Ann").open("memo_dice")

            async def lacks(word: str | None, clause: str) -> None:
                assert ann.table["phase"]["lacks"] == word
                assert await ann.refused("Begin") == clause

            await lacks("people", "nobody")
            await ann.sit()
            await lacks("few", "players")
            usual = {"options": {}, "room": "remote", "patience": 60, "talk": "words"}
            await ann.must("Choose", game="oni", **usual)
            for _ in range(SHELF["oni"].seats[-1] - 1):
                await ann.must("AddBot", level="child")
            await ann.must("Choose", game="memo_dice", **usual)
            await lacks("many", "players")
            for seat in range(len(ann.table["chairs"]) - 1, 1, -1):
                await ann.must("Remove", seat=seat)
            assert ann.table["phase"]["lacks"] is None
            await ann.must("Begin")

    run(story())


def test_the_host_chooses_what_is_played_and_how(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            (ann,) = await here.seated("Ann")
            assert await ann.refused("Begin") == "players"
            usual = {"game": "memo_dice", "options": {}, "room": "remote", "patience": 60, "talk": "words"}
            await ann.must("Choose", **{**usual, "options": {"naming": "recognise"}})
            assert ann.table["options"]["naming"] == "recognise"
            assert (ann.table["room"], ann.table["patience"], ann.table["talk"]) == ("remote", 60, "words")
            for wrong in [
                {"naming": "loud"},
                {"first": "Ann"},
                {"first": 4},
                {"first": -1},
                {"first": 2**70},
                {"speed": 3},
            ]:
                assert await ann.refused("Choose", **{**usual, "options": wrong}) == "options"
            assert await ann.refused("Choose", **{**usual, "game": "chess"}) == "no-such-game"
            assert await ann.refused("Choose", **{**usual, "patience": 7}) == "malformed"
            await ann.must("Choose", **{**usual, "game": "memodixe"})
            assert (ann.table["fewest"], ann.table["most"]) == (2, 6)
            await ann.must("Choose", **usual)
            await ann.must("AddBot", level="goldfish")
            await here.choose(ann, first=3)
            assert await ann.refused("Begin") == "MD-2"
            await here.choose(ann, first=None)
            await ann.must("SetLevel", seat=1, level="elephant")
            assert ann.table["chairs"][1]["level"] == "elephant"
            assert await ann.refused("SetLevel", seat=2, level="adult") == "no-such-seat"
            assert await ann.refused("Remove", seat=0) == "host"
            await ann.must("Remove", seat=1)
            assert len(ann.table["chairs"]) == 1
            for game_only in ["Pause", "Resume", "Stop", "Again"]:
                assert (await ann.refused(game_only)).startswith("not-")

    run(story())


def test_an_option_that_names_a_person_follows_them_to_another_chair(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben, cid = await here.seated("Ann", "Ben", "Cid", first=1)
            await ann.must("Move", seat=1, to=2)
            assert ann.table["options"]["first"] == 2, "Ben"
            await cid.must("Leave")
            await ann.until(lambda: ann.table["options"]["first"] == 1)
            await ben.must("Leave")
            await ann.until(lambda: ann.table["options"]["first"] is None)

    run(story())


def _check_views(here: InProcessServer, monkeypatch: pytest.MonkeyPatch) -> dict[int, dict[int | None, Any]]:
    """Note, at each commit, what the game itself says that each seat may know."""
    truth: dict[int, dict[int | None, Any]] = {}
    commit = LiveTable._committed

    def note(live: LiveTable, group: CommitGroup) -> None:
        draft = group.draft
        assert draft is not None
        phase = draft.table.phase
        playing = phase.played if isinstance(phase, Ended) else phase
        if isinstance(playing, Playing):
            state, actors = playing.state, RULES.actors(playing.state)
            truth[draft.table.number] = {
                None: {"public": RULES.public(state), "private": None, "prompts": []},
                **{
                    seat: {
                        "public": RULES.public(state),
                        "private": RULES.private(state, seat),
                        "prompts": RULES.prompts(state, seat) if seat in actors else [],
                    }
                    for seat in range(len(draft.table.chairs))
                },
            }
        commit(live, group)

    monkeypatch.setattr(LiveTable, "_committed", note)
    return truth


def test_a_whole_game_of_two_people_a_bot_and_a_spectator(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            truth = _check_views(here, monkeypatch)
            ann, ben = await here.seated("Ann", "Ben", bots=1, naming="recognise")
            eve = await here.player().enter(ann.code)
            await ann.must("Begin")
            await all_of(ann, ben)
            await eve.until(lambda: eve.phase == "EndedView")
            for player in (ann, ben, eve):
                sights = [sight for sight in player.sights if sight.get("game")]
                assert len(sights) > 60
                for sight in sights:
                    told = json.loads(encode(truth[sight["number"]][sight.get("you")]))
                    told["type"] = "GameView"
                    assert sight["game"] == told
                numbers = [(sight["since"], sight["number"]) for sight in player.sights]
                assert all(since <= number for since, number in numbers)
                assert all(since in (a, b) for (_, a), (since, b) in itertools.pairwise(numbers))
                assert list(hidden(player)) == []
            assert all(sight["game"]["private"] is None for sight in eve.sights if sight.get("game"))
            assert all(sight["game"]["prompts"] == [] for sight in eve.sights if sight.get("game"))
            assert eve.you is None and await eve.refused("Act", action={"type": "Done"}) == "watching"
            end = ann.table["phase"]
            assert max(end["scores"]) >= 21
            assert end["winners"] == [s for s, n in enumerate(end["scores"]) if n == max(end["scores"])]
            assert await here.stored(ann.code) == await here.table(ann.code)
            rows = await here.store.load(ann.code)
            assert [row.at for row in rows] == sorted(row.at for row in rows)
            assert await eve.refused("Sit", name="Eve", face="owl") == "playing"
            await ben.must("Again")
            assert ben.phase == "LobbyView" and ben.game is None
            await ann.must("Begin")
            await all_of(ann, ben)
            assert ann.table["phase"]["game_id"] != end["game_id"]

    run(story())
    assert caplog.records == []


def test_every_game_on_the_shelf_is_played_to_its_end(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(game: str) -> None:
        async with hall(tmp_path) as here:
            ann = await (await here.player("Ann").open(game)).sit()
            ben = await (await here.player("Ben").enter(ann.code)).sit()
            for _ in range(max(1, SHELF[game].seats[0] - 2)):
                await ann.must("AddBot", level="child")
            await ann.must("Begin")
            await all_of(ann, ben)
            assert await here.stored(ann.code) == await here.table(ann.code)

    for game in SHELF:
        run(story(game))
    assert caplog.records == []


def test_a_slow_reader_gets_the_newest_view(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", naming="recognise")
            eve = await here.player().enter(ann.code)
            seen = len(eve.told)
            guest = (await here.live(ann.code)).machine._presence.connections[-1]
            guest.line.slow = True  # as the door would say
            while ann.number < 30:
                await (ann if ann.prompts else ben).move()
            await asyncio.sleep(30)
            assert eve.told[seen:] == []
            await eve.say({"type": "Resync", "id": "look"})
            await asyncio.sleep(1)
            assert eve.told[seen:] == []
            guest.line.slow = False
            (await here.live(ann.code)).caught_up(guest)
            await eve.until(lambda: len(eve.told) > seen)
            fresh = eve.told[seen]
            assert fresh["number"] == fresh["since"] == ann.number and "news" not in fresh
            assert fresh["answer"] == "look", "whoever asked for it was not forgotten"
            assert ann.game and fresh["game"]["public"] == ann.game["public"]
            assert fresh["table"] == ann.table

    run(story())


def test_every_resync_of_a_slow_reader_is_answered_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            (ann,) = await here.seated("Ann")
            eve = await here.player().enter(ann.code)
            guest = (await here.live(ann.code)).machine._presence.connections[-1]
            guest.line.slow = True
            ids = [f"look {number}" for number in range(20)]
            for id in ids:
                await eve.say({"type": "Resync", "id": id})
            await asyncio.sleep(1)
            guest.line.slow = False
            (await here.live(ann.code)).caught_up(guest)
            await asyncio.sleep(1)
            answered = [message.get("answer") or message.get("id") for message in eve.told]
            assert sorted(id for id in answered if id in ids) == sorted(ids)

    run(story())


def test_a_slow_reader_is_told_that_its_act_was_accepted(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", first=0)
            guests = (await here.live(ann.code)).machine._presence.connections
            next(guest for guest in guests if guest.seat == 0).line.slow = True
            answer = await ann.ask("Act", action={"type": "Roll", "die": 0})
            assert answer["type"] == "Answered" and answer["number"] == ben.number > ann.number

    run(story())


def test_a_client_that_never_reads_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Socket, "backlog", property(lambda socket: 1 << 21))

    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, eve = await here.player("Ann").open(), here.player()
            await eve.enter(ann.code)
            (await here.live(ann.code)).machine._presence.connections[-1].line.slow = True
            await eve.say({"type": "Begin", "id": "x"})
            await eve.gone()
            await ann.sit()

    run(story())


def test_opening_twice_at_once_opens_one_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, tab = here.player("Ann"), here.player("Ann")
            tab.token = ann.token
            await asyncio.gather(ann.open(), tab.open())
            assert ann.code == tab.code
            hello = {"version": VERSION, "token": ann.token, "game": "memo_dice"}
            again = await ann.ask("Open", id="1", **hello)
            assert again == {"type": "Answered", "id": "1", "number": 1, "gift": None}, "the same message"
            assert await ann.refused("Open", id="2", **hello) == "entered", "another one"
            assert len(here.app.tables) == 1

    run(story())


def test_opening_twice_opens_one_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann = await here.player("Ann").open()
            code = ann.code
            await ann.go()  # before she could have heard of it, for all she knows
            await ann.open()
            assert ann.code == code
            assert (await here.player("Ben").open()).code != code

    run(story())


@pytest.mark.parametrize("name", ["pictures", "words", "descriptions"])
def test_the_host_cannot_choose_the_supplies_of_the_table(tmp_path: Path, name: str) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann = await here.player("Ann").open("jinx")
            kept = {field: ann.table[field] for field in ("game", "room", "patience", "talk")}
            chosen = {**ann.table["options"], name: ["anything"] * 99}
            assert await ann.refused("Choose", options=chosen, **kept) == "options"
            await ann.must("Choose", options={**ann.table["options"], name: []}, **kept)

    run(story())
