"""What each seat may do. A touch or a shout that comes too early is offered, too: it has its price."""

from collections.abc import Iterator, Sequence

from ninefold.engine import Cells, Moment, Prompt, Seat, Stroke, Text
from ninefold.games.jinx.box import CELLS, STROKE, WORDS
from ninefold.games.jinx.rules.fingers import spot_of, touchable
from ninefold.games.jinx.state import Cluing, Contest, Pointing, Scored, State, Touched

ANY_CELL = Cells(CELLS)
SENTENCE = Text(WORDS, ("crossroads", "Which way now?"))
GESTURE = Stroke(STROKE)


def actors(state: State) -> Sequence[Seat]:
    return [seat for seat in state.seats if prompts(state, seat)]


def prompts(state: State, seat: Seat) -> Sequence[Prompt]:
    match state.phase:
        case Cluing() as cluing if seat == state.active:
            return _clues(state, cluing)
        case Cluing(since=since):
            return (
                Prompt("Point", "JX-3", {"cell": ANY_CELL}, max(since, state.hands[seat]), racing=True),
                Prompt("Jinx", "JX-8", {}, max(since, state.voices[seat]), racing=True),
            )
        case Pointing() as pointing if seat == state.active:
            return _answers(pointing)
        case Pointing() as pointing:
            return tuple(_guesses(state, pointing, seat))
        case Scored() as scored if seat == scored.next:
            return (Prompt("Done", "JX-17", {}, scored.closable, scored.until),)
    return ()


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


def _guesses(state: State, pointing: Pointing, seat: Seat) -> Iterator[Prompt]:
    hand, voice = state.hands[seat], state.voices[seat]
    match spot_of(pointing, seat):
        case None if seat not in pointing.late:
            yield from _early_point(pointing, hand)
            cells, opens = Cells(touchable(pointing)), max(pointing.opens_at, hand)
            yield Prompt("Point", "JX-6", {"cell": cells}, opens, pointing.limits[seat], racing=True)
            yield Prompt("Jinx", "JX-8", {}, max(pointing.since, voice), racing=True)
        case Touched():
            yield Prompt("Jinx", "JX-8", {}, max(pointing.since, voice), racing=True)
        case Contest() as contest if seat not in [shout.seat for shout in contest.shouts]:
            yield from _shouts(pointing, contest, voice)


def _early_point(pointing: Pointing, hand: Moment) -> Iterator[Prompt]:
    opens = max(pointing.since, hand)
    if opens < pointing.opens_at:
        yield Prompt("Point", "JX-3", {"cell": ANY_CELL}, opens, pointing.opens_at, racing=True)


def _shouts(pointing: Pointing, contest: Contest, voice: Moment) -> Iterator[Prompt]:
    opens = max(pointing.since, voice)
    if opens < contest.show_at:
        yield Prompt("Jinx", "JX-8", {}, opens, contest.show_at, racing=True)
    if (opens := max(contest.show_at, voice)) < contest.until:
        yield Prompt("Jinx", "JX-8", {}, opens, contest.until, racing=True)
