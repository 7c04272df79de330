"""What the operator announces is on every phone and television, in a lobby and in a game."""

from playwright.sync_api import Locator, expect

from tests.browser.phones import NewPhone, NewServer, Phone, box_of, sit_down

TEXT = "We restart at nine o'clock, for five minutes."
LABELS = {"en": "From whoever runs this server:", "fr": "De la part de qui gère ce serveur\u202f:"}


def words(phone: Phone, lang: str = "en") -> Locator:
    return phone.page.get_by_role("complementary", name=LABELS[lang])


def test_it_is_shown_in_a_lobby_in_a_game_and_on_a_television(serve: NewServer, phone: NewPhone) -> None:
    server = serve()
    ada, ben = phone(server), phone(server, lang="fr")
    tv = phone(server, width=1280, height=800)
    code = sit_down(ada, ben, names=["Ada", "Ben"])
    tv.go(f"/screen/{code}")
    expect(tv.page.get_by_text("Ada")).to_be_visible()
    server.announce(TEXT)
    expect(words(ada)).to_contain_text(TEXT)
    expect(words(ben, "fr")).to_contain_text(TEXT)
    expect(words(tv)).to_contain_text(TEXT)
    assert tv.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "nobody scrolls there"
    ada.page.wait_for_function("text => window.heard.includes(text)", arg=f"{LABELS['en']} {TEXT}")
    ada.begin(ben, tv)
    for one, lang in ((ada, "en"), (ben, "fr"), (tv, "en")):
        expect(words(one, lang)).to_contain_text(TEXT)
    shown = box_of(words(tv))
    assert box_of(tv.button("Click for sound"))["y"] >= shown["y"] + shown["height"], "it hides nothing"
    words(ada).get_by_role("button", name="Close").click()
    expect(words(ada)).to_have_count(0)
    ben.page.reload()
    expect(words(ben, "fr")).to_contain_text(TEXT)
    server.cut()
    expect(words(tv)).to_contain_text(TEXT)
    expect(words(ada)).to_have_count(0)
    server.announce()
    for one, lang in ((ben, "fr"), (tv, "en")):
        expect(words(one, lang)).to_have_count(0)
    server.announce("Now.")
    expect(words(ada)).to_contain_text("Now.")
    heard: list[str] = ada.page.evaluate("window.heard")
    assert heard.count(f"{LABELS['en']} {TEXT}") == 1
