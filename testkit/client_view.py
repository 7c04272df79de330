"""What a client knows: tests and benchmarks fold it as the model's seat does."""

from ninefold.mcp.client_view import SIGHTS, Look, Told, patched

__all__ = ["SIGHTS", "Look", "Told", "patched"]
