"""The page as a browser gets it."""

import gzip
import json
import re
from pathlib import Path

import pytest

from ninefold.games import SHELF
from ninefold.server.net.http_server import Request, Response
from ninefold.server.net.static_files import StaticPage

INDEX, TABLE = b"<!doctype html>" + b"<p>Ninefold</p>" * 20, b"<!doctype html>" + b"<p>A table</p>" * 20
SCRIPT, PICTURE = b"let a = 1;" * 50, b"\x89PNG" * 100


@pytest.fixture
def page(tmp_path: Path) -> StaticPage:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(INDEX)
    (tmp_path / "t.html").write_bytes(TABLE)
    (tmp_path / "assets" / "index-B4d_f00d.js").write_bytes(SCRIPT)
    (tmp_path / "face.png").write_bytes(PICTURE)
    (tmp_path / "short.txt").write_bytes(b"short")
    (tmp_path / ".sources").write_bytes(b"of the build, not of the page")
    (tmp_path.parent / "secret.txt").write_bytes(b"not yours")
    return StaticPage(tmp_path)


def get(page: StaticPage, path: str, **headers: str) -> Response:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return page(Request("GET", path, {}, named, "127.0.0.1"))


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/", INDEX),
        ("/index.html", INDEX),
        ("/table/OAK", INDEX),
        ("/replay/", INDEX),
        ("/t/OAK", TABLE),
        ("/t/", TABLE),
        ("/t", TABLE),
        ("/tea/t", INDEX),
        ("//t/OAK", INDEX),
    ],
)
def test_every_path_gets_its_own_page_or_the_first(page: StaticPage, path: str, body: bytes) -> None:
    found = get(page, path)
    assert (found.status, found.body) == (200, body)
    assert found.headers["Content-Type"] == "text/html; charset=utf-8"
    assert found.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["/nothing.js", "/assets/nothing", "/../secret.txt", "/.sources", "/assets/../../secret.txt"]
)
def test_a_missing_file_is_not_found(page: StaticPage, path: str) -> None:
    assert get(page, path).status == 404


def test_hashed_files_may_be_cached_for_ever(page: StaticPage) -> None:
    script = get(page, "/assets/index-B4d_f00d.js")
    assert script.body == SCRIPT
    assert script.headers["Content-Type"] == "text/javascript; charset=utf-8"
    assert script.headers["Cache-Control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize(
    ("accepted", "zipped"),
    [
        ("gzip, deflate, br", True),
        ("br;q=1.0, gzip;q=0.5", True),
        ("*", True),
        ("", False),
        ("br", False),
        ("gzip;q=0", False),
        ("gzip;q=0.0", False),
    ],
)
def test_text_is_compressed_if_the_client_accepts_it(page: StaticPage, accepted: str, zipped: bool) -> None:
    found = get(page, "/", accept_encoding=accepted)
    assert found.headers.get("Content-Encoding") == ("gzip" if zipped else None)
    assert (gzip.decompress(found.body) if zipped else found.body) == INDEX
    assert found.headers["Vary"] == "Accept-Encoding"


@pytest.mark.parametrize("path", ["/face.png", "/short.txt"])
def test_incompressible_files_are_sent_as_they_are(page: StaticPage, path: str) -> None:
    assert "Content-Encoding" not in get(page, path, accept_encoding="gzip").headers


def test_an_unchanged_file_gets_304(page: StaticPage) -> None:
    etag = get(page, "/").headers["ETag"]
    again = get(page, "/", if_none_match=f'"other", {etag}', accept_encoding="gzip")
    assert (again.status, again.body, again.headers["ETag"]) == (304, b"", etag)
    assert get(page, "/face.png", if_none_match=etag).status == 200


def test_a_missing_build_is_reported_at_the_start(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"index\.html is missing"):
        StaticPage(tmp_path)


def test_no_manifest_names_a_game() -> None:
    """It is the same file on a server with plain names, and what a phone calls the installed page."""
    texts = Path(__file__).parents[3] / "web" / "src" / "texts"
    languages = [path.name for path in texts.iterdir() if path.is_dir()]
    assert len(languages) == 6
    for lang in languages:
        said = (texts / lang / "installed.json").read_text()
        for game in SHELF:
            title = json.loads((texts / lang / f"{game}.json").read_text())["title"]
            assert not re.search(rf"\b{title}\b", said), (lang, title)
        assert not re.search(r"\bOni\b", said), lang


def test_only_pages_are_told_to_use_plain_names(tmp_path: Path) -> None:
    for name in ("index.html", "companion.html"):
        (tmp_path / name).write_text('<html lang="en">')
    (tmp_path / "page.js").write_text('"<html lang>"')
    for plain, begins in ((True, b'<html data-names="plain" lang="en">'), (False, b'<html lang="en">')):
        page = StaticPage(tmp_path, plain_names=plain)
        assert [get(page, path).body for path in ("/", "/companion")] == [begins] * 2
        assert get(page, "/page.js").body == b'"<html lang>"'
