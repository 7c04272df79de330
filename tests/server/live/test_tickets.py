"""Who may enter, and into whose seat: the host may lock the table, and an owner may give their seat away."""

import pytest

from ninefold.server.live import tickets
from testkit.machine_player import LocalPlayer
from testkit.machine_table import MachineTable
from tests.server.live.test_presence import ticket_for


def knock(here: MachineTable, code: str, *, token: str = "", ticket: str | None = None) -> LocalPlayer:
    return here.player("Eve", token=token).enter(code, ticket)


def test_a_locked_table_admits_only_seated_people() -> None:
    here = MachineTable()
    ann, ben = here.seated("Ann", "Ben")
    eve = here.player("Eve").enter(ann.code)
    assert ben.refused("Lock", locked=True) == "host"
    ann.must("Lock", locked=True)
    eve.until(lambda: eve.table["locked"])
    assert eve.refused("Sit", name="Eve", face="owl") == "locked"
    assert knock(here, ann.code).told[0]["clause"] == "locked"
    here.restart()
    assert knock(here, ann.code).told[0]["clause"] == "locked", "the log knows it"
    assert ben.enter().you == 1 and ann.enter().you == 0
    ticket = ticket_for(ann, 1)
    ben.go()
    guest = knock(here, ann.code, ticket=ticket)
    guest.until(lambda: guest.you == 1)
    ann.must("Lock", locked=False)
    assert here.player("Zoe").enter(ann.code).table


def test_a_table_that_everybody_left_is_not_locked_for_ever() -> None:
    here = MachineTable()
    (ann,) = here.seated("Ann", bots=1)
    ann.must("Lock", locked=True)
    ann.must("Leave")
    zoe = here.player("Zoe").enter(ann.code)
    zoe.sit()
    assert zoe.you == 1


def test_a_removed_person_is_refused_until_pardoned() -> None:
    here = MachineTable()
    ann, ben, cid = here.playing("Ann", "Ben", "Cid")
    ann.must("Remove", seat=1)
    assert not ben.on_line
    assert knock(here, ann.code, token=ben.token).goodbye == "removed"
    here.restart()
    cid.enter()
    assert knock(here, ann.code, token=ben.token).goodbye == "removed", "the log knows it"
    ann.enter()
    assert ann.table["banned"] == 1 and cid.refused("Pardon") == "host"
    ann.must("Pardon")
    ben.enter().sit(seat=1)
    assert ben.you == 1


def times_asked(player: LocalPlayer) -> int:
    return sum(told["type"] == "Wanted" for told in player.told)


def test_a_connected_player_is_asked_before_their_seat_is_given_away() -> None:
    here = MachineTable()
    ann, ben = here.playing("Ann", "Ben")
    assert ben.refused("Yield", yes=True) == "not-asked"
    eve = knock(here, ann.code, ticket=ticket_for(ann, 1))
    ben.until(lambda: times_asked(ben) == 1)
    here.pass_time(60)
    assert (ben.you, eve.you) == (1, None), "no answer is no yes"
    ben.must("Yield", yes=False)
    here.pass_time(5)
    assert (ben.you, eve.you) == (1, None)
    new = knock(here, ann.code, ticket=ticket_for(ann, 1))
    ben.until(lambda: times_asked(ben) == 2)
    ben.must("Yield", yes=True)
    new.until(lambda: new.you == 1)
    assert ben.ask("Resync").get("you") is None and eve.you is None


def test_a_seat_can_be_yielded_at_the_moment_of_a_timer() -> None:
    """The rows of two jobs must not follow the same event."""
    here = MachineTable()
    ann, ben = here.playing("Ann", "Ben", first=0)
    eve = knock(here, ann.code, ticket=ticket_for(ann, 1))
    ben.until(lambda: times_asked(ben) == 1)
    ann.move()
    here.now += 30  # the server is busy, and its timer is late
    assert here.state.row == (), "the die lies open, and is to be covered"
    ben.must("Yield", yes=True)
    eve.until(lambda: eve.you == 1)
    assert len(here.state.row) == 1 and ann.goodbye is None


def test_disconnecting_without_an_answer_yields_the_seat() -> None:
    here = MachineTable()
    ann, ben = here.playing("Ann", "Ben")
    eve = knock(here, ann.code, ticket=ticket_for(ann, 1))
    ben.go()
    ben.enter()
    here.pass_time(5)
    assert eve.you is None, "a phone that changed its network is back in time"
    ben.go()
    eve.until(lambda: eve.you == 1)


def test_a_phone_that_answers_no_ping_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    here = MachineTable()
    ann, ben = here.playing("Ann", "Ben")
    monkeypatch.setattr(ben, "say", lambda message: None)
    here.pass_time(30)
    eve = knock(here, ann.code, ticket=ticket_for(ann, 1))
    eve.until(lambda: eve.you == 1)


def test_the_keeper_can_enter_and_sit_at_a_locked_table() -> None:
    here = MachineTable()
    ann = here.player("Ann").open()
    ben = here.player("Ben").enter(ann.code).sit()
    ann.must("Lock", locked=True)
    ann.must("SendAway")
    assert ann.on_line and ben.table["watchers"] == 0
    ann.go()
    ann.enter().sit()
    ann.go()
    ben.until(lambda: ben.table["chairs"][0]["host"])
    ben.must("Remove", seat=1)
    ann.enter()
    assert ann.goodbye is None and ann.table, "nobody else may send away whose table it is"


def test_watchers_of_one_address_cannot_fill_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tickets, "MOST_CONNECTIONS", 10)
    here = MachineTable()
    (ann,) = here.seated("Ann")
    ann.go()
    crowd = [here.player().enter(ann.code) for _ in range(12)]
    assert [guest for guest in crowd[:10] if not guest.on_line] == []
    assert crowd[11].told[0]["clause"] == "crowded", "the crowd makes no room for itself"
    friends = [here.player(address="198.51.100.1").enter(ann.code) for _ in range(4)]
    assert all(friend.sights for friend in friends)
    assert [guest.on_line for guest in crowd[:5]] == [False] * 4 + [True]
    assert crowd[0].goodbye == "crowded"


def test_the_host_can_send_watchers_away() -> None:
    here = MachineTable()
    (host,) = here.seated("Ann")
    eve = here.player().enter(host.code)
    assert host.table["watchers"] == 1
    assert eve.refused("SendAway") == "watching" and eve.on_line
    host.must("SendAway")
    assert eve.goodbye == "removed" and not eve.on_line
    assert host.on_line and host.table["watchers"] == 0


def test_the_hosts_device_is_told_which_screens_can_sound() -> None:
    here = MachineTable()
    (host,) = here.seated("Ann")
    screen = here.player().enter(host.code)
    assert (host.table["watchers"], host.table["speakers"]) == (1, 0), "nobody has touched it yet"
    screen.must("Sound")
    host.until(lambda: host.table["speakers"] == 1)
    host.must("Sound")
    assert host.table["speakers"] == 1, "the host's own phone is no screen"
    screen.lose_line()
    host.until(lambda: host.table["speakers"] == 0)
