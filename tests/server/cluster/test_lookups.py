"""How clients at any node find their table: machines on virtual time, without an event loop."""

import pytest

from ninefold.server.cluster import messages as m
from ninefold.server.cluster.claims import subject_of
from ninefold.server.cluster.health import SETTLED_AFTER_S, SILENCE_S
from ninefold.server.cluster.lookups import RETRY_EVERY_S
from testkit.machine_nodes import chairs, seated, two_nodes


def test_clients_at_three_nodes_find_one_table() -> None:
    """All of them are told that nobody has it, and each claims it."""
    here, one, two = two_nodes()
    three = here.node("three")
    code = one.open("fix", "a token")
    players = [node.player(f"P{n}") for n, node in enumerate((one, two, three))]
    for player in players:
        player.begin_to_enter(code)
    here.pass_time(1.0)
    claims = {message.node for _, message in here.said if isinstance(message, m.Claim)}
    assert claims == {"one", "two", "three"}
    for player in players:
        if not player.on_line:
            player.enter()
        player.sit()
    assert [node.has(code) for node in (one, two, three)].count(True) == 1
    here.rest()
    assert {chairs(player) for player in players} == {3}


def test_a_client_that_goes_before_it_is_let_in_leaves_no_claim() -> None:
    """Otherwise nobody would restore the table, and clients of other nodes would wait for it."""
    here, one, two = two_nodes()
    code = one.open("fix", "a token")
    ann = one.player("Ann")
    ann.begin_to_enter(code)
    here.pass_time(0.0015)  # the question is on its way
    ann.go()
    ben = two.player("Ben").enter(code)
    assert ben.table and two.has(code)


def test_a_claim_is_given_up_if_nobody_waits_for_the_table_any_more() -> None:
    here, one, two = two_nodes()
    code = one.open("fix", "a token")
    ann = one.player("Ann")
    ann.begin_to_enter(code)
    here.until(lambda: one.machine.claims.since(code) is not None)
    ann.go()
    here.pass_time(0.1)
    assert subject_of(code) not in one.subjects and code not in one.tables
    assert two.player("Ben").enter(code).table and two.has(code)


def test_a_late_request_of_a_node_to_itself_replaces_nobody() -> None:
    """It asked for the table, then took it; its own question comes when the client has entered."""
    here, one, _ = two_nodes()
    ann = one.player("Ann").open("fix")
    (request,) = here.asked
    assert one.machine.asked(ann.code, request, here.now) == m.EnterLate()
    here.pass_time(0.1)
    assert ann.on_line


def test_no_responder_is_not_believed_just_after_the_bus_was_away() -> None:
    """The owner comes back to the bus, too, and may take a moment longer."""
    here, one, two = two_nodes()
    ann, _ = seated(one, two)
    for node in (one, two):
        node.go_off_the_bus()
    two.come_back_to_the_bus()
    zoe = two.player("Zoe")
    zoe.begin_to_enter(ann.code)
    here.pass_time(SETTLED_AFTER_S / 2)
    assert not two.has(ann.code) and not zoe.told
    one.come_back_to_the_bus()
    here.pass_time(SETTLED_AFTER_S / 2)
    assert not zoe.told, "the owner may have lost it meanwhile"
    here.pass_time(SETTLED_AFTER_S / 2 + 2 * RETRY_EVERY_S)
    assert one.has(ann.code) and not two.has(ann.code) and zoe.table


def test_a_node_that_was_suspended_does_not_take_its_own_silence_for_anothers() -> None:
    here, one, two = two_nodes()
    ann, _ = seated(one, two)
    here.pass_time(2 * SILENCE_S)
    one.sleep()
    zoe = two.player("Zoe")
    zoe.begin_to_enter(ann.code)
    two.sleep()
    here.pass_time(2 * SILENCE_S)
    one.wake_up()
    two.wake_up()
    zoe.until(lambda: zoe.table, 2 * SILENCE_S)
    assert one.has(ann.code) and not two.has(ann.code)


def test_a_node_that_was_suspended_lets_nobody_in_before_it_has_caught_up() -> None:
    here, one, two = two_nodes()
    ann, _ = seated(one, two)
    request = here.asked[-1]
    assert isinstance(one.machine.asked(ann.code, request, here.now), m.EnterGranted)
    one.sleep()
    here.pass_time(2 * SILENCE_S)
    assert one.machine.asked(ann.code, request, here.now) == m.AskAgain()


def test_a_client_without_a_seat_is_told_so_by_the_owner() -> None:
    """The address of this client has tried too many wrong codes."""
    _, one, two = two_nodes()
    ann, ben = seated(one, two)
    ben.go()
    two.known_only = True
    assert ben.enter().table
    eve = two.player("Eve").enter(ann.code)
    assert eve.goodbye == "no-such-table" and two.player("Eve").enter("BBBB").goodbye == "no-such-table"


def test_a_client_waits_until_a_node_of_another_version_ends(caplog: pytest.LogCaptureFixture) -> None:
    """Nodes are updated one after the other, and nobody is refused."""
    here, one, _ = two_nodes()
    code = one.open("fix", "a token")
    here.strangers[subject_of(code)] = lambda data: bytes([m.VERSION - 1])
    ann = one.player("Ann")
    ann.begin_to_enter(code)
    here.pass_time(3 * SILENCE_S)
    assert not ann.told and ann.on_line
    assert 2 <= caplog.text.count("A node sent a message of version") <= 4, "it is not asked all the time"
    here.strangers.clear()
    ann.until(lambda: ann.table, 2 * SILENCE_S)
