"""Connects to the bus, and sends an operator's command to the node that has a table, or to the log."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

from ninefold.server.cluster.bus import Bus, BusAddress, BusFailed, BusInterrupted, NoReply, NoResponder
from ninefold.server.cluster.claims import subject_of
from ninefold.server.cluster.messages import AdminCommand, AdminReply, BadMessage, pack, unpack
from ninefold.server.hosting.maintenance import Maintenance
from ninefold.server.store.open import MISSING

ANSWER_TIMEOUT_S = 30.0  # of a node


def connected_bus(
    address: BusAddress, shut_out: Callable[[], None] = lambda: None
) -> AbstractAsyncContextManager[Bus]:
    """`shut_out` is called when the bus rejects us for good, as after a changed password."""
    try:
        from ninefold.server.cluster.nats_bus import connected
    except ImportError as error:
        raise BusFailed(MISSING) from error
    return connected(address, shut_out)


async def command(bus: Bus, maintenance: Maintenance, what: str, code: str) -> str:
    """The answer. Raises BusFailed if a node has the table and does not answer."""
    words = f"{what} {code}"
    try:
        answer = unpack(await bus.ask(subject_of(code), pack(AdminCommand(words)), ANSWER_TIMEOUT_S))
    except NoResponder:
        return await maintenance.run_command(words)
    except (NoReply, BusInterrupted, BadMessage) as error:
        raise BusFailed(f"The node that has table {code} does not answer: try again.") from error
    if not isinstance(answer, AdminReply):
        raise BusFailed(
            f"The node that has table {code} runs another version: use its version of this command."
        )
    return answer.words
