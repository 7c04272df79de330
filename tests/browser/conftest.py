"""A real server, a real Chromium, and phones in it whose every complaint fails the test."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.phones import NewPhone, NewServer, Phone, Server, end_processes, new_context

CHROMIUM = "/usr/bin/chromium-headless-shell"

expect.set_options(timeout=20_000)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """For this folder: while Playwright runs, no other event loop can, and other tests have their own."""
    if not Path(CHROMIUM).exists():
        pytest.fail(f"The browser tests need {CHROMIUM}: install Debian's package chromium-headless-shell.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def processes() -> Iterator[None]:
    yield
    end_processes()


@pytest.fixture
def serve(processes: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[NewServer]:
    """`serve(speed=4, draws=[…])` starts a server; what it logs as an error fails the test."""
    servers: list[Server] = []

    def start(
        *,
        speed: float = 1,
        draws: Sequence[int] = (),
        host: str = "127.0.0.1",
        passcode: str | None = None,
        frames: Sequence[str] = (),
    ) -> Server:
        folder = tmp_path_factory.mktemp("server")
        server = Server(folder, speed=speed, draws=draws, host=host, passcode=passcode, frames=frames)
        servers.append(server)
        return server

    with ExitStack() as stack:
        stack.callback(lambda: _all_well(servers))
        yield start
        for server in servers:
            stack.callback(server.stop)


def _all_well(servers: Sequence[Server]) -> None:
    assert [server.complaints for server in servers] == [""] * len(servers)


@pytest.fixture
def phone(browser: Browser) -> Iterator[NewPhone]:
    """`phone(server, lang="fr")`: a browser of its own; its errors fail the test. `hurry`: short timers."""
    phones: list[Phone] = []

    def start(
        server: Server,
        *,
        width: int = 390,
        height: int = 844,
        lang: str = "en",
        url: str | None = None,
        hurry: float = 1,
        **more: Any,
    ) -> Phone:
        context = new_context(browser, width, height, lang, **more)
        phones.append(Phone(context, server, url or server.url, lang, hurry))
        return phones[-1]

    yield start
    wrong = [phone.wrong for phone in phones]
    for one in phones:
        one.context.close()
    assert wrong == [[] for _ in phones]
