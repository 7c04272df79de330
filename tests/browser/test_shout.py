"""Great moments on the big screen: they take the whole picture, and nothing is ever below its edge."""

import pytest
from playwright.sync_api import expect

from ninefold.engine import Event
from ninefold.games import SHELF
from ninefold.games.fix import events as fix
from ninefold.games.jinx import events as jinx
from ninefold.games.memodixe import events as memodixe
from ninefold.games.oni import events as oni
from ninefold.games.oni.cards.sapristix import Shouted
from tests.browser.phones import GAMES, NewPhone, NewServer, Phone, box_of, measure, still_wrong
from tests.browser.scenes import DICE, NEEDED, SCENES
from tests.browser.test_screen import CUT, LAPTOP, LONG, TELEVISION
from tests.browser.volume import mostly_long

SIZES = [TELEVISION, LAPTOP, (820, 1180), (390, 664)]
# Timers of one to two seconds wait until they are told to go on: a test looks for as long as it likes.
HOLD = """() => {
  const later = window.setTimeout, held = []
  window.setTimeout = (work, wait, ...rest) =>
    wait >= 1000 && wait < 2000 ? -held.push(work) : later(work, wait, ...rest)
  window.goOn = () => held.splice(0).forEach((work) => work())
}"""
# What is wrong with a shout: it is not the whole picture, or something of it is small, broken or outside.
ASKEW = """() => {
  const shout = document.querySelector('.shout'), wrong = []
  const { left, top, width, height } = shout.getBoundingClientRect()
  if (left || top || width !== innerWidth || height !== innerHeight) wrong.push(`${width}x${height}`)
  const letters = (what) => parseFloat(getComputedStyle(shout.querySelector(what)).fontSize)
  if (letters('.word') < Math.min(innerHeight, innerWidth) / 10) wrong.push(`letters of ${letters('.word')}`)
  for (const face of shout.querySelectorAll('li > .face > *')) {
    const least = Math.min(innerHeight, innerWidth) / (shout.querySelectorAll('li').length > 2 ? 12 : 5)
    if (face.offsetWidth < least) wrong.push(`a face of ${face.offsetWidth}`)
  }
  const walk = document.createTreeWalker(shout, NodeFilter.SHOW_TEXT), range = document.createRange()
  for (let node = walk.nextNode(); node; node = walk.nextNode())
    for (const word of node.textContent.matchAll(/[^\\s-]+-?/g)) {
      range.setStart(node, word.index)
      range.setEnd(node, word.index + word[0].length)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
        wrong.push(`${word[0]}: broken`)
      if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight) wrong.push(`${word[0]}: outside`)
    }
  return wrong
}"""
# How much of the lower right third is used, in percent.
USED = """() => {
  const main = document.querySelector('main')
  const says = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())
  const seen = (one) => {
    const { backgroundColor, backgroundImage, borderTopWidth } = getComputedStyle(one)
    const bare = backgroundImage === 'none' && /, 0\\)$/.test(backgroundColor) && !parseFloat(borderTopWidth)
    return one instanceof SVGElement || says(one) || !bare
  }
  let used = 0
  for (let x = 0; x < 16; x++)
    for (let y = 0; y < 9; y++) {
      const at = [innerWidth * (2 / 3 + (x + 0.5) / 48), innerHeight * (2 / 3 + (y + 0.5) / 27)]
      if (document.elementsFromPoint(...at).some((one) => main !== one && main.contains(one) && seen(one)))
        used++
    }
  return Math.round((100 * used) / 144)
}"""


def clue(text: str | None, seat: int = 1) -> list[Event]:
    return [jinx.PositionDrawn(seat, 4), jinx.ClueSpoken() if text is None else jinx.ClueWritten(text)]


def contest(seats: int) -> list[Event]:
    """Everybody but the second touched one card."""
    others = tuple(seat for seat in range(seats) if seat != 1)
    return [*clue("moon"), *(jinx.Pointed(seat, 2) for seat in others), jinx.Contested(2, others, 0)]


def shouts(game: str, seats: int) -> dict[str, list[Event]]:
    """One each; the first player has a long name."""
    match game:
        case "jinx":
            pointed = [*clue("moon"), jinx.Pointed(0, 4), jinx.Kept(0, 4, "alone")]
            return {
                "jinx": [*contest(seats), jinx.Shouted(0)],
                "no": [*pointed, jinx.Answered(0, 4, False)],
                "yes": [*pointed, jinx.Answered(0, 4, True)],
            }
        case "fix":
            return {"stop": [fix.Stopped(0)], "round": [fix.RoundScored((3,) * seats)]}
        case "memo_dice":
            *hidden, right, wrong, _ = SCENES["memo_dice"](seats)["recalling"]
            return {"right": [*hidden, right], "wrong": [wrong]}
        case "memodixe":
            square = [memodixe.SquareThrown(DICE, ("oni",) * 7), memodixe.TurnBegun(0)]
            return {
                "call": [*square, memodixe.Called(0)],
                "wrong": [memodixe.CallJudged(0, False)],
                "right": [*square, memodixe.CallJudged(0, True)],
            }
        case _:
            begun = [*SCENES["oni"](seats)["five effects"]]
            return {
                "accused": [*begun, oni.Accused(0, "hush")],
                "sapristix": [Shouted(0)],
                "call": [oni.Called(0)],
                "rang": [oni.ClockRang()],
            }


def table_of(host: Phone, game: str) -> str:
    code = host.open(game)
    host.sit(LONG)
    for _ in range(SHELF[game].seats[-1] - 1):
        host.add_bot()
    for question, answer in NEEDED.get(game, ()):
        host.choose(question, answer)
    return code


@pytest.mark.parametrize("game", mostly_long(GAMES, "jinx"))
def test_a_shout_takes_the_whole_picture(serve: NewServer, phone: NewPhone, game: str) -> None:
    server = serve(speed=0.02)
    host = phone(server, reduced_motion="reduce")
    code = table_of(host, game)
    screens = [
        phone(server, width=1920, height=1080, lang=lang, reduced_motion="reduce").go(f"/screen/{code}")
        for lang in ("en", "fr")
    ]
    host.begin(*screens)
    wrong: dict[str, list[str]] = {}
    for screen in screens:
        screen.page.evaluate(HOLD)
    for name, events in shouts(game, SHELF[game].seats[-1]).items():
        server.happen(*events)
        for screen in screens:
            expect(screen.page.locator(".shout")).to_be_visible()
            # it is a still for those who want no motion
            assert (
                screen.page.evaluate("document.querySelector('.shout').getAnimations({subtree: true})") == []
            )
            for width, height in SIZES:
                screen.page.set_viewport_size({"width": width, "height": height})
                if found := still_wrong(screen.page, ASKEW):
                    wrong[f"{name}, {screen.lang}, {width}x{height}"] = found
            screen.page.evaluate("goOn()")
            expect(screen.page.locator(".shout")).to_have_count(0)
    assert not wrong, wrong


def test_a_shout_is_over_by_itself(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=0.02)
    host = phone(server)
    code = table_of(host, "fix")
    screen = phone(server, width=1920, height=1080).go(f"/screen/{code}")
    host.begin(screen)
    server.happen(fix.Stopped(0))
    expect(screen.page.locator(".shout")).to_contain_text("STOP!")
    expect(screen.page.locator(".shout")).to_have_count(0)
    expect(host.page.locator(".shout")).to_have_count(0)


def test_a_shout_dazzles_nobody_at_night(serve: NewServer, phone: NewPhone) -> None:
    """Its letters are lighter than its ground, by day and by night."""
    server = serve(speed=0.02)
    host = phone(server)
    code = table_of(host, "fix")
    screen = phone(server, width=1920, height=1080, reduced_motion="reduce").go(f"/screen/{code}")
    host.begin(screen)
    screen.page.evaluate(HOLD)
    light = """(one) => [getComputedStyle(one).backgroundColor, getComputedStyle(one).color].map((colour) => {
      const [red, green, blue] = colour.match(/[\\d.]+/g).map(Number)
      return 0.3 * red + 0.59 * green + 0.11 * blue
    })"""
    for event in (fix.Stopped(0), fix.RoundScored((3,) * 5)):
        server.happen(event)
        shout = screen.page.locator(".shout")
        for scheme in ("light", "dark"):
            screen.page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
            ground, letters = shout.evaluate(light)
            assert ground < 110 < letters, (event, scheme)
        screen.page.evaluate("goOn()")
        expect(shout).to_have_count(0)


# How many sounds began, and how many of them are sung: a song has a gain of its own, its level never set.
HEAR = """() => {
  const { connect } = AudioNode.prototype, { setValueAtTime } = AudioParam.prototype
  const set = new WeakSet()
  window.heardSounds = window.heardSongs = 0
  for (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
    const { start } = prototype
    prototype.start = function (...how) {
      heardSounds++
      return start.apply(this, how)
    }
  }
  AudioParam.prototype.setValueAtTime = function (...how) {
    set.add(this)
    return setValueAtTime.apply(this, how)
  }
  AudioNode.prototype.connect = function (to, ...how) {
    if (this instanceof GainNode && to instanceof GainNode && !set.has(this.gain)) heardSongs++
    return connect.call(this, to, ...how)
  }
}"""


@pytest.mark.parametrize("game", mostly_long(GAMES, "jinx"))
def test_a_shout_has_one_sound(serve: NewServer, phone: NewPhone, game: str) -> None:
    server = serve(speed=0.02)
    host = phone(server, reduced_motion="reduce")
    code = table_of(host, game)
    screen = phone(server, width=1920, height=1080, reduced_motion="reduce").go(f"/screen/{code}")
    host.begin(screen)
    screen.page.evaluate(HEAR)
    screen.page.mouse.click(5, 5)  # browsers keep a page silent until somebody touches it
    heard = {}
    for name, events in shouts(game, SHELF[game].seats[-1]).items():
        server.happen(*events[:-1])
        seen = -1
        while seen < (seen := len(screen.sights)):  # what led to it has been told
            screen.page.wait_for_timeout(300)
        expect(screen.page.locator(".shout")).to_have_count(0)
        screen.page.evaluate("heardSounds = heardSongs = 0")
        server.happen(events[-1])
        expect(screen.page.locator(".shout")).to_be_visible()
        heard[name] = screen.page.evaluate("[heardSounds > 0, heardSongs <= 1]")
        expect(screen.page.locator(".shout")).to_have_count(0)
    assert [name for name, found in heard.items() if found != [True, True]] == []


CLUES = {
    "spoken": clue(None, 0),
    "of 116 letters": clue(
        "a song that my grandmother hummed while the rain was drumming on the roof " * 2, 0
    ),
    "one word of 40 letters": clue("Rindfleischetikettierungsüberwachungsges", 0),
}


# at once: the contest is over after a while
WIDTHS = "all => all.map((one) => one.getBoundingClientRect().width)"


def test_a_clue_pushes_nothing_off_the_big_screen(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=0.02)
    host = phone(server, reduced_motion="reduce")
    code = table_of(host, "jinx")
    screens = [
        phone(server, width=1920, height=1080, lang=lang, reduced_motion="reduce").go(f"/screen/{code}")
        for lang in ("en", "fr")
    ]
    host.begin(*screens)
    wrong: dict[str, list[str]] = {}
    contested = contest(6)
    # a contest waits for nobody: it comes first
    for name, events in {"contest": contested, **CLUES}.items():
        server.happen(*events)
        if events is not contested:
            server.let_pass(0.4)
        for screen in screens:
            for width, height in SIZES:
                screen.page.set_viewport_size({"width": width, "height": height})
                if found := still_wrong(screen.page, CUT):
                    wrong[f"{name}, {screen.lang}, {width}x{height}"] = found
            screen.page.set_viewport_size({"width": 1920, "height": 1080})
            if events is contested:
                expect(screen.page.locator(".contest .loud")).to_be_in_viewport(ratio=1)
                faces = screen.page.locator(".contest .face").evaluate_all(WIDTHS)
                assert faces and min(faces) >= 90
    assert not wrong, wrong


def test_a_round_of_fix_is_read_from_four_metres(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=0.02)
    host = phone(server, reduced_motion="reduce")
    code = table_of(host, "fix")
    screen = phone(server, width=1920, height=1080, reduced_motion="reduce").go(f"/screen/{code}")
    host.begin(screen)
    server.happen(*SCENES["fix"](5)["scored"])
    expect(screen.page.locator(".shout")).to_have_count(0)
    letters = "all => all.map((one) => parseFloat(getComputedStyle(one).fontSize) / innerHeight)"
    for width, height in (TELEVISION, LAPTOP):
        screen.page.set_viewport_size({"width": width, "height": height})
        assert still_wrong(screen.page, CUT) == []
        for what in ("td.number", "tbody .who"):
            sizes = screen.page.locator(what).evaluate_all(letters)
            assert len(sizes) >= 5 and min(sizes) > 0.032, (what, sizes)


@pytest.mark.parametrize("game", mostly_long(GAMES, "oni"))
def test_the_lower_right_third_is_used(serve: NewServer, phone: NewPhone, game: str) -> None:
    """From the first moment, and in every scene."""
    server = serve(speed=0.02)
    host = phone(server, reduced_motion="reduce")
    code = table_of(host, game)
    screen = phone(server, width=1920, height=1080, reduced_motion="reduce").go(f"/screen/{code}")
    host.begin(screen)
    expect(screen.page.locator("main .board")).to_be_visible()
    small = {}
    for name, events in {"start": [], **SCENES[game](SHELF[game].seats[-1])}.items():
        server.happen(*events)
        expect(screen.page.locator(".shout")).to_have_count(0)
        for width, height in (TELEVISION, LAPTOP):
            screen.page.set_viewport_size({"width": width, "height": height})
            if (used := measure(screen.page, USED)) < 12:
                small[f"{name}, {width}"] = used
    assert small == {}


def test_a_lost_connection_covers_nothing(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=0.02)
    host = phone(server, reduced_motion="reduce")
    code = table_of(host, "memodixe")
    screen = phone(server, width=1920, height=1080, reduced_motion="reduce").go(f"/screen/{code}")
    host.begin(screen)
    for one in (host, screen):
        one.forgive("WebSocket", "ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET")
    server.kill()
    lost = screen.page.locator(".lost")
    for width, height in (TELEVISION, LAPTOP):
        screen.page.set_viewport_size({"width": width, "height": height})
        banner, says = box_of(lost), box_of(screen.page.locator(".says"))
        assert banner["y"] + banner["height"] <= says["y"]
        assert still_wrong(screen.page, CUT) == []
