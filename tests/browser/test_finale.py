"""The end of a game: everybody on one line, whatever they are called, and one crown for each who won."""

from contextlib import closing

import pytest
from playwright.sync_api import expect

from ninefold.engine import Event
from ninefold.games.fix import events as fix
from ninefold.games.memodixe import events as memodixe
from ninefold.games.oni.events import Called, CallJudged, ClockRang
from tests.browser.hall_crowd import Crowd
from tests.browser.names import SEVEN
from tests.browser.phones import NewPhone, NewServer, box_of, measure, sit_down, still_wrong
from tests.browser.scenes import DICE, NEEDED, SCENES
from tests.browser.test_screen import CUT
from tests.browser.volume import mostly_long

SIZES = [(390, 664), (820, 1180), (1280, 800), (1920, 1080)]
NAMES = ("Anne-Sophie Charlott", "Ben", "Cy")
ENDS: dict[str, list[Event]] = {
    "memodixe": [
        *(memodixe.DieWon(seat, die) for die, seat in enumerate((0, 1, 1, 2))),
        memodixe.GameEnded(),
    ],
    "fix": [fix.Stopped(0), fix.RoundScored((3, 13, 8))],
}

# On how many lines the plates and the names begin.
LINES = """() => {
  const lines = (what) =>
    new Set([...document.querySelectorAll(what)].map((one) => Math.round(one.getBoundingClientRect().top)))
  return [lines('.plate').size, lines('ol .name').size]
}"""

# Notes whether anything is offered while it is still being counted.
EARLY = """() => {
  window.early = false
  const there = (what) => document.querySelector(what) !== null
  new MutationObserver(() => { window.early ||= there('.end ~ .bar') && !there('.crowned') })
    .observe(document, { subtree: true, childList: true, attributes: true })
}"""


@pytest.mark.parametrize("game", mostly_long(ENDS, "fix"))
def test_a_long_name_does_not_move_the_podium(serve: NewServer, phone: NewPhone, game: str) -> None:
    server = serve()
    three = ada, ben, cy = [phone(server, height=664, reduced_motion="reduce") for _ in NAMES]
    code = sit_down(ada, ben, cy, names=NAMES, game=game)
    screen = phone(server, width=1920, height=1080, reduced_motion="reduce").go(f"/screen/{code}")
    ada.begin(ben, cy)
    server.happen(*ENDS[game])
    for one in (*three, screen):
        one.at("EndedView")
        expect(one.page.locator(".crown svg")).to_be_visible()
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.wait_for_timeout(100)
        assert (width, measure(ada.page, LINES)) == (width, [1, 1])
        broken = [what for what in measure(ada.page, CUT) if "broken" in what]
        assert (width, broken) == (width, [])
        expect(ada.page.get_by_role("heading", level=2).first).to_be_in_viewport(ratio=1)
    assert measure(screen.page, LINES) == [1, 1] and measure(screen.page, CUT) == []
    pieces = ada.page.locator(".pile .piece")
    assert pieces.count() == sum(int(plate) for plate in ada.page.locator(".plate").all_inner_texts())
    expect(ada.page.locator(".pile .slice")).to_have_count(0)  # the game's own, not any game's


def test_everybody_is_named_once(serve: NewServer, phone: NewPhone) -> None:
    server = serve()
    ada = phone(server, height=664, reduced_motion="reduce")
    code = ada.open("fix")
    ada.sit("Ada")
    for _ in range(4):
        ada.add_bot()
    screen = phone(server, width=1920, height=1080, reduced_motion="reduce").go(f"/screen/{code}")
    ada.begin(screen)
    server.happen(fix.Stopped(0), fix.RoundScored((8, 60, 7, 2, 4)))
    points = (11, 63, 10, 5, 7)  # everybody had three
    names = [chair["name"] for chair in ada.sights[-1]["table"]["chairs"]]
    for one in (ada, screen):
        one.at("EndedView")
        expect(one.page.locator(".crown svg")).to_be_visible()
        for seat, name in enumerate(names):
            expect(one.placed(name)).to_have_count(1)
            expect(one.placed(name)).to_contain_text(f"{points[seat]} points")
    after = ada.page.get_by_role("list", name="Everybody else").get_by_role("listitem")
    expect(after).to_have_count(2)
    expect(after.first).to_contain_text("place 4, 7 points")
    expect(screen.page.get_by_role("list", name="Everybody else")).to_have_count(0)


def test_joint_winners_have_a_crown_each_and_fill_the_podium(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=0.1)
    ada = phone(server, width=1280, height=800, reduced_motion="reduce")
    code = ada.open("oni")
    ada.sit("Ada")
    for _ in range(3):
        ada.add_bot()
    screen = phone(server, width=1920, height=1080, reduced_motion="reduce").go(f"/screen/{code}")
    ada.begin(screen)
    server.happen(ClockRang())
    for one in (ada, screen):
        one.at("EndedView")
        winners = one.page.get_by_role("list", name="The podium").get_by_role("listitem")
        expect(one.page.get_by_role("heading", name="How it ended")).to_be_visible()
        assert one.page.locator(".crown svg").count() == winners.count() > 0
    row = box_of(ada.page.locator(".panels"))
    panels = [box for panel in ada.page.locator(".panels > section").all() if (box := box_of(panel))]
    first = [box for box in panels if box["y"] == panels[0]["y"]]
    assert row and max(box["x"] + box["width"] for box in first) == pytest.approx(
        row["x"] + row["width"], abs=2
    )
    expect(ada.page.get_by_role("region", name="What you remember")).to_contain_text("Nothing yet.")
    assert measure(screen.page, CUT) == []


def test_equal_players_share_a_step_and_read_why_one_wins(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=0.02)
    ada, ben, cy = [phone(server, height=664, reduced_motion="reduce") for _ in range(3)]
    sit_down(ada, ben, cy, names=("Ada", "Ben", "Cy"), game="memodixe")
    ada.begin(ben, cy)
    square = [memodixe.SquareThrown(DICE, ("oni",) * 7), memodixe.TurnBegun(1)]
    won = [memodixe.DieWon(seat, cell) for cell, seat in enumerate((0, 1, 2))]
    server.happen(*square, *won, memodixe.Called(1), memodixe.CallJudged(1, True), memodixe.GameEnded())
    ada.at("EndedView")
    expect(ada.page.get_by_text("All have 1 die. Ben called DiXe! last, so Ben wins.")).to_be_visible()
    left, right = (
        box_of(ada.page.locator("ol > li", has_text=name).locator(".plate")) for name in ("Ada", "Cy")
    )
    assert left["y"] == right["y"] and left["x"] + left["width"] == pytest.approx(right["x"], abs=1)


def test_oni_laughs_when_oni_wins(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=0.1)
    ada = phone(server, height=664, reduced_motion="reduce")
    code = ada.open("oni")
    ada.sit("Anna Magdalena")
    for _ in range(3):
        ada.add_bot()
    screen = phone(server, width=1920, height=1080, lang="fr", reduced_motion="reduce").go(f"/screen/{code}")
    ada.begin(screen)
    server.happen(ClockRang())
    for one, words in ((ada, "ONI wins!"), (screen, "ONI gagne !")):
        expect(one.page.get_by_role("heading", name=words)).to_be_in_viewport(ratio=1)
        expect(one.page.locator(".emblem svg")).to_be_in_viewport(ratio=1)
    for width, height in ((1920, 1080), (1280, 720)):
        screen.page.set_viewport_size({"width": width, "height": height})
        assert (width, still_wrong(screen.page, CUT)) == (width, [])


def test_a_team_of_seven_stands_on_the_big_screen_whole(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=0.1)
    ada = phone(server, reduced_motion="reduce")
    code = ada.open("oni")
    ada.sit("Anna")
    ada.choose(*NEEDED["oni"][0])
    with closing(Crowd(server.port, code)) as crowd:
        crowd.sit(SEVEN)
        screen = phone(server, width=1920, height=1080, reduced_motion="reduce").go(f"/screen/{code}")
        ada.begin(screen)
        server.happen(*SCENES["oni"](8)["five effects"], Called(2), CallJudged(2, True))
        screen.at("EndedView")
        expect(screen.page.get_by_role("heading", name="The team wins!")).to_be_in_viewport(ratio=1)
        for width, height in ((1920, 1080), (1280, 800), (1280, 720)):
            screen.page.set_viewport_size({"width": width, "height": height})
            assert (width, height, still_wrong(screen.page, CUT)) == (width, height, [])


@pytest.mark.parametrize("lang", mostly_long(["en", "fr"], "fr"))
def test_what_can_be_done_next_comes_after_the_count_in_one_row(
    serve: NewServer, phone: NewPhone, lang: str
) -> None:
    server = serve()
    ada = phone(server, height=664, lang=lang)
    ada.open("fix")
    ada.sit("Ada")
    ada.add_bot()
    ada.begin()
    ada.page.evaluate(EARLY)
    server.happen(fix.Stopped(0), fix.RoundScored((60, 8)))
    ada.at("EndedView")
    bar = ada.page.locator(".end ~ .bar > *")
    expect(bar).to_have_count(3)
    expect(ada.page.locator(".air svg").first).to_be_attached()  # confetti
    for width, height in ((390, 664), (1280, 800)):
        ada.page.set_viewport_size({"width": width, "height": height})
        boxes = [box_of(one) for one in bar.all()]
        assert max(box["y"] for box in boxes) < min(box["y"] + box["height"] for box in boxes)
        assert all(box["x"] >= 0 for box in boxes)
        assert max(box["x"] + box["width"] for box in boxes) <= width
    expect(ada.page.locator("details.dice")).to_have_count(1)
    assert ada.page.evaluate("window.early") is False
