"""`python -m tests.browser.screenshots`: takes the pictures that the manifests show before installing."""

import sys
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import CHROMIUM
from tests.browser.phones import AT_REST, ROOT, Phone, Server, end_processes, new_context

FOLDER = ROOT / "web" / "public" / "screenshots"
PHONE, LAPTOP = (390, 844, 2), (1280, 800, 1)


def look(browser: Browser, server: Server, size: tuple[int, int, int]) -> Phone:
    width, height, scale = size
    context = new_context(browser, width, height, "en", device_scale_factor=scale, reduced_motion="reduce")
    return Phone(context, server, server.url, "en", 1)


def keep(phone: Phone, name: str, folder: Path) -> None:
    phone.page.evaluate(AT_REST)
    phone.page.wait_for_timeout(1000)
    Image.open(BytesIO(phone.page.screenshot())).save(folder / f"{name}.webp", quality=72, method=6)
    phone.context.close()


def take(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, TemporaryDirectory() as data:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        server = Server(Path(data), speed=1, draws=(), host="127.0.0.1")
        for name, size in (("shelf", PHONE), ("shelf-wide", LAPTOP)):
            keep(look(browser, server, size).go("/"), name, folder)
        for name, size in (("companion", PHONE), ("companion-wide", LAPTOP)):
            phone = look(browser, server, size).go("/companion")
            phone.button("GO!").click()
            keep(phone, name, folder)
        player = look(browser, server, PHONE)
        player.open("memo_dice")
        player.sit("Ada")
        player.add_bot("elephant")
        player.begin()
        keep(player, "memo-dice", folder)
        server.stop()
        end_processes()
        browser.close()


if __name__ == "__main__":
    take(Path(sys.argv[1]) if sys.argv[1:] else FOLDER)
