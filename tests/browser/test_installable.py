"""What Chromium requires of a page before it offers to install it.

The headless shell has no installer: its `Page.getInstallabilityErrors` is empty whatever the manifest says.
So the criteria are checked one by one, on the manifest as Chromium has read it.
"""

import json
from io import BytesIO
from typing import Any
from urllib.request import urlopen

import pytest
from PIL import Image
from playwright.sync_api import expect

from ninefold.parts.texts import RIGHT_TO_LEFT
from tests.browser.phones import FURTHER, LOCALES, NewPhone, NewServer, Phone


def fetched(url: str) -> tuple[str, Image.Image]:
    with urlopen(url) as answer:
        return answer.headers["Content-Type"], Image.open(BytesIO(answer.read())).convert("RGBA")


def pictures(manifest: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    return [one for one in manifest[kind] if one["type"] != "image/svg+xml"]


def manifest_of(phone: Phone, lang: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """The manifest as text and as Chromium reads it, once the page is in this language."""
    expect(phone.page.locator("html")).to_have_attribute("lang", lang)
    told = phone.context.new_cdp_session(phone.page).send("Page.getAppManifest")
    assert told["errors"] == []
    return json.loads(told["data"]), told["manifest"]


@pytest.mark.parametrize("place", ["/", "/companion"])
def test_a_page_is_installed_in_the_readers_language(serve: NewServer, phone: NewPhone, place: str) -> None:
    server = serve()
    called: dict[str, tuple[str, ...]] = {}
    shown: list[object] = []
    for lang in (*LOCALES, *FURTHER):
        manifest, _ = manifest_of(phone(server, lang=lang).go(place), lang)
        way = "rtl" if lang in RIGHT_TO_LEFT else "ltr"
        assert (manifest["lang"], manifest["dir"]) == (lang, way)
        labels = [one["label"] for one in manifest["screenshots"]]
        called[lang] = (manifest["short_name"], manifest["description"], *labels)
        same = {"name", "short_name", "description", "lang", "dir", "screenshots"}
        shown.append({key: value for key, value in manifest.items() if key not in same})
    assert shown == shown[:1] * len(called), "one page to the browser, whatever its language"
    for said in [*zip(*called.values(), strict=True)][1:]:  # the first is a name
        assert len({*said}) == len(called), said


def test_a_manifest_follows_the_choice_of_language(serve: NewServer, phone: NewPhone) -> None:
    ada = phone(serve()).go("/")
    assert manifest_of(ada, "en")[0]["lang"] == "en"
    ada.page.evaluate("localStorage.setItem('ninefold.lang', 'he')")
    ada.page.reload()
    assert manifest_of(ada, "he")[0]["dir"] == "rtl"
    ada.page.goto(f"{ada.url}/about")
    ada.page.locator("header select").select_option("de")
    assert manifest_of(ada, "de")[0]["dir"] == "ltr"


@pytest.mark.parametrize("place", ["/", "/companion"])
def test_a_page_can_be_installed(serve: NewServer, phone: NewPhone, place: str) -> None:
    ada = phone(serve()).go(place)
    manifest, read = manifest_of(ada, "en")
    assert read["display"] == "kStandalone" and manifest["name"] and manifest["short_name"]
    assert read["startUrl"] == f"{ada.url}{place}" and read["startUrl"].startswith(read["scope"])
    icons = pictures(manifest, "icons")
    assert len(read["icons"]) == len(manifest["icons"])
    assert {(one["sizes"], one.get("purpose", "any")) for one in icons} == {
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    }
    shots = pictures(manifest, "screenshots")
    assert {one["form_factor"] for one in shots} == {"narrow", "wide"} and all(one["label"] for one in shots)
    for one in (*icons, *shots):
        kind, picture = fetched(ada.url + one["src"])
        assert kind == one["type"] and "x".join(map(str, picture.size)) == one["sizes"], one["src"]
    assert ada.page.locator("link[rel=apple-touch-icon]").get_attribute("href") == "/icons/apple-touch.png"


def test_an_icon_is_drawn_and_one_that_is_cut_to_shape_reaches_every_edge(serve: NewServer) -> None:
    server = serve()
    for name, size, corner in (
        ("192", 192, 0),
        ("512", 512, 0),
        ("maskable", 512, 255),
        ("apple-touch", 180, 255),
    ):
        _, icon = fetched(f"{server.url}/icons/{name}.png")
        assert icon.size == (size, size)
        assert icon.getpixel((0, 0))[3] == corner, name  # type: ignore[index]
        assert icon.getpixel((size // 2, size // 2)) == (0x3B, 0x1B, 0x0A, 255), "the dot in the middle"
        between = icon.getpixel((size // 2 + size // 8, size // 2 + size // 8))
        assert between == (0xEC, 0xD1, 0xA2, 255), "the wood between the dots"
