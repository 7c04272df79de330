"""Every game with the most players and the longest names, in every language, on every screen."""

import pytest
from playwright.sync_api import expect

from ninefold.games import SHELF
from tests.browser.names import LONGEST, NAMES, join_with_long_names
from tests.browser.phones import FURTHER, LOCALES, NewPhone, NewServer, still_wrong
from tests.browser.scenes import NEEDED, READ, SCENES
from tests.browser.test_languages import WRONG, begun, opened, seated, words
from tests.browser.test_screen import CUT
from tests.browser.volume import mostly_long

# Words that are smaller than 12 px.
SMALL_LETTERS = """() => {
  const shown = { opacityProperty: true, visibilityProperty: true }
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), small = []
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const one = text.parentElement
    if (!text.data.trim() || !one.checkVisibility(shown) || one.closest('.unseen, svg')) continue
    const size = parseFloat(getComputedStyle(one).fontSize)
    if (size < 11.9) small.push(`${text.data.trim()}: ${size} px`)
  }
  return small
}"""
SIZES = [(390, 664), (390, 844), (820, 1180), (1280, 800), (1920, 1080), (844, 390)]
CELLS = [(game, lang) for game in SHELF for lang in (*LOCALES, *FURTHER)]


@pytest.mark.parametrize(("game", "lang"), mostly_long(CELLS, ("memodixe", "de")))
def test_long_names_and_words_fit_everywhere(serve: NewServer, phone: NewPhone, game: str, lang: str) -> None:
    server = serve(speed=0.02)
    ada = phone(server, lang=lang, reduced_motion="reduce")
    code = opened(ada, game)
    seated(ada, LONGEST[0])
    join_with_long_names(phone, server, code, *LONGEST[1:])
    bots = SHELF[game].seats[-1] - len(LONGEST)
    for number in range(bots):
        ada.page.locator("main ol > li.free button").first.click()
        ada.page.get_by_role("dialog").locator(".levels button").first.click()
        expect(ada.page.locator("main ol > li:not(.free)")).to_have_count(number + 1 + len(LONGEST))
    if NEEDED.get(game):
        level = words(lang, game)["options"]["level"]
        ada.choose(level["ask"], level["answers"]["hard"]["label"])
    screen = phone(server, lang=lang, width=1920, height=1080, reduced_motion="reduce").go(f"/screen/{code}")
    begun(ada, screen)
    wrong: dict[str, list[str]] = {}
    for scene, events in SCENES[game](SHELF[game].seats[-1]).items():
        server.happen(*events)
        server.let_pass(READ[game])
        for width, height in SIZES:
            ada.page.set_viewport_size({"width": width, "height": height})
            for what in (NAMES, WRONG, SMALL_LETTERS):
                if found := still_wrong(ada.page, what):
                    wrong.setdefault(f"{scene}, {width}x{height}", []).extend(found)
        expect(screen.page.locator(".shout")).to_have_count(0)
        if found := still_wrong(screen.page, CUT):
            wrong[f"{scene}, big screen"] = found
    assert not wrong, "\n".join(f"{where}: {found}" for where, found in wrong.items())
