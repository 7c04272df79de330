"""One answer of an agent, and what kind of error it is."""

from typing import Literal, NamedTuple

from ninefold.engine import Moment

AnswerKind = Literal["right", "neighbour", "row", "earlier", "never", "omitted"]


class RecallAnswer(NamedTuple):
    task: str
    seed: int
    length: int
    place: int  # in the row, from 1; elsewhere the number of the question
    lag: int  # things that were shown after it
    age_ms: Moment  # since it was seen last: a picture since its cup covered it
    shown: str | None  # what would be right
    said: str | None
    kind: AnswerKind
    chance: float  # that a guess is right
