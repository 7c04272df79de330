"""Acts that are done in the room: Oni says what went wrong, the accused alone answers, silence confirms."""

from collections.abc import Mapping, Sequence

from ninefold.engine import Moment, Prompt, Seat, Seats, Symbols, replace, require
from ninefold.games.oni.actions import Accuse, Admit, Deny
from ninefold.games.oni.box import CLAUSE, Card
from ninefold.games.oni.events import AccusationForgotten, Accused, Admitted, Denied, Event
from ninefold.games.oni.pace import ANSWER_WITHIN
from ninefold.games.oni.rules.card import penalised
from ninefold.games.oni.rules.effects import CARDS, EFFECTS, card_of
from ninefold.games.oni.rules.hidden import asleep
from ninefold.games.oni.state import Accusation, Announced, State


def accusable(state: State) -> dict[Card, list[Seat]]:
    """Whom Oni may accuse of what now."""
    found: dict[Card, list[Seat]] = {}
    if asleep(state):
        return found
    cases = {(case.card, case.seat) for case in state.accusations}
    for running in state.effects:
        card = card_of(running)
        if CARDS[card].admitted is penalised and not state.bag:
            continue  # ON-10 None on the bag: nothing would follow
        for seat in EFFECTS[type(running)].accusable(state, running):
            if state.present(seat) and (card, seat) not in cases:
                found.setdefault(card, []).append(seat)
                cases.add((card, seat))
    return found


def prompts(state: State) -> Mapping[Seat, Sequence[Prompt]]:
    """To Oni, who may accuse, and to those who are accused."""
    if not _heard(state):
        return {}
    offered: dict[Seat, list[Prompt]] = {
        state.oni: [
            Prompt("Accuse", CLAUSE[card], {"card": Symbols((card,)), "seat": Seats(tuple(seats))})
            for card, seats in accusable(state).items()
        ]
    }
    for case in state.accusations:
        if not case.denied:
            offered.setdefault(case.seat, []).extend(_answers(case))
    return offered


def _answers(case: Accusation) -> list[Prompt]:
    clause, card = CLAUSE[case.card], Symbols((case.card,))
    return [Prompt(verb, clause, {"card": card}, closes_at=case.until) for verb in ("Admit", "Deny")]


def accuse(state: State, action: Accuse, seat: Seat, at: Moment) -> Event:
    require(action.card in CLAUSE, "ON-30 There is no such card.")
    clause = CLAUSE[action.card]
    require(seat == state.oni, f"{clause} Only Oni accuses.")
    require(action.seat in accusable(state).get(action.card, ()), f"{clause} There is nothing to say now.")
    return Accused(action.seat, action.card)


def answer(state: State, action: Admit | Deny, seat: Seat, at: Moment) -> Event:
    require(action.card in CLAUSE, "ON-30 There is no such card.")
    case = Accusation(action.card, seat, at)
    is_open = any([_same(one, case) and not one.denied for one in state.accusations]) and _heard(state)
    require(is_open, f"{CLAUSE[action.card]} Nobody accuses you of this.")
    return Admitted(seat, action.card) if type(action) is Admit else Denied(seat, action.card)


def due(state: State) -> Moment | None:
    if not _heard(state):
        return None
    return min([case.until for case in state.accusations], default=None)


def _heard(state: State) -> bool:
    """ON-40 Of what was said before a call, the call waits for the answer."""
    return not asleep(state) or type(state.phase) is Announced


def is_open(state: State) -> bool:
    """Somebody has yet to answer."""
    return any([not case.denied for case in state.accusations])


def advance(state: State, at: Moment) -> Event:
    case = min(state.accusations, key=lambda case: case.until)
    if case.denied:
        return AccusationForgotten(case.seat, case.card)
    return Admitted(case.seat, case.card, silent=True)


def accused(state: State, event: Accused, at: Moment) -> State:
    case = Accusation(event.card, event.seat, state.options.limit(ANSWER_WITHIN, at))
    return replace(state, accusations=(*state.accusations, case))


def denied(state: State, event: Denied, at: Moment) -> State:
    cases = [replace(case, denied=True) if _is(case, event) else case for case in state.accusations]
    return replace(state, accusations=tuple(cases))


def admitted(state: State, event: Admitted, at: Moment) -> State:
    return CARDS[event.card].admitted(closed(state, event, at), event, at)


def closed(state: State, event: Admitted | AccusationForgotten, at: Moment) -> State:
    return replace(state, accusations=tuple([c for c in state.accusations if not _is(c, event)]))


def _is(case: Accusation, event: Admitted | AccusationForgotten | Denied) -> bool:
    return case.card == event.card and case.seat == event.seat


def _same(one: Accusation, other: Accusation) -> bool:
    return one.card == other.card and one.seat == other.seat


def leave_out(state: State, seat: Seat) -> State:
    """An absent player's duties lapse without penalty."""
    if not state.accusations:
        return state
    return replace(state, accusations=tuple([case for case in state.accusations if case.seat != seat]))
