"""What nodes say to each other: MessagePack behind one byte for the version. Other versions are refused."""

from typing import TypeAlias

from msgspec import DecodeError, Struct, ValidationError
from msgspec.msgpack import Decoder, Encoder

VERSION = 1


class Message(Struct, tag=True, array_like=True, forbid_unknown_fields=True):
    """Fields go by their order: a change of any of them is another version."""


# Asked at a table's subject, which its owner alone hears, and answered


class Enter(Message):
    """A client at `node`, which knows it by the number `guest`, would come to this table."""

    node: str
    guest: int
    token: str
    address: str
    hello: str
    ticket: str | None
    known_only: bool


class Look(Message):
    """Is anybody there?"""


class Command(Message):
    """From whoever runs the nodes, in the words of the caretaker."""

    words: str


class Entered(Message):
    node: str  # the owner


class Denied(Message):
    why: str  # with its clause in front


class NoSeat(Message):
    """Only who has a seat was to come, and this one has none."""


class Busy(Message):
    """The table is being restored or handed over: ask again."""


class Reply(Message):
    words: str


# From node to node, in batches


class Told(Message):
    """From the owner: what the client is told."""

    guest: int
    data: bytes


class Shut(Message):
    """From the owner: the client's socket is closed."""

    guest: int
    code: int
    reason: str


class Said(Message):
    """To the owner: what the client has said."""

    guest: int
    data: bytes


class Read(Message):
    """To the owner: so many bytes more have gone out to the client."""

    guest: int
    size: int


class Parted(Message):
    guest: int


Entry: TypeAlias = Told | Shut | Said | Read | Parted


class Batch(Message):
    """Numbered from 1 for each pair of nodes, so that a lost one is noticed. An empty one shows life."""

    node: str
    number: int
    entries: list[Entry]


# To all nodes


class Claim(Message):
    """The table is at this node, since this moment of the wall clock. Of two claims the later one counts."""

    table: str
    node: str
    since: int


class Awake(Message):
    """Said by a node that has slept, and heard by itself after all that was said meanwhile."""

    node: str


Wish: TypeAlias = Enter | Look | Command
Answer: TypeAlias = Entered | Denied | NoSeat | Busy | Reply
AnyMessage: TypeAlias = Wish | Answer | Batch | Claim | Awake


class Refused(Exception):
    """It is none of ours: of another version, or harmed. The message is one sentence."""


_encoder, _decoder = Encoder(), Decoder(AnyMessage)


def pack(message: AnyMessage) -> bytes:
    return bytes([VERSION]) + _encoder.encode(message)


def unpack(data: bytes) -> AnyMessage:
    if data[:1] != bytes([VERSION]):
        raise Refused(f"A node speaks version {data[0] if data else 'nothing'}, this one {VERSION}.")
    try:
        message: AnyMessage = _decoder.decode(memoryview(data)[1:])
        return message
    except (DecodeError, ValidationError) as error:
        raise Refused(f"A node says what this one does not know: {error}.") from error
