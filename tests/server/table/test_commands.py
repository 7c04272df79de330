"""The host makes a game easier for one person (MD-16)."""

from ninefold.server.table.state import Playing
from testkit.machine_table import MachineTable


def test_the_game_begins_with_the_handicaps_of_the_chairs_as_they_stand() -> None:
    here = MachineTable()
    ann, ben = here.seated("Ann", "Ben", first=0)
    ann.must("SetHandicaps", seat=1, handicaps=["try", "look"])
    ann.must("Move", seat=1, to=0)
    assert [chair["handicaps"] for chair in ben.table["chairs"]] == [["look", "try"], []]
    ann.must("Begin")
    here.pass_time(12)
    assert here.state.options.handicaps == (("look", "try"), ())
    assert isinstance(here.stored.phase, Playing)
    assert here.stored.phase.header.options["handicaps"] == [["look", "try"], []], "the log has them"


def test_only_the_host_gives_a_handicap_and_no_bot_gets_one() -> None:
    here = MachineTable()
    ann, ben = here.seated("Ann", "Ben", bots=1)
    assert ben.refused("SetHandicaps", seat=1, handicaps=["look"]) == "host"
    assert ann.refused("SetHandicaps", seat=2, handicaps=["look"]) == "bot"
    assert ann.refused("SetHandicaps", seat=9, handicaps=["look"]) == "no-such-seat"


def test_without_a_handicap_the_option_is_not_stored() -> None:
    here = MachineTable()
    here.playing("Ann", "Ben")
    assert not here.state.options.handicaps
