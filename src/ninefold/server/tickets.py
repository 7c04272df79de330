"""Tickets with which a lost seat is taken up again on another phone."""

import asyncio
from secrets import token_urlsafe

LASTS = 600.0  # seconds in which a lost seat's QR code must be scanned


class Tickets:
    """Each is for the seat of whoever has this token, and for once."""

    def __init__(self) -> None:
        self._owners: dict[str, str] = {}

    def issue(self, owner: str) -> str:
        ticket = token_urlsafe(12)
        self._owners[ticket] = owner
        asyncio.get_running_loop().call_later(LASTS, self._owners.pop, ticket, None)
        return ticket

    def redeem(self, ticket: str) -> str | None:
        return self._owners.pop(ticket, None)
