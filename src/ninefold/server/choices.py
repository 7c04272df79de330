"""What a host may choose for a table or a hall, as both the log and the messages say it."""

from typing import Literal

Room = Literal["same", "remote"]  # people in one room, or far apart
Patience = Literal[5, 20, 60, 0]  # seconds until a bot steps in for somebody who is away; 0: never
Talk = Literal["phrases", "words", "nothing"]  # what may be said; children play here
Mixing = Literal["anew", "kept", "standing"]  # next round: with new people, with the same, with equals
