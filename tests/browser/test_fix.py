"""FIX on phones, on one tablet, by keyboard and on the big screen."""

# ruff: noqa: RUF001 (the page's own minus sign)

import re

import pytest
from playwright.sync_api import Locator, expect

from ninefold.games.fix.box import DIE, Face
from tests.browser.phones import NewPhone, NewServer, Phone, Server, box_of, hears, measure, sit_down

# Nobody is hurried: the test lets time pass when all have seen what there is to see.
SLOW = 0.05
STILL = 0.01
TUMBLE, BEAT = 0.36, 0.41  # seconds, and a little more

# Which properties were animated: with less motion, nothing may move.
MOVES = """(() => {
  const moved = window.moved = new Set(), animate = Element.prototype.animate
  Element.prototype.animate = function (frames, timing) {
    for (const frame of frames) for (const property in frame) moved.add(property)
    return animate.call(this, frames, timing)
  }
})()"""

# A phone far away: whatever it says or hears takes so long, in ms.
FAR = """(way => {
  const Near = WebSocket
  window.WebSocket = class extends Near {
    send(data) { setTimeout(() => super.send(data), way) }
    set onmessage(hear) { super.onmessage = event => setTimeout(() => hear(event), way) }
  }
})(%s)"""


def throws(*faces: Face) -> list[int]:
    """What the dice must give to show these, in the order in which they come to lie still."""
    return [DIE.index(face) for face in faces]


def begin(*phones: Phone) -> None:
    phones[0].begin()
    for phone in phones:
        phone.at("PlayingView")


def scene(phone: Phone, name: str) -> None:
    expect(phone.page.locator(f".board.{name}")).to_be_visible()


def hand(phone: Phone, name: str, dice: int) -> Locator:
    """A player's dice, as this phone shows them."""
    many = "die" if dice == 1 else "dice"
    return phone.page.get_by_role("group", name=f"{name}: {dice}{'' if name == 'Your dice' else f' {many}'}")


def die(phone: Phone, number: int, face: str) -> Locator:
    return phone.page.get_by_role("button", name=f"Die {number}: {face}", exact=True)


def coming(where: Locator) -> Locator:
    return where.get_by_role("list", name="On its way to this player").get_by_role("img")


def pad(phone: Phone) -> Locator:
    return phone.page.locator("[data-pad]")


def deal(phone: Phone, **more: int) -> None:
    """Deal with the steppers: by how many dice each gets more or less than an even share."""
    for name, change in sorted(more.items(), key=lambda one: one[1]):
        for _ in range(abs(change)):
            phone.button(f"One {'more' if change > 0 else 'less'} for {name}").click()
    phone.button("Deal").click()


def start(server: Server, *phones: Phone) -> None:
    for phone in phones:
        scene(phone, "ready")
    server.let_pass(3)
    for phone in phones:
        scene(phone, "racing")
    lie(server, *phones)


def lie(server: Server, *phones: Phone) -> None:
    """Thrown dice come to lie."""
    server.let_pass(TUMBLE)
    for phone in phones:
        expect(phone.page.locator(".tumbling")).to_have_count(0)


def on_disc(reds: int, *phones: Phone) -> None:
    for phone in phones:
        expect(phone.page.get_by_role("img", name=f"{reds} of 3 red dice on the disc")).to_be_visible()


@pytest.mark.long
def test_three_phones_play_a_whole_game(serve: NewServer, phone: NewPhone) -> None:
    # clauses: FX-1 FX-2 FX-3 FX-4 FX-5 FX-6 FX-7 FX-8 FX-9 FX-10 FX-11 FX-12 FX-13 FX-14 FX-15
    first = throws("green", "empty", "two", "empty", "red", "red", "red", "empty", "two", "empty")
    more = throws("green", "two", "empty", "red")  # Ben's with the one from Ada, then Ada's last one
    last = throws("two", "two", "minus", "red", "empty", "minus")
    second = throws("red", "red", "two", "empty", "two", "two", "two", "two", "empty", "red")
    end = throws("minus", "empty", "two", "two", "two", "two", "two")
    server = serve(speed=SLOW, draws=[*first, *more, *last, *second, *end])
    ada, ben, cy = phone(server), phone(server), phone(server)
    tv = phone(server, width=1920, height=1080)
    acts = ada.acts_sent()
    tv.go(f"/screen/{sit_down(ada, ben, cy, names=['Ada', 'Ben', 'Cy'], game='fix')}")
    everybody = (ada, ben, cy, tv)
    begin(*everybody)

    expect(ada.says).to_have_text("You deal the dice.")
    untold = "Nobody said who is the youngest: the first seat deals."
    expect(ada.page.get_by_text(untold)).to_be_visible()
    expect(ben.page.get_by_role("heading", name=untold)).to_be_visible()
    expect(cy.page.get_by_text("3 points")).to_have_count(3)
    ada.button("One less for Ada").click()
    expect(ada.page.get_by_text("1 to deal")).to_be_visible()
    dealt = ada.page.locator(".bar").get_by_role("button", name="Deal", exact=True)
    expect(dealt).to_be_disabled()
    dealt.click(force=True)
    expect(ada.page.locator(".bar .why")).to_have_text("1 die is not dealt yet.")
    ada.button("One more for Cy").click()
    basket = ada.page.locator('[data-basket="2"]')
    ada.page.locator('[data-basket="0"] .die').first.drag_to(basket)
    expect(basket.get_by_role("status")).to_have_text("5")
    ada.button("Deal").click()

    for one in (ada, ben, cy):
        expect(pad(one)).to_have_text("3")
    expect(ben.says).to_have_text("Everybody throws together at the signal.")
    server.let_pass(1)
    expect(pad(ben)).to_have_text("2")
    pad(ben).click(force=True)  # in vain
    expect(pad(ben)).to_contain_text("Wait for the signal!")
    server.let_pass(2)
    for one in everybody:
        scene(one, "racing")
    lie(server, *everybody)

    expect(ada.says).to_have_text("Flick green and red away!")
    before = ada.page.evaluate("performance.now()")
    die(ada, 1, "green").click()
    expect(coming(hand(ben, "Your dice", 3))).to_be_visible()
    for one in (cy, tv):
        expect(coming(hand(one, "Ben", 3))).to_be_visible()
    assert before <= acts[-1]["moment"] <= ada.page.evaluate("performance.now()")
    expect(ada.says).to_have_text("Throw!")
    hears(ben, "A die for you.")
    pad(ben).click()
    expect(pad(ben)).to_contain_text("First flick green and red away!")
    die(ben, 3, "red").click()
    on_disc(1, *everybody)
    pad(ben).click()  # he picks up what lies before him
    expect(hand(tv, "Ben", 3).locator(".tumbling")).to_have_count(3)
    expect(hand(ada, "Ben", 3)).to_be_visible()
    lie(server, *everybody)
    pad(ada).click()
    lie(server, *everybody)
    die(cy, 1, "red").click()
    on_disc(2, *everybody)
    die(ben, 3, "green").click()
    expect(coming(hand(cy, "Your dice", 4))).to_be_visible()
    die(ada, 1, "red").click()
    on_disc(3, *everybody)

    expect(ada.says).to_have_text("You put down the third red die.")
    for one in (ben, cy):
        expect(one.says).to_have_text("Ada put down the third red die.")
        expect(pad(one)).to_have_text("Stop!")
    expect(tv.page.locator(".says")).to_have_text("Ada put down the third red die.")
    server.let_pass(TUMBLE)
    server.let_pass(BEAT)
    expect(hand(ben, "Ada", 0)).to_contain_text("+5")
    for _ in range(3):
        server.let_pass(BEAT)
    expect(hand(ben, "Your dice", 2)).to_contain_text("+5")
    for _ in range(5):
        server.let_pass(BEAT)
    for one in everybody:
        for line in (
            "Ada no dice left +5 8",
            "Ben green: +1 two: +2 two: +2 +5 8",
            "Cy minus one: −1 red: −1 empty: 0 minus one: −1 −3 0",
        ):
            expect(one.page.get_by_role("row", name=line, exact=True)).to_be_visible()
        expect(one.page.get_by_text("Round 1 of 7")).to_be_visible()
    expect(ben.says).to_have_text("Cy deals the next round.")
    expect(ben.page.get_by_text("Cy has the fewest points.")).to_be_visible()
    server.let_pass(2)
    cy.button("Next round").click()

    deal(cy, Ben=-2, Ada=1, Cy=1)
    start(server, *everybody)
    die(ben, 1, "red").click()
    expect(ben.says).to_have_text("No dice: rest until a green one comes.")
    die(cy, 1, "red").click()
    die(cy, 2, "red").click()
    on_disc(3, *everybody)
    server.let_pass(TUMBLE + 12 * BEAT)
    for one, words in ((ada, "You win!"), (ben, "Ada wins!"), (tv, "Ada wins!")):
        one.at("EndedView")
        expect(one.page.get_by_role("heading", name=words)).to_be_visible()
        expect(one.placed("Ada")).to_contain_text("place 1, 18 points")
    expect(ben.placed("Ben")).to_contain_text("place 2, 13 points")
    expect(ben.page.get_by_text("Played: 2 rounds.")).to_be_visible()
    assert ben.violations() == []
    ada.press("again")
    ben.at("LobbyView")
    begin(*everybody)
    expect(ada.says).to_have_text("You deal the dice.")


def test_one_tablet_two_fingers_at_once(serve: NewServer, phone: NewPhone) -> None:
    # clauses: FX-5 FX-7 FX-10 FX-11 FX-18
    each: tuple[Face, ...] = ("red", "empty", "two", "empty", "minus")
    again: tuple[Face, ...] = ("red", "empty", "two", "two")
    server = serve(speed=SLOW, draws=throws(*each, *each, *again, *again, *("two",) * 7))
    tablet = phone(server, width=820, height=1180, has_touch=True)
    acts = tablet.acts_sent()
    tablet.open("fix")
    tablet.sit("Ada")
    tablet.add_local("Ben")
    begin(tablet)
    deal(tablet)
    start(server, tablet)
    ada, ben = hand(tablet, "Your dice", 5), hand(tablet, "Ben", 5)
    touch = tablet.context.new_cdp_session(tablet.page)

    def press(*places: Locator) -> None:
        """Press everything in the same instant."""
        points = []
        for place in places:
            place.tap(trial=True)  # it has come to lie
            box = box_of(place)
            assert box is not None
            points.append({"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2})
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def red(where: Locator) -> Locator:
        return where.get_by_role("button", name=re.compile("red$"))

    press(red(ada), red(ben))
    on_disc(2, tablet)
    ada, ben = hand(tablet, "Your dice", 4), hand(tablet, "Ben", 4)
    press(ada.locator("[data-pad]"), ben.locator("[data-pad]"))
    expect(tablet.page.locator(".tumbling")).to_have_count(8)
    lie(server, tablet)
    press(red(ada), red(ben))
    on_disc(3, tablet)  # only one of them can be the third
    assert [act["action"]["type"] for act in acts] == [
        "Deal",
        *("Flick",) * 2,
        *("Roll",) * 2,
        *("Flick",) * 2,
    ]
    for one, other in zip(acts[1::2], acts[2::2], strict=True):
        assert one["moment"] == other["moment"]
    expect(tablet.says).to_have_text(re.compile("(Ada|Ben) put down the third red die."))
    server.let_pass(TUMBLE + 9 * BEAT)
    expect(tablet.page.get_by_role("row", name=re.compile(r"\+6 9$"))).to_have_count(1)
    expect(tablet.page.get_by_role("row", name=re.compile(r"\+8 11$"))).to_have_count(1)
    assert tablet.violations() == []


def test_by_keyboard_alone_against_a_phone_with_less_motion(serve: NewServer, phone: NewPhone) -> None:
    # clauses: FX-3 FX-5 FX-6 FX-7 FX-17
    first = throws("green", "red", "two", "empty", "empty", "red", "red", "empty", "empty", "two")
    server = serve(speed=SLOW, draws=[*first, *throws("two", "empty", "minus"), *throws(*("two",) * 7)])
    ada, ben = phone(server, width=1280, height=800), phone(server, reduced_motion="reduce")
    for one in (ada, ben):
        one.context.add_init_script(MOVES)
    acts = ada.acts_sent()
    sit_down(ada, ben, names=["Ada", "Ben"], game="fix")
    begin(ada, ben)
    keys = ada.page.keyboard

    def reach(button: str) -> None:
        for _ in range(40):
            keys.press("Tab")
            if (
                ada.page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.innerText")
                == button
            ):
                return
        raise AssertionError(f"the keyboard does not reach {button}")

    reach("One less for Ben")
    keys.press("Enter")
    reach("One more for Ben")
    keys.press("Enter")
    reach("Deal")
    keys.press("Enter")
    expect(ada.page.get_by_text("Space throws, a number flicks that die.")).to_be_attached()
    start(server, ada, ben)
    expect(die(ada, 1, "green")).to_be_visible()
    hears(ada, "Flick 1 green, 2 red.")
    keys.press("3")  # nothing to flick there
    keys.press("1")
    expect(coming(hand(ben, "Your dice", 5))).to_be_visible()
    keys.press("2")
    on_disc(1, ada, ben)
    keys.down(" ")
    keys.down(" ")  # held
    keys.up(" ")
    expect(hand(ben, "Ada", 3).locator(".tumbling")).to_have_count(3)
    assert [act["action"]["type"] for act in acts[1:]] == ["Flick", "Flick", "Roll"]
    lie(server, ada, ben)
    expect(die(ada, 3, "minus one")).to_be_visible()
    ben.page.keyboard.press("1")
    on_disc(2, ada, ben)
    ben.page.keyboard.press("2")
    on_disc(3, ada, ben)
    expect(ada.says).to_have_text("Ben put down the third red die.")
    server.let_pass(TUMBLE + 9 * BEAT)
    server.let_pass(2)
    scene(ada, "scored")
    assert "transform" in ada.page.evaluate("[...moved]")
    assert set(ben.page.evaluate("[...moved]")) == {"opacity"}
    assert ben.violations() == []


@pytest.mark.parametrize(
    "first", ["Ben", pytest.param("Ada", marks=pytest.mark.long)], ids=lambda name: f"{name} first"
)
def test_the_first_of_a_near_and_a_far_phone_wins_and_the_other_sees_the_margin(
    serve: NewServer, phone: NewPhone, first: str
) -> None:
    # clauses: FX-10 FX-18
    dice = throws("red", "red", "red", "empty", "empty", "red", "empty", "empty", "empty", "empty")
    server = serve(speed=0.1, draws=dice)
    ada, ben = phone(server), phone(server)
    ben.context.add_init_script(FAR % 800)
    sit_down(ada, ben, names=["Ada", "Ben"], game="fix")
    begin(ada, ben)
    deal(ada)
    start(server, ada, ben)
    die(ada, 1, "red").click()
    die(ada, 2, "red").click()
    on_disc(2, ada, ben)
    expect(die(ben, 1, "red")).to_be_visible()
    hands = [(ben, "1"), (ada, "3")] if first == "Ben" else [(ada, "3"), (ben, "1")]
    for one, key in hands:  # whatever Ben does, the server hears of Ada's first
        one.page.keyboard.press(key)
        one.page.wait_for_timeout(150)
    (winner, _), (loser, _) = hands
    expect(pad(loser)).to_contain_text("A moment too late!")
    (refused,) = [frame for frame in loser.frames if frame.get("clause") == "FX-10"]
    assert refused["late"] > 0
    for one in (winner, loser):
        heard = "You" if one is winner else first
        expect(one.says).to_have_text(f"{heard} put down the third red die.")


def test_dice_move_by_themselves_in_accessible_scenes(serve: NewServer, phone: NewPhone) -> None:
    # clauses: FX-4 FX-8 FX-10 FX-11
    first = throws("green", "red", "two", "empty", "minus", "red", "red", "empty", "empty", "two")
    server = serve(speed=STILL, draws=[*first, *throws(*("two",) * 7)])
    ada, ben = phone(server), phone(server)
    tv = phone(server, width=1920, height=1080)
    acts = [ada.acts_sent(), ben.acts_sent()]
    code = sit_down(ada, ben, names=["Ada", "Ben"], game="fix")
    tv.go(f"/screen/{code}")
    ada.choose("How do dice go to the next player?", "By themselves")
    everybody = (ada, ben, tv)
    begin(*everybody)
    for one in everybody:
        scene(one, "dealing")
    assert [*ada.violations(), *ben.violations()] == []
    deal(ada)
    scene(ada, "ready")
    assert ada.violations() == []
    start(server, *everybody)
    expect(ada.says).to_have_text("Green goes to the next player, red to the disc.")
    assert [*ada.violations(), *tv.violations()] == []
    server.let_pass(0.6)
    on_disc(3, *everybody)
    expect(hand(tv, "Ben", 3)).to_be_visible()
    assert ada.violations() == []
    lie(server, *everybody)
    server.let_pass(3 * BEAT)
    assert ada.violations() == []
    server.let_pass(5 * BEAT)
    for one in everybody:
        scene(one, "scored")
    assert [*ada.violations(), *tv.violations()] == []
    assert [[act["action"]["type"] for act in own] for own in acts] == [["Deal"], []]


# Whatever stands in the head of a place: none lies on another, and a name is more than its first letter.
COLLIDE = """() => [...document.querySelectorAll('.who')].flatMap((who) => {
  const parts = [...who.children].filter((part) => !part.matches('.face'))
  const boxes = parts.map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 1)
  const meet = (one, two) =>
    Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1 &&
    Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1
  const over = boxes.some((one, i) => boxes.some((two, j) => i < j && meet(one, two))) ? [who.innerText] : []
  const name = who.querySelector('.fitted')
  return name.scrollWidth > name.clientWidth + 1 ? [...over, `cut: ${name.textContent}`] : over
})"""


def test_five_players_stand_side_by_side_even_during_play(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=STILL, draws=throws("empty") * 600)
    ada, ben = phone(server), phone(server)
    sit_down(ada, ben, names=["Ada", "Benedict"], game="fix")
    for _ in range(3):
        ada.add_bot()
    begin(ada, ben)
    wrong: dict[str, list[str]] = {}

    def look(scene: str) -> None:
        for width, height in ((390, 664), (820, 1180), (1280, 800)):
            ada.page.set_viewport_size({"width": width, "height": height})
            ada.page.wait_for_timeout(200)
            if found := measure(ada.page, COLLIDE):
                wrong[f"{scene}, {width}"] = found

    expect(ada.page.locator(".who").first).to_be_visible()
    look("dealing")
    ada.button("Deal").click()
    server.let_pass(4)
    expect(ada.page.locator(".mine")).to_be_visible()
    look("racing")
    for _ in range(30):
        if ada.page.locator(".who .idle").count() == 2:
            break
        server.let_pass(1)
        ada.page.wait_for_timeout(100)
    expect(ada.page.locator(".who .idle")).to_have_count(2)
    look("the table plays")
    assert wrong == {}
