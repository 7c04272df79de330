"""Accessibility: keyboard alone, screen reader, less motion, small and large screens, and axe."""

# ruff: noqa: RUF001 (the page's own apostrophes)

import pytest
from playwright.sync_api import expect

from ninefold.games import SHELF
from ninefold.games.memo_dice.box import COLOURS
from tests.browser.cups import (
    DIE_OF,
    ROWS,
    SHORT,
    answer,
    cover,
    draws,
    give_up,
    hide,
    lifted,
    name_of,
    next_round,
    open_die,
    recall,
    row,
    see,
    throw,
    word,
)
from tests.browser.phones import NewPhone, NewServer, Phone, Server, box_of, measure, sit_down
from tests.browser.scenes import NEEDED, READ, SCENES
from tests.browser.volume import mostly_long

CALM = 0.5
MOVING = """document.getAnimations().flatMap(({ effect }) => effect.getKeyframes())
  .filter(({ transform, translate, scale, rotate }) =>
    [transform, translate, scale, rotate].some((how) => how !== undefined && how !== 'none'))"""
COUNT_MOVES = """() => {
  const animate = Element.prototype.animate
  window.moved = 0
  Element.prototype.animate = function (...how) { moved++; return animate.apply(this, how) }
}"""
# Whatever is pressed, and too small for a thumb.
SMALL = """[...document.querySelectorAll('button, a[href], summary, input, label:has(input)')]
  .filter((it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  .map((it) => [it, (it.matches('input') && it.closest('label') || it).getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 0 && (width < 44 || height < 44))
  .map(([it, { width, height }]) => `${width}x${height} ${it.outerHTML.slice(0, 90)}`)"""
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def one_device(server: Server, phone: NewPhone, **more: object) -> Phone:
    """A device that Ada and Ben hand to each other."""
    both: Phone = phone(server, **more)
    both.open()
    both.sit("Ada")
    both.add_local("Ben")
    return both


def play(both: Phone, rounds: int = 3) -> None:
    """The game that ROWS tell; Ada recalls everything, Ben nothing."""
    for number, pictures in enumerate(ROWS[:rounds]):
        hide([both], pictures)
        asked = 0
        if number != 1:  # in the second row Ada covered last
            give_up(both, 0)
            asked = 1
        for cup in range(asked, 6):
            recall(both, cup, pictures[cup])
        if number < rounds - 1:
            next_round(both)
    if rounds == 3:
        both.at("EndedView")


def test_a_whole_game_with_the_keyboard_alone(serve: NewServer, phone: NewPhone) -> None:
    # clauses: MD-3 MD-8 MD-10 MD-12 MD-13
    server = serve(speed=CALM, draws=draws(0, *ROWS))
    ada: Phone = phone(server, width=1280, height=800)
    ada.go("/")
    keys = ada.page.keyboard

    def to(name: str) -> None:
        """Tab on until the focus is there, and can be seen."""
        for _ in range(80):
            keys.press("Tab")
            focus = ada.page.locator(":focus")
            if focus.count() and focus.evaluate(
                "it => it.ariaLabel || it.labels?.[0]?.textContent || it.textContent"
            ).strip().startswith(name):
                assert focus.evaluate("it => getComputedStyle(it).outlineStyle !== 'none'"), (
                    f"{name}: no ring"
                )
                return
        raise AssertionError(f"{name} is not reached by Tab")

    expect(ada.button("Open a table: Memo Dice")).to_be_enabled()
    to("Open a table: Memo Dice")
    keys.press("Enter")
    ada.at("LobbyView")
    to("Your name")
    keys.type("Ada")
    keys.press("Enter")
    expect(ada.page.get_by_text("Ada (you)")).to_be_visible()
    to("Add a player on this device")
    keys.press("Enter")
    to("Their name")
    keys.type("Ben")
    keys.press("Enter")
    expect(ada.page.get_by_text("Ben (you)")).to_be_visible()
    to("Begin")
    keys.press("Enter")
    ada.at("PlayingView")
    expect(ada.page.get_by_text("Keys 1 to 9 throw a die, Enter covers it.")).to_be_attached()

    for number, pictures in enumerate(ROWS):
        for place, picture in enumerate(pictures):
            expect(row(ada)).to_have_count(place)
            expect(ada.button(word(ada, "throw", DIE_OF[picture] + 1))).to_be_visible()
            keys.press(str(DIE_OF[picture] + 1))
            expect(open_die(ada, picture)).to_be_visible()
            server.let_pass(2)
            expect(ada.button(word(ada, "cover"))).to_be_enabled()
            keys.press("Enter")
        for cup, picture in enumerate(pictures):
            expect(ada.page.get_by_label(word(ada, "answer", cup + 1))).to_be_visible()
            if number != 1 and cup == 0:
                to(word(ada, "give up"))
                keys.press("Enter")
                keys.press("Enter")
            else:
                if cup < 2:
                    to(word(ada, "answer", cup + 1))  # from then on the focus stays
                keys.type(name_of(picture, ada))
                if cup:
                    server.let_pass(2)  # the last one has been seen
                    expect(ada.button(word(ada, "say"))).to_be_enabled()
                keys.press("Enter")
            see(ada, cup)
        if number < 2:
            server.let_pass(2)
            expect(ada.button(word(ada, "next round"))).to_be_enabled()
            to(word(ada, "next round"))
            keys.press("Enter")
    ada.at("EndedView")
    expect(ada.placed("Ada")).to_contain_text("place 1, 21 points")
    ada.button("Again").wait_for()  # after the count
    to("Again")
    keys.press("Enter")
    ada.at("LobbyView")


def test_arrows_walk_over_the_dice_and_the_group_is_one_stop(serve: NewServer, phone: NewPhone) -> None:
    server = serve(draws=draws(0, SHORT))
    ada = one_device(server, phone)
    ada.begin()
    die = [ada.button(word(ada, "throw", number)) for number in range(1, 10)]
    die[0].focus()
    for key, number in (
        ("ArrowRight", 2),
        ("ArrowDown", 5),
        ("ArrowDown", 8),
        ("ArrowDown", 8),  # there is nothing below
        ("ArrowLeft", 7),
        ("ArrowUp", 4),
        ("End", 9),
        ("Home", 1),
        ("ArrowRight", 2),
    ):
        ada.page.keyboard.press(key)
        expect(die[number - 1]).to_be_focused()
    ada.page.keyboard.press("Tab")
    ada.page.keyboard.press("Shift+Tab")
    expect(die[1]).to_be_focused()  # back where one was
    ada.page.keyboard.press("Shift+Tab")
    assert not any(one.evaluate("it => it === document.activeElement") for one in die)


@pytest.mark.long
def test_a_whole_game_with_less_motion(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=CALM, draws=draws(0, *ROWS))
    both = one_device(server, phone, reduced_motion="reduce")
    both.begin()
    throw(both, ROWS[0][0])
    assert both.page.evaluate(MOVING) == []
    cover(both, 0)
    assert both.page.evaluate(MOVING) == []
    hide([both], ROWS[0][1:], stand=1)
    give_up(both, 0)
    assert both.page.evaluate(MOVING) == []
    for cup in range(1, 6):
        recall(both, cup, ROWS[0][cup])
    assert both.page.evaluate(MOVING) == []
    next_round(both)
    for number in (1, 2):
        hide([both], ROWS[number])
        if number == 2:
            give_up(both, 0)
        for cup in range(number - 1, 6):
            recall(both, cup, ROWS[number][cup])
        if number == 1:
            next_round(both)
    both.at("EndedView")
    assert both.page.evaluate(MOVING) == []


def test_motion_is_shown_by_default(serve: NewServer, phone: NewPhone) -> None:
    both = one_device(serve(speed=CALM, draws=draws(0, SHORT)), phone)
    both.begin()
    both.page.evaluate(COUNT_MOVES)
    throw(both, SHORT[0])
    both.until("moved >= 3")  # hop, spin, shadow
    cover(both, 0)
    both.until("moved >= 4")  # the cup


@pytest.mark.parametrize("rounds", mostly_long([1, 3], 1))
def test_every_announcement_of_a_game(serve: NewServer, phone: NewPhone, rounds: int) -> None:
    # clauses: MD-3 MD-8 MD-10 MD-11 MD-12 MD-15
    server = serve(speed=CALM, draws=draws(0, *ROWS))
    both = one_device(server, phone, hurry=20)
    both.listen_to_the_end()
    both.page.evaluate("heard.length = 0")
    both.begin()
    play(both, rounds)

    expected = ["Ada begins."]
    cups = {"red": "red striped cup", "blue": "blue dotted cup", "black": "black wavy cup"}
    for number, pictures in enumerate(ROWS[:rounds]):
        if number:
            expected.append(f"A new round: {('Ada', 'Ben')[number % 2]} begins.")
        names = [name_of(picture, both) for picture in pictures]
        for place, (name, picture) in enumerate(zip(names, pictures, strict=True)):
            cup = cups[COLOURS[picture]] if place < 5 else "gold cup with crosses"
            expected += [f"The die shows: {name}, on {COLOURS[picture]}.", f"Covered: {cup}."]
        for cup_number, name in enumerate(names, 1):
            given_up = number != 1 and cup_number == 1
            if given_up:
                expected.append("I don’t know?")
            verdict = "Given up." if given_up else "Right!"
            expected.append(f"{verdict} Cup {cup_number}: {name}. The cup goes to Ada.")
        expected.append("Points of this round: Ada 7, Ben 0.")
    if rounds == 3:
        expected.append("Ada wins!")  # the device is not hers alone
    both.until(f"heard.length >= {len(expected)}")
    both.listen_to_the_end()
    assert both.heard == expected


def test_axe_finds_nothing_on_shelf_lobby_and_dialogues(serve: NewServer, phone: NewPhone) -> None:
    server = serve()
    ada, eve = phone(server), phone(server, width=1920, height=1080)
    ada.go("/")
    expect(ada.button("Open a table: Memo Dice")).to_be_enabled()
    wrong = {"shelf": ada.violations()}
    ada.button("Settings").click()
    box_of(ada.page.get_by_role("dialog"))  # it comes later, and fades in
    wrong["settings"] = ada.violations()
    code = ada.open()
    eve.go(f"/screen/{code}")
    wrong["sit down"] = ada.violations()
    ada.sit("Ada")
    for what in ("Add a bot", "Add a player on this device", "Change the game", "Menu"):
        ada.button(what).first.click()
        if what == "Menu":
            ada.page.get_by_text("Seats and bots").click()
        expect(ada.page.get_by_role("dialog")).to_be_visible()
        wrong[what] = ada.violations()
        ada.page.keyboard.press("Escape")
        expect(ada.page.get_by_role("dialog")).to_have_count(0)
    ada.add_bot()
    ada.button("Rules").first.click()
    expect(ada.page.get_by_text("MD-15")).to_have_count(0)
    ada.button("Show the numbers of the rules").click()
    expect(ada.page.get_by_text("MD-15")).to_be_visible()
    wrong["lobby with rules"] = ada.violations()
    wrong["big screen, lobby"] = eve.violations()
    eve.go("/t/BCDF")
    expect(eve.page.get_by_role("heading", name="There is no table BCDF here.")).to_be_visible()
    wrong["problem"] = eve.violations()
    assert {where: found for where, found in wrong.items() if found} == {}


def test_axe_finds_nothing_in_any_scene_of_play(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=0.1, draws=draws(0, SHORT))
    ada, ben, tv = phone(server), phone(server, lang="fr"), phone(server, width=1920, height=1080)
    code = sit_down(ada, ben, names=["Ada", "Ben"])
    tv.go(f"/screen/{code}")
    ada.begin(ben, tv)
    wrong = {"picking": ada.violations(), "another picks": ben.violations()}
    throw(ada, SHORT[0])
    wrong |= {"covering": ada.violations(), "another covers": ben.violations(), "tv": tv.violations()}
    cover(ada, 0)
    hide([ben, ada], SHORT[1:], stand=1)
    answer(ben, 0, "zzzz")
    expect(ben.page.locator("input[aria-invalid=true]")).to_be_visible()
    wrong |= {"recalling": ben.violations(), "another recalls": ada.violations()}
    for cup in range(3):
        recall(ben, cup, SHORT[cup])
    wrong["recalled"] = ada.violations()
    recall(ben, 3, SHORT[3])
    wrong |= {"scored": ben.violations(), "another goes on": ada.violations(), "tv, scored": tv.violations()}
    ada.press("menu")
    ada.button("Pause").click()
    expect(ben.page.locator(".window.drawn")).to_be_visible()
    wrong |= {"paused": ada.violations(), "paused by the host": ben.violations()}
    assert {where: found for where, found in wrong.items() if found} == {}


def test_axe_finds_nothing_on_wall_judgement_and_end(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=0.1, draws=draws(0, SHORT))
    both = one_device(server, phone)
    code = both.page.url[-4:]
    both.choose("How are pictures named?", "Find the picture")
    both.begin()
    hide([both], SHORT)
    wrong = {"wall": both.violations()}
    both.press("menu")
    both.button("Stop the game").click()
    both.button("Stop it for everybody?").click()
    both.at("EndedView")
    wrong["stopped"] = both.violations()
    both.press("again")
    both.choose("How are pictures named?", "Say it aloud")
    both.begin()
    hide([both], SHORT)
    both.button(word(both, "lift")).click()
    expect(both.button("Right")).to_be_visible()
    wrong["judging"] = both.violations()
    both.page.context.new_page().goto(f"{server.url}/t/{code}")
    expect(both.button("Play here")).to_be_visible()
    wrong["taken over"] = both.violations()
    assert {where: found for where, found in wrong.items() if found} == {}


@pytest.mark.parametrize("game", mostly_long(SHELF, "oni"))
def test_axe_finds_nothing_in_any_scene_of_any_game(serve: NewServer, phone: NewPhone, game: str) -> None:
    server = serve(speed=0.02)
    ada = phone(server, reduced_motion="reduce")
    sit_down(ada, names=["Ada"], game=game)
    for _ in range(SHELF[game].seats[-1] - 1):
        ada.add_bot()
    for question, level in NEEDED.get(game, ()):
        ada.choose(question, level)
    tv = phone(server, width=1920, height=1080, reduced_motion="reduce").go(f"/screen/{ada.page.url[-4:]}")
    ada.begin(tv)
    wrong: dict[str, list[str]] = {}
    for scene, events in SCENES[game](SHELF[game].seats[-1]).items():
        server.happen(*events)
        server.let_pass(READ[game])
        expect(tv.page.locator(".shout")).to_have_count(0)
        wrong |= {scene: ada.violations(), f"{scene}, big screen": tv.violations()}
    assert {where: found for where, found in wrong.items() if found} == {}


@pytest.mark.long
def test_axe_finds_nothing_at_the_end(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=0.1, draws=draws(0, *ROWS))
    both = one_device(server, phone)
    tv = phone(server, width=1920, height=1080).go(f"/screen/{both.page.url[-4:]}")
    both.begin()
    play(both)
    tv.at("EndedView")
    both.page.get_by_text("The proof").click()
    assert both.violations() + tv.violations() == []


@pytest.mark.parametrize(
    "large", [False, pytest.param(True, marks=pytest.mark.long)], ids=["usual text", "text at 200 %"]
)
def test_everything_fits_a_phone_and_can_be_tapped(serve: NewServer, phone: NewPhone, large: bool) -> None:
    server = serve(speed=0.1, draws=draws(0, SHORT))
    ada: Phone = phone(server, lang="fr")
    if large:
        ada.context.add_init_script(
            "addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%' })"
        )
    wrong: dict[str, object] = {}

    def look(where: str) -> None:
        small = measure(ada.page, SMALL)
        wider = measure(ada.page, WIDER)
        if small or wider:
            wrong[where] = (wider, small)

    ada.go("/")
    expect(ada.button("Ouvrir une table\u00a0: Memo Dice")).to_be_enabled()
    look("shelf")
    ada.open()
    look("sit down")
    ada.sit("Ada")
    ada.add_local("Ben")
    look("lobby")
    ada.press("menu")
    look("menu")
    ada.page.keyboard.press("Escape")
    ada.begin()
    look("picking")
    throw(ada, SHORT[0])
    look("covering")
    cover(ada, 0)
    hide([ada], SHORT[1:], stand=1)
    look("recalling")
    for cup in range(4):
        recall(ada, cup, SHORT[cup])
    look("scored")
    next_round(ada)
    ada.button("Règles").click()
    ada.button("Montrer les numéros des règles").click()
    expect(ada.page.get_by_text("MD-15")).to_be_attached()
    look("rules")
    assert wrong == {}
    assert lifted(ada).count() == 0
