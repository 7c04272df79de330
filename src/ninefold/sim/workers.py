"""Processes that work for another one."""

import os
from multiprocessing import parent_process
from threading import Thread


def end_with_parent() -> None:
    """Call it in the worker. Else it would wait for work for ever after its parent was killed."""
    if (parent := parent_process()) is not None:

        def wait() -> None:
            parent.join()
            os._exit(1)

        Thread(target=wait, daemon=True).start()
