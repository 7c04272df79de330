"""`ninefold`: start the server, say where it is, and open the browser."""

import argparse
import asyncio
import errno
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any, NoReturn

import segno

from ninefold import __version__
from ninefold.server.addresses import Addresses
from ninefold.server.catalogue import catalogue
from ninefold.server.main import BadCertificate, Settings, running
from ninefold.server.own_pictures import NO_PICTURES, NoPictures, OwnPictures, read_folder
from ninefold.server.ports import StoreFailed

PORT = 9009


def main(words: Sequence[str]) -> int:
    options = _parser().parse_args(words)
    if sys.platform == "win32":  # no signals for the event loop, and nobody has tried
        return _complain("Windows is not supported: run it in WSL.")
    if (options.cert is None) != (options.key is None):
        return _complain("--cert and --key go together.")
    data, files = options.data or _data(), (options.cert, options.key)
    try:
        own = NO_PICTURES if options.pictures is None else _own(options.pictures)
    except NoPictures as error:
        return _complain(str(error))
    settings = Settings(data, options.host, options.port, *files, options.power_safe, own)
    try:
        settings.data.parent.mkdir(parents=True, exist_ok=True)
        _run(_serve(settings, browser=not options.no_browser))
    except (StoreFailed, BadCertificate, FileNotFoundError) as error:
        return _complain(str(error))
    except OSError as error:
        return _complain(_reason(error, settings))
    return 0


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        sys.exit(_complain(f"{message}."))


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        "ninefold",
        description="Five small party games in the browser. Starts the server and opens the page.",
        epilog="Also: ninefold cards prints Oni's cards; ninefold scenarios PATH… runs rule cases; "
        "ninefold verify FILE checks a finished game.",
    )
    parser.add_argument("--host", default="0.0.0.0", help="address to listen on (all of this machine's)")
    parser.add_argument(
        "--port", type=_port, default=PORT, help=f"port to listen on ({PORT}; 0: any free one)"
    )
    parser.add_argument("--data", type=Path, help="file of the tables' log (in the user's data folder)")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.add_argument("--cert", type=Path, help="certificate file, for https")
    parser.add_argument("--key", type=Path, help="the certificate's key file")
    parser.add_argument("--power-safe", action="store_true", help="survive a power cut, not only a crash")
    parser.add_argument("--pictures", type=Path, metavar="DIR", help="your own pictures for Dixit Jinx")
    parser.add_argument("--version", action="version", version=f"ninefold {__version__}")
    return parser


def _own(folder: Path) -> OwnPictures:
    """What cannot be used is named; the lobby says for how many players the rest suffices."""
    pictures, left_out = read_folder(folder)
    for sentence in left_out:
        print(f"ninefold: {sentence}", file=sys.stderr)
    offer = next(entry.own for entry in catalogue(pictures) if entry.own is not None)
    suffice = f"enough for {offer.players} players" if offer.players else "too few for a game"
    print(f"{offer.count} pictures of your own for Dixit Jinx, {offer.told} of them with words: {suffice}.")
    return pictures


def _port(word: str) -> int:
    port = int(word)
    if port not in range(65536):
        raise argparse.ArgumentTypeError(f"{word} is no port: they go from 0 to 65535")
    return port


def _data() -> Path:
    folder = os.environ.get("XDG_DATA_HOME")
    return (Path(folder) if folder else Path.home() / ".local" / "share") / "ninefold" / "tables.db"


def _run(serving: Coroutine[Any, Any, None]) -> None:
    try:
        import uvloop
    except ImportError:  # not made for every system
        asyncio.run(serving)
    else:
        uvloop.run(serving)


async def _serve(settings: Settings, browser: bool) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stop.set)
    async with running(settings) as addresses:
        _announce(addresses)
        if browser:
            webbrowser.open(f"{addresses.scheme}://localhost:{addresses.port}")
        await stop.wait()


def _announce(addresses: Addresses) -> None:
    print("Ninefold is ready.")
    print(f"  On this machine:  {addresses.scheme}://localhost:{addresses.port}")
    if addresses.lan:
        print(f"  For the phones:   {addresses.best}   (same Wi-Fi)")
        segno.make(addresses.best, error="m", micro=False).terminal(out=sys.stdout, compact=True, border=2)
    print("Stop with Ctrl-C.")
    sys.stdout.flush()


def _reason(error: OSError, settings: Settings) -> str:
    if error.errno == errno.EADDRINUSE:
        free = _free_port(settings.host)
        return f"Port {settings.port} is taken; {free} is free: use --port {free}."
    if error.errno in (errno.EACCES, errno.EPERM):
        return f"Port {settings.port} or {settings.data} is not ours to use: {error.strerror}."
    return f"{error.strerror or error}: {error.filename or settings.host}."


def _free_port(host: str) -> int:
    for port in range(PORT, PORT + 200):
        with socket.socket() as probe:
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return port
    return 0


def _complain(sentence: str) -> int:
    print(f"ninefold: {sentence}", file=sys.stderr)
    return 2
