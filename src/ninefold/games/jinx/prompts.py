"""What each seat may do. A touch or a shout that comes too early is offered, too: it has its price."""

from collections.abc import Sequence

from ninefold.engine import Cells, Moment, Prompt, Seat, Stroke, Text, kept
from ninefold.games.jinx.box import CELLS, STROKE, WORDS
from ninefold.games.jinx.rules.fingers import spot_of, touchable
from ninefold.games.jinx.state import Cluing, Contest, Pointing, Scored, State, Touched

ANY_CELL = Cells(CELLS)
SENTENCE = Text(WORDS, ("crossroads", "Which way now?"))
GESTURE = Stroke(STROKE)


def actors(state: State) -> Sequence[Seat]:
    return [seat for seat, offered in enumerate(_offers(state)) if offered]


def prompts(state: State, seat: Seat) -> Sequence[Prompt]:
    return _offers(state)[seat]


@kept
def _offers(state: State) -> Sequence[Sequence[Prompt]]:
    """To each seat."""
    phase = state.phase
    if type(phase) is Pointing:
        cells = Cells(touchable(phase))
        offers = [_guesses(state, phase, seat, cells) for seat in state.seats]
        offers[state.active] = _answers(phase)
        return offers
    if type(phase) is Cluing:
        offers = [_too_early(state, phase.since, seat) for seat in state.seats]
        offers[state.active] = _clues(state, phase)
        return offers
    offers = [()] * len(state.won)
    if type(phase) is Scored:
        offers[phase.next] = (Prompt("Done", "JX-17", {}, phase.closable, phase.until),)
    return offers


def _too_early(state: State, since: Moment, seat: Seat) -> Sequence[Prompt]:
    return (
        Prompt("Point", "JX-3", {"cell": ANY_CELL}, max(since, state.hands[seat]), racing=True),
        Prompt("Jinx", "JX-8", {}, max(since, state.voices[seat]), racing=True),
    )


def race(state: State) -> Seat | None:
    """JX-8, JX-9 Equal moments are counted from the first seat after the active player."""
    return state.after(state.active) if isinstance(state.phase, Cluing | Pointing) else None


def _clues(state: State, cluing: Cluing) -> Sequence[Prompt]:
    since, until = cluing.since, cluing.until
    write = Prompt("Clue", "JX-5", {"text": SENTENCE}, since, until)
    draw = Prompt("Draw", "JX-5", {"stroke": GESTURE}, since, until)
    if state.options.room == "remote":
        return write, draw
    return write, draw, Prompt("Speak", "JX-5", {}, since, until, racing=True)


def _answers(pointing: Pointing) -> Sequence[Prompt]:
    """JX-9 Only the true answer can be pressed."""
    if (question := pointing.question) is None:
        return ()
    verb = "Yes" if question.cell == pointing.target else "No"
    cell = Cells((question.cell,))
    return (Prompt(verb, "JX-9", {"cell": cell}, question.since, question.until),)


def _guesses(state: State, pointing: Pointing, seat: Seat, cells: Cells) -> Sequence[Prompt]:
    spot, since = spot_of(pointing, seat), max(pointing.since, state.voices[seat])
    if spot is None:
        if seat in pointing.late:
            return ()
        return *_points(state, pointing, seat, cells), Prompt("Jinx", "JX-8", {}, since, racing=True)
    if type(spot) is Touched:
        return (Prompt("Jinx", "JX-8", {}, since, racing=True),)
    if type(spot) is Contest and seat not in [shout.seat for shout in spot.shouts]:
        return _shouts(spot, since)
    return ()


def _points(state: State, pointing: Pointing, seat: Seat, cells: Cells) -> Sequence[Prompt]:
    since, opens = max(pointing.since, state.hands[seat]), pointing.opens_at
    point = Prompt("Point", "JX-6", {"cell": cells}, max(since, opens), pointing.limits[seat], racing=True)
    if since >= opens:
        return (point,)
    return Prompt("Point", "JX-3", {"cell": ANY_CELL}, since, opens, racing=True), point


def _shouts(contest: Contest, since: Moment) -> Sequence[Prompt]:
    shout = Prompt("Jinx", "JX-8", {}, contest.show_at, contest.until, racing=True)
    if since >= contest.show_at:
        return (shout,)
    return Prompt("Jinx", "JX-8", {}, since, contest.show_at, racing=True), shout
