"""Oni by hand: a table of four at which any card can be turned up, and what its phones show."""

from collections.abc import Iterable, Sequence
from typing import Any

from playwright.sync_api import Locator, expect

from ninefold.engine import Event, Seat
from ninefold.games.oni.box import Card
from ninefold.games.oni.events import (
    CallJudged,
    CardDrawn,
    ClockStarted,
    DieWon,
    EffectsEnded,
    NextPressed,
    SquareThrown,
    TurnBegun,
    TurnCame,
)
from ninefold.parts.dixe.dice import Die
from tests.browser.phones import NewPhone, NewServer, Phone, Server, measure, sit_down

# The first two hide the same, and the next two; the last three are won before anything is shown.
SQUARE = (
    *(Die("oni", "clover", "bomb"), Die("blaireau", "clover", "pi"), Die("yorick", "smiley", "skull")),
    *(Die("hanuman", "smiley", "pi"), Die("arkan", "skull", "mask"), Die("oni", "anchor", "bolt")),
    *(Die("yorick", "mask", "bomb"), Die("blaireau", "aum", "sun"), Die("hanuman", "bolt", "smiley")),
)
WON = 3
SPEED = 0.02  # of the server's clock: nothing ends before the test has looked at it
STILL = {"reduced_motion": "reduce"}
NAMES = ("Olga", "Ada", "Ben", "Cy")  # the first is Oni


class Table:
    """Sets the table anew, as often as a test likes: each card is in the deck once."""

    def __init__(self, server: Server, phones: Sequence[Phone]) -> None:
        self.server, self.phones = server, phones
        self.oni, self.ada, self.ben, self.cy = phones
        self._wins = 0
        self.aside: tuple[int, ...] = ()

    def turn_up(self, *cards: tuple[Card, Seat], turn: Seat = 2, begun: bool = True) -> None:
        """A full clock, three won dice, and these cards, each for its "you". Then it is this seat's turn."""
        events: list[Event] = [EffectsEnded(self.aside), CallJudged(1, False)]
        events += [SquareThrown(SQUARE), ClockStarted(1)]
        self.aside = ()
        for place in range(WON):
            self._wins += 1
            events.append(DieWon(1, len(SQUARE) - 1 - place, self._wins, "bolt"))
        for card, seat in cards:
            events += [NextPressed(seat), CardDrawn(seat, card)]
        events.append(TurnCame(turn))
        if begun:
            events.append(TurnBegun(turn))
        self.server.happen(*events)
        for card, _ in cards[-1:]:
            for phone in self.phones:
                expect(phone.page.locator(f'.over [data-card="{card}"]')).to_be_visible()

    def look(self) -> None:
        """Look at the card until it has been read."""
        self.pass_by(3.3)
        for phone in self.phones:
            expect(phone.page.locator(".over .card")).to_have_count(0)

    def pass_by(self, seconds: float) -> None:
        self.server.let_pass(seconds)

    def bag_has(self, dice: int) -> None:
        for phone in self.phones:
            expect(phone.page.locator(".bag .count")).to_have_text(str(dice))

    def running(self, *cards: Card) -> None:
        """Wait until every screen shows these effects along the edge."""
        for phone in self.phones:
            expect(phone.page.locator("[data-effect]")).to_have_count(len(cards))
            for card in cards:
                expect(effect(phone, card)).to_be_visible()

    def penalty(self, kind: str = "Hanuman") -> None:
        """Let Oni throw a won die back in sight of all."""
        before = int(self.oni.page.locator(".bag .count").inner_text())
        act(self.oni, "Die " + kind).click()
        self.bag_has(before - 1)


def act(phone: Phone, name: str, exact: bool = False) -> Locator:
    """A control of the bar."""
    return phone.page.locator(".dock").get_by_role("button", name=name, exact=exact)


def effect(phone: Phone, card: Card) -> Locator:
    return phone.page.locator(f'[data-effect="{card}"]')


def cell(phone: Phone, place: int) -> Locator:
    return phone.page.locator(f'[data-cell="{place}"]')


def tap(phone: Phone, *places: int) -> None:
    for place in places:
        cell(phone, place).get_by_role("button").click()


# The notes shown over the square, in order. They disappear before a slow machine has looked at four phones.
NOTED = """(() => {
  const noted = window.noted = []
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const one of addedNodes)
        if (one instanceof Element && one.matches('.board ~ .note')) noted.push(one.textContent.trim())
  }).observe(document, { subtree: true, childList: true })
})()"""


def notes(phones: Iterable[Phone], text: str) -> None:
    """Wait until this note was shown, after the notes of earlier calls."""
    for phone in phones:
        phone.until(f"noted.some((told) => told.startsWith({text!r}))")
        phone.page.evaluate(
            "(text) => noted.splice(0, 1 + noted.findIndex((told) => told.startsWith(text)))", text
        )


def nobody_has(phones: Iterable[Phone], name: str) -> None:
    for phone in phones:
        expect(act(phone, name)).to_have_count(0)


# Every control: whether a finger can meet it, and how large it is.
CONTROLS = """() => [...document.querySelectorAll(':is(.dock, .bar, [data-effect], [data-cell]) button')]
  .map((button) => {
    const { left, top, right, bottom, width, height } = button.getBoundingClientRect()
    const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    const name = button.ariaLabel ?? button.innerText
    return { name, free: button.contains(met), inside, large: width >= 43.9 && height >= 43.9 }
  }).filter(({ free, inside, large }) => !free || !inside || !large)"""
SQUARE_SEEN = """() => {
  const box = (what) => document.querySelector(what).getBoundingClientRect()
  const square = box('.square .square'), edge = box('.edge')
  return (square.top >= edge.bottom - 1 || square.right <= edge.left + 1)
    && square.bottom <= box('.bar').top + 1
}"""
# What lies over a control of the dock, or a word that is broken to fit in.
COVERED = """() => {
  const lying = document.querySelectorAll('.over .card, [data-cell] .die')
  const boxes = [...lying].map((it) => it.getBoundingClientRect())
  return [...document.querySelectorAll('.dock button')].filter((button) => {
    const { left, top, right, bottom } = button.getBoundingClientRect()
    const over = (box) => box.left < right && box.right > left && box.top < bottom - 1 && box.bottom > top + 1
    return boxes.some(over)
  }).map((button) => button.ariaLabel ?? button.innerText)
}"""
LABELS = ".dock .label, .dock .shut > span:last-child"
BROKEN = """(labels) => [...document.querySelectorAll(labels)].filter((label) => {
  const words = document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
  for (let text = words.nextNode(); text; text = words.nextNode())
    for (const { index, 0: word } of text.data.matchAll(/\\S+/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const { right } = label.closest('button').getBoundingClientRect()
      if (range.getClientRects().length > 1 || range.getBoundingClientRect().right > right + 1) return true
    }
  return false
}).map((label) => label.innerText)"""


def hindered(phone: Phone) -> list[str]:
    """Controls that no finger can reach, and words that are broken."""
    wrong = [f"out of reach: {one}" for one in measure(phone.page, CONTROLS)]
    wrong += [f"covered: {one}" for one in measure(phone.page, COVERED)]
    wrong += [f"broken: {one}" for one in measure(phone.page, BROKEN, LABELS)]
    return wrong + ([] if measure(phone.page, SQUARE_SEEN) else ["the square is not seen whole"])


def reachable(*phones: Phone) -> None:
    for phone in phones:
        wrong = hindered(phone)
        assert not wrong, wrong


def four(
    serve: NewServer,
    phone: NewPhone,
    level: str = "Hard",
    acts: str | None = None,
    lang: str = "en",
    **more: Any,
) -> Table:
    """`lang`: what all but the host read."""
    server = serve(speed=SPEED)
    phones = [phone(server, lang=each, **STILL, **more) for each in ("en", lang, lang, lang)]
    for one in phones:
        one.context.add_init_script(NOTED)
    sit_down(*phones, names=NAMES, game="oni")
    phones[0].choose("How hard?", level)
    if acts:
        phones[0].choose("How do you do what the cards say?", acts)
    phones[0].begin(*phones[1:])
    return Table(server, phones)
