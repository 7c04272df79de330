"""What everybody waits for is seen by everybody: a lifted cup, a verdict, a pair."""

import pytest
from playwright.sync_api import expect

from ninefold.games.memo_dice.events import CupLiftedAloud
from ninefold.games.memodixe.events import Called, DieSetAside, Flipped, SquareThrown, TurnBegun
from ninefold.parts.dixe.dice import Die
from tests.browser.cups import SEEN_S, SHORT, draws, hide, word
from tests.browser.names import LONGEST
from tests.browser.phones import NewPhone, NewServer, box_of, measure, sit_down
from tests.browser.scenes import DICE, NINE, SCENES
from tests.browser.volume import mostly_long

SLOW = 0.02
SMALL = {"width": 390, "height": 664, "reduced_motion": "reduce"}


def test_the_guesser_sees_what_was_under_the_cup_before_the_next_one(
    serve: NewServer, phone: NewPhone
) -> None:
    # clauses: MD-10
    server = serve(speed=0.1, draws=draws(0, SHORT))
    both = phone(server, **SMALL)
    sit_down(both, names=["Ada"])
    both.add_local("Ben")
    both.choose("How are pictures named?", "Find the picture")
    both.begin()
    hide([both], SHORT)
    wall = both.page.get_by_role("group", name="All pictures").get_by_role("button")
    expect(wall).to_have_count(54)
    wall.and_(both.button("pizza")).click()
    figure = both.page.locator(".middle figure")
    expect(figure).to_contain_text("pizza")
    expect(wall).to_have_count(0)
    assert box_of(figure.locator(".die").first)["width"] >= 120
    server.let_pass(SEEN_S)
    expect(wall).to_have_count(54)


@pytest.mark.parametrize(("width", "height"), mostly_long([(390, 664), (390, 844), (844, 390)], (390, 664)))
def test_the_judges_buttons_are_in_the_bar(
    serve: NewServer, phone: NewPhone, width: int, height: int
) -> None:
    # clauses: MD-14
    server = serve(speed=SLOW)
    ada, ben = phone(server), phone(server, width=width, height=height, reduced_motion="reduce")
    sit_down(ada, ben, names=["Ada", "Ben"])
    for _ in range(2):
        ada.add_bot()
    ada.choose("How are pictures named?", "Say it aloud")
    ada.begin(ben)
    server.happen(*SCENES["memo_dice"](4)["recalling"], CupLiftedAloud(3, NINE[3]))
    for answer in ("right", "wrong"):
        box = box_of(ben.page.locator(".bar").get_by_role("button", name=word(ben, answer)))
        assert box["y"] + box["height"] <= height, answer
    bar, picture = box_of(ben.page.locator(".bar")), box_of(ben.page.locator(".middle .die").first)
    assert picture["y"] + picture["height"] <= bar["y"] + 1


# How far a wall reaches below the bar, how high its rows lie above each other, and what of the page is below.
COVERED = """() => {
  const box = (one) => one.getBoundingClientRect()
  const wall = document.querySelector('.wall'), pictures = [...wall.querySelectorAll('button')].map(box)
  const next = pictures.find(({ top }) => top > pictures[0].top)
  return [box(wall).bottom - box(document.querySelector('.bar')).top, pictures[0].bottom - next.top,
    document.documentElement.scrollHeight - innerHeight].map(Math.round)
}"""


def test_the_bar_covers_no_picture_of_the_wall(serve: NewServer, phone: NewPhone) -> None:
    # clauses: MD-10
    server = serve(speed=SLOW)
    ada = phone(server, reduced_motion="reduce")
    sit_down(ada, names=["Ada"])
    for _ in range(3):
        ada.add_bot()
    ada.choose("How are pictures named?", "Find the picture")
    ada.begin()
    server.happen(*SCENES["memo_dice"](4)["recalling"])
    server.let_pass(SEEN_S)
    wall = ada.page.get_by_role("group", name="All pictures").get_by_role("button")
    for width, height in ((390, 664), (390, 844), (820, 1180), (844, 390)):
        ada.page.set_viewport_size({"width": width, "height": height})
        expect(wall.last).to_be_attached()
        below, over, more = measure(ada.page, COVERED)
        assert below <= 0 and over <= 0 and more <= 0, (width, height, below, over, more)
        wall.last.scroll_into_view_if_needed()
        assert measure(ada.page, "scrollY") == 0
        last, bar = box_of(wall.last), box_of(ada.page.locator(".bar"))
        assert last["y"] + last["height"] <= bar["y"], (width, height)


@pytest.mark.parametrize(("width", "height"), mostly_long([(390, 664), (390, 844), (844, 390)], (844, 390)))
def test_the_verdict_is_seen_wherever_the_wall_was_scrolled_to(
    serve: NewServer, phone: NewPhone, width: int, height: int
) -> None:
    # clauses: MD-10
    server = serve(speed=SLOW)
    ada = phone(server, width=width, height=height, reduced_motion="reduce")
    sit_down(ada, names=["Ada"])
    for _ in range(3):
        ada.add_bot()
    ada.choose("How are pictures named?", "Find the picture")
    ada.begin()
    server.happen(*SCENES["memo_dice"](4)["recalling"])
    server.let_pass(SEEN_S)
    wall = ada.page.get_by_role("group", name="All pictures").get_by_role("button")
    wall.last.scroll_into_view_if_needed()
    wall.last.click()
    expect(wall).to_have_count(0)
    bar = box_of(ada.page.locator(".bar"))
    edge = bar["y"] if bar["y"] > height / 2 else height  # on its side, the bar stands in the head
    verdict = box_of(ada.page.locator(".middle .panel, .middle figcaption").first)
    assert verdict["y"] >= 0 and verdict["y"] + verdict["height"] <= edge + 1


# The narrowest die, where the square lies, and what of the board the bar covers.
LAID = """() => {
  const box = (one) => one.getBoundingClientRect()
  const { top, bottom, left, right } = box(document.querySelector('.square .square'))
  const bar = box(document.querySelector('.bar')).top
  const under = [...document.querySelectorAll('.board .panel, .board button, .board [data-reserve]')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && box(one).bottom > bar + 1)
  return {
    die: Math.min(...[...document.querySelectorAll('[data-cell] .die')].map((die) => box(die).width)),
    square: [top, bottom, left, right].map(Math.round),
    under: under.map((one) => one.ariaLabel ?? one.textContent.trim()),
  }
}"""


@pytest.mark.parametrize("lang", mostly_long(["en", "fr"], "fr"))
@pytest.mark.parametrize(("seats", "least"), mostly_long([(4, 88), (6, 72)], (6, 72)))
def test_memodixe_has_large_dice_on_a_short_phone_whatever_is_told(
    serve: NewServer, phone: NewPhone, seats: int, least: int, lang: str
) -> None:
    server = serve(speed=SLOW)
    host, ada = phone(server), phone(server, lang=lang, **SMALL)
    sit_down(host, ada, names=[LONGEST[0], "Ada"], game="memodixe")
    for _ in range(seats - 2):
        host.add_bot()
    host.begin(ada)
    server.happen(SquareThrown(DICE, ("oni",) * 7), TurnBegun(0), DieSetAside(0, 3))
    found = {}
    for symbol in ("mask", "pi", "smiley", "skull", "aum", "anchor"):  # the first has a button in the bar
        square = [Die("oni", symbol, "bomb"), Die("blaireau", symbol, "pi"), *DICE[2:]]
        server.happen(
            *(SquareThrown(tuple(square), ("oni",) * 7), TurnBegun(1)),
            *(Flipped(0, symbol), Flipped(1, symbol)),
        )
        expect(ada.page.locator(".telling .chip")).to_be_visible()
        found[symbol] = measure(ada.page, LAID)
    wrong = {symbol: laid for symbol, laid in found.items() if laid["die"] < least or laid["under"]}
    assert not wrong
    assert len({str(laid["square"]) for laid in found.values()}) == 1, found


@pytest.mark.parametrize("height", [664, 844])
def test_what_memodixe_tells_and_offers_is_above_the_bar(
    serve: NewServer, phone: NewPhone, height: int
) -> None:
    server = serve(speed=SLOW)
    ada, ben = (phone(server, height=height, reduced_motion="reduce") for _ in "ab")
    sit_down(ada, ben, names=["Ada", LONGEST[1]], game="memodixe")
    for _ in range(4):
        ada.add_bot()
    ada.begin(ben)
    ada.page.locator(".board").wait_for()
    first = measure(ada.page, LAID)["square"]
    server.happen(SquareThrown(DICE, ("oni",) * 7), TurnBegun(1), DieSetAside(1, 3), TurnBegun(0))
    expect(ada.page.locator("[data-beside]")).to_have_count(1)
    told = measure(ada.page, LAID)
    square = (Die("oni", "pi", "bomb"), Die("blaireau", "pi", "pi"), *DICE[2:])
    server.happen(SquareThrown(square, ("oni",) * 7), TurnBegun(0), Flipped(0, "pi"), Flipped(1, "pi"))
    ada.page.locator('[data-cell="4"] button').click()
    expect(ada.button("Look under it now")).to_be_visible()
    offered = measure(ada.page, LAID)
    assert (told["under"], offered["under"]) == ([], [])
    assert height > 664 or first == told["square"] == offered["square"], "nothing moves, not even at first"


@pytest.mark.parametrize("symbol", mostly_long(["clover", "mask"], "mask"))
def test_a_pair_looks_like_one_at_once_and_says_its_power(
    serve: NewServer, phone: NewPhone, symbol: str
) -> None:
    server = serve(speed=SLOW)
    ada = phone(server, **SMALL)
    sit_down(ada, names=["Ada"], game="memodixe")
    ada.add_bot()
    ada.begin()
    square = [Die("oni", symbol, "bomb"), Die("blaireau", symbol, "pi"), *DICE[2:]]  # type: ignore[arg-type]
    server.happen(SquareThrown(tuple(square), ("oni",) * 7), TurnBegun(0))
    for place in (0, 1):
        ada.page.locator(f'[data-cell="{place}"] button').click()
    expect(ada.page.locator(".cell.pair")).to_have_count(2)
    panel = ada.page.locator(".telling .panel")
    expect(panel).to_be_visible()
    assert measure(ada.page, "document.querySelector('.telling .panel p').textContent.trim().length > 10")


def test_the_caller_is_called_you_on_their_own_phone(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=0.02)
    ada, ben = (phone(server, reduced_motion="reduce") for _ in "ab")
    sit_down(ada, ben, names=["Ada", "Ben"], game="memodixe")
    ada.begin(ben)
    server.happen(*SCENES["memodixe"](2)["two turned"][:2], Called(0))
    expect(ada.page.get_by_text("You called", exact=True)).to_be_visible()
    expect(ben.page.get_by_text("Ada called", exact=True)).to_be_visible()
