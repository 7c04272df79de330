"""How long tables are kept after somebody last touched them."""

from dataclasses import dataclass

from msgspec import DecodeError

from ninefold.server.hall.events import HallOpened
from ninefold.server.hall.records import is_hall, read_hall_event
from ninefold.server.store.port import Row
from ninefold.server.table.events import Opened
from ninefold.server.table.records import read_event

DAY_MS = 86_400_000


@dataclass(frozen=True, slots=True)
class Retention:
    days: int | None = None  # None: for ever
    spare: bool = False  # tables that were opened before there was this rule

    def until(self, first: Row, written: int) -> int | None:
        """In ms since 1970, for a table with this first row that was last written then; None: for ever."""
        if self.days is None or (self.spare and not _expires(first)):
            return None
        return written + self.days * DAY_MS


def _expires(first: Row) -> bool:
    try:
        event = read_hall_event(first) if is_hall([first]) else read_event(first)
    except DecodeError:  # written by another build: keep it
        return False
    return isinstance(event, Opened | HallOpened) and event.expires
