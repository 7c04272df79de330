"""Bots in the lobby: each has a face and a character, and levels are described for the game at hand."""

import json
import re

import pytest
from playwright.sync_api import expect

from ninefold.games import SHELF
from ninefold.minds.characters import BOT_NAMES
from tests.browser.phones import GAMES, LOCALES, ROOT, NewPhone, NewServer, measure
from tests.browser.volume import mostly_long

MEMORY = re.compile("remember|forget|memory|oubli|retient|souvient|mémoire", re.IGNORECASE)
OF_MEMORY = {"memo_dice", "memodixe", "oni"}
TEXTS = {
    (game, lang): json.loads((ROOT / f"web/src/texts/{lang}/{game}.json").read_text(encoding="utf-8"))
    for game in GAMES
    for lang in LOCALES
}
# What the face of each chair looks like.
FACES = "[...document.querySelectorAll('[data-seat] .avatar')].map((one) => one.outerHTML)"
INSIDE = """() => {
  const box = document.querySelector('dialog[open]').getBoundingClientRect()
  return [...document.querySelectorAll('dialog[open] :is(p, button, small)')].filter((one) => {
    const { left, right } = one.getBoundingClientRect()
    return left < box.left || right > box.right || one.scrollWidth > one.clientWidth + 1 && one.clientWidth
  }).map((one) => one.textContent)
}"""


@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_levels_are_described_for_the_game_at_hand(game: str, lang: str) -> None:
    words = TEXTS[game, lang]
    said = [*words["levels"].values(), *words["bots"].values()]
    assert len(set(said)) == len(said)
    assert any(MEMORY.search(text) for text in words["levels"].values()) == (game in OF_MEMORY)
    others = [TEXTS[other, lang]["bots"] for other in GAMES if other != game]
    assert not any(words["bots"] == bots for bots in others)


@pytest.mark.parametrize(
    ("game", "lang"), mostly_long([("fix", "en"), ("fix", "fr"), ("oni", "en")], ("oni", "en"))
)
def test_bots_of_one_level_have_faces_and_characters_of_their_own(
    serve: NewServer, phone: NewPhone, game: str, lang: str
) -> None:
    bots = SHELF[game].seats[-1] - 1
    ada = phone(serve(), height=664, lang=lang)
    ada.open(game)
    ada.sit("Ada")
    words = TEXTS[game, lang]
    ada.button(ada.words["add bot"]).first.click()
    dialog = ada.page.get_by_role("dialog")
    for note in words["levels"].values():
        expect(dialog.get_by_text(note)).to_be_visible()
    assert bool(MEMORY.search(dialog.inner_text())) == (game in OF_MEMORY)
    assert measure(ada.page, INSIDE) == []
    ada.page.keyboard.press("Escape")
    for _ in range(bots):
        ada.add_bot()
    faces = measure(ada.page, FACES)
    assert len(set(faces)) == len(faces) == bots + 1
    seated = [name for name in BOT_NAMES if ada.page.locator("[data-seat]", has_text=name).count()]
    assert len(seated) == bots
    for name in seated:
        ada.page.locator("[data-seat]", has_text=name).get_by_role("button").click()
        expect(dialog.get_by_text(words["bots"][BOT_NAMES[name]])).to_be_visible()
        assert measure(ada.page, INSIDE) == []
        if name == seated[-1]:
            assert ada.violations() == []
        ada.page.keyboard.press("Escape")
