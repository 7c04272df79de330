"""One frame of a page, by headless Chromium."""

import os
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
TIMEOUT_S = 60


class NoChromium(Exception):
    """One sentence: what is missing, and how to install it."""


def find_chromium() -> str | None:
    return next((found for name in PROGRAMS if (found := shutil.which(name))), None)


def is_root() -> bool:
    return getattr(os, "geteuid", lambda: 1)() == 0


def photographed(html: str, width: int, height: int) -> bytes:
    """A PNG."""
    program = find_chromium()
    if program is None:
        raise NoChromium(f"a picture of a table needs one of {', '.join(PROGRAMS)}: install it")
    with TemporaryDirectory(prefix="ninefold-") as folder:
        page, picture = Path(folder) / "table.html", Path(folder) / "table.png"
        page.write_text(html, encoding="utf-8")
        command = [program, "--headless", "--disable-gpu", "--hide-scrollbars"]
        command += ["--no-sandbox"] if is_root() else []  # it refuses to run otherwise
        command += [f"--screenshot={picture}", f"--window-size={width},{height}", page.as_uri()]
        done = subprocess.run(command, capture_output=True, timeout=TIMEOUT_S)
        if not picture.is_file():
            raise NoChromium(
                f"{program} made no picture: {done.stderr.decode(errors='replace').strip()[-200:]}"
            )
        return picture.read_bytes()
