"""Oni's companion beside real dice: a phone that needs no server once it has loaded the page."""

# ruff: noqa: RUF001 (the page's own apostrophes)
# clauses: ON-50 ON-51

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.phones import NewPhone, NewServer, Phone
from tests.browser.volume import mostly_long

NOON = "2026-06-01T12:00:00Z"
# The deck stays as it was laid: easy begins with the effects, in the rulebook's order.
UNSHUFFLED = "Math.random = () => 0.999999"
NOTE = """(() => {
  window.noted = []
  navigator.vibrate = (how) => noted.push(['vibrate', how].flat().length > 2 ? 'alarm' : 'touch')
  Object.defineProperty(navigator, 'wakeLock', { value: { request: async (what) => {
    noted.push(what)
    return { release: async () => noted.push('sleep') }
  } } })
  window.speechSynthesis.speak = ({ text, lang }) => noted.push(`${lang}: ${text}`)
})()"""
SIZES = [(390, 664), (820, 1180), (1280, 800)]
SMALL = """[...document.querySelectorAll('button, a[href], summary, input, label:has(input)')]
  .filter((it) => it.checkVisibility())
  .map((it) => [it, (it.matches('input') && it.closest('label') || it).getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 0 && (width < 44 || height < 44))
  .map(([it]) => it.outerHTML.slice(0, 90))"""
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def pocket(phone: Phone) -> Phone:
    """A phone at noon sharp. Time stands still until the test lets it pass."""
    phone.context.add_init_script(UNSHUFFLED)
    phone.context.add_init_script(NOTE)
    phone.page.clock.install(time=NOON)
    phone.go("/companion")
    phone.page.clock.pause_at("2026-06-01T12:01:00Z")
    return phone


def lay(phone: Phone, level: str = "Easy") -> None:
    page = phone.page
    page.get_by_role("group", name="How hard?").locator("label", has_text=level).click()
    page.get_by_text("Add names").click()
    for seat, name in enumerate(("Ann", "Ben", "Cy", "Dot"), 1):
        page.get_by_label(f"Name of player {seat}").fill(name)
    page.get_by_label("Name of player 1").focus()
    expect(page.get_by_text("Ben begins.")).to_be_visible()
    phone.button("GO!").click()


def left(page: Page, time: str) -> None:
    expect(page.get_by_role("timer", name="Time left")).to_have_text(time)


def running(page: Page) -> list[str]:
    return page.get_by_role("region", name="Running").locator("strong").all_text_contents()


def test_a_whole_game_with_the_server_gone_and_a_reload_in_the_middle(
    serve: NewServer, phone: NewPhone
) -> None:
    server = serve()
    ann = pocket(phone(server))
    page = ann.page
    expect(page.get_by_text("it needs no network now")).to_be_visible()
    server.stop()
    ann.forgive("net::ERR_")
    page.reload()

    lay(ann)
    left(page, "6:40")
    assert "screen" in page.evaluate("noted")
    expect(page.get_by_role("heading", name="Ben plays")).to_be_visible()
    ann.button("Next").click()
    expect(page.get_by_role("heading", name="Steal the middle")).to_be_focused()
    ann.button("Now Cy").click()
    ann.button("Next").click()
    expect(page.get_by_role("heading", name="Spin")).to_be_visible()
    page.clock.run_for(100_000)
    left(page, "5:00")
    ann.button("Now Dot").click()
    assert running(page) == ["Spin"]

    page.clock.fast_forward(59_500)  # asleep: no timer ran meanwhile
    page.reload()
    left(page, "4:01")
    expect(page.get_by_role("heading", name="Dot plays")).to_be_visible()
    assert running(page) == ["Spin"]
    ann.button("Forgot! Spin, Cy").click()
    expect(page.get_by_role("status")).to_have_text("Penalty! Oni throws a won die back into the square.")

    ann.button(re.compile("^No card")).click()  # Dot's sun
    ann.button("Next").click()
    expect(page.get_by_role("heading", name="Knucklebones")).to_be_visible()
    ann.button("Ben again").click()  # and a mask
    expect(page.get_by_role("heading", name="Ben plays")).to_be_visible()
    ann.button("Next").click()
    expect(page.get_by_role("heading", name="Hush!")).to_be_visible()
    ann.button("Now Cy").click()
    expect(page.get_by_role("status")).to_have_text("Finished: Spin.")
    assert running(page) == ["Spin", "Knucklebones", "Hush!"], "what Cy forgot can still be said"

    ann.button("Oni plays").click()  # Cy's clover
    expect(page.get_by_role("heading", name="Oni!")).to_be_visible()
    ann.button("Now Dot").click()
    expect(page.get_by_text("Clover: no cards until Cy plays")).to_be_visible()
    expect(ann.button("Next")).to_be_disabled()
    ann.button("Cancel effects").click()  # Dot's smiley
    assert running(page) == []
    ann.button(re.compile("^No card")).click()

    ann.button(re.compile("^DiXe!")).click()
    ann.button("There is a pair").click()
    expect(page.get_by_role("status")).to_contain_text("You lose all the dice you won.")
    expect(page.get_by_role("heading", name="Cy plays")).to_be_visible()
    expect(ann.button("Next")).to_be_enabled()
    page.clock.run_for(700)  # the page looks at the clock five times a second
    left(page, "4:00")
    ann.button(re.compile("^DiXe!")).click()
    page.clock.run_for(30_000)
    left(page, "3:30")
    ann.button("All different").click()
    expect(page.get_by_role("alert")).to_have_text("The team has won!")
    expect(page.get_by_text("With 3:30 left")).to_be_visible()
    page.clock.run_for(30_000)
    page.reload()
    expect(page.get_by_role("alert")).to_have_text("The team has won!")
    expect(page.get_by_text("With 3:30 left")).to_be_visible()
    ann.button("Play again").click()
    expect(page.get_by_label("Name of player 2")).to_have_value("Ben")


def test_the_time_ends_while_the_phone_sleeps(serve: NewServer, phone: NewPhone) -> None:
    ann = pocket(phone(serve()))
    lay(ann, "Hard")
    ann.page.clock.run_for(199_999)
    left(ann.page, "0:01")
    assert ann.page.evaluate("noted").count("screen") == 1, "asked for once, and kept"
    assert "alarm" not in ann.page.evaluate("noted")
    ann.page.clock.run_for(201)
    expect(ann.page.get_by_role("alert")).to_have_text("Oni has won!")
    assert ann.page.evaluate("noted").count("alarm") == 1
    assert "sleep" in ann.page.evaluate("noted"), "the screen may sleep again"

    ann.button("Play again").click()
    ann.button("GO!").click()
    ann.page.clock.fast_forward(3_600_000)
    ann.page.reload()
    expect(ann.page.get_by_role("alert")).to_have_text("Oni has won!")


def test_a_card_that_needs_a_die_just_won_asks_for_it_and_one_step_can_be_undone(
    serve: NewServer, phone: NewPhone
) -> None:
    ann = pocket(phone(serve()))
    page = ann.page
    lay(ann, "Normal")
    for _ in range(100):
        if page.get_by_text("Was a die just won?").is_visible():
            break
        if ann.button("Next").is_visible():
            ann.button("Next").click()
        else:
            ann.button(re.compile("^Now ")).click()
    drawn = page.get_by_role("heading").text_content()
    assert drawn == "Toss it"
    expect(ann.button(re.compile("^Now | again$"))).to_have_count(0)
    ann.button("Not won").click()
    expect(page.get_by_text("Then nothing happens.")).to_be_visible()
    ann.button("Undo").click()
    ann.button("Won").click()
    ann.button(re.compile("^Now ")).click()
    assert "Toss it" in running(page)
    ann.button(re.compile("^Dropped! Toss it")).click()
    expect(page.get_by_role("status")).to_have_text("Toss it: Oni throws that die back into the square.")
    assert "Toss it" not in running(page)


UNSEEN = """() => {
  const { top, bottom } = document.querySelector('main').getBoundingClientRect()
  return [...document.querySelectorAll('main li')].filter((it) => {
    const box = it.getBoundingClientRect()
    return box.top < top - 1 || box.bottom > bottom + 1
  }).map((it) => it.innerText)
}"""


def test_all_running_effects_are_shown_with_their_players(serve: NewServer, phone: NewPhone) -> None:
    ann = pocket(phone(serve(), width=390, height=664))
    page = ann.page
    lay(ann, "Normal")
    for _ in range(100):
        if page.get_by_role("heading", name="Turret").is_visible():
            break
        if ann.button("Next").is_visible():
            ann.button("Next").click()
        else:
            ann.button(re.compile("^Now ")).click()
    onward = ann.button(re.compile("^Now "))
    name = onward.inner_text().removeprefix("Now ")
    onward.click()
    rows = page.get_by_role("region", name="Running").locator("li")
    expect(rows.filter(has_text="Turret")).to_contain_text(name)
    assert rows.count() > 2
    assert page.evaluate(UNSEEN) == []
    assert page.evaluate(SMALL) == []
    assert page.evaluate(WIDER) == 0


RUNS = """(running) => {
  const key = 'ninefold.companion.2'
  localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), running }))
}"""


def test_the_time_is_up_while_a_call_is_judged(serve: NewServer, phone: NewPhone) -> None:
    ann = pocket(phone(serve()))
    lay(ann, "Hard")
    ann.page.clock.run_for(199_000)
    ann.button(re.compile("^DiXe!")).click()
    expect(ann.page.get_by_text("The clock is still running!")).to_be_visible()
    ann.page.clock.run_for(1_200)
    expect(ann.page.get_by_role("alert")).to_have_text("Oni has won!")


def test_forgot_works_with_an_open_card_and_after_the_effect(serve: NewServer, phone: NewPhone) -> None:
    ann = pocket(phone(serve(), width=390, height=664))
    page = ann.page
    lay(ann)
    ann.button("Next").click()
    ann.button("Now Cy").click()
    ann.button("Next").click()
    expect(page.get_by_role("heading", name="Spin")).to_be_visible()
    ann.button("Now Dot").click()
    ann.button("Next").click()
    ann.button("Forgot! Spin, Cy").click()  # a card lies open
    expect(page.get_by_role("status")).to_have_text("Penalty! Oni throws a won die back into the square.")
    ann.button("Now Ben").click()
    ann.button("Next").click()
    ann.button("Now Cy").click()
    expect(page.get_by_role("status")).to_have_text("Finished: Spin.")
    ann.button("Forgot! Spin, Cy").click()  # it was over before Oni could say it
    expect(page.get_by_role("status")).to_have_text("Penalty! Oni throws a won die back into the square.")
    ann.button("Next").click()  # Cy's second die
    expect(ann.button("Forgot! Spin, Cy")).to_have_count(0)


def test_naming_a_hand_ends_the_effect_right_or_wrong(serve: NewServer, phone: NewPhone) -> None:
    ann = pocket(phone(serve(), width=390, height=664))
    lay(ann, "Hard")
    hidden = [{"card": "hide_it", "who": 1, "turn": 0}, {"card": "spin", "who": 2, "turn": 1}]
    ann.page.evaluate(RUNS, hidden)
    ann.page.reload()
    expect(ann.button("Found! Hide it, Ben")).to_be_visible()
    assert ann.page.evaluate(SMALL) == []
    assert ann.page.evaluate(WIDER) == 0
    ann.button("Wrong hand Hide it, Ben").click()
    assert running(ann.page) == ["Spin"]
    expect(ann.page.get_by_role("status")).to_have_text("")


def test_the_focus_is_on_the_player_in_turn(serve: NewServer, phone: NewPhone) -> None:
    """And so whoever listens hears it."""
    ann = pocket(phone(serve()))
    page = ann.page
    lay(ann)
    expect(page.get_by_role("heading", name="Ben plays")).to_be_focused()
    ann.button(re.compile("^No card")).click()
    expect(page.get_by_role("heading", name="Cy plays")).to_be_focused()
    ann.button("Next").click()
    ann.button("Now Dot").click()
    expect(page.get_by_role("heading", name="Dot plays")).to_be_focused()
    ann.page.evaluate(RUNS, [{"card": "spin", "who": 1, "turn": 0}, {"card": "hush", "who": 1, "turn": 1}])
    page.reload()
    ann.button("Forgot! Spin, Ben").click()  # still the same turn
    expect(ann.button("Forgot! Spin, Ben")).to_be_focused()


def test_a_game_is_ended_by_two_presses_in_a_row(serve: NewServer, phone: NewPhone) -> None:
    ann = pocket(phone(serve()))
    lay(ann)
    ann.button("Menu").click()
    ann.button("End this game").click()
    ann.button("Close").click()
    ann.button("Menu").click()
    expect(ann.button("Yes, end it")).to_have_count(0)
    ann.button("End this game").click()
    ann.button("Yes, end it").click()
    expect(ann.button("GO!")).to_be_visible()


def test_cards_are_read_aloud_in_the_players_language(serve: NewServer, phone: NewPhone) -> None:
    ann = pocket(phone(serve(), lang="fr"))
    page = ann.page
    page.get_by_role("group", name="Quelle difficulté").locator("label", has_text="Facile").click()
    page.get_by_role("switch", name="Lire les cartes").click()
    ann.button("C’est parti !").click()
    ann.button("Suivant").click()
    expect(page.get_by_role("heading", name="Le vol du milieu")).to_be_visible()
    (said,) = [one for one in page.evaluate("noted") if one.startswith("fr: ")]
    assert said.startswith("fr: Le vol du milieu L’équipe contre Oni")
    assert re.search(r" [;:!?»]|« ", page.locator("body").inner_text()) is None


def test_the_single_file_needs_no_server(serve: NewServer, phone: NewPhone, tmp_path: Path) -> None:
    """On plain http there is no service worker: then the page offers itself as a file."""
    ann = phone(serve())
    ann.context.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    pocket(ann)
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Keep it on this phone").click()
    file = tmp_path / "oni-companion.html"
    download.value.save_as(file)
    assert "SIL Open Font License" in file.read_text(encoding="utf-8")

    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    ann.page.goto(file.as_uri())
    expect(ann.page.get_by_role("link")).to_have_count(0)
    lay(ann)
    ann.button("Next").click()
    ann.page.clock.run_for(40_000)
    ann.page.reload()
    left(ann.page, "6:00")
    expect(ann.page.get_by_role("heading", name="Steal the middle")).to_be_visible()
    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
    assert ann.page.evaluate("document.fonts.check('700 20px Fraunces')")


def test_the_cards_can_be_printed_from_it(serve: NewServer, phone: NewPhone) -> None:
    ann = pocket(phone(serve(), lang="fr"))
    link = ann.page.get_by_role("link", name="Imprimer les cartes")
    path = link.get_attribute("href")
    assert path == "/api/cards.pdf?paper=a4&language=fr&level=hard"
    answer = ann.context.request.get(ann.url + path, timeout=120_000)
    assert answer.ok and answer.body().startswith(b"%PDF-")


@pytest.mark.parametrize(("width", "height"), mostly_long(SIZES, SIZES[0]))
def test_the_companion_is_accessible_and_fits_the_screen(
    serve: NewServer, phone: NewPhone, width: int, height: int
) -> None:
    ann = phone(serve(), width=width, height=height)
    ann.context.add_init_script(UNSHUFFLED)
    ann.go("/companion")

    def fine() -> None:
        assert ann.violations() == []
        assert ann.page.evaluate(SMALL) == []
        assert ann.page.evaluate(WIDER) <= 0

    fine()
    lay(ann)
    fine()
    expect(ann.button("Next")).to_be_in_viewport(ratio=1)
    ann.button("Next").click()
    fine()
    for _ in range(2):
        ann.button(re.compile("^Now ")).click()
        ann.button("Next").click()
    ann.button(re.compile("^Now ")).click()
    ann.button("Forgot! Spin, Cy").click()
    fine()
    ann.button("Menu").click()
    fine()
    ann.button("Close").click()
    ann.button(re.compile("^DiXe!")).click()
    fine()
    ann.button("All different").click()
    fine()
