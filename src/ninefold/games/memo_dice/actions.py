from ninefold.engine import Action as Base


class Roll(Base):
    die: int


class Cover(Base):
    pass


class Guess(Base):
    """Point at the picture on the wall of all pictures."""

    cup: int
    picture: str


class Name(Base):
    """Type the picture's name."""

    cup: int
    text: str


class Lift(Base):
    """Lift the cup, having named the picture aloud."""

    cup: int


class Confirm(Base):
    """What was said aloud was right, or not."""

    cup: int
    right: bool


class GiveUp(Base):
    cup: int


class Done(Base):
    """The round has been looked at: on to the next."""


Action = Roll | Cover | Guess | Name | Lift | Confirm | GiveUp | Done
