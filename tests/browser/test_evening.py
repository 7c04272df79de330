"""An evening of three games with five people, one game too small for them: on phones and a television."""

import re
from contextlib import closing

import pytest
from playwright.sync_api import expect

from ninefold.engine import Event
from ninefold.games.fix import events as fix
from ninefold.games.memo_dice import events as memo_dice
from ninefold.games.memodixe import events as memodixe
from tests.browser.hall_crowd import Crowd
from tests.browser.names import SEVEN
from tests.browser.phones import NewPhone, NewServer, Phone, Server, box_of, measure, still_wrong
from tests.browser.test_reach import HIDDEN, PLACES
from tests.browser.test_screen import CUT

NAMES = ("Ada", "Ben", "Cy", "Dee", "Eve")
# Medals, and rings for none, that do not hang on their step from top to bottom.
FALLEN = """() => [...document.querySelectorAll('.crowning .slot > *')].filter((medal) => {
  const [hung, step] = [medal, medal.closest('.block')].map((one) => one.getBoundingClientRect())
  return hung.top < step.top - 1 || hung.bottom > step.bottom + 1
}).map((medal) => medal.closest('li').textContent)"""
SIZES = [(390, 664), (844, 390), (820, 1180), (1280, 800), (1920, 1080)]


def plan(host: Phone, *games: str) -> None:
    """The host picks these: who picks a game is not surprised."""
    host.button("Game night").click()
    dialog = host.page.get_by_role("dialog")
    surprise = dialog.get_by_role("button", name="Surprise us")
    expect(surprise).to_have_attribute("aria-pressed", "true")
    for game in games:
        tile = dialog.get_by_role("button", name=game)
        tile.click()
        expect(tile).to_have_attribute("aria-pressed", "true")
        expect(surprise).to_have_attribute("aria-pressed", "false")
    dialog.get_by_role("button", name="Done").click()
    expect(host.page.get_by_role("heading", name=f"Tonight: {len(games)} game")).to_be_visible()


def play(host: Phone, game: str, server: Server, *end: Event) -> None:
    """Play the game to its end, and go on to the standing."""
    host.button(f"Play {game}").click()
    for one in server.phones:
        one.at("PlayingView")
    server.happen(*end)
    for one in server.phones:
        one.at("EndedView")
    host.button("Standings").click()
    for one in server.phones:
        one.at("StandingView")


def rank(phone: Phone, name: str) -> str:
    return " ".join(phone.page.locator(".ranks li", has_text=name).inner_text().split())


def check(phone: Phone, scene: str) -> None:
    """Axe finds nothing, and everything can be reached."""
    assert (scene, phone.violations()) == (scene, [])
    for width, height in SIZES + [(width, height) for width, height, _ in PLACES.values()]:
        phone.page.set_viewport_size({"width": width, "height": height})
        phone.page.wait_for_timeout(100)
        assert (scene, width, measure(phone.page, HIDDEN)) == (scene, width, [])
    phone.page.set_viewport_size({"width": 390, "height": 664})


def test_between_two_games_the_big_screen_shows_everybody(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=0.2)
    ada = phone(server, reduced_motion="reduce")
    code = ada.open("memo_dice")
    ada.sit("Anna")
    plan(ada, "Memo Dice", "FIX", "MemoDiXe")
    with closing(Crowd(server.port, code)) as crowd:
        crowd.sit(SEVEN[:5])
        screen = phone(server, width=1920, height=1080, lang="fr", reduced_motion="reduce")
        screen.go(f"/screen/{code}")
        ada.press("begin")
        screen.at("StandingView")
        wrong = {}
        for stage in ("before", "after"):
            for width, height in ((1920, 1080), (1280, 800), (1280, 720)):
                screen.page.set_viewport_size({"width": width, "height": height})
                if found := still_wrong(screen.page, CUT):
                    wrong[stage, width, height] = found
            if stage == "before":
                play(ada, "Memo Dice", server, memo_dice.RoundScored((9, 21, 14, 0)))
                screen.at("StandingView")
        assert wrong == {}


@pytest.mark.long
def test_three_games_with_five_people(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=0.2)
    ada, ben, cy, dee, eve = five = [phone(server, height=664, reduced_motion="reduce") for _ in NAMES]
    code = ada.open("memo_dice")
    ada.sit("Ada")
    ada.page.evaluate("scrollTo(0, 0)")
    box = box_of(ada.button("Game night"))
    assert box and box["y"] + box["height"] < 664, "an evening is chosen without scrolling"
    plan(ada, "Memo Dice", "MemoDiXe", "FIX")
    for one, name in zip(five[1:], NAMES[1:], strict=True):
        one.join(code).sit(name)
    ada.press("begin")
    for one in five:
        one.at("StandingView")
    expect(eve.page.get_by_text("You watch this one. The next game is yours.")).to_be_visible()
    expect(ben.page.get_by_text("Waiting for Ada to begin.")).to_be_visible()
    check(ada, "before the first game")

    ada.button("Play Memo Dice").focus()
    ada.page.keyboard.press("Enter")
    for one in five:
        one.at("PlayingView")
    expect(eve.page.get_by_text("You watch this one.")).to_be_visible()
    for one in five:
        one.forgive("net::ERR_")
    server.kill()
    server.start()
    for one in five:
        expect(one.page.locator(".lost")).to_have_count(0)
        one.at("PlayingView")
    assert eve.sights[-1]["table"]["bench"][0]["name"] == "Eve", "a killed server goes on with the evening"
    eve.button("Say something").click()
    eve.button("Bravo!").click()
    ben.until("heard.includes('Eve: Bravo!')")
    late = phone(server, height=664, reduced_motion="reduce").join(code)
    late.button("Join the game night").click()
    late.page.get_by_role("dialog").get_by_label("Your name", exact=True).fill("Flo")
    late.page.get_by_role("dialog").get_by_role("button", name="Join the game night").click()
    expect(late.page.get_by_text("The next game is yours.")).to_be_visible()
    server.happen(memo_dice.RoundScored((9, 21, 14, 0)))
    for one in five:
        one.at("EndedView")
    ada.button("Standings").click()
    for one in (*five, late):
        one.at("StandingView")
    screen = phone(server, width=1920, height=1080, reduced_motion="reduce").go(f"/screen/{code}")
    expect(screen.page.get_by_role("heading", name="Standings")).to_be_visible()
    first = re.compile("place 1: 1 gold, 0 silver, 0 bronze; 3 points in 1 game")
    for one in (ada, eve, screen):
        expect(one.page.locator(".ranks li", has_text="Ben")).to_have_text(first)
    assert "no place yet" in rank(ada, "Eve")
    for one in (ada, screen):
        expect(one.page.locator(".ranks li .shape")).to_have_count(6)  # everybody's own
    medals = ada.page.locator(".ranks li", has_text="Dee").locator(".medals")
    expect(medals.locator("i")).to_have_count(1)  # a game without a medal is seen, not reckoned
    expect(ada.page.get_by_text("points per game", exact=False).first).to_be_hidden()
    ada.page.get_by_text("How medals count").click()
    expect(ada.page.locator(".ranks li", has_text="Ben")).to_contain_text("3 points per game, in 1 game")
    ada.page.get_by_text("How medals count").click()
    expect(ada.page.get_by_text("Eve and Flo have played too few games so far to win")).to_be_visible()
    check(ada, "the standing")
    check(late, "the standing of somebody who came late")

    won = [memodixe.DieWon(0, 0), memodixe.DieWon(0, 1), memodixe.DieWon(4, 2), memodixe.GameEnded()]
    play(ada, "MemoDiXe", server, *won)
    assert "1 gold, 0 silver, 1 bronze; 4 points in 2 games" in rank(ada, "Ada")
    assert "0 gold, 1 silver, 0 bronze; 2 points in 1 game" in rank(ada, "Eve")
    # six people now, and FIX is for five: of those who have not watched yet, whoever came last does
    expect(dee.page.get_by_text("You watch this one. Cheer for the others!")).to_be_visible()
    seats = [chair["name"] for chair in ada.sights[-1]["table"]["chairs"]]
    assert seats == ["Ada", "Ben", "Cy", "Eve", "Flo"]
    play(ada, "FIX", server, fix.Stopped(0), fix.RoundScored((60, 0, 3, 2, 1)))
    for one in (ada, dee, screen):
        expect(one.page.get_by_role("heading", name="Ada wins the game night!")).to_be_visible()
    for one in (cy, screen):
        expect(one.page.locator(".crowning .first .crown svg")).to_be_visible()
        counted = [float(text.split()[0]) for text in one.page.locator(".crowning .plate").all_inner_texts()]
        best = counted.index(2.33)  # a bronze medal and two gold ones, in three games
        assert counted[best] > counted[best - 1] > counted[best + 1], "as on any podium, by what was counted"
    assert measure(screen.page, CUT) == []
    for width, height in ((1280, 720), (1920, 1080)):
        screen.page.set_viewport_size({"width": width, "height": height})
        assert measure(screen.page, FALLEN) == []
    for name in (*NAMES, "Flo"):
        expect(cy.placed(name)).to_have_count(1)  # on the podium or below it, not twice
    box = box_of(cy.page.get_by_role("heading", name="Ada wins the game night!"))
    foot = box_of(cy.page.locator(".foot"))
    assert box and foot and box["y"] + box["height"] < foot["y"], "seen without scrolling"
    check(cy, "the crown")
    ada.button("Back to the lobby").click()
    for one in (*five, late):
        one.at("LobbyView")


def test_the_plan_changes_only_by_the_hosts_choices(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=0.2)
    ada, ben = phone(server, height=664, reduced_motion="reduce"), phone(server)
    code = ada.open("memo_dice")
    ada.sit("Ada")
    ben.join(code).sit("Ben")
    plan(ada, "FIX")
    ada.button("Choose the games").click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_role("button", name="FIX").click()
    expect(dialog.get_by_text("A game night needs at least one game: tap another one first.")).to_be_visible()
    for game in ("Memo Dice", "MemoDiXe"):
        dialog.get_by_role("button", name=game).click()
    dialog.get_by_role("button", name="Done").click()
    ada.press("begin")
    ada.at("StandingView")
    expect(ada.page.get_by_text("Game 1 of 3")).to_be_visible()
    later = ada.page.get_by_role("list", name="In this order")
    expect(later.get_by_text("MemoDiXe")).to_be_visible()

    ada.button("Another game").click()
    expect(ada.page.locator("#next-game")).to_have_text("Memo Dice")
    expect(ada.page.get_by_text("Game 1 of 3")).to_be_visible()  # none was lost
    expect(later.get_by_role("listitem")).to_have_text(["MemoDiXe", "FIX"])

    ada.button("What comes next").click()
    dialog.get_by_role("button", name="Surprise us").click()
    for left in ("2", "1"):
        expect(dialog.locator("output")).to_have_text(left)
        dialog.get_by_role("button", name="One game fewer").click()
    expect(dialog.get_by_text("Nothing: the next game is the last one.")).to_be_visible()
    dialog.get_by_role("button", name="FIX").click()
    dialog.get_by_role("button", name="Done").click()
    expect(ada.page.get_by_text("Game 1 of 2")).to_be_visible()

    ada.button("Play Memo Dice").click()
    for one in (ada, ben):
        one.at("PlayingView")
    ada.press("menu")
    ada.button("Stop the game").click()
    ada.button("Stop it for everybody?").click()
    ada.at("EndedView")
    ada.button("Go on").click()  # there is no standing to be seen
    expect(ada.page.locator("#next-game")).to_have_text("FIX")
    ada.button("Another game").click()
    expect(ada.button("There is no other game to play tonight.", exact=False)).to_be_visible()


def test_an_evening_on_one_device(serve: NewServer, phone: NewPhone) -> None:
    """Five share a tablet, and four can play: whoever watches is named, and plays the next game."""
    server = serve(speed=0.2)
    tablet = phone(server, width=820, height=1180, reduced_motion="reduce")
    tablet.open("memo_dice")
    tablet.sit("Ada")
    plan(tablet, "Memo Dice", "MemoDiXe", "FIX")
    for name in NAMES[1:]:
        tablet.add_local(name)
    tablet.press("begin")
    tablet.at("StandingView")
    expect(tablet.page.get_by_text("Eve: You watch this one. The next game is yours.")).to_be_visible()
    check(tablet, "one device, before the first game")
    tablet.page.reload()
    tablet.at("StandingView")
    play(tablet, "Memo Dice", server, memo_dice.RoundScored((9, 21, 14, 0)))
    assert "place 1: 1 gold" in rank(tablet, "Ben")
    expect(tablet.page.locator(".ranks .you")).to_have_count(5)
    won = [memodixe.DieWon(0, 0), memodixe.DieWon(0, 1), memodixe.DieWon(4, 2), memodixe.GameEnded()]
    play(tablet, "MemoDiXe", server, *won)
    assert "0 gold, 1 silver, 0 bronze; 2 points in 1 game" in rank(tablet, "Eve")
    tablet.button("What comes next").click()
    dialog = tablet.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Dixit Jinx").click()
    dialog.get_by_role("button", name="Done").click()
    tablet.button("Another game").click()
    expect(tablet.page.get_by_text("Dixit Jinx needs a phone for each player.")).to_be_visible()
    tablet.button("Another game").click()
    play(tablet, "FIX", server, fix.Stopped(0), fix.RoundScored((60, 0, 3, 2, 1)))
    tablet.button("End the game night").click()
    tablet.button("End it now?").click()
    expect(tablet.page.get_by_role("heading", name="Ada wins the game night!")).to_be_visible()
    tablet.button("Back to the lobby").click()
    tablet.at("LobbyView")
    expect(tablet.page.get_by_role("list", name="At the table").locator("li:not(.free)")).to_have_count(5)
