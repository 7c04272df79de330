"""Connections break: nothing is done twice, nothing is lost, nothing that was covered is shown again."""

import pytest

from ninefold.server.store.port import StoreFailed
from testkit.client import hidden
from testkit.machine_player import LocalPlayer
from testkit.machine_table import MachineTable


def to_the_row(*players: LocalPlayer, cups: int) -> None:
    """Play until so many cups stand in the row."""

    def able() -> list[LocalPlayer]:
        return [player for player in players if player.prompts]

    def there() -> bool:
        return any(player.game and len(player.game["public"]["row"]) == cups for player in players)

    while not there():
        players[0].until(lambda: able() or there())
        if not there():
            able()[0].move()


def test_a_repeated_message_is_answered_and_not_done_twice() -> None:
    here = MachineTable()
    ann, ben = here.playing("Ann", "Ben", first=0)
    roll = {"type": "Roll", "die": 4}
    first = ann.ask("Act", id="mine", action=roll)
    assert first["type"] == "Sight" and first["answer"] == "mine"
    ben.until(lambda: ben.number == first["number"])
    again = ann.ask("Act", id="mine", action=roll)
    assert again == {"type": "Answered", "id": "mine", "number": first["number"], "gift": None}
    assert ben.refused("Act", id="mine", action=roll) == "MD-3", "ids are each client's own"
    here.restart()
    ben.enter()
    ann.enter()
    after = ann.ask("Act", id="mine", action={"type": "Roll", "die": 5})
    assert after["type"] == "Answered"
    assert ann.refused("Act", id="new", action=roll) == "MD-3"
    assert sum(b"DiePicked" in row.body for row in here.rows) == 1
    assert [row.number for row in here.rows] == list(range(1, len(here.rows) + 1))


@pytest.mark.parametrize("saved", [True, False], ids=["saved", "not saved at first"])
def test_repeats_during_the_commit_are_answered_and_not_done_twice(saved: bool) -> None:
    here = MachineTable()
    ann, ben = here.playing("Ann", "Ben", first=0)
    before, here.shell.holding = ann.number, True
    roll = {"type": "Act", "id": "mine", "action": {"type": "Roll", "die": 4}, "seen": ann.number}
    for _ in range(3):
        ann.say(roll)
    here.rest()
    assert here.machine.busy and ann.number == ben.number == before, "nobody is told before the commit"
    if not saved:
        here.shell.commit(StoreFailed("The disk is full."))
        here.rest()
        assert ann.told[-1]["clause"] == "not-saved" and ann.number == before
    here.shell.commit()
    here.rest()
    answers = [message["type"] for message in ann.told if message.get("id") == "mine"]
    assert answers == (["Answered", "Answered"] if saved else ["Refused", "Answered"])
    assert [item["type"] for item in ann.news].count("DiePicked") == 1
    assert sum(sight.get("answer") == "mine" for sight in ann.sights) == 1
    assert ben.number == ann.number > before


def test_a_client_notices_a_gap_by_the_numbers() -> None:
    here = MachineTable()
    ann, ben = here.playing("Ann", "Ben", first=0)
    ben.go()
    had = ben.number
    ann.move()
    ben.enter()
    back = ben.sights[-1]
    assert back["since"] == back["number"] == ann.number > had
    assert "news" not in back, "who comes back gets a view, never old news"
    answer = ben.ask("Resync", id="look")
    assert answer["type"] == "Sight" and "news" not in answer and answer["game"] == ben.game


def test_a_second_tab_takes_the_seat_over() -> None:
    here = MachineTable()
    ann, ben = here.playing("Ann", "Ben", first=0)
    tab = here.player("Ann")
    tab.token, tab.part = ann.token, ann.part
    tab.enter(ann.code)
    assert not ann.on_line
    assert (ann.goodbye, tab.you) == ("taken-over", 0)
    tab.move()
    assert all(chair["present"] for chair in ben.table["chairs"])
    assert "Away" not in [item["type"] for item in ben.news]


@pytest.mark.parametrize("down", [False, True], ids=["reload", "restart"])
def test_covered_pictures_are_not_shown_again(down: bool) -> None:  # MD-15
    here = MachineTable()
    ann, ben = here.playing("Ann", "Ben", first=0, naming="recognise")
    to_the_row(ann, ben, cups=3)
    covered = {item["picture"] for item in ann.news if item["type"] == "DieRolled"}
    assert len(covered) == 3
    if down:
        here.restart()
    else:
        ann.go()
        ben.go()
    late, mark = here.player(), (len(ann.told), len(ben.told))
    ann.enter()
    ben.enter()
    late.enter(ann.code)
    ann.ask("Resync")
    spoken = [str(m) for m in ann.told[mark[0] :] + ben.told[mark[1] :] + late.told]
    assert len(spoken) > 4
    assert not any(f"'{picture}'" in text for picture in covered for text in spoken)
    assert ann.game and [place["type"] for place in ann.game["public"]["row"]] == ["Covered"] * 3
    to_the_row(ann, ben, cups=5)
    for player in (ann, ben, late):
        assert list(hidden(player)) == []


def test_messages_without_an_answer_are_sent_again_after_a_restart() -> None:
    here = MachineTable()
    ann, ben = here.playing("Ann", "Ben", first=0)
    here.stop()
    ann.sent["late"] = {"type": "Act", "id": "late", "action": {"type": "Roll", "die": 0}, "seen": 1}
    here.start()
    ben.enter()
    assert ben.table["waiting"], "Ann was there when time stopped"
    ann.enter()
    ben.until(lambda: "DieRolled" in [item["type"] for item in ben.news])
    assert ann.sent == {}
