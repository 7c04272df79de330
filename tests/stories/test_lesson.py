"""A lesson: one person among bots, dice that the client has chosen, table time that waits for the reader."""

from typing import Any

import pytest

from ninefold.server.live.hand_over import LESSON_HELD_S, MOST_HELD_S
from ninefold.server.table.state import Playing
from testkit.machine_player import LocalPlayer
from testkit.machine_table import MachineTable

SEED = "5a" * 32


def learner(here: MachineTable, game: str = "memodixe", bots: int = 1) -> LocalPlayer:
    ann = here.player("Ann").open(game)
    ann.sit()
    for _ in range(bots):
        ann.must("AddBot", level="goldfish")
    return ann


def begun(here: MachineTable, **lesson: Any) -> LocalPlayer:
    ann = learner(here, **lesson)
    ann.must("Begin", lesson=SEED)
    ann.until(lambda: ann.phase == "PlayingView")
    return ann


def square(here: MachineTable) -> Any:
    playing = here.machine.table.phase
    assert isinstance(playing, Playing)
    return playing.state.square


def test_the_same_seed_gives_the_same_dice() -> None:
    squares = []
    for _ in range(2):
        here = MachineTable()
        begun(here)
        squares.append(square(here))
    assert squares[0] == squares[1]
    here = MachineTable()
    ann = learner(here)
    ann.must("Begin", lesson="a5" * 32)
    assert square(here) != squares[0]


def test_a_view_says_that_the_game_is_a_lesson() -> None:
    here = MachineTable()
    ann = begun(here)
    assert ann.table["phase"]["lesson"] is True
    ann.must("Stop")
    assert ann.table["phase"]["lesson"] is True and ann.table["phase"]["seed"] == SEED
    ann.must("Again")
    ann.must("Begin")
    ann.until(lambda: ann.phase == "PlayingView")
    assert ann.table["phase"]["lesson"] is False


def test_only_one_person_among_bots_can_begin_a_lesson() -> None:
    here = MachineTable()
    ann = learner(here)
    ben = here.player("Ben").enter(ann.code)
    ben.sit()
    assert ann.refused("Begin", lesson=SEED) == "lesson"
    ben.must("Leave")
    ann.must("Plan", games=["memodixe", "memodixe"])
    ann.must("Plan", games=[])
    ann.must("Begin", lesson=SEED)


def test_a_lesson_is_the_first_game_of_its_table() -> None:
    here = MachineTable()
    ann = begun(here)
    ann.must("Stop")
    ann.must("Again")
    assert ann.refused("Begin", lesson=SEED) == "lesson"


def test_nobody_else_sits_down_in_a_lesson() -> None:
    here = MachineTable()
    ann = begun(here)
    ben = here.player("Ben").enter(ann.code)
    assert ben.refused("Sit", name="Ben", face="cat", seat=1) == "playing"
    ann.must("Stop")
    ben.must("Sit", name="Ben", face="cat", seat=1)


@pytest.mark.parametrize("room", ["same", "remote"])
def test_table_time_stands_still_while_the_learner_reads(room: str) -> None:
    here = MachineTable()
    ann = learner(here)
    kept = {field: ann.table[field] for field in ("game", "options", "patience", "talk")}
    ann.must("Choose", room=room, **kept)
    ann.must("Begin", lesson=SEED)
    ann.until(lambda: ann.phase == "PlayingView")
    for _ in range(3):
        ann.must("PutDown")
        at, number = here.table_time, ann.number
        here.pass_time(MOST_HELD_S * 2)
        assert here.table_time == at and ann.number == number
        ann.must("TakeUp")
        here.pass_time(1)
        assert here.table_time > at


def test_a_learner_who_went_away_does_not_stop_the_table_for_ever() -> None:
    here = MachineTable()
    ann = begun(here)
    ann.must("PutDown")
    at = here.table_time
    here.pass_time(LESSON_HELD_S + 5)
    assert here.table_time > at


def test_reading_a_lesson_does_not_use_up_the_time_for_hand_overs() -> None:
    here = MachineTable()
    ann = begun(here)
    ann.must("PutDown")
    here.pass_time(MOST_HELD_S * 4)
    ann.must("TakeUp")
    ann.must("Stop")
    ann.must("Again")
    here.player("Ben").enter(ann.code).sit()
    ann.must("Begin")
    ann.until(lambda: ann.phase == "PlayingView")
    ann.must("PutDown")
