"""The rulebooks: on a page of their own and beside the table, with pictures for those who cannot read yet."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.phones import GAMES, NewPhone, NewServer, Phone, measure
from tests.browser.volume import mostly_long

# Sections without a picture; pictures that do not fit into their row, or that show nothing.
WRONG = """() => {
  const rows = [...document.querySelectorAll('.strip')]
  const wide = (row) => row.scrollWidth > row.clientWidth + 1
    || row.getBoundingClientRect().right > innerWidth
  const shapeless = (thing) => thing.offsetWidth < 8 || thing.offsetHeight < 8
  const says = (row) => row.closest('li').innerText
  return {
    bare: [...document.querySelectorAll('.book ul')].filter((one) => !one.querySelector('.strip')).length,
    wide: rows.filter(wide).map(says),
    empty: rows.filter((row) => [...row.querySelectorAll('.thing')].some(shapeless)).map(says),
    unpainted: [...document.querySelectorAll('.strip img')].filter((image) => !image.naturalWidth).length,
    sideways: document.documentElement.scrollWidth > innerWidth,
  }
}"""
GROUND = "() => getComputedStyle(document.querySelector('main')).backgroundColor"
NOTHING = {"bare": 0, "wide": [], "empty": [], "unpainted": 0, "sideways": False}


def drawn(reader: Phone) -> None:
    reader.page.wait_for_load_state("networkidle")
    reader.until("document.querySelectorAll('.strip').length > 5")
    assert measure(reader.page, WRONG) == NOTHING


@pytest.mark.parametrize("game", mostly_long(GAMES, "memo_dice"))
def test_every_section_of_a_rulebook_has_its_picture(serve: NewServer, phone: NewPhone, game: str) -> None:
    reader = phone(serve(), height=664).go(f"/rules/{game}")
    book = reader.page.locator(".book")
    expect(book.get_by_role("heading", level=1)).to_have_text(GAMES[game])
    drawn(reader)
    assert reader.violations() == []
    assert not re.search(r"\b[A-Z]{2}-E?\d+\b", book.inner_text()), "names of clauses are for those who ask"
    chapters = book.get_by_role("navigation", name="Chapters").get_by_role("button")
    headings = book.get_by_role("heading", level=2)
    assert chapters.all_inner_texts() == headings.all_inner_texts() and chapters.count() > 2
    chapters.last.click()
    expect(headings.last).to_be_in_viewport(ratio=1)
    expect(chapters.last).to_be_in_viewport(ratio=1)  # wherever one reads
    chapters.first.click()
    expect(headings.first).to_be_in_viewport(ratio=1)
    shown = book.locator(".strip").count()
    reader.page.get_by_label("Language").select_option("Français")
    expect(reader.button("Montrer les numéros des règles")).to_be_visible()
    reader.button("Montrer les numéros des règles").click()
    expect(reader.button("Cacher les numéros des règles")).to_be_visible()
    drawn(reader)
    assert book.locator(".strip").count() == shown, "both languages show the same"
    assert re.search(r"\b[A-Z]{2}-1\b", book.inner_text())
    assert reader.violations() == []
    reader.page.set_viewport_size({"width": 1280, "height": 800})
    drawn(reader)
    reader.button("Retour à l\u2019étagère").click()
    expect(reader.page.get_by_role("heading", name="Les jeux")).to_be_attached()


def test_the_shelf_links_to_the_rules_without_loading_their_pictures(
    serve: NewServer, phone: NewPhone
) -> None:
    reader = phone(serve())
    asked: list[str] = []
    reader.page.on("request", lambda request: asked.append(request.url))
    reader.page.goto(reader.url, wait_until="networkidle")
    assert not [url for url in asked if "llustration" in url]
    reader.page.get_by_role("link", name="Rules: FIX").click()
    expect(reader.page).to_have_url(re.compile("/rules/fix$"))
    drawn(reader)
    assert [url for url in asked if "llustration" in url]


def test_the_rules_beside_the_table_have_the_same_pictures(serve: NewServer, phone: NewPhone) -> None:
    reader = phone(serve(), height=664)
    reader.open("oni")
    reader.press("rules")
    drawn(reader)
    beside = reader.page.locator(".book .strip").count()
    assert reader.violations() == []
    reader.go("/rules/oni")
    drawn(reader)
    assert reader.page.locator(".book .strip").count() == beside


def test_printing_shows_only_the_rulebook(serve: NewServer, phone: NewPhone) -> None:
    reader = phone(serve()).go("/rules/memodixe")
    drawn(reader)
    reader.page.emulate_media(media="print")
    expect(reader.page.get_by_role("heading", level=1)).to_be_visible()
    expect(reader.page.locator(".strip").first).to_be_visible()
    expect(reader.page.get_by_role("button").filter(visible=True)).to_have_count(0)
    pages = reader.page.pdf(format="A4").count(b"/Type /Page\n")
    assert 2 <= pages <= 8


def test_the_paper_is_dim_by_night_and_still_easy_to_read(serve: NewServer, phone: NewPhone) -> None:
    reader = phone(serve(), color_scheme="dark").go("/rules/fix")
    drawn(reader)
    red, green, blue = map(int, re.findall(r"\d+", measure(reader.page, GROUND)))
    assert 100 < 0.3 * red + 0.6 * green + 0.1 * blue < 190
    assert reader.violations() == []


def test_the_rules_begin_with_six_lines_that_fit_on_the_first_screen(
    serve: NewServer, phone: NewPhone
) -> None:
    server = serve()
    for game in GAMES:
        reader = phone(server).go(f"/rules/{game}")
        lines = reader.page.locator(".book ol li")
        expect(lines).to_have_count(6)
        expect(lines.last).to_be_in_viewport(ratio=1)


def test_an_unknown_rulebook_shows_an_error(serve: NewServer, phone: NewPhone) -> None:
    reader = phone(serve()).go("/rules/chess")
    expect(reader.page.get_by_role("heading", name="This game is not on the shelf here.")).to_be_visible()
