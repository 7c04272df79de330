"""A club night: 24 people, six of them in browsers, three rounds, and all that goes wrong on such a night."""

import csv
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.hall_crowd import Crowd
from tests.browser.phones import NewPhone, NewServer, Phone
from tests.browser.test_hall import END, TV, come_in, in_phase, open_hall

pytestmark = pytest.mark.long
NAMES = ("Ada", "Ben", "Cy", "Dee", "Eve")
CROWD = tuple(f"Guest {number}" for number in range(1, 17))  # two more come late


@pytest.fixture
def crowds() -> Iterator[list[Crowd]]:
    crowds: list[Crowd] = []
    yield crowds
    for crowd in crowds:
        crowd.close()


def test_a_club_night(serve: NewServer, phone: NewPhone, crowds: list[Crowd], tmp_path: Path) -> None:
    server = serve(speed=4)
    calm = {"reduced_motion": "reduce"}
    host, tv = phone(server, width=1280, height=720, **calm), phone(server, **TV, **calm)
    guests = [phone(server, **calm) for _ in NAMES]
    everybody: list[Phone] = [host, tv, *guests]
    for one in everybody:
        one.forgive("WebSocket connection", "ERR_CONNECTION", "Failed to load resource")

    def shoot(stage: str) -> None:
        for who, one in (("host", host), ("tv", tv), ("phone", guests[0])):
            if not one.page.is_closed():
                one.page.screenshot(path=tmp_path / f"{stage}-{who}.png")

    def seat(number: int) -> None:
        host.button(re.compile("^Seat everybody")).click()
        expect(tv.page.locator("[data-table]")).to_have_count(6)
        for guest in guests:
            guest.at("LobbyView")
        shoot(f"{number}-seated")
        host.button("Begin all tables").click()
        for guest in guests:
            guest.at("PlayingView")
        in_phase("playing", tv)

    def end(number: int) -> None:
        server.happen(*END)
        in_phase("over" if number == 3 else "standing", tv)
        shoot(f"{number}-finales")
        for guest in guests:
            guest.at("EndedView")
            guest.button("Go on to the hall").click()
        host.button("Go on to the hall").click()
        in_phase("over" if number == 3 else "standing", host, *guests)
        what = re.compile("overall!$") if number == 3 else "Standings"
        expect(tv.page.get_by_role("heading", name=what)).to_be_visible()
        shoot(f"{number}-standing")

    code = open_hall(host)
    tv.go(f"/screen/{code}")
    crowds.append(crowd := Crowd(server.port, code))
    crowd.come(CROWD)
    for guest, name in zip(guests, NAMES, strict=True):
        come_in(guest, code, name)
    host.button("I play, too").click()
    host.page.get_by_role("dialog").get_by_role("button", name="Come in").click()
    expect(tv.page.get_by_role("heading", name="22 people are here")).to_be_visible()
    host.button("MemoDiXe").click()
    for _ in range(2):
        host.button("One round more").click()
    shoot("0-gathering")

    # somebody leaves: a bot plays on, and whoever comes late takes its chair; the next one waits
    seat(1)
    crowd.leave(CROWD[0])
    expect(tv.page.locator(".tile .bot")).to_have_count(1)
    crowd.come(["Late 1"])
    expect(tv.page.locator(".tile .bot")).to_have_count(0)
    crowd.come(["Late 2"])
    host.button("To the hall").click()
    needs = host.page.locator("section", has=host.page.get_by_role("heading", name="Who still needs a seat"))
    expect(needs.get_by_role("button", name="Late 2")).to_be_visible()
    shoot("1-late")
    host.button("To my table").click()
    end(1)

    # the server is killed while all play: phones come back to their tables by themselves
    seat(2)
    server.kill()
    expect(guests[0].page.get_by_text("Reconnecting …")).to_be_visible()
    shoot("2-killed")
    server.start()
    for one in (host, *guests):
        expect(one.page.get_by_text("Reconnecting …")).to_have_count(0)
        one.at("PlayingView")
    in_phase("playing", tv)
    expect(tv.page.locator(".tile .away")).to_have_count(0)
    shoot("2-restored")
    end(2)

    # the host's laptop closes, and is opened again in the next round
    seat(3)
    host.page.close()
    server.let_pass(30)
    shoot("3-closed")
    host.page = host.context.new_page()
    host.go(f"/t/{code}")
    host.at("PlayingView")
    host.button("To the hall").click()
    in_phase("playing", host)
    shoot("3-back")
    host.button("To my table").click()
    end(3)

    with host.page.expect_download() as saved:
        host.button("As a table (CSV)").click()
    rows = list(csv.reader(saved.value.path().read_text(encoding="utf-8-sig").splitlines()))
    assert {name for name in (*NAMES, "Late 1", "Late 2") if any(name in row for row in rows)} == {
        *NAMES,
        "Late 1",
        "Late 2",
    }
    shoot("4-over")
