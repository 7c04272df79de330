"""After an update with other rules: a table is never lost, only the game that it was in."""

from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest

from ninefold.games import SHELF
from testkit.in_process_server import InProcessServer, hall
from testkit.jumping_loop import run
from testkit.protocol_client import Player, all_of

MEMO = SHELF["memo_dice"]
# Of which not even the events are known any more.
NEXT = replace(MEMO, version=MEMO.version + 1, event=SHELF["fix"].event)


async def update(here: InProcessServer, monkeypatch: pytest.MonkeyPatch) -> None:
    await here.restart()
    monkeypatch.setitem(SHELF, "memo_dice", NEXT)


async def plays_on(host: Player, *others: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same people, by the rules of now."""
    monkeypatch.setitem(SHELF, "memo_dice", MEMO)
    await host.must("Begin")
    for player in (host, *others):
        await player.until(lambda player=player: player.phase == "PlayingView")  # type: ignore[misc]


def test_a_game_of_older_rules_is_abandoned_and_its_seed_revealed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", first=0)
            await ann.move()
            playing = ann.table["phase"]
            await update(here, monkeypatch)
            await ann.enter()
            await ben.enter()
            end = ann.table["phase"]
            assert end["type"] == "EndedView" and (end["scores"], end["winners"]) == (None, [])
            assert sha256(bytes.fromhex(end["seed"])).hexdigest() == playing["seed_seal"]
            assert ann.game is None and (ann.you, ben.you) == (0, 1)
            path = f"/api/replay/{ann.code}/{end['game_id']}"
            answer = await (await here.dial()).ask(f"GET {path} HTTP/1.1")
            assert answer.status == 410 and f"memo_dice rules {MEMO.version}".encode() in answer.body
            assert await here.stored(ann.code) == await here.table(ann.code)
            await ann.must("Again")
            await plays_on(ann, ben, monkeypatch=monkeypatch)

    run(story())
    assert [ann.levelname for ann in caplog.records] == ["WARNING"]


@pytest.mark.parametrize("when", ["over", "beginning"])
def test_without_a_game_in_play_the_table_is_in_the_lobby(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.seated("Ann", "Ben", naming="recognise")
            ben.seals = when == "over"
            await ann.must("Begin")
            if when == "over":
                await all_of(ann, ben)
            assert ann.phase == ("EndedView" if when == "over" else "SealingView")
            await update(here, monkeypatch)
            await ann.enter()
            assert ann.phase == "LobbyView"
            ben.seals = True
            await ben.enter()
            assert [chair["name"] for chair in ben.table["chairs"]] == ["Ann", "Ben"] and ben.you == 1
            await plays_on(ann, ben, monkeypatch=monkeypatch)

    run(story())
