"""What people say to each other at a table, with a press and across languages."""

import re

from playwright.sync_api import expect

from tests.browser.phones import NewPhone, NewServer, box_of, sit_down


def test_everybody_sees_a_phrase_in_their_language(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=0.5)
    ada, ben = phone(server), phone(server, lang="fr")
    tv = phone(server, width=1920, height=1080)
    code = sit_down(ada, ben, names=("Ada", "Ben"))
    tv.go(f"/screen/{code}")
    ada.begin(ben)
    tv.at("PlayingView")
    ben.button("Dire quelque chose").click()
    assert ben.violations() == []
    ben.button("Bien joué\u202f!").click()
    for each, words in ((ada, "Well played!"), (ben, "Bien joué\u202f!"), (tv, "Well played!")):
        bubble = each.page.locator(".air p")
        expect(bubble).to_have_text(re.compile(rf"^\s*{words}\s*$"))
        expect(bubble.locator("svg path").first).to_be_attached()
    ada.until("heard.includes('Ben: Well played!')")
    face = box_of(ada.page.locator('[data-seat="1"]'))
    said = box_of(ada.page.locator(".air p"))
    assert face and said and face["y"] + face["height"] < said["y"] < face["y"] + face["height"] + 40
    assert said["x"] >= 0 and said["x"] + said["width"] <= 390
    expect(ada.page.locator(".air p")).to_have_count(0)


def test_the_host_decides_what_may_be_said(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=0.1)
    ada, ben = phone(server), phone(server)
    sit_down(ada, ben, names=("Ada", "Ben"))
    ada.page.get_by_text("More settings").click()
    ada.choose("What may people say?", "Anything")
    expect(ben.page.get_by_text("Anything")).to_be_visible()
    ben.button("Say something").click()
    ben.page.get_by_label("In your own words").fill("Shall we <b>begin</b>?")
    ben.page.keyboard.press("Enter")
    expect(ada.page.locator(".air p")).to_have_text(re.compile("Shall we <b>begin</b>\\?"))
    ada.until("heard.includes('Ben: Shall we <b>begin</b>?')")
    for _ in range(3):
        ben.button("Say something").click()
        ben.button("Ha ha!").click()
    ben.button("Say something").click()
    ben.button("Ha ha!").click()
    expect(ben.page.get_by_text("Not so fast: wait a moment.").first).to_be_visible()
    ada.choose("What may people say?", "Nothing")
    expect(ben.button("Say something")).to_have_count(0)
    expect(ada.button("Say something")).to_have_count(0)


def test_a_phrase_is_shown_over_an_open_menu(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=0.5)
    ada, ben = phone(server), phone(server)
    sit_down(ada, ben, names=("Ada", "Ben"))
    ada.press("menu")
    ben.button("Say something").click()
    ben.button("Bravo!").click()
    ada.until("heard.includes('Ben: Bravo!')")
    ada.button("Close").click()
    ben.button("Say something").click()
    ben.button("Wow!").click()
    ada.until("heard.includes('Ben: Wow!')")
