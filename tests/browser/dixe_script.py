"""Games of MemoDiXe that are known beforehand."""

from collections.abc import Iterator
from typing import NamedTuple

from ninefold.engine import Moment, Seat
from ninefold.engine.dice import Scripted
from ninefold.games.memodixe import GAME
from ninefold.games.memodixe.actions import (
    Action,
    Again,
    Continue,
    Dixe,
    Done,
    Flip,
    Give,
    Look,
    Rethrow,
    SetAside,
    Steal,
    Swap,
    Take,
)
from ninefold.games.memodixe.state import Beginning, Options, Over, Refilling, State, Throwing
from ninefold.parts.dixe.dice import FACES, OTHERS, Die, Kind, Symbol, box
from ninefold.parts.dixe.square import die_at

# Lie on top unless a story wants another symbol: each of the others is on the page only while it is shown.
TOPS: tuple[Symbol, ...] = ("bomb", "skull", "sun", "smiley")


def die(kind: Kind, hidden: Symbol, top: Symbol | None = None) -> Die:
    quiet = [other for other in OTHERS[kind, hidden] if other in TOPS]
    return Die(kind, hidden, quiet[0] if top is None else top)


class Move(NamedTuple):
    seat: Seat
    action: Action
    wait: float  # seconds, until it may be done
    lasts: float  # seconds, until the table waits again
    after: State


class Story:
    """The rules play it alone, with the dice that it wants. `draws`: what chance must give for that."""

    def __init__(self, seats: int, *square: Die) -> None:
        self.draws: list[int] = []
        self.moves: list[Move] = []
        self._now: Moment = 0
        self._falling: list[Die] = list(square)
        self.state = GAME.setup(seats, Options())
        self._settle()
        self.begun = self.state

    def then(self, action: Action, *falling: Die) -> "Story":
        """Whoever is to move does this; then these dice fall, in this order."""
        (seat,) = GAME.actors(self.state)
        opens = GAME.prompts(self.state, seat)[0].opens_at or self._now
        wait, self._now = max(0, opens - self._now), max(opens, self._now)
        done, self._falling = self._now, list(falling)
        self.state = GAME.evolve(self.state, GAME.decide(self.state, seat, action, done), done)
        self._settle()
        assert not self._falling, f"{self._falling} did not fall after {action}"
        self.moves.append(Move(seat, action, wait / 1000, (self._now - done) / 1000, self.state))
        return self

    def _settle(self) -> None:
        """All that is due now; and what is due later, if nobody can do anything before."""
        while (due := GAME.due(self.state)) is not None and (due <= self._now or not GAME.actors(self.state)):
            self._now = max(self._now, due)
            numbers = list(self._numbers())
            event = GAME.advance(self.state, self._now, Scripted(numbers))
            self.draws += numbers
            self.state = GAME.evolve(self.state, event, self._now)

    def _numbers(self) -> Iterator[int]:
        match self.state.phase:
            case Beginning():
                bag, many = list(box(9 + len(self.state.won))), 9
            case Refilling():
                bag, many = list(self.state.reserve), min(len(self.state.free), len(self.state.reserve))
            case Throwing(cells):
                bag, many = [], len(cells)
                for cell, wanted in zip(cells, self._falling, strict=False):
                    assert wanted.kind == die_at(self.state.square, cell).kind, f"another kind in {cell}"
            case _:
                return
        for _ in range(many):
            wanted = self._falling.pop(0)
            if bag:
                yield bag.index(wanted.kind)
                bag.remove(wanted.kind)
            yield FACES[wanted.kind].index(wanted.hidden)
            yield OTHERS[wanted.kind, wanted.hidden].index(wanted.top)


def all_powers() -> Story:
    """Each power once, and each outcome of a call."""
    story = Story(
        3,
        *(die("oni", "clover"), die("blaireau", "clover"), die("oni", "bomb")),
        *(die("yorick", "bomb"), die("yorick", "smiley"), die("arkan", "smiley")),
        *(die("hanuman", "pi"), die("blaireau", "pi"), die("hanuman", "aum")),
    )
    # Ada: clover, and again: bomb, twice
    story.then(Flip(0)).then(Flip(1)).then(Take(0), die("blaireau", "aum"), die("arkan", "anchor"))
    story.then(Flip(2)).then(Flip(3))
    story.then(Take(3), die("oni", "skull", top="bomb"), die("oni", "anchor"), die("yorick", "mask"))
    # Ben: smiley, and Ada has the most
    story.then(Flip(4)).then(Flip(5)).then(Done(), die("yorick", "bolt"), die("arkan", "mask")).then(Give(2))
    # Cy: no pair
    story.then(Flip(3)).then(Flip(0)).then(Done())
    # Ada: pi
    story.then(Flip(6)).then(Flip(7)).then(Look((2, 4))).then(Done()).then(Take(6), die("blaireau", "sun"))
    # Ben: aum
    story.then(Flip(1)).then(Flip(8)).then(Take(1), die("hanuman", "sun")).then(Swap((0, 8)))
    # Cy: sun
    story.then(Flip(0)).then(Flip(7)).then(Done(), die("hanuman", "bolt"), die("blaireau", "clover"))
    story.then(Steal(0))
    # Ada: mask, and again: anchor
    story.then(Flip(3)).then(Flip(5)).then(Done(), die("yorick", "skull"), die("arkan", "clover"))
    story.then(Again()).then(Flip(2)).then(Flip(8)).then(Take(8), die("oni", "skull")).then(SetAside(5))
    # Ben: bolt
    story.then(Flip(0)).then(Flip(4)).then(Take(0), die("yorick", "pi")).then(
        Rethrow(7), die("blaireau", "pi")
    )
    # Cy: skull, twice
    story.then(Flip(2)).then(Flip(3)).then(Take(2), die("yorick", "mask", top="skull"))
    # Ada's die comes back, and she is wrong; Ben is right, but has not won; Cy is right
    story.then(Dixe())
    story.then(
        Done(), die("yorick", "mask"), die("yorick", "bolt"), die("arkan", "clover"), die("blaireau", "pi")
    )
    story.then(Dixe()).then(Take(3))
    story.then(Continue(), die("yorick", "mask"), die("arkan", "anchor"), die("blaireau", "aum"))
    story.then(Dixe()).then(Take(7))
    assert story.state.won == (0, 2, 4) and isinstance(story.state.phase, Over)
    return story


def one_tablet() -> Story:
    """A look, a swap, a theft, a vain turn and a call."""
    story = Story(
        2,
        *(die("hanuman", "pi"), die("blaireau", "pi"), die("oni", "aum")),
        *(die("hanuman", "aum"), die("blaireau", "sun"), die("arkan", "sun")),
        *(die("oni", "anchor"), die("yorick", "mask"), die("yorick", "bolt")),
    )
    story.then(Flip(0)).then(Flip(1)).then(Look((6, 7))).then(Done())
    story.then(Take(0), die("blaireau", "clover"), die("arkan", "skull"))
    story.then(Flip(2)).then(Flip(3)).then(Take(2), die("hanuman", "pi"), die("oni", "bomb")).then(
        Swap((0, 8))
    )
    story.then(Flip(4)).then(Flip(5)).then(Done(), die("blaireau", "sun"), die("arkan", "smiley")).then(
        Steal(1)
    )
    story.then(Flip(0)).then(Flip(1)).then(Done())
    story.then(Dixe()).then(Take(4))
    assert story.state.won == (3, 0) and isinstance(story.state.phase, Over)
    return story


def one_keyboard() -> Story:
    """Clover, pi and a call for the first player."""
    story = Story(
        2,
        *(die("oni", "clover"), die("arkan", "clover"), die("hanuman", "pi")),
        *(die("blaireau", "pi"), die("yorick", "bolt"), die("yorick", "mask")),
        *(die("oni", "anchor"), die("blaireau", "aum"), die("hanuman", "smiley")),
    )
    story.then(Flip(0)).then(Flip(1)).then(Take(1), die("oni", "bomb"), die("arkan", "sun"))
    story.then(Flip(2)).then(Flip(3)).then(Look((4,))).then(Done())
    story.then(Take(2), die("blaireau", "clover"), die("oni", "skull"))
    story.then(Flip(0)).then(Flip(1)).then(Done())
    story.then(Dixe()).then(Take(8))
    assert story.state.won == (3, 0) and isinstance(story.state.phase, Over)
    return story
