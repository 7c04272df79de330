"""Whole games of Memo Dice on phones."""

# ruff: noqa: RUF001 (the page's own apostrophes)

import re

import pytest
from playwright.sync_api import expect

from ninefold.games.memo_dice.events import CupLifted, CupLiftedAloud, Judged
from ninefold.server.net.addresses import lan_address
from tests.browser.cups import (
    DIE_OF,
    ROWS,
    SEEN_S,
    SHORT,
    answer,
    cover,
    drawing,
    draws,
    give_up,
    hide,
    lifted,
    next_round,
    open_die,
    recall,
    row,
    see,
    shows,
    throw,
    told,
    word,
)
from tests.browser.phones import NewPhone, NewServer, Phone, box_of, measure, sit_down
from tests.browser.scenes import NINE, SCENES

# What the clipboard holds, as far as somebody can paste it.
PASTE = "document.body.append(Object.assign(document.createElement('textarea'), { id: 'paste' }))"
CALM = 0.5  # the table's time runs slowly, and leaps when the test says so: nothing runs out meanwhile


@pytest.mark.long
def test_two_phones_and_a_spectator_play_a_whole_game(serve: NewServer, phone: NewPhone) -> None:
    # clauses: MD-2 MD-3 MD-4 MD-5 MD-7 MD-8 MD-9 MD-10 MD-11 MD-12 MD-13 MD-14 MD-15
    server = serve(speed=CALM, draws=draws(0, *ROWS))
    ada, ben, eve = phone(server), phone(server, lang="fr"), phone(server, width=820, height=1180)
    code = sit_down(ada, ben, names=["Ada", "Ben"])
    eve.go(f"/t/{code}")
    ada.begin(ben, eve)
    expect(eve.page.get_by_text("Watching.")).to_be_visible()

    hide([ada, ben], ROWS[0][:3], [eve])
    ben.page.reload()  # he comes back to his seat, and to cups only
    expect(row(ben)).to_have_count(3)
    assert not any(shows(ben, picture) for picture in ROWS[0][:3])
    expect(ben.says).to_have_text("À toi : choisis un dé et lance-le.")
    hide([ben, ada], ROWS[0][3:], [eve], stand=3)
    expect(eve.says).to_have_text("Ben tries to remember: what is under cup 1?")
    give_up(ben, 0)
    for cup in range(1, 6):
        recall(ada, cup, ROWS[0][cup])
    expect(eve.page.get_by_role("row", name="Ada +7 7")).to_be_visible()
    next_round(ben)

    hide([ben, ada], ROWS[1][:2], [eve])
    first = ada.page
    ada.page = ada.context.new_page()  # a second tab takes over
    ada.go(f"/t/{code}")
    expect(row(ada)).to_have_count(2)
    assert not any(shows(ada, picture) for picture in ROWS[1][:2])
    expect(first.get_by_text("You are now playing in another window.")).to_be_visible()
    hide([ben, ada], ROWS[1][2:], [eve], stand=2)
    for cup in range(6):
        recall(ada, cup, ROWS[1][cup])
    next_round(ada)

    hide([ada, ben], ROWS[2], [eve])
    give_up(ben, 0)
    for cup in range(1, 6):
        recall(ada, cup, ROWS[2][cup])
    for one, words in ((ada, "You win!"), (ben, "Ada gagne !"), (eve, "Ada wins!")):
        one.at("EndedView")
        expect(one.page.get_by_role("heading", name=words)).to_be_visible()
    for name, placed in (("Ada", "place 1, 21 points"), ("Ben", "place 2, 0 points")):
        for one in (ada, eve):
            expect(one.placed(name)).to_contain_text(placed)
    expect(ada.page.get_by_text("16 of 16 remembered")).to_be_visible()
    expect(ben.page.get_by_text("Les dés étaient honnêtes.")).to_be_visible()
    ben.page.get_by_text("La preuve").click()
    expect(ben.page.get_by_text(re.compile("^Oui, pour autant que ce téléphone"))).to_be_visible()

    ada.press("again")
    ben.at("LobbyView")
    ada.begin(ben, eve)
    expect(ada.says).to_have_text("Your turn: pick a die and throw it.")
    expect(eve.page.get_by_role("listitem").filter(has_text="Ada").get_by_text("0 points")).to_be_attached()


def test_phones_play_over_plain_http(serve: NewServer, phone: NewPhone) -> None:
    # clauses: MD-3 MD-14
    lan = lan_address()
    assert lan is not None, "this machine has no address on a network: the test needs one besides localhost"
    server = serve(speed=CALM, draws=draws(0, SHORT), host="0.0.0.0")
    ada, ben = (phone(server, url=f"http://{lan}:{server.port}") for _ in "ab")
    sit_down(ada, ben, names=["Ada", "Ben"])
    assert ada.page.evaluate("isSecureContext") is False
    expect(ada.page.locator("main .address")).to_contain_text(f"{lan}:{server.port}/t/")
    ada.page.get_by_role("button", name=re.compile("^Invite")).click()
    ada.button("Copy the address").click()
    expect(ada.button("Copy the address")).to_be_focused()
    ada.button("Copied.").click()  # before the dialog, not behind it: there it could not be waved away
    expect(ada.button("Copied.")).to_have_count(0)
    ada.page.keyboard.press("Escape")
    ada.page.evaluate(PASTE)
    ada.page.locator("#paste").press("Control+V")
    expect(ada.page.locator("#paste")).to_have_value(ada.page.url)
    ada.begin(ben)
    hide([ada, ben], SHORT)
    recall(ben, 0, SHORT[0])
    expect(lifted(ada)).to_have_count(1)


def test_a_covered_picture_is_not_in_the_page(serve: NewServer, phone: NewPhone) -> None:
    # clauses: MD-3 MD-8 MD-15
    server = serve(speed=CALM, draws=draws(0, SHORT))
    ada, ben, eve = phone(server), phone(server, lang="fr"), phone(server)
    code = sit_down(ada, ben, names=["Ada", "Ben"])
    eve.go(f"/screen/{code}")
    ada.begin(ben, eve)
    everybody = (ada, ben, eve)
    drawn = {}
    since = {}
    for place, picture in enumerate(SHORT):
        hider = (ada, ben)[place % 2]
        throw(hider, picture)
        for one in everybody:
            expect(open_die(one, picture)).to_be_visible()
        drawn[picture] = drawing(hider)
        assert all(shows(one, picture, drawn[picture]) for one in everybody)
        for one in everybody:
            one.listen_to_the_end()
        cover(hider, place)
        for one in everybody:
            expect(row(one)).to_have_count(place + 1)
            since[one, picture] = len(one.frames)
            hidden = [other for other in SHORT[: place + 1] if shows(one, other, drawn[other])]
            assert hidden == []
    answer(ben, 0, "pastèque")  # wrong: this cup alone is lifted
    for one in everybody:
        expect(lifted(one)).to_have_count(1)
        assert shows(one, SHORT[0], drawn[SHORT[0]])
        assert not any(shows(one, picture, drawn[picture]) for picture in SHORT[1:])
    for one in everybody:
        for picture in SHORT[1:]:
            assert not [frame for frame in one.told_since(since[one, picture]) if told(frame, picture)]
        assert [frame for frame in one.frames[since[one, SHORT[0]] :] if told(frame, SHORT[0])]


def test_a_typing_error_is_asked_about_and_an_unknown_word_costs_nothing(
    serve: NewServer, phone: NewPhone
) -> None:
    # clauses: MD-14
    server = serve(speed=CALM, draws=draws(0, SHORT))
    ada, ben = phone(server), phone(server)
    sit_down(ada, ben, names=["Ada", "Ben"])
    ada.begin(ben)
    hide([ada, ben], SHORT)
    answer(ben, 0, "qwertz")
    expect(ben.page.get_by_text("No picture has this name.", exact=False)).to_be_visible()
    expect(lifted(ben)).to_have_count(0)
    answer(ben, 0, "pizzza")
    meant = ben.page.get_by_role("list", name="Did you mean …?").get_by_role("button", name="pizza")
    expect(meant).to_be_visible()
    expect(lifted(ben)).to_have_count(0)
    meant.click()
    expect(lifted(ben)).to_have_count(1)
    expect(ben.says).to_have_text("What is under cup 2?")
    # the form says why; the rule itself is said by nobody else
    assert not [heard for heard in ben.heard if "how pictures are named" in heard]


# As they begin: one that has ended is found no more.
NOTE_MOTIONS = """() => {
  window.motions = [0, 0]
  const timings = (what) => [...document.querySelectorAll(what)]
    .flatMap((part) => part.getAnimations({ subtree: true })).map((one) => one.effect.getComputedTiming())
  const note = () => {
    window.motions = [Math.max(motions[0], ...timings('.shown > .name').map(({ delay }) => delay)),
      Math.max(motions[1], ...timings('.shown .die').map(({ endTime }) => endTime))]
  }
  new MutationObserver(() => { note(); requestAnimationFrame(note) })
    .observe(document, { subtree: true, childList: true, attributes: true })
}"""


def test_the_name_is_shown_when_the_die_is_at_rest(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=CALM, draws=draws(0, SHORT))
    ada, ben = phone(server), phone(server)
    sit_down(ada, ben, names=["Ada", "Ben"])
    ada.begin(ben)
    for one in (ada, ben):
        one.page.evaluate(NOTE_MOTIONS)
    throw(ada, SHORT[0])
    for one in (ada, ben):
        word_comes, die_lies = one.page.evaluate("motions")
        assert word_comes >= die_lies > 0


def test_a_guess_is_shown_to_everybody(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=CALM, draws=draws(0, SHORT))
    ada, ben, tv = phone(server), phone(server, lang="fr"), phone(server, width=1920, height=1080)
    code = sit_down(ada, ben, names=["Ada", "Ben"])
    tv.go(f"/screen/{code}")
    ada.begin(ben, tv)
    hide([ada, ben], SHORT)
    answer(ben, 0, "canard")
    for one, words in ((ada, "Ben said: duck!"), (tv, "Ben said: duck!"), (ben, "Tu as dit : canard")):
        expect(one.page.locator("figcaption")).to_contain_text(re.compile(words.replace(" ", r"\s")))


# Of two who share a device, the second hears everything late.
LATE = """(() => {
  const Near = WebSocket
  let sockets = 0
  window.WebSocket = class extends Near {
    late = sockets++ > 0
    set onmessage(hear) {
      super.onmessage = hear && (event => this.late ? setTimeout(() => hear(event), 300) : hear(event))
    }
  }
})()"""


def test_typed_text_stays_when_a_late_answer_arrives(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=CALM, draws=draws(0, SHORT))
    both: Phone = phone(server)
    both.open()
    both.sit("Ada")
    both.context.add_init_script(LATE)
    both.page.reload()
    both.add_local("Ben")
    both.begin()
    hide([both], SHORT)
    recall(both, 0, SHORT[0])  # Ada has seen it: Ben, who guessed, has not been answered yet
    both.page.get_by_label("What is under cup 2?").fill(SHORT[1])
    both.page.wait_for_timeout(600)
    both.button(word(both, "say")).click()
    expect(lifted(both)).to_have_count(2)


# How wide the die is that all look at, of the screen; and whether the bar covers nothing of it.
LOOKED_AT = """() => {
  const die = document.querySelector('figure .die').getBoundingClientRect()
  const text = document.querySelector('figcaption').getBoundingClientRect()
  const bar = document.querySelector('.bar')?.getBoundingClientRect()
  return [die.width / innerWidth, Math.max(die.bottom, text.bottom) <= (bar?.top ?? innerHeight) + 1]
}"""


@pytest.mark.parametrize("way", ["Type the word", "Find the picture", "Say it aloud"])
def test_what_was_under_a_cup_has_the_screen_to_itself(serve: NewServer, phone: NewPhone, way: str) -> None:
    """Nothing is asked meanwhile: of whoever goes on, of the other player, on the big screen."""
    server = serve(speed=0.02)
    ada, ben = (phone(server, height=664, reduced_motion="reduce") for _ in "ab")
    tv = phone(server, width=1920, height=1080, reduced_motion="reduce")
    code = sit_down(ada, ben, names=["Ada", "Ben"])
    ada.choose("How are pictures named?", way)
    tv.go(f"/screen/{code}")
    ada.begin(ben, tv)
    server.happen(*SCENES["memo_dice"](2)["recalling"][:-3])
    aloud = way == "Say it aloud"
    lift = [CupLiftedAloud(0, NINE[0]), Judged(0, True, 0)] if aloud else [CupLifted(0, NINE[0], NINE[0], 0)]
    server.happen(*lift)
    everybody = (ada, ben, tv)
    for one, words in ((ada, "Right! The cup is yours."), (ben, "Right! The cup goes to Ada.")):
        expect(one.says).to_have_text(words)
        expect(one.page.locator("figcaption")).to_contain_text(words)
        size, free = measure(one.page, LOOKED_AT)
        assert size > 0.25 and free
    expect(tv.page.locator(".says")).to_have_text("Right! The cup goes to Ada.")
    asks = "form, .wall, .asked"
    for one in everybody:
        expect(one.page.locator(asks)).to_have_count(0)
    server.let_pass(SEEN_S)
    expect(ada.says).to_contain_text("under cup 2")
    expect(ben.says).to_have_text("Ada tries to remember: what is under cup 2?")
    expect(tv.page.locator(".says")).to_have_text("Ada tries to remember: what is under cup 2?")
    for one in everybody:
        expect(one.page.locator(".asked")).to_have_count(1)
    expect(ada.page.locator("form, .wall")).to_have_count(0 if aloud else 1)


def test_a_message_about_a_word_goes_with_its_cup(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=CALM, draws=draws(0, SHORT))
    both: Phone = phone(server)
    both.open()
    both.sit("Ada")
    both.add_local("Ben")
    both.begin()
    hide([both], SHORT)
    unknown = both.page.get_by_text("No picture has this name.", exact=False)
    answer(both, 0, "qwertz")
    expect(unknown).to_be_visible()
    give_up(both, 0)
    expect(both.page.get_by_label("What is under cup 2?")).to_have_value("")
    expect(unknown).to_have_count(0)


def test_time_stops_while_a_shared_device_is_handed_on(serve: NewServer, phone: NewPhone) -> None:
    # clauses: MD-10
    server = serve(speed=0.05, draws=draws(0, SHORT))
    both: Phone = phone(server)
    sit_down(both, names=["Ada"])
    both.add_local("Ben")
    both.page.get_by_text("More settings").click()
    both.choose("Time to answer", "15 seconds")
    both.begin()
    hide([both], SHORT)
    dialog = both.page.get_by_role("dialog")
    expect(both.page.get_by_label("What is under cup 1?")).to_be_visible()
    assert dialog.count() == 0  # Ben has just covered the last one: he has it in his hands
    give_up(both, 0)
    expect(dialog).to_contain_text("Pass the device to Ada")  # once the picture has been seen
    expect(both.says).to_have_text("The device goes from hand to hand. The clock is stopped.")
    server.let_pass(20)  # more than Ada has for it, less than the table waits
    dialog.get_by_role("button", name="I am Ada").click()
    expect(dialog).to_have_count(0)
    expect(both.says).to_have_text("What is under cup 2?")
    recall(both, 1, SHORT[1])
    assert dialog.count() == 0  # she goes on
    server.let_pass(20)
    expect(lifted(both)).to_have_count(3)  # and now her time ran


def test_find_the_picture_on_the_wall(serve: NewServer, phone: NewPhone) -> None:
    # clauses: MD-9 MD-10 MD-14
    server = serve(speed=CALM, draws=draws(0, SHORT))
    ada, ben = phone(server), phone(server, lang="fr")
    sit_down(ada, ben, names=["Ada", "Ben"])
    ada.choose("How are pictures named?", "Find the picture")
    expect(ben.page.get_by_text("Montrer l’image")).to_be_visible()
    ada.begin(ben)
    hide([ada, ben], SHORT)
    wall = ben.page.get_by_role("group", name="Toutes les images")
    expect(wall.get_by_role("button")).to_have_count(54)
    wall.get_by_role("button", name="pizza").click()
    expect(ben.page.get_by_role("img", name="1 : pizza, juste, gobelet de Ben")).to_be_visible()
    see(ben, 0)
    wall.get_by_role("button", name="fraise").click()
    expect(ada.page.get_by_role("img", name="2: giraffe, not right, cup of Ada")).to_be_visible()
    expect(wall).to_have_count(0)
    see(ada, 1)
    for cup in (2, 3):
        ada.page.get_by_role("group", name="All pictures").get_by_role("button", name=SHORT[cup]).click()
        see(ada, cup)
    for one, line in ((ada, "Ada +4 4"), (ben, "Ben +1 1")):
        expect(one.page.get_by_role("row", name=line)).to_be_visible()


def test_say_it_aloud_and_let_the_others_judge(serve: NewServer, phone: NewPhone) -> None:
    # clauses: MD-14
    server = serve(draws=draws(0, SHORT), speed=CALM)
    ada, ben, cy = phone(server), phone(server), phone(server)
    sit_down(ada, ben, cy, names=["Ada", "Ben", "Cy"])
    ada.choose("How are pictures named?", "Say it aloud")
    ada.begin(ben, cy)
    hide([ada, ben, cy], SHORT)
    expect(ada.says).to_have_text("Say aloud what is under cup 1, then lift it.")
    ada.button(word(ada, "lift")).click()
    ben.button(word(ben, "right")).click()  # one of two: whatever the other says, it is right
    expect(ada.page.get_by_role("img", name="1: pizza, right, cup of Ada")).to_be_visible()
    see(ada, 0)
    ada.button(word(ada, "lift")).click()
    for judge in (ben, cy):
        judge.button(word(judge, "wrong")).click()
    expect(ben.page.get_by_role("img", name="2: giraffe, not right, cup of Ben")).to_be_visible()
    see(ben, 1)
    for cup in (2, 3):  # level: the guesser is believed
        ben.button(word(ben, "lift")).click()
        ada.button(word(ada, "wrong")).click()
        cy.button(word(cy, "right")).click()
        expect(
            ben.page.get_by_role("img", name=f"{cup + 1}: {SHORT[cup]}, right, cup of Ben")
        ).to_be_attached()
        see(ben, cup)
    expect(cy.page.get_by_role("row", name="Ben +4 4")).to_be_visible()


# The next motions stop where the cup stands over the die.
HOLD = """() => {
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...how) {
    const motion = animate.apply(this, how)
    motion.pause()
    motion.currentTime = 250
    return motion
  }
}"""


def test_a_moving_cup_cannot_be_pressed(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=0.5, draws=draws(0, SHORT))
    ada, ben = phone(server), phone(server)
    sit_down(ada, ben, names=["Ada", "Ben"])
    ada.begin(ben)
    throw(ada, SHORT[0])
    ben.page.evaluate(HOLD)
    cover(ada, 0)
    die = box_of(ben.button(word(ben, "throw", DIE_OF[SHORT[1]] + 1)))
    cup = box_of(row(ben).last.locator("svg"))
    assert die and cup
    x, y = die["x"] + die["width"] / 2, die["y"] + die["height"] / 2
    assert cup["x"] < x < cup["x"] + cup["width"] and cup["y"] < y < cup["y"] + cup["height"], (
        "it hangs there"
    )
    ben.page.mouse.click(x, y)
    expect(open_die(ben, SHORT[1])).to_be_visible()
