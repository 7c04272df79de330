"""The page of a server as people run it: under a path, restarted in a game, behind a proxy, damaged."""

import os
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.phones import FURTHER, GAMES, LOCALES, ROOT, NewPhone, sit_down
from tests.browser.test_languages import opened, seated, words
from tests.browser.volume import mostly_long
from tests.server.net.test_proxies import free_port, nginx


class Running:
    """`ninefold` as a process, stopped and started again as for an update."""

    speed = 1

    def __init__(self, data: Path, prefix: str = "", *words: str) -> None:
        self.data, self.port = data, free_port()
        self.url = f"http://127.0.0.1:{self.port}{prefix}"
        self._words = [*words, *(["--public-url", self.url] if prefix else [])]
        self.phones: list[object] = []
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-c", "import sys; from ninefold.cli import main; sys.exit(main())"]
        options = ["--no-browser", "--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.data)]
        self._process = subprocess.Popen(
            [*command, *options, *self._words],
            env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout
        for line in self._process.stdout:
            if line.startswith("Stop with"):
                return
        raise AssertionError("it did not start")

    def stop(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        assert self._process.wait(20) == 0
        assert self._process.stdout
        self._process.stdout.close()


Run = Callable[..., Running]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Run]:
    started: list[Running] = []

    def start(prefix: str = "", *words: str) -> Running:
        started.append(Running(tmp_path / "tables.db", prefix, *words))
        return started[-1]

    yield start
    for one in started:
        one.stop()


def test_the_page_works_under_a_path(server: Run, phone: NewPhone) -> None:
    here = server("/nine")
    ada, ben = phone(here), phone(here)
    code = sit_down(ada, ben, names=["Ada", "Ben"])
    assert ada.page.url == f"{here.url}/t/{code}"
    expect(ada.page.locator(".address")).to_have_text(f"{here.url.removeprefix('http://')}/t/{code}")
    ada.begin(ben)
    ben.page.reload()
    ben.at("PlayingView")
    screen = phone(here).go(f"/screen/{code}")
    expect(screen.page.get_by_text("Ada").first).to_be_visible()
    ben.go("/")
    expect(ben.page.get_by_role("link", name=re.compile(code))).to_have_attribute("href", f"/nine/t/{code}")
    ben.page.get_by_role("link", name=re.compile(code)).click()
    ben.at("PlayingView")
    assert ben.page.url == f"{here.url}/t/{code}"


def test_the_companion_works_under_a_path(server: Run, phone: NewPhone) -> None:
    here = server("/nine")
    ada = phone(here).go("/")
    ada.page.get_by_role("link", name="With real dice: the companion").click()
    expect(ada.page.get_by_text("it needs no network now")).to_be_visible()
    assert ada.page.url == f"{here.url}/companion"
    for name in ("Print the cards", "Back to the shelf"):
        link = ada.page.get_by_role("link", name=name).get_attribute("href")
        assert link and link.startswith("/nine/")
    ada.context.set_offline(True)
    ada.page.reload()
    expect(ada.button("GO!")).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "notice"),
    [
        pytest.param(
            "en", "The server is being restarted; the game goes on in a moment.", marks=pytest.mark.long
        ),
        ("fr", "Le serveur redémarre ; la partie reprend dans un instant."),
    ],
)
def test_a_restart_shows_one_short_notice(server: Run, phone: NewPhone, lang: str, notice: str) -> None:
    here = server()
    ada, ben = phone(here, lang=lang), phone(here, lang=lang)
    sit_down(ada, ben, names=["Ada", "Ben"])
    ada.begin(ben)
    for one in (ada, ben):
        one.forgive("net::ERR_", "WebSocket connection")
    here.stop()
    expect(ada.page.locator(".lost")).to_contain_text(notice)
    here.start()
    for one in (ada, ben):
        expect(one.page.locator(".lost")).to_have_count(0)
        one.at("PlayingView")


def test_a_damaged_table_shows_an_explanation(server: Run, phone: NewPhone) -> None:
    here = server()
    ada = phone(here)
    code = ada.open()
    ada.page.close()
    here.stop()
    with closing(sqlite3.connect(here.data)) as db:
        db.execute("UPDATE events SET at = 7")
        db.commit()
    here.start()
    ben = phone(here).go(f"/t/{code}")
    expect(
        ben.page.get_by_role("heading", name=re.compile("record of this table is damaged"))
    ).to_be_visible()
    assert ben.violations() == []


def test_a_refused_origin_shows_the_reason(server: Run, phone: NewPhone, tmp_path: Path) -> None:
    here = server()
    code = phone(here).open()
    with nginx(tmp_path, here.port, host="inside") as front:
        outside = f"http://127.0.0.1:{front}"
        ben = phone(here, url=outside)
        ben.forgive("403", "WebSocket connection")
        ben.go(f"/t/{code}")
        expect(ben.page.get_by_role("heading", name="This server does not let this page in.")).to_be_visible()
        expect(ben.page.get_by_text(f"--public-url {outside}")).to_be_visible()


@pytest.mark.parametrize("lang", mostly_long([*LOCALES, *FURTHER], "en"))
def test_with_plain_names_no_page_uses_the_name_on_a_box(server: Run, phone: NewPhone, lang: str) -> None:
    here = server("", "--names", "plain")
    ada = phone(here, url=here.url, lang=lang)
    ada.go("/")
    expect(ada.page.get_by_role("heading", name=words(lang, "jinx")["plain"])).to_be_visible()
    seen = ada.page.locator("body").inner_text()

    def read() -> str:
        return f" {ada.page.title()} {ada.page.locator('body').inner_text()}"

    for game in GAMES:
        ada.go(f"/rules/{game}")
        expect(ada.page.locator(".book h2").last).to_be_attached()
        seen += read()
        opened(ada, game)
        seated(ada, "Ada")
        seen += read()
        ada.button(words(lang)["evening"]["evening"]).click()
        expect(ada.page.get_by_role("dialog")).to_be_visible()
        seen += read()
    ada.go("/companion")
    expect(ada.page.get_by_role("heading", name=words(lang, "companion")["plain"])).to_be_visible()
    seen += read()
    titles = {*GAMES.values(), *(words(lang, game)["title"] for game in GAMES)}
    assert [name for name in titles if name in seen] == []
