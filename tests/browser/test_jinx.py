"""Dixit Jinx on three phones, one of them in French and one by keyboard alone, and on the big screen."""

import math
import re

import pytest
from playwright.sync_api import Locator, expect

from ninefold.games.jinx.box.pictures import PICTURES
from tests.browser.phones import NewPhone, NewServer, Phone, Server, box_of, hears, measure, sit_down

# Nobody is hurried: the test lets time pass when all have seen what there is to see.
SLOW = 0.05
SQUARE = [0, 0] * 9  # what chance gives for nine cards: the first of those left, on its front
AHEAD, SAME_MOMENT, REPLAY, ANSWER, CLOSABLE = 0.31, 0.16, 3.01, 1.01, 2.01  # seconds, and a little more
CREDIT = 0.26  # how long acts may be on their way


def scene(name: str, *phones: Phone) -> None:
    for phone in phones:
        expect(phone.page.locator(f".board.{name}")).to_be_visible()


def card(phone: Phone, number: int) -> Locator:
    return phone.page.locator(f'[data-cell="{number - 1}"]')


def labelled(phone: Phone, number: int, words: str) -> None:
    """What a screen reader says of a card."""
    expect(card(phone, number)).to_have_attribute("aria-label", re.compile(words))


def home(phone: Phone) -> Locator:
    return phone.page.locator(".home")


def count(phone: Phone, seat: int, cards: int) -> None:
    """How many cards lie before somebody."""
    expect(phone.page.locator(f'[data-seat="{seat}"] .count')).to_contain_text(str(cards))


def write(phone: Phone, clue: str) -> None:
    phone.page.get_by_label(re.compile("Your clue|Ton indice")).fill(clue)
    phone.page.keyboard.press("Enter")


def opened(server: Server, *phones: Phone, after: float = AHEAD) -> None:
    """The clue is there for all."""
    scene("guessing", *phones)
    server.let_pass(after)
    for phone in phones:
        expect(phone.page.locator("[data-deck] [aria-hidden]")).to_have_text(
            re.compile(r"^(\d+ left|reste \d+)$")
        )
        expect(home(phone)).to_have_text(re.compile("Point at a picture!|Montre une image"))


def ruled(server: Server) -> None:
    """Nobody else can have touched it at the same moment."""
    server.let_pass(SAME_MOMENT + CREDIT)


def draw_a_wave(phone: Phone) -> None:
    box = box_of(phone.page.locator(".paper"))
    assert box is not None
    mouse = phone.page.mouse
    middle = box["y"] + box["height"] / 2
    mouse.move(box["x"] + 10, middle)
    mouse.down()
    for step in range(40):
        mouse.move(box["x"] + 10 + step * 6, middle + 60 * math.sin(step / 5))
    mouse.up()


@pytest.mark.long
def test_three_phones_play_a_whole_game(serve: NewServer, phone: NewPhone) -> None:
    # clauses: JX-3 JX-4 JX-5 JX-6 JX-7 JX-8 JX-9 JX-12 JX-13 JX-14 JX-16 JX-17 JX-18
    targets = [4, 0, 8, 2]
    server = serve(speed=SLOW, draws=[draw for target in targets for draw in [*SQUARE, target]])
    ada = phone(server, width=390, height=664, has_touch=True)
    bea = phone(server, width=390, height=664, lang="fr", has_touch=True)
    cy = phone(server, width=1280, height=800)
    tv = phone(server, width=1920, height=1080)
    everybody = (ada, bea, cy, tv)
    acts = cy.acts_sent()
    code = sit_down(ada, bea, cy, names=["Ada", "Béa", "Cy"], game="jinx")
    tv.go(f"/screen/{code}")
    ada.page.get_by_text("More settings").click()
    ada.choose("Nine new pictures every turn? (Then some players give more clues than others.)", "Yes")
    ada.begin(*everybody)

    # Ada writes; two touch her picture at the same moment, and the keyboard shouts first
    scene("clueawaited", *everybody)
    labelled(ada, 5, r"^5: .*your picture$")
    for one in (bea, cy, tv):
        labelled(one, 5, r"^5\s?: [^–]*$")  # noqa: RUF001 (the page's own dash)
    expect(bea.page.locator(".head")).to_contain_text("Que va dire Ada")
    assert [*ada.violations(), *bea.violations(), *cy.violations(), *tv.violations()] == []
    write(ada, "out of the deep")
    opened(server, bea, cy)
    for one in everybody:
        expect(one.page.locator(".head")).to_contain_text("out of the deep")
    card(bea, 5).tap()
    expect(card(bea, 5).locator(".finger")).to_have_count(1)
    cy.page.keyboard.press("5")
    for one in everybody:
        expect(card(one, 5).locator(".finger")).to_have_count(2)
    ruled(server)
    server.let_pass(AHEAD)
    expect(bea.page.get_by_role("button", name="Jinx !")).to_be_visible()
    for one in (ada, tv):
        expect(one.page.get_by_role("region", name="At the same moment!")).to_be_visible()
    assert [*bea.violations(), *tv.violations()] == []
    hears(cy, "You touched 5 together. Shout Jinx!")
    cy.page.keyboard.press("j")
    server.let_pass(CREDIT)
    expect(ada.page.get_by_role("region", name="At the same moment!")).to_have_count(0)
    shout = next(act for act in acts if act["action"]["type"] == "Jinx")
    assert 0 < shout["shown"] <= shout["moment"]
    for one in everybody:
        expect(card(one, 5).locator(".finger")).to_have_count(1)
        expect(card(one, 5)).to_contain_text("Cy")
    expect(bea.says).to_have_text("Quelle image est-ce\u202f? Montre-la\u202f!")
    server.let_pass(CREDIT)
    expect(ada.says).to_have_text("Cy points. Is it right?")
    ada.button("Yes!").click()
    scene("scored", *everybody)
    expect(cy.says).to_have_text("You found it!")
    expect(card(tv, 5)).to_contain_text("this was it")
    server.let_pass(CLOSABLE)
    for one in everybody:
        expect(card(one, 5)).to_have_class(re.compile("empty"))
        count(one, 2, 1)
    assert [*bea.violations(), *tv.violations()] == []

    # Béa draws a line; a finger during its replay is too early; a wrong one brings her a card
    bea.button("Donner l\u2019indice suivant").click()
    scene("clueawaited", *everybody)
    bea.button("Le tracer").click()
    draw_a_wave(bea)
    bea.button("Montrer").click()
    scene("guessing", *everybody)
    for one in (ada, cy, tv):
        expect(one.page.get_by_role("img", name="Béa\u2019s gesture")).to_be_visible()
    server.let_pass(1)
    card(ada, 1).tap()
    expect(home(ada)).to_have_text("Too early!")
    for one in (bea, cy, tv):
        expect(one.page.locator('[data-seat="0"] .bubble')).to_be_visible()
    expect(card(ada, 1).locator(".finger")).to_have_count(0)
    opened(server, ada, cy, after=REPLAY)
    card(ada, 7).tap()
    ruled(server)
    cy.page.keyboard.press("7")
    expect(home(cy)).to_have_text("Taken!")
    cy.page.keyboard.press("1")
    ruled(server)
    server.let_pass(ANSWER)
    labelled(tv, 7, "no$")
    expect(ada.page.locator('[data-seat="0"]').get_by_role("img", name="out")).to_be_visible()
    server.let_pass(ANSWER)
    scene("scored", *everybody)
    expect(tv.page.locator(".says")).to_contain_text("Cy found it!")
    expect(tv.page.locator(".ending")).to_contain_text("Béa +1")
    server.let_pass(CLOSABLE)
    count(ada, 1, 1)
    count(ada, 2, 2)

    # Cy gives a clue and answers by keyboard alone
    cy.page.keyboard.press("Enter")
    scene("clueawaited", *everybody)
    for _ in range(40):
        cy.page.keyboard.press("Tab")
        if cy.page.evaluate("document.activeElement.tagName") == "INPUT":
            break
    cy.page.keyboard.type("a way home")
    cy.page.keyboard.press("Enter")
    opened(server, ada, bea)
    card(ada, 9).tap()
    ruled(server)
    expect(cy.says).to_have_text("Ada points. Is it right?")
    cy.page.keyboard.press("Enter")
    scene("scored", *everybody)
    count(ada, 0, 0)  # it has not flown yet
    server.let_pass(CLOSABLE)
    count(ada, 0, 1)

    # Ada says it aloud; nobody finds it, which costs her the card
    ada.button("Give the next clue").click()
    scene("clueawaited", *everybody)
    ada.button(re.compile("Say it aloud")).click()
    opened(server, bea, cy, after=0)
    expect(bea.page.locator(".head")).to_contain_text("Ada le dit à voix haute.")
    card(bea, 1).tap()
    ruled(server)
    cy.page.keyboard.press("2")
    ruled(server)
    server.let_pass(ANSWER)
    server.let_pass(ANSWER)
    for one in everybody:
        one.at("EndedView")
    for one in (cy, tv):
        expect(one.page.get_by_role("heading", name="Cy: the quickest eyes")).to_be_visible()
    expect(tv.placed("Cy")).to_contain_text("place 1, 2 cards")
    expect(tv.placed("Béa")).to_contain_text("place 2, 1 card")
    expect(ada.page.get_by_role("heading", name="The cards, counted")).to_be_visible()
    expect(ada.placed("Ada")).to_contain_text("place 3, 0 cards")
    assert [*ada.violations(), *tv.violations()] == []


def test_pictures_are_held_to_look_close_and_a_missing_one_says_so(serve: NewServer, phone: NewPhone) -> None:
    # clauses: JX-3 JX-20
    server = serve(speed=SLOW, draws=[*SQUARE, 3])
    ada, ben = phone(server, width=390, height=664), phone(server, reduced_motion="reduce")
    cy = phone(server)
    ben.context.route("**/pictures/jinx/2.svg?*", lambda route: route.abort())
    ben.forgive("ERR_FAILED")
    sit_down(ada, ben, cy, names=["Ada", "Ben", "Cy"], game="jinx")
    ada.begin(ben, cy)
    scene("clueawaited", ada, ben, cy)
    expect(card(ben, 2)).to_contain_text("This picture could not be loaded")
    labelled(ben, 2, f"^2: {re.escape(PICTURES[2].description['en'])}$")

    close = ben.page.get_by_role("group", name="Picture 5, up close")
    card(ben, 5).hover()
    ben.page.mouse.down()
    expect(close).to_be_visible()
    box = box_of(close.get_by_role("img"))
    assert box is not None and box["width"] > 360
    ben.page.mouse.up()
    expect(close).to_have_count(0)
    ben.page.keyboard.press("Shift+Digit5")
    expect(close).to_be_visible()
    assert ben.violations() == []
    ben.page.keyboard.press("Escape")
    expect(close).to_have_count(0)

    card(cy, 5).click()  # before the clue, a short touch is a finger that came too early
    expect(home(cy)).to_have_text("Too early!")
    for one in (ada, ben):
        expect(one.page.locator('[data-seat="2"] .bubble')).to_have_text("Too early!")
    server.let_pass(0.6)
    cy.page.keyboard.press("j")
    expect(ben.page.locator('[data-seat="2"] .bubble')).to_have_text("Hoarse!")
    hears(cy, "Too early!")

    for one in (ada, ben, cy):
        width, height, inner, tall = measure(
            one.page,
            "(({ scrollWidth, scrollHeight }) => [scrollWidth, scrollHeight, innerWidth, innerHeight])"
            "(document.documentElement)",
        )
        assert width <= inner and height <= tall, "the whole square is in sight"


def test_a_replay_shows_the_fingers_and_their_moments(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=SLOW, draws=[*SQUARE, 3])
    ada, ben, cy = phone(server), phone(server), phone(server)
    sit_down(ada, ben, cy, names=["Ada", "Ben", "Cy"], game="jinx")
    ada.begin(ben, cy)
    write(ada, "five fingers")
    opened(server, ben, cy)
    server.let_pass(1.5)
    card(ben, 4).click()
    ruled(server)
    expect(card(cy, 4)).to_contain_text(re.compile(r"1\.\d\d s"))
    ada.button("Yes!").click()
    scene("scored", ada, ben, cy)
    ada.press("menu")
    ada.button("Stop the game").click()
    ada.button("Stop it for everybody?").click()
    ada.at("EndedView")
    ada.page.get_by_role("link", name="Watch it again").click()
    fair = ada.button("Dice not fair")  # they were known to this test, and the page finds it out
    expect(fair).to_be_in_viewport(ratio=1)
    fair.click()
    verdict = ada.page.get_by_role("region", name="Were the dice fair?")
    expect(verdict.get_by_role("status")).to_be_in_viewport(ratio=1)
    expect(verdict.get_by_text(re.compile("^expected: ")).first).to_be_visible()
    assert ada.page.locator("figure text.count, figure text.first").count() > 0, "bars have labels"
    ada.page.evaluate("scrollTo(0, 0)")
    expect(ada.page.get_by_role("heading", name=re.compile("Dixit Jinx"))).to_be_visible()
    ada.page.set_viewport_size({"width": 390, "height": 664})
    steps = ada.page.get_by_role("slider")
    steps.focus()
    heads: list[str] = []
    for _ in range(20):
        if ada.page.locator(".board .moment").count() > 0:
            break
        ada.page.keyboard.press("ArrowRight")
        ada.page.wait_for_timeout(150)
        heads.append(ada.page.locator(".head").inner_text())
        ada.page.evaluate("scrollTo(0, 0)")
        lowest, controls = (
            ada.page.locator(what).evaluate("one => one.getBoundingClientRect()")
            for what in ("section.board", "section.bar")
        )
        assert lowest["bottom"] <= controls["top"], "the whole board is in sight"
    assert not [head for head in heads if "Ready" in head], "a clue of a game that is over is no secret"
    expect(card(ada, 4).locator(".finger")).to_have_count(1)
    expect(card(ada, 4).locator(".moment")).to_have_text(re.compile(r"1\.\d\d s"))
    expect(ada.page.locator(".head")).to_contain_text("five fingers")
