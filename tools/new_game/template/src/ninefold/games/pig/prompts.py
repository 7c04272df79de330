"""What each seat may do now."""

from collections.abc import Sequence

from ninefold.engine import Prompt, Seat
from ninefold.games.pig.state import Choosing, State


def actors(state: State) -> Sequence[Seat]:
    phase = state.phase
    return (phase.seat,) if isinstance(phase, Choosing) else ()


def prompts(state: State, seat: Seat) -> Sequence[Prompt]:
    match state.phase:
        case Choosing(turn, pot, since, until) if turn == seat:
            throw = Prompt("Throw", "PG-3", opens_at=since, closes_at=until)
            return (throw, Prompt("Keep", "PG-5", opens_at=since, closes_at=until)) if pot else (throw,)
    return ()
