"""The deck of pictures (JX-20): one hand, several readings, and light enough to send nine at once."""

import re
from collections import Counter
from pathlib import Path
from statistics import median

import pytest

from ninefold.games.jinx.box import CARDS, SIDES
from ninefold.games.jinx.box.pictures import CONCEPTS, PICTURES, Picture, deck, svg
from ninefold.games.jinx.box.pictures.deck import DRAWN, THEMES
from ninefold.parts.ink.press import BARE, EMBER, INKS, NIGHT, PAPER, SAGE, SEA, SUN

NUMBERS = range(len(PICTURES))


def _names(number: int) -> str:
    return PICTURES[number].name


def _inks(text: str) -> set[str]:
    return set(re.findall(r'fill="(#[^"]+)"', text)) - {PAPER, BARE}


@pytest.mark.parametrize("number", NUMBERS, ids=_names)
def test_follows_the_common_style(number: int) -> None:
    text = svg(number)
    assert len(text.encode()) <= 6_000
    assert set(re.findall(r"<(\w+)", text)) == {"svg", "g", "path"}
    assert set(re.findall(r' ([\w-]+)="', text)) <= {"xmlns", "viewBox", "style", "fill", "fill-rule", "d"}
    assert set(re.findall(r'style="([^"]+)"', text)) == {"isolation:isolate", "mix-blend-mode:multiply"}
    assert 'viewBox="0 0 400 400"' in text


@pytest.mark.parametrize("number", NUMBERS, ids=_names)
def test_uses_three_or_four_inks_warm_and_cool(number: int) -> None:
    inks = _inks(svg(number))
    assert inks <= set(INKS)
    assert 3 <= len(inks) <= 4
    assert inks & {EMBER, SUN} and inks & {NIGHT, SEA, SAGE}


@pytest.mark.parametrize("number", NUMBERS, ids=_names)
def test_is_deterministic_and_depends_on_its_number(number: int) -> None:
    assert svg(number) == svg(number)
    assert PICTURES[number].draw(number) != PICTURES[number].draw(number + 1)


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.name)
def test_has_readings(picture: Picture) -> None:
    assert len(picture.concepts) >= 4
    assert set(picture.concepts) <= set(CONCEPTS)
    assert all(0 < weight <= 1 for weight in picture.concepts.values())
    strong = [weight for weight in picture.concepts.values() if weight >= 0.5]
    assert len(strong) >= 2, "a picture is two things at least"


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.name)
def test_has_a_description_in_every_language(picture: Picture) -> None:
    for text in picture.description.values():
        assert 40 <= len(text) <= 200
        assert text.endswith(".") and "\n" not in text


def test_names_are_unique() -> None:
    names = [picture.name for picture in PICTURES]
    assert len(set(names)) == len(names)
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", name) for name in names)


def test_concepts_have_words_in_every_language() -> None:
    for key, words in CONCEPTS.items():
        for language, said in words.items():
            assert said and len(set(said)) == len(said), (key, language)
            assert all(word == word.lower().strip() and word for word in said), (key, language)


def test_half_the_deck_is_light() -> None:
    assert median(len(svg(number).encode()) for number in NUMBERS) <= 2_500


def test_the_deck_is_complete_and_every_concept_is_in_three_pictures() -> None:
    shown = Counter(concept for picture in PICTURES for concept in picture.concepts)
    assert {concept: shown[concept] for concept in CONCEPTS if shown[concept] < 3} == {}, "shared by three"
    assert len(PICTURES) == CARDS * SIDES


def test_every_picture_of_every_theme_is_in_the_deck_once() -> None:
    drawn = [one.name for theme in THEMES for one in vars(theme).values() if isinstance(one, Picture)]
    assert len(drawn) == len(DRAWN) and sorted(drawn) == sorted(picture.name for picture in PICTURES)


def test_every_module_of_pictures_is_a_theme_of_the_deck() -> None:
    folder = Path(deck.__file__).parent
    modules = {path.stem for path in folder.glob("*.py") if "@picture(" in path.read_text(encoding="utf-8")}
    assert modules == {theme.__name__.rpartition(".")[2] for theme in THEMES}
