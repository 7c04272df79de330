"""The first minute of somebody who has never played: a real game with a bot, and an owl that explains."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.phones import GAMES, NewPhone, NewServer, Phone, measure

LEARN = {"en": "Learn {} in a minute", "fr": "Apprendre {} en une minute"}
PLAY_ON = {"en": "Play on", "fr": "Continuer à jouer"}
# Nobody leaves without having heard it, however the dice fall: a turn, and the great moment with its price.
CORE = {
    "memo_dice": ("le doré cache", "Faux\u00a0: il", "à voix haute"),
    "memodixe": (
        "A pair!",
        "Hold DiXe! Right: one more die, and the game ends. Wrong: you lose all your dice!",
    ),
    "fix": (
        "all throw together",
        "Stop! What is left in a hand is thrown once more",
        "No dice at all: 5 points!",
    ),
    "jinx": ("Which picture can it be?", "The first to shout Jinx! stays"),
    "oni": (
        "Forget it, and Oni throws a won die back!",
        "Hold DiXe! Right: the team wins. Wrong: you lose all the dice you won!",
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
    phone.button(LEARN[phone.lang].format(GAMES[game])).click()
    phone.page.wait_for_url(re.compile(r"/learn/[A-Z]{4}$"))
    phone.at("PlayingView")


def follow(phone: Phone, game: str) -> list[str]:
    """Do what there is to do until the owl has said everything; what it said."""
    told: list[str] = []
    for _ in range(600):
        told = phone.page.evaluate(
            """([asked, offered]) => {
                const clue = document.querySelector('.board form input')
                if (clue) {
                    clue.value = 'moon'
                    clue.dispatchEvent(new Event('input'))
                    clue.form.requestSubmit()
                }
                const choices = [...document.querySelectorAll(asked), document.querySelector(offered)]
                    .filter((choice) => choice !== null)
                choices.at(Math.random() * choices.length)?.click()
                return tips
            }""",
            [ASKED[game], OFFERED],
        )
        if LAST.search(told[-1]):
            return told
        phone.page.wait_for_timeout(120)
    raise AssertionError(f"the lesson does not end: {told}")


# At once: the game goes on, and the owl with it.
PRESS_OWL = """() => {
  const said = document.querySelector('.coach p').innerText
  document.querySelector('button.owl').click()
  return said
}"""


@pytest.mark.parametrize(
    ("game", "lang"),
    [
        ("memo_dice", "fr"),
        pytest.param("memodixe", "en", marks=pytest.mark.long),
        pytest.param("jinx", "en", marks=pytest.mark.long),
        pytest.param("fix", "en", marks=pytest.mark.long),
        ("oni", "en"),
    ],
)
def test_a_game_is_learned_by_playing_it(serve: NewServer, phone: NewPhone, game: str, lang: str) -> None:
    server = serve(speed=4)
    ada: Phone = phone(server, lang=lang)
    ada.context.add_init_script(SPOKEN)
    ada.context.add_init_script(TIPS)
    learn(ada, game)
    assert ada.violations() == []
    said = ada.page.evaluate(PRESS_OWL)
    assert ada.page.evaluate("spoken") == [[lang, said]]
    told = follow(ada, game)
    assert said in told
    assert [core for core in CORE[game] if not any(core in tip for tip in told[:-1])] == []
    ada.until(f"heard.includes({told[-1]!r})")
    assert [tip for tip in ada.heard if tip in told] == told, "each was heard, and once"
    assert ada.violations() == []
    ada.button(PLAY_ON[lang]).click()
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
    assert any("Your chance!" in tip for tip in told) and "Make them forget" in told[-1]


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


@pytest.mark.parametrize(("game", "lang"), [("jinx", "fr"), ("fix", "en"), ("oni", "en")])
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
