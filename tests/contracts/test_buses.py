"""Every bus carries a table's messages in order, to that table's listeners only."""

from ninefold.server.adapters.local import LocalBus
from ninefold.server.ports import Bus


def test_messages_reach_the_tables_listeners_in_order_until_they_leave() -> None:
    bus: Bus = LocalBus()
    first: list[bytes] = []
    second: list[bytes] = []
    leave = bus.subscribe("OAK", first.append)
    bus.subscribe("OAK", second.append)
    bus.publish("OAK", b"1")
    bus.publish("ELM", b"not for us")
    bus.publish("OAK", b"2")
    leave()
    bus.publish("OAK", b"3")
    assert (first, second) == ([b"1", b"2"], [b"1", b"2", b"3"])


def test_a_listener_may_leave_while_it_hears() -> None:
    bus: Bus = LocalBus()
    heard: list[bytes] = []

    def once(message: bytes) -> None:
        heard.append(message)
        leave()

    leave = bus.subscribe("OAK", once)
    bus.subscribe("OAK", heard.append)
    bus.publish("OAK", b"1")
    bus.publish("OAK", b"2")
    assert heard == [b"1", b"1", b"2"]
