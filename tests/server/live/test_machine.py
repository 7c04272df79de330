"""A reader on a bad line: it is spared what it cannot read, and shown the newest once it has caught up."""

from testkit.machine_player import LocalLine, LocalPlayer
from testkit.machine_table import MachineTable


def stops_reading(player: LocalPlayer) -> LocalLine:
    assert player.line is not None
    player.line.slow = True
    return player.line


def reads_again(line: LocalLine) -> None:
    line.slow = False
    line.read_all()


def test_a_slow_reader_whose_turn_has_come_sees_it_without_a_further_move() -> None:
    """Everybody waits for it: nothing more would happen that could be told."""
    here = MachineTable()
    ann, ben = here.playing("Ann", "Ben", first=1)
    television = here.player().enter(ann.code)
    line, told = stops_reading(ann), len(ann.told)
    while ben.prompts:
        ben.move()
        here.pass_time(1)
    assert len(ann.told) == told and not ann.prompts, "it is spared the news"
    reads_again(line)
    here.rest()
    assert ann.prompts and ann.number == ben.number
    assert ann.table == television.table
    assert ann.game and television.game and ann.game["public"] == television.game["public"]
    ann.move()
    assert ben.number == ann.number


def test_a_reader_that_missed_nothing_gets_no_whole_view_again() -> None:
    here = MachineTable()
    ann, ben = here.playing("Ann", "Ben", first=1)
    line, told = stops_reading(ann), len(ann.told)
    reads_again(line)
    here.rest()
    assert len(ann.told) == told
    ben.move()
    assert ann.number == ben.number
    assert all(message["since"] < message["number"] for message in ann.told[told:]), "it got changes alone"
