"""Folds each event into the state; then the running effects hear of it."""

from ninefold.engine import Away, Back, ByBot, ByPerson, Handlers, Moment, Talked, on, replace
from ninefold.games.oni.box import CLOCK
from ninefold.games.oni.events import (
    AccusationForgotten,
    Accused,
    Admitted,
    Called,
    CallJudged,
    CallOpened,
    CardDrawn,
    CentreFilled,
    ClockRang,
    ClockStarted,
    Deadlocked,
    Denied,
    DieLaid,
    DieWon,
    Dropped,
    EffectsEnded,
    Event,
    FingerLowered,
    FirstCovered,
    Flipped,
    NextPressed,
    OniDeclined,
    OniFlipped,
    OniThrew,
    OniTurnedBack,
    PairLaid,
    Penalised,
    PenaltyPicked,
    PickedUp,
    ReplayDeclined,
    ReplayOffered,
    ShowClosed,
    ShowDeclined,
    Shown,
    SkullFell,
    SquareThrown,
    Suggested,
    SymbolChosen,
    SymbolNamed,
    Thrown,
    ThrownBack,
    Tried,
    TryBegun,
    TurnBegun,
    TurnCame,
    TurnedBack,
    TurnedUp,
    TurnPassed,
    TurnSkipped,
)
from ninefold.games.oni.pace import CHOOSE_WITHIN
from ninefold.games.oni.rules import accusing, bag, effects, oni_plays, pointing, queue, tasks
from ninefold.games.oni.rules.calling import judged, started
from ninefold.games.oni.rules.card import heard
from ninefold.games.oni.rules.deck import drawn
from ninefold.games.oni.rules.powers import fell, laid, missing, resolved, taken
from ninefold.games.oni.rules.turn import give_back, played, turn_over, until_turn
from ninefold.games.oni.state import (
    Announced,
    Barren,
    Drawing,
    Found,
    Naming,
    Over,
    Pair,
    Peeking,
    Pressing,
    Ready,
    Readying,
    Replaying,
    Showing,
    State,
    Striking,
    Throwing,
    Topping,
    Trying,
    TryShown,
)
from ninefold.parts.dixe.calling import calling
from ninefold.parts.dixe.square import CellNumbers, lay, show
from ninefold.parts.dixe.turning import Turning, both, covered, different, pair, turned_first
from ninefold.parts.pace import CLOSES, SEEN


def evolve(state: State, event: Event, at: Moment) -> State:
    """Fold one event into the state: no checks, no chance."""
    state = _EVOLVE[type(event)](state, event, at)
    if type(state.phase) is Naming and not missing(state):
        # ON-16 A die that fell meanwhile shows the last symbol that there was to name.
        state = replace(state, phase=played(state, at))
    if state.fingers:
        state = pointing.hear(state, event)
    if state.effects:
        state = effects.hear(state, event, at)
    return tasks.hear(state, event, at) if state.tasks else state


def _square_thrown(state: State, event: SquareThrown, at: Moment) -> State:
    return replace(state, square=event.square, phase=Ready())


def _clock_started(state: State, event: ClockStarted, at: Moment) -> State:
    ends_at = state.options.limit(CLOCK[state.options.level], at)
    return replace(state, ends_at=ends_at, phase=turn_over(state))


def _away(state: State, event: Away, at: Moment) -> State:
    state = replace(state, away={**state.away, event.seat: at})
    return accusing.leave_out(state, event.seat)


def _back(state: State, event: Back, at: Moment) -> State:
    return replace(state, away={seat: since for seat, since in state.away.items() if seat != event.seat})


def _by_bot(state: State, event: ByBot, at: Moment) -> State:
    return replace(state, bots=(*state.bots, event.seat))


def _by_person(state: State, event: ByPerson, at: Moment) -> State:
    return replace(state, bots=tuple([seat for seat in state.bots if seat != event.seat]))


def _turn_came(state: State, event: TurnCame, at: Moment) -> State:
    just_won = state.just_won if event.again else ()
    phase = Readying(event.again, at)
    return replace(state, turn=event.seat, turn_since=at, just_won=just_won, phase=phase)


def _try_begun(state: State, event: TryBegun, at: Moment) -> State:
    return replace(state, phase=Trying(event.symbol, at))


def _tried(state: State, event: Tried, at: Moment) -> State:
    cell, right = event.cell, event.symbol == state.sought
    then = TryShown(cell, right, at, at + SEEN, at + CLOSES)
    return replace(state, square=show(state.square, cell), up=(cell,), sought=None, phase=then)


def _turn_begun(state: State, event: TurnBegun, at: Moment) -> State:
    if not event.again:
        state = give_back(replace(until_turn(state), sought=None), event.returned)
    return replace(state, phase=started(state, at))


def _turn_skipped(state: State, event: TurnSkipped, at: Moment) -> State:
    """ON-5 Dice that lie open go back as they were; an anchor's try goes to whoever plays next."""
    if not event.begun:
        state = give_back(until_turn(state), event.returned)
    return replace(state, up=(), phase=turn_over(state))


def _turn_passed(state: State, event: TurnPassed, at: Moment) -> State:
    return replace(state, phase=turn_over(state))


def _deadlocked(state: State, event: Deadlocked, at: Moment) -> State:
    return replace(state, phase=Throwing(event.cells, None))


def _flipped(state: State, event: Flipped, at: Moment) -> State:
    cell, phase = event.cell, state.phase
    square = show(state.square, cell)
    if type(phase) is not Turning:
        return replace(state, square=square, up=(cell,), phase=turned_first(cell, at))
    cells = both(phase.first, cell)
    symbol = pair(square, cells)
    then = different(cells, at) if symbol is None else Found(symbol, cells, at)
    return replace(state, square=square, up=cells, phase=then)


def _first_covered(state: State, event: FirstCovered, at: Moment) -> State:
    return replace(state, up=(), phase=covered(event.cell, at))


def _turned_back(state: State, event: TurnedBack, at: Moment) -> State:
    then = Readying(False, at) if isinstance(state.phase, TryShown) else played(state, at)
    return replace(state, up=(), phase=then)


def _pair_laid(state: State, event: PairLaid, at: Moment) -> State:
    return replace(state, phase=laid(state, event.symbol, event.cells, at))


def _effects_ended(state: State, event: EffectsEnded, at: Moment) -> State:
    """ON-13 What was owed lapses with them, and what Oni was asked for."""
    state = bag.put_back(give_back(state, event.returned), effects.held(state))
    return replace(state, effects=(), tasks=(), accusations=(), phase=Pair("smiley", state.up, at))


def _shown(state: State, event: Shown, at: Moment) -> State:
    square = state.square
    for cell in event.cells:
        square = show(square, cell)
    then = Showing(_pair(state), event.cells, at, at + SEEN, at + CLOSES)
    return replace(state, square=square, up=(*state.up, *event.cells), phase=then)


def _show_over(state: State, event: ShowDeclined | ShowClosed, at: Moment) -> State:
    return replace(state, up=_pair(state), phase=Pair("pi", _pair(state), at))


def _die_won(state: State, event: DieWon, at: Moment) -> State:
    phase, cell = state.phase, event.cell
    state = bag.win(state, cell, event.number, event.symbol)
    match phase:
        case Pair(symbol, cells):
            return taken(state, symbol, cell, cells[0] + cells[1] - cell, at)
        case Striking(symbol):
            return resolved(state, symbol, at)
        case TryShown():
            return replace(state, phase=Readying(False, at))
    return state


def _picked_up(state: State, event: PickedUp, at: Moment) -> State:
    power = state.phase.symbol if isinstance(state.phase, Barren) else None
    return replace(state, phase=Throwing(event.cells, power))


def _thrown(state: State, event: Thrown, at: Moment) -> State:
    phase, cells = state.phase, event.cells
    assert isinstance(phase, Throwing)
    up = tuple([cell for cell in state.up if cell not in cells])
    state = replace(state, square=lay(state.square, cells, event.dice), up=up)
    return (
        replace(state, phase=turn_over(state))
        if phase.symbol is None
        else fell(state, phase.symbol, phase, at)
    )


def _skull_fell(state: State, event: SkullFell, at: Moment) -> State:
    state = bag.thrown_back(state, ThrownBack(event.number, event.cell, event.die), at)
    return resolved(state, "skull", at)


def _symbol_chosen(state: State, event: SymbolChosen, at: Moment) -> State:
    return replace(state, phase=Topping(event.cell, event.symbol))


def _die_laid(state: State, event: DieLaid, at: Moment) -> State:
    state = replace(state, square=lay(state.square, (event.cell,), (event.die,)), up=())
    return resolved(state, "aum", at)


def _symbol_named(state: State, event: SymbolNamed, at: Moment) -> State:
    state = replace(state, sought=event.symbol)
    return replace(state, phase=played(state, at))


def _next_pressed(state: State, event: NextPressed, at: Moment) -> State:
    replay = isinstance(state.phase, Pressing) and state.phase.replay
    return replace(state, up=(), phase=Drawing(replay))


def _card_drawn(state: State, event: CardDrawn, at: Moment) -> State:
    replay = isinstance(state.phase, Drawing) and state.phase.replay
    state = replace(state, phase=turn_over(state, replay))
    return drawn(state, event.seat, event.card, at)


def _replay_offered(state: State, event: ReplayOffered, at: Moment) -> State:
    return replace(state, phase=Replaying(at, state.options.limit(CHOOSE_WITHIN, at)))


def _replay_declined(state: State, event: ReplayDeclined, at: Moment) -> State:
    return replace(state, phase=turn_over(state))


def _penalised(state: State, event: Penalised, at: Moment) -> State:
    return bag.penalise(state, event.seat, at)


def _dropped(state: State, event: Dropped, at: Moment) -> State:
    return bag.fall(state, next(won for won in effects.held(state) if won.number == event.number))


def _called(state: State, event: Called, at: Moment) -> State:
    return replace(state, phase=Announced(at))


def _call_opened(state: State, event: CallOpened, at: Moment) -> State:
    return replace(state, phase=calling(event.cells, at))


def _turned_up(state: State, event: TurnedUp, at: Moment) -> State:
    up = (*state.up, event.cell)
    left = tuple([cell for cell in state.lying if cell not in up])
    return replace(state, up=up, phase=calling(left, at))


def _call_judged(state: State, event: CallJudged, at: Moment) -> State:
    return judged(state, event.right, at)


def _clock_rang(state: State, event: ClockRang, at: Moment) -> State:
    """ON-41 Whatever was still to be chosen is void."""
    return replace(state, tasks=(), accusations=(), fingers=(), phase=Over("oni", at))


def _pair(state: State) -> CellNumbers:
    assert isinstance(state.phase, Peeking | Showing)
    return state.phase.pair


_EVOLVE: Handlers[State, Event, [Moment], State] = (
    effects.FOLDS
    | on(SquareThrown, _square_thrown)
    | on(ClockStarted, _clock_started)
    | on(Away, _away)
    | on(Back, _back)
    | on(ByBot, _by_bot)
    | on(ByPerson, _by_person)
    | on(TurnCame, _turn_came)
    | on(TryBegun, _try_begun)
    | on(Tried, _tried)
    | on(TurnBegun, _turn_begun)
    | on(TurnSkipped, _turn_skipped)
    | on(TurnPassed, _turn_passed)
    | on(Deadlocked, _deadlocked)
    | on(Flipped, _flipped)
    | on(FirstCovered, _first_covered)
    | on(Suggested, pointing.pointed)
    | on(TurnedBack, _turned_back)
    | on(PairLaid, _pair_laid)
    | on(EffectsEnded, _effects_ended)
    | on(Shown, _shown)
    | on(ShowDeclined, _show_over)
    | on(ShowClosed, _show_over)
    | on(DieWon, _die_won)
    | on(PickedUp, _picked_up)
    | on(Thrown, _thrown)
    | on(SkullFell, _skull_fell)
    | on(SymbolChosen, _symbol_chosen)
    | on(DieLaid, _die_laid)
    | on(SymbolNamed, _symbol_named)
    | on(NextPressed, _next_pressed)
    | on(CardDrawn, _card_drawn)
    | on(ReplayOffered, _replay_offered)
    | on(ReplayDeclined, _replay_declined)
    | on(OniFlipped, oni_plays.flipped)
    | on(OniDeclined, queue.declined)
    | on(OniTurnedBack, oni_plays.turned_back)
    | on(OniThrew, oni_plays.threw)
    | on(CentreFilled, oni_plays.centre_filled)
    | on(Penalised, _penalised)
    | on(PenaltyPicked, bag.pick)
    | on(ThrownBack, bag.thrown_back)
    | on(Dropped, _dropped)
    | on(Accused, accusing.accused)
    | on(Admitted, accusing.admitted)
    | on(Denied, accusing.denied)
    | on(AccusationForgotten, accusing.closed)
    | on(Called, _called)
    | on(CallOpened, _call_opened)
    | on(TurnedUp, _turned_up)
    | on(CallJudged, _call_judged)
    | on(ClockRang, _clock_rang)
    | on(Talked, heard)
    | on(FingerLowered, heard)
)
