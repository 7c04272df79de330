"""`ninefold`: start the server, print its addresses, and open the browser."""

import argparse
import asyncio
import errno
import re
import socket
import sys
import webbrowser
from io import TextIOWrapper
from pathlib import Path
from urllib.parse import urlsplit

from ninefold.cli.bus import add_bus, bus_of
from ninefold.cli.command import CommandError
from ninefold.cli.data import add_data, data_of, place_of
from ninefold.server import system
from ninefold.server.cluster.bus import BusFailed
from ninefold.server.hosting.opening import OpeningRule
from ninefold.server.hosting.retention import Retention
from ninefold.server.http_api.catalogue import catalogue
from ninefold.server.http_api.own_pictures import NO_PICTURES, NoPictures, OwnPictures, read_folder
from ninefold.server.main import BadCertificate, ServerSettings, running
from ninefold.server.net.addresses import Addresses
from ninefold.server.net.proxies import LOOPBACK, Network, network
from ninefold.server.net.tunnel import TunnelCommand, TunnelFailed, command_of, installed_tunnel
from ninefold.server.ops.log_setup import FORMS, log_to_stderr
from ninefold.server.store.port import StoreFailed

PORT = 9009
SHORTEST_PASSCODE, LONGEST_PASSCODE = 6, 100
KEEP_DAYS = 90  # unless the operator says otherwise; tables of before this default are spared


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="", help="address to listen on (default: all of this machine's)")
    parser.add_argument(
        "--port", type=port_number, default=PORT, help=f"port to listen on; 0: any free one (default: {PORT})"
    )
    add_data(parser)
    add_bus(parser)
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.add_argument("--cert", type=Path, help="certificate file, for https")
    parser.add_argument("--key", type=Path, help="the certificate's key file")
    parser.add_argument(
        "--public-url",
        type=_public,
        metavar="URL",
        help="the address that players use, such as that of a proxy in front",
    )
    far = parser.add_mutually_exclusive_group()
    far.add_argument(
        "--tunnel",
        type=_tunnel,
        metavar="COMMAND",
        help="start this tunnel and invite by its address; {port} and {url} stand for this server's",
    )
    far.add_argument(
        "--share",
        action="store_true",
        help="like --tunnel, with cloudflared or tailscale, whichever is installed",
    )
    parser.add_argument(
        "--trusted-proxy",
        type=_networks,
        default=(),
        metavar="ADDRESS",
        help="trust the forwarding headers of these proxies: addresses or networks, with commas",
    )
    parser.add_argument(
        "--open-with",
        type=_passcode,
        metavar="PASSCODE",
        help="only people who know this may open tables; joining one needs nothing (default: anybody)",
    )
    parser.add_argument(
        "--open-by-user",
        action="store_true",
        help="people whom a trusted proxy names in Remote-User may open tables",
    )
    parser.add_argument(
        "--frame-ancestors",
        type=_origins,
        default=(),
        metavar="ORIGIN",
        help="pages that may embed this server in a frame, with commas: https://home.example.org",
    )
    parser.add_argument(
        "--metrics-from",
        type=_networks,
        metavar="ADDRESS",
        help="who may read /metrics: addresses or networks (default: this machine; with a tunnel nobody)",
    )
    parser.add_argument(
        "--keep-days",
        type=_retention,
        default=Retention(KEEP_DAYS, spare=True),
        metavar="N",
        help=f"delete tables that nobody touched for N days, or never (default: {KEEP_DAYS})",
    )
    parser.add_argument(
        "--per-address",
        type=_times,
        default=1,
        metavar="N",
        help="multiply the limits of one address by N, for many people behind one router (default: 1)",
    )
    parser.add_argument(
        "--names",
        choices=("boxes", "plain"),
        default="boxes",
        help="name the games as their boxes do, or plainly, for public servers (default: boxes)",
    )
    parser.add_argument(
        "--power-safe",
        action="store_true",
        help="wait for the disk at every move, so that even a power cut loses none",
    )
    parser.add_argument(
        "--log-format", choices=FORMS, default="text", help="the format of log lines (default: text)"
    )
    parser.add_argument("--pictures", type=Path, metavar="DIR", help="your own pictures for Dixit Jinx")
    parser.add_argument(
        "--own-sets",
        choices=("on", "off"),
        help="hosts may add pictures and words of their own (default: on; off with --public-url or a tunnel)",
    )


def run(options: argparse.Namespace) -> int:
    if (options.cert is None) != (options.key is None):
        raise CommandError("--cert and --key go together: give both or none.")
    if options.open_by_user and not options.trusted_proxy:
        raise CommandError(
            "--open-by-user needs --trusted-proxy: without it anybody could write Remote-User."
        )
    tunnel = _tunnel_of(options)
    try:
        own = NO_PICTURES if options.pictures is None else _own(options.pictures)
    except NoPictures as error:
        raise CommandError(str(error)) from error
    settings = ServerSettings(
        data_of(options) if options.store is None else Path(),
        options.host,
        options.port,
        options.cert,
        options.key,
        options.power_safe,
        own,
        options.public_url,
        (*options.trusted_proxy, *(LOOPBACK if tunnel is not None and tunnel.tells_address else ())),
        options.keep_days,
        options.store,
        bus_of(options),
        watchers=_watchers(options, tunnel),
        per_address=options.per_address,
        opening=OpeningRule(options.open_with, options.open_by_user),
        tunnel=tunnel,
        frames=options.frame_ancestors,
        own_sets=_own_sets(options, tunnel),
        plain_names=options.names == "plain",
    )
    log_to_stderr(options.log_format)
    try:
        if settings.store is None:
            settings.data.parent.mkdir(parents=True, exist_ok=True)
        system.run(_serve(settings, place_of(options), browser=not options.no_browser))
    except (StoreFailed, BusFailed, BadCertificate, TunnelFailed, FileNotFoundError) as error:
        raise CommandError(str(error)) from error
    except OSError as error:
        raise CommandError(_reason(error, settings)) from error
    return 0


def _public(word: str) -> str:
    try:
        parts = urlsplit(word)
        known = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:  # an invalid port or IPv6 address
        known = False
    if not known or re.search(r"[\s?#@]", word):  # a public URL must hold no user or password
        raise argparse.ArgumentTypeError(f"{word!r} is not a URL like https://games.example.org/ninefold")
    return word.rstrip("/")


def _passcode(word: str) -> str:
    if not SHORTEST_PASSCODE <= len(word) <= LONGEST_PASSCODE:
        raise argparse.ArgumentTypeError(
            f"a passcode has {SHORTEST_PASSCODE} to {LONGEST_PASSCODE} characters"
        )
    return word


def _origins(words: str) -> tuple[str, ...]:
    found = tuple(word.strip().rstrip("/") for word in words.split(","))
    for word in found:
        if not re.fullmatch(r"https?://[A-Za-z0-9.:\[\]-]+", word):
            raise argparse.ArgumentTypeError(f"{word!r} is not an origin like https://home.example.org:8123")
    return found


def _tunnel(words: str) -> TunnelCommand:
    try:
        return command_of(words)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{words!r} is not a command: {error}") from error


def _tunnel_of(options: argparse.Namespace) -> TunnelCommand | None:
    tunnel: TunnelCommand | None = options.tunnel
    if options.share:
        tunnel = installed_tunnel()
        if tunnel is None:
            raise CommandError(
                "Neither cloudflared nor tailscale is installed: install one, or name another with --tunnel."
            )
    if tunnel is not None and (options.public_url or options.bus):
        raise CommandError(
            "--tunnel and --share do not go with --public-url or --bus: leave out one of them."
        )
    return tunnel


def _watchers(options: argparse.Namespace, tunnel: TunnelCommand | None) -> tuple[Network, ...]:
    """What comes through a tunnel comes from this machine."""
    named: tuple[Network, ...] | None = options.metrics_from
    return named if named is not None else LOOPBACK if tunnel is None else ()


def _networks(words: str) -> tuple[Network, ...]:
    try:
        return tuple(network(word) for word in words.split(","))
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _retention(word: str) -> Retention:
    if word == "never":
        return Retention()
    if not word.isdecimal() or not int(word):
        raise argparse.ArgumentTypeError(f"{word} is not a number of days: use 1 or more, or never")
    return Retention(int(word))


def _times(word: str) -> int:
    if not word.isdecimal() or not int(word):
        raise argparse.ArgumentTypeError(f"{word} is not a number of times: use 1 or more")
    return int(word)


def _own(folder: Path) -> OwnPictures:
    """Read the pictures, and print which are left out and for how many players the others are enough."""
    pictures, left_out = read_folder(folder)
    for sentence in left_out:
        print(f"ninefold: {sentence}", file=sys.stderr)
    offer = next(entry.own for entry in catalogue(pictures.supplies) if entry.own is not None)
    suffice = f"enough for {offer.players} players" if offer.players else "too few for a game"
    print(f"{offer.count} pictures of your own for Dixit Jinx, {offer.told} of them with words: {suffice}.")
    return pictures


def _own_sets(options: argparse.Namespace, tunnel: TunnelCommand | None) -> bool:
    """Whether hosts may bring pictures: by default not at a public server."""
    said: str | None = options.own_sets
    return said == "on" if said is not None else options.public_url is None and tunnel is None


def port_number(word: str) -> int:
    if not word.isdecimal() or int(word) not in range(65536):
        raise argparse.ArgumentTypeError(f"{word} is not a port: use 0 to 65535")
    return int(word)


async def _serve(settings: ServerSettings, log: str, browser: bool) -> None:
    stop = asyncio.Event()
    loop, starting = asyncio.get_running_loop(), asyncio.current_task()

    def end() -> None:
        if starting is not None and not stop.is_set():
            loop.set_exception_handler(
                lambda *_: None
            )  # libraries complain about connections that are cut off
            starting.cancel()
        stop.set()

    for number in system.ending_signals():
        system.on_signal(loop, number, end)
    try:
        async with running(settings) as addresses:
            starting = None
            _announce(addresses, log, settings.retention, settings.tunnel)
            if browser:
                webbrowser.open(addresses.here)
            await stop.wait()
    except (Exception, asyncio.CancelledError):
        if starting is None or not stop.is_set():
            raise
        # stopped before it was ready: a library may make another error of the cancellation, such as a timeout


def _announce(
    addresses: Addresses, log: str, retention: Retention, tunnel: TunnelCommand | None = None
) -> None:
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a console may lack the letters that draw the QR code
    print("Ninefold is ready.")
    print(f"  On this machine:  {addresses.here}")
    if addresses.public:
        print(f"  For everybody:    {addresses.public}")
        if tunnel is not None:
            print(f"  By a tunnel:      {tunnel.readers}")
    elif addresses.lan:
        print(f"  For the phones:   {addresses.best}   (same Wi-Fi)")
    if addresses.public or addresses.lan:
        import segno  # imported late: it would slow the start

        segno.make(addresses.best, error="m", micro=False).terminal(out=sys.stdout, compact=True, border=2)
    print(f"  The tables' log:  {log}")
    print(f"  Kept:             {_kept(retention)}")
    print("Stop with Ctrl-C.")
    sys.stdout.flush()


def _kept(retention: Retention) -> str:
    if retention.days is None:
        return "every table, until you delete it"
    older = "; tables opened before there was this default stay" if retention.spare else ""
    return f"tables for {retention.days} days after the last move{older} (--keep-days N or never)"


def _reason(error: OSError, settings: ServerSettings) -> str:
    if error.errno == errno.EADDRINUSE:
        free = _free_port(settings.host)
        return f"Port {settings.port} is taken; {free} is free: use --port {free}."
    if error.errno in (errno.EACCES, errno.EPERM):
        return f"This user may not use port {settings.port} or {settings.data}: {error.strerror}."
    return f"{error.strerror or error}: {error.filename or settings.host}."


def _free_port(host: str) -> int:
    for port in range(PORT, PORT + 200):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return port
    return 0
