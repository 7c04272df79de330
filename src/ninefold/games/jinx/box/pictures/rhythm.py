"""The second look, under the name by which the sheets know it."""

from ninefold.parts.ink.rhythm import along, branching, dots, each, grid, ripple, row, sown, wheel

__all__ = ["along", "branching", "dots", "each", "grid", "ripple", "row", "sown", "wheel"]
