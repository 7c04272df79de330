"""An evening with real sockets: several games, a bench, medals, late comers, and a server that is killed."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ninefold.engine import Sealed, seal, sealed_key
from ninefold.games import SHELF
from testkit.in_process_server import InProcessServer, hall
from testkit.jumping_loop import run
from testkit.protocol_client import Player, all_of

QUICK = {"memo_dice": {"naming": "recognise"}}


async def evening(
    here: InProcessServer, *names: str, games: list[str], lot: int | None = None
) -> list[Player]:
    """At the standing before the first game."""
    players = [await (await here.player(names[0]).open(games[0])).sit()]
    await players[0].must("Plan", games=games, lot=lot)
    players += [await (await here.player(name).enter(players[0].code)).sit() for name in names[1:]]
    await players[0].must("Begin", part="5a" * 32)
    for player in players:
        await player.until(lambda player=player: player.phase == "StandingView")  # type: ignore[misc]
    return players


async def game(*players: Player) -> None:
    """The next one, to its end."""
    host = players[0]
    table = host.table
    options = {**table["options"], **QUICK.get(table["game"], {})}
    kept = {field: table[field] for field in ("game", "room", "patience", "talk")}
    await host.must("Choose", options=options, **kept)
    await host.must("Begin")
    for player in players:
        await player.until(lambda player=player: player.phase == "PlayingView")  # type: ignore[misc]
    await all_of(*[player for player in players if player.you is not None])


async def on(*players: Player) -> None:
    """To the standing."""
    number = players[0].number
    await players[0].must("Again")
    for player in players:
        await player.until(lambda player=player: player.number > number and player.phase == "StandingView")  # type: ignore[misc]


def names(chairs: list[dict[str, Any]]) -> list[str]:
    return [chair["name"] for chair in chairs]


def standing(player: Player) -> dict[str, Any]:
    return {rank["name"]: rank for rank in night(player)["standing"]}


def night(player: Player) -> dict[str, Any]:
    shown: dict[str, Any] = player.table["evening"]
    return shown


def test_an_evening_of_three_games_in_one_of_which_somebody_watches(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            five = await evening(here, *"ABCDE", games=["memo_dice", "memodixe", "memo_dice"])
            ann, *_, eve = five
            table = ann.table
            assert (names(table["chairs"]), names(table["bench"])) == ([*"ABCD"], ["E"])
            assert (table["evening"]["number"], table["evening"]["of"]) == (1, 3)
            assert table["evening"]["back"] == [1] and (eve.you, eve.bench) == (None, 0)
            await game(*five)
            assert eve.game is not None and eve.game["private"] is None, "who watches sees what all may see"
            assert await eve.refused("Act", action={"type": "Roll", "die": 0}) == "watching"
            end = ann.table["phase"]
            await on(*five)
            assert names(ann.table["chairs"]) == [*"ABCDE"] and ann.table["bench"] == [] and eve.you == 4
            ranks, worth = standing(ann), (0, 3, 2, 1)
            assert ranks["E"]["games"] == 0 and ranks["E"]["place"] is None and ranks["E"]["gained"] is None
            for seat, name in enumerate("ABCD"):
                assert ranks[name]["points"] == worth[ranks[name]["gained"]]
                assert (ranks[name]["gained"] == 1) == (seat in end["winners"])
            assert ann.table["game"] == "memodixe" and ann.table["evening"]["number"] == 2
            await game(*five)
            await on(*five)
            assert names(ann.table["bench"]) == ["D"], "E has watched already"
            assert night(ann)["back"] == [None]
            await game(*five)
            await on(*five)
            over = ann.table["evening"]
            assert over["over"] and (over["number"], over["of"], over["coming"]) == (3, 3, None)
            assert [standing(ann)[name]["games"] for name in "ABCDE"] == [3, 3, 3, 2, 2]
            averages = [rank["points"] / rank["games"] for rank in over["standing"]]
            assert averages == sorted(averages, reverse=True) and over["standing"][0]["place"] == 1
            assert seal(bytes.fromhex(over["seed"])) == over["seed_seal"]
            assert await ann.refused("Begin") == "playing"
            assert await here.stored(ann.code) == await here.table(ann.code)
            await ann.must("Again")
            assert ann.phase == "LobbyView" and ann.table["evening"] is None
            assert sorted(names(ann.table["chairs"])) == [*"ABCDE"]

    run(story())


@pytest.mark.parametrize("game", ["memo_dice", "fix", "jinx", "memodixe", "oni"])
def test_the_bench_is_told_the_same_as_a_spectator(tmp_path: Path, game: str) -> None:
    """The same bytes, and nothing of its own but that it sits there."""

    async def story() -> None:
        async with hall(tmp_path) as here:
            ann = await (await here.player("Ann").open(game)).sit()
            await ann.must("Plan", games=[game])
            await ann.must("Begin")
            await ann.must("Begin")
            eve = await (await here.player("Eve").enter(ann.code)).sit()
            wat = await here.player("Wat").enter(ann.code)
            await ann.until(lambda: ann.phase == "PlayingView")
            since = ann.number
            for _ in range(6):
                await ann.move()
            until = ann.number
            await eve.until(lambda: eve.number >= until)
            await wat.until(lambda: wat.number >= until)
            heard, seen = (
                [told for told in who.frames if told["type"] == "Change" and since < told["number"] <= until]
                for who in (eve, wat)
            )
            assert heard == seen and any("news" in told for told in heard)
            assert eve.bench == 0 and eve.game and eve.game["private"] is None and not eve.prompts
            own = [told for told in eve.frames if told["type"] == "Own"]
            assert own and all({*told} <= {"type", "number", "at", "bench", "answer"} for told in own)

    run(story())


def test_the_bench_may_talk_and_no_game_hears_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann = await (await here.player("Ann").open("oni")).sit()
            await ann.must("Plan", games=["oni"])
            await ann.must("Begin")
            await ann.must("Begin")
            eve = await (await here.player("Eve").enter(ann.code)).sit()
            wat = await here.player("Wat").enter(ann.code)
            await ann.until(lambda: ann.phase == "PlayingView")
            answer = await eve.must("Say", words=":bravo:")
            assert answer["said"] == [[len(ann.table["chairs"]), ":bravo:"]] and "news" not in answer
            heeded = await ann.must("Say", words=":thanks:")
            assert {"type": "Talked", "seat": 0} in [news for _, news in heeded["news"]]
            assert await eve.refused("Say", words="It is the bear.") == "talk"
            assert await wat.refused("Say", words=":bravo:") == "watching"

    run(story())


def test_drawn_games_fit_the_people_and_anybody_can_verify_the_draw(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            games = ["oni", "jinx", "memo_dice", "fix", "memodixe"]
            ann, ben = await evening(here, "Ann", "Ben", games=games, lot=4)
            sealed = ann.table["evening"]["seed_seal"]
            for _ in range(5):
                before = ann.table["game"]
                assert ann.table["game"] in ("memo_dice", "fix", "memodixe") and not ann.table["bench"]
                assert ann.table["evening"]["of"] == 4 and ann.table["evening"]["seed"] is None
                await ann.must("Skip")
                assert ann.table["game"] != before
            await ann.must("Begin")
            await ann.until(lambda: ann.phase == "PlayingView")
            await ann.must("Stop")
            await on(ann, ben)
            assert not any(rank["games"] for rank in standing(ann).values()), "what is stopped counts nothing"
            await game(ann, ben)
            await ann.must("EndEvening")
            over = ann.table["evening"]
            assert over["over"] and over["seed_seal"] == sealed == seal(bytes.fromhex(over["seed"]))
            key = sealed_key(bytes.fromhex(over["seed"]), ann.code, [bytes.fromhex(over["part"])])
            dice, lots = Sealed(key), over["lots"]
            assert [lot["drawn"] for lot in lots] == [dice.below(len(lot["among"])) for lot in lots]
            assert len(over["lots"]) >= 4

    run(story())


def test_late_comers_play_the_next_game_and_bots_give_way(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann = await (await here.player("Ann").open("oni")).sit()
            await ann.must("AddBot", level="adult")
            await ann.must("Plan", games=["oni", "memo_dice", "fix"])
            await ann.must("Begin")
            assert [chair["bot"] for chair in ann.table["chairs"]] == [False, True, True, True], "two fill up"
            await ann.must("Begin")
            await ann.until(lambda: ann.phase == "PlayingView")
            late = [await (await here.player(name).enter(ann.code)).sit() for name in "BCD"]
            assert [one.bench for one in late] == [0, 1, 2] and late[0].game and not late[0].prompts
            assert await late[0].refused("Sit", name="B", face="fox") == "seated"
            await ann.must("Stop")
            await on(ann, *late)
            assert names(ann.table["chairs"]) == ["Ann", "B", "C", "D"], "the bot gives way"
            assert names(ann.table["bench"]) == ["Pip"]
            await late[2].must("Leave")
            await ann.until(lambda: len(ann.table["chairs"]) == 4)
            assert names(ann.table["chairs"]) == ["Ann", "B", "C", "Pip"]
            await ann.must("Skip")
            assert ann.table["game"] == "fix" and names(ann.table["chairs"]) == ["Ann", "B", "C", "Pip"]
            assert ann.table["evening"]["games"] == ["memo_dice"], "what was skipped comes last"
            await ann.must("Plan", games=[])
            assert await ann.refused("Skip") == "no-other"
            await ann.must("Remove", seat=2)
            assert names(ann.table["chairs"]) == ["Ann", "B", "Pip"]
            assert late[1].goodbye == "removed"
            await ann.must("EndEvening")
            assert ann.phase == "LobbyView", "an evening without a game was none"

    run(story())


def test_a_person_on_the_bench_can_reconnect_and_be_host(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            five = await evening(here, *"ABCDE", games=["memo_dice", "fix"])
            ann, ben, *_, eve = five
            await ann.must("NameHost", seat=4)
            await eve.until(lambda: eve.table["bench"][0]["host"])
            await eve.must("Begin")
            await ann.until(lambda: ann.phase == "PlayingView")
            await eve.go()
            await ann.until(lambda: not ann.table["bench"][0]["present"])
            await eve.enter()
            assert eve.bench == 0 and eve.you is None and eve.game and eve.game["private"] is None
            await here.restart()
            for player in five:
                await player.enter()
            assert eve.bench == 0 and eve.table["bench"][0]["host"]
            await ben.must("Leave")
            await ben.go()
            await eve.must("Remove", seat=3)
            await eve.must("Stop")
            number = eve.number
            await eve.must("Again")
            assert eve.number > number and names(eve.table["chairs"]) == ["A", "C", "E"]
            await ben.enter()
            await ben.sit()
            await eve.until(lambda: names(eve.table["chairs"]) == ["A", "B", "C", "E"])
            lost = await here.player("X").enter(eve.code)
            assert lost.you is None

    run(story())


def test_the_host_is_the_same_however_the_chairs_are_moved(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann = await (await here.player("Ann").open("oni")).sit()
            await ann.must("Plan", games=["oni"])
            await ann.must("Begin")
            await ann.must("Begin")
            ben = await (await here.player("Ben").enter(ann.code)).sit()
            await ann.must("NameHost", seat=4)
            await ann.until(lambda: ann.phase == "PlayingView")
            await ben.must("Stop")
            await ben.must("Again")
            assert ben.phase == "LobbyView" and names(ben.table["chairs"]) == ["Ann", "Ben"], (
                "bots that filled up go"
            )
            assert [chair["host"] for chair in ben.table["chairs"]] == [False, True]
            await ben.must("AddBot", level="adult")

    run(story())


def test_an_option_that_names_a_person_is_not_passed_to_another(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            five = await evening(here, *"ABCDE", games=["memo_dice", "memo_dice"])
            ann = five[0]
            await here.choose(ann, first=3)
            await ann.must("Begin")
            await ann.until(lambda: ann.phase == "PlayingView")
            await ann.must("Stop")
            await on(*five)
            assert names(ann.table["chairs"]) == [*"ABCE"], "D watches"
            assert ann.table["options"]["first"] is None

    run(story())


def test_a_person_who_has_left_does_not_win_the_evening(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await evening(here, "Ann", "Ben", games=["memo_dice", "fix"])
            await game(ann, ben)
            await on(ann, ben)
            await ben.must("Leave")
            await ann.until(lambda: standing(ann)["Ben"]["at"] is None)
            assert (standing(ann)["Ann"]["place"], standing(ann)["Ben"]["place"]) == (1, None)
            assert night(ann)["standing"][-1]["name"] == "Ben"
            await ben.sit()
            await ann.until(lambda: standing(ann)["Ben"]["at"] is not None)
            assert standing(ann)["Ben"]["games"] == 1 and len(standing(ann)) == 2, "they count on"

    run(story())


@pytest.mark.parametrize("when", ["playing", "sealing", "over"])
def test_after_an_update_the_evening_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    """A game by rules that are gone is abandoned; the one that had not begun is still to come."""

    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await evening(here, "Ann", "Ben", games=["memo_dice", "memodixe"])
            ben.seals = when != "sealing"
            await ann.must("Begin")
            if when != "sealing":
                await ann.until(lambda: ann.phase == "PlayingView")
            if when == "over":
                await ann.must("Stop")
            await here.restart()
            rules = SHELF["memo_dice"]
            monkeypatch.setitem(SHELF, "memo_dice", replace(rules, version=rules.version + 1))
            await ann.enter()
            await ben.enter()
            if when == "playing":
                assert ann.table["phase"]["scores"] is None
                await ann.must("Again")
            await ann.until(lambda: night(ann)["coming"] is not None)
            assert ann.phase == "StandingView"
            assert ann.table["game"] == ("memo_dice" if when == "sealing" else "memodixe")
            ben.seals = True
            await ann.must("Begin")
            await ann.until(lambda: ann.phase == "PlayingView")

    run(story())


def test_a_person_keeps_their_medals_on_another_phone(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await evening(here, "Ann", "Ben", games=["memo_dice", "fix"])
            await game(ann, ben)
            await on(ann, ben)
            before = standing(ann)["Ben"]
            live = await here.live(ann.code)
            token = live.table.chairs[1].token
            assert token is not None
            ticket = live.machine._tickets.issue(token)
            await ben.go()
            new = await here.player("Ben").enter(ann.code, ticket=ticket)
            await new.until(lambda: new.you == 1)
            assert standing(new)["Ben"] == before and len(standing(new)) == 2

    run(story())


def test_invalid_commands_of_an_evening_are_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            ann, ben = await here.seated("Ann", "Ben")
            assert await ann.refused("Skip") == await ann.refused("EndEvening") == "no-evening"
            assert await ann.refused("Plan", games=["chess"]) == "no-such-game"
            assert await ben.refused("Plan", games=["fix"]) == "host"
            assert await ann.refused("Plan", games=[], lot=2) == "options"
            await ann.must("Plan", games=["fix", "jinx"])
            assert (ann.table["fewest"], ann.table["most"]) == (1, 12)
            await ann.must("Plan", games=[])
            assert ann.table["evening"] is None and ann.table["most"] == 4
            await ann.must("Plan", games=["fix", "memodixe"])
            await ann.must("Begin")
            kept = {field: ann.table[field] for field in ("room", "patience", "talk")}
            assert await ann.refused("Choose", game="jinx", options={}, **kept) == "playing"
            assert await ann.refused("AddBot", level="adult") == "playing"
            assert await ann.refused("Again") == "not-over"
            await ann.must("Plan", games=["memo_dice"])
            assert ann.table["game"] == "fix" and night(ann)["games"] == ["memo_dice"]
            await ann.must("Begin")
            await ann.until(lambda: ann.phase == "PlayingView")
            assert await ann.refused("Plan", games=["jinx"]) == await ann.refused("EndEvening") == "playing"

    run(story())


@pytest.mark.parametrize("when", ["standing", "sealing", "playing", "ended", "over"])
def test_an_evening_continues_after_a_restart(tmp_path: Path, when: str) -> None:
    async def story() -> None:
        async with hall(tmp_path) as here:
            games = ["memo_dice"] if when == "over" else ["memo_dice", "fix"]
            five = await evening(here, *"ABCDE", games=games)
            if when in ("ended", "over"):
                await game(*five)
            if when == "over":
                await on(*five)
            if when in ("sealing", "playing"):
                five[0].seals = when == "playing"
                await five[0].must("Begin")
            if when == "playing":
                await five[0].until(lambda: five[0].phase == "PlayingView")
            table = await here.table(five[0].code)
            await here.restart()
            after = await here.table(five[0].code)  # before anybody is back: then its time runs
            assert (after.evening, after.bench, after.chairs) == (table.evening, table.bench, table.chairs)
            for player in five:
                await player.enter()
            five[0].seals = True
            if when == "standing":
                await game(*five)
            await five[0].until(lambda: five[0].phase != "SealingView")

    run(story())
