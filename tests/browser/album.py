"""python -m tests.browser.album FOLDER: pictures of shelf, lobby, play, end and an evening, to be looked at.

Every game at four sizes, by day and by night, from a chair at the table and, at the size of a television,
from across the room. Made anew at will: no test compares them. For translators: `--lang de --size phone`.
"""

import argparse
import asyncio
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path

from playwright.async_api import Page, async_playwright

from ninefold.engine import Event
from ninefold.games import SHELF
from ninefold.games.memo_dice import events as memo_dice
from ninefold.games.memodixe import events as memodixe
from testkit.protocol_client import Player
from tests.browser.conftest import CHROMIUM
from tests.browser.phones import FURTHER, LOCALES, STILL, TIME, Server, end_processes

SIZES = {"phone": (390, 844), "tablet": (820, 1180), "laptop": (1280, 800), "tv": (1920, 1080)}
TOUCHED = ("phone", "tablet")  # the others have a mouse and keys
SPEED = 20.0
EVENING = "evening"
MOVES = 14  # of the one person, before play is shown


Pages = Mapping[str, Page]  # by size


async def take(page: Page, folder: Path, name: str, sizes: Iterable[str]) -> None:
    for size in sizes:
        width, height = SIZES[size]
        await page.set_viewport_size({"width": width, "height": height})
        for scheme in ("light", "dark"):
            await page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
            await page.wait_for_timeout(300)
            await page.evaluate(STILL)
            await page.screenshot(path=folder / f"{name}-{size}-{scheme}.png")


async def show(pages: Pages, server: Server, ann: Player, folder: Path, name: str) -> None:
    """The pages take Ann's chair, one after the other, then she has it back."""
    for page in dict.fromkeys(pages.values()):
        await page.evaluate(
            "([key, token]) => localStorage.setItem(key, token)", [f"ninefold.token.{ann.code}", ann.token]
        )
        await page.goto(f"{server.url}/t/{ann.code}")
        await page.locator("[data-phase]").wait_for()
        await page.wait_for_timeout(700)
        await take(page, folder, name, [size for size, its in pages.items() if its is page])
        await page.goto(server.url)
    if screen := pages.get("tv"):
        await screen.goto(f"{server.url}/screen/{ann.code}")
        await screen.locator("[data-phase]").wait_for()
        await screen.wait_for_timeout(700)
        await take(screen, folder, f"{name}-screen", ["tv"])
        await screen.goto(server.url)
    await ann.enter()


def somebody(server: Server, name: str) -> Player:
    return Player(f"ws://127.0.0.1:{server.port}/ws", name, seed=3, speed=SPEED)


async def game(pages: Pages, server: Server, name: str, folder: Path) -> None:
    ann = await somebody(server, "Ann").open(name)
    await ann.sit()
    for level in ("child", "elephant", "adult")[: max(2, SHELF[name].seats[0] - 1)]:
        await ann.must("AddBot", level=level)

    await show(pages, server, ann, folder, f"{name}-lobby")
    await ann.must("Begin")
    for _ in range(MOVES):
        await ann.move()
    await show(pages, server, ann, folder, f"{name}-play")
    if ann.phase != "EndedView":  # while she was away, a bot played on for her
        await ann.play()
    await show(pages, server, ann, folder, f"{name}-end")
    await ann.go()


async def evening(pages: Pages, server: Server, folder: Path) -> None:
    """Of two games, with one too many for the first."""
    ann = await somebody(server, "Ann").open("memo_dice")
    await ann.must("Plan", games=["memo_dice", "memodixe"])
    others = [await somebody(server, name).enter(ann.code) for name in ("Benedikt", "Cy", "Dee", "Eve-Marie")]
    for guest in (ann, *others):
        await guest.sit()
    ends: list[list[Event]] = [
        [memo_dice.RoundScored((9, 21, 14, 0))],
        [memodixe.DieWon(0, 0), memodixe.DieWon(4, 1), memodixe.DieWon(4, 2), memodixe.GameEnded()],
    ]
    await show(pages, server, ann, folder, "evening-lobby")
    await ann.must("Begin")
    for number, end in enumerate(ends, 1):
        await show(pages, server, ann, folder, f"evening-before-{number}")
        await ann.must("Begin")
        await ann.until(lambda: ann.phase == "PlayingView")
        server.happen(*end)
        await ann.until(lambda: ann.phase == "EndedView")
        await ann.must("Again")
    await show(pages, server, ann, folder, "evening-crown")
    for guest in (ann, *others):
        await guest.go()


async def album(folder: Path, games: list[str], lang: str, wanted: list[str]) -> None:
    with tempfile.TemporaryDirectory() as place:
        server = Server(Path(place), speed=SPEED, draws=(), host="127.0.0.1")
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            pages: dict[str, Page] = {}
            for touched in (True, False):
                sizes = [size for size in wanted if (size in TOUCHED) is touched]
                if not sizes:
                    continue
                locale = {**LOCALES, **FURTHER}[lang]
                page = await browser.new_page(is_mobile=touched, has_touch=touched, locale=locale)
                await page.add_init_script(TIME % (SPEED, SPEED))
                await page.goto(server.url)
                await page.get_by_role("heading", name="FIX").wait_for()
                await take(page, folder, "shelf", sizes)
                pages |= dict.fromkeys(sizes, page)
            for name in games:
                await (
                    evening(pages, server, folder) if name == EVENING else game(pages, server, name, folder)
                )
        server.stop()
        end_processes()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.browser.album")
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", help="default: all, and an evening")
    parser.add_argument("--lang", choices=[*LOCALES, *FURTHER], default="en")
    parser.add_argument("--size", choices=SIZES, action="append", help="default: all four")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    asyncio.run(album(asked.folder, asked.games or [*SHELF, EVENING], asked.lang, asked.size or [*SIZES]))


if __name__ == "__main__":
    main()
