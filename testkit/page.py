"""Where the built page lies."""

from importlib.resources import files
from pathlib import Path

PAGE = Path(str(files("ninefold.server") / "page"))
