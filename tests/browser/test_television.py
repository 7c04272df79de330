"""A television shows four letters; the host's phone leads it to the table, where it stays. And streams."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ninefold.games.memo_dice import events as memo_dice
from tests.browser.phones import NewPhone, NewServer, Phone, measure, sit_down
from tests.browser.test_evening import plan
from tests.browser.test_screen import CUT
from tests.browser.volume import mostly_long

BIG = {"width": 1280, "height": 720}
TEXTS = {
    lang: json.loads((Path("web/src/texts") / lang / "page.json").read_text())["table"]["tv"]
    for lang in ("en", "fr")
}


def letters_of(television: Phone) -> str:
    letters = television.page.locator(".letters")
    expect(letters).to_have_text(re.compile(r"^\s*[A-Z]\s*[A-Z]\s*[A-Z]\s*[A-Z]\s*$"))
    return "".join(letters.inner_text().split())


@pytest.mark.parametrize("lang", mostly_long(TEXTS, "en"))
def test_a_television_is_shown_a_table_by_its_letters_and_stays(
    serve: NewServer, phone: NewPhone, lang: str
) -> None:
    server, words = serve(), TEXTS[lang]
    ada, television = phone(server, lang=lang), phone(server, lang=lang, **BIG)
    code = sit_down(ada, names=["Ada"], game="fix")
    ada.add_bot("goldfish")
    television.page.goto(f"{server.url}/tv")
    letters = letters_of(television)
    assert television.page.evaluate(CUT) == [] and television.violations() == []
    expect(television.page.get_by_role("img", name=words["qr"])).to_be_visible()
    assert server.links[-1].endswith(f"/tv/{letters}"), "a phone's camera reads it, too"

    ada.button(words["show"]).click()
    field = ada.page.get_by_label(words["field"])
    field.fill("BBBB" if letters != "BBBB" else "CCCC")
    ada.button(words["confirm"]).click()
    expect(field).to_have_attribute("aria-invalid", "true")
    assert ada.violations() == []
    field.fill(letters.lower())
    ada.button(words["confirm"]).click()
    expect(television.page.get_by_text("Ada")).to_be_visible()
    assert television.page.url == f"{server.url}/tv"

    ada.begin()
    expect(television.page.locator("[data-phase=PlayingView]")).to_be_visible()
    television.page.reload()
    expect(television.page.locator("[data-phase=PlayingView]")).to_be_visible()
    assert all(sight.get("you") is None for sight in television.sights), "nobody's secrets"
    assert code


def test_a_scanned_code_asks_the_host_before_the_table_is_shown(serve: NewServer, phone: NewPhone) -> None:
    server, words = serve(), TEXTS["en"]
    ada, ben, television = phone(server), phone(server), phone(server, **BIG)
    sit_down(ada, ben, names=["Ada", "Ben"])
    television.page.goto(f"{server.url}/tv")
    letters = letters_of(television)
    ben.page.goto(f"{server.url}/tv/{letters}")
    expect(ben.button("Only the host can do this.")).to_be_visible()
    ada.page.goto(f"{server.url}/tv/{letters}")
    expect(ada.page.get_by_text(words["compare"])).to_be_visible()
    assert ada.violations() == []
    assert letters_of(television) == letters, "nothing is shown before the host has confirmed it"
    ada.button(words["confirm"]).click()
    expect(television.page.get_by_text("Ada")).to_be_visible()
    # sent away, it shows letters again
    ada.page.reload()
    ada.press("menu")
    ada.button(re.compile("^Send ")).click()
    assert letters_of(television)


def test_a_phone_without_a_table_is_asked_when_it_has_opened_one(serve: NewServer, phone: NewPhone) -> None:
    server, words = serve(), TEXTS["en"]
    ada, television = phone(server), phone(server, **BIG)
    television.page.goto(f"{server.url}/tv")
    ada.page.goto(f"{server.url}/tv/{letters_of(television)}")
    expect(ada.button(words["openFirst"])).to_be_visible()
    ada.button("Open a table: FIX").click()
    ada.button(words["confirm"]).click()
    expect(television.page.locator("[data-phase=LobbyView]")).to_be_visible()


def test_a_stream_shows_no_way_in_and_nothing_behind_it(serve: NewServer, phone: NewPhone) -> None:
    server = serve()
    ada, stream = phone(server), phone(server, **BIG)
    code = sit_down(ada, names=["Ada"], game="fix")
    ada.add_bot("goldfish")
    stream.page.goto(f"{server.url}/screen/{code}?stream")
    seen = stream.page.locator("body")
    for phase in ("LobbyView", "PlayingView"):
        if phase == "PlayingView":
            ada.begin()
        expect(stream.page.locator(f"[data-phase={phase}]")).to_be_visible()
        expect(stream.page.get_by_role("img", name=re.compile("QR"))).to_have_count(0)
        assert code not in seen.inner_text() and code not in stream.page.title()
        assert stream.page.evaluate(
            "['', '::before'].map((part) => getComputedStyle(document.body, part || null))"
            ".every((look) => look.content === 'none' || look.backgroundColor === 'rgba(0, 0, 0, 0)')"
        )
    server.announce("We restart at nine.")
    expect(ada.page.get_by_text("We restart at nine.")).to_be_visible()
    expect(stream.page.get_by_text("We restart at nine.")).to_have_count(0)
    stream.page.goto(f"{server.url}/screen/BBBB?stream")
    expect(stream.page.get_by_role("status")).to_be_attached()
    assert "BBBB" not in seen.inner_text()


@pytest.mark.parametrize("lang", mostly_long(TEXTS, "fr"))
def test_the_letters_fit_on_a_small_screen(serve: NewServer, phone: NewPhone, lang: str) -> None:
    screen = phone(serve(), width=320, height=568, lang=lang).go("/tv")
    expect(screen.page.locator(".letters")).to_be_visible()
    assert measure(screen.page, "() => document.documentElement.scrollWidth") == 320


def test_a_television_follows_its_table_through_an_evening(serve: NewServer, phone: NewPhone) -> None:
    """Before, in and between two games, without a hand on it; and after it was switched off and on."""
    server, words = serve(speed=0.2), TEXTS["en"]
    ada, ben, television = phone(server), phone(server), phone(server, **BIG)
    code = ada.open("memo_dice")
    ada.sit("Ada")
    plan(ada, "Memo Dice", "FIX")
    ben.join(code).sit("Ben")
    television.page.goto(f"{server.url}/tv")
    letters = letters_of(television)
    ada.button(words["show"]).click()
    ada.page.get_by_label(words["field"]).fill(letters)
    ada.button(words["confirm"]).click()
    expect(television.page.get_by_text("Ben")).to_be_visible()

    ada.press("begin")
    television.at("StandingView")
    ada.button("Play Memo Dice").click()
    television.at("PlayingView")
    server.happen(memo_dice.RoundScored((21, 9)))
    television.at("EndedView")
    ada.button("Standings").click()
    television.at("StandingView")
    expect(television.page.locator(".ranks li", has_text="Ada")).to_contain_text("1 gold")
    television.page.reload()
    television.at("StandingView")
    ada.button("Play FIX").click()
    television.at("PlayingView")
    assert television.sights[-1]["table"]["game"] == "fix"
    assert television.page.url == f"{server.url}/tv"
    assert all(sight.get("you") is None for sight in television.sights), "nobody's secrets"
