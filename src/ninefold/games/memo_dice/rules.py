"""Memo Dice, in the order of the rulebook: MD- refers to docs/games/memo_dice.md."""

from collections.abc import Sequence
from functools import cache
from typing import TypeVar

from ninefold.engine import (
    Answers,
    Away,
    Back,
    Cells,
    Data,
    Dice,
    Illegal,
    Moment,
    Pieces,
    Prompt,
    Result,
    Seat,
    Symbols,
    Text,
    replace,
    require,
)
from ninefold.games.memo_dice.actions import (
    Action,
    Confirm,
    Cover,
    Cup,
    Done,
    GiveUp,
    Guess,
    Lift,
    Name,
    Roll,
)
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
    ALL_DICE,
    Beginning,
    Counting,
    Emptied,
    Guessing,
    Judging,
    Options,
    Over,
    Picking,
    Place,
    Rolling,
    Showing,
    State,
)

P = TypeVar("P", bound=Data)
T = TypeVar("T")

PLAYERS = range(2, 5)
FINISH = 21
SEEN, CLOSES = 2_000, 8_000  # what is revealed stays at least and at most so long


def setup(seats: int, options: Options) -> State:
    require(seats in PLAYERS, "MD-1 There are two to four players.")
    require(
        options.first is None or options.first in range(seats), "MD-2 The first player sits at the table."
    )
    none = (0,) * seats
    return State(options, scores=none, recalled=none, tried=none)


def actors(state: State) -> Sequence[Seat]:
    match state.phase:
        case Picking(hider) | Showing(hider):
            return (hider,)
        case Guessing(guesser):
            return (guesser,)
        case Judging() as judging:
            return _judges(state, judging)
        case Counting():
            return (state.after(state.starter),)
    return ()


def prompts(state: State, seat: Seat) -> Sequence[Prompt]:
    match state.phase:
        case Picking(hider) if seat == hider:
            return _rolls(state.left)
        case Showing(hider, _, _, coverable, until) if seat == hider:
            return (Prompt("Cover", "MD-3", {}, coverable, until),)
        case Guessing(guesser, until) if seat == guesser:
            return _guesses(state.options.naming, state.next_cup, until)
        case Judging() as judging if seat in _judges(state, judging):
            cup = _cell(state.judged_cup)
            return (Prompt("Confirm", "MD-14", {"cup": cup, "right": YES_OR_NO}, closes_at=judging.until),)
        case Counting(_, closable, until) if seat == state.after(state.starter):
            return (Prompt("Done", "MD-12", {}, closable, until),)
    return ()


WALL, WORDS = Symbols(PICTURES), Text(40, tuple(names[0] for names in NAMES["en"].values()))
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
    give_up = Prompt("GiveUp", "MD-10", cell, closes_at=until)
    match naming:
        case "recall":
            return Prompt("Name", "MD-14", {**cell, "text": WORDS}, closes_at=until), give_up
        case "recognise":
            return Prompt("Guess", "MD-14", {**cell, "picture": WALL}, closes_at=until), give_up
    return Prompt("Lift", "MD-14", cell, closes_at=until), give_up


def decide(state: State, seat: Seat, action: Action, at: Moment) -> Event:
    """Turn one seat's wish into a fact, or refuse it."""
    match action:
        case Roll(die):
            return _roll(state, seat, die)
        case Cover():
            return _cover(state, seat, at)
        case Guess(cup, picture):
            _check_guesser(state, seat, cup, "recognise")
            require(picture in COLOURS, "MD-14 There is no such picture.")
            return _lifted(state, seat, picture)
        case Name(cup, text):
            _check_guesser(state, seat, cup, "recall")
            return _lifted(state, seat, _meant(text))
        case Lift(cup):
            _check_guesser(state, seat, cup, "aloud")
            return CupLiftedAloud(cup, state.row[cup].picture)
        case GiveUp(cup):
            _check_guesser(state, seat, cup, state.options.naming)
            return _lifted(state, seat, None)
        case Confirm(cup, right):
            return _confirm(state, seat, cup, right)
        case Done():
            return _done(state, seat, at)


def _roll(state: State, seat: Seat, die: int) -> Event:
    match state.phase:
        case Picking(hider):
            require(seat == hider, "MD-4 Another player hides the next die.")
            require(die in state.left, "MD-3 Pick a die that has not been used in this round.")
            return DiePicked(seat, die)
    raise Illegal("MD-3 No die is to be thrown now.")


def _cover(state: State, seat: Seat, at: Moment) -> Event:
    match state.phase:
        case Showing(hider, _, cup, coverable):
            require(seat == hider, "MD-3 The player who threw the die covers it.")
            require(at >= coverable, "MD-3 Everyone must have seen the picture.")
            return DieCovered(cup)
    raise Illegal("MD-3 No die lies open.")


def _check_guesser(state: State, seat: Seat, cup: int, naming: str) -> None:
    match state.phase:
        case Guessing(guesser):
            require(seat == guesser, "MD-8 It is another player's guess.")
            require(naming == state.options.naming, "MD-14 At this table pictures are named in another way.")
            require(cup == state.next_cup, "MD-8 The first cup left in the row comes next.")
            return
    raise Illegal("MD-8 Nothing is to be guessed now.")


def _meant(text: str) -> str:
    match named(text):
        case Unknown(offers):
            why = "Did you mean another picture?" if offers else "No picture has this name."
            raise Illegal(f"MD-14 {why}", offers)
        case meant:
            return meant.picture


def _lifted(state: State, seat: Seat, guess: str | None) -> Event:
    cup = state.next_cup
    picture = state.row[cup].picture
    return CupLifted(cup, guess, picture, seat if guess == picture else state.after(seat))


def _confirm(state: State, seat: Seat, cup: int, right: bool) -> Event:
    match state.phase:
        case Judging() as judging:
            require(seat != judging.guesser, "MD-14 The others say whether it was right.")
            require(seat in _judges(state, judging), "MD-14 One tap each.")
            require(cup == state.judged_cup, "MD-14 This cup has been judged.")
            return Confirmed(seat, right)
    raise Illegal("MD-14 Nothing is to be confirmed now.")


def _done(state: State, seat: Seat, at: Moment) -> Event:
    match state.phase:
        case Counting(_, closable):
            require(seat == state.after(state.starter), "MD-12 The player who begins the next round goes on.")
            require(at >= closable, "MD-11 Everyone must have seen the points.")
            return RoundBegun(seat)
    raise Illegal("MD-12 The round is not over.")


def advance(state: State, at: Moment, dice: Dice) -> Event | None:
    """Do what the table does by itself. The only place that uses chance."""
    match state.phase:
        case Rolling(_, die):
            faces = DICE[die]
            return DieRolled(faces[dice.below(len(faces))])
        case Showing(_, _, cup, _, until) if at >= until:
            return DieCovered(cup)
        case Guessing(guesser, until) if until is not None and at >= until:
            return _lifted(state, guesser, None)
        case Judging() as judging:
            return _judgement(state, judging, at)
        case Emptied():
            return RoundScored(_points(state))
        case Counting(_, _, until) if at >= until:
            return RoundBegun(state.after(state.starter))
        case Beginning():
            first = state.options.first
            return FirstChosen(dice.below(len(state.scores)) if first is None else first)
    return None


def _judgement(state: State, judging: Judging, at: Moment) -> Event | None:
    """MD-14 A majority of the others decides; a vote that ends level believes the guesser."""
    waited_for = sum(seat not in state.away for seat in _judges(state, judging))
    lead = sum(1 if right else -1 for _, right in judging.votes)
    undecided = lead - waited_for < 0 <= lead + waited_for
    if undecided and at < judging.until:
        return None
    return Judged(lead >= 0, judging.guesser if lead >= 0 else state.after(judging.guesser))


def due(state: State) -> Moment | None:
    return state.phase.until


def evolve(state: State, event: Event, at: Moment) -> State:
    """Fold one fact into the state: no checks, no chance."""
    match event:
        case DiePicked(seat, die):
            left = tuple(other for other in state.left if other != die)
            return replace(state, left=left, phase=Rolling(seat, die))
        case DieRolled(picture):
            return replace(state, phase=_shown(state, picture, at))
        case DieCovered(cup):
            return _covered(state, cup, at)
        case CupLifted(cup, guess, picture, to):
            return _won(_tried(state, guess == picture), cup, to, guess == picture, at)
        case CupLiftedAloud(cup, _):
            row = _with(state.row, cup, replace(state.row[cup], lifted=True))
            return replace(state, row=row, phase=Judging(_guesser(state), at + CLOSES))
        case Confirmed(seat, right):
            judging = _phase(state, Judging)
            return replace(state, phase=replace(judging, votes=(*judging.votes, (seat, right))))
        case Judged(right, to):
            return _won(_tried(state, right), state.judged_cup, to, right, at)
        case RoundScored(points):
            scores = tuple(a + b for a, b in zip(state.scores, points, strict=True))
            over = max(scores) >= FINISH
            phase = Over(points) if over else Counting(points, at + SEEN, at + CLOSES)
            return replace(state, scores=scores, phase=phase)
        case RoundBegun(starter) | FirstChosen(starter):
            return replace(state, starter=starter, left=ALL_DICE, row=(), phase=Picking(starter))
        case Away(seat):
            return replace(state, away=(*state.away, seat))
        case Back(seat):
            return replace(state, away=tuple(other for other in state.away if other != seat))


def _shown(state: State, picture: str, at: Moment) -> Showing:
    """MD-3 The cup has the colour of the picture's background; MD-5 without one left, it is the gold cup."""
    colour = COLOURS[picture]
    cup: Cup = colour if state.cups_left(colour) else "gold"
    return Showing(_phase(state, Rolling).hider, picture, cup, at + SEEN, at + CLOSES)


def _covered(state: State, cup: Cup, at: Moment) -> State:
    """MD-5, MD-6 The row ends with the gold cup or the ninth die; MD-7 who covered last guesses first."""
    showing = _phase(state, Showing)
    row = (*state.row, Place(cup, showing.picture))
    if cup == "gold" or not state.left:
        return replace(state, row=row, phase=_guessing(state, showing.hider, at))
    return replace(state, row=row, phase=Picking(state.after(showing.hider)))


def _guessing(state: State, guesser: Seat, at: Moment) -> Guessing:
    seconds = state.options.guess_seconds
    return Guessing(guesser, state.options.limit(seconds * 1_000, at) if seconds else None)


def _won(state: State, cup: int, to: Seat, right: bool, at: Moment) -> State:
    """MD-9, MD-10 Whoever gets the cup goes on with the one after it."""
    place = replace(state.row[cup], lifted=True, right=right, to=to)
    row = _with(state.row, cup, place)
    last = cup == len(row) - 1
    return replace(state, row=row, phase=Emptied() if last else _guessing(state, to, at))


def _tried(state: State, right: bool) -> State:
    guesser = _guesser(state)
    tried = _with(state.tried, guesser, state.tried[guesser] + 1)
    if not right:
        return replace(state, tried=tried)
    return replace(state, tried=tried, recalled=_with(state.recalled, guesser, state.recalled[guesser] + 1))


def _points(state: State) -> tuple[int, ...]:
    """MD-11 The gold cup counts two, every other one."""
    points = [0] * len(state.scores)
    for place in state.row:
        if place.to is not None:
            points[place.to] += 2 if place.cup == "gold" else 1
    return tuple(points)


def result(state: State) -> Result | None:
    """MD-13 Most points win; a tie is shared."""
    if not isinstance(state.phase, Over):
        return None
    most = max(state.scores)
    return Result(state.scores, winners=tuple(seat for seat in state.seats if state.scores[seat] == most))


def _judges(state: State, judging: Judging) -> tuple[Seat, ...]:
    """Who may still say whether it was right."""
    voted = {judging.guesser, *(seat for seat, _ in judging.votes)}
    return tuple(seat for seat in state.seats if seat not in voted)


def _guesser(state: State) -> Seat:
    assert isinstance(state.phase, Guessing | Judging)
    return state.phase.guesser


def _phase(state: State, kind: type[P]) -> P:
    assert isinstance(state.phase, kind)
    return state.phase


def _with(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])
