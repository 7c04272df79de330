"""Clues for squares of Dixit Jinx, typed by somebody who saw only the pictures."""

from pathlib import Path

from ninefold.engine import Form, decode
from ninefold.parts.texts import Language


class Typed(Form):
    clue: dict[Language, str]
    target: int
    square: tuple[str, ...]


def typed_clues() -> list[Typed]:
    typed: list[Typed] = decode((Path(__file__).parent / "typed_clues.json").read_bytes(), list[Typed])
    return typed
