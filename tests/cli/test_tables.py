"""`ninefold tables`, `backup` and `doctor`: on a file alone, and while a server runs on it."""

import asyncio
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from ninefold.build import full_version
from ninefold.cli import main
from ninefold.engine import Fact
from ninefold.server.store.chain import START, link
from ninefold.server.store.port import Row, TableSummary
from ninefold.server.store.sqlite.reader import SqliteLog
from ninefold.server.store.sqlite.store import SqliteStore
from ninefold.server.table.events import LevelSet, Opened
from ninefold.server.table.records import write
from testkit.in_process_server import hall
from testkit.jumping_loop import run
from tests.cli.test_serve import NINEFOLD

Said = Callable[..., tuple[int, str]]


@pytest.fixture
def said(tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Said:
    """What a command says of the file tables.db, and its exit code."""
    monkeypatch.setenv("NINEFOLD_DATA", str(tmp_path / "tables.db"))

    def command(*words: str) -> tuple[int, str]:
        capfd.readouterr()
        code = main(words)
        out, err = capfd.readouterr()
        assert (out == "") == (code == 2) and (err == "") == (code != 2), out + err
        assert code != 2 or err.count("\n") == 1
        return code, out or err

    return command


@contextmanager
def serving(*words: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    command = [*NINEFOLD, "--no-browser", "--host", "127.0.0.1", "--port", "0", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout and process.stderr
        said = ""
        try:
            while "Stop with" not in said:
                line = process.stdout.readline()
                assert line, process.stderr.read()
                said += line
            yield process, said
            process.send_signal(signal.SIGTERM)
            assert process.wait(20) == 0
        finally:
            process.kill()


def evening(folder: Path) -> str:
    """A log of an evening, before its first game, with one too many; its code."""

    async def story() -> str:
        async with hall(folder) as here:
            ann = await (await here.player("Ann").open("memo_dice")).sit()
            await ann.must("Plan", games=["memo_dice", "fix"])
            for name in ("Ben", "Cy", "Dee", "Eve"):
                await (await here.player(name).enter(ann.code)).sit()
            await ann.must("Begin")
            return ann.code

    return run(story())


def test_an_evening_is_shown(tmp_path: Path, said: Said) -> None:
    code = evening(tmp_path)
    exit, told = said("tables", "show", code)
    assert exit == 0 and f"table {code}: memo_dice, between games" in told
    assert "seat 3: Dee, a person\nbench: Eve, a person\n" in told
    assert "an evening: 0 games begun, 1 to come\nAnn: 0 gold, 0 silver, 0 bronze in 0 games" in told
    assert re.search(rf"{code} +memo_dice +between games +4 ", said("tables", "list")[1])


def played(folder: Path) -> str:
    """A log with a game in the middle, and one table in the lobby; the code of the first."""

    async def story() -> str:
        async with hall(folder) as here:
            ann, _ = await here.playing("Ann", "Ben", bots=1, first=0)
            await ann.move()
            await here.player("Zoe").open()
            return ann.code

    return run(story())


def test_tables_are_listed_shown_and_exported(said: Said, tmp_path: Path) -> None:
    code = played(tmp_path)
    listed = said("tables", "list")[1].splitlines()
    assert len(listed) == 3 and re.search(
        rf"\n{code} +memo_dice +playing +3 +\d+ +20\d\d-", "\n".join(listed)
    )
    shown = said("tables", "show", code.lower())[1]
    assert f"table {code}: memo_dice, playing" in shown and "seat 0: Ann, a person, the host" in shown
    assert "seat 2: Pip, a bot" in shown and "the game began" in shown
    rows: list[dict[str, Any]] = json.loads(said("tables", "export", code)[1])
    assert [row["number"] for row in rows] == list(range(1, len(rows) + 1))
    opened = rows[0]["event"]
    assert (opened["type"], opened["code"], opened["game"]) == ("Opened", code, "memo_dice")
    assert rows[0]["written"] > 1_600_000_000_000 and any(row["notes"] for row in rows)
    assert said("tables", "show", "XXXX") == (
        2,
        f"ninefold: There is no table XXXX in {tmp_path / 'tables.db'}.\n",
    )


def test_a_list_can_be_filtered_and_printed_as_json(said: Said, tmp_path: Path) -> None:
    code = played(tmp_path)
    write_old(tmp_path, "BBBB")

    def codes(*filters: str) -> list[str]:
        return [one["table"] for one in json.loads(said("tables", "list", "--json", *filters)[1])]

    whole = json.loads(said("tables", "list", "--json")[1])
    assert len(whole) == 3
    assert whole[0] == {
        "table": "BBBB",
        "game": "fix",
        "state": "lobby",
        "seats": 0,
        "events": 1,
        "opened": "1970-01-01T00:00:02+00:00",
        "touched": "1970-01-01T00:00:02+00:00",
    }
    (of_code,) = [one for one in whole if one["table"] == code]
    assert (of_code["game"], of_code["state"], of_code["seats"]) == ("memo_dice", "playing", 3)
    assert codes("--game", "fix") == ["BBBB"] and len(codes("--game", "memo_dice")) == 2
    assert len(codes("--since", "2020-01-01")) == 2 and codes("--since", "2999-12-31T23:59") == []
    assert codes("--limit", "1") == [whole[-1]["table"]] and codes("--limit", "1", "--game", "fix") == [
        "BBBB"
    ]
    assert said("tables", "list", "--game", "oni") == (0, "There are no such tables.\n")
    for filters in (["--since", "soon"], ["--limit", "0"]):
        with pytest.raises(SystemExit):
            main(["tables", "list", *filters])


def test_a_list_reads_no_event_of_a_game(said: Said, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With 100,000 tables that took minutes."""
    code = played(tmp_path)

    async def whole(self: SqliteLog, table: str) -> None:
        raise AssertionError("a whole log is read")

    monkeypatch.setattr(SqliteLog, "load", whole)
    monkeypatch.setattr(SqliteLog, "history", whole)
    assert code in said("tables", "list")[1]
    with closing(sqlite3.connect(tmp_path / "tables.db")) as db:
        db.execute("DELETE FROM events WHERE scope != ''")
        db.commit()
    assert re.search(rf"\n{code} +memo_dice +playing +3 ", said("tables", "list")[1])


def test_without_a_data_file_the_commands_find_nothing_and_no_fault(said: Said, tmp_path: Path) -> None:
    why = f"no server has used {tmp_path / 'tables.db'} yet.\n"
    assert said("tables", "list") == (0, f"There are no tables yet: {why}")
    for verb in ("show", "export", "close", "delete"):
        assert said("tables", verb, "bcdf") == (2, f"ninefold: There is no table BCDF: {why}")
    assert said("backup", str(tmp_path / "copy.db")) == (2, f"ninefold: There is nothing to copy: {why}")
    assert list(tmp_path.iterdir()) == []
    with serving():
        assert said("tables", "list") == (0, "There are no tables yet.\n")


def test_a_table_is_closed_and_deleted_without_a_server(said: Said, tmp_path: Path) -> None:
    code = played(tmp_path)
    assert said("tables", "close", code) == (0, f"Table {code} is closed; its game was abandoned.\n")
    assert said("tables", "close", code) == (2, f"ninefold: Table {code} was closed already.\n")
    assert "the game was abandoned" in said("tables", "show", code)[1]
    assert re.search(rf"{code} +memo_dice +closed", said("tables", "list")[1])
    assert said("tables", "delete", code) == (0, f"Table {code} is deleted.\n")
    assert said("tables", "delete", code) == (2, f"ninefold: There is no table {code}.\n")
    assert len(said("tables", "list")[1].splitlines()) == 2


def test_a_running_server_does_it_and_no_second_one_starts(said: Said, tmp_path: Path) -> None:
    code = played(tmp_path)
    with serving() as (process, announced):
        assert str(tmp_path / "tables.db") in announced and "phones" not in announced
        second = [*NINEFOLD, "--no-browser", "--host", "127.0.0.1", "--port", "0"]
        refused = subprocess.run(second, capture_output=True, text=True, timeout=300)
        assert refused.returncode == 2 and refused.stdout == ""
        assert refused.stderr == (
            f"ninefold: Another Ninefold (process {process.pid}) uses {tmp_path / 'tables.db'}: "
            "stop it first, or choose another file with --data.\n"
        )
        (tmp_path / "other.db").hardlink_to(tmp_path / "tables.db")
        refused = subprocess.run(
            [*second, "--data", str(tmp_path / "other.db")], capture_output=True, text=True, timeout=300
        )
        assert refused.stderr.startswith(f"ninefold: Another Ninefold uses {tmp_path / 'other.db'}: ")
        assert code in said("tables", "list")[1]
        assert said("tables", "close", code) == (0, f"Table {code} is closed; its game was abandoned.\n")
        assert said("tables", "delete", code) == (0, f"Table {code} is deleted.\n")
        port = re.search(r"localhost:(\d+)", announced)
        assert port
        told = said("doctor", "--port", port[1])[1]
        assert f"ok     Port {port[1]}: Ninefold {full_version()} answers there." in told
        assert f"ok     A server runs on this file (process {process.pid})." in told
        assert said("backup", str(tmp_path / "copy.db"))[0] == 0
        assert said("backup", str(tmp_path / "copy.db"))[0] == 2, "nothing is overwritten"
        assert process.stderr
        os.set_blocking(process.stderr.fileno(), False)
        logged = process.stderr.read()
        assert re.fullmatch(
            rf"\d{{4}}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d{{4}} INFO table {code}: closed\n"
            rf"\S+ INFO table {code}: deleted\n",
            logged,
        ), logged
    assert len(said("tables", "list", "--data", str(tmp_path / "copy.db"))[1].splitlines()) == 2
    with serving():
        pass


def test_backups_are_checked_and_the_oldest_deleted(said: Said, tmp_path: Path) -> None:
    code = played(tmp_path)
    folder = tmp_path / "copies"
    old = [folder / f"ninefold-2020010{day}T000000Z.db" for day in (1, 2, 3)]
    folder.mkdir()
    for path in (*old, folder / "mine.db"):
        path.touch()
    status, told = said("backup", str(folder), "--keep", "2")
    assert status == 0 and "Of the copy: 2 tables are intact.\n" in told
    left = sorted(path.name for path in folder.iterdir())
    assert left[0] == "mine.db" and left[1] == old[2].name and len(left) == 3
    copy = folder / left[2]
    assert copy.stat().st_mode & 0o777 == 0o600
    assert code in said("tables", "list", "--data", str(copy))[1]
    with serving("--data", str(copy)):
        assert code in said("tables", "show", code, "--data", str(copy))[1]


def test_a_backup_of_a_damaged_log_deletes_no_older_one(said: Said, tmp_path: Path) -> None:
    code = played(tmp_path)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as db:
        db.execute('UPDATE events SET at = at + 1 WHERE number = 3 AND "table" = ?', (code,))
        db.commit()
    folder = tmp_path / "copies"
    folder.mkdir()
    (folder / "ninefold-20200101T000000Z.db").touch()
    status, told = said("backup", str(folder), "--keep", "1")
    assert status == 1 and f"The log of table {code} is damaged: event 3" in told
    assert told.endswith("Older copies are kept.\n") and len(list(folder.iterdir())) == 2


def test_the_doctor_names_the_table_and_the_event(
    said: Said, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    code = played(tmp_path)
    (tmp_path / "tables.db").chmod(0o600)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as db:
        db.execute('UPDATE events SET at = at + 1 WHERE number = 4 AND "table" = ?', (code,))
        db.commit()
    status, told = said("doctor", "--port", "0")
    assert status == 1
    assert f"CHECK  The log of table {code} is damaged: event 4 is not as it was written." in told
    assert "ok     1 table is intact." in told and "plain http" in told
    assert code in said("tables", "list")[1], "it is listed all the same"
    assert f"table {code} is damaged: event 4" in said("tables", "show", code)[1]
    assert main(["tables", "export", code]) == 1
    exported, warning = capfd.readouterr()
    assert [event["number"] for event in json.loads(exported)] == [1, 2, 3]
    assert warning.endswith("event 4 is not as it was written. The 3 events before it are exported.\n")
    assert said("tables", "delete", code)[0] == 0
    assert "damaged" not in said("doctor", "--port", "0")[1]


def test_the_doctor_works_while_a_server_writes(
    said: Said, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = played(tmp_path)
    listed = SqliteLog.tables

    async def and_then(log: SqliteLog) -> list[TableSummary]:
        entries = await listed(log)
        store = SqliteStore(tmp_path / "tables.db", clock=lambda: 1)
        for entry in entries:
            if entry.table == code:
                later = write(entry.events + 1, "", Fact(0, LevelSet(0, "child")))
                await store.append(code, [later])
            else:
                await store.delete(entry.table)
        await store.close()
        return entries

    monkeypatch.setattr(SqliteLog, "tables", and_then)
    told = said("doctor", "--port", "0")[1]
    assert "ok     1 table is intact." in told and f"Table {code}" not in told


def test_the_doctor_sees_another_program_at_the_port(said: Said) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        status, told = said("doctor", "--port", str(port))
    assert status == 1 and f"CHECK  Port {port}: Address already in use" in told


def write_old(folder: Path, code: str, expires: bool = False) -> None:
    """A table that is looked at after those of a moment before 1970-01-01 00:00:02."""

    async def story() -> None:
        store = SqliteStore(folder / "tables.db", clock=lambda: 2000)
        await store.append(code, [write(1, "", Fact(0, Opened(code, "fix", "t", expires)))])
        await store.close()

    asyncio.run(story())


def is_deleted(said: Said, code: str) -> bool:
    for _ in range(200):
        if code not in said("tables", "list")[1]:
            return True
        time.sleep(0.1)
    return False


def test_keep_days_deletes_old_tables(said: Said, tmp_path: Path) -> None:
    code = played(tmp_path)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as db:
        db.execute("UPDATE tables SET written = 1000 WHERE code = ?", (code,))
        db.commit()
    assert f"CHECK  Table {code}: its summary and its events disagree" in said("doctor", "--port", "0")[1]
    write_old(tmp_path, "BBBB")
    with serving("--keep-days", "30"):
        assert is_deleted(said, "BBBB")
    assert code in said("tables", "list")[1], "its events are of today, whatever is noted beside them"
    with closing(sqlite3.connect(tmp_path / "tables.db")) as db:
        chain = START
        columns = 'number, at, scope, body, draws FROM events WHERE "table" = ? ORDER BY number'
        for values in db.execute(f"SELECT {columns}", (code,)).fetchall():
            chain = link(chain, code, Row(*values), 1000)
            change = 'UPDATE events SET written = 1000, chain = ? WHERE "table" = ? AND number = ?'
            db.execute(change, (chain, code, values[0]))
        db.execute("UPDATE tables SET opened = 1000, chain = ? WHERE code = ?", (chain, code))
        db.commit()
    with serving("--keep-days", "30"):
        assert is_deleted(said, code)
    assert len(said("tables", "list")[1].splitlines()) == 2


def test_without_keep_days_only_tables_that_expire_are_deleted(said: Said, tmp_path: Path) -> None:
    """Those that were opened before there was this default stay until the operator names a number."""
    write_old(tmp_path, "BBBB")
    write_old(tmp_path, "CCCC", expires=True)
    with serving("--keep-days", "never") as (_, told):
        assert "every table, until you delete it" in told
    with serving() as (_, told):
        assert "tables for 90 days after the last move; tables opened before" in told
        assert is_deleted(said, "CCCC"), "never deleted nothing, the default does"
    assert "BBBB" in said("tables", "list")[1]
    with serving("--keep-days", "90") as (_, told):
        assert "tables for 90 days after the last move (" in told
        assert is_deleted(said, "BBBB")
