"""Behind a proxy: only a trusted one is believed, and a real nginx serves the page, also under a path."""

import asyncio
import json
import os
import shutil
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from email.message import Message
from pathlib import Path
from random import randrange

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from ninefold.cli.serve import _networks
from ninefold.server import app
from ninefold.server.main import ServerSettings, running
from ninefold.server.net.accept import for_both_families
from ninefold.server.net.addresses import Addresses
from ninefold.server.net.http import Request, Response
from ninefold.server.net.proxies import Proxies, network, plain_address
from ninefold.server.store.sqlite.store import SqliteStore
from ninefold.server.wire.message import VERSION


def asked(peer: str, path: str = "/", **headers: str) -> Request:
    return Request("GET", path, {}, {name.replace("_", "-"): value for name, value in headers.items()}, peer)


OURS = (network("127.0.0.1"), network("10.0.0.0/8"), network("fd00::/8"))


@pytest.mark.parametrize(
    ("peer", "told", "guest"),
    [
        ("192.0.2.7", "198.51.100.1", "192.0.2.7"),
        ("127.0.0.1", "", "127.0.0.1"),
        ("127.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("::ffff:127.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("fd00::1", "2001:db8::7", "2001:db8::7"),
        ("127.0.0.1", "1.1.1.1, 198.51.100.1, 10.0.0.3", "198.51.100.1"),
        ("127.0.0.1", "1.1.1.1, nonsense, 10.0.0.3", "nonsense"),
        ("127.0.0.1", "10.0.0.9, 10.0.0.3", "10.0.0.9"),
        ("127.0.0.1", "198.51.100.1:4321", "198.51.100.1"),
        ("127.0.0.1", "198.51.100.1:4321, 10.0.0.3:80", "198.51.100.1"),
        ("127.0.0.1", "[2001:db8::7]:4321", "2001:db8::7"),
        ("127.0.0.1", "[2001:db8::7]", "2001:db8::7"),
    ],
)
def test_only_trusted_proxies_set_the_clients_address(peer: str, told: str, guest: str) -> None:
    assert Proxies(OURS).seen_through(asked(peer, x_forwarded_for=told)).peer == guest


def test_host_and_scheme_of_an_untrusted_proxy_are_ignored() -> None:
    told = {"host": "inside:9009", "x_forwarded_host": "games.example", "x_forwarded_proto": "https"}
    addresses = Addresses("http", "192.168.1.7", 9009)
    for peer, address in [("192.0.2.7", "http://inside:9009"), ("10.0.0.3", "https://games.example")]:
        seen = Proxies(OURS).seen_through(asked(peer, **told))
        assert addresses.for_guest(seen) == address
        assert addresses.knows("https://games.example", seen) is (peer == "10.0.0.3")


@pytest.mark.parametrize(
    ("headers", "ours"),
    [
        ({"host": "games.example"}, True),
        ({"host": "inside:9009", "x_forwarded_host": "games.example"}, True),
        ({"host": "rebound.example", "x_forwarded_host": "localhost"}, False),
        ({"host": "rebound.example", "x_forwarded_host": "games.example"}, False),
        ({"host": "inside:9009", "x_forwarded_host": "localhost, rebound.example"}, False),
        ({"host": "inside:9009", "x_forwarded_host": "a" * 260}, False),
    ],
)
@pytest.mark.parametrize("path", ["/metrics", "/ws", "/api/shelf"])
def test_a_page_at_a_rebound_name_cannot_name_another_host(
    tmp_path: Path, headers: dict[str, str], ours: bool, path: str
) -> None:
    async def story() -> None:
        addresses = Addresses("http", None, 9009, "https://games.example")
        store = SqliteStore(tmp_path / "t.db")
        here = app.App(store, lambda request: Response(200), addresses, trusted=OURS)
        request = asked("127.0.0.1", path, x_forwarded_for="127.0.0.1", **headers)
        answer = here.accept(request) if path == "/ws" else here.web(request)
        if ours:
            assert not isinstance(answer, Response) or answer.status == 200
        else:
            assert isinstance(answer, Response) and answer.status == (403 if path == "/ws" else 421)
        await store.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    ("path", "inside"),
    [
        ("/nine", "/"),
        ("/nine/", "/"),
        ("/nine/t/OAKS", "/t/OAKS"),
        ("/t/OAKS", "/t/OAKS"),
        ("/ninefold", "/ninefold"),
    ],
)
def test_a_path_prefix_may_be_stripped_by_the_proxy_or_the_server(path: str, inside: str) -> None:
    assert Proxies((), "/nine").seen_through(asked("192.0.2.7", path)).path == inside


@pytest.mark.parametrize(
    ("addresses", "best"),
    [
        (Addresses("http", "192.168.1.7", 9009), "http://192.168.1.7:9009"),
        (Addresses("http", "2001:db8::7", 9009), "http://[2001:db8::7]:9009"),
        (Addresses("http", None, 9009), "http://localhost:9009"),
        (Addresses("http", "192.168.1.7", 9009, "https://games.example/nine"), "https://games.example/nine"),
    ],
)
def test_invitations_use_the_public_address(addresses: Addresses, best: str) -> None:
    assert addresses.best == best
    assert addresses.for_guest(asked("192.0.2.7", host="[::1]:9009")) == best


def test_the_public_address_is_an_allowed_origin() -> None:
    addresses = Addresses("http", None, 9009, "https://games.example/nine")
    inside = asked("192.0.2.7", host="inside:9009", origin="https://games.example")
    assert addresses.same_origin(inside)
    assert not addresses.same_origin(asked("192.0.2.7", host="inside:9009", origin="https://evil.example"))
    assert not addresses.same_origin(asked("192.0.2.7", host="inside:9009", origin="null"))


def test_addresses_of_both_families_and_links() -> None:
    assert plain_address("::ffff:192.0.2.7") == "192.0.2.7"
    assert plain_address("fe80::1%eth0") == "fe80::1"
    assert plain_address("") == ""
    assert [str(net) for net in _networks("127.0.0.1, fd00::/8")] == ["127.0.0.1/32", "fd00::/8"]


def test_one_socket_accepts_ipv4_and_ipv6() -> None:
    with for_both_families(0) as listening:
        port = listening.getsockname()[1]
        families = ["127.0.0.1", "::1"] if listening.family == socket.AF_INET6 else ["127.0.0.1"]
        for address in families:
            with socket.create_connection((address, port), timeout=5):
                listening.accept()[0].close()


CONFIGURATION = """
{user}
pid {folder}/nginx.pid;
error_log stderr;
events {{ }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    server {{
        listen 127.0.0.1:{port};
        location {location} {{
            proxy_pass http://127.0.0.1:{behind}{to};
            proxy_http_version 1.1;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $http_connection;
            proxy_set_header Host {host};
            proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
            proxy_set_header X-Forwarded-Proto https;
        }}
    }}
}}
"""


def free_port() -> int:
    """Below those that the system gives to any connection: one of those may be taken a moment later."""
    while True:
        port = randrange(20_000, 32_000)
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


@contextmanager
def nginx(
    folder: Path, behind: int, location: str = "/", to: str = "", host: str = "$http_host"
) -> Iterator[int]:
    """Its port. `host`: what it tells the server that it was asked for."""
    program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")
    if program is None:
        pytest.skip("nginx is not installed: apt-get install nginx")
    port, user = free_port(), "user root;" if os.geteuid() == 0 else ""
    file = folder / "nginx.conf"
    file.write_text(
        CONFIGURATION.format(
            folder=folder, port=port, behind=behind, location=location, to=to, user=user, host=host
        )
    )
    command = [program, "-p", str(folder), "-c", str(file), "-g", "daemon off;"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        try:
            while True:
                try:
                    socket.create_connection(("127.0.0.1", port), timeout=1).close()
                    break
                except OSError:
                    assert process.poll() is None and process.stderr, process.stderr and process.stderr.read()
                    time.sleep(0.05)
            yield port
        finally:
            process.terminate()


def test_an_ipv6_network_behind_a_proxy_counts_as_one_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "SOCKETS_PER_ADDRESS", 1)

    async def story() -> None:
        settings = ServerSettings(tmp_path / "tables.db", "127.0.0.1", 0, trusted=(network("127.0.0.1"),))
        async with running(settings) as addresses:
            url = f"ws://127.0.0.1:{addresses.port}/ws"

            def by(guest: str) -> connect:
                return connect(url, additional_headers={"X-Forwarded-For": guest}, proxy=None)

            async with by("2001:db8::1"):
                with pytest.raises(InvalidStatus, match="429"):
                    await by("2001:db8::2")
                async with by("2001:db8:0:1::1"):
                    pass

    asyncio.run(story())


def headers_of(url: str) -> Message:
    with urllib.request.urlopen(url) as answer:
        headers: Message = answer.headers
        return headers


async def fetched(url: str) -> tuple[int, str]:
    def fetch() -> tuple[int, str]:
        with urllib.request.urlopen(url) as answer:
            return answer.status, answer.read().decode()

    return await asyncio.to_thread(fetch)


@pytest.mark.parametrize(
    ("prefix", "location", "to"),
    [("", "/", ""), ("/nine", "/nine", ""), ("/nine", "/nine/", "/")],
    ids=["at the root", "under a path", "under a path that nginx takes off"],
)
def test_a_server_behind_nginx(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, prefix: str, location: str, to: str
) -> None:
    monkeypatch.setattr(app, "SOCKETS_PER_ADDRESS", 1)

    async def story() -> None:
        port, public = free_port(), f"https://games.example{prefix}"
        settings = ServerSettings(
            tmp_path / "tables.db", "127.0.0.1", port, public=public, trusted=(network("127.0.0.1"),)
        )
        async with running(settings):
            with nginx(tmp_path, port, location, to) as front:
                base = f"http://127.0.0.1:{front}{prefix}"
                status, page = await fetched(f"{base}/t/OAKS")
                assert status == 200 and f'src="{prefix}/assets/' in page
                headers = await asyncio.to_thread(headers_of, base)
                assert headers["Cross-Origin-Opener-Policy"] == "same-origin"
                assert "Strict-Transport-Security" not in headers, "that is for the proxy to say"
                assert (f'data-base="{prefix}"' in page) is bool(prefix)
                script = page.partition(f'src="{prefix}/assets/')[2].partition('"')[0]
                assert (await fetched(f"{base}/assets/{script}"))[0] == 200
                assert json.loads((await fetched(f"{base}/api/address"))[1]) == {"address": public}
                for origin, known in [("https://games.example", True), ("https://evil.example", False)]:
                    door = json.loads((await fetched(f"{base}/api/door?origin={origin}"))[1])
                    assert door == {"open": known, "address": public}
                await sockets(f"ws://127.0.0.1:{front}{prefix}/ws")

    async def sockets(url: str) -> None:
        """One for each guest, though all come from nginx; and none for another site's page."""
        ann, ben = {"X-Forwarded-For": "198.51.100.1"}, {"X-Forwarded-For": "198.51.100.2"}
        async with connect(url, origin="https://games.example", additional_headers=ann, proxy=None) as line:  # type: ignore[arg-type]
            hello = {"type": "Open", "id": "1", "version": VERSION, "token": "t" * 32, "game": "fix"}
            await line.send(json.dumps(hello))
            assert json.loads(await line.recv())["type"] in ("Sight", "Ping")
            async with connect(url, origin="https://games.example", additional_headers=ben, proxy=None):  # type: ignore[arg-type]
                pass
            for headers, origin, status in [
                (ann, "https://games.example", 429),
                (ben, "https://evil.example", 403),
            ]:
                with pytest.raises(InvalidStatus) as refused:
                    await connect(url, origin=origin, additional_headers=headers, proxy=None)  # type: ignore[arg-type]
                assert refused.value.response.status_code == status

    asyncio.run(story())
