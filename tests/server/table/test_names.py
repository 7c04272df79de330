"""Names are what people see: nothing unseen stands in them, and no two that look alike at one table."""

import pytest

from ninefold.server.table.names import as_seen, looks


@pytest.mark.parametrize(
    ("written", "seen"),
    [
        ("Ann", "Ann"),
        ("  Ann \t Lee\n", "Ann Lee"),
        ("Zoé", "Zoé"),
        ("Zoe\u0301", "Zoé"),
        ("李小龙", "李小龙"),
        ("עדי", "עדי"),
        ("🦊", "🦊"),
        ("A\u200bn\u200dn", "Ann"),
        ("\u202ennA", "nnA"),
        ("\u2066Ann\u2069", "Ann"),
        ("A\u00adnn\ufeff", "Ann"),
        ("Ann\ufe0f\U000e0101", "Ann"),
        ("\u3164\u2800\u115f", ""),
        ("\U000e0041nn", "nn"),
        ("Ann\U0001d159", "Ann"),
        ("\U00013441\U00016fe4\u180b", ""),
        ("A\ud800".encode("utf-16", "surrogatepass").decode("utf-16", "replace"), "A\ufffd"),
        ("x\u0324\u0325\u0326\u032doe", "x\u0324\u0325oe"),
    ],
)
def test_invisible_characters_are_removed(written: str, seen: str) -> None:
    assert as_seen(written) == seen


ANNS = [
    "\u13aann",  # Cherokee
    "\ua4eenn",  # Lisu
    "\u1d00\u0274\u0274",  # phonetic letters
    "\u0251nn",
    *("ANN", "\u0410nn", "A\u200bnn", "\u202eAnn", "\uff21nn", "\U0001d400nn", "Ann\u3164", "\u0391nn"),
]


@pytest.mark.parametrize("other", ANNS)
def test_names_that_look_alike_are_equal(other: str) -> None:
    assert looks(other) == looks("Ann")


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("Ian", "lan"),
        ("Bob", "B0b"),
        ("Ali", "A1i"),
        ("Tom", "Torn"),
        ("\ua4d0en", "Ben"),
        ("\u0421\u043ep", "Cop"),
    ],
)
def test_confusable_letters_are_equal(one: str, two: str) -> None:
    assert looks(one) == looks(two)


@pytest.mark.parametrize(
    ("one", "two"),
    [("Ann", "Anne"), ("Zoe", "Zoé"), ("Анна", "Иван"), ("Kim", "Tim"), ("Nan", "Vav"), ("\u674e", "\u738b")],
)
def test_different_names_are_different(one: str, two: str) -> None:
    assert looks(one) != looks(two)
