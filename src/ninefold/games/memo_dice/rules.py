"""Memo Dice, in the order of the rulebook: MD- refers to docs/games/memo_dice.md."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from ninefold.engine import (
    AT_ONCE,
    Answers,
    Cells,
    Dice,
    Illegal,
    Moment,
    Pieces,
    Prompt,
    Result,
    Seat,
    Symbols,
    Text,
    require,
)
from ninefold.games.memo_dice.actions import Action, Confirm, Cover, Done, GiveUp, Guess, Lift, Name, Roll
from ninefold.games.memo_dice.events import (
    Confirmed,
    CupLifted,
    CupLiftedAloud,
    DieCovered,
    DiePicked,
    DieRolled,
    Event,
    FirstChosen,
    Judged,
    RoundBegun,
    RoundScored,
)
from ninefold.games.memo_dice.naming import Unknown, named
from ninefold.games.memo_dice.pictures import COLOURS, DICE, NAMES, PICTURES
from ninefold.games.memo_dice.state import (
    Beginning,
    Counting,
    Emptied,
    Guessing,
    Judging,
    Options,
    Over,
    Phase,
    Picking,
    Rolling,
    Showing,
    State,
)

PLAYERS = range(2, 5)


def setup(seats: int, options: Options) -> State:
    require(seats in PLAYERS, "MD-1 There are two to four players.")
    require(
        options.first is None or options.first in range(seats), "MD-2 The first player sits at the table."
    )
    none = (0,) * seats
    return State(options, scores=none, recalled=none, tried=none)


def actors(state: State) -> Sequence[Seat]:
    phase = state.phase
    if isinstance(phase, Picking | Showing):
        return (phase.hider,)
    if isinstance(phase, Guessing):
        return (phase.guesser,)
    if isinstance(phase, Judging):
        return _judges(state, phase)
    return (state.after(state.starter),) if isinstance(phase, Counting) else ()


def prompts(state: State, seat: Seat) -> Sequence[Prompt]:
    phase = state.phase
    if isinstance(phase, Picking):
        return _rolls(state.left) if seat == phase.hider else ()
    if isinstance(phase, Showing):
        if seat == phase.hider:
            return (Prompt("Cover", "MD-3", {}, phase.coverable, phase.until),)
    elif isinstance(phase, Guessing):
        if seat == phase.guesser:
            return _guesses(state.options.naming, phase.cup, phase.until)
    elif isinstance(phase, Judging):
        if seat in _judges(state, phase):
            cup = _cell(phase.cup)
            return (Prompt("Confirm", "MD-14", {"cup": cup, "right": YES_OR_NO}, closes_at=phase.until),)
    elif isinstance(phase, Counting) and seat == state.after(state.starter):
        return (Prompt("Done", "MD-12", {}, phase.closable, phase.until),)
    return ()


WALL, WORDS = Symbols(PICTURES), Text(40, tuple(NAMES["en"][faces[0]][0] for faces in DICE))
YES_OR_NO = Answers()


@cache
def _cell(cell: int) -> Cells:
    return Cells((cell,))


@cache
def _rolls(left: tuple[int, ...]) -> tuple[Prompt, ...]:
    return (Prompt("Roll", "MD-3", {"die": Pieces(left)}),)


@cache
def _no_limit(naming: str, cup: int) -> tuple[Prompt, ...]:
    return _guesses_until(naming, cup, None)


def _guesses(naming: str, cup: int, until: Moment | None) -> tuple[Prompt, ...]:
    return _no_limit(naming, cup) if until is None else _guesses_until(naming, cup, until)


def _guesses_until(naming: str, cup: int, until: Moment | None) -> tuple[Prompt, ...]:
    cell = {"cup": _cell(cup)}
    give_up = Prompt("GiveUp", "MD-10", cell, closes_at=until, confirm=True)
    match naming:
        case "recall":
            return Prompt("Name", "MD-14", {**cell, "text": WORDS}, closes_at=until), give_up
        case "recognise":
            return Prompt("Guess", "MD-14", {**cell, "picture": WALL}, closes_at=until), give_up
    return Prompt("Lift", "MD-14", cell, closes_at=until), give_up


def decide(state: State, seat: Seat, action: Action, at: Moment) -> Event:
    """Turn one seat's wish into a fact, or refuse it."""
    return _DECIDE[type(action)](state, seat, action, at)


def _roll(state: State, seat: Seat, wish: Roll, at: Moment) -> Event:
    phase = state.phase
    if not isinstance(phase, Picking):
        raise Illegal("MD-3 No die is to be thrown now.")
    require(seat == phase.hider, "MD-4 Another player hides the next die.")
    require(wish.die in state.left, "MD-3 Pick a die that has not been used in this round.")
    return DiePicked(seat, wish.die)


def _cover(state: State, seat: Seat, wish: Cover, at: Moment) -> Event:
    phase = state.phase
    if not isinstance(phase, Showing):
        raise Illegal("MD-3 No die lies open.")
    require(seat == phase.hider, "MD-3 The player who threw the die covers it.")
    require(at >= phase.coverable, "MD-3 Everyone must have seen the picture.")
    return DieCovered(phase.cup)


def _guess(state: State, seat: Seat, wish: Guess, at: Moment) -> Event:
    _check_guesser(state, seat, wish.cup, "recognise")
    require(wish.picture in COLOURS, "MD-14 There is no such picture.")
    return _lifted(state, seat, wish.cup, wish.picture)


def _name(state: State, seat: Seat, wish: Name, at: Moment) -> Event:
    _check_guesser(state, seat, wish.cup, "recall")
    match named(wish.text):
        case Unknown(offers):
            why = "Did you mean another picture?" if offers else "No picture has this name."
            raise Illegal(f"MD-14 {why}", offers)
        case meant:
            return _lifted(state, seat, wish.cup, meant.picture)


def _lift(state: State, seat: Seat, wish: Lift, at: Moment) -> Event:
    _check_guesser(state, seat, wish.cup, "aloud")
    return CupLiftedAloud(wish.cup, state.row[wish.cup].picture)


def _give_up(state: State, seat: Seat, wish: GiveUp, at: Moment) -> Event:
    _check_guesser(state, seat, wish.cup, state.options.naming)
    return _lifted(state, seat, wish.cup, None)


def _check_guesser(state: State, seat: Seat, cup: int, naming: str) -> None:
    phase = state.phase
    if not isinstance(phase, Guessing):
        raise Illegal("MD-8 Nothing is to be guessed now.")
    require(seat == phase.guesser, "MD-8 It is another player's guess.")
    require(naming == state.options.naming, "MD-14 At this table pictures are named in another way.")
    require(cup == phase.cup, "MD-8 The first cup left in the row comes next.")


def _lifted(state: State, seat: Seat, cup: int, guess: str | None) -> Event:
    picture = state.row[cup].picture
    return CupLifted(cup, guess, picture, seat if guess == picture else state.after(seat))


def _confirm(state: State, seat: Seat, wish: Confirm, at: Moment) -> Event:
    phase = state.phase
    if not isinstance(phase, Judging):
        raise Illegal("MD-14 Nothing is to be confirmed now.")
    require(seat != phase.guesser, "MD-14 The others say whether it was right.")
    require(seat in _judges(state, phase), "MD-14 One tap each.")
    require(wish.cup == phase.cup, "MD-14 This cup has been judged.")
    return Confirmed(seat, wish.right)


def _done(state: State, seat: Seat, wish: Done, at: Moment) -> Event:
    phase = state.phase
    if not isinstance(phase, Counting):
        raise Illegal("MD-12 The round is not over.")
    require(seat == state.after(state.starter), "MD-12 The player who begins the next round goes on.")
    require(at >= phase.closable, "MD-11 Everyone must have seen the points.")
    return RoundBegun(seat)


_DECIDE: dict[type[Action], Callable[[State, Seat, Any, Moment], Event]] = {
    Roll: _roll,
    Cover: _cover,
    Guess: _guess,
    Name: _name,
    Lift: _lift,
    Confirm: _confirm,
    GiveUp: _give_up,
    Done: _done,
}


def advance(state: State, at: Moment, dice: Dice) -> Event:
    """Do what the table does by itself when it is due. The only place that uses chance."""
    return _BY_ITSELF[type(state.phase)](state, state.phase, dice)


def _throw(state: State, rolling: Rolling, dice: Dice) -> Event:
    faces = DICE[rolling.die]
    return DieRolled(faces[dice.below(len(faces))])


def _score(state: State, emptied: Emptied, dice: Dice) -> Event:
    return RoundScored(_points(state))


def _choose_first(state: State, beginning: Beginning, dice: Dice) -> Event:
    first = state.options.first
    return FirstChosen(dice.below(len(state.scores)) if first is None else first)


def _cover_late(state: State, showing: Showing, dice: Dice) -> Event:
    return DieCovered(showing.cup)


def _guess_late(state: State, guessing: Guessing, dice: Dice) -> Event:
    return _lifted(state, guessing.guesser, guessing.cup, None)


def _go_on(state: State, counting: Counting, dice: Dice) -> Event:
    return RoundBegun(state.after(state.starter))


def _judge(state: State, judging: Judging, dice: Dice) -> Event:
    """MD-14 A majority of the others decides; a vote that ends level believes the guesser."""
    right = _lead(judging) >= 0
    return Judged(right, judging.guesser if right else state.after(judging.guesser))


_BY_ITSELF: dict[type[Phase], Callable[[State, Any, Dice], Event]] = {
    Rolling: _throw,
    Emptied: _score,
    Beginning: _choose_first,
    Showing: _cover_late,
    Guessing: _guess_late,
    Counting: _go_on,
    Judging: _judge,
}


def due(state: State) -> Moment | None:
    phase = state.phase
    return AT_ONCE if type(phase) is Judging and _judged(state, phase) else phase.until


def _judged(state: State, judging: Judging) -> bool:
    """No vote that is waited for could change it."""
    waited_for = sum(seat not in state.away for seat in _judges(state, judging))
    lead = _lead(judging)
    return not lead - waited_for < 0 <= lead + waited_for


def _lead(judging: Judging) -> int:
    return sum(1 if right else -1 for _, right in judging.votes)


def _points(state: State) -> tuple[int, ...]:
    """MD-11 The gold cup counts two, every other one."""
    points = [0] * len(state.scores)
    for place in state.row:
        if place.to is not None:
            points[place.to] += 2 if place.cup == "gold" else 1
    return tuple(points)


def result(state: State) -> Result | None:
    """MD-13 Most points win; a tie is shared."""
    if type(state.phase) is not Over:
        return None
    most = max(state.scores)
    return Result(state.scores, winners=tuple(seat for seat in state.seats if state.scores[seat] == most))


def _judges(state: State, judging: Judging) -> tuple[Seat, ...]:
    """Who may still say whether it was right."""
    voted = {judging.guesser, *(seat for seat, _ in judging.votes)}
    return tuple(seat for seat in state.seats if seat not in voted)
