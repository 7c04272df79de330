"""The pictures of the box, as files that a browser asks for (JX-20)."""

from collections.abc import Iterator

from ninefold.games.jinx.box.pictures import PICTURES, svg


def files() -> Iterator[tuple[str, bytes]]:
    for number in range(len(PICTURES)):
        yield f"pictures/jinx/{number}.svg", svg(number).encode()
