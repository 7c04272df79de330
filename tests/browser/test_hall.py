"""A hall in browsers: one code, phones that go to their tables by themselves, the big screen."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from ninefold.engine import Event
from ninefold.games.memodixe import events as memodixe
from tests.browser.phones import NewPhone, Phone, Server

TV = {"width": 1920, "height": 1080}
END: list[Event] = [memodixe.DieWon(0, 0), memodixe.DieWon(0, 1), memodixe.DieWon(1, 2), memodixe.GameEnded()]


@pytest.fixture(scope="module")
def server(processes: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("hall"), speed=5, draws=(), host="127.0.0.1")
    yield server
    server.stop()
    assert server.complaints == ""


def open_hall(host: Phone) -> str:
    """From the shelf; its code."""
    host.go("/")
    host.button("A class or a club").click()
    host.button("Open a hall").click()
    host.page.wait_for_url(re.compile(r"/t/[A-Z]{4}$"))
    in_phase("gathering", host)
    return host.page.url[-4:]


def come_in(guest: Phone, code: str, name: str) -> Phone:
    guest.join(code)
    guest.page.get_by_label("Your name", exact=True).fill(name)
    guest.button("Come in").click()
    expect(guest.page.get_by_role("heading", name="You are in!")).to_be_visible()
    return guest


def in_phase(phase: str, *phones: Phone) -> None:
    for one in phones:
        expect(one.page.locator(f"[data-hall={phase}]")).to_be_visible()


def test_three_taps_lead_from_an_empty_hall_to_all_playing(server: Server, phone: NewPhone) -> None:
    host, ada, ben, tv = phone(server), phone(server), phone(server, lang="fr"), phone(server, **TV)
    code = open_hall(host)
    tv.go(f"/screen/{code}")
    come_in(ada, code, "Ada")
    ben.go(f"/t/{code}").button("Entrer").click()  # the phone has proposed a face and a name
    expect(tv.page.get_by_role("heading", name="2 people are here")).to_be_visible()

    host.button("Memo Dice").click()
    host.button("Seat everybody").click()
    expect(tv.page.get_by_role("heading", name="Find your table")).to_be_visible()
    expect(ada.page.get_by_role("heading", name="Table 1")).to_be_visible()
    expect(ben.page.get_by_text("Tu es à la table 1.").first).to_be_visible()
    host.button("Begin all tables").click()
    for guest in (ada, ben):
        guest.at("PlayingView")
    expect(tv.page.get_by_text("One table is playing")).to_be_visible()
    expect(tv.page.locator("[data-table]")).to_contain_text("Ada")

    expect(tv.page.locator(".tile .glance")).to_have_text(re.compile(r"\w"))

    ada.page.reload()  # a phone that comes back is at its table at once
    ada.at("PlayingView")
    host.button("Table 1: what can be done").click()
    host.button("Watch this table").click()
    host.at("PlayingView")
    expect(host.button("Join in")).to_have_count(0)
    host.button("To the hall").click()
    host.button("Pause all tables").click()
    expect(ada.page.locator(".window.drawn")).to_be_visible()
    expect(tv.page.get_by_text("Paused")).to_be_visible()
    host.button("End the round").click()
    host.button("End it for everybody?").click()
    in_phase("over", host, ada, tv)


def test_two_rounds_lead_to_the_podium(server: Server, phone: NewPhone) -> None:
    calm = {"reduced_motion": "reduce"}
    host, tv = phone(server, width=1280, height=720, **calm), phone(server, **TV, **calm)
    guests = [phone(server, **calm) for _ in range(4)]
    code = open_hall(host)
    tv.go(f"/screen/{code}")
    for guest, name in zip(guests, ("Ada", "Ben", "Cy", "Dee"), strict=True):
        come_in(guest, code, name)
    host.button("MemoDiXe").click()
    host.button("One round more").click()
    for _ in range(2):
        host.button("Smaller tables").click()
    for number in (1, 2):
        host.button(re.compile("^Seat everybody")).click()
        expect(tv.page.locator("[data-table]")).to_have_count(2)
        host.button("Begin all tables").click()
        for guest in guests:
            guest.at("PlayingView")
        server.happen(*END)
        guests[0].button("Go on to the hall").click()  # who won is looked at first
        in_phase("standing" if number == 1 else "over", host, tv)
        expect(tv.page.get_by_role("heading", name="Who won where")).to_be_visible()
        in_phase("standing" if number == 1 else "over", *guests)  # the other phones go by themselves
        if number == 1:
            expect(guests[0].page.get_by_text("Round 2 of 2 begins soon: MemoDiXe.")).to_be_visible()
            expect(tv.page.get_by_role("heading", name="Standings")).to_be_visible()
    for one in (host, tv, *guests):
        expect(one.page.get_by_role("heading", name=re.compile("overall!$"))).to_be_visible()
