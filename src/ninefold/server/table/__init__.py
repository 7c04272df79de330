"""One table as a value, folded from its events: no asyncio, no I/O, no clock."""
