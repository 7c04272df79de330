"""Memo Dice by hand: what players press, and games that are known beforehand."""

# ruff: noqa: RUF001 (the page's own apostrophes)

import json
import re
from collections.abc import Sequence

from playwright.sync_api import Locator, expect

from ninefold.games.memo_dice.box import COLOURS, DICE, NAMES
from tests.browser.phones import Phone

SEEN_S = 2  # for which revealed things stay at least

DIE_OF = {picture: die for die, faces in enumerate(DICE) for picture in faces}

# Three cups of one colour, two of another, and the gold one for the sixth die: seven points a row.
ROWS = (
    ("pizza", "umbrella", "train", "cactus", "scissors", "hammer"),
    ("bicycle", "penguin", "watermelon", "sock", "helicopter", "octopus"),
    ("giraffe", "airplane", "butterfly", "turtle", "strawberry", "guitar"),
)
SHORT = ("pizza", "giraffe", "train", "scissors")  # three blue cups, then the gold one: five points

WORDS = {
    "en": {
        "throw": "Throw die {}",
        "cover": "Cover it",
        "answer": "What is under cup {}?",
        "say": "That’s it!",
        "give up": "I don’t know",
        "sure": "I don’t know?",
        "next round": "Next round",
        "lift": "Lift the cup",
        "right": "Right",
        "wrong": "Wrong",
    },
    "fr": {
        "throw": "Lancer le dé {}",
        "cover": "Couvrir",
        "answer": "Qu’y a-t-il sous le gobelet {} ?",
        "say": "C’est ça\u202f!",
        "give up": "Je ne sais plus",
        "sure": "Je ne sais plus?",
        "next round": "Manche suivante",
        "lift": "Soulever le gobelet",
        "right": "Juste",
        "wrong": "Faux",
    },
}
COLOUR = {
    "en": {"red": "on red", "blue": "on blue", "black": "on black"},
    "fr": {"red": "sur fond rouge", "blue": "sur fond bleu", "black": "sur fond noir"},
}


def draws(first: int, *rows: Sequence[str]) -> list[int]:
    """The draws for these rows: who begins, and the face of every throw."""
    assert all(len({DIE_OF[picture] for picture in row}) == len(row) for row in rows), (
        "one throw for each die"
    )
    return [first, *(DICE[DIE_OF[picture]].index(picture) for row in rows for picture in row)]


def name_of(picture: str, phone: Phone) -> str:
    return NAMES[phone.lang][picture][0]


def word(phone: Phone, key: str, *numbers: int) -> str:
    return WORDS[phone.lang][key].format(*numbers)


def open_die(phone: Phone, picture: str) -> Locator:
    label = f"{name_of(picture, phone)}, {COLOUR[phone.lang][COLOURS[picture]]}"
    return phone.page.get_by_role("img", name=label, exact=True)


def row(phone: Phone) -> Locator:
    """All places of the row, cups and lifted dice."""
    return phone.page.locator("[data-cup]")


def lifted(phone: Phone) -> Locator:
    return phone.page.locator("[data-cup].lifted")


def throw(phone: Phone, picture: str) -> None:
    phone.button(word(phone, "throw", DIE_OF[picture] + 1)).click()
    expect(open_die(phone, picture)).to_be_visible()


def cover(phone: Phone, place: int) -> None:
    phone.server.let_pass(SEEN_S)
    phone.button(word(phone, "cover")).click()
    expect(row(phone)).to_have_count(place + 1)


def hide(
    hiders: Sequence[Phone], pictures: Sequence[str], watchers: Sequence[Phone] = (), stand: int = 0
) -> None:
    """All cover pictures in turn, after the cups that stand there, and see every picture and every cup."""
    for place, picture in enumerate(pictures, stand):
        hider = hiders[(place - stand) % len(hiders)]
        throw(hider, picture)
        for other in (*hiders, *watchers):
            expect(open_die(other, picture)).to_be_visible()
        cover(hider, place)
        for other in (*hiders, *watchers):
            expect(row(other)).to_have_count(place + 1)


def answer(phone: Phone, cup: int, text: str) -> None:
    phone.page.get_by_label(word(phone, "answer", cup + 1)).fill(text)
    phone.button(word(phone, "say")).click()


def recall(phone: Phone, cup: int, picture: str) -> None:
    answer(phone, cup, name_of(picture, phone))
    see(phone, cup)


def give_up(phone: Phone, cup: int) -> None:
    phone.button(word(phone, "give up")).click()
    phone.button(word(phone, "sure")).click()  # asked twice
    see(phone, cup)


def see(phone: Phone, cup: int) -> None:
    """Look at what was under the cup, until the next cup may be named or the points are counted."""
    expect(lifted(phone)).to_have_count(cup + 1)
    phone.server.let_pass(SEEN_S)


def next_round(phone: Phone) -> None:
    phone.server.let_pass(SEEN_S)
    phone.button(word(phone, "next round")).click()
    expect(row(phone)).to_have_count(0)


def drawing(phone: Phone) -> str:
    """The lines of the picture on the open die, by which it would be found again."""
    markup: str = phone.page.locator(".open .burn .picture svg").inner_html()
    return markup


def shows(phone: Phone, picture: str, drawn: str = "") -> bool:
    """Whether the page holds a picture now, in words or as a drawing, visibly or not."""
    page: str = phone.page.evaluate("document.documentElement.outerHTML")
    named = re.search(rf"\b{re.escape(name_of(picture, phone))}\b", page, re.IGNORECASE)
    return named is not None or (bool(drawn) and drawn in page)


def told(frame: dict[str, object], picture: str) -> bool:
    """Whether a message of the server names a picture, other than in the list of all that may be typed."""
    return f'"{picture}"' in json.dumps({**frame, "game": _without_prompts(frame.get("game"))})


def _without_prompts(game: object) -> object:
    return {**game, "prompts": []} if isinstance(game, dict) else game
