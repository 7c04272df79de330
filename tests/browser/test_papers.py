"""The pages on whose games these are and on privacy, and what they promise."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.phones import FURTHER, GAMES, LOCALES, ROOT, NewPhone, NewServer, measure

LANGUAGES = [*LOCALES, *FURTHER]
FILES = {"about": "NOTICE", "privacy": "PRIVACY", "schools": "SCHOOLS"}


def said(lang: str) -> Any:
    return json.loads((ROOT / "web" / "src" / "texts" / lang / "page.json").read_text())


def title(place: str, lang: str) -> str:
    """The first line of the paper, with the apostrophes of print."""
    suffix = "" if lang == "en" else f".{lang}"
    first = (ROOT / f"{FILES[place]}{suffix}.md").read_text().partition("\n")[0]
    return first.removeprefix("# ").replace("'", "\u2019")


@pytest.mark.parametrize(("paper", "place"), [("notice", "about"), ("privacy", "privacy")])
def test_the_shelf_leads_to_a_paper_in_every_language(
    serve: NewServer, phone: NewPhone, paper: str, place: str
) -> None:
    reader = phone(serve(), height=664).go("/")
    reader.page.get_by_role("link", name=said("en")["papers"][paper]).click()
    expect(reader.page).to_have_url(re.compile(f"/{place}$"))
    for lang in LANGUAGES:
        reader.page.locator("header select").select_option(lang)
        expect(reader.page.get_by_role("heading", level=1)).to_have_text(title(place, lang))
        assert reader.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), lang
        assert lang not in ("en", "he") or reader.violations() == []
    reader.page.locator("header select").select_option("fr")
    reader.button("Retour à l\u2019étagère").click()
    expect(reader.page.get_by_role("heading", name="Les jeux")).to_be_attached()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_privacy_leads_to_the_sheet_for_schools(serve: NewServer, phone: NewPhone, lang: str) -> None:
    reader = phone(serve(), lang=lang).go("/privacy")
    reader.page.get_by_role("link", name=said(lang)["papers"]["schools"]).click()
    expect(reader.page).to_have_url(re.compile("/schools$"))
    expect(reader.page.get_by_role("heading", level=1)).to_have_text(title("schools", lang))
    assert reader.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# Options that stand on more than one line, or whose dashes are not at their left end.
TORN = """() => [...document.querySelectorAll('article code')].filter((one) => {
  if (!one.textContent.startsWith('--')) return false
  const range = document.createRange()
  const place = (from, to) => {
    range.setStart(one.firstChild, from)
    range.setEnd(one.firstChild, to)
    return range.getBoundingClientRect()
  }
  const end = one.textContent.length
  const [dashes, last] = [place(0, 2), place(end - 1, end)]
  return dashes.top !== last.top || dashes.left > last.left || dashes.width > place(0, end).width / 2
}).map((one) => one.textContent)"""


def test_in_hebrew_an_option_of_the_server_is_read_whole_from_left_to_right(
    serve: NewServer, phone: NewPhone
) -> None:
    reader = phone(serve(), lang="he").go("/schools")
    expect(reader.page.locator("article code", has_text="--own-sets").first).to_be_visible()
    assert measure(reader.page, TORN) == []


def test_whose_games_these_are_names_every_game(serve: NewServer, phone: NewPhone) -> None:
    reader = phone(serve()).go("/about")
    names = reader.page.locator("td:first-child")
    expect(names).to_have_count(len(GAMES))
    assert sorted(names.all_inner_texts()) == sorted(GAMES.values())


def test_a_whole_visit_sets_no_cookie_and_asks_nobody_else(serve: NewServer, phone: NewPhone) -> None:
    """As PRIVACY promises."""
    server = serve()
    ada = phone(server)
    asked: list[str] = []
    ada.context.on("request", lambda request: asked.append(request.url))
    ada.open("memo_dice")
    ada.button("Menu").click()
    expect(
        ada.page.get_by_text("This table is kept until whoever runs the server deletes it.")
    ).to_be_visible()
    for place in ("/about", "/privacy", "/rules/jinx", "/companion"):
        ada.page.goto(f"{server.url}{place}", wait_until="networkidle")
    assert len(asked) > 20
    assert [url for url in asked if not url.startswith((server.url, "data:", "blob:"))] == []
    assert ada.context.cookies() == []
