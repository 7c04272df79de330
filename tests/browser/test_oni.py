"""Oni against all on four phones: every card by its own control, many at once on a small one, a keyboard."""

# ruff: noqa: RUF001 (the page's own apostrophes)

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from ninefold.games.oni.box import EFFECTS, Card
from ninefold.games.oni.events import Flipped, SquareThrown, TurnBegun, TurnCame
from ninefold.parts.dixe.dice import Die
from tests.browser.oni_table import NAMES, NOTED, Table, act, cell, effect, nobody_has, notes, reachable, tap
from tests.browser.phones import NewPhone, NewServer, Phone, sit_down
from tests.browser.volume import mostly_long

SLOW = 0.02  # nothing ends before it was looked at: time passes when the test says so
STILL = {"reduced_motion": "reduce"}
DIFFERENT = (Die("oni", "clover", "bomb"), Die("yorick", "smiley", "skull"), *[None] * 7)

Play = Callable[[Table], None]
PLAYS: dict[Card, Play] = {}


def plays(card: Card) -> Callable[[Play], Play]:
    def keep(play: Play) -> Play:
        PLAYS[card] = play
        return play

    return keep


def four(
    serve: NewServer,
    phone: NewPhone,
    level: str = "Hard",
    acts: str | None = None,
    lang: str = "en",
    **more: Any,
) -> Table:
    """`lang`: what all but the host read."""
    server = serve(speed=SLOW)
    phones = [phone(server, lang=each, **STILL, **more) for each in ("en", lang, lang, lang)]
    for one in phones:
        one.context.add_init_script(NOTED)
    sit_down(*phones, names=NAMES, game="oni")
    phones[0].choose("How hard?", level)
    if acts:
        phones[0].choose("How do you do what the cards say?", acts)
    phones[0].begin(*phones[1:])
    return Table(server, phones)


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


FIVE: tuple[tuple[Card, int], ...] = (
    ("spin", 1),
    ("monocle", 1),
    ("on_your_head", 1),
    ("high_five", 3),
    ("hush", 3),
    ("sapristix", 3),
)


# What Ben is asked at once while all others are, too.
BUSY: tuple[tuple[Card, int], ...] = (
    ("high_five", 3),
    ("sapristix", 3),
    ("long_live", 2),
    ("hush", 1),
    ("hide_it", 3),
)


@pytest.mark.parametrize("lang", mostly_long(["en", "fr"], "fr"))
def test_five_cards_at_once_leave_every_control_free_on_a_small_phone(
    serve: NewServer, phone: NewPhone, lang: str
) -> None:
    # clauses: ON-30
    table = four(serve, phone, width=390, height=664, lang=lang)
    phones = table.phones
    table.turn_up(*FIVE)
    reachable(*phones)  # the card that lies over the dice takes no finger
    table.pass_by(1.2)
    tap(table.ben, 0)
    table.running(*[card for card, _ in FIVE])
    reachable(*phones)
    expect(table.ada.page.locator(".mine")).to_have_count(6)
    expect(table.ben.page.locator(".mine")).to_have_count(3)
    expect(table.oni.page.locator(".mine")).to_have_count(0)
    tap(table.ben, 2)
    reachable(*phones)
    for one in (table.oni, table.ada, table.ben):
        assert one.violations() == []


@pytest.mark.parametrize("lang", mostly_long(["en", "fr"], "fr"))
def test_a_hidden_die_leaves_every_control_free(serve: NewServer, phone: NewPhone, lang: str) -> None:
    # clauses: ON-30
    table = four(serve, phone, width=390, height=664, lang=lang)
    table.turn_up(*BUSY)
    reachable(*table.phones)
    table.look()
    reachable(*table.phones)
    tap(table.ben, 0)
    expect(cell(table.ben, 0)).to_contain_class("open")
    reachable(*table.phones)


@pytest.mark.parametrize("lang", mostly_long(["en", "fr"], "fr"))
def test_the_card_of_a_race_covers_no_button_of_it(serve: NewServer, phone: NewPhone, lang: str) -> None:
    # clauses: ON-E13 ON-31
    table = four(serve, phone, width=390, height=664, lang=lang)
    table.turn_up(("monocle", 2), ("hide_it", 3), ("slap", 1), begun=False)
    reachable(*table.phones)
    table.turn_up(("steal_the_middle", 1), begun=False)
    reachable(*table.phones)


def test_two_cards_in_one_hand_have_a_button_each(serve: NewServer, phone: NewPhone) -> None:
    # clauses: ON-E3 ON-E12
    table = four(serve, phone, width=390, height=664)
    table.turn_up(("toss_it", 2), ("knucklebones", 2), turn=3, begun=False)
    expect(act(table.ben, "Toss to Cy!")).to_be_visible()
    expect(act(table.ben, "Toss!", exact=True)).to_be_visible()
    for one in table.phones:
        expect(one.page.locator('[data-seat="2"] .held.hand svg')).to_have_count(3)
    reachable(*table.phones)
    table.ben.page.keyboard.press("p")
    expect(act(table.cy, "Catch!")).to_be_visible()
    table.ben.page.keyboard.press("t")
    expect(act(table.ben, "Catch!")).to_be_visible()
    for one in table.phones:
        expect(one.page.locator('[data-seat="2"] .held.air svg')).to_have_count(2)


def test_the_team_points_at_dice_for_all_to_see(serve: NewServer, phone: NewPhone) -> None:
    # clauses: ON-8
    table = four(serve, phone, width=390, height=664)
    table.turn_up()
    tap(table.cy, 4)  # who does not play points by a tap,
    cell(table.ben, 4).get_by_role("button").click(button="right")  # who plays as well, but not by a tap
    for one in table.phones:
        expect(cell(one, 4).locator("[data-finger]")).to_have_count(2)
    table.ada.page.keyboard.press("3")
    for one in table.phones:
        expect(cell(one, 2).locator('[data-finger="1"]')).to_be_visible()
    table.ada.until("heard.includes('Cy points at die 5.')")
    assert table.oni.page.locator(".open").count() == 0
    cell(table.oni, 0).get_by_role("button").click(force=True)
    cell(table.oni, 0).get_by_role("button").click(button="right", force=True)
    expect(table.ben.page.locator(".bar.yours")).to_have_count(1)
    expect(table.cy.page.locator(".bar.yours")).to_have_count(0)
    tap(table.ben, 2)
    for one in table.phones:
        expect(one.page.locator("[data-finger]")).to_have_count(2)
    table.pass_by(3.1)
    for one in table.phones:
        expect(one.page.locator("[data-finger]")).to_have_count(0)
    assert table.ada.violations() == []


def test_oni_has_another_screen_and_fills_the_middle(serve: NewServer, phone: NewPhone) -> None:
    # clauses: ON-9
    table = four(serve, phone, width=390, height=664)
    accent = "getComputedStyle(document.querySelector('.board')).getPropertyValue('--accent')"
    for one in (table.oni, table.ada):
        one.page.locator(".board").wait_for()  # it is loaded after the game has begun
    assert table.oni.page.evaluate(accent) != table.ada.page.evaluate(accent)
    table.turn_up(("steal_the_middle", 1), begun=False)
    act(table.cy, "Grab it!").click()
    table.bag_has(4)
    table.look()
    cell(table.oni, 0).get_by_role("button").click(force=True)  # nothing is moved by mistake
    act(table.oni, "Fill the middle").click()
    tap(table.oni, 0)
    notes(table.phones, "Oni moves die 1 to the middle.")
    expect(cell(table.ada, 0).get_by_role("button")).to_have_count(0)
    expect(cell(table.ada, 4).get_by_role("button")).to_have_count(1)


def test_accusations_for_real_are_settled_by_the_players(serve: NewServer, phone: NewPhone) -> None:
    # clauses: ON-E2 ON-E4 ON-E6
    table = four(serve, phone, acts="For real", width=390, height=664)
    table.turn_up(("spin", 1), ("monocle", 1), ("hush", 3))
    nobody_has((table.ada,), "Spin!")
    act(table.oni, "Forgot! Ada").click()
    act(table.ada, "Not true!").click()
    notes(table.phones, "Ada says: not true!")
    act(table.oni, "Spoke!").click()
    act(table.oni, "Spoke! Cy").click()
    reachable(*table.phones)
    assert table.cy.violations() == []
    act(table.cy, "True", exact=True).click()
    notes(table.phones, "Cy admits it.")
    table.penalty("Blaireau")
    act(table.oni, "Dropped! Ada").click()
    table.pass_by(5.1)  # whoever says nothing agrees
    table.running("spin", "hush")
    table.bag_has(1)


def test_accusations_name_the_player_and_the_card(serve: NewServer, phone: NewPhone) -> None:
    # clauses: ON-E6 ON-E9 ON-E12
    table = four(serve, phone, acts="For real", width=390, height=664)
    table.turn_up(
        ("toss_it", 1), ("spin", 1), ("monocle", 1), ("hush", 3), ("high_five", 3), ("hands_off", 3)
    )
    table.look()
    expect(table.ben.says).to_have_text("Hands off! Say which die.")
    for card in ("Monocle", "Toss it"):
        expect(act(table.oni, f"Dropped! Ada, {card}", exact=True)).to_be_visible()
    reachable(*table.phones)


def key(phone: Phone, letter: str, name: str) -> None:
    """Once the control counts: a key, unlike a click, does not wait for it."""
    expect(act(phone, name)).to_be_enabled()
    phone.page.keyboard.press(letter)


def test_a_keyboard_is_enough(serve: NewServer, phone: NewPhone) -> None:
    table = four(serve, phone)
    keyboard = table.ada.page.keyboard
    table.turn_up(("knucklebones", 1), begun=False)
    key(table.ada, "t", "Toss")
    expect(act(table.ada, "Catch!")).to_be_visible()
    table.pass_by(0.5)
    keyboard.press("c")
    notes(table.phones, "Ada has caught them!")
    table.turn_up(("turret", 1), begun=False)
    for height in range(3):
        # time passes after the last die lies on the tower: one that is late topples it
        expect(act(table.ben, f"Pile up! {height} of 3")).to_be_visible()
        table.pass_by(0.3)
        key(table.ben, "b", "Pile up!")
    table.running()
    table.turn_up(("monocle", 1), ("high_five", 1))
    keyboard.down("m")
    expect(act(table.ada, "Don’t let go!")).to_have_attribute("aria-pressed", "true")
    table.ben.page.keyboard.press("f")  # the first of two
    expect(act(table.ada, "High five: Ben")).to_be_visible()
    keyboard.press("f")
    expect(act(table.ben, "High five: Ada")).to_have_attribute("aria-disabled", "true")
    keyboard.up("m")
    expect(act(table.ada, "Hold it!").locator(".left")).to_be_visible()
    table.pass_by(5.1)
    notes(table.phones, "Ada dropped it!")
    table.running("high_five")
    table.turn_up(("on_your_head", 1), ("slap", 3), turn=1, begun=False)
    for one in (table.ada, table.oni, table.ben, table.cy):
        key(one, "h", "Slap")
    table.running("on_your_head")
    for side in ("Left", "Right") * 4:
        key(table.ada, side[0].lower(), side)
    table.running()
    keyboard.press("1")
    expect(cell(table.ada, 0)).to_contain_class("open")
    keyboard.press("3")
    expect(table.ada.says).to_have_text("Different! Look closely, then Next.")
    table.pass_by(3)
    keyboard.press("n")
    expect(table.cy.page.locator(".over .card")).to_be_visible()


def test_the_last_thirty_seconds_vibrate_and_sound(serve: NewServer, phone: NewPhone) -> None:
    # clauses: ON-41
    table = four(serve, phone)
    table.turn_up(("hush", 3))
    nowhere = table.ada.page.locator(".hurry")
    table.pass_by(165)
    expect(nowhere).to_have_count(0)
    table.pass_by(5.5)
    for one in table.phones:
        expect(one.page.locator(".clock.hurry")).to_be_visible()
        expect(one.page.locator(".glow")).to_have_count(1)
    table.ada.until("heard.includes('30 seconds left!')")
    assert table.ada.violations() == []
    table.pass_by(30)
    for one in table.phones:
        one.at("EndedView")
    expect(
        table.ada.page.get_by_text("The clock rang before anybody called DiXe! and was right.")
    ).to_be_visible()
    assert table.ada.violations() == []


def test_the_team_calls_wrong_and_then_right(serve: NewServer, phone: NewPhone) -> None:
    # clauses: ON-40
    table = four(serve, phone)
    table.turn_up()
    shout = act(table.ben, "DiXe! hold to shout")
    shout.hover()
    table.ben.page.mouse.down()
    expect(shout).to_have_count(0)
    table.ben.page.mouse.up()
    table.pass_by(6)
    for one in table.phones:
        expect(one.says).to_have_text("There was a pair: the team loses its dice.")
    table.bag_has(0)
    table.turn_up()
    table.server.happen(SquareThrown(DIFFERENT), TurnCame(2), TurnBegun(2))
    expect(cell(table.ben, 2).get_by_role("button")).to_have_count(0)
    table.ben.page.keyboard.down("d")
    expect(shout).to_have_count(0)
    table.ben.page.keyboard.up("d")
    table.pass_by(6)
    for one in table.phones:
        one.at("EndedView")
        expect(one.page.get_by_text("All the dice were different")).to_be_visible()
    assert table.ada.violations() == []


def test_one_device_is_handed_to_oni_and_back_while_time_stands_still(
    serve: NewServer, phone: NewPhone
) -> None:
    # clauses: ON-33
    server = serve(speed=SLOW)
    tablet = phone(server, width=820, height=1180, **STILL)
    sit_down(tablet, names=NAMES[:1], game="oni")
    for name in NAMES[1:]:
        tablet.add_local(name)
    tablet.begin()
    table = Table(server, [tablet] * len(NAMES))
    table.turn_up(("oni", 1))
    dialog = tablet.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Pass the device to Olga")
    digits = tablet.page.locator(".digits")
    before = digits.inner_text()
    expect(tablet.says).to_have_text("The device goes from hand to hand. The clock is stopped.")
    table.pass_by(6)  # longer than Oni has for it
    dialog.get_by_role("button", name="I am Olga").click()
    expect(tablet.page.locator(".board.oni")).to_be_visible()
    assert digits.inner_text() == before
    tap(tablet, 0, 2)
    expect(tablet.page.locator(".secret")).to_have_count(2)
    table.pass_by(2.1)
    expect(dialog).to_contain_text("Pass the device to Ben")
    expect(tablet.page.locator(".secret")).to_have_count(0)
    dialog.get_by_role("button", name="I am Ben").click()
    expect(tablet.page.locator(".board.oni")).to_have_count(0)
    tap(tablet, 0)
    expect(cell(tablet, 0)).to_contain_class("open")
    tablet.button("To Oni: Olga").click()
    dialog.get_by_role("button", name="I am Olga").click()
    tablet.button("Back to the team").click()
    expect(dialog).to_contain_text("Pass the device to Ben")
