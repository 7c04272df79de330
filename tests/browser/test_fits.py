"""Who deals sees everybody, large letters break no word, and the way to a chair is short."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ninefold.games import SHELF
from ninefold.games.fix.events import RoundBegun, RoundScored
from tests.browser.names import LONGEST, NAMES
from tests.browser.phones import FURTHER, GAMES, LOCALES, NewPhone, NewServer, box_of, measure
from tests.browser.scenes import NEEDED, READ, SCENES
from tests.browser.test_reach import seated
from tests.browser.volume import mostly_long

TEXTS = Path(__file__).parents[2] / "web/src/texts"
DEALT = """() => {
  const bar = document.querySelector('.bar').getBoundingClientRect()
  return [...document.querySelectorAll('[data-basket] button, [data-basket] .fitted')].map((one) => {
    const { top, bottom } = one.getBoundingClientRect()
    return [one.ariaLabel ?? one.textContent, Math.round(top), Math.round(bottom - bar.top)]
  }).filter(([, top, under]) => top < 0 || under > 1)
}"""


@pytest.mark.parametrize(("width", "height"), mostly_long([(390, 664), (390, 844), (844, 390)], (844, 390)))
def test_the_dealer_sees_all_five_players_at_once(
    serve: NewServer, phone: NewPhone, width: int, height: int
) -> None:
    server = serve(speed=0.02)
    ada = phone(server, width=width, height=height, reduced_motion="reduce")
    seated(ada, "fix", name=LONGEST[0])
    server.happen(*SCENES["fix"](5)["scored"][:-1], RoundScored((-9, 3, 4, 0, 2)), RoundBegun(0))
    expect(ada.page.locator("[data-basket]").nth(4)).to_be_visible()
    assert (measure(ada.page, DEALT), measure(ada.page, NAMES)) == ([], [])


# Values that do not lie on their die, and what of the sheet is under the bar.
MISPLACED = """() => {
  const box = (one) => one.getBoundingClientRect()
  const bar = box(document.querySelector('.bar')).top
  const off = [...document.querySelectorAll('.scores [role=img]')].filter((die) => {
    const [worth, its] = [box(die.lastElementChild), box(die)]
    return worth.top < its.top || worth.top > its.bottom || worth.left > its.right || worth.right < its.left
  })
  const parts = [...document.querySelectorAll('.scores :is(td, th, p)')]
  const under = parts.filter((one) => box(one).bottom > bar)
  return [...off.map((die) => die.ariaLabel), ...under.map((one) => `under the bar: ${one.textContent}`)]
}"""


@pytest.mark.parametrize("height", [664, 844])
def test_the_result_of_a_round_is_seen_whole_and_each_value_lies_on_its_die(
    serve: NewServer, phone: NewPhone, height: int
) -> None:
    server = serve(speed=0.02)
    ada = phone(server, height=height, reduced_motion="reduce")
    seated(ada, "fix", name=LONGEST[0])
    server.happen(*SCENES["fix"](5)["scored"])
    expect(ada.page.locator(".scores [role=img]")).to_have_count(10)
    assert (measure(ada.page, MISPLACED), measure(ada.page, NAMES)) == ([], [])


# What is cut off at the right edge: the page cannot be scrolled there.
WIDE = """() => [...document.querySelectorAll('main :is(h1, h2, p, td, th, figcaption, .panel)')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.unseen, .foot section')
  && one.getBoundingClientRect().right > innerWidth + 1).map((one) => one.textContent.trim().slice(0, 30))"""
# Words that are broken into letters: beside something that takes the width.
SPLIT = """() => [...document.querySelectorAll('main :is(h1, h2, p, b, button, label)')].filter((one) => {
  const { width, height } = one.getBoundingClientRect()
  const letters = parseFloat(getComputedStyle(one).fontSize)
  const long = one.checkVisibility() && one.textContent.trim().length > 5
  return long && width < 3 * letters && height > 3 * letters
}).map((one) => one.textContent.trim())"""


@pytest.mark.parametrize("lang", mostly_long(LOCALES | FURTHER, "es"))
def test_the_shelf_is_readable_at_twice_the_size(serve: NewServer, phone: NewPhone, lang: str) -> None:
    visitor = phone(serve(), width=390, height=664, lang=lang).go("/")
    learn = visitor.page.locator("article .ways button:nth-child(2)")
    words = json.loads((TEXTS / lang / "page.json").read_text())["lesson"]["open"]
    expect(learn.first).to_have_text(words, use_inner_text=True)
    visitor.page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert measure(visitor.page, SPLIT.replace("h2, p", "h2, h3, p")) == []
    assert measure(visitor.page, "document.documentElement.scrollWidth - innerWidth") <= 0
    for card in range(len(GAMES)):
        title, way = box_of(visitor.page.locator("article h3").nth(card)), box_of(learn.nth(card))
        assert title["y"] + title["height"] <= way["y"], "above the buttons"


@pytest.mark.parametrize("game", mostly_long(GAMES, "memo_dice"))
def test_no_word_is_broken_into_letters_at_twice_the_size(
    serve: NewServer, phone: NewPhone, game: str
) -> None:
    server = serve(speed=0.02)
    ada = phone(server, width=390, height=664, reduced_motion="reduce")
    ada.open(game)
    wide = "document.documentElement.scrollWidth - innerWidth"
    found: dict[str, list[str]] = {}

    def look(scene: str) -> None:
        ada.page.evaluate("document.documentElement.style.fontSize = '200%'")
        found[scene] = measure(ada.page, SPLIT) + [f"{part} too wide" for part in measure(ada.page, WIDE)]
        assert measure(ada.page, wide) <= 0, scene
        ada.page.evaluate("document.documentElement.style.fontSize = ''")

    look("sitting down")
    ada.sit(LONGEST[0])
    for _ in range(SHELF[game].seats[-1] - 1):
        ada.add_bot()
    for question, answer in NEEDED.get(game, ()):
        ada.choose(question, answer)
    look("lobby")
    ada.begin()
    for scene, events in SCENES[game](SHELF[game].seats[-1]).items():
        server.happen(*events)
        server.let_pass(READ[game])
        ada.page.wait_for_timeout(300)
        look(scene)
    assert {scene: wrong for scene, wrong in found.items() if wrong} == {}


def test_six_tabs_lead_to_sitting_down(serve: NewServer, phone: NewPhone) -> None:
    ada = phone(serve())
    ada.open("fix")
    sit = ada.button("Sit down")
    expect(sit).to_be_visible()
    for _ in range(6):
        ada.page.keyboard.press("Tab")
        if sit.evaluate("(button) => button === document.activeElement"):
            return
    raise AssertionError("more than six")
