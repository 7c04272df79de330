"""Nothing hides the table: on a phone on its side, zoomed, or in very large letters all is reached."""

import pytest

from tests.browser.phones import GAMES, NewPhone, NewServer

# What can be pressed but lies outside the page, or under something else, however one scrolls.
HIDDEN = """() => {
  const own = (one, there) =>
    there && (one.contains(there) || there.contains(one) || one.labels?.[0]?.contains(there))
  const wrong = []
  for (const one of document.querySelectorAll('main button, main input, main a, header button')) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('[inert]')) continue
    one.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const { left, right, top, bottom, width } = one.getBoundingClientRect()
    const name = one.getAttribute('aria-label') || one.textContent.trim() || one.tagName
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    if (left < -1 || right > innerWidth + 1) wrong.push(`${name}: outside, ${left} to ${right}`)
    else if (width && !own(one, there)) wrong.push(`${name}: covered`)
  }
  scrollTo(0, 0)
  return wrong
}"""
PLACES = {
    "on its side": (844, 390, 100),
    "zoomed to 200 %": (640, 400, 100),
    "text at 200 %": (390, 664, 200),
}


@pytest.mark.parametrize("game", GAMES)
def test_everything_can_be_reached(serve: NewServer, phone: NewPhone, game: str) -> None:
    server = serve(speed=0.02)
    ada = phone(server, reduced_motion="reduce")
    ada.open(game)
    wrong: dict[str, list[str]] = {}

    def look(scene: str) -> None:
        for place, (width, height, text) in PLACES.items():
            ada.page.set_viewport_size({"width": width, "height": height})
            ada.page.evaluate("(text) => { document.documentElement.style.fontSize = `${text}%` }", text)
            ada.page.wait_for_timeout(300)
            if found := ada.page.evaluate(HIDDEN):
                wrong[f"{scene}, {place}"] = found
        ada.page.evaluate("document.documentElement.style.fontSize = ''")
        ada.page.set_viewport_size({"width": 390, "height": 844})

    look("sitting down")
    ada.sit("Ada")
    for _ in range(3):
        ada.add_bot()
    look("lobby")
    ada.begin()
    ada.page.wait_for_timeout(1500)
    look("play")
    assert wrong == {}
