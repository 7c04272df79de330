"""What a client knows: tests and benchmarks fold it as the model's seat does."""

from ninefold.mcp.client_view import SIGHTS, Look, Told
from ninefold.server.table.deltas import patched

__all__ = ["SIGHTS", "Look", "Told", "patched"]
