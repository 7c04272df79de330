"""A table's own pictures (`--pictures DIR`), made safe to serve.

A child process with limits on memory and time (`reencode.py`) decodes each file and encodes it again. Only
its output is served, without anything else that was in the file.
"""

import os
import stat
from collections.abc import Iterator, Sequence
from hashlib import sha256
from http import HTTPStatus
from pathlib import Path
from typing import NamedTuple

from ninefold.engine import NO_SETS, Supply, SupplySets, set_hash
from ninefold.server.http_api.picture_worker import PictureWorker
from ninefold.server.net.http import Request, Response, plain
from ninefold.server.net.static_files import FOREVER
from ninefold.server.system import OPEN_PLAINLY

PATH = "/pictures/own/"
ENDINGS = (".png", ".jpg", ".jpeg", ".webp")
MOST_PICTURES = 500  # pictures
LARGEST_BYTES = 40_000_000  # of a file
MOST_WORDS, MOST_DESCRIPTION = 400, 200  # characters, for one picture
MOST_TOLD_BYTES = 4_000  # that are read of a picture's text file


class OwnPicture(NamedTuple):
    supply: Supply  # its hash is of the original file, so that it does not depend on the encoder
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
        """What a table needs to know of the pictures."""
        return tuple([picture.supply for picture in self._pictures.values()])

    @property
    def sets(self) -> SupplySets:
        return {set_hash(self.supplies): self.supplies} if self else NO_SETS

    def web(self, request: Request) -> Response:
        """`/pictures/own/HASH`"""
        picture = self._pictures.get(request.path.removeprefix(PATH))
        if picture is None:
            return plain(HTTPStatus.NOT_FOUND)
        headers = {"Content-Type": "image/webp", "Cache-Control": FOREVER}
        return Response(200, picture.body, headers)


NO_PICTURES = OwnPictures()


class NoPictures(Exception):
    """The message is one sentence for the operator."""


class ReadPictures(NamedTuple):
    pictures: OwnPictures
    left_out: list[str]  # a sentence for each file


def read_folder(folder: Path) -> ReadPictures:
    """All usable pictures, in the order of their file names."""
    if not folder.is_dir():
        raise NoPictures(f"{folder} is not a folder: name a folder of pictures.")
    pictures: dict[str, OwnPicture] = {}
    left_out: list[str] = []
    files = sorted(path for path in folder.iterdir() if path.is_file() and not path.name.startswith("."))
    worker = PictureWorker()
    try:
        for path in _candidates(files, left_out):
            body, why = worker.draw(path)
            if why:
                left_out.append(f"{path.name} is left out: {why}.")
            elif (hash := sha256(path.read_bytes()).hexdigest()[:16]) in pictures:
                left_out.append(f"{path.name} is left out: it is there twice.")
            else:
                pictures[hash] = OwnPicture(Supply(hash, *_told(path.with_suffix(".txt"))), body)
    finally:
        worker.end()
    if not pictures:
        none = f"{folder} holds no usable picture: put PNG, JPEG or WebP files there."
        raise NoPictures(" ".join((none, *left_out)))
    return ReadPictures(OwnPictures(list(pictures.values())), left_out)


def _plain_file(path: str, flags: int) -> int:
    """Open files only: no link, pipe or device."""
    if os.path.islink(path):  # not every system refuses links when it opens a file
        raise OSError("a link")
    opened = os.open(path, flags | OPEN_PLAINLY)
    if not stat.S_ISREG(os.fstat(opened).st_mode):
        os.close(opened)
        raise OSError("not a plain file")
    return opened


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
    """First line: words, separated by commas. Second line: a description."""
    try:
        with open(file, "rb", opener=_plain_file) as opened:
            lines = opened.read(MOST_TOLD_BYTES).decode("utf-8", "replace").splitlines()
    except OSError:
        return "", ""
    words, description = ("".join(filter(str.isprintable, line)).strip() for line in (*lines, "", "")[:2])
    return words[:MOST_WORDS], description[:MOST_DESCRIPTION]
