"""Turns an action into an event, or refuses it."""

import re

from ninefold.engine import Handlers, Illegal, Moment, Seat, on, require
from ninefold.games.jinx.actions import Action, Clue, Done, Draw, Jinx, No, Point, Speak, Yes
from ninefold.games.jinx.box import CELLS, STROKE, WORDS
from ninefold.games.jinx.events import (
    Answered,
    ClueDrawn,
    ClueSpoken,
    ClueWritten,
    Event,
    Pointed,
    Shouted,
    ShoutedInVain,
    TouchedTooEarly,
    TurnClosed,
)
from ninefold.games.jinx.rules.fingers import spot_of, touchable
from ninefold.games.jinx.state import Cluing, Contest, Pointing, Scored, State, Touched, Wrong
from ninefold.parts.visible import is_visible

# Unseen, and hides nothing: what stands between letters in many languages and holds emoji together, and the
# tags by which a black flag is a region's (Scotland's: gbsct).
REGION = "[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f"
HARMLESS = re.compile(f"[\u00a0\u202f\u200c\u200d]|(?<=\U0001f3f4){REGION}")


def decide(state: State, seat: Seat, action: Action, at: Moment) -> Event:
    return _DECIDE[type(action)](state, action, seat, at)


def _clue(state: State, action: Clue, seat: Seat, at: Moment) -> Event:
    _check_clue(state, seat)
    plain = HARMLESS.sub(" ", action.text)
    require(any(map(is_visible, plain)) and plain.isprintable(), "JX-5 A clue has at least one word.")
    require(len(action.text) <= WORDS, f"JX-5 A clue has at most {WORDS} characters.")
    known = action.language == "" or re.fullmatch("[a-z]{2,3}", action.language)
    require(bool(known), "JX-5 A clue's language has two or three small letters, such as de.")
    return ClueWritten(action.text, action.language)


def _speak(state: State, action: Speak, seat: Seat, at: Moment) -> Event:
    _check_clue(state, seat)
    require(state.options.room == "same", "JX-5 Only people in the same room hear a clue said aloud.")
    return ClueSpoken()


def _draw(state: State, action: Draw, seat: Seat, at: Moment) -> Event:
    _check_clue(state, seat)
    require(2 <= len(action.stroke) <= STROKE, f"JX-5 A gesture is a line of 2 to {STROKE} points.")
    inside = all(0 <= number <= 999 for point in action.stroke for number in point)
    require(inside, "JX-5 A gesture stays within its field.")
    return ClueDrawn(action.stroke)


def _check_clue(state: State, seat: Seat) -> None:
    require(isinstance(state.phase, Cluing), "JX-5 No clue is to be given now.")
    require(seat == state.active, "JX-5 The active player gives the clue.")


def _point(state: State, action: Point, seat: Seat, at: Moment) -> Event:
    phase, locked = state.phase, "JX-3 You touched too early: your hand is locked for half a second."
    require(isinstance(phase, Cluing | Pointing), "JX-6 Nothing is to be pointed at now.")
    require(seat != state.active, "JX-6 The others point, not the active player.")
    require(action.cell in CELLS, "JX-6 There is no such card.")
    if isinstance(phase, Cluing):
        require(at >= state.hands[seat], locked)
        return TouchedTooEarly(seat)
    assert isinstance(phase, Pointing)
    spot = spot_of(phase, seat)
    require(not isinstance(spot, Wrong), "JX-9 You were wrong: you are out until the next turn.")
    require(spot is None, "JX-6 Your finger is on a card: it stays there.")
    require(seat not in phase.late, "JX-10 Time is up: the referee points for you.")
    require(at >= state.hands[seat], locked)
    if at < phase.opens_at:
        return TouchedTooEarly(seat)
    require(action.cell in touchable(phase), "JX-7 There is a finger on this card already.")
    return Pointed(seat, action.cell)


def _jinx(state: State, action: Jinx, seat: Seat, at: Moment) -> Event:
    phase, spot = state.phase, None
    require(isinstance(phase, Cluing | Pointing), "JX-8 There is nothing to shout about.")
    require(seat != state.active, "JX-8 The active player does not shout.")
    if isinstance(phase, Pointing):
        spot = spot_of(phase, seat)
        require(not isinstance(spot, Wrong), "JX-9 You were wrong: you are out until the next turn.")
        require(spot is None or isinstance(spot, Touched | Contest), "JX-8 This card is yours already.")
        require(spot is not None or seat not in phase.late, "JX-10 Time is up: the referee points for you.")
    require(at >= state.voices[seat], "JX-8 You shouted in vain, or another was first: wait a moment.")
    if isinstance(spot, Contest) and at >= spot.show_at:
        require(seat not in [shout.seat for shout in spot.shouts], "JX-8 You have shouted.")
        return Shouted(seat)
    return ShoutedInVain(seat)


def _yes(state: State, action: Yes, seat: Seat, at: Moment) -> Event:
    return _answer(state, seat, action.cell, True)


def _no(state: State, action: No, seat: Seat, at: Moment) -> Event:
    return _answer(state, seat, action.cell, False)


def _answer(state: State, seat: Seat, cell: int, right: bool) -> Event:
    phase = state.phase
    require(seat == state.active, "JX-9 The active player answers.")
    if not isinstance(phase, Pointing) or phase.question is None:
        raise Illegal("JX-9 No finger is to be answered now.")
    require(cell == phase.question.cell, "JX-9 Fingers are answered in the order of their touches.")
    require(right == (cell == phase.target), "JX-9 That is not the truth.")
    return Answered(phase.question.seat, cell, right)


def _done(state: State, action: Done, seat: Seat, at: Moment) -> Event:
    phase = state.phase
    if not isinstance(phase, Scored):
        raise Illegal("JX-17 The turn is not over.")
    require(seat == phase.next, "JX-17 The next active player goes on.")
    require(at >= phase.closable, "JX-17 Everyone must have seen where the cards go.")
    return TurnClosed()


_DECIDE: Handlers[State, Action, [Seat, Moment], Event] = (
    on(Clue, _clue)
    | on(Speak, _speak)
    | on(Draw, _draw)
    | on(Point, _point)
    | on(Jinx, _jinx)
    | on(Yes, _yes)
    | on(No, _no)
    | on(Done, _done)
)
