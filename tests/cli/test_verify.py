"""`ninefold verify`: an honest game passes; whatever is touched is found out, in one line."""

import json
import re
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from ninefold.cli import main
from ninefold.engine import (
    AnyGame,
    Dice,
    Fast,
    Header,
    Noted,
    Record,
    Sealed,
    act,
    any_choice,
    begin,
    decode,
    encode,
    fill,
    plain,
    replace,
    seal,
    sealed_key,
    settle,
)
from ninefold.games import SHELF
from ninefold.server.http_api.replays import GameFile, Transcript, fingerprint
from ninefold.server.store.chain import START, link
from ninefold.server.store.port import Row
from testkit.in_process_server import hall
from testkit.jumping_loop import run
from testkit.protocol_client import all_of

SEED, PARTS = b"the server's own secret, 32 byte", [b"Ann's part of it", b""]
Told = dict[str, Any]


def played(game: AnyGame, seats: int, seed: int) -> GameFile:
    """A whole game by sealed dice, played by whim."""
    parts = (PARTS * seats)[:seats]
    dice: Dice = Sealed(sealed_key(SEED, "some game", parts))
    noted, whim, at, options = Noted(dice), Fast(seed).below, 0, game.options()
    state, facts = begin(game, seats, options, noted)
    while game.result(state) is None:
        actors = game.actors(state)
        due = game.due(state)
        if actors and (due is None or whim(4)):
            seat = actors[whim(len(actors))]
            prompts = [
                prompt for prompt in game.prompts(state, seat) if prompt.is_open(max(at, prompt.opens_at))
            ]
            prompt = prompts[whim(len(prompts))]
            if due is None or prompt.opens_at < due:
                at = max(at, prompt.opens_at)
                action = fill(game, prompt, any_choice(prompt, whim))
                state, more = act(game, state, seat, action, at, noted)
                facts += more
                continue
        if due is not None:
            at = max(at, due)
            state, more = settle(game, state, at, noted)
            facts += more
    result = game.result(state)
    assert result is not None
    seals = tuple(seal(part) if part else None for part in parts)
    sealed = Transcript("some game", seal(SEED), seals, tuple(part.hex() for part in parts), SEED.hex())
    header = Header(game.name, game.version, seats, plain(options))
    records = tuple(Record(number, fact.at, fact.event, fact.draws) for number, fact in enumerate(facts, 1))
    players = ("Ann", "Ben", "Cid", "Dan")[:seats]
    file = GameFile(header, players, records, result.scores, result.winners, sealed, "")
    return replace(file, fingerprint=fingerprint(file))


def sealed_anew(file: Told) -> bytes:
    """The file as a forger would leave it, with a new fingerprint that fits."""
    return encode({**file, "fingerprint": fingerprint(decode(encode(file), GameFile))})


@pytest.fixture(scope="module")
def honest() -> bytes:
    return encode(played(SHELF["memodixe"], 2, 5))


@pytest.fixture
def said(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> Callable[[bytes], tuple[int, str]]:
    def verify(file: bytes) -> tuple[int, str]:
        path = tmp_path / "game.json"
        path.write_bytes(file)
        code = main(["verify", str(path)])
        out, err = capfd.readouterr()
        line = err if code == 2 else out
        assert (out + err) == line and line.count("\n") == 1 and line.endswith(".\n")
        return code, line.replace(str(path), "FILE").strip()

    return verify


Said = Callable[[bytes], tuple[int, str]]


@pytest.mark.parametrize("game", SHELF.values(), ids=SHELF)
def test_an_honest_game_passes(said: Said, game: AnyGame) -> None:
    file = played(game, game.seats[0], 3)
    throws = sum(len(record.draws) for record in file.records)
    verdict = f"FILE: all {throws} throws are the sealed dice's own, and the rules agree with all"
    known = " ".join(file.fingerprint[start : start + 4] for start in (0, 4, 8, 12))
    assert said(encode(file)) == (0, f"{verdict} {len(file.records)} events; fingerprint {known}.")


def test_an_abandoned_game_passes(said: Said, honest: bytes) -> None:
    file = json.loads(honest)
    file |= {"records": file["records"][:20], "scores": None, "winners": []}
    assert said(sealed_anew(file))[0] == 0
    file |= {"scores": [9, 0], "winners": [0]}
    assert said(sealed_anew(file)) == (1, "FILE: the result is not the one that the rules give.")


def thrown(file: Told) -> Told:
    return next(record for record in reversed(file["records"]) if record["draws"])


def touch_draw(file: Told) -> None:
    draw = thrown(file)["draws"][0]
    draw[1] = (draw[1] + 1) % draw[0]


def touch_sides(file: Told) -> None:
    thrown(file)["draws"][0][0] += 1


def throw_no_dice(file: Told) -> None:
    thrown(file)["draws"] = [[2**53 + 1, 0]]


def throw_endless_dice(file: Told) -> None:
    thrown(file)["draws"] = [[2**300, 0]]


def touch_event(file: Told) -> None:
    flipped = next(record for record in file["records"] if record["event"]["type"] == "Flipped")
    flipped["event"]["cell"] = (flipped["event"]["cell"] + 1) % 9


def leave_out(file: Told) -> None:
    del file["records"][5]


def touch_seed(file: Told) -> None:
    file["transcript"]["seed"] = "00" + file["transcript"]["seed"][2:]


def touch_seed_and_seal(file: Told) -> None:
    touch_seed(file)
    file["transcript"]["seed_seal"] = sha256(bytes.fromhex(file["transcript"]["seed"])).hexdigest()


def touch_part(file: Told) -> None:
    file["transcript"]["contributions"][0] = "00"


def touch_part_and_promise(file: Told) -> None:
    touch_part(file)
    file["transcript"]["seals"][0] = sha256(b"\0").hexdigest()


def add_part(file: Told) -> None:
    file["transcript"]["contributions"][1] = "00"


def drop_part(file: Told) -> None:
    file["transcript"]["contributions"][0] = ""


def touch_id(file: Told) -> None:
    file["transcript"]["game_id"] = "another"


def touch_scores(file: Told) -> None:
    file["scores"][0] += 1


def forget_seats(file: Told) -> None:
    file["transcript"]["contributions"].pop()


@pytest.mark.parametrize(
    ("touch", "found"),
    [
        (touch_draw, r"throw \d+ \(event \d+\) gave \d+ of \d+; the sealed dice give \d+"),
        (touch_sides, r"throw \d+ \(event \d+\) gave|event \d+ "),
        (throw_no_dice, r"throw \d+ \(event \d+\) is none: no dice have so many sides"),
        (throw_endless_dice, r"throw \d+ \(event \d+\) is none: no dice have so many sides"),
        (touch_event, r"event \d+, Flipped, is nothing that anybody could do"),
        (leave_out, r"event \d+|throw \d+"),
        (touch_seed, "the seed is not the promised one"),
        (touch_seed_and_seal, r"throw 1 \(event 1\)"),
        (touch_part, "the part of the dice from seat 0 is not the promised one"),
        (touch_part_and_promise, r"throw 1 \(event 1\)"),
        (add_part, "the part of the dice from seat 1 is not the promised one"),
        (drop_part, r"throw 1 \(event 1\)"),
        (touch_id, r"throw 1 \(event 1\)"),
        (touch_scores, "the result is not the one that the rules give"),
        (forget_seats, "the dice were not sealed for 2 seats"),
    ],
)
def test_a_changed_file_is_found(
    said: Said, honest: bytes, touch: Callable[[Told], None], found: str
) -> None:
    file = json.loads(honest)
    touch(file)
    for written in (encode(file), sealed_anew(file)):
        code, line = said(written)
        assert code == 1
        assert re.match(f"FILE: ({found})", line), line


def kept(file: Told) -> int:
    """An event that changed nothing: no rule misses it."""
    (index, *_) = [k for k, record in enumerate(file["records"]) if record["event"]["type"] == "RollKept"]
    return index


def leave_a_gap(file: Told) -> None:
    del file["records"][kept(file)]


def leave_out_and_close_up(file: Told) -> None:
    del file["records"][kept(file)]
    for number, record in enumerate(file["records"], 1):
        record["number"] = number


def rename(file: Told) -> None:
    file["players"][0] = "Eve"


def forget_a_name(file: Told) -> None:
    file["players"].pop()


def choose_otherwise(file: Told) -> None:
    file["header"]["options"]["youngest"] = 0  # as if nobody were named


CHANGED = "the file is not as it was written: its fingerprint is of another game"


@pytest.mark.parametrize(
    ("touch", "found", "by_forger"),
    [
        (leave_a_gap, r"event \d+ is missing: \d+ stands in its place", False),
        (leave_out_and_close_up, CHANGED, True),
        (rename, CHANGED, True),
        (forget_a_name, "there are 2 seats and 1 names", False),
        (choose_otherwise, CHANGED, True),
    ],
)
def test_the_fingerprint_finds_changes_that_break_no_rule(
    said: Said, touch: Callable[[Told], None], found: str, by_forger: bool
) -> None:
    """A new fingerprint passes, but it is another one than everybody saw."""
    honest = played(SHELF["fix"], 2, 3)
    file = json.loads(encode(honest))
    touch(file)
    code, line = said(encode(file))
    assert code == 1 and re.match(f"FILE: {found}", line), line
    code, line = said(sealed_anew(file))
    assert (code == 0) is by_forger and f"fingerprint {honest.fingerprint[:4]} " not in line


@pytest.mark.parametrize(
    "place",
    [(), ("header",), ("header", "options"), ("transcript",), ("records", 4), ("records", 4, "event")],
    ids=str,
)
def test_an_unknown_field_is_refused(said: Said, honest: bytes, place: tuple[str | int, ...]) -> None:
    file = json.loads(honest)
    there = file
    for step in place:
        there = there[step]
    there["note"] = "Ann won."
    for written in (encode(file), sealed_anew(file)):
        code, line = said(written)
        assert code == 2 and re.search("unknown field.*note", line), line


def test_a_player_who_withheld_a_contribution_is_named(said: Said) -> None:
    honest = played(SHELF["memo_dice"], 2, 3)
    transcript = replace(honest.transcript, seals=(honest.transcript.seals[0], seal(b"a part of Ben's")))
    file = replace(honest, transcript=transcript)
    code, line = said(encode(replace(file, fingerprint=fingerprint(file))))
    assert code == 0
    assert line.endswith(
        ". But Ben (seat 1) promised a part of the dice and held it back: see docs/protocol.md."
    )


def test_a_changed_throw_with_the_same_outcome_is_found(said: Said) -> None:
    """In FIX several faces are alike: only the sealed dice tell which one fell."""
    file = json.loads(encode(played(SHELF["fix"], 2, 3)))
    for record in file["records"]:
        for draw in record["draws"]:
            if draw[0] == 6 and draw[1] == 0:
                draw[1] = 1
                assert said(sealed_anew(file))[0] == 1
                return
    pytest.fail("no such throw")


def change(honest: bytes, **fields: Any) -> bytes:
    file = json.loads(honest)
    for path, value in fields.items():
        part, _, name = path.partition("__")
        file[part][name] = value
    return encode(file)


def test_other_files_are_refused(said: Said, honest: bytes) -> None:
    deep = honest.replace(b'"event":{', b'"event":' + b"[" * 9_999, 1)
    for file in (b"", b"\xff\xfe", b"[1]", b"{}", honest[:-9], deep):
        code, line = said(file)
        assert code == 2 and line.startswith("ninefold: FILE is not a game file: ")
    for file, why in [
        (change(honest, header__game="chess"), "is of a game that this build does not have: 'chess'."),
        (
            change(honest, header__version=99),
            "cannot be played again: this log was written by memodixe rules 99",
        ),
        (change(honest, header__seats=40), "cannot be played again: MX-"),
        (change(honest, header__options={"colour": "red"}), "cannot be played again: "),
        (change(honest, transcript__seed="xyz"), "is not a game file: "),
        (honest.replace(b'"Flipped"', b'"Eaten"'), "cannot be played again: "),
    ]:
        code, line = said(file)
        assert code == 2 and line.startswith(f"ninefold: FILE {why}"), line


@pytest.fixture
def exported(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> list[Told]:
    """The log of a table with a game that was played to its end, one that was stopped, and one in play."""

    async def story() -> str:
        async with hall(tmp_path) as here:
            ann, ben = await here.playing("Ann", "Ben")
            await all_of(ann, ben)
            for _ in range(2):
                if ann.phase == "PlayingView":
                    await ann.must("Stop")
                await ann.must("Again")
                await ann.must("Begin")
                for one in (ann, ben):
                    await one.until(lambda one=one: one.phase == "PlayingView")  # type: ignore[misc]
            return ann.code

    assert main(["tables", "--data", str(tmp_path / "tables.db"), "export", run(story())]) == 0
    rows: list[Told] = json.loads(capfd.readouterr().out)
    return rows


def test_every_finished_game_of_a_log_is_checked(
    exported: list[Told], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "log.json"

    def verified(rows: list[Told]) -> tuple[int, list[str]]:
        path.write_text(json.dumps(rows))
        code = main(["verify", str(path)])
        return code, "".join(capfd.readouterr()).splitlines()

    ids = [row["event"]["game_id"] for row in exported if row["event"]["type"] == "DiceSealed"]
    code, lines = verified(exported)
    assert code == 0 and len(ids) == 3
    for line, id in zip(lines, ids[:2], strict=True):
        assert line.startswith(f"{path}, game {id}: all ") and "throws are the sealed dice's own" in line
    assert verified(exported[:9]) == (
        2,
        [f"ninefold: {path} holds no finished game, and only these can be checked."],
    )
    begun = next(k for k, row in enumerate(exported) if row["scope"])
    told = next(row for row in exported if (row["notes"] or {}).get("draws"))
    told["notes"]["draws"][0][1] += 1
    damaged = f"{path}: The log of table {exported[0]['event']['code']} is damaged: event {told['number']} is"
    assert verified(exported) == (1, [f"{damaged} not as it was written."])
    assert verified(exported[:begun] + exported[begun + 1 :])[0] == 1
    nothing = f"ninefold: {path} is neither a game file nor a log that a table wrote."
    assert verified([]) == verified([{**exported[0], "event": []}]) == (2, [nothing])


def test_a_forged_log_with_a_valid_chain_is_found(
    exported: list[Told], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """A throw that was changed is none of the sealed dice's; what no table could write is no log."""
    path, code = tmp_path / "log.json", exported[0]["event"]["code"]

    def chained(rows: list[Told]) -> list[Told]:
        chain = START
        for row in rows:
            notes = b"" if row["notes"] is None else encode(row["notes"])
            chain = link(
                chain,
                code,
                Row(row["number"], row["at"], row["scope"], encode(row["event"]), notes),
                row["written"],
            )
            row["chain"] = chain.hex()
        return rows

    told = next(row for row in exported if (row["notes"] or {}).get("draws"))
    draw = told["notes"]["draws"][0]
    draw[1] = (draw[1] + 1) % draw[0]
    path.write_text(json.dumps(chained(exported)))
    assert main(["verify", str(path)]) == 1
    first, second = capfd.readouterr().out.splitlines()
    assert "the sealed dice give" in first and "all" in second
    noted = next(row for row in reversed(exported) if row["event"]["type"] == "GameEnded")
    noted = next(row for row in reversed(exported[: noted["number"]]) if row["scope"])
    noted["event"]["note"] = "Ann won."
    path.write_text(json.dumps(chained(exported)))
    assert main(["verify", str(path)]) == 2
    assert "it has an unknown field, note." in capfd.readouterr().err
    del noted["event"]["note"]
    promise = next(row for row in exported if row["event"]["type"] == "Promised")
    promise["event"]["seat"] = 40
    path.write_text(json.dumps(chained(exported)))
    assert main(["verify", str(path)]) == 2
    assert "neither a game file nor a log" in capfd.readouterr().err


def test_a_missing_file_is_an_error(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        assert main(["verify", str(path)]) == 2
        out, err = capfd.readouterr()
        assert out == "" and err.startswith(f"ninefold: {path} cannot be read: ") and err.count("\n") == 1
    with pytest.raises(SystemExit) as stopped:
        main(["verify"])
    assert stopped.value.code == 2 and capfd.readouterr().err.count("\n") == 1
