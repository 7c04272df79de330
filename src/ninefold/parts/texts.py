"""What players read of a game's box, one file a language. The page reads the same files.

`<game>/texts/de.json` is the German of that game: a language is there as soon as its file is.
"""

import json
import re
from importlib.resources import files
from typing import Any

Language = str
SOURCE: Language = "en"
RIGHT_TO_LEFT = {"he"}


def by_language(game: str, folder: str = "texts") -> dict[Language, Any]:
    """The files of a game's folder, English first."""
    found = [file for file in (files(game) / folder).iterdir() if file.name.endswith(".json")]
    found.sort(key=lambda file: (file.name != f"{SOURCE}.json", file.name))
    return {file.name.removesuffix(".json"): json.loads(file.read_text("utf-8")) for file in found}


def in_type(text: str, language: Language) -> str:
    """As it is set. In French no line begins with a sign of two parts: the space before it does not break,
    and before ; ! ? it is narrow."""
    if language != "fr":
        return text
    return re.sub(r" (?=[:»])|(?<=«) ", "\u00a0", re.sub(r" (?=[;!?])", "\u202f", text))
