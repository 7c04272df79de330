"""Oni against all on four phones: many cards at once on a small one, pointing, accusing, a keyboard."""

# ruff: noqa: RUF001 (the page's own apostrophes)

import pytest
from playwright.sync_api import expect

from ninefold.games.oni.box import Card
from ninefold.games.oni.events import SquareThrown, TurnBegun, TurnCame
from ninefold.parts.dixe.dice import Die
from tests.browser.oni_table import (
    NAMES,
    SPEED,
    STILL,
    Table,
    act,
    cell,
    four,
    nobody_has,
    notes,
    reachable,
    tap,
)
from tests.browser.phones import NewPhone, NewServer, Phone, sit_down
from tests.browser.volume import mostly_long

DIFFERENT = (Die("oni", "clover", "bomb"), Die("yorick", "smiley", "skull"), *[None] * 7)


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
    server = serve(speed=SPEED)
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
