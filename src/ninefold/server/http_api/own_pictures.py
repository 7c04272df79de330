"""A table's own pictures (`--pictures DIR`): files that somebody put there, made safe to hand out.

They are decoded by a process of their own (`reencoding.py`), which may neither grow nor go on for long. What
is handed out is what that process drew anew: whatever else a file held is gone.
"""

import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from hashlib import sha256
from http import HTTPStatus
from pathlib import Path
from select import select
from typing import NamedTuple

from ninefold.engine import Supply
from ninefold.server.net.http import Request, Response, plain
from ninefold.server.net.static_files import FOREVER, SAFETY

PATH = "/pictures/own/"
ENDINGS = (".png", ".jpg", ".jpeg", ".webp")
MOST_PICTURES = 500  # pictures
LARGEST_BYTES = 40_000_000  # bytes of a file
TIMEOUT_S = 20.0  # seconds for one picture
MOST_WORDS, MOST_DESCRIPTION = 400, 200  # characters of the words and of the description of one picture


class OwnPicture(NamedTuple):
    supply: Supply  # its hash is that of the file as it lies there: the same whatever draws it anew
    body: bytes  # WebP


class OwnPictures:
    def __init__(self, pictures: Sequence[OwnPicture] = ()) -> None:
        self._pictures = {picture.supply.hash: picture for picture in pictures}

    def __bool__(self) -> bool:
        return bool(self._pictures)

    def __len__(self) -> int:
        return len(self._pictures)

    def get(self, hash: str) -> OwnPicture | None:
        return self._pictures.get(hash)

    @property
    def supplies(self) -> tuple[Supply, ...]:
        """What a table has to know of them."""
        return tuple([picture.supply for picture in self._pictures.values()])

    def web(self, request: Request) -> Response:
        """`/pictures/own/HASH`"""
        picture = self._pictures.get(request.path.removeprefix(PATH))
        if picture is None:
            return plain(HTTPStatus.NOT_FOUND, SAFETY)
        headers = {"Content-Type": "image/webp", "Cache-Control": FOREVER, **SAFETY}
        return Response(200, picture.body, headers)


NO_PICTURES = OwnPictures()


class NoPictures(Exception):
    """The message is one plain sentence for whoever runs the server."""


class ReadPictures(NamedTuple):
    pictures: OwnPictures
    left_out: list[str]  # one sentence each


def read_folder(folder: Path) -> ReadPictures:
    """All that can be used, in the order of the files' names."""
    if not folder.is_dir():
        raise NoPictures(f"{folder} is no folder of pictures.")
    pictures: dict[str, OwnPicture] = {}
    left_out: list[str] = []
    files = sorted(path for path in folder.iterdir() if path.is_file() and not path.name.startswith("."))
    for path, body, why in _drawn_anew(_candidates(files, left_out)):
        if why:
            left_out.append(f"{path.name} is left out: {why}.")
        elif (hash := sha256(path.read_bytes()).hexdigest()[:16]) in pictures:
            left_out.append(f"{path.name} is left out: it is there twice.")
        else:
            pictures[hash] = OwnPicture(Supply(hash, *_told(path.with_suffix(".txt"))), body)
    if not pictures:
        none = f"There is no picture in {folder} that can be used: PNG, JPEG or WebP."
        raise NoPictures(" ".join((none, *left_out)))
    return ReadPictures(OwnPictures(list(pictures.values())), left_out)


def _candidates(files: Sequence[Path], left_out: list[str]) -> Iterator[Path]:
    many = 0
    for path in files:
        ending = path.suffix.lower()
        if ending == ".svg":
            left_out.append(f"{path.name} is left out: SVG can hold programs; save it as PNG.")
        elif ending in ENDINGS and path.stat().st_size > LARGEST_BYTES:
            left_out.append(f"{path.name} is left out: it has more than {LARGEST_BYTES // 1_000_000} MB.")
        elif ending in ENDINGS:
            many += 1
            if many > MOST_PICTURES:
                left_out.append(f"{path.name} is left out: {MOST_PICTURES} pictures are enough.")
            else:
                yield path


def _told(file: Path) -> tuple[str, str]:
    """First line: words, with commas between them; second line: a description."""
    try:
        lines = file.read_bytes()[:4_000].decode("utf-8", "replace").splitlines()
    except OSError:
        return "", ""
    words, description = ("".join(filter(str.isprintable, line)).strip() for line in (*lines, "", "")[:2])
    return words[:MOST_WORDS], description[:MOST_DESCRIPTION]


def _drawn_anew(paths: Iterator[Path]) -> Iterator[tuple[Path, bytes, str]]:
    """Each with its new body, or why there is none. Who dies of a picture is followed by another."""
    child: subprocess.Popen[bytes] | None = None
    try:
        for path in paths:
            if child is None:
                child = _child()
            try:
                body, why = _asked(child, path)
            except (OSError, ValueError, TimeoutError):
                _end(child)
                body, why, child = b"", "it takes too much time or memory, or is broken", None
            yield path, body, why
    finally:
        if child is not None:
            _end(child)


def _child() -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-m", "ninefold.server.http_api.reencode"]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL)


def _asked(child: "subprocess.Popen[bytes]", path: Path) -> tuple[bytes, str]:
    assert child.stdin is not None and child.stdout is not None
    child.stdin.write(json.dumps(str(path.absolute())).encode() + b"\n")
    child.stdin.flush()
    if not select([child.stdout], [], [], TIMEOUT_S)[0]:
        raise TimeoutError
    answer = json.loads(child.stdout.readline() or "null")
    if answer is None:
        raise ValueError("it is gone")
    return child.stdout.read(answer["size"]), answer["why"]


def _end(child: "subprocess.Popen[bytes]") -> None:
    child.kill()
    for pipe in (child.stdin, child.stdout):
        if pipe is not None:
            with suppress(OSError):
                pipe.close()
    child.wait()
