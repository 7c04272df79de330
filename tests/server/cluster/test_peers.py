"""Which other nodes can be heard: whoever was apart is noticed when it is heard again."""

from ninefold.server.cluster.peers import AWAY_AFTER_S, SAY_EVERY_S, Peers


def test_a_node_says_once_a_second_that_it_is_there() -> None:
    here = Peers("one")
    assert here.says(10.0) and not here.says(10.0 + 0.9 * SAY_EVERY_S) and here.says(10.0 + SAY_EVERY_S)


def test_a_node_that_was_not_heard_for_a_while_may_have_missed_something() -> None:
    here = Peers("one")
    assert here.hear("two", 10.0), "nobody knows what it has heard before"
    assert not here.hear("two", 11.0) and not here.hear("one", 11.0)
    assert here.says(10.9 + AWAY_AFTER_S) and not here.hear("two", 10.9 + AWAY_AFTER_S)
    assert here.says(11.0 + 2 * AWAY_AFTER_S) and here.hear("two", 11.0 + 2 * AWAY_AFTER_S)
