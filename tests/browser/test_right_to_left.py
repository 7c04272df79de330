"""Hebrew at all places: nothing is cut or covered, and what lies on the table is not mirrored."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from ninefold.engine import Event
from ninefold.games import SHELF
from ninefold.games.fix import events as fix
from ninefold.games.jinx import events as jinx
from ninefold.games.memo_dice.events import RoundScored
from ninefold.games.memodixe.events import DieWon, GameEnded
from ninefold.games.oni.events import ClockRang
from tests.browser.hall_views import FakeHall
from tests.browser.phones import GAMES, NewPhone, NewServer, Phone, measure, still_wrong
from tests.browser.scenes import READ, SCENES
from tests.browser.test_access import SMALL
from tests.browser.test_companion import UNSHUFFLED
from tests.browser.test_hall_looks import BIG, into
from tests.browser.test_hall_looks import SCENES as HALL
from tests.browser.test_languages import HEBREW, WRONG, begun, fine, opened, seated, turned, words
from tests.browser.test_lesson import ASKED, MOVE, NEXT, OFFERED, TIPS
from tests.browser.test_lesson import HIDDEN as COVERED
from tests.browser.test_own_sets import photo
from tests.browser.test_reach import HIDDEN
from tests.browser.test_replay import CUT as BAR
from tests.browser.test_replay import MOMENTS
from tests.browser.test_screen import CUT
from tests.browser.test_television import letters_of
from tests.browser.volume import mostly_long

LONGEST = "Wilhelmina-Anastasia"
TELEVISION: Mapping[str, Any] = {"width": 1920, "height": 1080}
# How what lies on the table goes on from one piece to the next: the same if the page is turned around.
PIECES = """(way) => {
  document.documentElement.dir = way
  const steps = []
  const all = [...document.querySelectorAll('[data-cell], [data-cup], [data-die]')]
  const pieces = all.filter((one) => one.offsetWidth)
  pieces.forEach((piece, at) => {
    const [here, next] = [piece, pieces[at + 1]].map((one) => one?.getBoundingClientRect())
    if (next && piece.parentElement.className === pieces[at + 1].parentElement.className)
      steps.push([next.x - here.x, next.y - here.y].map((far) => Math.sign(Math.round(far / 8))).join())
  })
  return steps
}"""
NO_TIME = "(() => { const now = Date.now(); Date.now = () => now })()"
SQUARE = tuple(range(9))
# What ends a game, with different places for two players.
ENDS: Mapping[str, Sequence[Event]] = {
    "memo_dice": [RoundScored((12, 21))],
    "memodixe": [DieWon(1, 0), DieWon(1, 1), DieWon(0, 2), GameEnded()],
    "jinx": [  # the deck is nearly used up, and two of three take the whole square
        *(jinx.Refilled(SQUARE, tuple(range(first, first + 9))) for first in (0, 9, 18)),
        *(jinx.PositionDrawn(0, 4), jinx.ClueWritten("moon"), jinx.Pointed(1, 4), jinx.Kept(1, 4, "alone")),
        *(jinx.Answered(1, 4, True), jinx.TurnScored(4, 1, (0, 1, 2, 3, 5, 6, 7, 8), (), None)),
    ],
    "fix": [fix.Stopped(0), fix.RoundScored((3, 13))],
    "oni": [ClockRang()],
}


def look(phone: Phone, where: str) -> None:
    """Also for what is covered."""
    fine(phone, where)
    assert still_wrong(phone.page, HIDDEN) == [], where


def like(text: str, **filled: object) -> re.Pattern[str]:
    """A text with placeholders as it is shown: what is filled in stands by itself between the directions."""
    parts = re.split(r"\{(\w+)\}", text)
    for place in range(1, len(parts), 2):
        parts[place] = str(filled.get(parts[place], ".*"))
    return re.compile(
        "".join([re.escape(part) if not at % 2 else f"\u2068?{part}\u2069?" for at, part in enumerate(parts)])
    )


def keeps_its_order(phone: Phone, where: str) -> int:
    """How many pieces were compared."""
    turned_back, as_it_is = measure(phone.page, PIECES, "ltr"), measure(phone.page, PIECES, "rtl")
    assert as_it_is == turned_back, where
    return len(as_it_is)


def with_bots(phone: Phone, game: str) -> str:
    code = opened(phone, game)
    seated(phone, LONGEST)
    for number in range(2, SHELF[game].seats[0] + 1):
        phone.page.locator("main ol > li.free button").first.click()
        phone.page.get_by_role("dialog").locator(".levels button").first.click()
        expect(phone.page.locator("main ol > li:not(.free)")).to_have_count(number)
    return code


def stopped(phone: Phone) -> None:
    said = words("he")
    phone.button(said["table"]["menu"]).click()
    phone.button(said["table"]["stop"]).click()
    phone.button(said["table"]["stopSure"]).click()
    phone.at("EndedView")


@pytest.mark.parametrize(
    ("width", "height"), mostly_long([(390, 664), (820, 1180), (1920, 1080)], (390, 664))
)
def test_a_hall(serve: NewServer, phone: NewPhone, width: int, height: int) -> None:
    one = phone(serve(speed=5), lang="he", width=width, height=height, reduced_motion="reduce")
    hall = into(one, "t", *HALL["host, nobody"])
    for scene, (view, own) in HALL.items():
        hall.own = own
        hall.show(view)
        expect(one.page.locator(f"[data-hall={view.phase}]")).to_be_visible()
        look(one, scene)
        assert measure(one.page, SMALL) == [], scene


@pytest.mark.long
@pytest.mark.parametrize(("width", "height"), [(820, 1180), (1920, 1080)])
def test_a_hall_on_the_big_screen(serve: NewServer, phone: NewPhone, width: int, height: int) -> None:
    one = phone(serve(speed=5), lang="he", width=width, height=height, reduced_motion="reduce")
    hall = into(one, "screen", BIG["nobody"], {})
    for scene, view in BIG.items():
        hall.show(view)
        expect(one.page.locator(f"[data-hall={view.phase}]")).to_be_visible()
        fine(one, scene)
        assert still_wrong(one.page, CUT) == [], scene


@pytest.mark.long
def test_the_hosts_dialogs_in_a_hall(serve: NewServer, phone: NewPhone) -> None:
    said = words("he", "hall")
    host = phone(serve(), lang="he", height=664, reduced_motion="reduce")
    hall: FakeHall = into(host, "t", *HALL["host, gathering"])
    host.page.locator("summary", has_text=said["plan"]["more"]).click()
    look(host, "more settings")
    host.button(re.compile("^Ada")).click()
    fine(host, "a person")
    host.page.keyboard.press("Escape")
    hall.show(HALL["host, playing"][0])
    host.button(like(said["control"]["manage"], number=4)).click()
    fine(host, "a table")


def test_a_replay(serve: NewServer, phone: NewPhone) -> None:
    server = serve()
    ada = phone(server, lang="he", height=664, reduced_motion="reduce")
    with_bots(ada, "memodixe")
    begun(ada)
    for events in MOMENTS:
        server.happen(*events)
        server.let_pass(0.2)
    stopped(ada)
    ada.page.locator('a[href*="/replay/"]').first.click()
    expect(ada.page.get_by_role("slider")).to_be_visible()
    expect(ada.page.locator("[data-cell]").first).to_be_visible()
    turned(ada)
    look(ada, "replay")
    for width, height in ((390, 664), (844, 390), (1280, 800)):
        ada.page.set_viewport_size({"width": width, "height": height})
        assert measure(ada.page, BAR) == [], (width, height)
        assert keeps_its_order(ada, "replay") >= 8
    ada.button(words("he")["replay"]["moments"]).click()
    expect(ada.page.get_by_role("dialog")).to_contain_text(HEBREW)
    fine(ada, "moments")


@pytest.mark.long
def test_the_memory_diary_and_how_it_stands_at_the_end(serve: NewServer, phone: NewPhone) -> None:
    said = words("he")
    server = serve(speed=0.5)
    ada = phone(server, lang="he", height=664, reduced_motion="reduce").go("/")
    kept = "[[9,9],[5,6],[0,1],[0,0],[2,4],[1,5],[0,0],[0,2]]"
    ada.page.evaluate(f"localStorage.setItem('ninefold.remembered', '{kept}')")
    ada.page.reload()
    ada.button(said["common"]["settings"]).click()
    ada.page.get_by_role("dialog").get_by_text(said["memory"]["title"]).click()
    expect(ada.page.locator(".plot")).to_be_visible()
    fine(ada, "diary")
    ada.page.keyboard.press("Escape")
    with_bots(ada, "memo_dice")
    begun(ada)
    server.happen(*ENDS["memo_dice"])
    ada.at("EndedView")
    expect(ada.page.get_by_role("region", name=said["memory"]["title"])).to_be_visible()
    look(ada, "end")


@pytest.mark.long
@pytest.mark.parametrize("game", ["memo_dice", "jinx"])
def test_own_pictures_and_words(serve: NewServer, phone: NewPhone, game: str) -> None:
    said = words("he")["lobby"]["sets"]
    host = phone(serve(), lang="he", height=664, reduced_motion="reduce")
    opened(host, game)
    seated(host, LONGEST)
    host.button(said["title"]).click()
    fine(host, "nothing yet")
    page = host.page
    page.get_by_label(said["photos"]).set_input_files([photo("סבתא", "teal"), photo("IMG_2041", "red")])
    if game == "memo_dice":
        host.button(said["words"]).click()
        fine(host, "writing")
        written = [f"מילה {number} = dog" for number in range(30)]
        page.locator("textarea").fill("\n".join(written))
        page.locator("textarea ~ * button, form:has(textarea) button").first.click()
    expect(page.locator("li input").first).to_be_visible()
    fine(host, "made")


@pytest.mark.long
@pytest.mark.parametrize(("width", "height"), [(390, 664), (820, 1180), (1280, 800)])
def test_the_companion_in_play(serve: NewServer, phone: NewPhone, width: int, height: int) -> None:
    said = words("he", "companion")
    ann = phone(serve(), lang="he", width=width, height=height, reduced_motion="reduce")
    ann.context.add_init_script(UNSHUFFLED)
    ann.context.add_init_script(NO_TIME)
    ann.go("/companion")
    ann.page.get_by_text(said["names"]).click()
    for seat, name in enumerate(("Ann", LONGEST, "Cy", "Dot"), 1):
        ann.page.get_by_label(like(said["nameOf"], number=seat)).fill(name)
    look(ann, "names")
    ann.button(said["go"]).click()
    look(ann, "a turn")
    for card in range(5):  # the deck begins with the effects
        ann.button(said["next"]).click()
        ann.page.get_by_role("button", name=like(said["onTo"])).wait_for()
        assert measure(ann.page, WRONG) + still_wrong(ann.page, HIDDEN) == [], card
        ann.page.get_by_role("button", name=like(said["onTo"])).click()
    look(ann, "effects")
    ann.button(re.compile(re.escape(said["dixe"]))).click()
    look(ann, "a call")
    ann.button(said["right"]).click()
    look(ann, "won")


@pytest.mark.long
def test_an_evening(serve: NewServer, phone: NewPhone) -> None:
    said, server = words("he")["evening"], serve(speed=0.2)
    ada, ben, cy = (phone(server, lang="he", height=664, reduced_motion="reduce") for _ in range(3))
    screen = phone(server, lang="he", reduced_motion="reduce", **TELEVISION)
    code = opened(ada, "memo_dice")
    seated(ada, LONGEST)
    ada.button(said["evening"]).click()
    dialog = ada.page.get_by_role("dialog")
    for game in ("memo_dice", "fix"):
        dialog.get_by_role("button", name=words("he", game)["title"]).click()
    fine(ada, "choosing")
    dialog.get_by_role("button", name=said["done"]).click()
    for one, name in ((ben, "Maximiliane Wolfgang"), (cy, "דנה")):
        one.go(f"/t/{code}")
        seated(one, name)
    screen.go(f"/screen/{code}")

    def all_look(scene: str) -> None:
        for one in (ada, cy):
            look(one, scene)
        fine(screen, scene)
        assert still_wrong(screen.page, CUT) == [], scene

    all_look("lobby")
    ada.page.locator("button.primary.large").last.click()
    ends: Sequence[Sequence[Event]] = (
        [RoundScored((9, 21, 14))],
        [fix.Stopped(0), fix.RoundScored((3, 13, 8))],
    )
    for end in ends:
        for one in (ada, cy, screen):
            one.at("StandingView")
        all_look("standing")
        ada.button(like(said["play"])).click()
        for one in (ada, cy, screen):
            one.at("PlayingView")
        server.happen(*end)
        for one in (ada, cy, screen):
            one.at("EndedView")
        ada.button(said["standing"]).click()
    for one in (ada, cy, screen):
        one.at("StandingView")
        expect(one.page.locator(".ranks li").first).to_be_visible()
    all_look("crowning")


@pytest.mark.long
@pytest.mark.parametrize("game", SHELF)
def test_rules_beside_a_table(serve: NewServer, phone: NewPhone, game: str) -> None:
    said = words("he")["table"]
    ada = phone(serve(), lang="he", height=664, reduced_motion="reduce")
    ada.go(f"/rules/{game}")
    ada.button(said["clauses"]).click()
    for width, height in ((390, 664), (1280, 800)):
        ada.page.set_viewport_size({"width": width, "height": height})
        look(ada, "page")
    opened(ada, game)
    seated(ada, LONGEST)
    ada.button(said["rules"]).first.click()
    expect(ada.page.get_by_role("dialog")).to_contain_text(HEBREW)
    fine(ada, "dialog")


# What is written there, if each letter stands to the right of the one before it, or on a further line.
FROM_THE_LEFT = """(text) => {
  const walk = document.createTreeWalker(text, NodeFilter.SHOW_TEXT), range = document.createRange()
  const letters = []
  for (let part = walk.nextNode(); part; part = walk.nextNode())
    for (let at = 0; at < part.length; at++) {
      range.setStart(part, at)
      range.setEnd(part, at + 1)
      const { left, top } = range.getBoundingClientRect()
      letters.push({ letter: part.data[at], left, top })
    }
  const follows = ({ left, top }, at) => !at || top > letters[at - 1].top || left > letters[at - 1].left
  return letters.every(follows) && letters.map(({ letter }) => letter).join('')
}"""


def test_an_address_of_numbers_is_read_from_the_left(serve: NewServer, phone: NewPhone) -> None:
    """Digits have no direction of their own, so the page's would turn the slashes behind them."""
    ada = phone(serve(), lang="he", reduced_motion="reduce")
    ada.page.route(
        "**/api/address", lambda asked: asked.fulfill(json={"address": "http://192.168.1.20:9009"})
    )
    code = opened(ada, "fix")
    address = ada.page.locator(".address").first
    expect(address).to_have_text(f"192.168.1.20:9009/t/{code}")
    assert address.evaluate(FROM_THE_LEFT) == f"192.168.1.20:9009/t/{code}"


@pytest.mark.long
@pytest.mark.parametrize(("width", "height"), [(320, 568), (1280, 720), (1920, 1080)])
def test_a_television_and_the_phone_that_leads_it(
    serve: NewServer, phone: NewPhone, width: int, height: int
) -> None:
    said, server = words("he")["table"]["tv"], serve()
    television = phone(server, lang="he", width=width, height=height, reduced_motion="reduce").go("/tv")
    letters = letters_of(television)
    drawn = [one.bounding_box() for one in television.page.locator(".letters > *").all()]
    places = [box["x"] for box in drawn if box]
    assert places == sorted(places), "they are read from the left"
    fine(television, "letters")
    assert still_wrong(television.page, CUT) == [] or width < 1000  # a phone scrolls
    ada = phone(server, lang="he", height=664, reduced_motion="reduce")
    opened(ada, "fix")
    seated(ada, LONGEST)
    ada.button(said["show"]).click()
    fine(ada, "on the phone")
    ada.go(f"/tv/{letters}")
    fine(ada, "confirm")
    ada.button(said["confirm"]).click()
    expect(television.page.get_by_text(LONGEST)).to_be_visible()
    fine(television, "the table")
    assert still_wrong(television.page, CUT) == [] or width < 1000


@pytest.mark.parametrize("game", mostly_long(GAMES, "jinx"))
def test_a_lesson(serve: NewServer, phone: NewPhone, game: str) -> None:
    """Also: what the owl says is all in Hebrew."""
    ada = phone(serve(speed=4), lang="he", height=664)
    ada.context.add_init_script(TIPS)
    ada.go("/")
    ada.page.locator(f'article[data-game="{game}"] .ways button').nth(1).click()
    ada.page.wait_for_url(re.compile(r"/learn/[A-Z]{4}$"))
    ada.at("PlayingView")
    seen: set[str] = set()
    for _ in range(600):
        told: list[str] = ada.page.evaluate("tips")
        if ada.button(words("he")["lesson"]["friends"]).count():
            break
        if ada.page.locator(NEXT).count():
            if told and told[-1] not in seen:
                seen.add(told[-1])
                assert still_wrong(ada.page, COVERED) == [], told[-1]
                assert measure(ada.page, WRONG) == [], told[-1]
            ada.page.evaluate("next => document.querySelector(next)?.click()", NEXT)
        else:
            ada.page.evaluate(MOVE, [ASKED[game], OFFERED])
            ada.page.wait_for_timeout(120)
    else:
        raise AssertionError(f"the lesson does not end: {told}")
    assert [tip for tip in told if not HEBREW.search(tip)] == []
    fine(ada, "the last")


@pytest.mark.parametrize("game", mostly_long(GAMES, "memo_dice"))
def test_what_lies_on_the_table_keeps_its_order(serve: NewServer, phone: NewPhone, game: str) -> None:
    server = serve(speed=0.02)
    ada = phone(server, lang="he", height=664, reduced_motion="reduce")
    screen = phone(server, lang="he", reduced_motion="reduce", **TELEVISION)
    code = with_bots(ada, game)
    if game == "oni":
        level = words("he", "oni")["options"]["level"]
        ada.choose(level["ask"], level["answers"]["hard"]["label"])
    screen.go(f"/screen/{code}")
    begun(ada, screen)
    compared = 0
    for scene, events in SCENES[game](SHELF[game].seats[0]).items():
        server.happen(*events)
        server.let_pass(READ[game])
        compared += keeps_its_order(screen, f"{scene}, big screen")
        for width, height in ((390, 664), (1280, 800)):
            ada.page.set_viewport_size({"width": width, "height": height})
            compared += keeps_its_order(ada, scene)
    assert compared > 20


@pytest.mark.parametrize("game", mostly_long(GAMES, "fix"))
def test_a_finale(serve: NewServer, phone: NewPhone, game: str) -> None:
    server = serve(speed=0.5)
    ada = phone(server, lang="he", height=664, reduced_motion="reduce")
    screen = phone(server, lang="he", reduced_motion="reduce", **TELEVISION)
    screen.go(f"/screen/{with_bots(ada, game)}")
    begun(ada, screen)
    server.happen(*ENDS[game])
    for one in (ada, screen):
        one.at("EndedView")
    ada.page.locator(".end ~ .bar").wait_for()
    look(ada, "end")
    fine(screen, "big screen")
    assert still_wrong(screen.page, CUT) == []
    for width, height in ((844, 390), (1280, 800)):
        ada.page.set_viewport_size({"width": width, "height": height})
        assert measure(ada.page, WRONG) == [], (width, height)
        assert still_wrong(ada.page, HIDDEN) == [], (width, height)
