"""ON-E21 Long live: to the end of the game, cheer for the first die that you turn; for a pair, all do."""

from collections.abc import Sequence

from ninefold.engine import Away, Dice, Handlers, Moment, Prompt, Seat, Symbols, on, replace, require
from ninefold.games.oni.actions import Action
from ninefold.games.oni.cards.long_live import Cheer, Cheered, CheeringEnded, Events, LongLive
from ninefold.games.oni.events import Event, Flipped, TurnSkipped
from ninefold.games.oni.pace import CHEER_WITHIN
from ninefold.games.oni.rules.card import CardEffect, heard
from ninefold.games.oni.state import Found, State


def _begins(state: State, who: Seat, at: Moment) -> LongLive:
    return LongLive(who)


def _prompts(state: State, live: LongLive, seat: Seat) -> Sequence[Prompt]:
    if seat not in live.owed or live.symbol is None:
        return ()
    return (Prompt("Cheer", "ON-E21", {"symbol": Symbols((live.symbol,))}, closes_at=live.until),)


def _decide(state: State, live: LongLive, seat: Seat, action: Action, at: Moment) -> Event | None:
    if type(action) is not Cheer or seat not in live.owed:
        return None
    require(action.symbol == live.symbol, "ON-E21 Cheer for the symbol that was turned.")
    return Cheered(seat, action.symbol)


def _due(state: State, live: LongLive) -> Moment | None:
    return live.until


def _advance(state: State, live: LongLive, at: Moment, dice: Dice) -> Event:
    return CheeringEnded()


def _hears(state: State, live: LongLive, event: Event, at: Moment) -> LongLive:
    """In one room people simply cheer: the rules state no penalty for those who do not."""
    match event:
        case Flipped(seat, symbol=symbol, second=second) if seat == live.who:
            if state.options.acts == "real":
                return live
            if not second:
                return _owed(live, [seat] if state.present(seat) else [], symbol, None)
            if type(state.phase) is Found:
                others = [other for other in state.team if other != seat and state.present(other)]
                return _owed(live, others, symbol, state.options.limit(CHEER_WITHIN, at))
        case Cheered(seat) | Away(seat) if seat in live.owed:
            return _owed(live, [other for other in live.owed if other != seat], live.symbol, live.until)
        case CheeringEnded() if live.until is not None:
            return LongLive(live.who)
        case TurnSkipped(seat) if seat == live.who:
            return LongLive(live.who)
    return live


def _owed(live: LongLive, owed: Sequence[Seat], symbol: str | None, until: Moment | None) -> LongLive:
    return replace(live, symbol=symbol, owed=tuple(owed), until=until) if owed else LongLive(live.who)


def _bars_second(state: State, live: LongLive, seat: Seat) -> str | None:
    return FIRST if live.until is None and _owes(live, seat) else None


def _bars_lay(state: State, live: LongLive, seat: Seat) -> str | None:
    return FIRST if live.until is not None and _owes(live, seat) else None


def _owes(live: LongLive, seat: Seat) -> bool:
    return seat == live.who and bool(live.owed)


FIRST = "ON-E21 First, the symbol must be cheered."


LONG_LIVE = CardEffect[LongLive](
    kind=LongLive,
    until="the_end",
    begins=_begins,
    prompts=_prompts,
    decide=_decide,
    due=_due,
    advance=_advance,
    hears=_hears,
    bars={"second": _bars_second, "lay": _bars_lay},
)
FOLDS: Handlers[State, Events, [Moment], State] = on(Cheered, heard) | on(CheeringEnded, heard)
