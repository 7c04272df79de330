"""Sealed dice: nobody could choose them, and everybody can check them."""

import asyncio
import hmac
from hashlib import sha256
from pathlib import Path

from ninefold.server.table.records import read_notes
from testkit.client_view import JsonObject
from testkit.in_process_server import hall
from testkit.jumping_loop import run
from testkit.protocol_client import Player, all_of


def below(key: bytes, k: int, n: int) -> int:
    """As docs/protocol.md tells it, without our own code."""
    attempt = 0
    while True:
        digest = hmac.new(key, f"{k}/{attempt}".encode(), sha256).digest()
        number = int.from_bytes(digest, "big")
        if number < 2**256 - 2**256 % n:
            return number % n
        attempt += 1


def key_of(phase: JsonObject) -> bytes:
    parts = [bytes.fromhex(part) for part in phase["contributions"]]
    written = b",".join(str(len(part)).encode() + b":" + part for part in parts)
    return hmac.new(bytes.fromhex(phase["seed"]), phase["game_id"].encode() + b"/" + written, sha256).digest()


def test_every_draw_follows_from_seed_and_contributions(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben", bots=1, naming="recognise")
            seed_seal = next(s["table"]["phase"] for s in ben.sights if "seed_seal" in s["table"]["phase"])
            assert seed_seal["type"] == "SealingView" and seed_seal["seals"] == [None] * 3
            await all_of(ann, ben)
            end = ben.table["phase"]
            assert (
                sha256(bytes.fromhex(end["seed"])).hexdigest() == end["seed_seal"] == seed_seal["seed_seal"]
            )
            assert end["contributions"] == [ann.part, ben.part, ""]
            secret = end["seed"].encode()
            assert ben.heard.index(secret) > ben.heard.rindex(b'"type":"PlayingView"')
            rows = await here.store.load(ann.code)
            draws = [draw for row in rows for draw in read_notes(row).draws]
            assert len(draws) > 10
            assert draws == [(n, below(key_of(end), k, n)) for k, (n, _) in enumerate(draws, 1)]

    run(story())


def test_a_stopped_game_shows_its_seed(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben")
            assert await ben.refused("Stop") == "host"
            await ann.must("Stop")
            await ben.until(lambda: ben.phase == "EndedView")
            end = ben.table["phase"]
            assert (end["scores"], end["winners"]) == (None, [])
            assert sha256(bytes.fromhex(end["seed"])).hexdigest() == end["seed_seal"]

    run(story())


async def sealing(here_players: list[Player]) -> None:
    for player in here_players:
        player.seals = False
    await here_players[0].must("Begin")


def test_a_contribution_must_match_its_seal(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.seated("Ann", "Ben")
            assert await ben.refused("Ready", seal="0" * 64) == "not-sealing"
            await sealing([ann, ben])
            seal = sha256(bytes.fromhex(ann.part)).hexdigest()
            assert await ann.refused("Reveal", value=ann.part) == "early"
            await ann.must("Ready", seal=seal)
            assert await ann.refused("Ready", seal="0" * 64) == "promised"
            assert ann.table["phase"]["values"] == [None, None] and not ann.table["phase"]["revealing"]
            await ben.must("Ready", seal=seal)
            assert ben.table["phase"]["revealing"]
            assert await ann.refused("Reveal", value="0" * 64) == "seal"
            await ann.must("Reveal", value=ann.part)
            assert await ann.refused("Reveal", value=ann.part) == "contributed"
            assert await ann.refused("Pause") == "not-playing"
            await ben.must("Reveal", value=ann.part)
            assert ben.phase == "PlayingView"
            assert ben.table["phase"]["contributions"] == [ann.part, ann.part]

    run(story())


def test_a_missing_contribution_is_empty(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben, cid = await here.seated("Ann", "Ben", "Cid")
            await sealing([ann, ben, cid])
            began = asyncio.get_running_loop().time()
            for player in (ann, ben):
                await player.must("Ready", seal=sha256(bytes.fromhex(player.part)).hexdigest())
            assert not ann.table["phase"]["revealing"], "Cid may still promise"
            await ann.until(lambda: ann.table["phase"]["revealing"])
            assert await cid.refused("Ready", seal="0" * 64) == "promised"
            await ben.must("Reveal", value=ben.part)
            await ann.until(lambda: ann.phase == "PlayingView")
            assert ann.table["phase"]["contributions"] == ["", ben.part, ""]
            assert asyncio.get_running_loop().time() - began < 11

    run(story())


def test_after_a_restart_sealing_waits_for_the_people_who_were_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.seated("Ann", "Ben")
            await sealing([ann, ben])
            await ann.must("Ready", seal=sha256(bytes.fromhex(ann.part)).hexdigest())
            await here.restart()
            ann.seals = ben.seals = True
            await ann.enter()
            await asyncio.sleep(10)
            assert ann.table["waiting"] and not ann.table["phase"]["revealing"]
            await ben.enter()
            await ann.until(lambda: ann.phase == "PlayingView")
            assert ann.table["phase"]["contributions"] == [ann.part, ben.part]

    run(story())
