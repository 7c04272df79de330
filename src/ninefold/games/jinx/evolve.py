"""Folds each event into the state: no checks, no chance."""

from typing import TypeVar

from ninefold.engine import Away, Back, ByBot, ByPerson, Data, Handlers, Moment, Seat, on, replace
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
from ninefold.games.jinx.pace import (
    ABSENT,
    ABSENT_GUESSER,
    AHEAD,
    BEATEN,
    HAND_LOCKED,
    REMOTE_CLUE,
    REMOTE_GUESS,
    REPLAY,
    SHOUTING,
    VOICE_LOCKED,
)
from ninefold.games.jinx.rules.deck import completes, without
from ninefold.games.jinx.rules.fingers import spot_of, touched, with_spot
from ninefold.games.jinx.rules.scoring import outcome
from ninefold.games.jinx.state import (
    Clue,
    Cluing,
    Contest,
    Drawing,
    Finger,
    Over,
    Pointing,
    Refilling,
    Scored,
    Scoring,
    Shout,
    State,
    Touch,
    Wrong,
)
from ninefold.parts.pace import CLOSES, SEEN

P = TypeVar("P", bound=Data)
T = TypeVar("T")


def evolve(state: State, event: Event, at: Moment) -> State:
    return _EVOLVE[type(event)](state, event, at)


def _refilled(state: State, event: Refilled, at: Moment) -> State:
    square, discarded = list(state.square), list(state.discarded)
    for cell, picture in zip(event.cells, event.pictures, strict=True):
        if (before := square[cell]) is not None:
            discarded.append(before)
        square[cell] = picture
    seat = state.phase.next if isinstance(state.phase, Refilling) else state.active
    return replace(
        state,
        square=tuple(square),
        deck=without(state, event.pictures),
        discarded=tuple(discarded),
        phase=Drawing(seat),
    )


def _position_drawn(state: State, event: PositionDrawn, at: Moment) -> State:
    limit = _limit(state, state.options.clue_seconds, REMOTE_CLUE, at)
    until = _sooner(limit, at + ABSENT) if state.absent(event.seat) else limit
    return replace(state, active=event.seat, phase=Cluing(event.cell, at, limit, until))


def _clue_written(state: State, event: ClueWritten, at: Moment) -> State:
    """JX-3 A text opens pointing when it is shown, to all at one instant."""
    return _clue_given(state, event, at, at + AHEAD)


def _clue_spoken(state: State, event: ClueSpoken, at: Moment) -> State:
    return _clue_given(state, event, at, at)


def _clue_drawn(state: State, event: ClueDrawn, at: Moment) -> State:
    return _clue_given(state, event, at, at + AHEAD + REPLAY)


def _clue_given(state: State, clue: Clue, at: Moment, opens: Moment) -> State:
    target = _phase(state, Cluing).target
    limit = _limit(state, state.options.guess_seconds, REMOTE_GUESS, opens)
    absent = opens + ABSENT_GUESSER if limit is None else limit
    limits = tuple(absent if state.absent(seat) else limit for seat in state.seats)
    return replace(state, phase=Pointing(target, clue, at, opens, limit, limits))


def _forfeited(state: State, event: Forfeited, at: Moment) -> State:
    return replace(state, phase=Drawing(state.after(event.seat)))


def _touched_too_early(state: State, event: TouchedTooEarly, at: Moment) -> State:
    return replace(state, hands=_with(state.hands, event.seat, at + HAND_LOCKED))


def _shouted_in_vain(state: State, event: ShoutedInVain, at: Moment) -> State:
    state = replace(state, voices=_with(state.voices, event.seat, at + VOICE_LOCKED))
    spot = spot_of(state.phase, event.seat) if isinstance(state.phase, Pointing) else None
    return _freed(state, spot) if isinstance(spot, Contest) else state


def _pointed(state: State, event: Pointed, at: Moment) -> State:
    pointing = _phase(state, Pointing)
    spot = touched(pointing, event.cell, Touch(event.seat, at))
    return replace(state, phase=with_spot(state, pointing, spot, at))


def _contested(state: State, event: Contested, at: Moment) -> State:
    pointing, show_at = _phase(state, Pointing), event.show_at
    spot = Contest(event.cell, _touches(pointing, event.cell), show_at, show_at + SHOUTING)
    return _freed(replace(state, phase=with_spot(state, pointing, spot, at)), spot)


def _freed(state: State, contest: Contest) -> State:
    """JX-8 Whatever locks the voice of a contestant ends when the contest is shown."""
    voices = state.voices
    for seat in contest.seats:
        voices = _with(voices, seat, min(voices[seat], contest.show_at))
    return replace(state, voices=voices)


def _shouted(state: State, event: Shouted, at: Moment) -> State:
    pointing = _phase(state, Pointing)
    contest = spot_of(pointing, event.seat)
    assert isinstance(contest, Contest)
    shouts = (*contest.shouts, Shout(event.seat, at - contest.show_at))
    contest = replace(contest, shouts=shouts, until=at + 1)  # another may come in this very moment
    return replace(state, phase=with_spot(state, pointing, contest, at))


def _kept(state: State, event: Kept, at: Moment) -> State:
    pointing = _phase(state, Pointing)
    finger = Finger(event.cell, _touches(pointing, event.cell), event.seat)
    voices = state.voices
    for touch in finger.touches:
        if touch.seat != event.seat:
            voices = _with(voices, touch.seat, at + BEATEN)
    return replace(state, voices=voices, phase=with_spot(state, pointing, finger, at))


def _time_ran_out(state: State, event: TimeRanOut, at: Moment) -> State:
    pointing = _phase(state, Pointing)
    return replace(state, phase=replace(pointing, late=(*pointing.late, *event.seats)))


def _referee_pointed(state: State, event: RefereePointed, at: Moment) -> State:
    finger = Finger(event.cell, (Touch(event.seat, at),), event.seat)
    return replace(state, phase=with_spot(state, _phase(state, Pointing), finger, at))


def _answered(state: State, event: Answered, at: Moment) -> State:
    pointing = _phase(state, Pointing)
    if event.right:
        scoring = Scoring(pointing.target, pointing.clue, pointing.spots, event.seat)
        return replace(state, phase=scoring)
    wrong = Wrong(event.cell, _touches(pointing, event.cell), event.seat)
    pointing = with_spot(state, pointing, wrong, at)
    if sum(isinstance(spot, Wrong) for spot in pointing.spots) == len(state.guessers):
        return replace(state, phase=Scoring(pointing.target, pointing.clue, pointing.spots, None))
    return replace(state, phase=pointing)


def _turn_scored(state: State, event: TurnScored, at: Moment) -> State:
    scoring = _phase(state, Scoring)
    told = outcome(state, scoring, event)
    won, square, deck = [list(cards) for cards in state.won], list(state.square), state.deck
    discarded = list(state.discarded)
    if event.returned is not None:
        won[state.active].remove(event.returned)
        deck = replace(deck, bottom=(*deck.bottom, event.returned))
    takers = dict.fromkeys(event.taken, state.active)
    if event.finder is not None:
        takers[event.target] = event.finder
    for cell in (*takers, *event.discarded):
        card, square[cell] = square[cell], None
        assert card is not None
        (won[takers[cell]] if cell in takers else discarded).append(card)
    state = replace(
        state, won=tuple(map(tuple, won)), square=tuple(square), deck=deck, discarded=tuple(discarded)
    )
    if not completes(state):
        return replace(state, phase=Over(told))
    return replace(state, phase=Scored(told, state.after(state.active), at, at + SEEN, at + CLOSES))


def _turn_closed(state: State, event: TurnClosed, at: Moment) -> State:
    return replace(state, phase=Refilling(_phase(state, Scored).next))


def _away(state: State, event: Away, at: Moment) -> State:
    return _waited_for(replace(state, away=(*state.away, event.seat)), event.seat, at)


def _back(state: State, event: Back, at: Moment) -> State:
    return _waited_for(replace(state, away=_less(state.away, event.seat)), event.seat, at)


def _by_bot(state: State, event: ByBot, at: Moment) -> State:
    return _waited_for(replace(state, bots=(*state.bots, event.seat)), event.seat, at)


def _by_person(state: State, event: ByPerson, at: Moment) -> State:
    return _waited_for(replace(state, bots=_less(state.bots, event.seat)), event.seat, at)


def _waited_for(state: State, seat: Seat, at: Moment) -> State:
    """JX-11 Wait so long for a player who has just left; a returned player, or a bot, has the usual time."""
    absent = state.absent(seat)
    match state.phase:
        case Cluing(limit=limit) as cluing if seat == state.active:
            until = _sooner(limit, at + ABSENT) if absent else limit
            return replace(state, phase=replace(cluing, until=until))
        case Pointing(limit=None, opens_at=opens) as pointing:
            limit = max(at, opens) + ABSENT_GUESSER if absent else None
            late = pointing.late if absent else _less(pointing.late, seat)
            limits = _with(pointing.limits, seat, limit)
            return replace(state, phase=replace(pointing, limits=limits, late=late))
    return state


_EVOLVE: Handlers[State, Event, [Moment], State] = (
    on(Refilled, _refilled)
    | on(PositionDrawn, _position_drawn)
    | on(ClueWritten, _clue_written)
    | on(ClueSpoken, _clue_spoken)
    | on(ClueDrawn, _clue_drawn)
    | on(Forfeited, _forfeited)
    | on(TouchedTooEarly, _touched_too_early)
    | on(ShoutedInVain, _shouted_in_vain)
    | on(Pointed, _pointed)
    | on(Contested, _contested)
    | on(Shouted, _shouted)
    | on(Kept, _kept)
    | on(TimeRanOut, _time_ran_out)
    | on(RefereePointed, _referee_pointed)
    | on(Answered, _answered)
    | on(TurnScored, _turn_scored)
    | on(TurnClosed, _turn_closed)
    | on(Away, _away)
    | on(Back, _back)
    | on(ByBot, _by_bot)
    | on(ByPerson, _by_person)
)


def _limit(state: State, seconds: int | str, remote: int, at: Moment) -> Moment | None:
    """JX-5, JX-10 Usually there is one in remote play only."""
    if seconds == "usual":
        seconds = remote if state.options.room == "remote" else 0
    return state.options.limit(int(seconds) * 1_000, at) if seconds else None


def _sooner(limit: Moment | None, moment: Moment) -> Moment:
    return moment if limit is None else min(limit, moment)


def _touches(pointing: Pointing, cell: int) -> tuple[Touch, ...]:
    return next(spot.touches for spot in pointing.spots if spot.cell == cell)


def _with(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])


def _less(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple(other for other in seats if other != seat)


def _phase(state: State, kind: type[P]) -> P:
    assert isinstance(state.phase, kind)
    return state.phase
