"""A table's own pictures: what is read from a folder that anybody may have filled."""

import os
import struct
import subprocess
import sys
import zlib
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from ninefold.cli import main
from ninefold.server.http_api import picture_worker
from ninefold.server.http_api.own_pictures import NoPictures, read_folder
from ninefold.server.http_api.reencode import EDGE_PX, PAPER, answer, drawn_anew

SIZE = (300, 200)
READ = """
import sys
from pathlib import Path
from ninefold.server.http_api.own_pictures import read_folder
print(read_folder(Path(sys.argv[1])).pictures.supplies)
"""


def painted(kind: str = "PNG", size: tuple[int, int] = SIZE, colour: str = "teal", **more: object) -> bytes:
    out = BytesIO()
    Image.new("RGB", size, colour).save(out, kind, **more)
    return out.getvalue()


def opened(body: bytes) -> Image.Image:
    picture = Image.open(BytesIO(body))
    assert picture.format == "WEBP"
    return picture


def near(picture: Image.Image, place: tuple[int, int], colour: tuple[int, int, int]) -> bool:
    found = picture.convert("RGB").getpixel(place)
    assert isinstance(found, tuple)
    return all(abs(one - other) < 12 for one, other in zip(found, colour, strict=True))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "a.png").write_bytes(painted())
    (tmp_path / "b.JPG").write_bytes(painted("JPEG", colour="red"))
    (tmp_path / "c.webp").write_bytes(painted("WEBP", colour="gold"))
    return tmp_path


def test_pictures_are_read_in_the_order_of_their_names(folder: Path) -> None:
    (folder / "notes.md").write_text("not a picture, and no matter")
    (folder / ".hidden.png").write_bytes(b"")
    found = read_folder(folder)
    assert len(found.pictures) == 3 and not found.left_out
    first = found.pictures.get(found.pictures.supplies[0].hash)
    assert first is not None
    assert opened(first.body).size == SIZE and near(opened(first.body), (5, 5), (0, 128, 128))
    assert read_folder(folder).pictures.supplies == found.pictures.supplies


def test_words_and_descriptions_are_read_from_text_files(folder: Path) -> None:
    (folder / "a.txt").write_text("moon, boat\nA golden boat.\nand nothing more\n", encoding="utf-8")
    (folder / "b.txt").write_bytes(b"\xff\x00bell " + b"x" * 5_000)
    told = read_folder(folder).pictures.supplies
    assert told[0].words == "moon, boat" and told[2].words == ""
    assert len(told[1].words) == 400 and told[1].words.isprintable()
    assert [one.description for one in told] == ["A golden boat.", "", ""]


def test_words_are_read_from_plain_files_only(folder: Path) -> None:
    """A link would tell what it leads to; the server would wait for a pipe, and read a device, for ever."""
    (folder / "secret").write_text("the password\n")
    (folder / "a.txt").symlink_to(folder / "secret")
    os.mkfifo(folder / "b.txt")
    (folder / "c.txt").symlink_to("/dev/zero")
    read = [sys.executable, "-c", READ, str(folder)]
    told = subprocess.run(read, capture_output=True, text=True, timeout=300, check=True).stdout
    assert told.count("words=''") == 3 and "password" not in told


def test_unusable_files_are_named(folder: Path) -> None:
    (folder / "again.png").write_bytes(painted())
    (folder / "broken.png").write_bytes(painted()[:60])
    (folder / "cut.jpg").write_bytes(painted("JPEG", (900, 900))[:2_000])
    (folder / "drawing.svg").write_text("<svg/>")
    (folder / "empty.png").write_bytes(b"")
    (folder / "gif.png").write_bytes(painted("GIF"))
    (folder / "huge.png").write_bytes(bomb(40_000, 40_000))
    (folder / "tiny.png").write_bytes(painted(size=(10, 10)))
    found = read_folder(folder)
    assert len(found.pictures) == 3
    named = [sentence.split()[0] for sentence in found.left_out]
    wrong = [
        "again.png",
        "broken.png",
        "cut.jpg",
        "drawing.svg",
        "empty.png",
        "gif.png",
        "huge.png",
        "tiny.png",
    ]
    assert sorted(named) == wrong
    assert all(sentence.endswith(".") and "\n" not in sentence for sentence in found.left_out)


def test_a_text_that_unpacks_without_end_is_told_in_our_own_words() -> None:
    chunk = _chunk(b"zTXt", b"Comment\0\0" + zlib.compress(bytes(20_000_000)))
    whole = painted(size=(80, 80))
    assert answer(whole)[1] == ""
    assert answer(whole[:33] + chunk + whole[33:]) == (b"", "it is broken")


def bomb(width: int, height: int) -> bytes:
    """Says to be vast."""
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", head) + _chunk(b"IDAT", zlib.compress(bytes(1_000_000)))


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def test_metadata_is_removed() -> None:
    """Upright, though the camera lay on its side."""
    camera = Image.Exif()
    camera[0x0112] = 6  # turned by a quarter
    camera[0x010E] = "at home"
    out = BytesIO()
    Image.new("RGB", (1_600, 1_000), "navy").save(out, "JPEG", exif=camera, comment=b"at home")
    body = drawn_anew(BytesIO(out.getvalue()))
    picture = opened(body)
    assert picture.size == (500, 800) and max(picture.size) == EDGE_PX
    assert not picture.getexif() and b"at home" not in body


def test_transparent_pixels_become_paper() -> None:
    out = BytesIO()
    Image.new("RGBA", SIZE, (255, 0, 0, 0)).save(out, "PNG")
    assert near(opened(drawn_anew(BytesIO(out.getvalue()))), (5, 5), PAPER)


def test_a_folder_without_usable_pictures_is_refused(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "drawing.svg").write_text("<svg/>")
    for folder in (tmp_path, tmp_path / "nowhere"):
        with pytest.raises(NoPictures):
            read_folder(folder)
        assert main(["--no-browser", "--pictures", str(folder)]) == 2
        out, err = capfd.readouterr()
        assert out == "" and err.startswith("ninefold: ") and err.count("\n") == 1


@pytest.mark.parametrize("does", ["pass", "import time; time.sleep(60)", "input(); print('{')"])
def test_a_crash_or_timeout_costs_one_picture(
    folder: Path, does: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest, children = picture_worker._start, 0

    def child() -> "subprocess.Popen[bytes]":
        nonlocal children
        children += 1
        monkeypatch.setattr(picture_worker, "TIMEOUT_S", 1.0 if children == 1 else 60.0)
        if children > 1:
            return honest()
        pipe = subprocess.PIPE
        return subprocess.Popen([sys.executable, "-c", does], stdin=pipe, stdout=pipe)

    monkeypatch.setattr(picture_worker, "_start", child)
    found = read_folder(folder)
    assert len(found.pictures) == 2
    assert [sentence.split()[0] for sentence in found.left_out] == ["a.png"]


def test_the_process_has_a_memory_limit(folder: Path) -> None:
    code = (
        "from ninefold.server.http_api import reencode as r\n"
        "r.limit_process(r.MEMORY_BYTES); r.limit_cpu(r.CPU_S)\n"
        "import resource; print(*resource.getrlimit(resource.RLIMIT_CPU))\n"
        "try:\n    bytearray(2 << 30)\nexcept MemoryError:\n    print('enough')"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    seconds, *_ = told.split()
    assert int(seconds) <= 15
    assert sys.platform == "darwin" or told.endswith("enough\n")
