"""What all messages from a client have, and what may stand in their fields."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ninefold.engine import Data, Handicap

VERSION = 4  # of the protocol; a client with another version is told to reload

Id = Annotated[str, Meta(min_length=1, max_length=40)]  # of a message; a repeat is not done twice
Token = Annotated[str, Meta(min_length=16, max_length=64)]  # a client's secret, drawn at random
Code = Annotated[str, Meta(min_length=4, max_length=8)]
Name = Annotated[str, Meta(min_length=1, max_length=20)]
Face = Annotated[str, Meta(pattern=r"^[a-z0-9_-]{1,24}\Z")]
Hex = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
Part = Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?\Z")]
Phrase = Literal[":bravo:", ":wow:", ":haha:", ":hmm:", ":oh-no:", ":hurry:", ":thanks:", ":well-played:"]
CallLink = Annotated[str, Meta(max_length=300, pattern=r"^(https://[!-~]+)?\Z")]  # "": none
Letters = Annotated[str, Meta(min_length=4, max_length=4)]  # that a television shows
Passcode = Annotated[str, Meta(max_length=100)]
PersonNumber = Annotated[int, Meta(ge=0)]  # of somebody in a hall, in the order of coming
TableNumber = Annotated[int, Meta(ge=0)]  # of a table in a round of a hall
SetHash = Annotated[str, Meta(pattern=r"^([0-9a-f]{32})?\Z")]
Help = Annotated[tuple[Handicap, ...], Meta(max_length=3)]
Speech = Annotated[str, Meta(min_length=1, max_length=120)]


class Label(Struct):
    """What is read of a malformed message."""

    id: Id = ""


class Message(Data, forbid_unknown_fields=True):
    """The base of all messages from a client."""

    id: Id
