"""Figures in columns, for a terminal."""

from collections.abc import Iterable, Sequence


class Grid:
    def __init__(self, title: str, *columns: str) -> None:
        self._title, self._rows = title, [columns]

    def add(self, *cells: str) -> None:
        assert len(cells) == len(self._rows[0])
        self._rows.append(cells)

    def show(self) -> None:
        """The first column is words, the others are figures."""
        widths = [max(map(len, column)) for column in zip(*self._rows, strict=True)]
        print(f"\n{self._title}")
        for number, row in enumerate(self._rows):
            print(_line(row, widths))
            if number == 0:
                print(_line(["-" * width for width in widths], widths))


def _line(cells: Sequence[str], widths: Iterable[int]) -> str:
    first, *others = zip(cells, widths, strict=True)
    return "  ".join([f"{first[0]:<{first[1]}}", *(f"{cell:>{width}}" for cell, width in others)]).rstrip()
