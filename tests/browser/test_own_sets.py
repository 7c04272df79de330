"""Our own pictures: made on a phone in the lobby, and played with."""

import re
from io import BytesIO
from typing import Any

from PIL import Image, ImageDraw
from playwright.sync_api import expect

from ninefold.games.memo_dice.box import PICTURES
from tests.browser.cups import DIE_OF, answer, cover, draws, lifted, word
from tests.browser.phones import NewPhone, NewServer, sit_down

# Sides of the dice, for three red cups and the gold one: what they show is the set's.
HIDDEN = ("elephant", "banana", "penguin", "frog")


TV: dict[str, Any] = {"width": 1920, "height": 1080}


def photo(name: str, colour: str) -> Any:
    """As a phone takes it: larger than it need be."""
    picture = Image.new("RGB", (1600, 1200), colour)
    ImageDraw.Draw(picture).ellipse((500, 300, 1100, 900), fill="white")
    picture.save(body := BytesIO(), "JPEG")
    return {"name": f"{name}.jpg", "mimeType": "image/jpeg", "buffer": body.getvalue()}


def test_a_set_is_made_in_the_lobby_and_played_with(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=0.5, draws=draws(0, HIDDEN))
    host, guest, tv = phone(server), phone(server), phone(server, **TV)
    sit_down(host, guest, names=("Ann", "Ben"))
    host.button("Our own pictures").click()
    page = host.page
    page.get_by_label("Choose photos").set_input_files([photo("Grandma", "teal"), photo("IMG_2041", "red")])
    expect(page.get_by_text("2 of 54")).to_be_visible()
    names = page.get_by_label("Name of number", exact=False)
    expect(names.nth(0)).to_have_value("Grandma")
    expect(names.nth(1)).to_have_value("")  # what a camera counts is no name
    names.nth(1).fill("the old car")
    host.button("Write words").click()
    words = ["Hund = dog", *(f"word {k}" for k in range(3, 54))]
    page.get_by_label("One word per line", exact=False).fill("\n".join(words))
    host.button("Add 52 words").click()
    expect(page.get_by_text("That is enough")).to_be_visible()
    page.wait_for_timeout(700)  # what is kept is written after a moment
    page.reload()
    host.button("Our own pictures").click()
    expect(page.get_by_text("54 of 54")).to_be_visible()
    expect(guest.page.get_by_text("our own pictures")).to_have_count(0)
    host.button("Play with these").click()
    expect(guest.page.get_by_text("Played with our own pictures and words: 54.")).to_be_visible()
    tv.page.route("**/pictures/own/**", lambda route: route.fulfill(content_type="image/webp", body=b"?"))
    tv.go(f"/screen/{page.url[-4:]}")
    host.begin(guest)

    shown = ["Grandma", *(f"word {PICTURES.index(side)}" for side in HIDDEN[1:])]
    for place, (side, name) in enumerate(zip(HIDDEN, shown, strict=True)):
        hider = (host, guest)[place % 2]
        hider.button(word(hider, "throw", DIE_OF[side] + 1)).click()
        for each in (host, guest):
            expect(each.page.get_by_role("img", name=f"{name}, on red", exact=True)).to_be_visible()
        if place == 0:
            picture = guest.page.locator(".open img")
            expect(picture).to_have_js_property("naturalWidth", 800)
            # where the picture cannot be had its name stands, and the screen says why
            expect(tv.page.locator(".open .word")).to_have_text("Grandma")
            expect(tv.page.get_by_text("This server does not have your own pictures")).to_be_visible()
            expect(guest.page.get_by_text("This server does not have your own pictures")).to_have_count(0)
        cover(hider, place)
    answer(guest, 0, "grandma")
    expect(lifted(host)).to_have_count(1)
    expect(host.page.locator(".lifted").get_by_role("img", name=re.compile("Grandma"))).to_have_count(1)
    assert any("Grandma" in heard for heard in guest.heard)


def test_what_is_lacking_or_wrong_is_seen_at_the_end_of_a_long_list(
    serve: NewServer, phone: NewPhone
) -> None:
    host = phone(serve())
    host.open()
    host.sit("Ann")
    host.button("Our own pictures").click()
    page = host.page
    host.button("Write words").click()
    words = page.get_by_label("One word per line", exact=False)
    words.fill("\n".join(f"word {k}" for k in range(54)))
    host.button("Add 54 words").click()
    names = page.get_by_label("Name of number", exact=False)
    names.last.fill("")
    host.button("Start over").scroll_into_view_if_needed()
    for text in ("54 of 54", "1 has no name yet."):
        expect(page.get_by_text(text)).to_be_in_viewport(ratio=1)
    expect(page.locator("input[aria-invalid]")).to_have_count(1)
    expect(names.last).to_have_attribute("aria-invalid", "true")

    wrong: Any = {"name": "letter.json", "mimeType": "application/json", "buffer": b"?"}
    page.get_by_label("Load a file").set_input_files(wrong)
    expect(page.get_by_text("letter.json is not a saved set.")).to_be_in_viewport(ratio=1)
    host.button("Start over").click()
    expect(host.button("Remove everything")).to_be_in_viewport(ratio=1)
    host.button("Keep everything").click()
    expect(page.get_by_text("54 of 54")).to_be_visible()
