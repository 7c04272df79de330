"""Effects 16 to 22 when their card comes twice: the deck must be used up in between."""

from ninefold.engine import Fast, Noted, act, begin, replace
from ninefold.games.oni import GAME
from ninefold.games.oni.box import Card
from ninefold.games.oni.cards.feel_it import Feel, FeelingEnded, Felt, Impressions
from ninefold.games.oni.cards.hide_it import Hiding
from ninefold.games.oni.cards.oni_turns import OniTurned, TopsRedrawn
from ninefold.games.oni.cards.sapristix import Sapristi
from ninefold.games.oni.cards.set_aside import DieSetAside
from ninefold.games.oni.events import (
    CardDrawn,
    CentreFilled,
    DieLaid,
    DieWon,
    Event,
    OniThrew,
    TurnBegun,
    TurnCame,
)
from ninefold.games.oni.rules.effects.feel_it import three
from ninefold.games.oni.state import Options, State
from ninefold.games.oni.view import private
from ninefold.parts.dixe.dice import Die
from ninefold.parts.dixe.square import die_at

DIE = Die("oni", "bolt", "clover")
ANEW = Die("oni", "bomb", "clover")


def table() -> State:
    """Seat 0 is Oni, the centre is free, two dice are won, and a die of kind oni lies in the first cell."""
    state, _ = begin(GAME, 4, Options(level="hard"), Noted(Fast(1)))
    state = replace(state, square=(DIE, *state.square[1:]), turn=3)
    return told(state, DieWon(3, 8, 1, "pi"), DieWon(3, 4, 2, "pi"), TurnCame(1), TurnBegun(1))


def told(state: State, *events: Event) -> State:
    for event in events:
        state = GAME.evolve(state, event, 0)
    return state


def drawn(state: State, seat: int, card: Card) -> State:
    """Draw from a deck that has just been shuffled."""
    return told(replace(state, pool=()), CardDrawn(seat, card), TurnCame(1), TurnBegun(1))


def felt(state: State, seat: int, cell: int, seed: int) -> tuple[State, Felt]:
    state, steps = act(GAME, drawn(state, seat, "feel_it"), seat, Feel((cell,)), 0, Noted(Fast(seed)))
    found = next(step.event for step in steps if isinstance(step.event, Felt))
    return told(state, FeelingEnded(seat)), found


def test_two_players_who_feel_at_once_are_each_told_once() -> None:
    """clauses: ON-E22"""
    state = table()
    for seat, cell in ((3, 0), (2, 1)):
        state, _ = act(GAME, drawn(state, seat, "feel_it"), seat, Feel((cell,)), 0, Noted(Fast(1)))
    felt_by = [
        [one.cells for one in private(state, seat).known if isinstance(one, Impressions)] for seat in range(4)
    ]
    assert felt_by == [[], [], [(1,)], [(0,)]]


def test_a_die_feels_the_same_to_everybody_until_it_moves() -> None:
    """clauses: ON-E22"""
    state, first = felt(table(), 3, 0, 1)
    (symbols,) = first.symbols
    assert len(symbols) == 3 and "bolt" in symbols and "clover" not in symbols
    assert felt(state, 2, 0, 2)[1].symbols == (symbols,)
    moved = told(state, CentreFilled(0, 0, 4))
    assert felt(moved, 2, 4, 3)[1].symbols == (symbols,)
    away = told(drawn(state, 2, "set_aside"), DieSetAside(2, 0))
    assert [one.die.felt for one in away.aside] == [symbols]
    back = told(away, TurnCame(2), TurnBegun(2, returned=(0,)))
    assert felt(back, 1, 0, 4)[1].symbols == (symbols,)


def test_a_die_that_may_have_changed_is_felt_again() -> None:
    """clauses: ON-E22"""
    state, _ = felt(table(), 3, 0, 1)
    assert die_at(told(state, OniThrew((0,), (ANEW,))).square, 0).felt == ()
    assert die_at(told(state, DieLaid(0, ANEW)).square, 0).felt == ()
    turned = told(drawn(state, 2, "oni_turns"), OniTurned(0, (0,)), TopsRedrawn((0,), (DIE,)))
    assert die_at(turned.square, 0).felt == ()


def test_exactly_the_possible_triples_of_a_die_are_felt() -> None:
    """clauses: ON-E22"""
    dice = Fast(1)
    found = {three(DIE, dice) for _ in range(500)}
    assert len(found) == 6
    assert all("bolt" in symbols and "clover" not in symbols and len({*symbols}) == 3 for symbols in found)


def test_only_one_die_at_a_time_is_hidden() -> None:
    """clauses: ON-E16"""
    state = drawn(drawn(table(), 2, "hide_it"), 3, "hide_it")
    assert [one.who for one in state.effects if isinstance(one, Hiding)] == [2]
    assert len(state.bag) == 1


def test_a_player_sets_aside_one_die_at_a_time() -> None:
    """clauses: ON-E18"""
    state = told(drawn(table(), 2, "set_aside"), DieSetAside(2, 0))
    assert not drawn(state, 2, "set_aside").tasks
    assert drawn(state, 3, "set_aside").tasks


def test_a_second_sapristix_adds_nothing() -> None:
    """clauses: ON-E20"""
    state = drawn(drawn(table(), 2, "sapristix"), 3, "sapristix")
    assert [one.who for one in state.effects if isinstance(one, Sapristi)] == [2]
