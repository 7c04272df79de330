"""One table as a pure fold of its events: no asyncio, no I/O, no clock."""
