"""What nobody may know: the pictures under the cups (MD-15)."""

from ninefold.engine import Dice, Seat, replace
from ninefold.games.memo_dice.box import ALL_DICE, COLOURS, DICE, DIE_OF, Cup
from ninefold.games.memo_dice.state import Rolling, Showing, State


def secrets(state: State, seat: Seat | None) -> dict[str, str]:
    """Any die has two faces for any cup: whatever is covered may always be another picture."""
    return {f"picture {k}": place.picture for k, place in enumerate(state.row) if _hidden(state, k, seat)}


def conceal(state: State, seat: Seat | None, dice: Dice) -> State:
    """Redraw the pictures under the cups: any of the used dice in any order, on a face that fits the cup."""
    seen = _open_dice(state, seat)
    covered = [die for die in ALL_DICE if die not in state.left and die not in seen]
    row = []
    for k, place in enumerate(state.row):
        if _hidden(state, k, seat):
            die = covered.pop(dice.below(len(covered)))
            faces = [face for face in DICE[die] if _fits(face, place.cup, state)]
            place = replace(place, picture=faces[dice.below(len(faces))])
        row.append(place)
    return replace(state, row=tuple(row))


def _hidden(state: State, place: int, seat: Seat | None) -> bool:
    """MD-16 With a longer look, the last picture is no secret yet."""
    looks = state.look is not None and seat in state.look.seats and place == len(state.row) - 1
    return not state.row[place].lifted and not looks


def _open_dice(state: State, seat: Seat | None) -> set[int]:
    """The dice that this seat sees now."""
    seen = {DIE_OF[place.picture] for k, place in enumerate(state.row) if not _hidden(state, k, seat)}
    match state.phase:
        case Rolling(die=die):
            seen.add(die)
        case Showing(picture=picture):
            seen.add(DIE_OF[picture])
    return seen


def _fits(picture: str, cup: Cup, state: State) -> bool:
    colour = COLOURS[picture]
    return colour == cup if cup != "gold" else not state.cups_left(colour)
