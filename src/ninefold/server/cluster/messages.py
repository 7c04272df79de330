"""Messages between nodes: one byte for the version, then MessagePack. Other versions are refused."""

from typing import TypeAlias

from msgspec import DecodeError, Struct, ValidationError
from msgspec.msgpack import Decoder, Encoder

VERSION = 2


class NodeMessage(Struct, tag=True, array_like=True, forbid_unknown_fields=True):
    """Fields are sent in order, without names: any change of them needs another version."""


# Requests at a table's subject, to which its owner subscribes, and the responses


class EnterRequest(NodeMessage, tag="Enter"):
    """A client of `node` wants to enter this table; `guest` is the number that `node` gave it. With `since`,
    the wall clock when the client asked, it gives the order of a person's connections: this request may come
    late, and must not replace a later connection."""

    node: str
    guest: int
    since: int
    token: str
    address: str
    hello: str
    ticket: str | None
    known_only: bool


class HolderQuery(NodeMessage, tag="Look"):
    """Does a node own this table?"""


class AdminCommand(NodeMessage, tag="Command"):
    """From the operator, as `Maintenance.run_command` takes it."""

    words: str


class EnterGranted(NodeMessage, tag="Entered"):
    node: str  # the owner
    since: int  # of its claim: two nodes may believe that they own the table


class EnterDenied(NodeMessage, tag="Denied"):
    why: str  # begins with its clause


class EnterLate(NodeMessage, tag="Late"):
    """The client has a later connection."""


class NoSeatHere(NodeMessage, tag="NoSeat"):
    """`known_only` was set, and the client has no seat here."""


class AskAgain(NodeMessage, tag="Busy"):
    """The table is being restored or handed over."""


class AdminReply(NodeMessage, tag="Reply"):
    words: str


# From node to node, in batches


class TellClient(NodeMessage, tag="Told"):
    """From the owner: send this to the client."""

    guest: int
    data: bytes


class CloseClient(NodeMessage, tag="Shut"):
    """From the owner: close the client's socket."""

    guest: int
    code: int
    reason: str


class ClientSaid(NodeMessage, tag="Said"):
    """To the owner: the client sent this."""

    guest: int
    data: bytes


class ClientRead(NodeMessage, tag="Read"):
    """To the owner: the client has read so many bytes more."""

    guest: int
    size: int


class ClientGone(NodeMessage, tag="Parted"):
    guest: int


BatchEntry: TypeAlias = TellClient | CloseClient | ClientSaid | ClientRead | ClientGone


class Batch(NodeMessage):
    """Numbered from 1 for each pair of nodes, so that a lost one is noticed. An empty one is a heartbeat."""

    node: str
    number: int
    entries: list[BatchEntry]


# To all nodes


class Claim(NodeMessage):
    """`node` owns the table since this time of the wall clock. Of two claims the later one counts."""

    table: str
    node: str
    since: int


class NodeAwake(NodeMessage, tag="Awake"):
    """A node that was suspended sends this to itself: when it arrives, everything before it was heard. At a
    subject of its own (`peers.py`) it only says that the node is there."""

    node: str


class AnnounceToAll(NodeMessage):
    """From the operator to every client. Moments of the wall clock; a later `since` takes its place."""

    text: str
    since: int
    until: int


# About televisions, to all nodes


class LettersDrawn(NodeMessage):
    """A television at `node` shows these letters. Of two nodes with the same letters at least one hears of
    the other, and draws new ones."""

    node: str
    letters: str


class ScreenQuery(NodeMessage):
    """Who has the television with these letters? Only that node answers."""

    letters: str


class ScreenFound(NodeMessage):
    token: str  # its seal


class ShowScreen(NodeMessage):
    """From the table's owner: the host wants the table on the television with these letters."""

    letters: str
    code: str


ScreenMessage: TypeAlias = LettersDrawn | ScreenQuery | ScreenFound | ShowScreen
TableRequest: TypeAlias = EnterRequest | HolderQuery | AdminCommand
TableResponse: TypeAlias = EnterGranted | EnterDenied | EnterLate | NoSeatHere | AskAgain | AdminReply
AnyMessage: TypeAlias = (
    TableRequest | TableResponse | Batch | Claim | NodeAwake | AnnounceToAll | ScreenMessage
)


class BadMessage(Exception):
    """Wrong version, or corrupt. The text is one sentence."""


_encoder, _decoder = Encoder(), Decoder(AnyMessage)


def pack(message: AnyMessage) -> bytes:
    return bytes([VERSION]) + _encoder.encode(message)


def unpack(data: bytes) -> AnyMessage:
    if data[:1] != bytes([VERSION]):
        raise BadMessage(f"A node sent a message of version {data[0] if data else 'none'}, not {VERSION}.")
    try:
        message: AnyMessage = _decoder.decode(memoryview(data)[1:])
        return message
    except (DecodeError, ValidationError) as error:
        raise BadMessage(f"A node sent a message that this node cannot read: {error}.") from error
