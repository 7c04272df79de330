"""A device that several share goes from hand to hand: nobody can play on it meanwhile."""

# clauses: ON-33

import pytest

from ninefold.games import SHELF
from ninefold.server.live.hand_over import MOST_HELD_S, REGAINED_PER_S
from testkit.machine_player import LocalPlayer
from testkit.machine_table import MachineTable


def against_oni(here: MachineTable, room: str = "same") -> LocalPlayer:
    """Oni's player opens the table; bots are the team, with somebody on the same device. The clock runs."""
    oni = here.player("Ann").open("oni")
    oni.sit()
    for _ in range(3):
        oni.must("AddBot", level="adult")
    here.player("Ben").enter(oni.code).sit()
    kept = {field: oni.table[field] for field in ("game", "options", "patience", "talk")}
    oni.must("Choose", room=room, **kept)
    oni.must("Begin")
    oni.until(lambda: oni.phase == "PlayingView")
    oni.must("Act", action={"type": "Go"}, seen=oni.number)
    return oni


def among_bots(here: MachineTable, game: str) -> LocalPlayer:
    """Two on one device and a bot in one room."""
    ann = here.player("Ann").open(game)
    ann.sit()
    here.player("Ben").enter(ann.code).sit()
    ann.must("AddBot", level="adult")
    ann.must("Begin")
    ann.until(lambda: ann.phase == "PlayingView")
    return ann


def test_table_time_stops_until_the_device_is_taken_up() -> None:
    here = MachineTable()
    oni = against_oni(here)
    here.pass_time(1)
    oni.must("PutDown")
    oni.until(lambda: oni.table["waiting"])
    at, number = here.table_time, oni.number
    here.pass_time(MOST_HELD_S - 1)
    assert here.table_time == at and oni.number == number, "the bots wait, too"
    assert oni.refused("Act", action={"type": "Go"}) == "waiting"
    oni.must("TakeUp")
    oni.until(lambda: not oni.table["waiting"])
    here.pass_time(20)
    assert here.table_time >= at + 20_000 and oni.number > number


@pytest.mark.parametrize("game", [name for name in SHELF if SHELF[name].seats[0] <= 3])
def test_the_game_does_not_advance_while_a_device_is_handed_on(game: str) -> None:
    here = MachineTable()
    ann = among_bots(here, game)
    here.pass_time(1)
    ann.must("PutDown")
    at, number = here.table_time, ann.number
    here.pass_time(MOST_HELD_S - 2)
    assert here.table_time == at and ann.number == number
    ann.must("TakeUp")
    here.pass_time(1)
    assert here.table_time > at


def test_the_hand_over_of_a_device_times_out() -> None:
    here = MachineTable()
    oni = against_oni(here)
    eve = here.player("Eve").enter(oni.code)
    oni.must("PutDown")
    at = here.table_time
    here.pass_time(MOST_HELD_S + 2)
    assert 1_000 < here.table_time - at < 3_000
    here.pass_time(4)
    oni.must("PutDown")
    oni.go()
    eve.until(lambda: not eve.table["chairs"][0]["present"])
    oni.enter()
    oni.until(lambda: not oni.table["waiting"])


def test_only_players_in_one_room_share_a_device() -> None:
    here = MachineTable()
    oni = against_oni(here, room="remote")
    assert oni.refused("PutDown") == "apart"
    eve = here.player("Eve").enter(oni.code)
    assert eve.refused("PutDown") == "watching"
    assert eve.refused("TakeUp") == "watching"
    oni.must("Stop")
    assert oni.refused("PutDown") == "not-playing"


def test_repeated_hand_overs_cannot_stop_a_table() -> None:
    here = MachineTable()
    oni = against_oni(here)
    at, began, refused = here.table_time, here.now, 0
    for _ in range(120):
        told = oni.ask("PutDown")
        refused += told.get("clause") == "hush"
        here.pass_time(1)
        oni.ask("TakeUp")
    stood = here.now - began - (here.table_time - at) / 1000
    assert refused and stood <= MOST_HELD_S + 120 * REGAINED_PER_S / (1 + REGAINED_PER_S) + 2


def test_a_short_hand_over_in_every_turn_is_allowed() -> None:
    here = MachineTable()
    oni = against_oni(here)
    for _ in range(20):
        oni.must("PutDown")
        here.pass_time(6)
        oni.must("TakeUp")
        here.pass_time(12)


def test_a_device_with_one_seat_cannot_be_handed_on() -> None:
    here = MachineTable()
    oni = against_oni(here)
    for connection in here.machine._presence.connections:
        connection.address = f"192.0.2.{connection.seat}"
    assert oni.refused("PutDown") == "apart"
