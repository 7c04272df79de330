"""Oni against all on four phones: every card is played by its own control."""

# ruff: noqa: RUF001 (the page's own apostrophes)

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ninefold.games.oni.box import EFFECTS, Card
from ninefold.games.oni.events import Flipped, TurnBegun, TurnCame
from tests.browser.oni_table import Table, act, cell, effect, four, nobody_has, notes, tap
from tests.browser.phones import NewPhone, NewServer

Play = Callable[[Table], None]
PLAYS: dict[Card, Play] = {}


def plays(card: Card) -> Callable[[Play], Play]:
    def keep(play: Play) -> Play:
        PLAYS[card] = play
        return play

    return keep


@plays("steal_the_middle")
def _(table: Table) -> None:
    table.turn_up(("steal_the_middle", 1), begun=False)
    expect(act(table.oni, "Grab it!")).to_be_visible()
    act(table.ben, "Grab it!").click()
    table.bag_has(4)
    nobody_has(table.phones, "Grab it!")


@plays("spin")
def _(table: Table) -> None:
    table.turn_up(("spin", 1))
    nobody_has((table.oni, table.ben, table.cy), "Spin!")
    tap(table.ben, 0, 2)
    act(table.ada, "Spin!").click()
    notes(table.phones, "Ada spins round.")
    table.server.happen(
        TurnCame(3), TurnBegun(3), Flipped(3, 0, "clover", False), Flipped(3, 2, "smiley", True)
    )
    table.pass_by(3.1)
    notes(table.phones, "Penalty! Ada: “Spin”.")
    table.penalty()


@plays("knucklebones")
def _(table: Table) -> None:
    table.turn_up(("knucklebones", 1), begun=False)
    table.bag_has(1)
    expect(table.ben.says).to_have_text("Your turn comes when the card is done.")
    act(table.ada, "Toss!").click()
    table.pass_by(1)
    notes(table.phones, "Ada missed. Try again!")
    act(table.ada, "Toss!").click()
    expect(act(table.ada, "Catch!")).to_be_visible()
    table.pass_by(0.5)
    act(table.ada, "Catch!").click()
    notes(table.phones, "Ada has caught them!")
    table.bag_has(3)
    expect(table.ben.says).to_have_text("Your turn: turn a die, or call DiXe!")


@plays("hush")
def _(table: Table) -> None:
    table.turn_up(("hush", 1))
    table.ben.button("Say something").click()
    table.ben.page.get_by_role("dialog").get_by_role("button", name="Bravo!").click()
    notes(table.phones, "Penalty! Ben: “Hush!”.")
    table.penalty()


@plays("oni_rerolls")
def _(table: Table) -> None:
    table.turn_up(("oni_rerolls", 1))
    expect(table.oni.says).to_have_text("Tap a die: it is thrown.")
    tap(table.oni, 1)
    expect(table.oni.says).to_have_text("Ben turns a die.")


@plays("monocle")
def _(table: Table) -> None:
    table.turn_up(("monocle", 1))
    table.bag_has(2)
    eye = act(table.ada, "Hold it!")
    eye.hover()
    table.ada.page.mouse.down()
    held = act(table.ada, "Don’t let go!")
    expect(held).to_have_attribute("aria-pressed", "true")
    expect(held.locator(".left")).to_have_count(0)
    table.pass_by(20)
    table.running("monocle")
    table.ada.page.mouse.up()
    expect(eye.locator(".left")).to_be_visible()
    table.pass_by(1.6)
    notes(table.phones, "Ada dropped it!")
    table.running()
    table.bag_has(2)


@plays("oni_takes_one")
def _(table: Table) -> None:
    table.turn_up(("oni_takes_one", 1))
    table.penalty()


@plays("on_your_head")
def _(table: Table) -> None:
    table.turn_up(("on_your_head", 1))
    table.bag_has(2)
    for side in ("Left", "Right") * 4:
        act(table.ada, side).click()
    table.running()
    table.bag_has(3)


@plays("hands_off")
def _(table: Table) -> None:
    table.turn_up(("hands_off", 1))
    expect(table.ben.says).to_have_text("Hands off! Point at a die.")
    tap(table.ben, 2)
    expect(table.ada.says).to_have_text("Turn the die that Ben points at.")
    tap(table.ada, 2)
    expect(cell(table.cy, 2)).to_contain_class("open")
    tap(table.cy, 0)
    expect(cell(table.cy, 0)).not_to_contain_class("open")
    notes(table.phones, "Penalty! Cy: “Hands off”.")
    table.penalty()


@plays("high_five")
def _(table: Table) -> None:
    table.turn_up(("high_five", 1))
    for other in (table.ada, table.cy):
        name = "Ada" if other is table.ada else "Cy"
        act(table.ben, f"High five: {name}").click()
        act(other, "High five: Ben").click()
        expect(act(table.ben, f"High five: {name}")).to_have_attribute("aria-disabled", "true")
    tap(table.ben, 0, 2)
    expect(table.ben.says).to_have_text("Different! Look closely, then Next.")
    table.server.happen(TurnCame(3), TurnBegun(3))
    tap(table.cy, 0, 2)
    notes(table.phones, "Penalty! Cy: “High five”.")
    table.penalty()


@plays("turret")
def _(table: Table) -> None:
    table.turn_up(("turret", 1), begun=False)
    build = act(table.ben, "Pile up!")
    build.click()
    expect(build).to_have_accessible_name("Pile up! 1 of 3")
    build.click()
    notes(table.phones, "The tower topples!")
    for _ in range(3):
        table.pass_by(0.3)
        build.click()
    table.running()
    expect(table.ben.says).to_have_text("Your turn: turn a die, or call DiXe!")


@plays("toss_it")
def _(table: Table) -> None:
    table.turn_up(("toss_it", 1))
    around = (table.ada, table.ben, table.cy, table.ada)
    for thrower, catcher, name in zip(around, around[1:], ("Ben", "Cy", "Ada"), strict=False):
        act(thrower, f"Toss to {name}!").click()
        expect(act(table.oni, "Reach!")).to_be_visible()
        expect(act(catcher, "Catch!")).to_be_visible()
        table.pass_by(0.8)
        act(catcher, "Catch!").click()
        expect(act(catcher, "Catch!")).to_have_count(0)
    table.running()
    table.bag_has(3)


@plays("slap")
def _(table: Table) -> None:
    table.turn_up(("slap", 1), begun=False)
    for phone in (table.cy, table.oni, table.ada, table.ben):
        act(phone, "Slap!").click()
        expect(act(phone, "Slap!")).to_have_count(0)
    table.running()
    table.bag_has(3)


@plays("oni_cheats")
def _(table: Table) -> None:
    table.turn_up(("oni_cheats", 1))
    tap(table.oni, 0, 4)
    expect(table.oni.says).to_have_text("Only you see this. Remember it!")
    expect(cell(table.oni, 4)).to_contain_class("secret")
    for phone in (table.ada, table.ben, table.cy):
        expect(phone.page.locator(".eye")).to_have_count(2)
        expect(phone.page.locator(".secret")).to_have_count(0)


@plays("oni_shuffles")
def _(table: Table) -> None:
    table.turn_up(("oni_shuffles", 1))
    tap(table.oni, 0, 4)
    notes(table.phones, "Oni swaps dice 1 and 5.")


@plays("hide_it")
def _(table: Table) -> None:
    table.turn_up(("hide_it", 1))
    table.bag_has(2)
    act(table.cy, "Pretend", exact=True).click()
    act(table.cy, "Ben, right hand").click()
    notes((table.oni,), "Cy passes something to Ben’s right hand.")
    act(table.ada, "Ben, left hand").click()
    notes((table.oni,), "Ada passes something to Ben’s left hand.")
    notes((table.cy,), "The die is in Ben’s left hand.")
    table.pass_by(10.1)
    notes((table.oni,), "The passing is over: Oni may name a hand.")
    expect(table.cy.page.get_by_text("It is in Ben’s left hand. Shh!")).to_be_visible()
    expect(table.oni.page.get_by_text("It is in")).to_have_count(0)
    act(table.oni, "Where is it?").click()
    act(table.oni, "Ben, left hand").click()
    notes(table.phones, "Oni names Ben’s hand: right!")
    table.running()
    table.bag_has(2)


@plays("oni_turns")
def _(table: Table) -> None:
    table.turn_up(("oni_turns", 1))
    tap(table.oni, 0, 2)
    expect(table.ada.page.locator(".eye")).to_have_count(2)
    act(table.oni, "Skull").click()
    act(table.oni, "Skull").click()
    expect(table.oni.says).to_have_text("Ben turns a die.")


@plays("set_aside")
def _(table: Table) -> None:
    table.turn_up(("set_aside", 1))
    tap(table.oni, 4)
    for phone in table.phones:
        expect(phone.page.locator('[data-beside="4"]')).to_be_visible()
    table.aside = (4,)


@plays("king_symbol")
def _(table: Table) -> None:
    table.turn_up(("king_symbol", 1), begun=False)
    throw = act(table.ben, "Throw it! until it shows")
    expect(effect(table.ada, "king_symbol")).to_contain_text("until it shows")
    done = table.ben.says.get_by_text("Your turn: turn a die, or call DiXe!")
    for _ in range(100):
        expect(throw.or_(done)).to_be_visible()
        if done.is_visible():
            break
        throw.click()
        expect(throw).to_have_count(0)
        table.pass_by(0.4)
        notes(table.phones, "It shows ")
    expect(done).to_be_visible()


@plays("sapristix")
def _(table: Table) -> None:
    table.turn_up(("sapristix", 1))
    tap(table.ben, 0, 1)
    act(table.ben, "SapristiX!").click()
    notes(table.phones, "Ben: SapristiX! A pair of DiXes!")
    expect(table.ben.says).to_have_text("A pair! Tap the die that you win.")
    tap(table.ben, 1)
    table.bag_has(4)


@plays("long_live")
def _(table: Table) -> None:
    table.turn_up(("long_live", 1), turn=1)
    tap(table.ada, 0)
    expect(table.ada.says).to_have_text("First do what the card asks.")
    act(table.ada, "Long live the clover!").click()
    tap(table.ada, 1)
    for phone in (table.ben, table.cy):
        act(phone, "Long live the clover!").click()
    expect(table.ada.says).to_have_text("A pair! Tap the die that you win.")


@plays("feel_it")
def _(table: Table) -> None:
    table.turn_up(("feel_it", 1))
    tap(table.ada, 0, 4)
    felt = table.ada.page.locator(".felt li")
    expect(felt).to_have_count(2)
    assert "Clover" in (felt.first.get_attribute("aria-label") or "")
    for phone in (table.oni, table.ben, table.cy):
        expect(phone.page.locator(".felt")).to_have_count(0)
        expect(phone.page.locator(".eye")).to_have_count(2)


@pytest.mark.long
@pytest.mark.parametrize("half", [0, 1])
def test_four_phones_meet_every_card(serve: NewServer, phone: NewPhone, half: int) -> None:
    # clauses: ON-10 ON-30 ON-31 ON-32 ON-E1 ON-E2 ON-E3 ON-E4 ON-E5 ON-E6 ON-E7 ON-E8 ON-E9 ON-E10 ON-E11
    # clauses: ON-E12 ON-E13 ON-E14 ON-E15 ON-E16 ON-E17 ON-E18 ON-E19 ON-E20 ON-E21 ON-E22
    assert list(PLAYS) == list(EFFECTS)
    table = four(serve, phone)
    for play in list(PLAYS.values())[half::2]:
        play(table)
