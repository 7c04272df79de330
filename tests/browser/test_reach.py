"""Nothing hides the table: on a phone on its side, zoomed, or in very large letters all is reached."""

import pytest

from ninefold.engine import Event
from ninefold.games import SHELF
from ninefold.games.memo_dice.events import RoundScored
from ninefold.games.memodixe.events import GameEnded
from ninefold.games.oni.box import Card
from ninefold.games.oni.events import ClockRang
from tests.browser.oni_table import Table
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
    "a phone": (390, 664, 100),
    "a tablet": (820, 1180, 100),
    "a laptop": (1280, 800, 100),
    "a television": (1920, 1080, 100),
    "on its side": (844, 390, 100),
    "zoomed to 200 %": (640, 400, 100),
    "text at 200 %": (390, 664, 200),
}

EFFECTS: tuple[Card, ...] = ("hush", "hands_off", "high_five", "long_live", "turret")
# What ends a game at once; the others are stopped.
ENDS: dict[str, Event] = {
    "memo_dice": RoundScored((21, 12, 8, 3)),
    "memodixe": GameEnded(),
    "oni": ClockRang(),
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
    for _ in range(SHELF[game].seats[-1] - 1):
        ada.add_bot()
    if game == "oni":
        ada.choose("How hard?", "Hard")
    look("lobby")
    ada.begin()
    ada.page.wait_for_timeout(1500)
    look("play")
    if game == "oni":
        table = Table(server, [ada] * 4)
        table.turn_up(*((card, 3) for card in EFFECTS))
        table.look()
        assert ada.page.locator("[data-effect]").count() == 5
        look("five effects")
    if game in ENDS:
        server.happen(ENDS[game])
        server.let_pass(5)
    else:
        ada.press("menu")
        ada.button("Stop the game").click()
        ada.button("Stop it for everybody?").click()
    ada.at("EndedView")
    ada.button(ada.words["again"]).wait_for()
    look("end")
    assert wrong == {}


@pytest.mark.parametrize("game", GAMES)
def test_a_table_in_play_is_as_wide_as_the_phone(serve: NewServer, phone: NewPhone, game: str) -> None:
    """A phone shows a page that is wider than itself smaller, and what is fixed to its bottom falls off."""
    ada = phone(serve(), width=390, height=664, is_mobile=True, has_touch=True)
    ada.open(game)
    ada.sit("Ada")
    for _ in range(SHELF[game].seats[0] - 1):
        ada.add_bot()
    ada.begin()
    ada.page.wait_for_timeout(1000)
    assert ada.page.evaluate("[innerWidth, innerHeight, document.documentElement.scrollWidth]") == [
        390,
        664,
        390,
    ]
