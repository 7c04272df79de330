"""Oni against all with every chair taken: the dice stay large, and every control is free, on every screen."""

# ruff: noqa: RUF001 (the page's own apostrophes)

import pytest
from playwright.sync_api import expect

from ninefold.engine import Event, Seat
from ninefold.games import SHELF
from ninefold.games.oni.box import Card
from ninefold.games.oni.events import (
    CallJudged,
    CardDrawn,
    ClockStarted,
    DieWon,
    EffectsEnded,
    NextPressed,
    Penalised,
    SquareThrown,
    TurnBegun,
    TurnCame,
    TurnPassed,
)
from tests.browser.names import LONGEST, NAMES
from tests.browser.oni_table import SPEED, SQUARE, hindered
from tests.browser.phones import NewPhone, NewServer, Phone, Server, measure, sit_down
from tests.browser.volume import mostly_long

SEATS = SHELF["oni"].seats[-1]
ME = 1
LEAST_DIE = 72
SIZES = {"phone": (390, 664), "tall phone": (390, 844), "tablet": (820, 1180), "laptop": (1280, 800)}
ON_ITS_SIDE = (844, 390)
Cards = tuple[tuple[Card, Seat], ...]
# What I am asked at once, and whose turn it is; each card is in the deck once.
SCENES: dict[str, tuple[Seat, Cards]] = {
    "no card": (ME, ()),
    "mine": (2, (("spin", ME), ("monocle", ME), ("on_your_head", ME))),
    "all at once": (ME, (("high_five", 3), ("sapristix", 3), ("long_live", 2), ("hush", 4))),
    "and a hidden die": (ME, (("hands_off", 3), ("hide_it", 3))),
}
SMALLEST_DIE = """() => Math.min(...[...document.querySelectorAll('[data-cell] .die')]
  .map((die) => die.getBoundingClientRect().width))"""
LONG_CARDS: Cards = (("high_five", 3), ("hands_off", ME), ("hide_it", 3), ("sapristix", 2), ("spin", 3))
# How many letters a line of the card's sentence has, and by how much the card reaches under the bar.
CARD_LINES = """() => {
  const says = document.querySelector('.over .says')
  const range = document.createRange()
  range.selectNodeContents(says)
  const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  const bar = document.querySelector('.bar')
  const edge = getComputedStyle(bar).position === 'sticky' ? bar.getBoundingClientRect().top : innerHeight
  const card = document.querySelector('.over .card').getBoundingClientRect()
  return [says.textContent.length / lines, Math.max(0, Math.round(card.bottom - edge))]
}"""


def eight(serve: NewServer, phone: NewPhone, lang: str) -> tuple[Server, Phone]:
    """A host who is Oni, one reader of this language, and bots."""
    server = serve(speed=SPEED)
    host: Phone = phone(server, reduced_motion="reduce")
    one: Phone = phone(server, width=390, height=664, lang=lang, reduced_motion="reduce")
    sit_down(host, one, names=["Olga", LONGEST[1]], game="oni")
    for _ in range(SEATS - 2):
        host.add_bot()
    host.choose("How hard?", "Hard")
    host.begin(one)
    one.page.locator(".board").wait_for()
    return server, one


def set_table(server: Server, cards: Cards, wins: int, turn: Seat = ME) -> None:
    """Three dice are won, these cards count, and it is this seat's turn."""
    events: list[Event] = [
        *(EffectsEnded(()), CallJudged(2, False), SquareThrown(SQUARE), ClockStarted(2)),
        *(DieWon(2, len(SQUARE) - 1 - place, wins + place, "bolt") for place in range(3)),
    ]
    for card, seat in cards:
        events += [NextPressed(seat), CardDrawn(seat, card)]
    server.happen(*events, TurnCame(turn), TurnBegun(turn))


@pytest.mark.parametrize("lang", mostly_long(["en", "fr"], "fr"))
def test_eight_players_have_large_dice_and_free_controls(
    serve: NewServer, phone: NewPhone, lang: str
) -> None:
    server, one = eight(serve, phone, lang)
    wrong: dict[str, list[str]] = {}
    for number, (scene, (turn, cards)) in enumerate(SCENES.items()):
        set_table(server, cards, 10 * number + 1, turn)
        expect(one.page.locator("[data-effect]")).to_have_count(len(cards))
        server.let_pass(3.3)
        for size, (width, height) in {**SIZES, "on its side": ON_ITS_SIDE}.items():
            one.page.set_viewport_size({"width": width, "height": height})
            die = measure(one.page, SMALLEST_DIE)
            found = [] if die >= LEAST_DIE else [f"a die of {die} px"]
            found += measure(one.page, NAMES)
            if size in SIZES:  # a phone on its side may be scrolled
                found += hindered(one)
            if found:
                wrong[f"{scene}, {size}"] = found
    assert not wrong, "\n".join(f"{where}: {found}" for where, found in wrong.items())


@pytest.mark.parametrize("lang", mostly_long(["en", "fr"], "fr"))
def test_a_card_over_the_board_is_wide_enough_and_above_the_bar(
    serve: NewServer, phone: NewPhone, lang: str
) -> None:
    server, one = eight(serve, phone, lang)
    wrong = {}
    for number, (card, drawn_by) in enumerate(LONG_CARDS):
        set_table(server, ((card, drawn_by),), 10 * number + 1, turn=2)
        one.page.locator(f'.over [data-card="{card}"]').wait_for()
        for size, (width, height) in {**SIZES, "on its side": ON_ITS_SIDE}.items():
            one.page.set_viewport_size({"width": width, "height": height})
            letters, outside = measure(one.page, CARD_LINES)
            if letters < 24 or outside:
                wrong[f"{card}, {size}"] = (letters, outside)
    assert wrong == {}


# What a note lies over: dice, effects, names, controls of the board and the words of the bar.
UNDER_NOTE = """() => {
  const note = document.querySelector('.board ~ .note > span').getBoundingClientRect()
  const others = '.board button, [data-cell] .die, .fitted, .bar p, .bar button, header button, .clock'
  const over = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    return left < note.right - 1 && right > note.left + 1 && top < note.bottom - 1 && bottom > note.top + 1
  }
  const outside = note.left < 0 || note.right > innerWidth || note.top < 0 || note.bottom > innerHeight
  const wrong = [...document.querySelectorAll(others)].filter((one) => one.checkVisibility() && over(one))
  return [...(outside ? ['outside'] : []), ...wrong.map((one) => one.ariaLabel ?? one.textContent)]
}"""


@pytest.mark.parametrize("lang", mostly_long(["en", "fr"], "fr"))
def test_a_note_lies_over_nothing_of_the_board(serve: NewServer, phone: NewPhone, lang: str) -> None:
    server, one = eight(serve, phone, lang)
    set_table(server, SCENES["all at once"][1], 1)
    server.let_pass(3.3)
    wrong = {}
    notes: list[Event] = [Penalised(ME, "hush"), EffectsEnded(()), TurnPassed(ME)]
    for event in notes:
        for size, (width, height) in {**SIZES, "on its side": ON_ITS_SIDE}.items():
            one.page.set_viewport_size({"width": width, "height": height})
            server.happen(event)
            one.page.locator(".board ~ .note").wait_for()
            if found := measure(one.page, UNDER_NOTE):
                wrong[f"{type(event).__name__}, {size}"] = found
    assert wrong == {}


def test_the_dice_do_not_move_when_the_bar_gives_its_button_away(serve: NewServer, phone: NewPhone) -> None:
    server, one = eight(serve, phone, "en")
    square = "JSON.stringify(document.querySelector('.square .square').getBoundingClientRect())"
    expect(one.button("Go!")).to_be_visible()
    before = measure(one.page, square)
    server.happen(ClockStarted(2), TurnCame(ME), TurnBegun(ME))
    expect(one.button("Go!")).to_have_count(0)
    assert measure(one.page, square) == before


def test_everybody_is_told_who_they_are_before_the_clock_runs(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=SPEED)
    oni, ada = phone(server, reduced_motion="reduce"), phone(server, lang="fr", reduced_motion="reduce")
    tv = phone(server, width=1920, height=1080, reduced_motion="reduce")
    code = oni.open("oni")
    oni.sit("Olga")
    ada.join(code).sit("Ada")
    for _ in range(2):
        oni.add_bot()
    tv.go(f"/screen/{code}")
    oni.begin(ada, tv)
    expect(oni.page.locator('[data-role="oni"]')).to_contain_text("You are ONI!")
    expect(ada.page.locator('[data-role="team"]')).to_contain_text("Tu es dans l’équipe")
    expect(ada.page.locator('[data-role="team"]')).to_contain_text("Olga")
    expect(tv.page.locator('[data-role="all"]')).to_contain_text("Olga is Oni")
    assert oni.violations() + ada.violations() == []
    server.happen(ClockStarted(1), TurnCame(1), TurnBegun(1))
    server.let_pass(1)
    expect(ada.page.locator("[data-role]")).to_be_visible()
    server.let_pass(1)
    for one in (oni, ada, tv):
        expect(one.page.locator("[data-role]")).to_have_count(0)
