"""A finished game, watched again: its bar, its moments and its captions."""

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, expect

from ninefold.engine import Event
from ninefold.games.memodixe import events as memodixe
from tests.browser.phones import LOCALES, NewPhone, NewServer, Phone, box_of, measure
from tests.browser.scenes import DICE
from tests.browser.volume import mostly_long

SIZES = ((390, 664), (390, 844), (820, 1180), (1280, 800), (1920, 1080), (844, 390))
LONGEST = "Wilhelmina-Anastasia"
# One after the other, so that each is a step; nothing of it makes the table or a bot go on.
MOMENTS: Sequence[Sequence[Event]] = (
    (memodixe.SquareThrown(DICE, ("oni",) * 7), memodixe.TurnBegun(0)),
    (memodixe.Flipped(0, "clover"),),
    (memodixe.Flipped(1, "clover"),),
    (memodixe.DieWon(0, 0),),
    (memodixe.Stolen(1, 0),),
)
# Buttons that are not whole, or lie on another line than the first one.
CUT = """() => {
  const parts = [...document.querySelectorAll('.bar .line > *')].filter((one) => one.offsetWidth > 0)
  const boxes = parts.map((one) => one.getBoundingClientRect())
  const middle = (box) => Math.round((box.top + box.bottom) / 2)
  return boxes.flatMap((box, index) =>
    box.left < 0 || box.right > innerWidth || box.bottom > innerHeight
      || Math.abs(middle(box) - middle(boxes[0])) > 2
      || (index > 0 && box.left < boxes[index - 1].right - 1) ? [parts[index].outerHTML] : [])
}"""
# Of the choice of a view, what does not fit into it: the browser keeps some room for its arrow.
SHORTENED = """() => {
  const select = document.querySelector('header select'), style = getComputedStyle(select)
  const ink = document.createElement('canvas').getContext('2d')
  ink.font = style.font
  const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 20
  const texts = [...select.options].map((one) => one.textContent)
  return texts.filter((text) => ink.measureText(text).width > room)
}"""


def replayed(serve: NewServer, phone: NewPhone, lang: str = "en") -> Phone:
    """A game of MemoDiXe that was stopped after a theft, watched by its host. Its time passes by leaps alone:
    however slow the machine is, nobody's patience ends."""
    server = serve(speed=0.02)
    ada: Phone = phone(server, lang=lang)
    ada.open("memodixe")
    ada.sit(LONGEST)
    ada.add_bot("elephant")
    ada.begin()
    for events in MOMENTS:
        server.happen(*events)
        server.let_pass(0.2)
    ada.press("menu")
    stop, sure = (
        ("Stop the game", "Stop it for everybody?")
        if lang == "en"
        else ("Arrêter la partie", "L\u2019arrêter pour tous\u202f?")
    )
    ada.button(stop).click()
    ada.button(sure).click()
    ada.at("EndedView")
    ada.page.locator('a[href*="/replay/"]').first.click()
    expect(ada.page.get_by_role("slider")).to_be_visible()
    expect(ada.page.locator("[data-cell]").first).to_be_visible()
    return ada


def caption(phone: Phone) -> Locator:
    return phone.page.locator(".caption")


@pytest.mark.parametrize("lang", mostly_long(LOCALES, "fr"))
def test_the_bar_of_a_replay_is_one_line_at_every_size(serve: NewServer, phone: NewPhone, lang: str) -> None:
    ada = replayed(serve, phone, lang)
    for letters in ("", "200%"):
        ada.page.evaluate("size => { document.documentElement.style.fontSize = size }", letters)
        for width, height in SIZES:
            ada.page.set_viewport_size({"width": width, "height": height})
            assert measure(ada.page, CUT) == [], (width, height, letters)
            if not letters:
                assert measure(ada.page, SHORTENED) == [], (width, height)
            if not letters:
                board, bar = box_of(ada.page.locator("section.board")), box_of(ada.page.locator(".bar"))
                assert board["y"] + board["height"] <= bar["y"] + 1, (width, height)


def test_a_replay_jumps_to_a_moment_and_shares_it(serve: NewServer, phone: NewPhone) -> None:
    ada = replayed(serve, phone)
    moments = ada.page.get_by_role("dialog", name="Moments")
    ada.button("Moments").click()
    won = moments.get_by_role("button", name=f"A pair: Clover! {LONGEST} wins die 1.", exact=True)
    stolen = moments.get_by_role("button", name=re.compile("^(?!Share).*Pip steals"))
    expect(stolen).to_be_visible()
    expect(moments.get_by_role("button", name="The game was stopped.", exact=True)).to_be_visible()
    assert ada.violations() == []
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    moments.get_by_role("button", name=re.compile("^Share: .*wins die 1")).click()
    expect(ada.button("Copied.")).to_be_visible()
    shared = ada.page.evaluate("navigator.clipboard.readText()")
    stolen.click()
    expect(moments).to_be_hidden()
    expect(caption(ada)).to_contain_text("Pip steals a die")
    ada.button("Moments").click()
    won.click()
    expect(caption(ada)).to_contain_text("wins die 1.")
    assert shared.endswith(ada.page.url.removeprefix(ada.url)), "the address of this very moment"
    guest: Phone = phone(ada.server)
    guest.go(shared[shared.index("/replay/") :])
    expect(caption(guest)).to_contain_text("wins die 1.")


def test_a_replay_says_what_happened_and_leads_back_to_the_table(serve: NewServer, phone: NewPhone) -> None:
    ada = replayed(serve, phone)
    steps = ada.page.get_by_role("slider")
    told = []
    steps.focus()
    assert ada.page.evaluate("scrollY") == 0, "the board stays in sight"
    for _ in range(int(steps.get_attribute("max") or 0) - 1):
        ada.button("One step on").click()
        told.append(caption(ada).inner_text())
    assert f"{LONGEST} turns die 1: Clover." in told, told
    steps.focus()
    ada.page.keyboard.press("End")
    expect(caption(ada)).to_have_text("The game was stopped.")
    ada.button("Back to the table").click()
    ada.at("EndedView")


def test_a_tap_on_the_speed_doubles_it(serve: NewServer, phone: NewPhone) -> None:
    ada = replayed(serve, phone)
    for now, then in ((1, 2), (2, 4), (4, 1)):
        ada.button(f"Speed: \u00d7{now}").click()
        expect(ada.button(f"Speed: \u00d7{then}")).to_be_visible()
