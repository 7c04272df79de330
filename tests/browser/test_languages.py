"""Every language at every place, and whole games in it; from right to left nothing is lost."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from ninefold.games import SHELF
from ninefold.games.jinx import events as jinx
from ninefold.games.jinx.mind.lexicon import lexicon
from ninefold.parts.texts import RIGHT_TO_LEFT
from tests.browser.phones import FURTHER, LOCALES, ROOT, NewPhone, NewServer, Phone, Server, measure
from tests.browser.scenes import SCENES
from tests.browser.test_lesson import ASKED, OFFERED
from tests.browser.volume import mostly_long

# A move of somebody who presses whatever is offered; a clue is a word that everybody knows.
MOVE = """([asked, offered]) => {
  const typed = document.querySelector('.board form input[type=text]')
  if (typed) {
    typed.value = 'moon'
    typed.dispatchEvent(new Event('input'))
    typed.form.requestSubmit()
  }
  const choices = [...document.querySelectorAll(asked), ...document.querySelectorAll(offered)]
  choices.at(Math.random() * choices.length)?.click()
}"""
# What leaves the page at its sides, or words that are cut off within a button; and what a text forgot to say.
# A sign may hang over a button's edge.
WRONG = """() => {
  const wrong = []
  const spills = (button) => {
    const walk = document.createTreeWalker(button, NodeFilter.SHOW_TEXT), range = document.createRange()
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
      const about = text.parentElement
      if (!text.data.trim() || about.closest('.unseen, svg') || !about.checkVisibility(shown)) continue
      if (getComputedStyle(about).clipPath === 'inset(50%)') continue // for screen readers, at this width
      range.selectNodeContents(text)
      const words = range.getBoundingClientRect()
      for (let box = about; button.contains(box); box = box.parentElement) {
        const { left, right } = box.getBoundingClientRect()
        const held = box === button ? 8 : getComputedStyle(box).overflowX === 'visible' ? Infinity : 1
        if (words.left < left - held || words.right > right + held) return true
      }
    }
    return false
  }
  const page = document.documentElement
  if (page.scrollWidth > page.clientWidth) wrong.push(`${page.scrollWidth - page.clientWidth} too wide`)
  const rolls = (one) => one && (getComputedStyle(one).overflowX === 'auto' || rolls(one.parentElement))
  const shown = { visibilityProperty: true, opacityProperty: true }
  for (const one of document.querySelectorAll('h1, h2, h3, p, button, label, legend, a, li')) {
    if (!one.checkVisibility(shown) || one.closest('.unseen, [inert], .confetti')) continue
    const { left, right, width } = one.getBoundingClientRect()
    const what = one.textContent.trim().slice(0, 40)
    if (width && (left < -1 || right > innerWidth + 1) && !rolls(one)) wrong.push(`leaves the page: ${what}`)
    if (one.matches('button') && spills(one)) wrong.push(`is cut off: ${what}`)
  }
  const said = document.body.innerText.match(/undefined|\\{\\w+\\}|\\[object/)
  return said ? [...wrong, said[0]] : wrong
}"""
ROW = """[...document.querySelectorAll('[data-cell]')].slice(0, 3)
  .map((one) => one.getBoundingClientRect().x)"""
HEBREW = re.compile("[א-ת]")
LATIN = re.compile(r"([a-z]+ ){2}[a-z]", re.IGNORECASE)  # a sentence; names and codes may be so


def words(lang: str, area: str = "page") -> Any:
    return json.loads((ROOT / "web" / "src" / "texts" / lang / f"{area}.json").read_text("utf-8"))


def opened(phone: Phone, game: str) -> str:
    phone.go("/")
    phone.page.locator(f'article[data-game="{game}"] .ways button:not([aria-disabled])').first.click()
    phone.page.wait_for_url(re.compile(r"/t/[A-Z]{4}$"))
    return phone.page.url[-4:]


def seated(phone: Phone, name: str) -> None:
    phone.page.get_by_label(words(phone.lang)["lobby"]["name"], exact=True).fill(name)
    phone.page.keyboard.press("Enter")
    expect(phone.page.locator("main ol > li:not(.free)", has_text=name)).to_be_visible()


def begun(phone: Phone, *others: Phone) -> None:
    """With as many bots as are missing."""
    phone.page.locator("button.primary.large").last.click()
    for one in (phone, *others):
        one.at("PlayingView")


def turned(phone: Phone) -> None:
    way = "rtl" if phone.lang in RIGHT_TO_LEFT else "ltr"
    assert phone.page.evaluate("[document.documentElement.lang, document.dir]") == [phone.lang, way]


def fine(phone: Phone, where: str) -> None:
    assert measure(phone.page, WRONG) == [], where
    assert phone.violations() == [], where


@pytest.mark.parametrize("lang", mostly_long([*FURTHER], "he"))
def test_all_places(serve: NewServer, phone: NewPhone, lang: str) -> None:
    ada = phone(serve(), lang=lang, reduced_motion="reduce")
    papers = ("/about", "/privacy", "/schools")
    for place in ("/", *papers, "/tv", *(f"/rules/{game}" for game in SHELF), "/companion"):
        ada.go(place)
        expect(ada.page.locator("main")).to_contain_text(HEBREW if lang == "he" else re.compile(r"\w"))
        turned(ada)
        fine(ada, place)
    said = words(lang)
    ada.go("/")
    ada.button(said["common"]["settings"]).click()
    expect(ada.page.get_by_role("dialog")).to_contain_text(said["common"]["theme"])
    fine(ada, "settings")
    ada.page.keyboard.press("Escape")
    opened(ada, "memo_dice")
    seated(ada, "Maximiliane")
    ada.button(said["evening"]["evening"]).click()
    ada.page.get_by_role("dialog").get_by_role("button", name=said["evening"]["surprise"]).wait_for()
    fine(ada, "choosing an evening")


def test_lobby_and_lesson_in_hebrew(serve: NewServer, phone: NewPhone) -> None:
    ada = phone(serve(), lang="he", reduced_motion="reduce")
    opened(ada, "jinx")
    fine(ada, "chair")
    seated(ada, "עדה")
    fine(ada, "lobby")
    ada.go("/")
    ada.page.locator('article[data-game="memo_dice"] .ways button').nth(1).click()
    ada.at("PlayingView")
    expect(ada.page.locator(".coach p")).to_have_text(HEBREW)
    fine(ada, "lesson")


LOOKED_AT = [
    pytest.param(game, lang, marks=() if (game, lang) == ("oni", "he") else pytest.mark.long)
    for game in SHELF
    for lang in ("he", "de")
]


@pytest.mark.parametrize(("game", "lang"), LOOKED_AT)
def test_every_scene_fits_in_the_longest_words_and_from_right_to_left(
    serve: NewServer, phone: NewPhone, game: str, lang: str
) -> None:
    server = serve(speed=0.02)
    ada = phone(server, lang=lang, height=664, reduced_motion="reduce")
    opened(ada, game)
    seated(ada, "Maximiliane")
    if game == "oni":  # its scenes need every card
        level = words(lang, "oni")["options"]["level"]
        ada.choose(level["ask"], level["answers"]["hard"]["label"])
    begun(ada)
    for scene, events in SCENES[game](SHELF[game].seats[0]).items():
        server.happen(*events)
        ada.page.wait_for_timeout(300)
        assert measure(ada.page, WRONG) == [], scene
        places = ada.page.evaluate(ROW)
        assert places == sorted(places), f"{scene}: rows begin at the left in every language"
    assert ada.violations() == []


PLAYED = [
    pytest.param(game, lang, marks=() if (game, lang) == ("fix", "he") else pytest.mark.long)
    for game in SHELF
    for lang in {**LOCALES, **FURTHER}
]


@pytest.mark.parametrize(("game", "lang"), PLAYED)
def test_a_whole_game_with_bots(serve: NewServer, phone: NewPhone, game: str, lang: str) -> None:
    ada = phone(serve(speed=8), lang=lang, reduced_motion="reduce")
    opened(ada, game)
    seated(ada, "Ada")
    begun(ada)
    for _ in range(3_000):
        if ada.page.locator('[data-phase="EndedView"]').count():
            break
        ada.page.evaluate(MOVE, [ASKED[game], OFFERED])
        ada.page.wait_for_timeout(100)
    ada.at("EndedView")
    fine(ada, "end")
    if lang == "he":
        assert ada.heard and [told for told in ada.heard if LATIN.search(told)] == []


def test_a_table_of_jinx_in_hebrew_and_german(serve: NewServer, phone: NewPhone) -> None:
    """A bot's clue is read by each in their own language; what people type stays as it is."""
    server = serve(speed=0.02)
    ada, ben = phone(server, lang="he"), phone(server, lang="de")
    code = opened(ada, "jinx")
    seated(ada, "עדה")
    ben.go(f"/t/{code}")
    seated(ben, "Ben")
    begun(ada, ben)
    for clue, hebrew, german in ((":moon:", "ירח", "Mond"), ("גלים בים", "גלים בים", "גלים בים")):
        server.happen(jinx.PositionDrawn(2, 4), jinx.ClueWritten(clue))
        server.let_pass(5)
        for one, told in ((ada, hebrew), (ben, german)):
            expect(one.page.locator(".head .said")).to_contain_text(told)


def clearest(phone: Phone) -> tuple[str, int]:
    """A word in the language of this phone, and the cell that it fits far better than any other.

    Bots misjudge a little, as people do: of the clearest clues for a given picture
    an elephant misreads one in a hundred.
    """
    square, bots = phone.sights[-1]["game"]["public"]["square"], lexicon()

    def ahead(hint: tuple[str, int]) -> float:
        sense = bots.sense(hint[0], phone.lang)
        fits = [bots.fit(sense, picture) for picture in square]
        return fits.pop(hint[1]) - max(fits)

    return max(
        (
            (word, cell)
            for cell, picture in enumerate(square)
            for reading in bots.reading(picture)
            for word in bots.concepts[reading][phone.lang]
        ),
        key=ahead,
    )


def outcome_of_turn(server: Server, phone: Phone, told: int) -> Any:
    """What came of the turn since the phone was told so many sights; time passes only by these leaps."""
    for _ in range(20):
        for sight in phone.sights[told:]:
            if (scene := sight["game"]["public"]["scene"])["type"] in ("Scored", "Over"):
                return scene["outcome"]
        server.let_pass(1)
        phone.page.wait_for_timeout(300)
    raise AssertionError(f"the turn does not end: {scene}")


def test_bots_understand_clues_typed_in_hebrew_and_in_german(serve: NewServer, phone: NewPhone) -> None:
    """At one table, each in the language of the phone."""
    server = serve(speed=0.02)
    ada, ben = phone(server, lang="he"), phone(server, lang="de")
    code = opened(ada, "jinx")
    seated(ada, "עדה")
    ben.go(f"/t/{code}")
    seated(ben, "Ben")
    lobby = words("he")["lobby"]
    ada.page.get_by_role("button", name=lobby["addBot"]).first.click()
    ada.page.get_by_role("dialog").get_by_role("button", name=lobby["levels"]["elephant"]).click()
    expect(ada.page.locator("main ol > li:not(.free)")).to_have_count(3)
    begun(ada, ben)
    for seat, active in enumerate((ada, ben)):
        field = active.page.locator(".board form input[type=text]")
        expect(field).to_be_visible()
        clue, target = clearest(active)
        server.happen(jinx.PositionDrawn(seat, target))
        told = len(ada.sights)
        field.fill(clue)
        field.press("Enter")
        for one in (ada, ben):
            said = one.page.locator(".head .said")
            expect(said).to_contain_text(clue)
            expect(said).to_have_attribute("lang", active.lang)
        outcome = outcome_of_turn(server, ada, told)
        assert (outcome["finder"], outcome["target"]) == (2, target), clue
        if active is ada:
            server.let_pass(2)
            ben.page.get_by_role("button", name=words("de", "jinx")["acts"]["Done"]).click()
