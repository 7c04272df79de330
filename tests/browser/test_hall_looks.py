"""The views of a hall, whatever led there: nothing too wide, small or cut off; what the host presses."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from ninefold.engine import replace
from ninefold.server.wire.from_server import HallView
from tests.browser.hall_views import (
    CODE,
    NAMES,
    FakeHall,
    gathering,
    person,
    playing,
    seated,
    standing,
    stopped,
)
from tests.browser.phones import NewPhone, Phone, Server, measure, still_wrong
from tests.browser.test_access import SMALL, WIDER
from tests.browser.test_screen import CUT

SIZES = [(390, 664), (820, 1180), (1920, 1080)]
HOST: dict[str, Any] = {"host": True}
FACES = tuple(person(number, name="") for number in range(23))
TWO_WORDS = tuple(person(number, name=f"{NAMES[number]} {NAMES[-number - 1]}"[:20]) for number in range(22))
# By scene: what all see, and what this phone is. The host comes first: whoever becomes host hears of it.
SCENES: dict[str, tuple[HallView, dict[str, Any]]] = {
    "host, nobody": (gathering(games=()), HOST),
    "host, gathering": (gathering(23, games=("memo_dice", "fix", "oni"), of=3), HOST),
    "host, seated": (seated(24), HOST),
    "host, playing": (playing(24), HOST),
    "host, standing": (standing(24), HOST),
    "host, over": (standing(24, over=True, games=()), HOST),
    "host, ended early": (stopped(7), HOST),
    "at the door": (gathering(9), {}),
    "waiting": (gathering(23), {"you": 2}),
    "faces only": (gathering(faces_only=True, people=FACES), {"you": 2}),
    "late": (playing(24), {"you": 23}),
    "standing": (standing(24), {"you": 2}),
    "over": (standing(24, over=True), {"you": 2}),
    "ended early": (stopped(24), {"you": 2}),
}
BIG: dict[str, HallView] = {
    "nobody": gathering(games=()),
    "gathering": gathering(23),
    "two words a name": gathering(22, games=("memo_dice", "fix", "oni"), of=3, people=TWO_WORDS),
    "a crowd": gathering(200),
    "seated": seated(24),
    "playing": playing(24),
    "eight at a table": playing(25, 8, game="oni"),
    "fifty tables": playing(200),
    "standing": standing(24),
    "over": standing(24, over=True),
    "ended early": stopped(24),
}


@pytest.fixture(scope="module")
def server(processes: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("hall"), speed=5, draws=(), host="127.0.0.1")
    yield server
    server.stop()


def into(one: Phone, place: str, view: HallView, own: dict[str, Any]) -> FakeHall:
    hall = FakeHall(one, view, **own)
    one.go(f"/{place}/{CODE}")
    expect(one.page.locator(f"[data-hall={view.phase}]")).to_be_visible()
    return hall


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_scene_fits(server: Server, phone: NewPhone, width: int, height: int) -> None:
    found: dict[str, list[str]] = {}
    one = phone(server, width=width, height=height, reduced_motion="reduce")
    hall = into(one, "t", *SCENES["host, nobody"])
    for scene, (view, own) in SCENES.items():
        hall.own = own
        hall.show(view)
        expect(one.page.locator(f"[data-hall={view.phase}]")).to_be_visible()
        wide = measure(one.page, WIDER)
        found[scene] = one.page.evaluate(SMALL) + ([f"{wide} too wide"] if wide > 0 else [])
    assert {scene: wrong for scene, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize(("width", "height"), SIZES[1:])
def test_every_scene_fits_the_big_screen(server: Server, phone: NewPhone, width: int, height: int) -> None:
    found: dict[str, list[str]] = {}
    one = phone(server, width=width, height=height, reduced_motion="reduce")
    hall = into(one, "screen", BIG["nobody"], {})
    for scene, view in BIG.items():
        hall.show(view)
        expect(one.page.locator(f"[data-hall={view.phase}]")).to_be_visible()
        found[scene] = still_wrong(one.page, CUT)
    assert {scene: wrong for scene, wrong in found.items() if wrong} == {}


def test_axe_finds_nothing(server: Server, phone: NewPhone) -> None:
    one, tv = phone(server), phone(server, width=1920, height=1080)
    hall, big = into(one, "t", *SCENES["host, nobody"]), into(tv, "screen", BIG["nobody"], {})
    wrong = {}
    for scene in ("host, gathering", "host, playing", "waiting", "over"):
        view, hall.own = SCENES[scene]
        hall.show(view)
        wrong[scene] = one.violations()
    for scene in ("gathering", "playing", "over"):
        big.show(BIG[scene])
        wrong[f"big, {scene}"] = tv.violations()
    assert {where: found for where, found in wrong.items() if found} == {}


# How much of the picture the faces take, and how many of them are seen whole.
FACES_SEEN = """() => {
  const boxes = [...document.querySelectorAll('.standing .face')].map((one) => one.getBoundingClientRect())
  const [tops, bottoms] = [boxes.map(({ top }) => top), boxes.map(({ bottom }) => bottom)]
  const seen = boxes.filter(({ top, bottom }) => top >= 0 && bottom <= innerHeight)
  return [seen.length, (Math.max(...bottoms) - Math.min(...tops)) / innerHeight]
}"""


def test_a_hall_that_is_ended_early_thanks_everybody(server: Server, phone: NewPhone) -> None:
    tv = phone(server, width=1920, height=1080, reduced_motion="reduce")
    into(tv, "screen", stopped(24), {})
    expect(tv.page.get_by_role("heading", name="Thank you for playing!")).to_be_visible()
    expect(tv.page.get_by_text("there are no medals this time")).to_be_visible()
    faces, share = measure(tv.page, FACES_SEEN)
    assert faces == 24 and share > 0.5, (faces, share)
    guest = phone(server, reduced_motion="reduce")
    into(guest, "t", *SCENES["ended early"])
    expect(guest.page.locator(".standing .face")).to_have_count(24)


def test_the_host_runs_the_hall(server: Server, phone: NewPhone) -> None:
    host = phone(server, width=1280, height=720)
    hall = into(host, "t", gathering(23), HOST)
    dialog = host.page.get_by_role("dialog")

    def said(kind: str) -> dict[str, Any]:
        """The newest of its kind, without what every message has."""
        for _ in range(100):
            if hall.asked(kind):
                break
            host.page.wait_for_timeout(20)
        message = dict(hall.asked(kind)[-1])
        hall.sent.clear()
        return {key: value for key, value in message.items() if key not in ("id", "type")}

    host.button("FIX").click()
    assert said("ChooseHall")["games"] == ["fix"]
    host.button("One round more").click()
    assert said("ChooseHall")["games"] == ["memo_dice", "memo_dice"]
    host.button("Smaller tables").click()
    assert said("ChooseHall")["size"] == 3
    host.page.get_by_text("More settings").click()
    for group, answer, field, value in (
        ("Who sits with whom?", "By points", "mixing", "standing"),
        ("How long is a round?", "15 min", "minutes", 15),
    ):
        host.page.get_by_role("group", name=group).locator("label", has_text=answer).click()
        assert said("ChooseHall")[field] == value
    for switch, field, on in (
        ("All tables begin together", "together", False),
        ("Latecomers take", "late", False),
        ("Faces only", "faces_only", True),
    ):
        host.page.locator("label", has_text=switch).click()
        assert said("ChooseHall")[field] is on
    host.button("Ada").click()
    dialog.locator("label", has_text="A longer look").click()
    assert said("HelpPerson") == {"person": 0, "handicaps": ["look"]}
    helped = gathering(23)
    helped = replace(helped, people=(replace(helped.people[0], handicaps=("look",)), *helped.people[1:]))
    hall.show(helped)
    dialog.get_by_role("button", name="Close").click()
    expect(host.button("Ada A longer look")).to_be_visible()
    host.button("Seat everybody").click()
    assert said("SeatAll") == {}

    hall.show(playing(24))
    for presses, kind, fields in (
        (["Pause all tables"], "PauseTables", {"paused": True}),
        (["+5 min"], "Lengthen", {"minutes": 5}),
        (["End the round", "End it for everybody?"], "EndTables", {}),
        (["Table 2: what can be done", "Go on"], "PauseTables", {"paused": False, "table": 1}),
        (["Table 4: what can be done", "+5 min"], "Lengthen", {"minutes": 5, "table": 3}),
        (["Table 4: what can be done", "End this game", "Really end it?"], "EndTables", {"table": 3}),
        (["Yara", "Table 6"], "MovePerson", {"person": 23, "table": 5}),
        (["Table 1: what can be done", "Ada", "Let Ada wait"], "MovePerson", {"person": 0, "table": None}),
        (["Yara", "Make Yara the host of the hall"], "NameHallHost", {"person": 23}),
        (["Yara", "Send Yara out", "They cannot come back. Really?"], "SendOut", {"person": 23}),
    ):
        for press in presses:
            inside = dialog if dialog.count() else host.page
            inside.get_by_role("button", name=press, exact=True).last.click()
        assert (presses, said(kind)) == (presses, fields)
        expect(dialog).to_have_count(0)

    waiting = seated(24)
    hall.show(replace(waiting, tables=(replace(waiting.tables[0], phase="waiting"), *waiting.tables[1:])))
    host.button("Table 1: what can be done").click()
    host.button("Begin this table").click()
    assert said("BeginTables") == {"table": 0}
    hall.show(standing(24))
    host.button("End the hall").click()
    host.button("No more rounds?").click()
    assert said("CloseHall") == {}
