"""What a phone notes of how its owner remembers: seen by nobody else, and deleted by one tap."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.cups import ROWS, SHORT, draws, give_up, hide, next_round, recall
from tests.browser.phones import NewPhone, NewServer, Phone, sit_down
from tests.browser.volume import mostly_long

CALM = 0.5
KEPT = "localStorage.getItem('ninefold.remembered')"


def tally(phone: Phone) -> tuple[int, int]:
    """Recalled, of seen, whatever the time between."""
    spans = json.loads(phone.page.evaluate(KEPT) or "[]")
    return sum(recalled for recalled, _ in spans), sum(seen for _, seen in spans)


@pytest.mark.parametrize("whole", mostly_long([False, True], False))
def test_a_phone_records_what_its_owner_recalls_and_sends_nothing(
    serve: NewServer, phone: NewPhone, whole: bool
) -> None:
    server = serve(speed=CALM, draws=draws(0, *ROWS))
    ada, ben = phone(server), phone(server, lang="fr")
    sent: list[str] = []
    ada.page.on("request", lambda request: sent.append(f"{request.url} {request.post_data}"))
    ada.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    sit_down(ada, ben, names=["Ada", "Ben"])
    ada.begin(ben)

    hide([ada, ben], ROWS[0][:3])
    ben.page.reload()  # what he saw before that, his phone no longer knows
    hide([ben, ada], ROWS[0][3:], stand=3)
    give_up(ben, 0)
    recall(ada, 1, ROWS[0][1])
    assert tally(ada) == (1, 1) and tally(ben) == (0, 0)
    assert sent and not [told for told in sent if "remember" in told]
    if not whole:
        return
    for cup in range(2, 6):
        recall(ada, cup, ROWS[0][cup])
    next_round(ben)
    hide([ben, ada], ROWS[1])
    for cup in range(6):
        recall(ada, cup, ROWS[1][cup])
    next_round(ada)
    hide([ada, ben], ROWS[2])
    give_up(ben, 0)
    for cup in range(1, 6):
        recall(ada, cup, ROWS[2][cup])
    ada.at("EndedView")
    assert tally(ada) == (16, 16) and tally(ben) == (0, 1)

    remembered = ada.page.get_by_role("region", name="What you remember")
    expect(remembered.get_by_role("columnheader", name="Goldfish")).to_be_attached()
    ben.at("EndedView")
    expect(ben.page.get_by_role("region", name="Ta m\u00e9moire").get_by_role("row").last).to_contain_text(
        "0 sur 1"
    )
    assert sent and not [told for told in sent if "remember" in told]
    before = len([told for told in sent if "Pong" not in told])
    remembered.get_by_role("button", name="Delete it").click()
    expect(remembered.get_by_text("Nothing yet.", exact=False)).to_be_visible()
    assert ada.page.evaluate(KEPT) is None
    assert len([told for told in sent if "Pong" not in told]) == before


def test_it_is_shown_in_the_settings_and_deleted_by_one_tap(serve: NewServer, phone: NewPhone) -> None:
    ada = phone(serve(), lang="fr")
    ada.go("/")
    ada.page.evaluate(
        "localStorage.setItem('ninefold.remembered', '[[9,9],[5,6],[0,1],[0,0],[2,4],[1,5],[0,0],[0,2]]')"
    )
    ada.page.reload()
    ada.button("Réglages").click()
    settings = ada.page.get_by_role("dialog")
    settings.get_by_text("Ta mémoire").click()
    expect(
        settings.get_by_role("row", name=re.compile("^de 4 à 8 secondes 5 sur 6 61 % 89 % 95 % 100 %$"))
    ).to_be_attached()
    expect(settings.get_by_role("row", name=re.compile("^plus de 256 secondes 0 sur 2"))).to_be_attached()
    assert ada.violations() == []

    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    settings.get_by_role("button", name="L\u2019effacer").click()
    expect(settings.get_by_text("Rien encore.", exact=False)).to_be_visible()
    assert ada.page.evaluate(KEPT) is None and asked == []


def test_nothing_is_recorded_on_a_shared_device(serve: NewServer, phone: NewPhone) -> None:
    ada = phone(serve(speed=CALM, draws=draws(0, SHORT)))
    sit_down(ada, names=["Ada"])
    ada.add_local("Ben")
    ada.begin()
    hide([ada], SHORT)
    recall(ada, 0, SHORT[0])
    assert ada.page.evaluate(KEPT) is None
