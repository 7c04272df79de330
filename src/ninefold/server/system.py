"""What differs between operating systems, and nothing else. The rest of the server asks here."""

import os
import signal
import subprocess
from contextlib import suppress
from typing import Any

END_TIMEOUT_S = 5.0  # for a program that was asked to end


def own_group() -> dict[str, Any]:
    """Arguments for Popen: the program and those that it starts are a group, which Ctrl-C does not reach."""
    return {"start_new_session": True}


def end_group(process: "subprocess.Popen[bytes]") -> None:
    """Ask the program and those that it started to end, and kill whoever does not."""
    for how in (signal.SIGTERM, signal.SIGKILL):
        with suppress(ProcessLookupError):
            os.killpg(process.pid, how)
        with suppress(subprocess.TimeoutExpired):
            process.wait(END_TIMEOUT_S)
