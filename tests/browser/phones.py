"""Phones around a real server: what every browser test begins with."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from math import inf
from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, BrowserContext, FloatRect, Locator, Page, WebSocket, expect

from ninefold.engine import Event, encode
from testkit.client_view import SIGHTS, ClientView

ROOT = Path(__file__).resolve().parents[2]

GAMES = {
    "memo_dice": "Memo Dice",
    "memodixe": "MemoDiXe",
    "jinx": "Dixit Jinx",
    "fix": "FIX",
    "oni": "Oni against all",
}
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
FURTHER = {"de": "de-DE", "es": "es-ES", "it": "it-IT", "he": "he-IL"}
WORDS: dict[str, dict[str, str]] = {
    "en": {
        "open": "Open a table: {}",
        "code": "Table code",
        "enter": "Join",
        "name": "Your name",
        "sit": "Sit down",
        "add bot": "Add a bot",
        "add local": "Add a player on this device",
        "their name": "Their name",
        "goldfish": "Goldfish",
        "elephant": "Elephant",
        "begin": "Begin",
        "menu": "Menu",
        "rules": "Rules",
        "close": "Close",
        "again": "Again",
    },
    "fr": {
        "open": "Ouvrir une table\u00a0: {}",
        "code": "Code de la table",
        "enter": "Rejoindre",
        "name": "Ton nom",
        "sit": "S\u2019asseoir",
        "add bot": "Ajouter un robot",
        "add local": "Ajouter quelqu\u2019un sur cet appareil",
        "their name": "Son nom",
        "goldfish": "Poisson rouge",
        "elephant": "Éléphant",
        "begin": "Commencer",
        "menu": "Menu",
        "rules": "Règles",
        "close": "Fermer",
        "again": "Encore",
    },
    **{lang: {} for lang in FURTHER},  # their tests go by what the page is made of
}

# The page lives in the server's time: its clocks go as fast and leap as far. Short timers may hurry more.
TIME = """((speed, hurry) => {
  const now = performance.now.bind(performance), later = setTimeout, often = setInterval
  const stamp = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp').get
  const real = (wait = 0) => wait / (wait > 1000 ? Math.max(1, speed) : hurry)
  let ahead = 0
  window.letPass = (seconds) => { ahead += seconds * 1000 }
  performance.now = () => now() * speed + ahead
  Object.defineProperty(Event.prototype, 'timeStamp', { get() { return stamp.call(this) * speed + ahead } })
  window.setTimeout = (work, wait, ...rest) => later(work, real(wait), ...rest)
  window.setInterval = (work, wait, ...rest) => often(work, real(wait), ...rest)
})(%s, %s)"""

# Everything that a screen reader is told, in order: what appears in a live region, but beside no open dialog.
LISTEN = """(() => {
  const heard = window.heard = []
  const tell = region => {
    const text = region.textContent.trim()
    if (text && (document.querySelector('dialog:modal') ?? document).contains(region)) heard.push(text)
  }
  new MutationObserver(changes => {
    const regions = new Set(changes.map(({ target }) =>
      (target instanceof Element ? target : target.parentElement)?.closest('section > [aria-live]')))
    for (const region of regions) if (region) tell(region)
  }).observe(document, { subtree: true, childList: true, characterData: true })
})()"""


# Something that fades in has too little contrast at first. Endless animations are not waited for, nor what
# Chromium never ends: a run hung on that once.
STILL = """() => Promise.race([
  Promise.allSettled(document.getAnimations()
    .filter((one) => one.effect?.getComputedTiming().endTime < 3000).map((one) => one.finished)),
  new Promise((resolve) => setTimeout(resolve, 4000))
])"""


# Boards measure their surroundings and are laid out anew a frame later, more than once: until nothing moved
# for some frames, transforms left aside. Something that keeps moving on purpose is not waited for.
# A page whose clock a test has stopped draws no frames.
AT_REST = """async () => {
  await document.fonts.ready
  const sizes = ['offsetLeft', 'offsetTop', 'offsetWidth', 'offsetHeight']
  const parts = () => [...document.querySelectorAll('body *')]
  let before = ''
  for (let same = 0, frames = 0; same < 4 && frames < 90; frames++) {
    await new Promise(requestAnimationFrame)
    const now = parts().map((one) => sizes.map((size) => one[size])).join()
    same = now === before ? same + 1 : 0
    before = now
  }
}"""


def measure(page: Page, script: str, *argument: Any) -> Any:
    """The value of a script, once the layout of the page has come to rest."""
    page.evaluate(AT_REST)
    return page.evaluate(script, *argument)


def box_of(what: Locator) -> FloatRect:
    """Where an element lies, once the layout has come to rest."""
    what.wait_for()
    what.page.evaluate(AT_REST)
    box = what.bounding_box()
    assert box, "it is not to be seen"
    return box


def still_wrong(page: Page, find: str) -> list[str]:
    """What this script still reports when everything has come to rest."""
    if not measure(page, find):
        return []
    page.wait_for_timeout(300)
    found: list[str] = page.evaluate(find)
    return found


class Process:
    """A process that runs servers, one after the other."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.browser.launcher"],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def order(self, order: str) -> str:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(f"{order}\n")
        self._process.stdin.flush()
        return self._process.stdout.readline()

    def end(self, kill: bool = False) -> None:
        assert self._process.stdin is not None and self._process.stdout is not None
        if kill:
            self._process.kill()
        self._process.stdin.close()
        self._process.wait(20)
        self._process.stdout.close()


IDLE: list[Process] = []  # processes without a server, to be used again


def end_processes() -> None:
    while IDLE:
        IDLE.pop().end()


class Server:
    """`speed`: of the table's time; `draws`: what the dice give, in order."""

    def __init__(
        self,
        folder: Path,
        *,
        speed: float,
        draws: Sequence[int],
        host: str,
        passcode: str | None = None,
        frames: Sequence[str] = (),
    ) -> None:
        self.folder, self.speed, self._draws, self._host = folder, speed, draws, host
        self._passcode, self._frames = passcode, frames
        self.port = 0
        self.phones: list[Phone] = []
        self.start()

    def start(self) -> None:
        self._process: Process | None = IDLE.pop() if IDLE else Process()
        wanted = {"folder": str(self.folder), "host": self._host, "port": self.port, "speed": self.speed}
        more = {"draws": [*self._draws], "passcode": self._passcode, "frames": [*self._frames]}
        said = self._process.order(json.dumps({**wanted, **more}))
        assert said, self.complaints
        self.port = int(said)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def complaints(self) -> str:
        return (self.folder / "complaints").read_text()

    @property
    def links(self) -> list[str]:
        """The links in the QR codes that the server drew."""
        return (self.folder / "tables.links").read_text().split()

    def cut(self) -> None:
        """Break every connection, as a change of network does."""
        self._order("cut")

    def let_pass(self, seconds: float) -> None:
        """Let table time pass at once, everywhere. Messages of phones wait until the server has leapt."""
        self._order("hold")
        for phone in self.phones:
            for page in phone.context.pages:
                page.evaluate("letPass", seconds)
        self._order(f"pass {seconds}")

    def happen(self, *events: Event) -> None:
        """Let these events happen at the server's tables, whatever the rules say."""
        self._order(f"happen {encode(events).decode()}")

    def announce(self, text: str = "") -> None:
        """Show it to everybody; without words, withdraw it."""
        self._order(f"announce {text}")

    def _order(self, order: str) -> None:
        assert self._process is not None
        assert self._process.order(order) == "done\n", self.complaints

    def kill(self) -> None:
        assert self._process is not None
        self._process.end(kill=True)
        self._process = None

    def stop(self) -> None:
        if self._process is not None:
            self._order("stop")
            IDLE.append(self._process)
            self._process = None


class Phone:
    """One browser of its own, with all that went wrong in it and all that it was told."""

    def __init__(self, context: BrowserContext, server: Server, url: str, lang: str, hurry: float) -> None:
        self.context, self.server, self.url, self.lang = context, server, url, lang
        self.words = WORDS[lang]
        self.faults: list[str] = []
        self._forgiven: list[str] = []
        self.frames: list[dict[str, Any]] = []  # received by any of its tabs,
        self.sights: list[dict[str, Any]] = []  # and what was seen by them, each moment as one
        context.on("page", self._listen)
        context.add_init_script(TIME % (server.speed, max(hurry, server.speed)))
        context.add_init_script(LISTEN)
        self.page = context.new_page()
        server.phones.append(self)

    def _listen(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda line: self.faults.append(line.text) if line.type == "error" else None)
        page.on("websocket", self._overhear)

    def _overhear(self, socket: WebSocket) -> None:
        look = ClientView()

        def hear(data: str | bytes) -> None:
            frame = json.loads(data)
            self.frames.append(frame)
            if frame["type"] in SIGHTS and (sight := look.hear(frame)) is not None:
                self.sights.append(sight)

        socket.on("framereceived", hear)

    def told_since(self, count: int) -> list[dict[str, Any]]:
        """What is new after so many frames. What a page that reconnects knew before is not."""
        newest = max((frame.get("number", 0) for frame in self.frames[:count]), default=0)
        return [frame for frame in self.frames[count:] if frame.get("number", inf) > newest]

    def forgive(self, *patterns: str) -> None:
        """Ignore messages of the browser that this test provokes."""
        self._forgiven += patterns

    @property
    def wrong(self) -> list[str]:
        return [
            fault for fault in self.faults if not any(re.search(pattern, fault) for pattern in self._forgiven)
        ]

    # Words

    def button(self, name: str | re.Pattern[str], exact: bool = True) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact and isinstance(name, str))

    def press(self, word: str) -> None:
        """A button by its key in WORDS."""
        self.button(self.words[word]).click()

    @property
    def says(self) -> Locator:
        """The sentence that tells whose move it is."""
        return self.page.locator(".bar .line p")

    def placed(self, name: str) -> Locator:
        """Where somebody stands when the game is over."""
        return self.page.locator("ol > li", has_text=name)

    @property
    def heard(self) -> list[str]:
        """What a screen reader was told since the page was loaded."""
        told: list[str] = self.page.evaluate("window.heard")
        return told

    def until(self, expression: str) -> None:
        """Wait for something that only a script can see. (The page's policy forbids to poll it there.)"""
        for _ in range(400):
            if self.page.evaluate(expression):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"{expression} has not come true")

    def acts_sent(self) -> list[dict[str, Any]]:
        """From now on, every act that this phone sends. Listen before it opens its table."""
        acts: list[dict[str, Any]] = []

        def note(data: str | bytes) -> None:
            if (message := json.loads(data))["type"] == "Act":
                acts.append(message)

        self.page.on("websocket", lambda socket: socket.on("framesent", note))
        return acts

    def listen_to_the_end(self) -> None:
        """Until nothing more is being said; between two sentences there is a short silence."""
        silence = 0
        while silence < 5:
            self.page.wait_for_timeout(50)
            said = self.page.locator("section > [aria-live]").all_text_contents()
            silence = 0 if any(said) else silence + 1

    def violations(self) -> list[str]:
        """What axe finds wrong with the page as it is, by day and by night."""
        found = []
        for scheme in ("light", "dark"):
            self.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            self.page.evaluate(STILL)
            for rule in Axe().run(self.page).response["violations"]:
                found += [
                    f"{scheme}: {rule['id']}: {node['failureSummary']} {node['html']}"
                    for node in rule["nodes"]
                ]
        return found

    # The way to a table

    def go(self, path: str) -> "Phone":
        self.page.goto(self.url + path)
        return self

    def open(self, game: str = "memo_dice") -> str:
        """A new table from the shelf; its code."""
        self.go("/")
        self.button(self.words["open"].format(GAMES[game])).click()
        self.page.wait_for_url(re.compile(r"/t/[A-Z]{4}$"))
        return self.page.url[-4:]

    def join(self, code: str) -> "Phone":
        """By typing the code on the shelf."""
        self.go("/")
        self.page.get_by_label(self.words["code"]).fill(code.lower())
        self.press("enter")
        self.page.wait_for_url(re.compile(f"/t/{code}$"))
        return self

    def sit(self, name: str) -> "Phone":
        self.page.get_by_label(self.words["name"], exact=True).fill(name)
        self.press("sit")
        expect(self.page.get_by_text(re.compile(rf"{name} \((you|toi)\)"))).to_be_visible()
        return self

    def add_local(self, name: str) -> None:
        """A further player on this device."""
        self.press("add local")
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_label(self.words["their name"], exact=True).fill(name)
        dialog.get_by_role("button", name=self.words["sit"]).click()
        expect(self.page.get_by_text(re.compile(rf"{name} \((you|toi)\)"))).to_be_visible()

    def add_bot(self, level: str = "goldfish") -> None:
        seats = self.page.locator("main ol > li:not(.free)")
        before = seats.count()
        self.button(self.words["add bot"]).first.click()  # an empty chair
        self.page.get_by_role("dialog").get_by_role("button", name=self.words[level]).click()
        expect(seats).to_have_count(before + 1)

    def choose(self, question: str, answer: str) -> None:
        """The host's answer to a question of the lobby."""
        group = self.page.get_by_role("group", name=question)
        group.locator("label", has_text=answer).click()
        expect(group.get_by_label(answer)).to_be_checked()

    def begin(self, *others: "Phone") -> None:
        """The host's to press; the others see it."""
        self.press("begin")
        for phone in (self, *others):
            phone.at("PlayingView")

    def at(self, phase: str) -> None:
        """Wait for a phase of the table: LobbyView, SealingView, PlayingView, EndedView."""
        expect(self.page.locator(f'[data-phase="{phase}"]')).to_be_visible()


NewPhone = Callable[..., Phone]
NewServer = Callable[..., Server]


def new_context(browser: Browser, width: int, height: int, lang: str, **more: Any) -> BrowserContext:
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale={**LOCALES, **FURTHER}[lang], **more
    )
    context.set_default_timeout(20_000)
    return context


def sit_down(host: Phone, *others: Phone, names: Sequence[str], game: str = "memo_dice") -> str:
    """A table with these people in the lobby, the host first; its code."""
    code = host.open(game)
    host.sit(names[0])
    for phone, name in zip(others, names[1:], strict=True):
        phone.go(f"/t/{code}").sit(name)
    return code


def hears(phone: Phone, words: str) -> None:
    """Wait until a screen reader has been told this. It is told one thing after the other."""
    for _ in range(300):
        if words in phone.heard:
            return
        phone.page.wait_for_timeout(100)
    raise AssertionError(f"{words} is not among {phone.heard}")
