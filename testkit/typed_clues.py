"""Clues that somebody typed who saw nothing but the pictures of a square of Dixit Jinx."""

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
