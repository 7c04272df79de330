"""A package, so that all its tests share a browser."""
