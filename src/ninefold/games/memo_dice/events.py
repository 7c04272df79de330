from ninefold.engine import Away, Back, ByBot, ByPerson, Seat
from ninefold.engine import Event as Base
from ninefold.games.memo_dice.box import Cup


class FirstChosen(Base):
    seat: Seat


class DiePicked(Base):
    seat: Seat
    die: int


class DieRolled(Base):
    picture: str


class DieCovered(Base):
    """From here on the picture is secret to every seat."""

    cup: Cup


class LookEnded(Base):
    """From here on the last picture is secret to the seats with a longer look, too."""


class Missed(Base):
    """The guesser named a wrong picture, and may try once more."""

    cup: int
    guess: str


class CupLifted(Base):
    """The guesser named a picture (None: gave up), the cup was lifted and goes to a seat."""

    cup: int
    guess: str | None
    picture: str
    to: Seat


class CupLiftedAloud(Base):
    """Named in the room: those who heard it will say whether it was right."""

    cup: int
    picture: str


class Confirmed(Base):
    seat: Seat
    right: bool


class Judged(Base):
    cup: int
    right: bool
    to: Seat


class RoundScored(Base):
    points: tuple[int, ...]


class RoundBegun(Base):
    starter: Seat


Event = (
    FirstChosen
    | DiePicked
    | DieRolled
    | DieCovered
    | LookEnded
    | Missed
    | CupLifted
    | CupLiftedAloud
    | Confirmed
    | Judged
    | RoundScored
    | RoundBegun
    | Away
    | Back
    | ByBot
    | ByPerson
)
