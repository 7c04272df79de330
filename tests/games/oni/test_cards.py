"""The cards as they are shown and printed: pictures, texts, and what a companion must know of them."""

from itertools import combinations
from typing import get_args

import pytest

from ninefold.games.oni.box import CARDS, DECK, EFFECTS
from ninefold.games.oni.box.pictures import PICTURES, svg
from ninefold.games.oni.box.texts import CARD_TEXTS, LANGUAGES, POWER_TEXTS, card_text, power_text
from ninefold.games.oni.rules.card import COSTS_THAT_DIE, Fault
from ninefold.games.oni.rules.effects import CARDS as CARD_EFFECTS
from ninefold.games.oni.rules.effects import NOTHING
from ninefold.parts.dixe.dice import SYMBOLS


def test_every_card_and_power_has_texts_in_every_language() -> None:
    """ON-2, ON-11..20"""
    for language in LANGUAGES:
        assert {*CARD_TEXTS[language]} == {*CARDS}
        assert {*POWER_TEXTS[language]} == {*SYMBOLS}
        titles = [card_text(card, language).title for card in CARDS]
        assert len({*titles}) == len(CARDS) and max(map(len, titles)) <= 20
        for text in (
            *(card_text(card, language) for card in CARDS),
            *(power_text(symbol, language) for symbol in SYMBOLS),
        ):
            assert text.sentence[-1] in ".!”»" and len(text.sentence) <= 190
            assert "'" not in text.sentence


@pytest.mark.parametrize(
    ("language", "symbol", "may"),
    [
        ("en", "the symbol of your first die", "may"),
        ("fr", "symbole de ton premier dé", "peux"),
        ("de", "bei deinem ersten Würfel", "darfst"),
        ("es", "el símbolo de tu primer dado", "Puedes"),
        ("it", "il simbolo del tuo primo dado", "Puoi"),
        ("he", "הסמל של הקובייה הראשונה", "מותר"),
    ],
)
def test_texts_name_the_cheered_symbol_and_say_what_is_optional(language: str, symbol: str, may: str) -> None:
    """ON-E21, ON-12"""
    assert symbol in card_text("long_live", language).sentence
    assert may in power_text("pi", language).sentence


def test_in_french_no_line_begins_with_punctuation() -> None:
    assert card_text("oni", "fr").title == "Oni\u202f!"
    assert not any(f" {sign}" in card_text(card, "fr").sentence for card in CARDS for sign in ";:!?»")


@pytest.mark.parametrize("card", CARDS)
def test_a_picture_is_light_and_needs_nothing_but_paths(card: str) -> None:
    drawn = svg(card)  # type: ignore[arg-type]
    assert 1_000 < len(drawn) < 8_000
    assert drawn.count("<path ") == len(PICTURES[card])  # type: ignore[index]
    assert "multiply" not in drawn


def test_no_two_pictures_have_the_same_colours() -> None:
    """At arm's length pictures are told apart by their colours."""
    seen = {card: tuple(piece.ink for piece in PICTURES[card]) for card in CARDS}
    assert [pair for pair in combinations(CARDS, 2) if seen[pair[0]] == seen[pair[1]]] == []


FAULT = {card: effect.fault for card, effect in CARD_EFFECTS.items() if effect.fault}
UNTIL = {card: effect.until for card, effect in CARD_EFFECTS.items() if effect.until}
BY_THE_NEXT = [card for card, effect in CARD_EFFECTS.items() if effect.by_the_next]
ONLY_ONE = [card for card, effect in CARD_EFFECTS.items() if effect.only_one]
JUST_WON = [card for card, effect in CARD_EFFECTS.items() if effect.just_won]


def test_accusations_are_those_of_the_rules() -> None:
    """The companion's buttons are those of real acts (ON-50), but for the middle, where nothing is owed."""
    nobody = NOTHING.accusable
    accusable = {card for card, effect in CARD_EFFECTS.items() if effect.accusable is not nobody}
    assert accusable - {"steal_the_middle"} == {*FAULT}
    assert {*COSTS_THAT_DIE} < {*get_args(Fault)} == {*FAULT.values()}


def test_durations_are_those_of_the_rules() -> None:
    remembered = {card for card, effect in CARD_EFFECTS.items() if effect.kind is not None}
    assert {*UNTIL} <= {*EFFECTS}
    # these are over as soon as they are done: a race, a look
    assert remembered - {*UNTIL} == {"steal_the_middle", "slap", "feel_it"}
    assert {*JUST_WON} | {*ONLY_ONE} <= {*UNTIL} <= {*DECK["hard"]}
    # the rules know who has to do it only when the next turn has come
    kinds = {card: effect.kind.__struct_fields__ for card, effect in CARD_EFFECTS.items() if effect.kind}
    assert {*BY_THE_NEXT} == {card for card, fields in kinds.items() if {"builder", "thrower"} & {*fields}}
