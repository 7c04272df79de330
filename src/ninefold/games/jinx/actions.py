from ninefold.engine import Action as Base

Points = tuple[tuple[int, int], ...]  # of a line drawn with a finger


class Clue(Base):
    """A word or a sentence, written."""

    text: str
    language: str = ""  # of the page on which it was written, such as "de"; "": nobody knows


class Speak(Base):
    """Pressed as one starts to say the clue aloud."""


class Draw(Base):
    """A gesture: one stroke, replayed to all."""

    stroke: Points


class Point(Base):
    """Put one's finger on a card."""

    cell: int


class Jinx(Base):
    """Shout."""


class Yes(Base):
    cell: int


class No(Base):
    cell: int


class Done(Base):
    """The turn's end has been looked at: on to the next."""


Action = Clue | Speak | Draw | Point | Jinx | Yes | No | Done
