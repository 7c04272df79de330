"""Five small party games, played in the browser exactly by their rulebooks."""

__version__ = "0.1.0"
