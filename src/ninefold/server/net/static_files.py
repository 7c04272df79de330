"""The built page: read into memory once, served with cache headers."""

import gzip
import re
from dataclasses import dataclass
from hashlib import sha256
from html import escape
from http import HTTPStatus
from mimetypes import MimeTypes
from pathlib import Path

from ninefold.server.net.http import Request, Response, plain

FOREVER = "public, max-age=31536000, immutable"  # for names that hold a hash of the content
ASK_FIRST = "no-cache"  # cache it, but revalidate each time
SHORT = 8  # characters of a content hash that identify a file
HASHED = "/assets/"  # Vite puts files with hashed names here
WRITTEN = ("text/", "application/json", "application/manifest+json", "image/svg+xml")  # worth compressing

TYPES = MimeTypes(filenames=())  # not this machine's MIME tables
for ending, kind in {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".webp": "image/webp",
}.items():
    TYPES.add_type(kind, ending)


@dataclass(frozen=True, slots=True)
class File:
    body: bytes
    zipped: bytes | None
    etag: str
    headers: dict[str, str]


class StaticPage:
    """Pass it to `serve` as `web`. A path that names no file is a route of the page: `/t/OAK` gets t.html if
    there is one, which preloads what the route needs, otherwise index.html, which can show every route.
    `prefix`: the path of the public URL. `plain_names`: the page calls the games by plain names."""

    def __init__(self, folder: Path, prefix: str = "", plain_names: bool = False) -> None:
        self._files = {
            f"/{path.relative_to(folder).as_posix()}": _read(path, folder, prefix, plain_names)
            for path in sorted(folder.rglob("*"))
            if path.is_file() and not path.name.startswith(".")
        }
        if "/index.html" not in self._files:
            raise FileNotFoundError(f"{folder} holds no page (index.html is missing): run `make page`.")

    def __call__(self, request: Request) -> Response:
        file = self._files.get(request.path)
        if file is None:
            if "." in request.path.rpartition("/")[2] or request.path.startswith(HASHED):
                return plain(HTTPStatus.NOT_FOUND)
            place = request.path.split("/", 2)[1]
            file = self._files.get(f"/{place}.html", self._files["/index.html"])
        headers = file.headers
        if request.query and _names_its_contents(request.query.get("v", ""), file):
            headers = {**headers, "Cache-Control": FOREVER}
        if file.etag in request.headers.get("if-none-match", ""):
            return Response(304, b"", headers)
        if file.zipped is not None and accepts_gzip(request.headers.get("accept-encoding", "")):
            return Response(200, file.zipped, {**headers, "Content-Encoding": "gzip"})
        return Response(200, file.body, headers)


def _read(path: Path, folder: Path, prefix: str, plain_names: bool) -> File:
    body = path.read_bytes()
    if plain_names and path.suffix == ".html":
        body = body.replace(b"<html ", b'<html data-names="plain" ', 1)
    if prefix and path.suffix in (".html", ".css", ".webmanifest"):
        body = _moved(body, prefix)
    kind = TYPES.guess_type(path.name)[0] or "application/octet-stream"
    zipped = gzip.compress(body, mtime=0) if kind.startswith(WRITTEN) else None
    if zipped is not None and len(zipped) >= len(body):
        zipped = None
    etag = f'W/"{content_hash(body)}"'  # weak: the same for the compressed body
    headers = {
        "Content-Type": f"{kind}; charset=utf-8" if kind.startswith("text/") else kind,
        "Cache-Control": FOREVER
        if f"/{path.relative_to(folder).as_posix()}".startswith(HASHED)
        else ASK_FIRST,
        "ETag": etag,
        "Vary": "Accept-Encoding",
    }
    return File(body, zipped, etag, headers)


def _names_its_contents(version: str, file: File) -> bool:
    """Whether `?v=` is the beginning of the file's hash: then the response may be cached for ever."""
    return len(version) >= SHORT and file.etag.startswith(f'W/"{version}')


def content_hash(body: bytes) -> str:
    return sha256(body).hexdigest()[:16]


def _moved(body: bytes, prefix: str) -> bytes:
    """Put the prefix before the page's own URLs; the page's code reads it from `data-base`."""
    under = escape(prefix).encode()
    body = re.sub(
        rb'((?:href|src|content)="|url\(|"(?:src|start_url|scope|id)": ?")/(?!/)', rb"\1%b/" % under, body
    )
    return body.replace(b"<html ", b'<html data-base="%b" ' % under, 1)


def accepts_gzip(accepted: str) -> bool:
    for offer in accepted.lower().split(","):
        coding, _, weight = offer.replace(" ", "").partition(";q=")
        if coding in ("gzip", "*"):
            return weight.strip("0.") != "" if weight else True
    return False
