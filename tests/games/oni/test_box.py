"""The 53 cards, as the rulebook counts them."""

from ninefold.games.oni.box import CARDS, CENTRE, CLAUSE, CLOCK, DECK, EFFECTS, LEVELS
from ninefold.parts.dixe.square import COLUMNS


def test_each_level_has_its_cards_and_all_of_the_easier_ones() -> None:
    """ON-2"""
    counts = {level: (len(DECK[level]), len({*DECK[level]} & {*EFFECTS})) for level in LEVELS}
    assert counts == {"easy": (17, 7), "normal": (36, 15), "hard": (53, 22)}
    for easier, harder in (("easy", "normal"), ("normal", "hard")):
        left = list(DECK[harder])  # type: ignore[index]
        for card in DECK[easier]:  # type: ignore[index]
            left.remove(card)
    assert [DECK[level].count("oni") for level in LEVELS] == [3, 6, 9]
    assert [DECK[level].count("play") for level in LEVELS] == [7, 15, 22]
    assert [CLOCK[level] for level in LEVELS] == [400_000, 300_000, 200_000]


def test_every_effect_is_in_the_deck_once_and_has_a_clause() -> None:
    assert all(DECK["hard"].count(card) == 1 for card in EFFECTS)
    assert [CLAUSE[card] for card in EFFECTS] == [f"ON-E{number}" for number in range(1, 23)]
    assert {*CLAUSE} == {*CARDS} == {*DECK["hard"]}


def test_a_centre_is_the_middle_cell() -> None:
    assert {*CENTRE} == {size for size, columns in COLUMNS.items() if columns % 2 and size % 2}
    assert all(centre * 2 + 1 == size for size, centre in CENTRE.items())
