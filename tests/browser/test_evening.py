"""An evening of three games with five people, one game too small for them: on phones and a television."""

import re

from playwright.sync_api import expect

from ninefold.engine import Event
from ninefold.games.fix import events as fix
from ninefold.games.memo_dice import events as memo_dice
from ninefold.games.memodixe import events as memodixe
from tests.browser.phones import NewPhone, NewServer, Phone, Server
from tests.browser.test_reach import HIDDEN, PLACES

NAMES = ("Ada", "Ben", "Cy", "Dee", "Eve")
SIZES = [(390, 664), (844, 390), (820, 1180), (1280, 800), (1920, 1080)]


def plan(host: Phone, *games: str) -> None:
    """The host picks these, after the one that lies on the table."""
    host.button("An evening").click()
    dialog = host.page.get_by_role("dialog")
    surprise = dialog.get_by_role("button", name="Surprise us")
    expect(surprise).to_have_attribute("aria-pressed", "true")
    surprise.click()
    for game in games:
        tile = dialog.get_by_role("button", name=game)
        tile.click()
        expect(tile).to_have_attribute("aria-pressed", "true")
    dialog.get_by_role("button", name="Done").click()
    expect(host.page.get_by_role("heading", name=f"Tonight: {len(games) + 1} games")).to_be_visible()


def play(host: Phone, game: str, server: Server, *end: Event) -> None:
    """To its end, and on to the standing."""
    host.button(f"Play {game}").click()
    for one in server.phones:
        one.at("PlayingView")
    server.happen(*end)
    for one in server.phones:
        one.at("EndedView")
    host.button("The standing").click()
    for one in server.phones:
        one.at("StandingView")


def rank(phone: Phone, name: str) -> str:
    return " ".join(phone.page.locator(".ranks li", has_text=name).inner_text().split())


def check(phone: Phone, scene: str) -> None:
    """Nothing for axe to find, nothing out of reach."""
    assert (scene, phone.violations()) == (scene, [])
    for width, height in SIZES + [(width, height) for width, height, _ in PLACES.values()]:
        phone.page.set_viewport_size({"width": width, "height": height})
        phone.page.wait_for_timeout(100)
        assert (scene, width, phone.page.evaluate(HIDDEN)) == (scene, width, [])
    phone.page.set_viewport_size({"width": 390, "height": 664})


def test_three_games_with_five_people(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=0.2)
    ada, ben, cy, dee, eve = five = [phone(server, height=664, reduced_motion="reduce") for _ in NAMES]
    code = ada.open("memo_dice")
    ada.sit("Ada")
    ada.page.evaluate("scrollTo(0, 0)")
    box = ada.button("An evening").bounding_box()
    assert box and box["y"] + box["height"] < 664, "an evening is chosen without scrolling"
    plan(ada, "MemoDiXe", "FIX")
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
        one.forgive("ERR_CONNECTION_REFUSED")
    server.kill()
    server.start()
    for one in five:
        expect(one.page.locator(".lost")).to_have_count(0)
        one.at("PlayingView")
    assert eve.sights[-1]["table"]["bench"][0]["name"] == "Eve", "a killed server goes on with the evening"
    late = phone(server, height=664, reduced_motion="reduce").join(code)
    late.button("Join the evening").click()
    late.page.get_by_role("dialog").get_by_label("Your name", exact=True).fill("Flo")
    late.page.get_by_role("dialog").get_by_role("button", name="Join the evening").click()
    expect(late.page.get_by_text("The next game is yours.")).to_be_visible()
    server.happen(memo_dice.RoundScored((9, 21, 14, 0)))
    for one in five:
        one.at("EndedView")
    ada.button("The standing").click()
    for one in (*five, late):
        one.at("StandingView")
    screen = phone(server, width=1920, height=1080, reduced_motion="reduce").go(f"/screen/{code}")
    expect(screen.page.get_by_role("heading", name="The standing")).to_be_visible()
    first = re.compile("place 1: 1 gold, 0 silver, 0 bronze; 3 points in 1 game")
    for one in (ada, eve, screen):
        expect(one.page.locator(".ranks li", has_text="Ben")).to_have_text(first)
    assert "no place yet" in rank(ada, "Eve")
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
        expect(one.page.get_by_role("heading", name="Ada wins the evening!")).to_be_visible()
    check(cy, "the crown")
    ada.button("Back to the lobby").click()
    for one in (*five, late):
        one.at("LobbyView")
