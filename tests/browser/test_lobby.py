"""Around the table: the lobby, the big screen, those who come late, and what the host can do."""

# ruff: noqa: RUF001 (the page's own apostrophes)

import re

import pytest
from playwright.sync_api import expect

from ninefold.server.net.addresses import qr_code
from tests.browser.cups import SHORT, cover, draws, open_die, row, shows, throw
from tests.browser.phones import GAMES, NewPhone, NewServer, box_of, measure, sit_down
from tests.browser.test_screen import CUT
from tests.browser.volume import mostly_long

CALM = 0.5
PATH = re.compile(r' d="([^"]+)"')


def test_the_host_chooses_and_the_others_see_it(serve: NewServer, phone: NewPhone) -> None:
    server = serve()
    ada, ben = phone(server), phone(server, lang="fr")
    code = sit_down(ada, ben, names=["Ada", "Ben"])
    people = ada.page.get_by_role("list", name="At the table")
    ada.add_bot("elephant")
    expect(people.locator("li:not(.free)")).to_have_count(3)
    expect(people).to_contain_text("Elephant")
    expect(ben.page.get_by_role("list", name="Autour de la table")).to_contain_text("Éléphant")
    expect(ben.button("Commencer")).to_have_count(0)

    ada.choose("Who begins?", "Ben")
    expect(ben.page.get_by_role("definition").first).to_have_text("Ben")
    people.get_by_role("button", name="Ben").click()
    ada.button("Move Ben one seat forward").click()
    expect(people.get_by_role("listitem").first).to_contain_text("Ben")
    expect(ada.page.locator("main p.code")).to_contain_text(code)
    expect(
        ada.page.locator("main").get_by_role("img", name=re.compile("^QR code of the address"))
    ).to_be_visible()

    people.get_by_role("button", name="Ben").click()
    ada.button("Remove Ben from the table").click()
    expect(people.locator("li:not(.free)")).to_have_count(2)
    expect(ben.page.get_by_role("heading", name="L’hôte t’a fait sortir de cette table.")).to_be_visible()
    ada.press("menu")
    ada.button("Let people who were removed come back").click()
    ben.button("Retour à la table").click()
    ben.sit("Bernard")


def test_a_name_is_required_and_unique(serve: NewServer, phone: NewPhone) -> None:
    server = serve()
    ada, ben = phone(server), phone(server)
    code = ada.open()
    ada.page.get_by_label("Your name").fill(" ")
    ada.press("sit")
    expect(ada.page.get_by_text("Type a name first.")).to_be_visible()
    ada.sit("Ada")
    expect(ada.page.get_by_text("1 more player is needed. A bot will do, too.")).to_be_visible()
    ben.join(code)
    ben.page.get_by_label("Your name").fill("Ada")
    ben.press("sit")
    expect(ben.page.get_by_text("Somebody here has this name already: add a letter.")).to_be_visible()
    ben.sit("Adam")


def test_phones_opened_together_wear_different_faces(serve: NewServer, phone: NewPhone) -> None:
    server = serve()
    phones = ada, ben, cleo = phone(server), phone(server), phone(server)
    for one in phones:
        one.context.add_init_script("Math.random = () => 0")  # chance offers all of them the same
    code = ada.open()
    for one in (ben, cleo):
        one.go(f"/t/{code}")
    faces = [one.page.get_by_role("group", name="Your face") for one in phones]
    offered = [face.get_by_role("radio", checked=True) for face in faces]
    first = offered[0].input_value()
    faces[2].get_by_role("radio").last.check(force=True)
    for radio in offered[:2]:
        expect(radio).to_have_value(first)
    ada.sit("Ada")
    expect(offered[1]).not_to_have_value(first)
    chosen = offered[2].input_value()
    ben.sit("Ben")
    expect(cleo.page.get_by_role("list", name="At the table").locator("li:not(.free)")).to_have_count(2)
    expect(offered[2]).to_have_value(chosen)  # what was chosen by hand stays


def test_one_tap_sits_down_without_scrolling_or_typing(serve: NewServer, phone: NewPhone) -> None:
    server = serve()
    ada, ben = phone(server, height=664), phone(server, width=844, height=390)
    code = ada.open()
    ben.go(f"/t/{code}")
    for one in (ada, ben):
        sit = one.button("Sit down")
        expect(sit).to_be_in_viewport(ratio=1)
        expect(one.page.get_by_role("group", name="Your face").locator(".on")).to_be_in_viewport(ratio=1)
        sit.click()
        expect(one.page.get_by_text("(you)")).to_be_visible()
    people = ada.page.get_by_role("list", name="At the table")
    expect(people.locator("li:not(.free)")).to_have_count(2)
    names = people.locator("li:not(.free) .name").all_text_contents()
    assert len(set(names)) == 2 and all(names)


@pytest.mark.parametrize("game", mostly_long(GAMES, "oni"))
def test_the_host_sees_how_others_come_and_where_a_bot_goes(
    serve: NewServer, phone: NewPhone, game: str
) -> None:
    """On a phone without scrolling, before and after sitting down."""
    ada = phone(serve(), height=664)
    ada.open(game)
    code = ada.page.locator("main").get_by_role("img", name=re.compile("^QR code"))
    expect(code).to_be_in_viewport(ratio=1)
    ada.button("Sit down").click()
    expect(ada.page.get_by_text("(you)")).to_be_visible()
    assert ada.page.evaluate("scrollY") == 0
    expect(code).to_be_in_viewport(ratio=1)
    covered = box_of(ada.button("Add a bot").first)
    foot = box_of(ada.page.locator(".foot"))
    assert covered and foot and covered["y"] + covered["height"] / 2 < foot["y"]
    stand_up, chairs = (box_of(one) for one in (ada.button("Stand up"), ada.page.locator("main ol")))
    assert stand_up and chairs and stand_up["y"] + stand_up["height"] < foot["y"]
    assert stand_up["x"] + stand_up["width"] == pytest.approx(chairs["x"] + chairs["width"], abs=2)


def test_no_name_is_broken_over_two_lines(serve: NewServer, phone: NewPhone) -> None:
    ada = phone(serve())
    ada.open()
    ada.sit("Benedikt")
    ada.add_local("Maximiliane Wolfgang")
    for width, height in ((390, 664), (820, 1180), (1280, 800), (1920, 1080)):
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.wait_for_timeout(100)
        broken = [word for word in measure(ada.page, CUT) if "broken" in word]
        assert (width, broken) == (width, [])
        # answers stand in columns: each as wide as the others of its question
        for question in ada.page.locator("main fieldset .options").all():
            boxes = [box for one in question.locator("label:visible").all() if (box := box_of(one))]
            assert len({round(box["width"]) for box in boxes}) <= 1


def test_a_laptop_that_never_sits_is_the_host(serve: NewServer, phone: NewPhone) -> None:
    server = serve()
    laptop, ben = phone(server, width=1280, height=800), phone(server)
    code = laptop.open()
    ben.join(code).sit("Ben")
    for _ in range(3):
        laptop.add_bot()
    cleo = phone(server).join(code).sit("Cleo")  # a bot gives way to her
    expect(cleo.page.get_by_text("Waiting for the host to begin.")).to_be_visible()
    laptop.page.get_by_role("list", name="At the table").get_by_role("button", name="Cleo").click()
    laptop.button("Make Cleo the host").click()
    expect(laptop.button("Begin")).to_have_count(0)
    cleo.begin(laptop, ben)
    expect(laptop.page.get_by_text("Watching.")).to_be_visible()


def test_those_who_stay_can_begin_when_the_host_has_left_for_good(serve: NewServer, phone: NewPhone) -> None:
    server = serve()
    ada, ben, cleo = phone(server), phone(server), phone(server)
    sit_down(ada, ben, cleo, names=["Ada", "Ben", "Cleo"])
    ada.button("Stand up").click()
    expect(ben.page.get_by_role("list", name="At the table")).not_to_contain_text("Ada")
    ada.page.close()
    ben.begin(cleo)


def test_the_big_screen_shows_what_everybody_may_see(serve: NewServer, phone: NewPhone) -> None:
    # clauses: MD-15
    server = serve(speed=CALM, draws=draws(0, SHORT))
    ada, screen = phone(server), phone(server, width=1920, height=1080)
    code = sit_down(ada, names=["Ada"])
    screen.go(f"/screen/{code}")
    qr = screen.page.get_by_role("img", name=re.compile(f"{code}$"))
    expect(qr).to_be_visible()
    ada.add_bot()
    expect(screen.page.get_by_text("2 of 4 seats taken")).to_be_visible()
    screen.page.keyboard.press("Enter")  # "Press OK for sound"
    ada.begin(screen)
    expect(screen.page.get_by_role("status").filter(has_text="Ada picks a die.")).to_be_visible()
    expect(qr).to_be_visible()
    throw(ada, SHORT[0])
    expect(open_die(screen, SHORT[0])).to_be_visible()
    screen.listen_to_the_end()
    cover(ada, 0)
    expect(row(screen).first).to_be_visible()
    assert not shows(screen, SHORT[0])
    expect(screen.page.get_by_role("button")).to_have_count(0)


def test_the_host_pauses_and_a_curtain_hides_the_table(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=CALM, draws=draws(0, SHORT))
    ada, ben = phone(server), phone(server, lang="fr")
    sit_down(ada, ben, names=["Ada", "Ben"])
    ada.begin(ben)
    throw(ada, SHORT[0])
    expect(open_die(ben, SHORT[0])).to_be_visible()
    for one in (ada, ben):
        one.listen_to_the_end()
    ada.press("menu")
    ada.button("Pause").click()
    for one in (ada, ben):
        expect(one.page.locator(".window.drawn")).to_be_visible()
        assert not shows(one, SHORT[0])  # nothing to be found behind the cloth
    expect(ben.says).to_have_text("Seul l’hôte peut reprendre.")
    server.let_pass(60)  # no time runs
    ada.button("Go on").click()
    for one in (ada, ben):
        expect(open_die(one, SHORT[0])).to_be_visible()
    cover(ada, 0)


def test_a_late_comer_takes_a_bots_seat(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=CALM, draws=draws(0, SHORT))
    ada, cy = phone(server), phone(server)
    code = sit_down(ada, names=["Ada"])
    ada.add_bot()
    bot = ada.page.locator("main ol > li:not(.free)").nth(1).locator(".name").inner_text()
    ada.begin()
    throw(ada, SHORT[0])
    cover(ada, 0)
    cy.go(f"/t/{code}")
    cy.at("PlayingView")
    cy.button("Join in").click()
    cy.page.get_by_label("Your name").fill("Cy")
    cy.button(f"Take {bot}’s seat").click()
    expect(ada.page.get_by_role("list", name="Players")).to_contain_text("Cy")
    expect(ada.page.get_by_role("list", name="Players")).not_to_contain_text(bot)
    expect(cy.page.get_by_text("Watching.")).to_have_count(0)


def test_a_lost_seat_is_handed_to_another_phone(serve: NewServer, phone: NewPhone) -> None:
    # clauses: MD-15
    server = serve(speed=CALM, draws=draws(0, SHORT))
    ada, ben, new = phone(server), phone(server), phone(server)
    code = sit_down(ada, ben, names=["Ada", "Ben"])
    ada.begin(ben)
    throw(ada, SHORT[0])
    cover(ada, 0)
    ada.press("menu")
    ada.page.get_by_text("Seats and bots").click()
    ada.button("A new phone for Ben").click()
    qr = ada.page.get_by_role("img", name="QR code that hands Ben’s seat to another phone")
    expect(qr).to_be_visible()
    link = server.links[-1]
    assert re.fullmatch(rf"http://[^/]+/t/{code}#ticket=.{{16,}}", link)
    assert PATH.findall(qr.inner_html()) == PATH.findall(qr_code(link))  # what a camera would read
    new.go(link[link.index("/t/") :])
    expect(ben.page.get_by_role("dialog")).to_contain_text("Somebody wants to go on as Ben")
    ben.button("Hand it over").click()
    expect(new.says).to_have_text("Your turn: pick a die and throw it.")
    assert "ticket" not in new.page.url
    assert not shows(new, SHORT[0])
    expect(ben.page.get_by_text("Watching.")).to_be_visible()
    throw(new, SHORT[1])
    expect(open_die(ada, SHORT[1])).to_be_attached()


def test_a_locked_table_lets_nobody_in_but_those_who_sit_there(serve: NewServer, phone: NewPhone) -> None:
    server = serve(speed=CALM)
    ada, ben, eve = phone(server), phone(server), phone(server)
    code = sit_down(ada, ben, names=["Ada", "Ben"])
    ada.press("menu")
    ada.button("Lock the table").click()
    expect(ada.button("Unlock the table")).to_be_visible()
    eve.go(f"/t/{code}")
    expect(eve.page.get_by_text("The host has locked this table.")).to_be_visible()
    ben.page.reload()
    expect(ben.page.get_by_text("Ada")).not_to_have_count(0)
    ada.button("Unlock the table").click()
    eve.button("Try now").click()
    expect(eve.page.get_by_role("heading", name="Memo Dice")).to_be_visible()


def test_too_many_people_are_not_shown_as_six_of_five(serve: NewServer, phone: NewPhone) -> None:
    server = serve()
    ada, screen = phone(server), phone(server, width=1920, height=1080)
    code = sit_down(ada, names=["Ada"], game="jinx")
    for _ in range(5):
        ada.add_bot()
    screen.go(f"/screen/{code}")
    expect(screen.page.get_by_text("6 of 6 seats taken")).to_be_visible()
    ada.button("Change the game").first.click()
    ada.page.get_by_role("dialog").get_by_text("FIX").first.click()
    for seen in (ada, screen):
        expect(seen.page.get_by_text("1 player too many for this game.")).to_be_visible()
        expect(seen.page.get_by_text("6 of 5")).to_have_count(0)


def test_standing_up_frees_ones_own_chair(serve: NewServer, phone: NewPhone) -> None:
    """Not the chair of the host, who shares the device."""
    ada = phone(serve())
    ada.open()
    ada.sit("Ada")
    ada.add_local("Ben")
    people = ada.page.get_by_role("list", name="At the table")
    people.get_by_role("button", name="Ben").click()
    ada.button("Make Ben the host").click()
    expect(people.locator("li", has_text="Ben")).to_contain_text("Host")
    ada.button("Stand up").click()
    expect(people.locator("li:not(.free)")).to_have_count(1)
    expect(people).to_contain_text("Ben")


def test_a_dialogue_about_a_person_follows_them_to_another_chair(serve: NewServer, phone: NewPhone) -> None:
    """Somebody before them stands up while it is open: the chair that is taken away is still theirs."""
    server = serve()
    laptop, ben, cleo, dora = (phone(server) for _ in range(4))
    code = laptop.open()
    for one, name in ((ben, "Ben"), (cleo, "Cleo"), (dora, "Dora")):
        one.join(code).sit(name)
    people = laptop.page.get_by_role("list", name="At the table")
    people.get_by_role("button", name="Cleo").click()
    ben.button("Stand up").click()
    expect(people.locator("li:not(.free)")).to_have_count(2)
    laptop.button("Remove Cleo from the table").click()
    expect(people.locator("li:not(.free)")).to_have_count(1)
    expect(people).to_contain_text("Dora")
