"""What each seat may know: everything but the position card, which is the active player's alone, and for a
moment which card another has touched."""

from typing import Literal

from ninefold.engine import Away, Back, ByBot, ByPerson, Data, Glance, Moment, Seat, kept, replace
from ninefold.games.jinx.events import (
    Answered,
    ClueDrawn,
    ClueSpoken,
    ClueWritten,
    Contested,
    Event,
    Forfeited,
    Kept,
    Pointed,
    PositionDrawn,
    RefereePointed,
    Refilled,
    Shouted,
    ShoutedInVain,
    TimeRanOut,
    TouchedTooEarly,
    TurnClosed,
    TurnScored,
)
from ninefold.games.jinx.rules.deck import cards_left
from ninefold.games.jinx.rules.fingers import spot_of, touchable
from ninefold.games.jinx.state import (
    Clue,
    Cluing,
    Contest,
    Finger,
    Gone,
    Outcome,
    Over,
    Pointing,
    Question,
    Scored,
    Scoring,
    Shout,
    Spot,
    State,
    Touch,
    Touched,
    Wrong,
)

# fmt: off
__all__ = [
    "Answered", "Between", "Clue", "ClueAwaited", "ClueDrawn", "ClueSpoken", "ClueWritten", "Contest",
    "Contested", "Finger", "Forfeited", "Gone", "Guessing", "Judged", "Kept", "News", "Outcome", "Over",
    "PictureInPlay", "Pointed", "PositionDrawn", "Private", "Public", "Question", "Reached", "RefereePointed",
    "Refilled", "Scene", "Scored", "Shout", "Shouted", "ShoutedInVain", "Spot", "TimeRanOut", "Touch",
    "Touched", "TouchedTooEarly", "TurnBegun", "TurnClosed", "TurnScored", "Wrong", "glance", "news",
    "private", "public", "unveil",
]
# fmt: on


class Between(Data):
    """The table is about to do something by itself."""


class ClueAwaited(Data):
    since: Moment
    until: Moment | None  # then the turn is forfeited


class Guessing(Data):
    clue: Clue
    since: Moment  # when the clue was given; a gesture is replayed until pointing opens
    opens_at: Moment
    until: Moment | None  # then the referee points for those who have not
    spots: tuple[Spot, ...]  # the cards that were touched, in the order in which they are answered
    reaching: tuple[Seat, ...]  # who has just touched a card; which one is told a moment later
    free: tuple[int, ...]  # cells that carry no finger, or one since this very moment
    question: Question | None  # the finger that is answered now
    late: tuple[Seat, ...]  # for whom the referee points


class Judged(Data):
    """The last answer has just been given."""

    spots: tuple[Spot, ...]
    finder: Seat | None


Scene = Between | ClueAwaited | Guessing | Judged | Scored | Over


class PictureInPlay(Data):
    """One of the table's own pictures."""

    picture: int
    hash: str
    description: str


class Public(Data, kw_only=True):
    room: Literal["same", "remote"]
    own_pictures: bool  # the table's, not the box's;
    own: tuple[PictureInPlay, ...]  # those of them that are in play,
    words: tuple[str, ...]  # and what those in the square say, if somebody has told
    fresh_square: bool
    active: Seat
    square: tuple[int | None, ...]  # pictures in reading order; None: taken or discarded
    won: tuple[tuple[int, ...], ...]  # pictures before each seat, the last taken last
    deck: int  # cards left,
    bottom: tuple[int, ...]  # the last of them: pictures that were returned
    discarded: int
    hands: tuple[Moment, ...]  # until when each seat's is locked,
    voices: tuple[Moment, ...]  # likewise
    away: tuple[Seat, ...]
    target: int | None  # once the turn is over, and in replays
    scene: Scene


class Private(Data, kw_only=True):
    seat: Seat
    target: int | None = None  # where the position card of this seat points
    touched: int | None = None  # the card that this seat has just touched


class Reached(Data):
    """Somebody has touched a card. Which one is told when nobody can touch it at the same moment any more."""

    seat: Seat


class TurnBegun(Data):
    """Somebody has drawn a position card."""

    seat: Seat


News = (
    Refilled
    | PositionDrawn
    | TurnBegun
    | ClueWritten
    | ClueSpoken
    | ClueDrawn
    | Forfeited
    | TouchedTooEarly
    | Pointed
    | Reached
    | ShoutedInVain
    | Contested
    | Shouted
    | Kept
    | TimeRanOut
    | RefereePointed
    | Answered
    | TurnScored
    | TurnClosed
    | Away
    | Back
    | ByBot
    | ByPerson
)


def public(state: State) -> Public:
    return Public(
        room=state.options.room,
        own_pictures=bool(state.options.pictures),
        own=_own(state),
        words=_words(state),
        fresh_square=state.options.fresh_square,
        active=state.active,
        square=state.square,
        won=state.won,
        deck=cards_left(state.deck),
        bottom=state.deck.bottom,
        discarded=len(state.discarded),
        hands=state.hands,
        voices=state.voices,
        away=state.away,
        target=_target(state),
        scene=_scene(state),
    )


@kept
def _own(state: State) -> tuple[PictureInPlay, ...]:
    """Only what lies before everybody: there may be hundreds of others."""
    hashes, described = state.options.pictures, state.options.descriptions
    if not hashes:
        return ()
    shown = {*state.square, *state.deck.bottom}.union(*state.won)
    if isinstance(state.phase, Scored | Over):
        shown |= {gone.picture for gone in state.phase.outcome.gone}
    return tuple(
        PictureInPlay(picture, hashes[picture], described[picture] if described else "")
        for picture in sorted(picture for picture in shown if picture is not None)
    )


def _words(state: State) -> tuple[str, ...]:
    told = state.options.words
    return tuple("" if picture is None else told[picture] for picture in state.square) if told else ()


def _target(state: State) -> int | None:
    match state.phase:
        case Scored(outcome) | Over(outcome):
            return outcome.target
        case Cluing(target) | Pointing(target) | Scoring(target) if state.unveiled:
            return target
    return None


def _scene(state: State) -> Scene:
    match state.phase:
        case Cluing(_, since, _, until):
            return ClueAwaited(since, until)
        case Pointing(_, clue, since, opens_at, limit, _, spots, question, late) as pointing:
            told, reaching = _told(state, spots), _reaching(state, spots)
            return Guessing(clue, since, opens_at, limit, told, reaching, touchable(pointing), question, late)
        case Scoring(_, _, spots, finder):
            return Judged(_told(state, spots), finder)
        case Scored() | Over() as scene:
            return scene
    return Between()


def _told(state: State, spots: tuple[Spot, ...]) -> tuple[Spot, ...]:
    """JX-8 A card that can still be touched at the same moment is not told: nobody can copy a touch."""
    return spots if state.unveiled else tuple([spot for spot in spots if type(spot) is not Touched])


def _reaching(state: State, spots: tuple[Spot, ...]) -> tuple[Seat, ...]:
    """By seat: an order of touches would tell which of them are on one card."""
    if state.unveiled:
        return ()
    return tuple(sorted([seat for spot in spots if type(spot) is Touched for seat in spot.seats]))


def private(state: State, seat: Seat) -> Private:
    """JX-4 Secret to the active player until the turn ends."""
    match state.phase:
        case Cluing(target) | Pointing(target) | Scoring(target) if seat == state.active:
            return Private(seat=seat, target=target)
        case Pointing() as pointing if not state.unveiled:
            spot = spot_of(pointing, seat)
            return Private(seat=seat, touched=spot.cell if isinstance(spot, Touched) else None)
    return Private(seat=seat)


def news(state: State, event: Event, seat: Seat | None) -> News:
    if state.unveiled:
        return event
    match event:
        case PositionDrawn(owner) if seat != owner:
            return TurnBegun(owner)
        case Pointed(owner) if seat != owner:
            return Reached(owner)
    return event


def unveil(state: State) -> State:
    return replace(state, unveiled=True)


def glance(public: Public) -> Glance:
    word, seat, scene = type(public.scene).__name__, None, public.scene
    match scene:
        case ClueAwaited():
            seat = public.active
        case Guessing(question=Question(seat=asked)):
            word, seat = "Asked", asked
        case Scored(outcome=outcome):
            seat = outcome.finder
    return Glance(tuple(map(len, public.won)), word, seat)
