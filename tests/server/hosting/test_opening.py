"""Who may open tables. Guests need nothing."""

import json
from pathlib import Path
from typing import Any

import pytest

from ninefold.cli import main
from ninefold.engine import Illegal
from ninefold.server.hosting.opening import OpeningRule
from ninefold.server.net.guesses import Guesses
from ninefold.server.net.proxies import LOOPBACK
from ninefold.server.net.rate_limits import WRONG_PASSCODES
from ninefold.server.wire.message import VERSION
from testkit.in_process_server import InProcessServer, hall
from testkit.jumping_loop import run

RULE = OpeningRule("apple tart")


def test_a_table_is_opened_with_the_passcode_and_entered_without(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path, opening=RULE) as here:
            assert await refused(here) == "passcode"
            assert await refused(here, passcode="apple") == "passcode"
            ann = here.player("Ann")
            await ann.connect(type="Open", game="fix", passcode="apple tart")
            await ann.until(lambda: ann.table)
            ben = await here.player("Ben").enter(ann.table["code"])
            await ben.sit()
            assert "apple tart" not in (ann.heard + ben.heard).decode()

    run(story())


def test_after_too_many_wrong_passcodes_the_right_one_is_refused_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path, opening=RULE) as here:
            for number in range(int(WRONG_PASSCODES[1])):
                assert await refused(here, passcode=f"guess {number}") == "passcode"
            assert await refused(here, passcode="apple tart") == "passcodes"

    run(story())


async def refused(here: InProcessServer, **more: Any) -> str:
    stranger = here.player()
    await stranger.connect(type="Open", game="fix", **more)
    await stranger.until(lambda: stranger.told)
    await stranger.go()
    return str(stranger.told[0]["clause"])


def test_asking_without_a_passcode_does_not_count_as_a_wrong_one() -> None:
    wrong = Guesses(lambda: 0.0, *WRONG_PASSCODES)
    for _ in range(50):
        with pytest.raises(Illegal):
            RULE.check(None, "", wrong, "192.0.2.7")
    RULE.check("apple tart", "", wrong, "192.0.2.7")


@pytest.mark.parametrize(("trusted", "opens"), [(LOOPBACK, True), ((), False)])
def test_only_a_trusted_proxy_names_the_user(tmp_path: Path, trusted: Any, opens: bool) -> None:
    async def story() -> None:
        async with hall(tmp_path, opening=OpeningRule(by_user=True), trusted=trusted) as here:
            hello = {"type": "Open", "id": "1", "version": VERSION, "token": "a" * 32, "game": "fix"}
            for headers, expected in (({"Remote-User": "ann"}, opens), ({}, False)):
                line, status = await here.knock(**headers)
                assert status == 101
                line.say(json.dumps(hello).encode())
                answer = json.loads((await line.hear())[1])
                assert (answer["type"] == "Sight") == expected, answer
                assert expected or answer["clause"] == "sign-in"

    run(story())


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--open-by-user"], "--open-by-user needs --trusted-proxy"),
        (["--open-with", "pie"], "a passcode has 6 to 100 characters"),
    ],
)
def test_a_rule_that_would_protect_nothing_is_refused(
    words: list[str], says: str, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    try:
        code: object = main(["--no-browser", "--data", str(tmp_path / "tables.db"), *words])
    except SystemExit as stopped:
        code = stopped.code
    assert code == 2 and says in capfd.readouterr().err
