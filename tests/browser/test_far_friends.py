"""Friends far away: a passcode before a table is opened, and a link to a call."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest
from playwright.sync_api import expect

from tests.browser.phones import GAMES, NewPhone, NewServer, sit_down
from tests.browser.volume import mostly_long

CALL = "https://meet.example.org/tea-time"
WORDS = {
    "en": ("Passcode", "A link to your call", "Show it", "Join the call at meet.example.org", "Far apart"),
    "fr": (
        "Mot de passe",
        "Un lien vers votre appel",
        "L\u2019afficher",
        "Rejoindre l\u2019appel sur meet.example.org",
        "Loin les uns des autres",
    ),
}


@pytest.mark.parametrize("lang", mostly_long(WORDS, "fr"))
def test_the_shelf_asks_for_the_passcode_once(serve: NewServer, phone: NewPhone, lang: str) -> None:
    server = serve(passcode="apple tart")
    ada = phone(server, lang=lang)
    ada.page.goto(ada.url)
    ada.button(ada.words["open"].format(GAMES["fix"])).click()
    field = ada.page.get_by_label(WORDS[lang][0], exact=True)
    field.fill("apple pie")
    assert ada.violations() == []
    ada.page.keyboard.press("Enter")
    expect(field).to_have_attribute("aria-invalid", "true")
    field.fill("apple tart")
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_label(ada.words["name"])).to_be_visible()
    ada.page.goto(ada.url)
    ada.button(ada.words["open"].format(GAMES["fix"])).click()
    expect(ada.page.get_by_label(ada.words["name"])).to_be_visible()


@pytest.mark.parametrize("lang", mostly_long(WORDS, "en"))
def test_the_host_links_a_call_that_everybody_can_join(serve: NewServer, phone: NewPhone, lang: str) -> None:
    _, label, save, join, apart = WORDS[lang]
    server = serve()
    ada, ben, television = phone(server, lang=lang), phone(server), phone(server, width=1280, height=720)
    code = sit_down(ada, ben, names=["Ada", "Ben"])
    television.page.goto(f"{server.url}/screen/{code}")
    expect(ada.page.get_by_label(label)).to_have_count(0)
    ada.page.locator("label", has_text=apart).click()
    field = ada.page.get_by_label(label)
    field.fill("javascript://meet.example.org/%0aalert(1)")
    ada.button(save).click()
    expect(ada.page.locator("p", has_text="https")).to_be_visible()
    field.fill(CALL.removeprefix("https://"))
    ada.button(save).click()
    link = ada.page.get_by_role("link", name=join)
    expect(link).to_have_attribute("href", CALL)
    assert ada.violations() == []
    for attribute, value in {"target": "_blank", "rel": "noopener noreferrer"}.items():
        expect(link).to_have_attribute(attribute, value)
    expect(ben.page.get_by_role("link", name=WORDS["en"][3])).to_have_attribute("href", CALL)
    expect(television.page.get_by_text("meet.example.org")).to_have_count(0)
    field.fill("")
    ada.button(save).click()
    expect(ben.page.get_by_role("link", name=WORDS["en"][3])).to_have_count(0)


@contextmanager
def page_around(url: str) -> Iterator[str]:
    """Somebody else's page with a frame, at an origin of its own."""

    class Around(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(f'<iframe width=800 height=600 src="{url}">'.encode())

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Around) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def test_only_a_page_that_is_named_may_embed_the_server(serve: NewServer, phone: NewPhone) -> None:
    strict = serve()
    with page_around(f"{strict.url}/rules/fix") as home:
        ada = phone(strict)
        ada.forgive("frame-ancestors|Failed to load resource")
        ada.page.goto(f"{home}/")
        ada.until("document.querySelector('iframe').contentDocument === null")
        expect(ada.page.frame_locator("iframe").get_by_role("heading")).to_have_count(0)
        assert re.search("frame-ancestors 'none'", "".join(ada.faults))
    with page_around("about:blank") as home:
        server = serve(frames=[home])
        ben = phone(server)
        ben.forgive("Failed to load resource")
        ben.page.goto(f"{home}/")
        ben.page.evaluate(
            "(url) => { document.querySelector('iframe').src = url }", f"{server.url}/rules/fix"
        )
        expect(ben.page.frame_locator("iframe").get_by_role("heading", level=1)).to_have_text("FIX")
