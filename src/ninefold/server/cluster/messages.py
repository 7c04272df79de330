"""What nodes say to each other: MessagePack behind one byte for the version. Other versions are refused."""

from typing import TypeAlias

from msgspec import DecodeError, Struct, ValidationError
from msgspec.msgpack import Decoder, Encoder

VERSION = 1


class NodeMessage(Struct, tag=True, array_like=True, forbid_unknown_fields=True):
    """Fields go by their order: a change of any of them is another version."""


# Asked at a table's subject, which its owner alone hears, and answered


class EnterRequest(NodeMessage, tag="Enter"):
    """A client at `node`, which knows it by the number `guest`, would come to this table."""

    node: str
    guest: int
    token: str
    address: str
    hello: str
    ticket: str | None
    known_only: bool


class HolderQuery(NodeMessage, tag="Look"):
    """Is anybody there?"""


class AdminCommand(NodeMessage, tag="Command"):
    """From whoever runs the nodes, in the words of the caretaker."""

    words: str


class EnterGranted(NodeMessage, tag="Entered"):
    node: str  # the owner


class EnterDenied(NodeMessage, tag="Denied"):
    why: str  # with its clause in front


class NoSeatHere(NodeMessage, tag="NoSeat"):
    """Only who has a seat was to come, and this one has none."""


class AskAgain(NodeMessage, tag="Busy"):
    """The table is being restored or handed over: ask again."""


class AdminReply(NodeMessage, tag="Reply"):
    words: str


# From node to node, in batches


class TellClient(NodeMessage, tag="Told"):
    """From the owner: what the client is told."""

    guest: int
    data: bytes


class CloseClient(NodeMessage, tag="Shut"):
    """From the owner: the client's socket is closed."""

    guest: int
    code: int
    reason: str


class ClientSaid(NodeMessage, tag="Said"):
    """To the owner: what the client has said."""

    guest: int
    data: bytes


class ClientRead(NodeMessage, tag="Read"):
    """To the owner: so many bytes more have gone out to the client."""

    guest: int
    size: int


class ClientGone(NodeMessage, tag="Parted"):
    guest: int


BatchEntry: TypeAlias = TellClient | CloseClient | ClientSaid | ClientRead | ClientGone


class Batch(NodeMessage):
    """Numbered from 1 for each pair of nodes, so that a lost one is noticed. An empty one shows life."""

    node: str
    number: int
    entries: list[BatchEntry]


# To all nodes


class Claim(NodeMessage):
    """The table is at this node, since this moment of the wall clock. Of two claims the later one counts."""

    table: str
    node: str
    since: int


class NodeAwake(NodeMessage, tag="Awake"):
    """Said by a node that has slept, and heard by itself after all that was said meanwhile."""

    node: str


TableRequest: TypeAlias = EnterRequest | HolderQuery | AdminCommand
TableResponse: TypeAlias = EnterGranted | EnterDenied | NoSeatHere | AskAgain | AdminReply
AnyMessage: TypeAlias = TableRequest | TableResponse | Batch | Claim | NodeAwake


class BadMessage(Exception):
    """It is none of ours: of another version, or harmed. The message is one sentence."""


_encoder, _decoder = Encoder(), Decoder(AnyMessage)


def pack(message: AnyMessage) -> bytes:
    return bytes([VERSION]) + _encoder.encode(message)


def unpack(data: bytes) -> AnyMessage:
    if data[:1] != bytes([VERSION]):
        raise BadMessage(f"A node speaks version {data[0] if data else 'nothing'}, this one {VERSION}.")
    try:
        message: AnyMessage = _decoder.decode(memoryview(data)[1:])
        return message
    except (DecodeError, ValidationError) as error:
        raise BadMessage(f"A node says what this one does not know: {error}.") from error
