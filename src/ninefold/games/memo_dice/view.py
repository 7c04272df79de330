"""What each seat may know. A view is built up from allowed facts; secrets are never copied in."""

from functools import lru_cache

from ninefold.engine import Away, Back, ByBot, ByPerson, Data, Glance, Handicaps, Moment, Seat, replace
from ninefold.games.memo_dice.box import FINISH, Cup
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
    LookEnded,
    Missed,
    RoundBegun,
    RoundScored,
)
from ninefold.games.memo_dice.rules.judging import judges, naming
from ninefold.games.memo_dice.rules.words import shown_name
from ninefold.games.memo_dice.state import (
    Counting,
    Emptied,
    Guessing,
    Judging,
    Naming,
    Options,
    Over,
    Picking,
    Place,
    Rolling,
    Showing,
    State,
)


class Covered(Data):
    """A player who returns now is not shown the picture again: MD-15."""

    cup: Cup


class Lifted(Data):
    cup: Cup
    picture: str
    guess: str | None  # what was pointed at or typed; None: given up, or said aloud
    right: bool
    to: Seat | None  # None: not judged yet


class Hiding(Data):
    """A player picks a die and throws it."""

    hider: Seat


class Shown(Data):
    hider: Seat
    picture: str
    cup: Cup  # that will cover it
    since: Moment
    coverable: Moment
    until: Moment


class Recalling(Data):
    """The guesser names what is under a cup, from `since` on; before that, all look at the last one."""

    guesser: Seat
    cup: int
    naming: Naming  # where nobody can hear it, they point instead of saying it
    since: Moment
    until: Moment | None
    missed: str | None  # what was named first, with a second try


class Judgement(Data):
    """The others say whether what was named aloud was right."""

    guesser: Seat
    cup: int
    votes: tuple[tuple[Seat, bool], ...]
    judges: tuple[Seat, ...]  # who may still say so
    since: Moment
    until: Moment


class Cleared(Data):
    """The last cup has been lifted: all look at it."""


class Scored(Data):
    points: tuple[int, ...]
    next: Seat  # who begins the next round
    since: Moment
    closable: Moment
    until: Moment


class Ended(Data):
    points: tuple[int, ...]  # of the last round


class Setting(Data):
    """The table is about to do something by itself."""


Scene = Setting | Hiding | Shown | Recalling | Judgement | Cleared | Scored | Ended


class Face(Data):
    """One side of the dice, with the table's own pictures and words."""

    picture: str  # its address; "": a word
    word: str
    name: str


class Public(Data, kw_only=True):
    naming: Naming
    goal: int  # points that end the game
    scores: tuple[int, ...]
    recalled: tuple[int, ...]
    tried: tuple[int, ...]
    starter: Seat
    dice: tuple[int, ...]  # not yet used in this round
    cups: tuple[int, int, int]  # red, blue and black ones left
    row: tuple[Covered | Lifted, ...]
    away: tuple[Seat, ...]
    handicaps: Handicaps
    own: tuple[Face, ...]  # the table's own sides, in the order of the box's pictures; empty: the box's
    scene: Scene


class Private(Data, kw_only=True):
    """Nobody has secrets of their own in this game, but with a longer look one sees a picture longer."""

    seat: Seat
    look: str | None  # the last picture of the row, still in sight


News = (
    FirstChosen
    | DiePicked
    | DieRolled
    | DieCovered
    | LookEnded
    | Missed
    | CupLifted
    | CupLiftedAloud
    | Confirmed
    | Judged
    | RoundScored
    | RoundBegun
    | Away
    | Back
    | ByBot
    | ByPerson
)


def public(state: State) -> Public:
    return Public(
        naming=state.options.naming,
        goal=FINISH,
        scores=state.scores,
        recalled=state.recalled,
        tried=state.tried,
        starter=state.starter,
        dice=state.left,
        cups=(state.cups_left("red"), state.cups_left("blue"), state.cups_left("black")),
        row=tuple(map(_place, state.row)),
        away=state.away,
        handicaps=state.options.handicaps,
        own=_own(state.options) if state.options.names else (),
        scene=_scene(state),
    )


@lru_cache(64)
def _own(options: Options) -> tuple[Face, ...]:
    """All of them: each may be thrown in every round."""
    named = map(shown_name, options.names)
    return tuple(map(Face, options.pictures, options.words, named))


def _place(place: Place) -> Covered | Lifted:
    if place.lifted:
        return Lifted(place.cup, place.picture, place.guess, place.right, place.to)
    return Covered(place.cup)


def _scene(state: State) -> Scene:
    match state.phase:
        case Picking(hider) | Rolling(hider):
            return Hiding(hider)
        case Showing(hider, picture, with_cup, since, coverable, until):
            return Shown(hider, picture, with_cup, since, coverable, until)
        case Guessing(guesser, cup, since, until, missed) as guessing:
            return Recalling(guesser, cup, naming(state, guessing), since, until, missed)
        case Judging(guesser, cup, since, until, votes) as judging:
            return Judgement(guesser, cup, votes, judges(state, judging), since, until)
        case Emptied():
            return Cleared()
        case Counting(points, since, closable, until):
            return Scored(points, state.after(state.starter), since, closable, until)
        case Over(points):
            return Ended(points)
    return Setting()


def private(state: State, seat: Seat) -> Private:
    looks = state.look is not None and seat in state.look.seats
    return Private(seat=seat, look=state.row[-1].picture if looks else None)


def news(state: State, event: Event, seat: Seat | None) -> News:
    """Everything here happens before everybody's eyes; what is hidden is hidden by time alone."""
    return event


def unveil(state: State) -> State:
    """As if every cup were glass."""
    return replace(state, row=tuple(replace(place, lifted=True) for place in state.row))


def glance(public: Public) -> Glance:
    scene, seat, cup = public.scene, None, 0
    match scene:
        case Hiding(hider) | Shown(hider):
            seat = hider
        case Recalling(guesser, place) | Judgement(guesser, place):
            seat, cup = guesser, place + 1
        case Scored(next=starter):
            seat = starter
    return Glance(public.scores, type(scene).__name__, seat, cup)
