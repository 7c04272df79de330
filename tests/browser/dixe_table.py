"""MemoDiXe by hand: what players touch and see."""

# ruff: noqa: RUF001 (the page's own apostrophes)

import json
import re
from collections.abc import Iterable, Sequence
from typing import Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Locator, TimeoutError, expect

from ninefold.engine import Seat
from ninefold.games.memodixe import GAME
from ninefold.games.memodixe.actions import (
    Action,
    Again,
    Continue,
    Dixe,
    Done,
    Flip,
    Give,
    Look,
    Rethrow,
    SetAside,
    Steal,
    Swap,
    Take,
)
from ninefold.games.memodixe.prompts import mover
from ninefold.games.memodixe.state import Looking, Over, Phase
from ninefold.games.memodixe.view import Private, Public
from ninefold.parts.dixe.dice import Symbol
from ninefold.parts.dixe.views import Free, Kept, Spot, Turned
from tests.browser.dixe_script import Move, Story
from tests.browser.phones import STILL, Phone

WORDS: dict[str, dict[str, str]] = {
    "en": {
        "pi": "Pi",
        "clover": "Clover",
        "bomb": "Bomb",
        "skull": "Skull",
        "aum": "Aum",
        "sun": "Sun",
        "smiley": "Smiley",
        "bolt": "Bolt",
        "anchor": "Anchor",
        "mask": "Mask",
        "lying": "Die {}: {}, {} on top",
        "turned": "Die {}: {}, turned, {}",
        "glimpse": "Die {}: {}, only you see it: {}",
        "looked at": ", is being looked at",
        "free": "Place {}: empty",
        "kept": "Place {}: kept for {}’s die",
        "flipped": "Die {}: {}.",
        "Done": "Go on",
        "Again": "Play again",
        "Steal": "Steal from {}",
        "Give": "Give to {}",
        "Continue": "Play on",
        "Dixe": "DiXe! hold to shout",
    },
    "fr": {
        "pi": "Pi",
        "clover": "Trèfle",
        "bomb": "Bombe",
        "skull": "Crâne",
        "aum": "Aum",
        "sun": "Soleil",
        "smiley": "Sourire",
        "bolt": "Éclair",
        "anchor": "Ancre",
        "mask": "Masque",
        "lying": "Dé {}\u00a0: {}, {} dessus",
        "turned": "Dé {}\u00a0: {}, retourné, {}",
        "glimpse": "Dé {}\u00a0: {}, rien que pour toi\u00a0: {}",
        "looked at": ", on regarde dessous",
        "free": "Place {}\u00a0: vide",
        "kept": "Place {}\u00a0: gardée pour le dé d’{}",
        "flipped": "Dé {}\u00a0: {}.",
        "Done": "Continuer",
        "Again": "Rejouer",
        "Steal": "Voler à {}",
        "Give": "Donner à {}",
        "Continue": "Jouer encore",
        "Dixe": "DiXe\u202f! appui long pour crier",
    },
}

# What the board says of its nine places, and how many dice each player has.
BOARD = """() => [
  [...document.querySelectorAll('[data-cell]')].map(cell =>
    cell.querySelector('.die[aria-label]')?.ariaLabel ?? cell.querySelector('.unseen')?.textContent ?? ''),
  [...document.querySelectorAll('.players .count > [aria-hidden]')].map(count => Number(count.textContent)),
]"""


def word(phone: Phone, key: str, *filled: object) -> str:
    return WORDS[phone.lang][key].format(*filled)


class Table:
    """Phones that play a story, each at its seat. After every move all of them show what the rules say.

    Every kind of scene is tried with axe where the player sits who is to move; if `thorough`, on every phone.
    """

    def __init__(self, story: Story, names: Sequence[str], *phones: Phone, thorough: bool = False) -> None:
        self.names, self.phones, self.server, self.thorough = names, phones, phones[0].server, thorough
        self.state = story.begun
        self._moves = iter(story.moves)
        self._tried: set[type[Phase]] = set()
        self.all_see()

    def play(self, until: type[Phase]) -> None:
        """On to the next such phase."""
        for move in self._moves:
            self._do(move)
            if isinstance(self.state.phase, until):
                return
        raise AssertionError(f"no {until.__name__} comes any more")

    def _do(self, move: Move) -> None:
        if move.wait:
            self.let_pass(move.wait)
        for seat, phone in enumerate(self.phones):
            offered(phone, seat, [prompt.verb for prompt in GAME.prompts(self.state, seat)])
        phone = self.phones[move.seat]
        before = answers(phone)
        self.touch(phone, move.action)
        if move.lasts and not isinstance(move.action, Dixe):
            until_answered(phone, before)  # otherwise the leap of time could come first
            self.let_pass(move.lasts)
        self.state = move.after
        if not isinstance(self.state.phase, Over):
            self.all_see()

    def let_pass(self, seconds: float) -> None:
        self.server.let_pass(seconds + 0.05)

    def touch(self, phone: Phone, action: Action) -> None:
        match action:
            case Flip(place) | Take(place) | Rethrow(place) | SetAside(place):
                tap(phone, place)
            case Look(places) | Swap(places):
                tap(phone, *places)
            case Steal(seat) | Give(seat):
                player(phone, type(action).__name__, self.names[seat]).click()
            case Done() | Again() | Continue():
                phone.button(word(phone, type(action).__name__)).click()
            case Dixe():
                shout(phone)
                self.turn_up()

    def turn_up(self) -> None:
        """After a call, turn up die after die, each after its time."""
        for turned in range(len(self.state.lying)):
            for phone, _ in self.watching():
                expect(open_cells(phone)).to_have_count(turned)
            self.server.let_pass(0.4)

    def watching(self) -> Iterable[tuple[Phone, Seat]]:
        return zip(self.phones, self.state.seats, strict=True)

    def all_see(self) -> None:
        for phone, seat in self.watching():
            sees(phone, self.places(phone, seat), self.state.won)
        if type(self.state.phase) not in self._tried:
            self._tried.add(type(self.state.phase))
            self.try_scene()

    def try_scene(self) -> None:
        for phone in self.phones if self.thorough else [self.phones[mover(self.state)]]:
            accessible(phone)

    def places(self, phone: Phone, seat: Seat) -> list[str]:
        """What a seat's board says of the nine places."""
        public, private = GAME.public(self.state), GAME.private(self.state, seat)
        assert isinstance(public, Public) and isinstance(private, Private)
        square = public.square or private.square
        if not square:
            return [""] * 9
        says = [self._place(phone, number, spot) for number, spot in enumerate(square, 1)]
        if isinstance(self.state.phase, Looking):
            for place in self.state.phase.cells:
                says[place] += word(phone, "looked at")
        for glimpse in private.glimpses:
            spot = square[glimpse.cell]
            assert not isinstance(spot, Free | Kept)
            kind, symbol = spot.kind.title(), word(phone, glimpse.symbol)
            says[glimpse.cell] = word(phone, "glimpse", glimpse.cell + 1, kind, symbol)
        return says

    def _place(self, phone: Phone, number: int, spot: Spot) -> str:
        match spot:
            case Free():
                return word(phone, "free", number)
            case Kept(owner):
                return word(phone, "kept", number, self.names[owner])
            case Turned(kind, _, symbol):
                return word(phone, "turned", number, kind.title(), word(phone, symbol))
        return word(phone, "lying", number, spot.kind.title(), word(phone, spot.top))


def answers(phone: Phone) -> int:
    return sum(bool(frame.get("answer")) for frame in phone.frames)


def until_answered(phone: Phone, before: int) -> None:
    for _ in range(400):
        if answers(phone) > before:
            return
        phone.page.wait_for_timeout(50)
    raise AssertionError("the act was not answered")


def sees(phone: Phone, places: Sequence[str], won: Sequence[int]) -> None:
    wanted = [list(places), list(won)]
    try:
        phone.page.wait_for_function(
            f"wanted => JSON.stringify(({BOARD})()) === JSON.stringify(wanted)", arg=wanted
        )
    except TimeoutError:
        shown = phone.page.evaluate(BOARD)
        assert shown == wanted, f"{phone.page.url} shows {shown}, not {wanted}"


def cell(phone: Phone, place: int) -> Locator:
    return phone.page.locator(f'[data-cell="{place}"]')


def open_cells(phone: Phone) -> Locator:
    return phone.page.locator("[data-cell].open")


def tap(phone: Phone, *places: int) -> None:
    for place in places:
        cell(phone, place).get_by_role("button").click()


def player(phone: Phone, verb: str, name: str) -> Locator:
    """The place of a player who may be chosen."""
    return phone.page.locator(".players").get_by_role("button", name=word(phone, verb, name))


def shout(phone: Phone) -> None:
    """Hold the button until the call is heard."""
    button = phone.button(word(phone, "Dixe"))
    button.hover()
    phone.page.mouse.down()
    expect(button).to_have_count(0)
    phone.page.mouse.up()


def drawing(phone: Phone, place: int) -> str:
    """The lines of the symbol that a turned die shows."""
    markup: str = cell(phone, place).locator(".face.under .burn svg").inner_html()
    return markup


def shows(phone: Phone, symbol: Symbol, drawn: str = "") -> bool:
    """Whether the page, or what it keeps, holds a symbol now, in words or as a drawing, visibly or not."""
    page: str = phone.page.evaluate(
        "document.documentElement.outerHTML + JSON.stringify([{ ...localStorage }, { ...sessionStorage }])"
    )
    return word(phone, symbol) in page or (bool(drawn) and drawn in page)


def said(phone: Phone, words: str) -> None:
    """Wait until a screen reader was told."""
    try:
        phone.page.wait_for_function("words => heard.includes(words)", arg=words)
    except TimeoutError:
        assert words in phone.heard


def forgotten(phone: Phone, *symbols: Symbol) -> None:
    """Wait until no drawing is left under a die that lies, and what was said of these symbols has faded."""
    expect(phone.page.locator("[data-cell]:not(.open) .face.under .burn")).to_have_count(0)
    expect(phone.page.locator("body")).not_to_contain_text(
        re.compile("|".join(word(phone, symbol) for symbol in symbols))
    )


def told(frames: Sequence[dict[str, Any]], symbol: Symbol) -> list[dict[str, Any]]:
    """The messages of the server that name a symbol."""
    return [frame for frame in frames if f'"{symbol}"' in json.dumps(frame)]


def news(frames: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    return [news for frame in frames for _, news in frame.get("news") or ()]


def offered(phone: Phone, seat: Seat, verbs: Sequence[str]) -> None:
    """Wait until this is what the seat may do, no more and no less."""
    for _ in range(200):
        views = [sight["game"] for sight in phone.sights if sight.get("game") and sight["you"] == seat]
        told = [prompt["verb"] for prompt in views[-1]["prompts"]]
        if told == verbs:
            return
        phone.page.wait_for_timeout(50)
    raise AssertionError(f"{seat} is offered {told}, the rules say {verbs}")


def accessible(phone: Phone) -> None:
    phone.page.evaluate(STILL)  # what is still fading in has too little contrast
    found = Axe().run(phone.page, options={"resultTypes": ["violations"]})
    assert found.violations_count == 0, found.generate_report()
