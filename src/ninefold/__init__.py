"""Five small party games, played in the browser exactly by their rulebooks."""

__version__ = "1.0.0"
