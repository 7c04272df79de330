"""A hall and its tables on virtual time: people come and go, the host chooses, tables follow."""

from typing import cast

import pytest

from ninefold.engine import Glance, Illegal, convert
from ninefold.games import SHELF
from ninefold.server.live.connection import MOST_UNANSWERED
from ninefold.server.table import commands
from testkit.hall_guests import HallParty, node_of
from testkit.machine_player import play_to_the_end
from testkit.machine_tables import NodesTable


def _not_now(*_: object) -> None:
    raise Illegal("not-playing Not now.")


def test_everybody_is_seated_and_all_begin_together() -> None:
    party = HallParty()
    party.gathered(7)
    party.seat()
    assert sorted(map(len, party.groups())) == [3, 4]
    assert sorted(person for group in party.groups() for person in group) == [*range(7)]
    assert party.view["phase"] == "seated" and party.phases() == ["waiting", "waiting"]
    assert all(guest.at_table().you is not None for guest in party.guests)
    party.begin()
    assert party.phases() == ["playing", "playing"]
    assert all(chair["present"] for table in party.view["tables"] for chair in table["chairs"])


def test_each_table_begins_when_its_people_are_there() -> None:
    party = HallParty()
    party.gathered(4, size=2, together=False)
    party.host.must("SeatAll")
    party.rest()
    first = [party.guests[number] for number in party.groups()[0]]
    for guest in first:
        guest.follow()
    party.here.until(lambda: party.phases() == ["playing", "waiting"])
    party.follow()
    party.here.until(lambda: party.phases() == ["playing", "playing"])


def test_a_game_that_is_over_brings_medals_and_one_that_was_ended_brings_none() -> None:
    party = HallParty()
    party.gathered(4, size=2)
    party.seat()
    party.begin()
    group = party.groups()[0]
    play_to_the_end(*[party.guests[number].at_table() for number in group])
    party.here.until(lambda: party.phases()[0] == "over")
    party.end()
    assert party.phases() == ["over", "abandoned"] and party.view["phase"] == "standing"
    played = {rank["person"]: rank["games"] for rank in party.view["standing"]}
    assert played == {number: int(number in group) for number in range(4)}
    assert party.view["standing"][0]["place"] == 1 and party.view["standing"][-1]["place"] is None
    for guest in party.guests:
        assert guest.at_table().phase == "EndedView"


def test_a_handicap_goes_with_the_person_from_round_to_round() -> None:
    party = HallParty()
    party.gathered(4, games=["memo_dice"] * 2, size=2)
    assert party.guests[1].refused("HelpPerson", person=1, handicaps=["look"]) == "host"
    party.host.must("HelpPerson", person=1, handicaps=["try", "look"])
    party.rest()
    assert party.guests[2].hall["people"][1]["handicaps"] == ["look", "try"]
    helped = party.guests[1]
    for round in range(2):
        party.seat()
        if round == 1:  # the table has it at once, too
            party.host.must("HelpPerson", person=1, handicaps=["colour"])
            party.rest()
        party.begin()
        table = helped.at_table()
        assert table.you is not None and table.game is not None
        expected: list[list[str]] = [[], []]
        expected[table.you] = ["colour"] if round else ["look", "try"]
        assert table.game["public"]["handicaps"] == expected
        party.end()
        party.follow()


@pytest.mark.parametrize("game", SHELF)
def test_everybody_sees_scores_and_what_is_going_on(game: str) -> None:
    """They see what the table's watchers see, at most a second later."""
    party = HallParty()
    party.gathered(SHELF[game].seats[0], games=[game], size=SHELF[game].seats[0])
    tv = party.guest("Screen", join=False)
    party.seat()
    assert tv.hall["tables"][0]["going"] is None
    party.begin()
    phones = [guest.at_table() for guest in party.guests if guest.phone is not None]
    scenes = set[str]()
    for _ in range(15):
        party.here.until(lambda: any(phone.prompts or phone.phase == "EndedView" for phone in phones))
        for phone in phones:
            if phone.prompts:
                phone.try_to_move()
        party.here.pass_time(1.5)
        if phones[0].game is None or tv.hall["tables"][0]["going"] is None:
            break
        scenes.add(tv.hall["tables"][0]["going"]["scene"])
    assert len(scenes) > 1
    party.host.must("PauseTables", paused=True)
    party.here.pass_time(1.5)
    seen = convert(phones[0].game["public"], SHELF[game].public_view) if phones[0].game else None
    if seen is not None:
        assert convert(tv.hall["tables"][0]["going"], Glance) == SHELF[game].glance(seen)
    party.end()
    assert tv.hall["tables"][0]["going"] is None


def test_people_meet_others_in_the_next_round() -> None:
    party = HallParty()
    party.gathered(9)
    met = set[frozenset[int]]()
    for _ in range(3):
        party.seat()
        pairs = {frozenset((a, b)) for group in party.groups() for a in group for b in group if a < b}
        assert not met & pairs
        met |= pairs
        party.begin()
        party.end()
    assert party.view["phase"] == "over" and party.view["round"] == party.view["of"] == 3


def test_a_latecomer_takes_the_chair_of_a_bot_or_waits() -> None:
    party = HallParty()
    party.gathered(1)
    party.seat()
    party.begin()
    late = party.guest("Late")
    party.here.until(lambda: late.in_hall.table is not None)
    party.follow()
    party.here.until(lambda: not party.view["tables"][0]["chairs"][1]["stand_in"])
    assert late.at_table().you == 1 and late.at_table().phase == "PlayingView"
    later = party.guest("Later")
    party.rest()
    assert later.in_hall.table is None and party.view["people"][2]["table"] is None


def test_a_round_of_waiting_costs_a_person_nothing() -> None:
    """Played: somebody comes in the second round of three, waits, and wins the third."""
    party = HallParty()
    party.gathered(2, games=["fix"] * 3, size=3, late=False)
    for round in range(3):
        party.seat()
        party.begin()
        if round == 1:
            late = party.guest("Late")
        play_to_the_end(*[guest.at_table() for guest in party.guests if guest.phone is not None])
        party.here.until(lambda: party.view["phase"] in ("standing", "over"))
        party.follow()
    ranks = {rank["person"]: rank for rank in party.view["standing"]}
    mine = ranks[late.number_here]
    assert (mine["games"], mine["sat_out"]) == (1, 1)
    better = [one for one in ranks.values() if one["points"] / one["games"] > mine["points"]]
    assert mine["place"] == len(better) + 1
    assert [ranks[number]["sat_out"] for number in range(2)] == [0, 0]


def test_a_bot_plays_on_for_a_person_who_leaves() -> None:
    party = HallParty()
    party.gathered(3)
    party.seat()
    party.begin()
    leaver = party.guests[1]
    seat = leaver.at_table().you
    leaver.must("Leave")
    party.rest()
    assert leaver.in_hall.you is None and leaver.in_hall.table is None
    party.follow()
    chair = party.view["tables"][0]["chairs"][seat]
    assert chair["bot"] and chair["person"] is None and party.view["people"][1]["gone"]
    leaver.must("Join", name="P1", face="cat")
    party.rest()
    party.follow()
    assert party.view["people"][1]["face"] == "cat" and leaver.at_table().you == seat


def test_a_person_who_leaves_the_table_but_not_the_hall_is_seated_again() -> None:
    party = HallParty()
    party.gathered(3)
    party.seat()
    party.guests[1].at_table().must("Leave")
    party.here.pass_time(2)
    party.begin()
    assert party.guests[1].at_table().you is not None


def test_a_game_that_everybody_left_is_ended() -> None:
    party = HallParty()
    party.gathered(4, size=2)
    party.seat()
    party.begin()
    for number in party.groups()[1]:
        party.host.must("MovePerson", person=number, table=None)
    assert party.phases() == ["playing", "abandoned"]


def test_somebody_moves_to_another_table() -> None:
    party = HallParty()
    party.gathered(7)
    party.seat()
    person, other = party.groups()[0][0], party.groups()[1]
    party.host.must("MovePerson", person=person, table=1)
    party.rest()
    party.follow()
    assert party.groups()[1] == [*other, person]
    assert party.guests[person].at_table().code == party.view["tables"][1]["code"]
    party.begin()
    assert party.host.refused("MovePerson", person=person, table=0) == "full"
    party.host.must("MovePerson", person=party.groups()[0][0], table=None)
    party.host.must("MovePerson", person=person, table=0)
    party.rest()
    party.follow()
    assert party.guests[person].at_table().code == party.view["tables"][0]["code"]


def test_a_person_who_was_sent_out_may_not_come_back() -> None:
    party = HallParty()
    host = party.gathered(3)
    out = party.guests[2]
    host.must("SendOut", person=2)
    party.rest()
    assert out.goodbye == "removed" and not out.on_line
    out.enter()
    assert out.goodbye == "removed"
    assert host.refused("SendOut", person=0) == "host"
    assert host.refused("SendOut", person=7) == "no-such-person"


def test_tables_are_paused_and_go_on() -> None:
    party = HallParty()
    party.gathered(4, size=2, minutes=1)
    party.seat()
    party.begin()
    until = party.view["tables"][0]["until"]
    party.host.must("PauseTables", paused=True, table=0)
    party.here.until(lambda: party.view["tables"][0]["paused"])
    assert not party.view["tables"][1]["paused"]
    party.here.pass_time(90)
    assert party.phases() == ["playing", "abandoned"]
    party.host.must("PauseTables", paused=False)
    party.here.until(lambda: not party.view["tables"][0]["paused"])
    assert party.view["tables"][0]["until"] > until + 90_000


def test_a_game_that_is_over_just_as_the_hall_ends_it_is_no_fault(caplog: pytest.LogCaptureFixture) -> None:
    party = HallParty()
    party.gathered(2, size=2)
    party.seat()
    party.begin()
    phones = [guest.at_table() for guest in party.guests]
    table = cast(NodesTable, party.nodes[0].tables.in_play(phones[0].code))
    commit = table.commit

    def commit_late() -> None:
        if any(b'"GameEnded"' in row.body for row in table._held):
            party.host.must("EndTables")
        commit()

    table.commit = commit_late  # type: ignore[method-assign, assignment]
    play_to_the_end(*phones)
    party.rest()
    assert party.phases() == ["abandoned"]
    assert caplog.records == []


def test_a_person_who_leaves_a_table_as_it_begins_keeps_the_chair(caplog: pytest.LogCaptureFixture) -> None:
    party = HallParty()
    party.gathered(3)
    party.seat()
    phone = party.guests[2].at_table()
    table = cast(NodesTable, party.nodes[0].tables.in_play(phone.code))
    table.holding = True
    phone.begin_to_ask("Leave")
    party.rest()
    party.host.must("BeginTables")
    table.holding = False
    table.commit()
    party.here.pass_time(10.0)
    assert party.phases() == ["playing"]
    assert len(party.host.at_table().table["chairs"]) == len(party.view["tables"][0]["chairs"]) == 3
    assert caplog.records == []


def test_a_table_that_refuses_what_the_hall_still_wants_is_logged_and_told_again(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = HallParty()
    party.gathered(2, size=2)
    party.seat()
    party.begin()
    with monkeypatch.context() as patch:
        patch.setattr(commands, "GameEnded", _not_now)
        party.host.begin_to_ask("EndTables")
        party.here.until(lambda: bool(caplog.records))
    refused = f"hall {party.code}: table 0 refused Stop: Not now."
    assert [record.getMessage() for record in caplog.records] == [refused]
    party.here.until(lambda: party.host.at_table().phase == "EndedView")


def test_time_is_up_later_if_the_host_says_so() -> None:
    party = HallParty()
    party.gathered(4, size=2, minutes=1)
    party.seat()
    party.begin()
    party.host.must("Lengthen", minutes=5, table=1)
    party.here.pass_time(90)
    assert party.phases() == ["abandoned", "playing"]


def test_the_host_is_replaced_and_comes_back() -> None:
    party = HallParty()
    host = party.gathered(3)
    host.go()
    party.here.pass_time(19)
    assert not any(guest.in_hall.host for guest in party.guests[1:])
    party.here.pass_time(2)
    assert party.guests[1].in_hall.host and party.guests[1].hall["people"][1]["host"]
    party.guests[1].must("Leave")
    party.here.pass_time(21)
    assert party.guests[2].in_hall.host and not party.guests[1].in_hall.host
    party.guests[1].must("Join", name="P1", face="fox")
    host.enter()
    party.rest()
    assert host.in_hall.host and not party.guests[1].in_hall.host
    host.must("NameHallHost", person=2)
    party.rest()
    assert party.guests[2].in_hall.host and not host.in_hall.host
    assert host.refused("SeatAll") == "host"


def test_only_faces_are_shown() -> None:
    party = HallParty()
    party.gathered(3, faces_only=True)
    party.seat()
    party.begin()
    told = repr([message for guest in party.guests for message in guest.at_table().told])
    assert not any(f"'P{number}'" in told for number in range(3))
    assert {one["name"] for one in party.view["people"]} == {""}


def test_a_hall_is_restored_with_its_tables() -> None:
    party = HallParty(2)
    party.gathered(6)
    party.seat()
    party.begin()
    before = party.hall
    node_of(party, party.code).die()
    for guest in party.guests:
        guest.server, guest.line = party.nodes[1], None
        if guest.phone is not None:
            guest.phone.server, guest.phone.line = party.nodes[1], None
    for guest in party.guests:
        guest.enter()
        guest.follow()
    party.here.pass_time(30)
    assert party.hall.tables == before.tables and party.phases() == ["playing", "playing"]
    assert all(chair["present"] for table in party.view["tables"] for chair in table["chairs"])
    party.end()
    assert party.view["phase"] == "standing"
    party.seat()
    party.begin()


def test_a_table_that_the_hall_lost_is_found_again_at_another_node() -> None:
    """The hall stays at its node, and a table goes to the other one."""
    party = HallParty(2)
    party.gathered(4, size=2)
    party.seat()
    party.begin()
    code = party.view["tables"][0]["code"]
    one, two = party.nodes
    one.tables.drop(code)
    party.here.pass_time(0.1)
    for guest in (party.guests[number] for number in party.groups()[0]):
        guest.server = two
        guest.follow()
    party.here.pass_time(5)
    assert two.has(code) and one.has(party.code)
    assert all(chair["present"] for chair in party.view["tables"][0]["chairs"])
    party.host.must("PauseTables", paused=True)
    party.here.until(lambda: party.view["tables"][0]["paused"])
    party.host.must("EndTables")
    party.here.until(lambda: party.guests[party.groups()[0][0]].at_table().phase == "EndedView")


def test_a_message_that_is_not_for_a_hall_is_refused() -> None:
    party = HallParty()
    host = party.gathered(2)
    assert host.refused("AddBot", level="adult") == "not-here"
    assert host.refused("BeginTables") == "not-playing"
    assert host.refused("Join", name="Q", face="fox") == "joined"
    assert party.guests[1].refused("SeatAll") == "host"
    party.seat()
    assert host.refused("SeatAll") == "playing"
    assert party.guests[1].at_table().refused("SeatAll") == "not-here"
    assert host.refused("BeginTables", table=9) == "no-such-table"
    stranger = party.guest("P1", join=False)
    assert stranger.refused("Leave") == "not-joined"
    assert stranger.refused("Join", name="p1", face="fox") == "name-taken"


def test_a_stranger_cannot_enter_a_table_of_a_hall() -> None:
    party = HallParty()
    party.gathered(3)
    party.seat()
    stranger = party.nodes[0].player("Zoe")
    stranger.begin_to_enter(party.view["tables"][0]["code"])
    party.rest()
    assert [message["clause"] for message in stranger.told] == ["locked"]
    party.here.pass_time(1)


def test_few_messages_of_a_slow_reader_wait_and_each_is_answered_once() -> None:
    party = HallParty()
    guest = party.gathered(2)
    assert guest.line is not None
    guest.line.slow = True
    ids, told = [f"look {number}" for number in range(100)], len(guest.told)
    for id in ids:
        guest.line.say({"type": "Resync", "id": id})
    party.rest()
    assert len(guest.told) - told == len(ids) - MOST_UNANSWERED
    guest.line.slow = False
    guest.line.read_all()
    party.rest()
    answered = [message.get("answer") or message.get("id") for message in guest.told[told:]]
    assert sorted(id for id in answered if id in ids) == sorted(ids)
