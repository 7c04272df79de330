"""What a client knows: tests and benchmarks fold it as the model's seat does."""

from ninefold.mcp.client_view import SIGHTS, ClientView, JsonObject
from ninefold.server.table.deltas import patched

__all__ = ["SIGHTS", "ClientView", "JsonObject", "patched"]
