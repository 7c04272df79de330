"""Nothing hides the table: on a phone on its side, zoomed, or in very large letters all is reached."""

import pytest
from playwright.sync_api import expect

from ninefold.engine import Event
from ninefold.games import SHELF
from ninefold.games.memo_dice.events import RoundScored
from ninefold.games.memodixe.events import GameEnded
from ninefold.games.oni.events import ClockRang
from tests.browser.names import LONGEST, NAMES
from tests.browser.phones import GAMES, NewPhone, NewServer, Phone, box_of, measure, still_wrong
from tests.browser.scenes import NEEDED, READ, SCENES
from tests.browser.volume import mostly_long

# What can be pressed but lies outside the page, or under something else, however one scrolls.
HIDDEN = """() => {
  const own = (one, there) =>
    there && (one.contains(there) || there.contains(one) || one.labels?.[0]?.contains(there))
  const wrong = []
  for (const one of document.querySelectorAll('main button, main input, main a, header button')) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('[inert]')) continue
    one.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const { left, right, top, bottom, width } = one.getBoundingClientRect()
    const name = one.getAttribute('aria-label') || one.textContent.trim() || one.tagName
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    if (left < -1 || right > innerWidth + 1) wrong.push(`${name}: outside, ${left} to ${right}`)
    else if (width && !own(one, there)) wrong.push(`${name}: covered by ${there?.outerHTML.slice(0, 80)}`)
  }
  scrollTo(0, 0)
  return wrong
}"""
PLACES = {
    "a phone": (390, 664, 100),
    "a tablet": (820, 1180, 100),
    "a laptop": (1280, 800, 100),
    "a television": (1920, 1080, 100),
    "on its side": (844, 390, 100),
    "zoomed to 200 %": (640, 400, 100),
    "text at 200 %": (390, 664, 200),
}

# What ends a game at once; the others are stopped.
ENDS: dict[str, Event] = {
    "memo_dice": RoundScored((21, 12, 8, 3)),
    "memodixe": GameEnded(),
    "oni": ClockRang(),
}


@pytest.mark.parametrize("game", mostly_long(GAMES, "oni"))
def test_everything_can_be_reached(serve: NewServer, phone: NewPhone, game: str) -> None:
    server = serve(speed=0.02)
    ada = phone(server, reduced_motion="reduce")
    ada.open(game)
    wrong: dict[str, list[str]] = {}

    def look(scene: str) -> None:
        for place, (width, height, text) in PLACES.items():
            ada.page.set_viewport_size({"width": width, "height": height})
            ada.page.evaluate("(text) => { document.documentElement.style.fontSize = `${text}%` }", text)
            if found := still_wrong(ada.page, HIDDEN):
                wrong[f"{scene}, {place}"] = found
        ada.page.evaluate("document.documentElement.style.fontSize = ''")
        ada.page.set_viewport_size({"width": 390, "height": 844})

    look("sitting down")
    ada.sit("Ada")
    for _ in range(SHELF[game].seats[-1] - 1):
        ada.add_bot()
    for question, answer in NEEDED.get(game, ()):
        ada.choose(question, answer)
    look("lobby")
    ada.begin()
    ada.page.wait_for_timeout(1500)
    look("play")
    for scene, events in SCENES[game](SHELF[game].seats[-1]).items():
        server.happen(*events)
        server.let_pass(READ[game])
        look(scene)
    if game in ENDS:
        server.happen(ENDS[game])
        server.let_pass(5)
    else:
        ada.press("menu")
        ada.button("Stop the game").click()
        ada.button("Stop it for everybody?").click()
    ada.at("EndedView")
    ada.button(ada.words["again"]).wait_for()
    look("end")
    assert wrong == {}


# Places and boxes of what must stay, and where the bar begins.
LIES = """(what) => {
  const { x, y, width, height } = document.querySelector(what).getBoundingClientRect()
  const bar = document.querySelector('.bar')
  const above = getComputedStyle(bar).position === 'sticky' ? bar.getBoundingClientRect().top : innerHeight
  return [[x, y, width, height].map(Math.round), Math.round(above)]
}"""
STAYS = {"memo_dice": ".track", "memodixe": ".square", "jinx": "[data-square]"}
UPRIGHT = {name: size for name, size in PLACES.items() if size[0] > 380 and size[2] == 100 and size[1] > 600}


def seated(phone: Phone, game: str, *answers: tuple[str, str], name: str = "Ada") -> None:
    """Every chair is taken, and the game has begun."""
    phone.open(game)
    phone.sit(name)
    for _ in range(SHELF[game].seats[-1] - 1):
        phone.add_bot()
    for question, answer in (*answers, *NEEDED.get(game, ())):
        phone.choose(question, answer)
    phone.begin()
    phone.page.locator(".board").wait_for()


@pytest.mark.parametrize("place", mostly_long(UPRIGHT, "a phone"))
def test_the_track_does_not_move_when_the_bar_changes(serve: NewServer, phone: NewPhone, place: str) -> None:
    server = serve(speed=0.02)
    width, height, _ = UPRIGHT[place]
    ada = phone(server, width=width, height=height, reduced_motion="reduce")
    seated(ada, "memo_dice")
    lies: dict[str, list[int]] = {}
    for scene, events in SCENES["memo_dice"](4).items():
        server.happen(*events)
        ada.page.wait_for_timeout(400)
        lies[scene], bar = measure(ada.page, LIES, STAYS["memo_dice"])
        assert lies[scene][1] + lies[scene][3] <= bar, (scene, "the bar covers the track")
    assert {tuple(box) for box in lies.values()} == {tuple(lies["begun"])}, lies


@pytest.mark.parametrize("place", mostly_long(UPRIGHT, "a tablet"))
def test_no_picture_of_the_wall_is_in_a_box_that_scrolls(
    serve: NewServer, phone: NewPhone, place: str
) -> None:
    server = serve(speed=0.02)
    width, height, _ = UPRIGHT[place]
    ada = phone(server, width=width, height=height, reduced_motion="reduce")
    seated(ada, "memo_dice", ("How are pictures named?", "Find the picture"))
    server.happen(*SCENES["memo_dice"](4)["recalling"])
    server.let_pass(READ["memo_dice"])  # first the cup that was lifted is seen
    ada.page.get_by_role("group", name="All pictures").wait_for()
    boxed, small, below = measure(
        ada.page,
        """() => {
          const wall = document.querySelector('.wall')
          const boxed = []
          for (let box = wall; box.tagName !== 'MAIN'; box = box.parentElement)
            if (box.scrollHeight > box.clientHeight + 1 && getComputedStyle(box).overflowY !== 'visible')
              boxed.push(box.className)
          const pictures = [...wall.querySelectorAll('button')].map((one) => one.getBoundingClientRect())
          const bar = document.querySelector('.bar').getBoundingClientRect().top
          return [boxed, pictures.filter((one) => one.width < 44).length,
            pictures.filter((one) => one.bottom > bar).length]
        }""",
    )
    assert (boxed, small) == ([], 0)
    assert below == 0 or width < 700, "where there is room, all of them are seen at once"


@pytest.mark.parametrize(
    ("game", "lang"), mostly_long([("memodixe", "en"), ("jinx", "en"), ("jinx", "fr")], ("jinx", "fr"))
)
def test_things_to_remember_do_not_move(serve: NewServer, phone: NewPhone, game: str, lang: str) -> None:
    """Once the bar has had its buttons, nothing moves any more when they come or go."""
    server = serve(speed=0.02)
    ada = phone(server, width=390, height=664, lang=lang, reduced_motion="reduce")
    seated(ada, game)
    lies = {}
    for scene, events in SCENES[game](6).items():
        server.happen(*events)
        ada.page.wait_for_timeout(400)
        lies[scene] = measure(ada.page, LIES, STAYS[game])[0]
    assert len({tuple(box) for box in lies.values()}) == 1, lies


def test_a_tablet_has_its_own_layout(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=0.02)
    ada = phone(server, width=820, height=1180, reduced_motion="reduce")
    seated(ada, "memo_dice")
    server.happen(*SCENES["memo_dice"](4)["hiding"])
    row = ada.page.locator(".board .row ol")
    row.wait_for()
    letters, tray, (left, right) = measure(
        ada.page,
        """() => {
          const places = [...document.querySelectorAll('.board .row li')]
            .map((one) => one.getBoundingClientRect())
          return [
            parseFloat(getComputedStyle(document.documentElement).fontSize),
            document.querySelector('.tray').getBoundingClientRect().width,
            [Math.min(...places.map((one) => one.left)), Math.max(...places.map((one) => one.right))],
          ]
        }""",
    )
    assert letters >= 20 and tray > 820 / 2
    waiting = box_of(ada.page.locator(".choice ul .cup").first)
    assert waiting and waiting["width"] > 0.35 * tray / 3, "cups are no smaller than dice make them look"
    assert abs(left - (820 - right)) < 4, "the row is in the middle, with the places that are still empty"


@pytest.mark.parametrize("game", mostly_long(GAMES, "memodixe"))
def test_every_player_has_a_face_and_a_whole_name(serve: NewServer, phone: NewPhone, game: str) -> None:
    server = serve(speed=0.02)
    ada = phone(server, reduced_motion="reduce")
    seated(ada, game, name=LONGEST[0])
    server.happen(*next(iter(SCENES[game](SHELF[game].seats[-1]).values())))
    server.let_pass(READ[game])
    wrong = {}
    for place, (width, height, text) in PLACES.items():
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.evaluate("(text) => { document.documentElement.style.fontSize = `${text}%` }", text)
        if found := still_wrong(ada.page, NAMES):
            wrong[place] = found
    assert wrong == {}


def test_nothing_lies_over_a_picture_or_the_next_player(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=0.02)
    ada = phone(server, width=390, height=664, reduced_motion="reduce")
    seated(ada, "jinx")
    scenes = SCENES["jinx"](6)
    overlap = """(pairs) => pairs.map(([over, under]) => {
      const boxes = (what) => [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect())
      return boxes(over).flatMap((a) => boxes(under).filter((b) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)).length
    })"""
    server.happen(*scenes["own clue"])
    ada.page.locator(".bubble").first.wait_for()
    for width, height in ((390, 664), (844, 390), (1280, 800), (1920, 1080)):
        server.happen(*scenes["own clue"])
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.locator(".bubble").first.wait_for()
        ribbon, words, square = measure(
            ada.page,
            overlap,
            [[".ribbon", ".print"], [".bubble", ".headline > *"], [".bubble", "[data-square] > *"]],
        )
        # the ribbon hangs below one picture; its own is the only one that it might touch
        assert (ribbon, words, square) == (0, 0, 0), (width, height)
        bubbles = ada.page.locator(".bubble").count()
        own = measure(ada.page, overlap, [[".bubble", "li[data-seat]"], [".bubble", "li .fitted"]])
        assert own == [bubbles, 0], "each over its own player, but not over the name"


@pytest.mark.parametrize("game", mostly_long(["memodixe", "oni"], "oni"))
def test_the_number_of_a_place_lies_on_its_die(serve: NewServer, phone: NewPhone, game: str) -> None:
    server = serve(speed=0.02)
    ada = phone(server, width=1280, height=800, reduced_motion="reduce")
    seated(ada, game)
    server.happen(*next(iter(SCENES[game](SHELF[game].seats[-1]).values())))
    server.let_pass(READ[game])
    ada.page.wait_for_timeout(600)
    hidden = measure(
        ada.page,
        """() => [...document.querySelectorAll('[data-cell]')].filter((cell) => {
          const number = [...cell.children].at(-1)
          number.style.pointerEvents = 'auto'
          const { left, right, top, bottom } = number.getBoundingClientRect()
          return document.elementFromPoint((left + right) / 2, top + 2) !== number
            || document.elementFromPoint((left + right) / 2, bottom - 2) !== number
        }).map((cell) => cell.dataset.cell)""",
    )
    assert hidden == []


@pytest.mark.parametrize("game", mostly_long(GAMES, "jinx"))
def test_a_table_in_play_is_as_wide_as_the_phone(serve: NewServer, phone: NewPhone, game: str) -> None:
    """A phone shows a page that is wider than itself smaller, and what is fixed to its bottom falls off."""
    ada = phone(serve(), width=390, height=664, is_mobile=True, has_touch=True)
    ada.open(game)
    ada.sit("Ada")
    for _ in range(SHELF[game].seats[0] - 1):
        ada.add_bot()
    ada.begin()
    ada.page.wait_for_timeout(1000)
    assert measure(ada.page, "[innerWidth, innerHeight, document.documentElement.scrollWidth]") == [
        390,
        664,
        390,
    ]


def test_what_the_symbols_do_is_never_under_the_bar(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=0.02)
    ada = phone(server, width=390, height=664, reduced_motion="reduce")
    seated(ada, "memodixe")
    legend = ada.button("The ten symbols")
    expect(ada.page.locator(".telling .panel")).to_be_hidden()  # the bar says what is to be done
    for scene, events in SCENES["memodixe"](6).items():
        server.happen(*events)
        ada.page.wait_for_timeout(400)
        box, bar = box_of(legend), box_of(ada.page.locator(".bar"))
        assert box and bar and box["y"] + box["height"] <= bar["y"], scene


def test_the_dice_of_the_others_are_seen(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=0.02)
    ada = phone(server, width=390, height=664, reduced_motion="reduce")
    seated(ada, "fix")
    screen = phone(server, width=1920, height=1080, reduced_motion="reduce").go(
        f"/screen/{ada.page.url[-4:]}"
    )
    screen.at("PlayingView")
    server.happen(*SCENES["fix"](5)["racing"])
    for one, least in ((ada, 34), (screen, 70)):
        dice = one.page.locator(".place .spot [data-die]")
        expect(dice.first).to_be_visible()
        one.page.wait_for_timeout(400)
        small = [box["width"] for die in dice.all() if (box := box_of(die)) and box["width"] < least]
        assert small == []
    pad, bar = (box_of(ada.page.locator(one)) for one in ("[data-pad]", ".bar"))
    assert pad and bar and pad["y"] + pad["height"] <= bar["y"]


@pytest.mark.parametrize("touch", [True, False], ids=["finger", "mouse"])
@pytest.mark.parametrize("game", mostly_long([game for game in GAMES if game != "memo_dice"], "fix"))
def test_keys_are_shown_if_there_is_a_keyboard(
    serve: NewServer, phone: NewPhone, game: str, touch: bool
) -> None:
    server = serve(speed=0.02)
    ada = phone(server, reduced_motion="reduce", is_mobile=touch, has_touch=touch)
    seated(ada, game)
    scene = "racing" if game == "fix" else next(iter(SCENES[game](SHELF[game].seats[-1])))
    server.happen(*SCENES[game](SHELF[game].seats[-1])[scene])
    server.let_pass(READ[game])
    ada.page.wait_for_timeout(500)
    named = [key for key in ada.page.locator("main kbd").all() if key.is_visible()]
    assert (len(named) == 0) == touch
