"""python -m ninefold.server.http_api.reencode: the worker process that decodes untrusted pictures.

Input: a path as JSON on each line; or a number, and then so many bytes of a picture. Output: a line with the
size of the new picture or the reason why there is none, then the picture. The worker limits its own memory
and CPU time first, so that a malicious file ends only the worker.
"""

import json
import sys
import warnings
from io import BytesIO
from typing import BinaryIO

from PIL import Image, ImageOps

from ninefold.server.system import limit_cpu, limit_process

MEMORY_BYTES = 1 << 30  # of address space
CPU_S = 10  # for one picture
MOST_PIXELS = 50_000_000  # more than any photograph has
EDGE_PX = 800  # the longer edge of the output
SMALLEST_PX = 64
PAPER = (250, 246, 238)  # the background of transparent pictures


class Unusable(Exception):
    """The reason, in our own words."""


def drawn_anew(file: BinaryIO) -> bytes:
    """The picture as WebP: upright, scaled down, without metadata. Raises Unusable."""
    with Image.open(file, formats=("PNG", "JPEG", "WEBP")) as picture:
        if picture.width * picture.height > MOST_PIXELS:
            raise Unusable(f"it has more than {MOST_PIXELS // 1_000_000} million pixels")
        if min(picture.size) < SMALLEST_PX:
            raise Unusable(f"it has fewer than {SMALLEST_PX} pixels across")
        picture.thumbnail((EDGE_PX * 2, EDGE_PX * 2))
        upright = ImageOps.exif_transpose(picture).convert("RGBA")
    upright.thumbnail((EDGE_PX, EDGE_PX), Image.Resampling.LANCZOS)
    plain = Image.new("RGB", upright.size, PAPER)
    plain.paste(upright, mask=upright.getchannel("A"))
    out = BytesIO()
    plain.save(out, "WEBP", quality=82, method=4)
    return out.getvalue()


def answer(picture: str | bytes) -> tuple[bytes, str]:
    try:
        with BytesIO(picture) if isinstance(picture, bytes) else open(picture, "rb") as file:
            return drawn_anew(file), ""
    except MemoryError:
        return b"", "it takes too much memory"
    except Unusable as why:
        return b"", str(why)
    except OSError as error:  # Pillow raises these for broken files
        return b"", error.strerror or "it is broken, or not PNG, JPEG or WebP"
    except (
        ValueError,
        SyntaxError,
        Image.DecompressionBombError,
        Warning,
    ):  # how Pillow reports a broken file
        return b"", "it is broken"


def main() -> None:
    limit_process(MEMORY_BYTES)
    warnings.simplefilter("error", Image.DecompressionBombWarning)
    Image.MAX_IMAGE_PIXELS = MOST_PIXELS
    for line in sys.stdin.buffer:
        limit_cpu(CPU_S)
        asked = json.loads(line)
        body, why = answer(sys.stdin.buffer.read(asked) if isinstance(asked, int) else asked)
        sys.stdout.buffer.write(json.dumps({"size": len(body), "why": why}).encode() + b"\n" + body)
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
