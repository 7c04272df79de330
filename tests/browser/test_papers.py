"""Whose games these are, and privacy: pages of their own; and what they promise."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.phones import GAMES, NewPhone, NewServer


@pytest.mark.parametrize(
    ("link", "place", "english", "french"),
    [
        ("Whose games these are", "about", "Whose games these are", "À qui sont ces jeux"),
        ("Privacy", "privacy", "Privacy", "Vie privée"),
    ],
)
def test_the_shelf_leads_to_a_paper_in_both_languages(
    serve: NewServer, phone: NewPhone, link: str, place: str, english: str, french: str
) -> None:
    reader = phone(serve(), height=664).go("/")
    reader.page.get_by_role("link", name=link).click()
    expect(reader.page).to_have_url(re.compile(f"/{place}$"))
    expect(reader.page.get_by_role("heading", level=1, name=english, exact=True)).to_be_visible()
    assert reader.violations() == []
    reader.page.get_by_label("Language").select_option("Français")
    expect(reader.page.get_by_role("heading", level=1, name=french, exact=True)).to_be_visible()
    assert reader.violations() == []
    assert reader.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    reader.button("Retour à l\u2019étagère").click()
    expect(reader.page.get_by_role("heading", name="Les jeux")).to_be_attached()


def test_whose_games_these_are_names_every_game(serve: NewServer, phone: NewPhone) -> None:
    reader = phone(serve()).go("/about")
    names = reader.page.locator("td:first-child")
    expect(names).to_have_count(len(GAMES))
    assert sorted(names.all_inner_texts()) == sorted(GAMES.values())


def test_a_whole_visit_sets_no_cookie_and_asks_nobody_else(serve: NewServer, phone: NewPhone) -> None:
    """What PRIVACY promises."""
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
