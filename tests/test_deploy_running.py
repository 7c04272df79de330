"""What deploy/ starts, run as far as this goes without containers."""

import asyncio
import json
import os
import re
import shutil
import ssl
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from ninefold.cli import main
from ninefold.server.cluster.bus import BusAddress, BusFailed, NoReply, NoResponder
from ninefold.server.cluster.nats_bus import connected
from ninefold.server.hosting.opening import OpeningRule
from ninefold.server.main import ServerSettings, running
from ninefold.server.net.proxies import network
from ninefold.server.wire.message import VERSION
from testkit import postgres, prometheus_text
from testkit.certificate import made
from testkit.servers import Nats
from tests.server.net.test_proxies import free_port
from tests.test_deploy import ROOT, TEXTS, commanded, service

GUESTS = 5


def test_a_server_behind_caddy(tmp_path: Path) -> None:
    """It runs deploy/Caddyfile, with another port and another certificate."""
    if (program := shutil.which("caddy")) is None:
        pytest.skip("Caddy is not installed: apt-get install caddy")
    options = commanded(TEXTS["Caddyfile"])
    assert options.public_url == "https://games.example.org"
    certificate, key = made(tmp_path)
    port, behind = free_port(), free_port()
    public = f"https://127.0.0.1:{port}"
    text = TEXTS["Caddyfile"].replace("games.example.org {", f"{public} {{\n\ttls {certificate} {key}")
    head = "{\n\tadmin off\n\tauto_https off\n}\n"
    (tmp_path / "Caddyfile").write_text(head + text.replace("127.0.0.1:9009", f"127.0.0.1:{behind}"))
    tls = ssl.create_default_context(cafile=certificate)
    command = [program, "run", "--adapter", "caddyfile", "--config", str(tmp_path / "Caddyfile")]
    environment = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}

    def status(path: str) -> int:
        for _ in range(200):
            try:
                with urllib.request.urlopen(f"{public}{path}", context=tls, timeout=10) as answer:
                    return int(answer.status)
            except urllib.error.HTTPError as error:
                return error.code
            except urllib.error.URLError:  # it is just starting
                time.sleep(0.05)
        raise AssertionError("Caddy does not answer")

    async def story() -> None:
        settings = ServerSettings(
            tmp_path / "tables.db",
            "127.0.0.1",
            behind,
            public=public,
            trusted=options.trusted_proxy,
            opening=OpeningRule("apple tart", by_user=True),
        )
        async with running(settings):
            assert await asyncio.to_thread(status, "/") == 200
            assert await asyncio.to_thread(status, "/metrics") == 404
            for user, passcode, answered in (("ann", None, "Refused"), ("", "apple tart", "Sight")):
                headers = {"Remote-User": user} if user else {}
                url = f"wss://127.0.0.1:{port}/ws"
                origin: Any = public
                async with connect(
                    url, ssl=tls, origin=origin, proxy=None, additional_headers=headers
                ) as line:
                    hello = {"type": "Open", "id": "1", "version": VERSION, "token": "a" * 32, "game": "fix"}
                    await line.send(json.dumps(hello | ({"passcode": passcode} if passcode else {})))
                    assert json.loads(await line.recv())["type"] == answered, "nobody names themselves"

    with subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL) as process:
        try:
            asyncio.run(story())
        finally:
            process.terminate()


@pytest.mark.parametrize("cert", [False, True], ids=["http", "https"])
def test_the_image_is_healthy_while_its_server_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cert: bool
) -> None:
    (words,) = re.findall(r"^    CMD (\[.*\])$", TEXTS["Dockerfile"], re.MULTILINE)
    command = [sys.executable, *json.loads(words)[1:]]
    tls = made(tmp_path) if cert else (None, None)

    async def story() -> None:
        async with running(ServerSettings(tmp_path / "tables.db", "127.0.0.1", 0, *tls)) as addresses:
            monkeypatch.setenv("NINEFOLD_PORT", str(addresses.port))
            check = await asyncio.create_subprocess_exec(*command)
            assert await check.wait() == 0
        gone = await asyncio.create_subprocess_exec(*command)
        assert await gone.wait() == 1

    asyncio.run(asyncio.wait_for(story(), 60))


@pytest.mark.long
def test_the_steps_of_the_dockerfile_build_a_server(tmp_path: Path) -> None:
    """The build stage without a container: its steps, in a copy of what it would be sent."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    for name in subprocess.run(listed, cwd=ROOT, capture_output=True, check=True).stdout.decode().split("\0"):
        if name and (ROOT / name).is_file() and not name.startswith(("tests/", "benchmarks/", "golden/")):
            (tmp_path / "src" / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, tmp_path / "src" / name)
    build = TEXTS["Dockerfile"].partition("\nFROM python:3.13-slim\n")[0]
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    for step in re.findall(r"^RUN (.*)$", build, re.MULTILINE):
        here = step.replace("/opt/", f"{tmp_path}/opt/").replace(
            "python -m venv", f"{sys.executable} -m venv"
        )
        subprocess.run(here, shell=True, cwd=tmp_path / "src", check=True, env={**os.environ, "PATH": path})
    said = subprocess.run(
        [tmp_path / "opt/ninefold/bin/ninefold", "--help"], capture_output=True, text=True, check=True
    )
    assert "--bus" in said.stdout
    imports = "import asyncpg, nats, nkeys, uvloop"
    subprocess.run([tmp_path / "opt/ninefold/bin/python", "-c", imports], check=True)


def test_the_operator_of_the_unit_can_close_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody else sees the unit's /tmp, so the socket is not there."""
    assert "AF_UNIX" in service()["RestrictAddressFamilies"] and "PrivateNetwork" not in service()
    private = tmp_path / "private"
    private.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(private))

    async def story() -> None:
        data = tmp_path / "tables.db"
        async with running(ServerSettings(data, "127.0.0.1", 0)):
            assert list(private.iterdir()) == []
            words = ["tables", "close", "BCDF", "--data", str(data)]
            assert await asyncio.to_thread(main, words) == 2, "there is none"

    asyncio.run(story())


# What runs here, too
@contextmanager
def bus(tmp_path: Path) -> Iterator[Nats]:
    """NATS with deploy/nats.conf, on other ports."""
    file = tmp_path / "nats.conf"
    text = TEXTS["nats.conf"].replace("listen: 0.0.0.0:4222\n", "")
    file.write_text(text.replace("127.0.0.1:8222", f"127.0.0.1:{free_port()}"))
    server = Nats("--config", str(file))
    try:
        yield server
    finally:
        server.stop()


def test_the_bus_admits_only_the_nodes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NATS_PASSWORD", "s3cret")

    async def story(port: int) -> None:
        for who in ("", "ninefold:wrong@", "somebody:s3cret@"):
            with pytest.raises(BusFailed):
                async with connected(BusAddress(f"nats://{who}127.0.0.1:{port}"), lambda: None):
                    pass
        async with connected(BusAddress(f"nats://ninefold:s3cret@127.0.0.1:{port}"), lambda: None) as line:
            with pytest.raises(NoResponder):
                await line.ask("ninefold.table.OAKS", b"", 5)

            async def echo(data: bytes) -> bytes:
                return data

            await line.subscribe("ninefold.table.OAKS", echo)
            assert await line.ask("ninefold.table.OAKS", b"hello", 5) == b"hello"
            with pytest.raises(NoReply):
                await line.ask("others.table.OAKS", b"", 0.3)

    with bus(tmp_path) as server:
        asyncio.run(asyncio.wait_for(story(server.port), 60))


@contextmanager
def front(tmp_path: Path, nodes: list[int]) -> Iterator[tuple[int, ssl.SSLContext]]:
    """nginx with deploy/nginx.conf, on other ports and with another certificate."""
    program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")
    if program is None:
        pytest.skip("nginx is not installed: apt-get install nginx")
    (tmp_path / "tls").mkdir()
    certificate, _ = made(tmp_path / "tls")
    port = free_port()
    temporary = " ".join(
        f"{one}_temp_path {tmp_path}/{one};" for one in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    text = TEXTS["nginx.conf"].replace("listen 80;", f"listen 127.0.0.1:{free_port()};")
    text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;")
    for number, node in enumerate(nodes, 1):
        text = text.replace(f"172.30.9.1{number}:9009", f"127.0.0.1:{node}")
    text = text.replace("http {", f"http {{ {temporary}", 1).replace("worker_rlimit_nofile 65536;", "")
    user = "user root; " if os.geteuid() == 0 else ""
    (tmp_path / "nginx.conf").write_text(f"{user}pid {tmp_path}/nginx.pid;\n{text}")
    command = [program, "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")]
    subprocess.run([*command, "-t"], check=True, capture_output=True)
    with subprocess.Popen([*command, "-g", "daemon off;"], stderr=subprocess.DEVNULL) as process:
        try:
            yield port, ssl.create_default_context(cafile=certificate)
        finally:
            process.terminate()


def test_nginx_starts_while_its_nodes_are_down(tmp_path: Path) -> None:
    with front(tmp_path, []):
        pass


def test_two_nodes_behind_nginx_are_drained_one_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No guest is refused meanwhile. The probes answer, and nodes have every metric of the dashboard."""
    monkeypatch.setenv("NATS_PASSWORD", "s3cret")
    ports, dashboard = [free_port(), free_port()], TEXTS["grafana.json"]

    def asked(url: str, tls: ssl.SSLContext | None = None) -> tuple[int, str]:
        try:
            with urllib.request.urlopen(url, context=tls, timeout=10) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, ""

    async def heard(line: ClientConnection, kind: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(await asyncio.wait_for(line.recv(), 20))
            if message["type"] == kind:
                return message

    async def counts(port: int) -> dict[str, float]:
        return prometheus_text.read((await asyncio.to_thread(asked, f"http://127.0.0.1:{port}/metrics"))[1])

    async def story(bus: int, front: int, tls: ssl.SSLContext) -> None:
        public, store = f"https://127.0.0.1:{front}", postgres.dsn(str(tmp_path))
        address = BusAddress(f"nats://ninefold:s3cret@127.0.0.1:{bus}")

        async def started(port: int) -> AsyncExitStack:
            settings = ServerSettings(
                Path(),
                "127.0.0.1",
                port,
                public=public,
                trusted=(network("127.0.0.1"),),
                store=store,
                bus=address,
            )
            stack = AsyncExitStack()
            await stack.enter_async_context(running(settings))
            return stack

        stacks = [await started(port) for port in ports]
        for path in ("/healthz", "/readyz"):
            for port in ports:
                assert (await asyncio.to_thread(asked, f"http://127.0.0.1:{port}{path}"))[0] == 200
        assert (await asyncio.to_thread(asked, f"{public}/", tls))[0] == 200
        assert (await asyncio.to_thread(asked, f"{public}/metrics", tls))[0] == 404
        names = {re.split(r"[{ ]", sample)[0] for sample in await counts(ports[0])}
        assert "ninefold_loop_lag_seconds_count" in names
        drawn = set(re.findall(r"\bninefold_[a-z_]+", dashboard + TEXTS["alerts.yaml"]))
        assert len(drawn) > 10 and drawn - names <= {"ninefold_refusals_total"}, "and nothing was refused yet"
        url, hello = f"wss://127.0.0.1:{front}/ws", {"id": "1", "version": VERSION}

        async def come(guest: int, **fields: str) -> ClientConnection:
            """Connect in one attempt. Raises InvalidStatus if nginx refuses it."""
            line = await connect(url, ssl=tls, origin=public, proxy=None)  # type: ignore[arg-type]
            await line.send(json.dumps({**hello, "token": f"{guest}" * 32, **fields}))
            return line

        host = await come(0, type="Open", game="fix")
        code = (await heard(host, "Sight"))["table"]["code"]
        lines = [host, *[await come(guest, type="Enter", code=code) for guest in range(1, GUESTS)]]
        for _ in range(2 * len(ports)):
            here = [(await counts(port))["ninefold_sockets"] for port in ports].index(GUESTS)
            draining = asyncio.create_task(stacks[here].aclose())
            for line in lines:
                assert (await heard(line, "Goodbye"))["why"] == "closing"
                await line.close()
            lines = [await come(guest, type="Enter", code=code) for guest in range(GUESTS)]
            for line in lines:
                assert (await heard(line, "Sight"))["table"]["code"] == code
            await draining
            stacks[here] = await started(ports[here])
        for line in lines:
            await line.close()
        for stack in stacks:
            await stack.aclose()

    with bus(tmp_path) as nats, front(tmp_path, ports) as (port, tls):
        asyncio.run(asyncio.wait_for(story(nats.port, port, tls), 90))
