"""What bots understand. clauses: JX-20"""

import subprocess
import sys
from importlib.resources import files
from itertools import pairwise

import pytest

from ninefold.games.jinx.mind.clue import best, ideas, worth
from ninefold.games.jinx.mind.lexicon import Lexicon, coded, lexicon, own_lexicon, tokens
from ninefold.games.jinx.mind.vectors import likeness, rank, vector
from testkit.typed_clues import typed_clues
from tests.games.jinx.stand_in import LEXICON


@pytest.mark.parametrize(
    ("clue", "concept"),
    [
        ("moon", "moon"),
        ("Moon!", "moon"),
        ("half moon", "moon"),
        ("the moon, of course", "moon"),
        ("lune", "moon"),
        ("La demi-lune…", "moon"),
        ("stars", "star"),
        ("étoiles", "star"),
        ("ETOILE", "star"),
        ("un bateau", "boat"),
        ("œuf", "egg"),
        ("oeufs", "egg"),
        ("moon · lune", "moon"),
    ],
)
def test_a_clue_that_names_a_concept_means_it(clue: str, concept: str) -> None:
    sense = LEXICON.sense(clue)
    assert sense[concept] == 1
    assert all(strength < 1 for other, strength in sense.items() if other != concept)


@pytest.mark.parametrize(
    ("clue", "near", "far"),
    [
        ("sailor", "boat", "egg"),
        ("intersection", "road", "fish"),
        ("chicken", "egg", "king"),
        ("she sails across the water", "sea", "crown"),
        ("moon", "star", "door"),
        ("lune", "star", "door"),
    ],
)
def test_a_word_also_means_similar_concepts(clue: str, near: str, far: str) -> None:
    sense = LEXICON.sense(clue)
    assert sense.get(near, 0) > sense.get(far, 0)
    assert 0 < sense[near] < 1


@pytest.mark.parametrize("clue", ["", "of the", "42", "xqzt", "zinzolin", "…"])
def test_an_unknown_word_means_nothing(clue: str) -> None:
    assert LEXICON.sense(clue) == {}
    assert LEXICON.fit({}, 0) == 0


def test_french_words_are_not_taken_for_english_ones() -> None:
    assert LEXICON.sense("vague") == LEXICON.sense("wave")
    assert "vague" not in LEXICON.concepts


def test_what_a_bot_says_means_its_concept_and_nothing_else() -> None:
    assert LEXICON.sense(coded("moon")) == LEXICON.sense("lune")
    assert LEXICON.sense(":glockenspiel:") == {}


@pytest.mark.parametrize(
    ("clue", "concept"),
    [
        ("הירח", "moon"),
        ("יָרֵחַ", "moon"),
        ("ירחים", "moon"),
        ("עַל הַיָּם", "sea"),
        ("die Wellen", "wave"),
        ("Wälder", "forest"),
        ("los peces", "fish"),
        ("le onde del mare", "wave"),
    ],
)
def test_the_box_is_understood_in_every_language(clue: str, concept: str) -> None:
    assert lexicon().sense(clue)[concept] == 1


def test_the_rest_of_a_clue_in_another_language_is_no_english() -> None:
    """The Italian "come" (like) is not the English verb."""
    assert LEXICON.sense("come la lune") == LEXICON.sense("lune")


def test_a_stronger_reading_fits_better() -> None:
    sense = LEXICON.sense("moon")
    by_weight = sorted(range(142), key=lambda picture: LEXICON.reading(picture).get("moon", 0))
    fits = [LEXICON.fit(sense, picture) for picture in by_weight]
    assert fits[-1] == 1 and fits[0] < 0.5
    assert LEXICON.fit(sense, 999) == LEXICON.fit(sense, None) == 0, "a picture without words fits nothing"


def test_a_clue_is_worth_most_if_it_also_fits_another_picture() -> None:
    obvious = worth([1, 0, 0, 0, 0, 0, 0, 0, 0], 0, 4)
    shared = worth([1, 1, 0, 0, 0, 0, 0, 0, 0], 0, 4)
    three = worth([1, 1, 1, 0, 0, 0, 0, 0, 0], 0, 4)
    hopeless = worth([0, 1, 1, 1, 1, 1, 1, 1, 1], 0, 4)
    assert hopeless < -0.9 < abs(obvious) < 0.05 < shared < three
    assert obvious == pytest.approx(0, abs=0.05) and shared == pytest.approx(0.5, abs=0.05)
    assert three == pytest.approx(1, abs=0.05), "0, 1 or 2 err before"


def test_a_random_order_is_uniform() -> None:
    lot = worth([0.5] * 9, 3, 4)
    assert lot == pytest.approx((0 + 1 + 2 + 3) / 9 - 5 / 9, abs=0.02)


def test_ideas_are_readings_of_the_target() -> None:
    assert ideas(LEXICON, 4) == [concept for concept, weight in LEXICON.reading(4).items() if weight >= 0.25]
    assert ideas(LEXICON, 999) == ideas(LEXICON, None) == []


def test_the_best_idea_is_one_that_another_picture_of_the_square_shares() -> None:
    words = {concept: LEXICON.concepts[concept] for concept in ("crown", "egg", "door")}
    shared = Lexicon(words, [{"crown": 1.0, "egg": 0.9, "door": 0.3}, {"egg": 0.9}, *[{"door": 1.0}] * 7])
    assert best(shared, ideas(shared, 0), range(9), 0, 3) == "egg", "a crown is obvious, a door hopeless"


def test_vectors_have_length_one_and_similar_words_are_near() -> None:
    ocean, sea, king = vector("ocean"), vector("sea"), vector("king")
    assert ocean is not None and sea is not None and king is not None
    assert likeness(ocean, ocean) == pytest.approx(1)
    assert likeness(ocean, sea) > 0.7 > 0.3 > likeness(ocean, king)
    assert rank("the") == 0 and rank("xqzt") is None and vector("xqzt") is None


def test_words_are_plain_letters() -> None:
    assert tokens("L'été, c'est DÉJÀ fini ? 3 œufs!") == ("l", "ete", "c", "est", "deja", "fini", "oeufs")


def test_the_table_of_words_is_not_read_before_it_is_needed() -> None:
    ask = "import ninefold.games; from ninefold.games.jinx.mind import vectors as v; "
    ask += "print(v._ranks.cache_info().currsize + v._rows.cache_info().currsize)"
    told = subprocess.run(
        [sys.executable, "-c", ask],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": ":".join(sys.path)},
    )
    assert told.stdout == "0\n"


def test_every_reading_of_every_picture_has_words_in_every_language() -> None:
    """JX-20 Of the pictures of the box."""
    words = lexicon()
    for reading in words.readings:
        assert reading and all(0 < weight <= 1 for weight in reading.values())
        assert set(reading) <= set(words.concepts)
    for concept, told in words.concepts.items():
        assert all(its and all(map(tokens, its)) for its in told.values()), concept
    assert not any(one == other for one, other in pairwise(words.readings))


OWN = ("Moon, night sky, bateau à voile", "", "horse, stable", "!!, zèbre", "", "", "", "", "")


@pytest.mark.parametrize(
    ("clue", "cell"),
    [("moon", 0), ("un bateau à voile", 0), ("stars at night", 0), ("pony", 2), ("ZEBRE", 3)],
)
def test_the_words_of_own_pictures_are_understood(clue: str, cell: int) -> None:
    words = own_lexicon(OWN)
    fits = [words.fit(words.sense(clue), place) for place in range(9)]
    assert max(range(9), key=fits.__getitem__) == cell and fits[cell] > 0


def test_own_pictures_without_words_fit_no_clue() -> None:
    words = own_lexicon(OWN)
    assert ideas(words, 1) == ideas(own_lexicon(()), 0) == []
    assert ideas(words, 0) == ["moon", "night sky", "bateau à voile"]


@pytest.mark.parametrize(
    ("clue", "language", "concept"),
    [
        ("hell", "de", "light"),
        ("Gift", "de", "snake"),
        ("Boot", "de", "boat"),
        ("cane", "it", "animal"),
        ("boot", "en", "foot"),
        ("verlorene", "de", "search"),
        ("perduta", "it", "search"),
        ("nascosti", "it", "secret"),
        ("flotando", "es", "boat"),
        ("muñeco de nieve", "es", "snow"),
        ("והשמש", "he", "sun"),
        ("בים", "he", "sea"),
        ("Traumwelt", "de", "dream"),
    ],
)
def test_a_word_means_what_it_means_in_the_language_of_who_wrote_it(
    clue: str, language: str, concept: str
) -> None:
    sense = lexicon().sense(clue, language)
    assert concept in sorted(sense, key=lambda one: -sense[one])[:3]


def test_a_word_has_only_the_meaning_of_its_own_language() -> None:
    assert lexicon().sense("Boot", "de").get("foot", 0) < 0.3
    assert lexicon().sense("Gift", "de").get("cake", 0) < 0.1
    assert lexicon().sense("hell", "de").get("infinity", 0) < 0.1
    assert lexicon().sense("cane", "it").get("vegetable", 0) < 0.3


def test_a_word_of_another_language_is_still_understood() -> None:
    assert lexicon().sense("moon", "de")["moon"] == lexicon().sense("ירח", "de")["moon"] == 1
    assert lexicon().sense("Sehnsucht") == lexicon().sense("Sehnsucht", "de") != {}


@pytest.mark.parametrize("language", ["en", "fr", "de", "es", "it", "he"])
def test_typed_clues_are_understood_in_every_language(language: str) -> None:
    clues = [turn.clue[language] for turn in typed_clues()]
    understood = [clue for clue in clues if lexicon().sense(clue, language)]
    assert len(clues) == 20 and len(understood) >= 17


def test_every_meaning_is_a_word_that_bots_know() -> None:
    lines = (files("ninefold.games.jinx.mind") / "meanings.txt").read_text(encoding="utf-8").splitlines()
    columns = [line.split("|") for line in lines]
    assert columns[0] == ["en", "fr", "de", "es", "it", "he"]
    assert [cells for cells in columns if len(cells) != 6 or not all(cells)] == []
    named = {tokens(word) for words in lexicon().concepts.values() for word in words["en"]}
    assert [cells[0] for cells in columns[1:] if vector(cells[0]) is None and (cells[0],) not in named] == []
