"""What Oni is shown, and what nobody is shown."""

from ninefold.engine import Fast, Noted, Seat, act, begin, replace
from ninefold.games.oni import GAME
from ninefold.games.oni.actions import Flip, Go
from ninefold.games.oni.cards.oni_rerolls import Reroll
from ninefold.games.oni.events import CardDrawn
from ninefold.games.oni.state import Options, State
from ninefold.games.oni.view import Private, private, public
from ninefold.parts.dixe.views import Glimpse, Turned


def table(card: str) -> State:
    state, _ = begin(GAME, 4, Options(), Noted(Fast(3)))
    state, _ = act(GAME, state, 1, Go(), 0, Noted(Fast(3)))
    return GAME.evolve(state, CardDrawn(1, card), 0)  # type: ignore[arg-type]


def test_oni_sees_nothing_of_a_die_that_is_only_to_be_thrown() -> None:
    state = table("oni_rerolls")
    for step in act(GAME, state, 0, Reroll(4), 10, Noted(Fast(1)))[1]:
        assert private(step.state, 0) == Private(seat=0)


def test_oni_alone_sees_what_oni_turns() -> None:
    state = GAME.evolve(table("oni"), GAME.decide(table("oni"), 0, Flip(4), 10), 10)
    die = state.square[4]
    assert die is not None
    assert private(state, 0).glimpses == (Glimpse(4, die.hidden),)
    others: list[Seat] = [1, 2, 3]
    assert all(private(state, seat).glimpses == () for seat in others)
    assert not [spot for spot in public(state).square if isinstance(spot, Turned)]


def test_a_queue_shows_only_what_is_turned_for_its_first_task() -> None:
    state = table("oni")
    later = replace(state, tasks=(*table("oni_takes_one").tasks, *state.tasks))
    assert private(later, 0).glimpses == ()
