"""The first sight: the shelf."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from ninefold.server.http_api.catalogue import catalogue
from tests.browser.phones import GAMES, LOCALES, NewPhone, NewServer, box_of, measure
from tests.browser.volume import mostly_long

MOST_BYTES = 104_000  # with the headers of each response
PAGES = {card.parent.name for card in (Path(__file__).parents[2] / "web/src/games").glob("*/card.ts")}


def test_the_shelf_shows_the_games_that_are_there(serve: NewServer, phone: NewPhone) -> None:
    visitor = phone(serve()).go("/")
    games = visitor.page.get_by_role("article")
    here = [entry for entry in catalogue() if entry.name in PAGES]
    expect(games).to_have_count(len(here))
    for entry in here:
        card = games.and_(visitor.page.locator(f'[data-game="{entry.name}"]'))
        expect(card.get_by_role("button", name=re.compile("^Open a table"))).to_be_enabled()
        expect(card.get_by_text(f"{entry.fewest}\u2013{entry.most} players")).to_be_visible()


@pytest.mark.parametrize("lang", mostly_long(LOCALES, "fr"))
def test_a_table_is_opened_without_scrolling(serve: NewServer, phone: NewPhone, lang: str) -> None:
    visitor = phone(serve(), height=664, lang=lang)
    visitor.go("/")
    ways = visitor.page.locator("article .ways button:first-child")
    expect(ways.first).to_be_in_viewport(ratio=1)
    visitor.page.set_viewport_size({"width": 1280, "height": 800})
    for card in range(3):
        expect(ways.nth(card)).to_be_in_viewport(ratio=1)
    assert len({box["y"] for card in range(3) if (box := box_of(ways.nth(card)))}) == 1, "on one line"


@pytest.mark.parametrize("lang", mostly_long(LOCALES, "fr"))
@pytest.mark.parametrize(("width", "height"), mostly_long([(390, 664), (390, 844), (844, 390)], (390, 664)))
def test_every_game_is_on_the_first_screen_of_a_phone(
    serve: NewServer, phone: NewPhone, width: int, height: int, lang: str
) -> None:
    visitor = phone(serve(), width=width, height=height, lang=lang).go("/")
    tiles = visitor.page.get_by_role("article")
    expect(tiles).to_have_count(len(PAGES))
    for tile in tiles.all():
        box = box_of(tile)
        assert box["y"] + box["height"] <= height, tile.inner_text()
        title, facts, ways = (box_of(tile.locator(part)) for part in ("h3", "ul", ".ways button >> nth=1"))
        assert max(title["x"] + title["width"], facts["x"] + facts["width"]) <= ways["x"] + 1
        assert title["y"] + title["height"] <= facts["y"] + 1
    assert measure(visitor.page, "document.documentElement.scrollWidth <= innerWidth")
    tiles.nth(3).locator(".picture").click(force=True)
    visitor.page.wait_for_url(re.compile(r"/t/[A-Z]{4}$"))


@pytest.mark.parametrize(("width", "height"), [(844, 390), (820, 1180)], ids=["phone on its side", "tablet"])
def test_every_game_is_opened_without_scrolling_there(
    serve: NewServer, phone: NewPhone, width: int, height: int
) -> None:
    visitor = phone(serve(), width=width, height=height, lang="fr").go("/")
    ways = visitor.page.locator("article .ways button")
    expect(ways).to_have_count(2 * len(PAGES))
    for way in ways.all():
        box = box_of(way)
        assert box["y"] + box["height"] <= height, way.inner_text()
    assert measure(visitor.page, "document.documentElement.scrollWidth <= innerWidth")


FIRST_MOVES = {
    "memo_dice": r"^Throw",
    "memodixe": r"^Die 5",
    "oni": r"^Go!",
    "jinx": r"^Say it aloud",
    "fix": r"^Deal",
}


@pytest.mark.parametrize("game", mostly_long(FIRST_MOVES, "memo_dice"))
def test_the_first_move_takes_few_taps_and_no_scrolling(serve: NewServer, phone: NewPhone, game: str) -> None:
    """Alone, with bots. Nothing is typed: the name that is offered will do."""
    ada = phone(serve(speed=4), height=664).go("/")
    taps, acts = 0, list[dict[str, Any]]()

    def note(frame: str | bytes) -> None:
        if (message := json.loads(frame))["type"] == "Act":
            acts.append(message)

    ada.page.on("websocket", lambda socket: socket.on("framesent", note))

    def tap(name: str) -> None:
        nonlocal taps
        target = ada.page.get_by_role("button", name=re.compile(name)).first
        expect(target).to_be_enabled()
        expect(target).to_be_in_viewport(ratio=0.9)
        box = box_of(target)
        ada.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        assert ada.page.evaluate("scrollY") == 0
        taps += 1

    tap(f"^Open a table: {GAMES[game]}")
    ada.page.wait_for_url(re.compile(r"/t/[A-Z]{4}$"))
    tap("^Sit down$")
    tap("^Begin with")
    ada.at("PlayingView")
    tap(FIRST_MOVES[game])
    for _ in range(200):
        if [act["id"] for act in acts if any(frame.get("answer") == act["id"] for frame in ada.frames)]:
            break
        ada.page.wait_for_timeout(50)
    else:
        raise AssertionError(f"no act was accepted: {acts}")
    assert taps <= (8 if game == "oni" else 6)


def test_the_shelf_says_the_ways_to_play(serve: NewServer, phone: NewPhone) -> None:
    for lang, far, night, plan in (
        ("en", "Friends far away?", "Game night", "Choose the games"),
        ("fr", "Des amis au loin\u202f?", "Soirée jeux", "Choisir les jeux"),
    ):
        visitor = phone(serve(), height=664, lang=lang).go("/")
        for name in visitor.page.locator("footer button").all_inner_texts():
            visitor.button(name).click()
            dialog = visitor.page.get_by_role("dialog", name=name)
            expect(dialog).to_be_visible()
            dialog.get_by_role("button", name=visitor.words["close"]).click()
        visitor.button(far).click()
        assert visitor.violations() == []
        visitor.page.keyboard.press("Escape")
        visitor.button(night).click()
        visitor.button(plan).click()
        visitor.page.wait_for_url(re.compile(r"/t/[A-Z]{4}$"))
        expect(visitor.page.get_by_role("dialog")).to_be_visible()  # which games?


def test_a_game_that_the_server_does_not_have_is_not_shown(serve: NewServer, phone: NewPhone) -> None:
    visitor = phone(serve())
    visitor.page.route("**/api/shelf", lambda route: route.fulfill(json=route.fetch().json()[:1]))
    visitor.go("/")
    expect(visitor.page.get_by_role("article")).to_have_count(1)


def test_one_language_is_loaded_and_no_other(serve: NewServer, phone: NewPhone) -> None:
    visitor = phone(serve(), lang="fr")
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.page.goto(visitor.url, wait_until="networkidle")
    expect(visitor.page.get_by_role("heading", name="Les jeux")).to_be_attached()
    words = [url for url in asked if re.search(r"/assets/(en|fr)-", url)]
    assert len(words) == 1 and "/assets/fr-" in words[0]


def test_the_first_page_is_light(serve: NewServer, phone: NewPhone) -> None:
    visitor = phone(serve())
    network = visitor.context.new_cdp_session(visitor.page)
    network.send("Network.enable")
    came: list[float] = []
    network.on("Network.loadingFinished", lambda event: came.append(event["encodedDataLength"]))
    visitor.page.goto(visitor.url, wait_until="networkidle")
    expect(visitor.button("Open a table: Memo Dice")).to_be_enabled()
    assert 10_000 < sum(came) <= MOST_BYTES


def test_a_tile_under_the_mouse_shows_three_seconds_of_its_game(serve: NewServer, phone: NewPhone) -> None:
    visitor = phone(serve(), width=1280, height=800, hurry=4)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.page.goto(visitor.url, wait_until="networkidle")
    expect(visitor.button("Open a table: Memo Dice")).to_be_enabled()
    assert not [url for url in asked if "Preview" in url], "the first page comes without them"
    for game in GAMES:
        tile = visitor.page.locator(f'article[data-game="{game}"]')
        tile.hover()
        expect(tile.locator(".picture.moves")).to_be_visible()
        expect(tile.locator(".picture.moves")).to_have_count(0)
    assert len([url for url in asked if re.search(r"Preview.*\.js$", url)]) == len(GAMES)
    assert not [url for url in asked if "/table-" in url], "nor do they bring the table along"


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_on_a_phone_tiles_move_by_themselves_unless_motion_is_unwanted(
    serve: NewServer, phone: NewPhone, motion: str
) -> None:
    visitor = phone(serve(), height=664, has_touch=True, is_mobile=True, reduced_motion=motion)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.go("/")
    expect(visitor.button("Open a table: Memo Dice")).to_be_enabled()
    if motion == "reduce":
        visitor.page.wait_for_timeout(3500)
        assert not [url for url in asked if "Preview" in url]
    else:
        expect(visitor.page.locator('[data-game="memo_dice"] .moves')).to_be_visible()
        expect(visitor.page.locator('[data-game="memodixe"] .moves')).to_be_visible()
        expect(visitor.page.locator('[data-game="memo_dice"] .moves')).to_have_count(0)


def test_nothing_is_loaded_from_another_host(serve: NewServer, phone: NewPhone) -> None:
    visitor = phone(serve())
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.open()
    assert asked
    assert [url for url in asked if not url.startswith((visitor.url, "data:", "blob:"))] == []


def test_the_language_is_the_browsers_and_can_be_changed(serve: NewServer, phone: NewPhone) -> None:
    visitor = phone(serve(), lang="fr", width=820).go("/")
    expect(visitor.page.get_by_role("heading", name="Les jeux")).to_be_attached()
    text = visitor.page.locator("body").inner_text()
    assert "dans le bon ordre\u202f?" in text
    assert re.search(r" [;:!?»]|« ", text) is None, "a line may begin with half a sentence's end"
    assert visitor.page.locator("html").get_attribute("lang") == "fr"
    visitor.page.get_by_label("Langue").select_option("English")
    expect(visitor.page.get_by_role("heading", name="The games")).to_be_attached()
    visitor.page.reload()
    expect(visitor.page.get_by_role("heading", name="The games")).to_be_attached()
    assert visitor.page.locator("html").get_attribute("lang") == "en"


def test_a_wrong_code_is_reported_and_can_be_corrected(serve: NewServer, phone: NewPhone) -> None:
    server = serve()
    code = phone(server).open()
    visitor = phone(server).go("/")
    visitor.page.get_by_label("Table code").fill("12")
    visitor.press("enter")
    expect(visitor.page.get_by_text("A table code has four to six letters.")).to_be_visible()
    wrong = "BCDF" if code != "BCDF" else "BCDG"
    visitor.join(wrong)
    typed = visitor.page.get_by_label("Table code")
    for path in (f"/screen/{wrong}", f"/t/{wrong}"):
        visitor.go(path)
        expect(visitor.page.get_by_role("heading", name=f"There is no table {wrong} here.")).to_be_visible()
        expect(typed).to_have_value(wrong)  # a letter is corrected, the others are not typed again
    typed.focus()
    for place, (letter, right) in enumerate(zip(wrong, code, strict=True)):
        if letter != right:
            typed.evaluate("(one, place) => one.setSelectionRange(place, place + 1)", place)
            visitor.page.keyboard.type(right)
    expect(typed).to_have_value(code)
    visitor.press("enter")
    visitor.at("LobbyView")


def test_the_shelf_offers_the_last_table_to_those_who_come_back(serve: NewServer, phone: NewPhone) -> None:
    visitor = phone(serve())
    code = visitor.open()
    visitor.sit("Ada")
    visitor.go("/")
    visitor.page.get_by_role("link", name=f"Back to table {code}").click()
    expect(visitor.page.get_by_text("Ada (you)")).to_be_visible()


def test_an_unknown_address_shows_an_error(serve: NewServer, phone: NewPhone) -> None:
    visitor = phone(serve()).go("/nowhere/at/all")
    expect(visitor.page.get_by_role("heading", name="There is nothing at this address.")).to_be_visible()
    visitor.button("Back to the shelf").click()
    expect(visitor.button("Open a table: Memo Dice")).to_be_visible()


def test_the_first_game_is_on_the_first_screen(serve: NewServer, phone: NewPhone) -> None:
    ada = phone(serve())
    ada.go("/")
    expect(ada.button("Open a table: Memo Dice")).to_be_in_viewport(ratio=1)


def test_the_name_is_shown_until_the_page_is_loaded(serve: NewServer, phone: NewPhone) -> None:
    server = serve()
    ada = phone(server)
    code = ada.open()
    ben = phone(server)
    held: list[Route] = []
    ben.page.route("**/assets/table-*.js", lambda request: held.append(request))
    ben.page.goto(f"{ben.url}/t/{code}", wait_until="commit")
    expect(ben.page.get_by_role("status")).to_have_text(f"Going to table {code} …")
    name = ben.page.locator("body > p", has_text="Ninefold")
    expect(name).to_be_visible()
    for request in held:
        request.continue_()
    ben.at("LobbyView")
    expect(name).to_be_hidden()


def test_the_link_to_the_last_table_goes_with_the_table(serve: NewServer, phone: NewPhone) -> None:
    visitor = phone(serve()).go("/")
    visitor.page.evaluate("localStorage.setItem('ninefold.table', 'BCDF')")
    visitor.page.reload()
    back = visitor.page.get_by_role("link", name="Back to table BCDF")
    back.click()
    expect(visitor.page.get_by_role("heading", name="There is no table BCDF here.")).to_be_visible()
    visitor.go("/")
    expect(visitor.page.get_by_role("article").first).to_be_visible()
    expect(back).to_have_count(0)
