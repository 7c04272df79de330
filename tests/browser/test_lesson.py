"""The first minute of somebody who has never played: a real game with a bot, and an owl that explains."""

import re
from itertools import product

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.phones import GAMES, LOCALES, NewPhone, NewServer, Phone, measure, still_wrong
from tests.browser.volume import mostly_long

LEARN = {"en": "Learn {} in a minute", "fr": "Apprendre {} en une minute"}
ONI = "Oni contre tous"
FRIENDS = {"en": "Play it with friends", "fr": "Y jouer entre amis"}
# Nobody leaves without having heard it, however the dice fall: a turn, and the great moment with its price.
CORE = {
    ("memo_dice", "fr"): ("le doré cache", "Faux\u00a0: il", "à voix haute"),
    ("memodixe", "en"): (
        "A pair! Each symbol has a power:",
        "Press and hold DiXe! Right: one more die, and the game ends. Wrong: you lose all your dice!",
    ),
    ("fix", "en"): (
        "everybody throws together",
        "Stop! Dice that are still in a hand are thrown once more",
        "No dice at all: 5 points!",
    ),
    ("jinx", "en"): ("Which picture can it be?", "The first to shout Jinx! stays"),
    ("oni", "en"): (
        "Several cards can count at the same time",
        "Forget it, and Oni throws a won die back!",
        "Press and hold DiXe! Right: the team wins. Wrong: you lose all the dice you won!",
    ),
}
LAST = re.compile("Now you know it all!|Maintenant tu sais tout\u202f!")

# What a learner presses who follows the table: what the board asks for, else the first button of the bar.
ASKED = {
    "memo_dice": ".board button:not([aria-disabled])",
    "memodixe": "[data-cell] button:not([aria-disabled])",
    "jinx": ".board :is(.shout, [data-cell], .feet button):not([aria-disabled])",
    "oni": ":is([data-cell], .dock) button:not([aria-disabled])",
    "fix": ".board :is([data-pad], .hand button, .deal button:last-of-type):not([aria-disabled])",
}
OFFERED = ".bar .offers button:not([aria-disabled])"

SPOKEN = """(() => {
  window.spoken = []
  const speak = speechSynthesis.speak.bind(speechSynthesis)
  speechSynthesis.speak = (speech) => { spoken.push([speech.lang, speech.text]); speak(speech) }
})()"""


# All that the owl says, however slowly the test looks.
TIPS = """(() => {
  const tips = window.tips = []
  new MutationObserver(() => {
    const tip = document.querySelector('.coach p')?.textContent
    if (tip && tip !== tips.at(-1)) tips.push(tip)
  }).observe(document, { subtree: true, childList: true })
})()"""


def owl(phone: Phone) -> Locator:
    return phone.page.locator(".coach p")


def learn(phone: Phone, game: str) -> None:
    phone.go("/")
    title = ONI if (game, phone.lang) == ("oni", "fr") else GAMES[game]
    phone.button(LEARN[phone.lang].format(title)).click()
    phone.page.wait_for_url(re.compile(r"/learn/[A-Z]{4}$"))
    phone.at("PlayingView")


# Time stands still while the owl waits for *Next*, so all of this is at rest.
HIDDEN = """() => {
  const found = []
  const bar = document.querySelector('.bar').getBoundingClientRect().top
  for (const one of document.querySelectorAll(':is(.coach, .board, .bar) button, :is(.coach, .bar) p')) {
    const { left, right, top, bottom, width } = one.getBoundingClientRect()
    if (!width || getComputedStyle(one).visibility === 'hidden') continue
    if (one.closest('.wall')) continue // of 54 pictures: it scrolls
    const what = one.getAttribute('aria-label') ?? one.textContent.trim()
    const low = one.closest('.bar') ? innerHeight : bar
    const outside = left < -1 || right > innerWidth + 1 || top < 0 || bottom > low + 1
    if (outside) found.push(`out of sight: ${what}, at ${top} to ${bottom}`)
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('.coach, .bar')
    if (over && over !== one.closest('.coach, .bar')) found.push(`covered: ${what}`)
  }
  return found
}"""

NEXT = ".coach .next"
MOVE = """([asked, offered]) => {
    const clue = document.querySelector('.board form input')
    if (clue) {
        clue.value = 'moon'
        clue.dispatchEvent(new Event('input'))
        clue.form.requestSubmit()
    }
    const choices = [...document.querySelectorAll(asked), document.querySelector(offered)]
        .filter((choice) => choice !== null)
    choices.at(Math.random() * choices.length)?.click()
}"""


def follow(phone: Phone, game: str, *, look: bool = False) -> list[str]:
    """Read all that the owl says, and do what there is to do, until it has said everything; what it said.
    `look`: at every tip, nothing may be covered."""
    for _ in range(600):
        told: list[str] = phone.page.evaluate("tips")
        if told and LAST.search(told[-1]):
            return told
        if phone.page.locator(NEXT).count():
            if look:
                assert still_wrong(phone.page, HIDDEN) == [], told[-1]
            phone.page.evaluate("next => document.querySelector(next)?.click()", NEXT)
        else:
            phone.page.evaluate(MOVE, [ASKED[game], OFFERED])
            phone.page.wait_for_timeout(120)
    raise AssertionError(f"the lesson does not end: {told}")


@pytest.mark.parametrize(
    ("game", "lang", "height"),
    mostly_long(product(GAMES, LOCALES, (664, 844)), ("memo_dice", "fr", 844), ("memodixe", "en", 664)),
)
def test_a_game_is_learned_by_playing_it(
    serve: NewServer, phone: NewPhone, game: str, lang: str, height: int
) -> None:
    ada: Phone = phone(serve(speed=4), height=height, lang=lang)
    ada.context.add_init_script(SPOKEN)
    ada.context.add_init_script(TIPS)
    learn(ada, game)
    assert ada.violations() == []
    ada.page.locator("button.owl").click()
    said = owl(ada).inner_text()
    assert ada.page.evaluate("spoken") == [[lang, said]]
    told = follow(ada, game, look=True)
    assert said in told
    if (game, lang) in CORE:
        assert [core for core in CORE[game, lang] if not any(core in tip for tip in told[:-1])] == []
    ada.until(f"heard.includes({told[-1]!r})")
    assert [tip for tip in ada.heard if tip in told] == told, "each was heard, and once"
    assert ada.violations() == []
    ada.button(FRIENDS[lang]).click()
    ada.page.wait_for_url(re.compile(r"/t/[A-Z]{4}$"))
    ada.at("LobbyView")
    assert ada.sights[-1]["table"]["game"] == game


def test_no_role_lies_on_the_dice_of_which_the_owl_speaks(serve: NewServer, phone: NewPhone) -> None:
    ada = phone(serve(speed=4), height=664)
    learn(ada, "oni")
    role = ada.page.locator("[data-role]")
    expect(owl(ada)).to_contain_text("Press Go")
    expect(role).to_be_visible()
    ada.page.locator(NEXT).click()
    ada.button("Go!").click()
    expect(owl(ada)).to_contain_text("Tap a die")
    expect(role).to_be_hidden()


def test_a_text_stays_until_the_learner_goes_on(serve: NewServer, phone: NewPhone) -> None:
    server = serve()
    ada: Phone = phone(server)
    learn(ada, "jinx")
    clue = owl(ada).inner_text()
    ada.page.locator(".board form input").fill("moon")
    ada.page.keyboard.press("Enter")
    expect(owl(ada)).not_to_have_text(clue)
    said, number = owl(ada).inner_text(), len(ada.sights)
    server.let_pass(60)
    expect(owl(ada)).to_have_text(said)
    assert [sight for sight in ada.sights[number:] if sight.get("news")] == [], "the bots wait for the reader"
    ada.page.locator(NEXT).click()
    expect(owl(ada)).not_to_have_text(said)


def test_a_learner_may_play_on(serve: NewServer, phone: NewPhone) -> None:
    ada: Phone = phone(serve(speed=4))
    ada.context.add_init_script(TIPS)
    learn(ada, "memo_dice")
    follow(ada, "memo_dice")
    ada.button("Play on").first.click()
    expect(ada.page.locator(".coach")).to_have_count(0)
    ada.at("PlayingView")


@pytest.mark.long
def test_oni_is_learned_from_the_other_side_too(serve: NewServer, phone: NewPhone) -> None:
    ada: Phone = phone(serve(speed=4))
    ada.context.add_init_script(TIPS)
    learn(ada, "oni")
    follow(ada, "oni")
    before = ada.page.url
    ada.button("Now as Oni").click()
    ada.page.wait_for_function("before => location.href !== before", arg=before)
    expect(ada.page.locator(".board.oni")).to_be_visible()
    expect(owl(ada)).to_contain_text("You are Oni")
    told = follow(ada, "oni")
    assert any("Your chance!" in tip for tip in told) and "they forget a card" in told[-1]


def test_a_learner_is_alone_and_may_leave_at_any_time(serve: NewServer, phone: NewPhone) -> None:
    server = serve()
    ada: Phone = phone(server)
    learn(ada, "memo_dice")
    table = next(sight["table"] for sight in reversed(ada.sights) if "table" in sight)
    assert [(chair["name"], chair["bot"], chair["level"]) for chair in table["chairs"]] == [
        ("Me", False, "adult"),
        ("Pip", True, "goldfish"),
    ]
    assert table["options"]["first"] == 0 and table["talk"] == "nothing"
    ada.page.reload()
    expect(owl(ada)).to_have_text("Nine dice, each with six pictures. Tap one to throw it!")
    ada.press("menu")
    ada.button("Leave the table").click()
    ada.button("Really leave?").click()
    expect(ada.button("Open a table: Memo Dice")).to_be_enabled()


def test_the_owl_follows_a_change_of_language(serve: NewServer, phone: NewPhone) -> None:
    ada: Phone = phone(serve())
    learn(ada, "memo_dice")
    expect(owl(ada)).to_have_text("Nine dice, each with six pictures. Tap one to throw it!")
    ada.press("menu")
    ada.page.get_by_role("radio", name="Français").check(force=True)
    expect(owl(ada)).to_have_text("Neuf dés, six images sur chacun. Touche un dé pour le lancer\u202f!")


@pytest.mark.parametrize(
    ("game", "lang"), mostly_long([("jinx", "fr"), ("fix", "en"), ("oni", "en")], ("jinx", "fr"))
)
def test_a_lesson_fits_on_a_small_phone(serve: NewServer, phone: NewPhone, game: str, lang: str) -> None:
    ada: Phone = phone(serve(), height=664, lang=lang)
    learn(ada, game)
    expect(owl(ada)).to_be_visible()
    ada.page.wait_for_timeout(600)
    assert measure(ada.page, "document.documentElement.scrollHeight <= innerHeight")


def test_in_the_lesson_of_fix_nothing_covers_hand_and_pad(serve: NewServer, phone: NewPhone) -> None:
    ada: Phone = phone(serve(speed=0.2), width=1280, height=800)
    learn(ada, "fix")
    ada.button("Deal").click()
    pad = ada.page.locator("[data-pad]")
    expect(pad).to_be_visible()
    lowest, bar = (
        ada.page.locator(what).evaluate(
            "one => [one.getBoundingClientRect().bottom, one.getBoundingClientRect().top]"
        )
        for what in (".board .mine", ".bar")
    )
    assert lowest[0] <= bar[1]
