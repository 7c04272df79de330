"""The files that games bring are in the built page, and are served like any other."""

from ninefold import static_files
from ninefold.games.jinx.box.pictures import PICTURES, svg
from ninefold.server.net.http import Request, Response
from ninefold.server.net.static_files import StaticPage, content_hash
from testkit.page import PAGE


def get(path: str, query: dict[str, str] | None = None, **headers: str) -> Response:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return StaticPage(PAGE)(Request("GET", path, query or {}, named, "127.0.0.1"))


def test_every_file_of_a_game_is_in_the_built_page() -> None:
    made = dict(static_files.files())
    assert len(made) == len(PICTURES) == 142
    assert {name: (PAGE / name).read_bytes() for name in made} == made


def test_a_file_requested_by_its_hash_may_be_cached_for_ever() -> None:
    path, body = "/pictures/jinx/7.svg", svg(7).encode()
    plain, hash = get(path), content_hash(body)
    assert (plain.status, plain.body, plain.headers["Cache-Control"]) == (200, body, "no-cache")
    assert plain.headers["Content-Type"] == "image/svg+xml"
    assert "immutable" in get(path, {"v": hash[:8]}).headers["Cache-Control"]
    assert get(path, {"v": hash[:7]}).headers["Cache-Control"] == "no-cache"
    assert get(path, {"v": "0" * 8}).headers["Cache-Control"] == "no-cache"
    assert get(path, if_none_match=plain.headers["ETag"]).status == 304


def test_a_missing_picture_is_not_found() -> None:
    for name in ("142.svg", "-1.svg", "07.svg", ".svg"):
        assert get(f"/pictures/jinx/{name}").status == 404
