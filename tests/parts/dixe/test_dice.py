"""Kinds, symbols, and how a die falls."""

from collections import Counter
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from ninefold.engine import Fast, Scripted
from ninefold.parts.dixe.dice import (
    FACES,
    KINDS,
    KINDS_WITH,
    SYMBOLS,
    Die,
    box,
    draw,
    redraw,
    throw,
    throw_all,
)

# clauses: MX-1
KNOWN = {
    "pi": {"yorick", "blaireau", "hanuman"},
    "smiley": {"yorick", "arkan", "hanuman"},
    "bomb": {"oni", "yorick", "blaireau"},
    "skull": {"oni", "yorick", "arkan"},
    "sun": {"blaireau", "arkan", "hanuman"},
    "clover": {"oni", "blaireau", "arkan"},
    "aum": {"oni", "blaireau", "hanuman"},
    "anchor": {"oni", "arkan", "hanuman"},
    "bolt": {"oni", "yorick", "hanuman"},
    "mask": {"yorick", "blaireau", "arkan"},
}
A, C = Die("oni", "bomb", "skull"), Die("arkan", "sun", "mask", seen=True)


def test_each_three_kinds_have_one_symbol_in_common_and_each_kind_six() -> None:
    assert {symbol: set(kinds) for symbol, kinds in KINDS_WITH.items()} == KNOWN
    assert {frozenset(kinds) for kinds in KNOWN.values()} == set(map(frozenset, combinations(KINDS, 3)))
    assert all(len(set(faces)) == 6 for faces in FACES.values())
    assert {symbol for faces in FACES.values() for symbol in faces} == set(SYMBOLS)


def test_every_throw_of_a_kind_is_equally_likely() -> None:  # clauses: MX-2
    for kind in KINDS:
        thrown = Counter(throw(kind, Scripted([a, b])) for a in range(6) for b in range(5))
        assert set(thrown) == {Die(kind, h, t) for h in FACES[kind] for t in FACES[kind] if h != t}
        assert set(thrown.values()) == {1}


def test_several_dice_are_thrown_in_their_order() -> None:
    assert throw_all(("arkan", "oni"), Scripted([0, 1, 0, 0])) == (
        Die("arkan", "clover", "sun"),
        Die("oni", "clover", "bomb"),
    )


@given(st.integers(9, 16))
def test_kinds_are_as_even_as_possible(size: int) -> None:  # clauses: MX-3
    kinds = Counter(box(size))
    assert kinds.total() == size
    assert max(kinds.values()) - min(kinds[kind] for kind in KINDS) <= 1


@given(st.integers(0, 20), st.integers(0, 99))
def test_drawn_dice_are_no_longer_in_the_bag(many: int, seed: int) -> None:
    drawn, left = draw(box(11), many, Fast(seed))
    assert len(drawn) == min(many, 11)
    assert Counter(die.kind for die in drawn) + Counter(left) == Counter(box(11))


def test_any_die_of_a_bag_may_come_first() -> None:
    assert draw(("oni", "arkan"), 1, Scripted([1, 0, 0])) == ((Die("arkan", "clover", "skull"),), ("oni",))


@given(st.integers(0, 999))
def test_a_redrawn_die_may_lie_on_all_but_its_top(seed: int) -> None:
    other = redraw(C, Fast(seed))
    assert (other.kind, other.top, other.seen) == (C.kind, C.top, C.seen)
    assert other.hidden in FACES[C.kind] and other.hidden != C.top


def test_every_face_but_the_top_is_redrawn_equally() -> None:
    assert {redraw(A, Scripted([k])).hidden for k in range(5)} == set(FACES["oni"]) - {"skull"}
