"""Stories told in a running loop."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest
import uvloop

from testkit.echo_server import Run


@pytest.fixture(params=[asyncio.run, uvloop.run], ids=["asyncio", "uvloop"])
def run(request: pytest.FixtureRequest) -> Run:
    def in_time(story: Coroutine[Any, Any, None]) -> None:
        request.param(asyncio.wait_for(story, 60))

    return in_time
