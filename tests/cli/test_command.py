"""`--store` and `--bus`: what is said when they cannot be used, and that they may be guarded."""

import asyncio
import json
import re
import subprocess
import sys
import tomllib
from contextlib import suppress
from pathlib import Path
from urllib.parse import quote

import pytest

from ninefold.cli import main
from ninefold.server.cluster.bus import BusAddress, BusFailed, BusInterrupted, NoReply, NoResponder
from ninefold.server.cluster.nats_bus import NatsBus, connected
from testkit import postgres
from testkit.certificate import made
from testkit.nats_operator import Operator
from testkit.servers import Nats, steady_port
from tests.cli.test_serve import NINEFOLD
from tests.cli.test_tables import serving

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ["--store", "mysql://root:secret@here/db"],
            "argument --store: the address is not like postgresql://user:password@host/database",
        ),
        (["--bus", "nats://localhost:1"], "--bus needs --store: nodes share a database, not a file."),
        (
            ["--store", "postgresql://here/db", "--bus", "http://u:p@here"],
            "argument --bus: the address is not like nats://user:password@host:4222",
        ),
        (
            ["--store", "postgresql://here/db", "--bus", "nats://here", "--bus-ca", "nowhere.pem"],
            "The file nowhere.pem does not exist.",
        ),
        (["--store", "postgresql://u:secret@here:port/db"], "The database cannot be used: invalid literal"),
        (
            ["--store", "postgresql://u:secret@here/db?sslmode=verify-full"],
            "The database cannot be used: root certificate file",
        ),
    ],
)
def test_invalid_options_are_refused_in_one_line_without_the_password(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        assert main(["serve", "--no-browser", *words]) == 2
    except SystemExit as ended:  # by the parser
        assert ended.code == 2
    told = capsys.readouterr().err
    assert sentence in told and "secret" not in told and told.count("\n") == 1


@pytest.mark.parametrize("sign", ["/", "#", "?", "[", "]", "\u2100"])
@pytest.mark.parametrize("option", ["--store", "--bus"])
def test_an_unescaped_password_is_reported_and_not_shown(
    option: str, sign: str, capsys: pytest.CaptureFixture[str]
) -> None:
    scheme = "postgresql" if option == "--store" else "nats"
    with pytest.raises(SystemExit):
        main(["doctor", option, f"{scheme}://me:12{sign}ecret@here/db"])
    told = capsys.readouterr().err
    assert "ecret" not in told and "12" not in told and told.count("\n") == 1
    assert "%2F for /, %23 for #, %3F for ?, %40 for @" in told


def test_a_percent_encoded_password_opens_the_bus() -> None:
    password = "a/b#c?d@e,f:%g"
    encoded = quote(password, safe="")
    bus = Nats("--user", "node", "--pass", password)

    async def story() -> None:
        async with connected(BusAddress(f"nats://node:{encoded}@127.0.0.1:{bus.port}"), lambda: None) as line:
            await line.flush()
        with pytest.raises(BusFailed) as failed:
            async with connected(BusAddress(f"nats://node:{encoded}x@127.0.0.1:{bus.port}"), lambda: None):
                pass
        assert encoded not in str(failed.value) and password not in str(failed.value)

    try:
        asyncio.run(story())
    finally:
        bus.stop()


def test_missing_packages_are_named(tmp_path: Path) -> None:
    without = "import sys; sys.modules['asyncpg'] = sys.modules['nats'] = None; "
    run = "from ninefold.cli import main; sys.exit(main())"
    store = ["--store", "postgresql://localhost/ninefold"]
    for words in (["tables", "list"], ["serve", "--no-browser", "--port", "0"]):
        command = [sys.executable, "-c", without + run, *words, *store]
        done = subprocess.run(command, capture_output=True, text=True, timeout=300)
        assert done.returncode == 2
        assert done.stderr == (
            "ninefold: PostgreSQL and NATS need packages that are not installed: "
            "pip install asyncpg 'nats-py[nkeys]'.\n"
        )
    extra = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]["nodes"]
    assert [re.split("[>=<]", package)[0] for package in extra] == ["asyncpg", "nats-py[nkeys]"]


def test_a_node_serves_and_the_commands_see_its_log(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    bus = Nats()
    monkeypatch.setenv("NINEFOLD_STORE", postgres.dsn(str(tmp_path)))
    monkeypatch.setenv("NINEFOLD_BUS", bus.url)
    try:
        with serving("--log-format", "json") as (process, said):
            assert re.search(r"The tables' log:  postgresql://\S*/postgres\n", said), said
            bus.restart(0.3)
            assert process.stderr
            away, back = (json.loads(process.stderr.readline()) for _ in range(2))
            assert (away["message"], back["message"]) == ("the bus is away", "the bus is back")
            assert away["node"] == back["node"] and away["level"] == "WARNING"
        assert main(["tables", "list"]) == 0
        assert main(["tables", "show", "BBBB"]) == 2
        assert "There is no table BBBB in postgresql://" in capsys.readouterr().err
        assert main(["tables", "close", "BBBB"]) == 2
        assert "There is no table BBBB." in capsys.readouterr().err
        main(["doctor"])
        told = capsys.readouterr().out
        assert "ok     0 tables are intact." in told and "ok     The bus answers." in told
        assert main(["backup", str(tmp_path / "copy")]) == 2
        assert "pg_dump" in capsys.readouterr().err
    finally:
        bus.stop()
    assert main(["doctor"]) == 1
    assert f"CHECK  The bus 127.0.0.1:{bus.port} cannot be used: " in capsys.readouterr().out
    assert main(["serve", "--no-browser", "--port", "0"]) == 2
    assert re.search(rf"The bus 127.0.0.1:{bus.port} cannot be used: ", capsys.readouterr().err)


def test_a_second_server_without_a_bus_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NINEFOLD_STORE", postgres.dsn(str(tmp_path)))
    second = [*NINEFOLD, "--no-browser", "--host", "127.0.0.1", "--port", "0"]
    with serving():
        refused = subprocess.run(second, capture_output=True, text=True, timeout=300)
    assert refused.returncode == 2 and refused.stdout == ""
    assert refused.stderr.startswith("ninefold: Another Ninefold") and refused.stderr.count("\n") == 1


def test_a_bus_with_passwords_and_tls(tmp_path: Path) -> None:
    certificate, key = made(tmp_path)
    tls = ["--tls", "--tlscert", str(certificate), "--tlskey", str(key)]
    bus = Nats(*tls, "--user", "node", "--pass", "secret")

    async def knock(who: str, authority: Path | None) -> None:
        address = BusAddress(f"tls://{who}127.0.0.1:{bus.port}", authority=authority)
        async with connected(address, lambda: None) as line:
            await line.flush()

    try:
        asyncio.run(knock("node:secret@", certificate))
        for who, authority in (("node:wrong@", certificate), ("", certificate), ("node:secret@", None)):
            with pytest.raises(BusFailed, match="cannot be used") as failed:
                asyncio.run(knock(who, authority))
            assert "secret" not in str(failed.value)
    finally:
        bus.stop()


def test_a_bus_with_credentials_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bus trusts an operator, their account and its users, and so keeps no password."""
    (tmp_path / "other").mkdir()
    ours, other = Operator(tmp_path), Operator(tmp_path / "other")
    node = ours.credentials("node", "ninefold.>", "_INBOX.>")
    bus = Nats("--config", str(ours.configuration))
    monkeypatch.setenv("NINEFOLD_STORE", postgres.dsn(str(tmp_path)))
    monkeypatch.setenv("NINEFOLD_BUS", bus.url)

    async def asked(credentials: Path) -> bytes:
        async def answer(data: bytes) -> bytes:
            return b"heard " + data

        async with connected(BusAddress(bus.url, credentials), lambda: None) as line:
            await line.subscribe("ninefold.test", answer)
            await line.flush()
            return await line.ask("ninefold.test", b"this", 2.0)

    try:
        assert asyncio.run(asked(node)) == b"heard this"
        main(["doctor", "--bus-creds", str(node)])
        assert "ok     The bus answers." in capsys.readouterr().out
        with serving("--bus-creds", str(node)):
            pass
        with pytest.raises(NoReply):
            asyncio.run(asked(ours.credentials("guest", "elsewhere.>", "_INBOX.>")))
        for words in ([], ["--bus-creds", str(other.credentials("stranger", "ninefold.>"))]):
            assert main(["doctor", *words]) == 1
            assert f"CHECK  The bus 127.0.0.1:{bus.port} cannot be used: " in capsys.readouterr().out
        whole = node.read_text()
        for lost in (whole, "JWT", "SEED", "SU"):
            node.write_text(whole.replace(lost, "--"))
            assert main(["doctor", "--bus-creds", str(node)]) == 1
            assert f"CHECK  {node} " in capsys.readouterr().out
    finally:
        bus.stop()


def test_a_node_goes_on_at_another_server_of_a_cluster() -> None:
    """Each node names all of them; the one that it is connected to dies."""
    routes = [steady_port() for _ in range(2)]
    others = ",".join(f"nats://127.0.0.1:{port}" for port in routes)
    cluster = [
        Nats("--cluster_name", "bus", "--cluster", f"nats://127.0.0.1:{port}", "--routes", others)
        for port in routes
    ]

    async def heard(data: bytes) -> bytes:
        return b"heard " + data

    async def asked(line: NatsBus) -> bytes:
        while True:  # until both know of each other, and of who listens
            with suppress(NoResponder, BusInterrupted, NoReply):
                return await line.ask("ninefold.test", b"this", 2.0)
            await asyncio.sleep(0.05)

    changes: dict[str, list[bool]] = {"one": [], "two": []}

    async def story() -> None:
        urls = [server.url.replace("//", "//node:secret@") for server in cluster]
        async with (
            connected(BusAddress(",".join(urls)), lambda: None) as one,
            connected(BusAddress(",".join(reversed(urls))), lambda: None) as two,
        ):
            one.changed, two.changed = changes["one"].append, changes["two"].append
            await one.subscribe("ninefold.test", heard)
            assert await asked(two) == b"heard this"
            for server in cluster:
                server.stop()
                assert await asked(two) == b"heard this"
                server.start()
            assert changes["one"][:2] == changes["two"][:2] == [False, True]

    try:
        asyncio.run(asyncio.wait_for(story(), 60))
    finally:
        for server in cluster:
            server.stop()


def test_a_silent_bus_times_out_and_is_disconnected() -> None:
    async def story() -> None:
        ended: asyncio.Queue[bytes] = asyncio.Queue()

        async def mute(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            ended.put_nowait(await reader.read())
            writer.close()

        server = await asyncio.start_server(mute, "127.0.0.1", 0)
        address = BusAddress(f"nats://127.0.0.1:{server.sockets[0].getsockname()[1]}")
        with pytest.raises(BusFailed, match="cannot be used"):
            async with connected(address, lambda: None):
                pass
        assert await asyncio.wait_for(ended.get(), 5) == b""
        server.close()

    asyncio.run(asyncio.wait_for(story(), 30))


def test_cancelling_the_wait_for_the_bus_closes_the_connection() -> None:
    async def story() -> None:
        hung_up, there, lines = asyncio.Event(), asyncio.Event(), 0

        async def say_nothing(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            nonlocal lines
            lines += 1
            there.set()
            assert await reader.read() == b""
            hung_up.set()
            writer.close()

        async def wait() -> None:
            async with connected(address, lambda: None):
                raise AssertionError("the bus has said nothing")

        silent = await asyncio.start_server(say_nothing, "127.0.0.1", 0)
        address = BusAddress(f"nats://127.0.0.1:{silent.sockets[0].getsockname()[1]}")
        waiting = asyncio.create_task(wait())
        await there.wait()
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        async with asyncio.timeout(10):
            await hung_up.wait()
        assert lines == 1  # it does not try again
        silent.close()

    asyncio.run(story())
