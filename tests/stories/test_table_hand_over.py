"""Tables go from node to node, and clients with them: machines on virtual time, without an event loop."""

import pytest

from ninefold.games import SHELF
from ninefold.server.cluster import links
from ninefold.server.cluster import messages as m
from ninefold.server.cluster.claims import subject_of
from ninefold.server.cluster.health import HEARTBEAT_S, SILENCE_S
from ninefold.server.cluster.lookups import RETRY_EVERY_S
from ninefold.server.cluster.remote import WINDOW_BYTES
from testkit.log_check import check
from testkit.machine_nodes import back, chairs, seated, two_nodes
from testkit.machine_player import LocalPlayer


def moves(players: list[LocalPlayer], number: int) -> None:
    while number > 0 and players[0].phase != "EndedView":
        players[0].until(lambda: any(player.prompts or player.phase == "EndedView" for player in players))
        for player in players:
            if player.prompts and player.try_to_move() is not None:
                number -= 1


@pytest.mark.parametrize("game", SHELF)
def test_players_at_two_nodes_play_one_game(game: str) -> None:
    here, one, two = two_nodes()
    players = seated(one, two, game, max(SHELF[game].seats[0], 4))
    assert len(one.machine.guests) == len(two.machine.attachments) == 2
    players[0].must("Begin")
    moves(players, 40)
    if players[0].phase != "EndedView":
        players[0].must("Stop")
    here.pass_time(0.1)
    check(players, here.logs[players[0].code])
    for player in players:
        player.go()
    here.pass_time(1.0)
    assert not len(one.machine.guests) and not len(two.machine.attachments)


def test_the_table_of_a_dead_node_is_taken_at_once() -> None:
    here, one, two = two_nodes()
    ann, ben = seated(one, two)
    one.die()
    began = here.now
    zoe = two.player("Zoe").enter(ann.code)
    assert here.now - began < 0.1 and two.has(ann.code)
    back(ben, two)
    zoe.sit()
    here.pass_time(0.1)
    assert chairs(ben) == 3


def test_the_table_of_a_silent_node_is_taken_and_it_writes_nothing_more() -> None:
    here, one, two = two_nodes()
    ann, ben = seated(one, two)
    ann.begin_to_ask("AddBot", level="adult")
    here.pass_time(0.1)
    one.sleep()
    log = here.logs[ann.code]
    zoe = two.player("Zoe").enter(ann.code)
    assert two.has(ann.code)
    ben.until(lambda: not ben.on_line, 2 * SILENCE_S)
    zoe.sit()
    rows = len(log)
    one.wake_up()
    ann.begin_to_ask("AddBot", level="adult")
    here.pass_time(1.0)
    assert not one.has(ann.code) and not ann.on_line and ann.goodbye == "closing"
    assert len(log) == rows, "what is asked of the old owner is not written"
    back(ann, one)
    here.pass_time(0.1)
    assert chairs(ann) == chairs(zoe) == 5, "it is asked again, of the new owner"


def test_a_node_that_was_suspended_commits_nothing_before_it_has_caught_up() -> None:
    here, one, two = two_nodes()
    ann, _ = seated(one, two)
    rows = len(here.logs[ann.code])
    one.sleep()
    here.pass_time(2 * SILENCE_S)
    one.asleep = False  # its clients are heard before its own timer
    ann.begin_to_ask("AddBot", level="adult")
    here.rest()
    assert not one.has(ann.code) and len(here.logs[ann.code]) == rows
    here.pass_time(1.0)
    assert m.NodeAwake("one") in [message for _, message in here.said]
    assert one.machine.health.awake(here.now)


def test_a_silent_node_is_given_up_but_not_while_the_bus_is_away() -> None:
    here, one, two = two_nodes()
    _, ben = seated(one, two)
    two.go_off_the_bus()
    here.pass_time(5 * SILENCE_S)
    assert ben.on_line, "it may be there, and only the bus is not"
    one.go_off_the_bus()
    two.come_back_to_the_bus()
    here.pass_time(SILENCE_S)
    assert ben.on_line, "it has had no time to answer"
    here.pass_time(2 * SILENCE_S)
    assert not ben.on_line and ben.goodbye == "closing"


def test_clients_play_on_after_the_bus_was_away() -> None:
    here, one, two = two_nodes()
    ann, ben = seated(one, two)
    for node in (one, two):
        node.go_off_the_bus()
    ben.begin_to_ask("Resync")
    here.pass_time(1.0)
    assert ben.sent
    for node in (one, two):
        node.come_back_to_the_bus()
    here.pass_time(0.1)
    assert ann.on_line and ben.on_line and not ben.sent


def test_messages_that_wait_for_the_bus_go_out_when_it_is_back() -> None:
    here, one, two = two_nodes()
    _, ben = seated(one, two)
    here.pass_time(0.05)
    two.go_off_the_bus()
    ben.begin_to_ask("Resync")
    here.pass_time(0.01)
    assert ben.sent
    two.come_back_to_the_bus()
    here.pass_time(0.01)
    assert not ben.sent


def test_an_owner_without_the_bus_yields_when_it_is_back() -> None:
    here, one, two = two_nodes()
    ann, ben = seated(one, two)
    one.go_off_the_bus()
    zoe = two.player("Zoe").enter(ann.code).sit()
    assert one.has(ann.code) and two.has(ann.code), "neither can know of the other"
    one.come_back_to_the_bus()
    here.pass_time(0.01)
    assert not one.has(ann.code) and two.has(ann.code)
    for player, node in ((ann, one), (ben, two)):
        back(player, node)
        player.until(lambda player=player: chairs(player) == chairs(zoe) == 3)  # type: ignore[misc]


@pytest.mark.parametrize("dies", [False, True], ids=["and comes back", "and dies"])
def test_what_an_owner_without_the_bus_wrote_is_shown_by_the_later_owner(dies: bool) -> None:
    here, one, two = two_nodes()
    ann, _ = seated(one, two)
    one.go_off_the_bus()
    zoe = two.player("Zoe").enter(ann.code)
    ann.must("AddBot", level="adult")
    assert chairs(zoe) == 2, "the later owner has read the log before"
    if dies:
        one.die()
    else:
        one.come_back_to_the_bus()
    back(zoe, two)
    here.pass_time(0.1)
    assert chairs(zoe) == 3 and two.has(ann.code)


def test_a_claim_brings_all_clients_to_the_new_owner_at_once() -> None:
    here, one, two = two_nodes()
    three = here.node("three")
    ann, ben = seated(one, three)
    one.go_off_the_bus()
    two.player("Zoe").enter(ann.code)
    here.pass_time(0.01)
    assert ben.goodbye == "closing"
    ben.enter()
    assert len(two.machine.guests) == 1


def test_a_client_that_comes_by_another_node_leaves_no_guest_behind() -> None:
    here, one, two = two_nodes()
    _, ben = seated(one, two)
    two.sleep()
    again = one.player("P1", token=ben.token).enter(ben.code)
    here.pass_time(0.1)
    assert not len(one.machine.guests), "also if its node does not say that it is gone"
    two.wake_up()
    here.pass_time(0.1)
    assert ben.goodbye == "taken-over" and not ben.on_line and again.on_line
    assert not len(two.machine.attachments)


def test_a_client_that_the_owner_does_not_know_must_come_again() -> None:
    here, one, two = two_nodes()
    _, ben = seated(one, two)
    (key,) = one.machine.guests._here
    del one.machine.guests._here[key]
    ben.begin_to_ask("Resync")
    here.pass_time(0.1)
    assert not ben.on_line and not len(two.machine.attachments)


def test_too_much_for_an_absent_bus_breaks_the_link() -> None:
    here, one, two = two_nodes()
    _, ben = seated(one, two)
    two.go_off_the_bus()
    for _ in range(1 + links.MOST_WAITING_BYTES // 16_384):
        two.machine._links.post("one", m.ClientSaid(1, b" " * 16_384))
    here.rest()
    assert not ben.on_line and ben.goodbye == "closing"


def test_after_a_batch_to_the_owner_is_lost_clients_come_back() -> None:
    here, one, two = two_nodes()
    _, ben = seated(one, two)
    here.pass_time(10.0)  # its first pings are answered
    here.loses = lambda subject: subject == links.subject_of("one")
    ben.begin_to_ask("Resync")
    here.pass_time(0.01)
    here.loses = lambda subject: False
    here.pass_time(2 * HEARTBEAT_S)
    assert not ben.on_line, "its node is told at once"
    back(ben, two)
    here.pass_time(0.1)
    assert not ben.sent and len(one.machine.guests) == 1


def test_after_a_lost_batch_clients_come_back_and_miss_nothing() -> None:
    here, one, two = two_nodes()
    ann, ben = seated(one, two)
    here.loses = lambda subject: subject == links.subject_of("two")
    ann.must("AddBot", level="adult")
    here.pass_time(0.01)
    here.loses = lambda subject: False
    assert chairs(ben) == 2
    back(ben, two)
    assert chairs(ben) == 3


def test_a_drained_node_hands_its_tables_over() -> None:
    here, one, two = two_nodes()
    ann, ben = seated(one, two)
    one.drain()
    here.pass_time(0.1)
    assert (ann.goodbye, ben.goodbye) == ("closing", "closing")
    assert subject_of(ann.code) not in one.subjects
    back(ben, two)
    back(ann, two)
    assert two.has(ann.code) and ann.must("AddBot", level="adult")
    assert chairs(ben) == 3


def test_a_drained_node_drops_a_table_that_it_is_restoring() -> None:
    """While it waits for another table they would come in, and nobody would send them on."""
    here, one, two = two_nodes()
    code = one.open("fix", "a token")
    ann = one.player("Ann")
    ann.begin_to_enter(code)
    here.until(lambda: code in one.tables)
    assert not one.has(code)
    one.drain()
    here.pass_time(1.0)
    assert code not in one.tables and not ann.told
    ann.go()
    here.pass_time(2 * RETRY_EVERY_S)
    assert two.player("Ben").enter(code).table and two.has(code)


def test_a_drained_node_sends_its_clients_away_from_tables_of_others() -> None:
    here, one, two = two_nodes()
    ann, ben = seated(one, two)
    two.drain()
    here.pass_time(0.1)
    assert ben.goodbye == "closing" and ann.on_line
    ben.begin_to_enter()
    told = len(ben.told)
    here.pass_time(1.0)
    assert len(ben.told) == told, "whoever comes late waits, and is not let in by a node that ends"
    ben.go()
    back(ben, one)
    assert ben.table


def test_the_backlog_of_a_remote_client_is_bounded() -> None:
    """All that is on its way to it is a window; the others play on; it is shown the newest when it reads."""
    here, one, two = two_nodes()
    ann, eve = seated(one, two)
    ((line, _),), reader = one.machine.guests._here.values(), eve.line
    assert reader is not None
    reader.slow = True
    for number in range(800):
        eve.begin_to_ask("Resync", id=f"again {number}")
        if number % 10 == 0:
            here.pass_time(0.01)
    ann.must("AddBot", level="adult")
    here.pass_time(0.1)
    assert line.slow and WINDOW_BYTES < line.backlog < 2 * WINDOW_BYTES
    assert chairs(eve) == 2, "it is spared the news"
    reader.slow = False
    reader.read_all()
    here.pass_time(0.1)
    assert chairs(eve) == 3 and not line.slow and line.backlog < WINDOW_BYTES


def test_messages_of_another_version_are_refused(caplog: pytest.LogCaptureFixture) -> None:
    here, one, two = two_nodes()
    ann, _ = seated(one, two)
    newer, claim = bytes([m.VERSION + 1]), m.pack(m.Claim(ann.code, "ffff", 1 << 60))
    one.machine.received_by_all(newer + claim[1:])
    one.machine.received(newer, here.now)
    one.machine.received(claim, here.now)
    for request in (newer + b"\x90", claim):
        assert isinstance(one.machine.asked(ann.code, request, here.now), m.EnterDenied)
    assert one.has(ann.code), "a claim that is not understood is none"
    told = [record.getMessage() for record in caplog.records]
    assert told.count(f"A node sent a message of version {m.VERSION + 1}, not {m.VERSION}.") == 3
    assert "a node sent Claim instead of a batch" in told
    assert "A node sent a table Claim, which is no request." in told
