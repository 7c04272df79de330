"""The big screen is read from four metres: how large things are there, measured."""

from collections.abc import Mapping
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ninefold.games import SHELF
from ninefold.games.jinx import events as jinx
from tests.browser.hall_crowd import Crowd
from tests.browser.names import SEVEN
from tests.browser.phones import AT_REST, GAMES, NewPhone, NewServer, Phone, box_of, measure, still_wrong
from tests.browser.scenes import NEEDED, READ, SCENES
from tests.browser.volume import mostly_long

# Every piece of text, and everything that lies on the board, with its size in pixels.
SIZES = """(piece) => {
  const found = []
  const seen = (one) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !one.closest('.unseen, aside, .sound')
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const text = node.textContent.trim(), one = node.parentElement
    if (text && seen(one) && !one.closest('svg, style, script, button, .watching'))
      found.push([text, parseFloat(getComputedStyle(one).fontSize)])
  }
  for (const one of document.querySelectorAll('[data-cell], [data-cup], [data-die]'))
    if (seen(one)) found.push([piece, one.getBoundingClientRect().width])
  return found
}"""
# What is cut off, lies outside, or breaks a name in the middle of a word.
CUT = """() => {
  const wrong = []
  const { scrollHeight } = document.documentElement
  if (scrollHeight > innerHeight + 1) wrong.push(`the page is ${scrollHeight} high`)
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const text = node.textContent, one = node.parentElement
    if (!text.trim() || !one.checkVisibility()) continue
    if (one.closest('.unseen, svg, style, script, [aria-hidden=true]')) continue
    const range = document.createRange()
    for (const word of text.matchAll(/[^\\s-]+-?/g)) {
      range.setStart(node, word.index)
      range.setEnd(node, word.index + word[0].length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      const { left, right, top, bottom } = range.getBoundingClientRect()
      if (lines.size > 1) wrong.push(`${word[0]}: broken`)
      if (left < 0 || right > innerWidth + 1 || top < 0 || bottom > innerHeight + 1)
        wrong.push(`${word[0]}: outside`)
    }
    if (one.closest('.scene .fitted')) continue // beside a call in Jinx, of a long name the beginning is seen
    range.selectNodeContents(node)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    for (let box = one; box; box = box.parentElement) {
      const { display, overflowX, overflowY, textOverflow } = getComputedStyle(box)
      if (display === 'contents') continue
      const edge = box.getBoundingClientRect()
      if (textOverflow === 'ellipsis' && box.scrollWidth > box.clientWidth + 1)
        wrong.push(`${text.trim()}: cut`)
      if ((overflowY !== 'visible' && (top < edge.top - 1 || bottom > edge.bottom + 1)) ||
          (overflowX !== 'visible' && (left < edge.left - 1 || right > edge.right + 1)))
        wrong.push(`${text.trim()}: out of sight`)
    }
  }
  return wrong
}"""
# What comes closer to the way in than a finger's width, of all that is read or lies on the board.
TOUCHES = """() => {
  const near = innerHeight / 90
  const box = document.querySelector('header aside').getBoundingClientRect()
  const others = document.querySelectorAll('.says, .clock, main section > *, main .panel')
  return [...others].filter((one) => one.checkVisibility()).filter((one) => {
    const { left, right, top, bottom, width } = one.getBoundingClientRect()
    const beside = right < box.left - near || left > box.right + near
    return width > 0 && !beside && top < box.bottom + near && bottom > box.top - near
  }).map((one) => one.className)
}"""
# Cards that count and players that lie over each other.
OVERLAP = """() => {
  const parts = [...document.querySelectorAll('[data-effect], .team li')]
  const boxes = parts.map((one) => one.getBoundingClientRect())
  return parts.flatMap((one, index) => parts.slice(index + 1).filter((_, after) => {
    const [a, b] = [boxes[index], boxes[index + 1 + after]]
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
  }).map((other) => `${one.textContent.trim()} and ${other.textContent.trim()}`))
}"""
# How wide the pictures of the cards that count are, in parts of the height.
PICTURES = """() =>
  [...document.querySelectorAll('[data-effect] .picture')].map((one) => one.offsetWidth / innerHeight)"""
# Fingers that are seen beside the panel of a contest.
STRAY = """() => {
  const panel = document.querySelector('section.contest').getBoundingClientRect()
  return [...document.querySelectorAll('.finger .tip')].filter((tip) => {
    let { left, right, top, bottom } = tip.getBoundingClientRect()
    for (let box = tip.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflowY === 'visible') continue
      const edge = box.getBoundingClientRect()
      ;[top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)]
      ;[left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)]
    }
    const beside = left < panel.left - 1 || right > panel.right + 1
    return bottom > top && right > left && (beside || top < panel.top - 1 || bottom > panel.bottom + 1)
  }).length
}"""
# How wide something is, and its text.
WIDE = """(one) => {
  const range = document.createRange()
  range.selectNodeContents(one)
  return [one, range].map((its) => its.getBoundingClientRect().width)
}"""
PIECE = "a piece"
LONG = "Maximiliane Wolfgang"
LAPTOP, TELEVISION, SMALL = (1280, 800), (1920, 1080), (1280, 720)


def sizes(page: Page) -> dict[str, float]:
    """The smallest size of each text and of the pieces."""
    found: dict[str, float] = {}
    for what, size in measure(page, SIZES, PIECE):
        found[what] = min(size, found.get(what, size))
    return found


def cut(page: Page) -> dict[str, list[str]]:
    wrong = {}
    for width, height in (TELEVISION, SMALL):
        page.set_viewport_size({"width": width, "height": height})
        if found := still_wrong(page, CUT):
            wrong[f"{width}x{height}"] = found
    page.set_viewport_size({"width": TELEVISION[0], "height": TELEVISION[1]})
    page.evaluate(AT_REST)
    return wrong


def laid_out(found: Mapping[str, object]) -> str:
    return "\n".join(f"{where}: {what}" for where, what in found.items())


def table_with(host: Phone, game: str, players: int) -> str:
    code = host.open(game)
    host.sit(LONG)
    for _ in range(players - 1):
        host.add_bot()
    return code


@pytest.mark.parametrize("game", mostly_long(GAMES, "jinx"))
@pytest.mark.parametrize("most", [pytest.param(False, marks=pytest.mark.long), True], ids=["few", "many"])
def test_the_big_screen_is_large_and_nothing_is_cut_off(
    serve: NewServer, phone: NewPhone, game: str, most: bool
) -> None:
    server = serve(speed=0.02)
    host = phone(server, reduced_motion="reduce")
    code = table_with(host, game, SHELF[game].seats[-1 if most else 0])
    screen = phone(server, width=TELEVISION[0], height=TELEVISION[1], reduced_motion="reduce").go(
        f"/screen/{code}"
    )
    screen.at("LobbyView")
    wrong: dict[str, Any] = {f"lobby, {size}": found for size, found in cut(screen.page).items()}
    qr, invite = (box_of(screen.page.locator(one)) for one in ("aside svg", "aside.panel"))
    assert qr and invite
    if qr["height"] < 0.6 * TELEVISION[1] or not 0.6 < invite["width"] / TELEVISION[0] < 0.7:
        wrong["lobby, invite"] = qr, invite

    way_in = screen.page.locator("aside")
    column, letters = (way_in.locator(one).evaluate(WIDE) for one in (".words", ".code strong"))
    if letters[1] > 0.9 * column[0]:
        wrong["lobby, the code is tight"] = column, letters

    laptop = phone(server, width=LAPTOP[0], height=LAPTOP[1], reduced_motion="reduce").go(f"/t/{code}")
    for question, answer in NEEDED.get(game, ()):
        host.choose(question, answer)
    host.begin(screen, laptop)
    expect(screen.page.locator(".says")).not_to_be_empty()
    expect(laptop.page.get_by_text("Watching.")).to_be_visible()
    screen.page.wait_for_timeout(1500)
    wrong |= {f"play, {size}": found for size, found in cut(screen.page).items()}
    near, far = sizes(laptop.page), sizes(screen.page)
    times = {what: round(far[what] / near[what], 2) for what in near.keys() & far.keys() - {LONG}}
    assert len(times) > 3
    # what fills the height of a laptop has only a third more of it here
    if small := {what: by for what, by in times.items() if by < (1.4 if what == PIECE else 1.6)}:
        wrong["play, not much larger than on a laptop"] = small
    says, board = (box_of(screen.page.locator(one)) for one in (".says", "main section >> nth=0"))
    assert says and board
    if abs(says["x"] + says["width"] / 2 - board["x"] - board["width"] / 2) > 2:
        wrong["play, headline"] = says, board
    for scene, events in SCENES[game](SHELF[game].seats[-1 if most else 0]).items():
        server.happen(*events)
        server.let_pass(READ[game])
        screen.page.wait_for_timeout(500)
        wrong |= {f"{scene}, {size}": found for size, found in cut(screen.page).items()}
        if touches := measure(screen.page, TOUCHES):
            wrong[f"{scene}, the way in is touched"] = touches
        headline = screen.page.locator(".says").inner_text()
        if screen.page.locator("main section").get_by_text(headline, exact=True).count():
            wrong[f"{scene}, said twice"] = headline
    assert not wrong, laid_out(wrong)


def test_the_clue_is_the_headline_of_the_round(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=0.02)
    host = phone(server, reduced_motion="reduce")
    code = table_with(host, "jinx", 6)
    screen = phone(server, width=TELEVISION[0], height=TELEVISION[1], reduced_motion="reduce").go(
        f"/screen/{code}"
    )
    host.begin(screen)
    for scene in ("pointing", "own clue"):
        server.happen(*SCENES["jinx"](6)[scene])
        server.let_pass(READ["jinx"])
        clue = screen.page.locator(".head .said")
        clue.wait_for()
        ink = "one => [parseFloat(getComputedStyle(one).fontSize), getComputedStyle(one).color]"
        large, colour = clue.evaluate(ink)
        size, full = screen.page.locator(".says").evaluate(ink)
        assert large > size * 1.2 and colour == full, scene


def test_four_players_of_memodixe_and_their_messages_fit_the_screen(
    serve: NewServer, phone: NewPhone
) -> None:
    """So many stand in two columns, as more do: one below the other they left no room for the rest."""
    server = serve(speed=0.02)
    host = phone(server, reduced_motion="reduce")
    code = table_with(host, "memodixe", 4)
    screen = phone(server, width=TELEVISION[0], height=TELEVISION[1], reduced_motion="reduce").go(
        f"/screen/{code}"
    )
    host.begin(screen)
    for scene, events in SCENES["memodixe"](4).items():
        server.happen(*events)
        server.let_pass(READ["memodixe"])
        screen.page.wait_for_timeout(500)
        assert (scene, cut(screen.page)) == (scene, {})


@pytest.mark.parametrize(
    ("touch", "words"), [(False, "Click for sound"), (True, "Tap for sound")], ids=["mouse", "finger"]
)
def test_the_request_for_sound_names_the_input_device(
    serve: NewServer, phone: NewPhone, touch: bool, words: str
) -> None:
    server = serve()
    code = phone(server).open("fix")
    screen = phone(server, width=1280, height=720, has_touch=touch, is_mobile=touch).go(f"/screen/{code}")
    expect(screen.button(words)).to_be_visible()


def test_a_screen_that_somebody_has_touched_says_that_it_can_sound(serve: NewServer, phone: NewPhone) -> None:
    server = serve()
    ada = phone(server)
    code = ada.open("memo_dice")
    tv = phone(server, width=1280, height=720)
    with tv.page.expect_websocket() as socket:
        tv.go(f"/screen/{code}")
    expect(tv.button("Click for sound")).to_be_visible()
    with socket.value.expect_event("framereceived", lambda heard: '"speakers":1' in str(heard)):
        tv.page.keyboard.press("Enter")


# What the button for sound lies on, and on how many lines it says so.
OFFERED = """() => {
  const button = document.querySelector('.sound button').getBoundingClientRect()
  const under = [...document.querySelectorAll('.says, .clock')].filter((one) => {
    const { left, top } = one.getBoundingClientRect()
    return left < button.right && top < button.bottom
  })
  const range = document.createRange()
  range.selectNodeContents(document.querySelector('.sound button'))
  const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 50).map(({ top }) => top))
  return [under.map((one) => one.className), lines.size]
}"""


@pytest.mark.parametrize("lang", mostly_long(["en", "fr"], "fr"))
def test_the_request_for_sound_is_one_line(serve: NewServer, phone: NewPhone, lang: str) -> None:
    server = serve(speed=0.02)
    host = phone(server, reduced_motion="reduce")
    code = table_with(host, "memodixe", 6)
    screen = phone(server, width=1920, height=1080, lang=lang, reduced_motion="reduce").go(f"/screen/{code}")
    host.begin(screen)
    for events in SCENES["memodixe"](6).values():
        server.happen(*events)
        for width, height in (TELEVISION, SMALL):
            screen.page.set_viewport_size({"width": width, "height": height})
            screen.page.wait_for_timeout(300)
            assert measure(screen.page, OFFERED) == [[], 1]


def test_cards_that_count_cover_no_player_of_eight(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=0.02)
    host = phone(server, reduced_motion="reduce")
    code = host.open("oni")
    host.sit("Anna")
    host.choose(*NEEDED["oni"][0])
    with closing(Crowd(server.port, code)) as crowd:
        crowd.sit(SEVEN)
        screen = phone(server, width=1920, height=1080, reduced_motion="reduce").go(f"/screen/{code}")
        host.begin(screen)
        server.happen(*SCENES["oni"](8)["five effects"])
        server.let_pass(READ["oni"])
        expect(screen.page.locator("[data-effect]")).to_have_count(5)
        for width, height in (TELEVISION, LAPTOP):
            screen.page.set_viewport_size({"width": width, "height": height})
            assert (width, still_wrong(screen.page, OVERLAP)) == (width, [])
            assert (width, still_wrong(screen.page, CUT)) == (width, [])
            assert min(measure(screen.page, PICTURES)) > 0.05, width


def test_a_long_headline_moves_no_board_and_no_finger_covers_it(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=0.02)
    host = phone(server, reduced_motion="reduce")
    code = host.open("jinx")
    host.sit("Anna")
    with closing(Crowd(server.port, code)) as crowd:
        crowd.sit(SEVEN[:5])
        screen = phone(server, width=1920, height=1080, reduced_motion="reduce").go(f"/screen/{code}")
        host.begin(screen)
        board = screen.page.locator("main .board").last
        before = box_of(board)
        touched = (0, 2, 3, 4, 5)
        pointed = [jinx.Pointed(seat, 2) for seat in touched]
        moon = [jinx.PositionDrawn(1, 4), jinx.ClueWritten("moon")]
        server.happen(*moon, *pointed, jinx.Contested(2, touched, 0))
        expect(screen.page.locator("section.contest")).to_be_visible()
        assert measure(screen.page, STRAY) == 0
        assert box_of(board) == before
        headline, bar = (box_of(screen.page.locator(what)) for what in (".says", "header"))
        assert headline["y"] >= bar["y"] and headline["height"] <= bar["height"]
        assert cut(screen.page) == {}
