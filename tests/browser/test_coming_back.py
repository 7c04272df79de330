"""Phones that slept, went out of reach or lost their server: back in their seat, and nothing is lost."""

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.cups import DIE_OF, SHORT, cover, draws, open_die, row, shows, throw, word
from tests.browser.phones import NewPhone, NewServer, Phone, Server, sit_down

SOON_MS = 5_000  # they need less than two seconds on a machine that does nothing else
CALM = 0.5
VISIBLE = """(state) => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
  document.dispatchEvent(new Event('visibilitychange'))
}"""


class Way:
    """A phone's way to the server, which can be lost and found. (The browser's own switch spares sockets.)"""

    def __init__(self, phone: Phone) -> None:
        self._phone, self._there = phone, True
        self._routes: list[WebSocketRoute] = []
        phone.page.route_web_socket("**/ws", self._travel)

    def _travel(self, route: WebSocketRoute) -> None:
        if self._there:
            self._routes.append(route)
            route.connect_to_server()
        else:
            route.close()

    def lose(self) -> None:
        self._there = False
        self._phone.context.set_offline(True)
        for route in self._routes:
            route.close()
        expect(self._phone.page.get_by_text("Reconnecting …")).to_be_visible()

    def find(self) -> None:
        self._there = True
        self._phone.context.set_offline(False)


def at_play(server: Server, phone: NewPhone) -> tuple[Phone, Phone, Way]:
    """Ada has thrown the first die and will cover it; then it is Ben's turn."""
    ada, ben = phone(server), phone(server)
    way = Way(ben)
    sit_down(ada, ben, names=["Ada", "Ben"])
    ada.begin(ben)
    throw(ada, SHORT[0])
    expect(open_die(ben, SHORT[0])).to_be_visible()
    ben.listen_to_the_end()
    return ada, ben, way


def back(ben: Phone) -> None:
    """He is back in his seat: the cup that came meanwhile is there, its picture is not shown."""
    expect(ben.page.get_by_text("Reconnecting …")).to_have_count(0, timeout=SOON_MS)
    expect(row(ben)).to_have_count(1, timeout=SOON_MS)
    expect(ben.says).to_have_text("Your turn: pick a die and throw it.", timeout=SOON_MS)
    assert not shows(ben, SHORT[0])
    throw(ben, SHORT[1])


def test_a_phone_reconnects_when_it_wakes(serve: NewServer, phone: NewPhone) -> None:
    # clauses: MD-15
    server = serve(speed=CALM, draws=draws(0, SHORT))
    ada, ben, _ = at_play(server, phone)
    life = ben.context.new_cdp_session(ben.page)
    ben.page.evaluate(VISIBLE, "hidden")
    life.send("Page.setWebLifecycleState", {"state": "frozen"})
    server.cut()
    expect(row(ada)).to_have_count(1)  # nobody covers it: the table does in the end
    life.send("Page.setWebLifecycleState", {"state": "active"})
    ben.page.evaluate(VISIBLE, "visible")
    back(ben)


def test_a_phone_reconnects_after_a_change_of_network(serve: NewServer, phone: NewPhone) -> None:
    # clauses: MD-15
    server = serve(speed=CALM, draws=draws(0, SHORT))
    ada, ben, way = at_play(server, phone)
    way.lose()
    cover(ada, 0)
    way.find()
    back(ben)


def test_a_press_while_offline_is_done_once(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=CALM, draws=draws(0, SHORT))
    ada, ben, way = at_play(server, phone)
    cover(ada, 0)
    expect(row(ben)).to_have_count(1)
    way.lose()
    ben.button(word(ben, "throw", DIE_OF[SHORT[1]] + 1)).click()
    way.find()
    for one in (ada, ben):
        expect(open_die(one, SHORT[1])).to_be_visible(timeout=SOON_MS)


def test_a_phone_reconnects_after_a_reload(serve: NewServer, phone: NewPhone) -> None:
    # clauses: MD-15
    server = serve(speed=CALM, draws=draws(0, SHORT))
    ada, ben, _ = at_play(server, phone)
    cover(ada, 0)
    ben.page.reload()
    back(ben)


def test_the_game_continues_after_the_server_was_killed(serve: NewServer, phone: NewPhone) -> None:
    # clauses: MD-15
    server = serve(speed=CALM, draws=draws(0, SHORT))
    ada, ben, _ = at_play(server, phone)
    cover(ada, 0)
    expect(row(ben)).to_have_count(1)
    for one in (ada, ben):
        one.forgive("net::ERR_")
    server.kill()
    expect(ben.page.get_by_text("Reconnecting …")).to_be_visible()
    server.start()
    back(ben)
    expect(open_die(ada, SHORT[1])).to_be_visible()


def test_nothing_can_be_pressed_while_the_table_waits_for_people(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=CALM, draws=draws(0, SHORT))
    ada, ben, _ = at_play(server, phone)
    cover(ada, 0)
    asked = ben.page.locator(".board button:not([aria-disabled])")
    expect(asked).not_to_have_count(0)
    other = ada.page.url
    for one in (ada, ben):
        one.forgive("net::ERR_")
    ada.page.goto("about:blank")
    server.kill()
    server.start()
    expect(ben.says).to_have_text("Waiting for Ada. The clock is stopped.", timeout=SOON_MS)
    expect(asked).to_have_count(0)
    ada.page.goto(other)
    back(ben)


def test_the_television_stops_waiting_when_the_phones_do(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=CALM, draws=draws(0, SHORT))
    ada, ben, _ = at_play(server, phone)
    cover(ada, 0)
    other = ada.page.url
    screen = phone(server, width=1280, height=720).go(f"/screen/{other.rsplit('/', 1)[-1]}")
    says = screen.page.locator(".says")
    for one in (ada, ben, screen):
        one.forgive("net::ERR_")
    ada.page.goto("about:blank")
    server.kill()
    server.start()
    expect(says).to_have_text("Waiting for Ada. The clock is stopped.", timeout=SOON_MS)
    ada.page.goto(other)
    expect(ben.says).to_have_text("Your turn: pick a die and throw it.", timeout=SOON_MS)
    expect(says).to_have_text("Ben picks a die.", timeout=SOON_MS)


def test_another_tab_takes_over_and_the_first_can_take_it_back(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=CALM, draws=draws(0, SHORT))
    ada, ben, _ = at_play(server, phone)
    cover(ada, 0)
    first, second = ben.page, ben.context.new_page()
    second.goto(first.url)
    expect(first.get_by_role("heading", name="You are now playing in another window.")).to_be_visible()
    ben.button("Play here").click()
    expect(second.get_by_role("heading", name="You are now playing in another window.")).to_be_visible()
    back(ben)


def test_a_phone_that_slept_through_the_end_joins_the_next_game(serve: NewServer, phone: NewPhone) -> None:
    """Each has its own board, on phones and on television."""
    server = serve(speed=CALM)
    ada, ben, tv = phone(server), phone(server), phone(server, width=1280, height=800)
    ways = [Way(ben), Way(tv)]
    code = sit_down(ada, ben, names=["Ada", "Ben"], game="memodixe")
    tv.go(f"/screen/{code}")
    ada.begin(ben, tv)
    for one in (ben, tv):
        expect(one.page.get_by_role("group", name="The square of dice")).to_be_visible()
        one.forgive("net::ERR_")
    for way in ways:
        way.lose()
    ada.press("menu")
    ada.button("Stop the game").click()
    ada.button("Stop it for everybody?").click()
    ada.button("Another game").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="FIX").click()
    expect(ada.page.get_by_role("heading", name="FIX")).to_be_visible()
    ada.begin()
    for way in ways:
        way.find()
    for one in (ben, tv):
        expect(one.page.get_by_text("Round 1 of 7")).to_be_visible(timeout=SOON_MS)
        expect(one.page.get_by_role("group", name="The square of dice")).to_have_count(0)
