"""Whole games of MemoDiXe: on three phones, on one tablet, by keyboard."""

# ruff: noqa: RUF001 (the page's own apostrophes)

from collections.abc import Iterable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from ninefold.engine import Seat
from ninefold.games.memodixe.actions import Action, Dixe, Done, Flip, Look, Swap, Take
from ninefold.games.memodixe.prompts import mover
from ninefold.games.memodixe.state import (
    Anchoring,
    Deciding,
    Giving,
    Looking,
    Over,
    Pair,
    Peeking,
    Replaying,
    Rethrowing,
    Right,
    Starting,
    Stealing,
    Swapping,
)
from ninefold.parts.dixe.calling import Wrong
from ninefold.parts.dixe.dice import Symbol
from ninefold.parts.dixe.turning import Different
from tests.browser.dixe_script import all_powers, one_keyboard, one_tablet
from tests.browser.dixe_table import (
    Table,
    accessible,
    cell,
    drawing,
    forgotten,
    news,
    player,
    said,
    sees,
    shows,
    told,
    word,
)
from tests.browser.phones import NewPhone, NewServer, Phone, Server, sit_down

NAMES = ("Ada", "Ben", "Cy")
SLOW = 0.02  # nothing ends before it was looked at: time passes when the test says so
STILL = {"reduced_motion": "reduce"}  # one moving square is enough for slow machines

# What is said, held or turned takes no second of its own. The line keeps its patience: machines may be busy.
BRISK = """(later => {
  window.setTimeout = (work, wait = 0, ...rest) => later(work, wait < 1000 ? wait / 20 : wait, ...rest)
})(setTimeout)"""


@pytest.fixture
def brisk(phone: NewPhone) -> NewPhone:
    def start(server: Server, **more: Any) -> Phone:
        brisk = phone(server, **more)
        brisk.context.add_init_script(BRISK)
        return brisk

    return start


def begin(*phones: Phone) -> None:
    phones[0].begin()
    for phone in phones:
        phone.at("PlayingView")


@pytest.mark.parametrize("thorough", [False, pytest.param(True, marks=pytest.mark.long)])
def test_three_phones_use_every_power(serve: NewServer, brisk: NewPhone, thorough: bool) -> None:
    # clauses: MX-3 MX-4 MX-5 MX-6 MX-7 MX-8 MX-9 MX-11 MX-12 MX-13 MX-14 MX-15 MX-16 MX-17 MX-18 MX-19 MX-20
    # clauses: MX-21 MX-22 MX-30 MX-31 MX-32 MX-33 MX-34 MX-35
    story = all_powers()
    server = serve(speed=SLOW, draws=story.draws)
    moving = {} if thorough else STILL
    ada, ben, cy = brisk(server, **moving), brisk(server, lang="fr", **moving), brisk(server, **STILL)
    everybody = (ada, ben, cy)
    sit_down(ada, ben, cy, names=NAMES, game="memodixe")
    begin(ada, ben, cy)
    table = Table(story, NAMES, ada, ben, cy, thorough=thorough)
    expect(ada.says).to_have_text("Your turn: turn a die.")
    expect(cy.says).to_have_text("Ada turns a die.")
    expect(cy.page.get_by_label("3 dice in the reserve")).to_be_visible()
    expect(ada.button(word(ada, "Dixe"))).to_have_count(0)  # nobody calls without a die

    table.play(Pair)  # clover
    expect(ada.says).to_have_text("A pair! Tap the die that you win.")
    power(cy, "Clover Win one of the pair, then play again.")
    power(ben, "Trèfle Gagne l’un des deux, puis rejoue.")
    table.play(Starting)
    expect(cy.page.get_by_text("Ada plays again.").first).to_be_visible()
    expect(cy.page.get_by_label("2 dice in the reserve")).to_be_visible()

    table.play(Pair)
    power(ada, "Bomb Win one and throw the other: if the bomb is on top, you win that one too.")
    table.play(Starting)
    expect(ada.page.locator(".notes")).to_have_text("The bomb again! Ada wins that die too.")
    expect(ben.page.locator(".notes")).to_have_text("Encore la bombe ! Ada gagne aussi ce dé.")
    expect(ben.page.locator('[data-won="0"] > i')).to_have_count(3)
    expect(cy.page.get_by_label("0 dice in the reserve")).to_be_visible()

    table.play(Giving)
    expect(ada.says).to_have_text("You have the most: to whom do you give a die? Tap a player.")
    expect(ben.says).to_have_text("Ada a le plus de dés et en donne un. À qui ?")
    for name, offered in (("Ada", 0), ("Ben", 1), ("Cy", 1)):
        expect(player(ada, "Give", name)).to_have_count(offered)
    expect(player(ben, "Give", "Cy")).to_have_count(0)
    table.play(Starting)
    expect(cy.page.locator(".notes")).to_have_text("Ada gives a die to Cy.")

    table.play(Different)
    drawn: dict[Symbol, str] = {"mask": drawing(cy, 3), "anchor": drawing(cy, 0)}
    for one in everybody:
        assert all(shows(one, symbol, lines) for symbol, lines in drawn.items())
        said(one, word(one, "flipped", 4, word(one, "mask")))
        said(one, word(one, "flipped", 1, word(one, "anchor")))
    since = [len(one.frames) for one in everybody]
    table.play(Starting)
    for one, known in zip(everybody, since, strict=True):
        hidden(one, drawn, known)

    table.play(Peeking)
    power(cy, "Pi Look in secret under one or two other dice, then win one of the pair.")
    since = [len(one.frames) for one in everybody]
    table.play(Looking)
    drawn = {"anchor": drawing(ada, 2), "bolt": drawing(ada, 4)}
    assert all(shows(ada, symbol, lines) for symbol, lines in drawn.items())
    assert all(told(ada.frames[since[0] :], symbol) for symbol in drawn)
    expect(ada.says).to_have_text("Only you see this. Remember it!")
    expect(cy.says).to_have_text("Ada looks. The others see only where.")
    expect(cy.page.locator(".eye")).to_have_count(2)
    assert not any(shows(one, symbol, lines) for one in (ben, cy) for symbol, lines in drawn.items())
    said(ada, "Ada looks under dice 3 and 5. Only for you: die 3, Anchor. Only for you: die 5, Bolt.")
    said(ben, "Ada regarde sous les dés 3 et 5.")
    said(cy, "Ada looks under dice 3 and 5.")
    since[0] = len(ada.frames)
    table.play(Pair)
    for one, known in zip(everybody, since, strict=True):
        hidden(one, drawn, known)
    table.play(Starting)

    table.play(Swapping)
    expect(ben.says).to_have_text("Personne ne te voit. Touche deux dés pour les échanger.")
    for one in (ada, cy):
        expect(one.page.get_by_text("Eyes closed! Ben may swap two dice.")).to_be_visible()
        expect(one.page.locator("[data-cell] .die")).to_have_count(0)
    accessible(cy)
    since = [len(one.frames) for one in everybody]
    table.play(Starting)
    assert "Swapped" in [one["type"] for one in news(ben.frames[since[1] :])]
    for one, known in ((ada, since[0]), (cy, since[2])):
        assert [one["type"] for one in news(one.frames[known:])] == ["CurtainOpened", "TurnBegun"]

    table.play(Stealing)
    power(ada, "Sun Win neither die: steal one from another player instead.")
    for name, offered in (("Ada", 1), ("Ben", 1), ("Cy", 0)):
        expect(player(cy, "Steal", name)).to_have_count(offered)
    table.play(Starting)
    expect(ada.page.locator(".notes")).to_have_text("Cy steals a die from Ada.")

    table.play(Replaying)
    expect(ada.says).to_have_text("Do you play again?")
    expect(ada.button("That’s enough")).to_be_visible()
    table.play(Anchoring)
    power(cy, "Anchor Win one, then set a die aside until your next turn.")
    table.play(Starting)
    for one, label, until in (
        (ben, "Mis de côté par Ada : Arkan, Crâne dessus", "jusqu’au tour d’Ada"),
        (cy, "Set aside by Ada: Arkan, Skull on top", "until Ada’s turn"),
    ):
        beside = one.page.locator("figure", has=one.page.get_by_role("img", name=label, exact=True))
        expect(beside).to_contain_text(until)
        expect(beside.locator('[data-owner="0"] .mark svg')).to_be_visible()
        expect(cell(one, 5).locator(".kept svg")).to_be_visible()

    table.play(Rethrowing)
    power(cy, "Bolt Win one, then choose a die to be thrown again.")
    table.play(Pair)
    power(cy, "Skull Win one and throw the other: if the skull is on top, everybody else loses a die.")
    table.play(Starting)
    expect(cy.page.locator(".notes")).to_contain_text("The skull again! Those who lose a die: Ada and Ben.")
    expect(ada.page.get_by_text("2 dice out of the game")).to_be_visible()
    expect(cy.page.locator("[data-beside]")).to_have_count(0)  # Ada's turn: her die is back

    expect(ada.page.locator(".stakes")).to_contain_text("Wrong: you lose both dice.")
    tap_only(ada.button(word(ada, "Dixe")))
    expect(ada.page.locator(".hinting")).to_be_visible()  # and nobody called
    table.play(Wrong)
    expect(ada.says).to_have_text("There was a pair. You lose your dice.")
    expect(cy.page.get_by_text("2 dice lost.")).to_be_visible()
    expect(cy.page.locator("[data-cell].alike")).to_have_count(2)
    table.play(Right)
    expect(ben.says).to_have_text("Pas de paire ! Touche encore un dé : il est à toi.")
    table.play(Deciding)
    expect(cy.says).to_have_text("Somebody has more dice than Ben. Play on?")
    expect(ben.button("Finir la partie")).to_be_visible()
    table.play(Over)
    for one, title in (
        (ada, "Cy is King of the Dwarves!"),
        (ben, "Cy devient Roi des Nains !"),
        (cy, "Cy is King of the Dwarves!"),
    ):
        one.at("EndedView")
        expect(one.page.get_by_role("heading", name=title)).to_be_visible()
        crowned = one.page.get_by_role("listitem").filter(has=one.page.locator(".crown svg"))
        expect(crowned).to_have_count(1)
        expect(crowned).to_contain_text("Cy")
    expect(ada.page.get_by_text("4 dice lost on the way.")).to_be_visible()
    accessible(ada)


def power(phone: Phone, words: str) -> None:
    """What the table says of the symbol at work."""
    expect(phone.page.locator(".telling .panel")).to_contain_text(words)


def tap_only(button: Locator) -> None:
    """So quickly that nothing is held, however slow the machine is."""
    button.evaluate(
        """button => {
          for (const type of ['pointerdown', 'pointerup'])
            button.dispatchEvent(new PointerEvent(type, { bubbles: true }))
        }"""
    )


def hidden(phone: Phone, drawn: dict[Symbol, str], since: int) -> None:
    """Neither the page, once it has fallen silent, nor any message since then has these symbols."""
    forgotten(phone, *drawn)
    assert [symbol for symbol, lines in drawn.items() if shows(phone, symbol, lines)] == []
    assert [told(phone.told_since(since), symbol) for symbol in drawn] == [[] for _ in drawn]


class Tablet(Table):
    """Lies before whoever is to move; what is private waits until the others look away."""

    def watching(self) -> Iterable[tuple[Phone, Seat]]:
        return [(self.phones[0], mover(self.state))]

    def try_scene(self) -> None:
        if isinstance(self.state.phase, Looking | Stealing | Right):
            super().try_scene()

    def places(self, phone: Phone, seat: Seat) -> list[str]:
        return [""] * 9 if isinstance(self.state.phase, Swapping) else super().places(phone, seat)

    def touch(self, phone: Phone, action: Action) -> None:
        name = self.names[mover(self.state)]
        ready = phone.button(f"I am {name}")
        match action:
            case Look():
                super().touch(phone, action)
                since = len(phone.frames)
                expect(phone.page.get_by_text(f"What comes next is for {name} alone.")).to_be_visible()
                accessible(phone)
                expect(phone.says).to_have_text("The device goes from hand to hand. The clock is stopped.")
                self.let_pass(20)
                # nothing was asked, so nothing can be seen
                assert [frame for frame in phone.frames[since:] if frame.get("news")] == []
                ready.click()
            case Swap():
                accessible(phone)
                self.let_pass(20)  # longer than the curtain is drawn, but no time runs
                ready.click()
                sees(phone, super().places(phone, mover(self.state)), self.state.won)
                super().touch(phone, action)
                sees(phone, [""] * 9, self.state.won)
                expect(
                    phone.page.get_by_text("Put the device back on the table", exact=False)
                ).to_be_visible()
            case _:
                super().touch(phone, action)


# Every screen that asks for the device, from now on.
HANDED = """() => {
  let last = null
  window.handed = []
  new MutationObserver(() => {
    const title = document.querySelector('dialog[open] h2')?.textContent ?? null
    if (title !== null && title !== last) window.handed.push(title)
    last = title
  }).observe(document, { subtree: true, childList: true, attributes: true })
}"""


def test_two_players_share_a_tablet(serve: NewServer, brisk: NewPhone) -> None:
    # clauses: MX-11 MX-15 MX-16 MX-30 MX-33 MX-35
    story = one_tablet()
    server = serve(speed=SLOW, draws=story.draws)
    tablet = brisk(server, width=820, height=1180, **STILL)
    sit_down(tablet, names=["Ada"], game="memodixe")
    tablet.button("Add a player on this device").click()
    dialog = tablet.page.get_by_role("dialog")
    dialog.get_by_label("Their name").fill("Ben")
    dialog.get_by_role("button", name="Sit down").click()
    expect(dialog).to_have_count(0)
    begin(tablet)
    tablet.page.evaluate(HANDED)
    table = Tablet(story, NAMES[:2], tablet, tablet)
    expect(tablet.says).to_have_text("Ada turns a die.")
    table.play(Looking)
    drawn: dict[Symbol, str] = {"anchor": drawing(tablet, 6), "mask": drawing(tablet, 7)}
    said(tablet, "Ada looks under dice 7 and 8. Only for you: die 7, Anchor. Only for you: die 8, Mask.")
    since = len(tablet.frames)
    table.play(Pair)
    hidden(tablet, drawn, since)
    table.play(Swapping)
    table.play(Stealing)
    expect(tablet.says).to_have_text("Ada steals a die. From whom?")
    table.play(Right)
    table.play(Over)
    tablet.at("EndedView")
    expect(tablet.placed("Ada")).to_contain_text("place 1, 3 dice")
    assert tablet.page.evaluate("window.handed") == ["Pass the device to Ada", "Pass the device to Ben"]


class Keyboard(Table):
    """The first player has no mouse and touches nothing."""

    def try_scene(self) -> None:
        if isinstance(self.state.phase, Pair):
            super().try_scene()

    def touch(self, phone: Phone, action: Action) -> None:
        keys = phone.page.keyboard
        match action:
            case _ if phone is not self.phones[0]:
                super().touch(phone, action)
            case Flip(place):
                keys.press(str(place + 1))
            case Take(2):
                cell(phone, 3).get_by_role("button").focus()
                for key, to in (("ArrowUp", 0), ("ArrowRight", 1), ("ArrowRight", 2)):
                    keys.press(key)
                    expect(cell(phone, to).get_by_role("button")).to_be_focused()
                keys.press("Enter")
            case Take(place):
                keys.press(str(place + 1))
            case Look((place,)):
                keys.press(str(place + 1))
                expect(cell(phone, place).get_by_role("button", pressed=True)).to_be_focused()
                keys.press("Tab")
                expect(phone.button("Look under it now")).to_be_focused()
                keys.press("Enter")
            case Done():
                keys.press("Enter")
            case Dixe():
                keys.down("d")
                expect(phone.says).to_have_text("DiXe! Is there really no pair?")
                keys.up("d")
                self.turn_up()
            case _:
                raise AssertionError(action)


def test_a_keyboard_is_enough(serve: NewServer, brisk: NewPhone) -> None:
    # clauses: MX-6 MX-8 MX-11 MX-12 MX-30 MX-33
    story = one_keyboard()
    server = serve(speed=SLOW, draws=story.draws)
    ada, ben = brisk(server, width=1280, height=800, **STILL), brisk(server)
    sit_down(ada, ben, names=NAMES[:2], game="memodixe")
    begin(ada, ben)
    Keyboard(story, NAMES[:2], ada, ben).play(Over)
    ada.at("EndedView")
    expect(ada.page.get_by_role("heading", name="Ada is King of the Dwarves!")).to_be_visible()
