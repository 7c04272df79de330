"""A hall knows of a running game what any watcher knows: it is told the same, to the byte."""

import json

import pytest

from ninefold.engine import seal
from ninefold.games import SHELF
from testkit.hall_guests import HallParty
from testkit.machine_hall import HallEnd
from testkit.machine_player import LocalPlayer

CHANGES = "Change"


@pytest.mark.parametrize("game", SHELF)
def test_a_hall_is_told_what_a_watcher_is_told(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[bytes] = []
    send = HallEnd.send

    def overhear(self: HallEnd, *messages: bytes) -> None:
        told.extend(messages)
        send(self, *messages)

    monkeypatch.setattr(HallEnd, "send", overhear)
    party = HallParty()
    host = party.guest("Host", join=False)
    for number in range(SHELF[game].seats[0]):
        party.guest(f"P{number}")
    party.choose(games=[game], size=SHELF[game].seats[0])
    party.seat()
    watcher = LocalPlayer(host.server, "", 77, token=host.token)
    heard: list[bytes] = []

    def hear(data: bytes) -> None:
        heard.append(data)
        LocalPlayer.hear(watcher, data)

    monkeypatch.setattr(watcher, "hear", hear)
    watcher.enter(party.view["tables"][0]["code"])
    assert watcher.you is None
    told.clear()
    heard.clear()
    party.begin()
    phones = [guest.at_table() for guest in party.guests if guest.phone is not None]
    for _ in range(12):
        party.here.until(lambda: any(phone.prompts or phone.phase == "EndedView" for phone in phones))
        for phone in phones:
            if phone.prompts:
                phone.try_to_move()
    party.rest()
    of_hall, of_watcher = (
        [one for one in each if json.loads(one)["type"] == CHANGES] for each in (told, heard)
    )
    assert of_hall == of_watcher and len(of_hall) > 5
    assert not any(json.loads(one).get("private") for one in told)


@pytest.mark.parametrize("game", SHELF)
def test_nothing_in_a_hall_tells_a_token_or_a_seed(game: str) -> None:
    party = HallParty()
    party.gathered(SHELF[game].seats[0], games=[game], size=SHELF[game].seats[0])
    party.seat()
    party.begin()
    party.host.must("PauseTables", paused=True)
    party.rest()
    table = party.here.logs[party.view["tables"][0]["code"]]
    (sealed,) = [json.loads(row.body) for row in table if b'"DiceSealed"' in row.body]
    secrets = [party.hall.secret, party.hall.key_of(1, 0), sealed["seed"]]
    secrets += [each for guest in party.guests for each in (guest.token, seal(guest.token.encode()))]
    told = json.dumps([message for guest in party.guests for message in guest.told])
    assert not [secret for secret in secrets if secret in told]
