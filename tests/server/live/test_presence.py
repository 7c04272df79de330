"""Presence: who is connected, who is waited for, and who plays for them."""

import pytest

from ninefold.server.live import tickets
from testkit.machine_player import LocalPlayer
from testkit.machine_table import MachineTable


def kinds(player: LocalPlayer) -> list[str]:
    return [item["type"] for item in player.news]


def test_a_bot_plays_for_an_absent_player_until_they_return() -> None:
    here = MachineTable()
    ann, ben = here.playing("Ann", "Ben", first=1)
    ben.go()
    ann.until(lambda: not ann.table["chairs"][1]["present"])
    assert "Away" not in kinds(ann), "a phone may reload"
    here.pass_time(4)
    assert kinds(ann)[-1] == "Away" and ann.game and ann.game["public"]["away"] == [1]
    away = ann.sights[-1]["at"]
    assert not ann.table["chairs"][1]["stand_in"]
    ann.until(lambda: ann.table["chairs"][1]["stand_in"])
    assert 19_000 <= ann.sights[-1]["at"] - away <= 21_000
    ann.until(lambda: "DieRolled" in kinds(ann))
    ben.enter()
    ann.until(lambda: not ann.table["chairs"][1]["stand_in"])
    assert "Back" in kinds(ann) and ann.game["public"]["away"] == []
    dice = kinds(ann).count("DieRolled")
    ann.until(lambda: ann.prompts or ben.prompts)
    (ann if ann.prompts else ben).move()
    assert kinds(ann).count("DieRolled") <= dice + 1


def test_a_quick_reconnect_is_no_absence() -> None:
    here = MachineTable()
    ann, ben = here.playing("Ann", "Ben", first=0)
    ben.go()
    here.pass_time(2)
    ben.enter()
    here.pass_time(30)
    assert {"Away", "Back"}.isdisjoint(kinds(ann))
    assert not ann.table["chairs"][1]["stand_in"]


def here_as_told(player: LocalPlayer) -> list[bool]:
    return [chair["present"] for chair in player.table["chairs"]]


@pytest.mark.parametrize("seen_going", [True, False], ids=["it saw him go", "it came while he was away"])
@pytest.mark.parametrize("away", [1, 6], ids=["reloading", "missed"])
def test_a_television_shows_who_is_away_and_back_before_the_next_move(seen_going: bool, away: int) -> None:
    here = MachineTable()
    ann, ben = here.playing("Ann", "Ben", first=0)
    television = here.player()
    if seen_going:
        television.enter(ann.code)
    ben.go()
    here.pass_time(away)
    if not seen_going:
        television.enter(ann.code)
    assert here_as_told(television) == here_as_told(ann) == [True, False]
    ben.enter()
    here.pass_time(1)
    assert here_as_told(television) == here_as_told(ann) == [True, True]
    assert television.table == ann.table


def test_each_lost_connection_has_three_seconds_to_return() -> None:
    here = MachineTable()
    ann, ben = here.playing("Ann", "Ben", first=0)
    for _ in range(4):
        ben.go()
        here.pass_time(2)
        ben.enter()
    ben.go()
    here.pass_time(2)
    assert "Away" not in kinds(ann)
    here.pass_time(2)
    assert kinds(ann)[-1] == "Away"


def test_with_patience_zero_no_bot_steps_in() -> None:
    here = MachineTable()
    ann, ben = here.playing("Ann", "Ben", first=1, patience=0)
    ben.go()
    here.pass_time(600)
    assert kinds(ann) == ["FirstChosen", "Away"] and not ann.table["chairs"][1]["stand_in"]


def test_a_bot_plays_for_a_player_who_left_until_they_return() -> None:
    here = MachineTable()
    ann, ben = here.playing("Ann", "Ben", first=0)
    ann.must("Leave")
    ann.go()
    ben.until(lambda: ben.table["chairs"][0]["stand_in"])
    assert [chair["host"] for chair in ben.table["chairs"]] == [False, True]
    ben.until(lambda: "DieRolled" in kinds(ben))
    ann.enter()
    assert ann.you == 0
    ben.until(lambda: not ben.table["chairs"][0]["stand_in"])
    ben.until(lambda: ben.table["chairs"][0]["host"])  # whose table it is
    ann.must("Leave")
    ann.go()
    ben.must("Stop")
    assert ben.table["phase"]["scores"] is None and len(ben.table["phase"]["seed"]) == 64
    ben.must("Again")
    assert [chair["name"] for chair in ben.table["chairs"]] == ["Ben"]


def test_leaving_while_the_dice_are_sealed_keeps_the_chairs() -> None:
    here = MachineTable()
    ann, ben = here.seated("Ann", "Ben")
    ann.seals = ben.seals = False
    ann.must("Begin")
    ann.must("Leave")
    ben.until(lambda: ben.phase == "PlayingView")
    assert len(ben.table["chairs"]) == 2 and ben.table["chairs"][0]["stand_in"]
    assert here.stored == here.table


@pytest.mark.parametrize("paused", [False, True])
def test_a_deputy_is_named_when_the_host_is_gone(paused: bool) -> None:
    here = MachineTable()
    ann, ben = here.playing("Ann", "Ben", first=1, patience=0)
    if paused:
        ann.must("Pause")
    ann.go()
    here.pass_time(15)
    assert ben.table["chairs"][0]["host"]
    ben.until(lambda: ben.table["chairs"][1]["host"])
    if paused:
        ben.must("Resume")
    ben.move()


def test_a_lobby_is_not_stuck_without_its_host_after_a_restart() -> None:
    here = MachineTable()
    ann, ben = here.seated("Ann", "Ben")
    here.restart()
    ben.enter()
    ben.until(lambda: ben.table["chairs"][1]["host"])
    ben.must("Remove", seat=0)
    assert ben.you == 0
    ann.enter()  # whose table it is: a deputy takes her chair, and cannot keep her out
    ann.must("Remove", seat=0)
    assert ben.enter().goodbye == "removed"


def test_a_deputy_does_not_become_the_keeper() -> None:
    here = MachineTable()
    ann, ben, cid = here.playing("Ann", "Ben", "Cid")
    ann.go()
    ben.until(lambda: hosts(ben))
    ben.must("Remove", seat=0)  # her seat is a bot's from now on, the table is still hers
    ben.must("NameHost", seat=2)
    cid.until(lambda: hosts(cid))
    cid.must("Lock", locked=True)
    here.restart()
    cid.enter()
    ann.enter()
    ann.until(lambda: hosts(ann))
    cid.until(lambda: not hosts(cid))
    ann.must("Stop")


def test_a_lobby_that_lost_its_host_gets_one_when_somebody_is_back() -> None:
    here = MachineTable()
    ann, ben = here.seated("Ann", "Ben")
    ben.go()
    ann.must("Leave")
    ann.go()
    ben.enter()
    ben.until(lambda: ben.table["chairs"][0]["host"])


def hosts(player: LocalPlayer) -> bool:
    """The hosts in the newest view of the table."""
    return bool([told for told in player.told if "table" in told][-1].get("host"))


def test_the_opener_is_host_without_a_seat_and_after_returning() -> None:
    here = MachineTable()
    ann = here.player("Ann").open()
    ben = here.player("Ben").enter(ann.code).sit()
    assert hosts(ann) and not hosts(ben) and ann.you is None
    assert ben.refused("AddBot", level="adult") == "host"
    assert here.player("Cid").enter(ann.code).refused("Begin") == "watching"
    ann.must("AddBot", level="adult")
    ann.go()
    ben.until(lambda: hosts(ben))  # nobody is stuck meanwhile
    here.restart()
    ben.enter()
    ann.enter()
    ann.until(lambda: hosts(ann))
    ben.until(lambda: not hosts(ben))
    ann.must("Begin")
    ben.until(lambda: ben.phase == "PlayingView")
    ann.must("Stop")
    ann.must("Again")
    ann.sit()
    assert hosts(ann) and ann.table["chairs"][ann.you]["host"]
    ann.must("Leave")
    assert hosts(ann) and ann.you is None


def test_the_next_host_is_told_when_the_host_gives_up_her_chair_in_the_lobby() -> None:
    here = MachineTable()
    ann, ben, cid = here.seated("Ann", "Ben", "Cid")
    ann.must("Leave")
    assert hosts(ann) and not hosts(ben), "she is still here"
    ann.go()
    here.pass_time(2)
    assert not hosts(ben), "a phone may reload"
    here.pass_time(2)
    assert [hosts(ben), hosts(cid)] == [True, False]
    assert [chair["host"] for chair in ben.table["chairs"]] == [True, False]
    ben.must("Begin")


@pytest.mark.parametrize("over", [False, True], ids=["in a game", "after it"])
def test_the_next_host_is_told_when_the_host_leaves(over: bool) -> None:
    here = MachineTable()
    ann, ben, cid = here.playing("Ann", "Ben", "Cid")
    if over:
        ann.must("Stop")
    ann.must("Leave")
    assert [hosts(ann), hosts(ben), hosts(cid)] == [False, True, False]
    ann.go()
    here.pass_time(5)
    assert [hosts(ben), hosts(cid)] == [True, False]


def test_the_host_hands_the_table_over_for_good() -> None:
    here = MachineTable()
    ann, ben = here.seated("Ann", "Ben", bots=1)
    assert ben.refused("NameHost", seat=1) == "host"
    assert ann.refused("NameHost", seat=2) == "bot"
    ann.must("NameHost", seat=1)
    ben.until(lambda: hosts(ben))
    ann.go()
    ann.enter()
    assert not hosts(ann) and ann.refused("AddBot", level="adult") == "host"
    ben.must("Remove", seat=2)


def test_a_table_of_bots_alone_does_not_begin() -> None:
    here = MachineTable()
    ann = here.player("Ann").open()
    for _ in range(2):
        ann.must("AddBot", level="adult")
    assert ann.refused("Begin") == "nobody"


def test_absence_moves_with_the_person_to_another_chair() -> None:
    here = MachineTable()
    ann, ben, cid = here.seated("Ann", "Ben", "Cid", first=0)
    ben.go()
    here.pass_time(5)
    ann.must("Remove", seat=1)
    cid.until(lambda: cid.you == 1)
    ann.must("Begin")
    ann.until(lambda: ann.phase == "PlayingView")
    here.pass_time(60)
    assert "Away" not in kinds(ann) and not ann.table["chairs"][1]["stand_in"]


def test_a_player_missing_at_the_start_is_away() -> None:
    here = MachineTable()
    ann, ben = here.seated("Ann", "Ben", first=0)
    ben.go()
    ann.must("Begin")
    ann.until(lambda: ann.phase == "PlayingView")
    assert "Away" in kinds(ann)
    ann.until(lambda: ann.table["chairs"][1]["stand_in"])


def test_a_late_comer_takes_a_seat_that_the_host_freed() -> None:
    here = MachineTable()
    ann, ben = here.playing("Ann", "Ben", first=0, naming="aloud")
    ben.go()
    here.pass_time(5)
    assert ann.game and ann.game["public"]["away"] == [1]
    ann.must("Remove", seat=1)
    assert ann.table["chairs"][1]["bot"] and ann.game["public"]["away"] == []
    assert ann.refused("Remove", seat=1) == "bot"
    ben.enter()
    assert ben.goodbye == "removed"
    zoe = here.player("Zoe").enter(ann.code)
    assert zoe.refused("Sit", name="Zoe", face="owl") == "playing"
    zoe.sit(seat=1)
    assert (zoe.you, ann.table["chairs"][1]["name"]) == (1, "Zoe")
    ann.move()
    ann.move()
    zoe.until(lambda: zoe.prompts)
    assert zoe.move()["type"] == "Sight"
    ann.must("Remove", seat=1)
    assert not zoe.on_line and zoe.goodbye == "removed"


def ticket_for(host: LocalPlayer, seat: int) -> str:
    answer = host.must("HandBack", seat=seat)
    assert answer["type"] == "Answered"
    return str(answer["gift"])


def test_a_ticket_for_a_lost_seat_works_once() -> None:
    here = MachineTable()
    ann, ben = here.playing("Ann", "Ben", bots=1, first=1)
    assert ben.refused("HandBack", seat=0) == "host"
    assert ann.refused("HandBack", seat=2) == "bot"
    assert ann.refused("HandBack", seat=-1) == "no-such-seat"
    ticket = ticket_for(ann, 1)
    ben.go()
    phone = here.player("Ben").enter(ann.code, ticket=ticket)
    phone.until(lambda: phone.you == 1)
    assert phone.move()["type"] == "Sight"
    thief = here.player().enter(ann.code, ticket=ticket)
    ben.enter()
    here.pass_time(1)
    assert (thief.you, ben.you, phone.you) == (None, None, 1)
    ticket = ticket_for(ann, 1)
    here.pass_time(tickets.TICKET_LASTS_S + 1)
    assert here.player().enter(ann.code, ticket=ticket).you is None
    here.pass_time(1)
    assert here.players[-1].you is None


def test_a_ticket_is_for_a_person_not_for_a_chair() -> None:
    here = MachineTable()
    ann, ben, cid = here.seated("Ann", "Ben", "Cid")
    ticket = ticket_for(ann, 1)
    ben.must("Leave")
    eve = here.player().enter(ann.code, ticket=ticket)
    here.pass_time(1)
    assert eve.you is None and cid.ask("Resync")["you"] == 1


def test_a_pause_stops_time_and_draws_the_curtain() -> None:
    here = MachineTable()
    ann, ben = here.playing("Ann", "Ben", first=1)
    ben.move()
    assert ben.refused("Pause") == "host"
    ann.must("Pause")
    assert ann.refused("Pause") == "not-playing"
    ben.until(lambda: ben.table["paused"])
    at = ann.sights[-1]["at"]
    here.pass_time(3600)
    assert ben.refused("Act", action={"type": "Cover"}) == "paused"
    for looking in (ben, here.player().enter(ann.code)):
        look = looking.ask("Resync")
        assert abs(look["at"] - at) < 50 and "game" not in look and "news" not in look
    ann.must("Resume")
    assert ann.game and ann.game["public"]["scene"]["type"] == "Shown"
    assert ben.sights[-1]["at"] - at < 50
    assert ben.move()["type"] == "Sight"


def test_time_stands_still_while_nobody_is_there() -> None:
    here = MachineTable()
    ann, ben = here.playing("Ann", "Ben", bots=1, first=0)
    ann.move()
    at = ann.sights[-1]["at"]
    ann.go()
    ben.go()
    eve = here.player().enter(ann.code)
    here.pass_time(3600)
    assert eve.table["waiting"], "somebody who only watches plays no part"
    ann.enter()
    assert ann.table["waiting"] and ann.sights[-1]["at"] - at < 4_000
    assert ann.refused("Act", action={"type": "Cover"}) == "waiting"
    ben.enter()
    ann.until(lambda: not ann.table["waiting"])
    eve.until(lambda: not eve.table["waiting"], patience=1)
    assert ann.move()["type"] == "Sight"


@pytest.mark.parametrize("both", [True, False], ids=["all are back", "20 s after the first"])
def test_time_stands_still_while_the_server_is_down(both: bool) -> None:
    here = MachineTable()
    ann, ben, cid = here.playing("Ann", "Ben", "Cid", first=0)
    cid.go()
    ann.until(lambda: "Away" in kinds(ann))
    ann.move()
    at = here.table.at
    here.stop()
    here.pass_time(3600)
    here.start()
    ann.enter()
    assert ann.table["waiting"] and ann.sights[-1]["at"] == at
    back = here.now
    if both:
        ben.enter()
    ann.until(lambda: not ann.table["waiting"])
    waited = here.now - back
    assert waited < 1 if both else 19 < waited < 21
    assert ann.sights[-1]["at"] - at < 100
    ann.until(lambda: ann.table["chairs"][2]["stand_in"])
    assert ann.table["chairs"][1]["stand_in"] is not both
    assert "Away" not in [news["type"] for _, news in ann.sights[-1].get("news", [])]
    assert ann.game and ann.game["public"]["away"] == ([2] if both else [2, 1])
