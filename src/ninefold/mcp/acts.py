"""Acts as a model writes them: JSON, as docs/protocol.md has it."""

import json
from typing import Any, get_type_hints

from ninefold.engine import Prompt, convert
from ninefold.games import SHELF
from ninefold.mcp.client_view import JsonObject


def pattern(prompt: JsonObject) -> str:
    """One prompt as the JSON that answers it, with what may stand in each field."""
    fields = {name: _allowed(domain) for name, domain in prompt.get("fields", {}).items()}
    return _object(prompt["verb"], fields)


def shapes(game: str) -> list[str]:
    """Every act of a game, with the type of each field."""
    told = []
    action: Any
    for verb, action in SHELF[game].verbs.items():
        hints = get_type_hints(action)
        fields = {name: _type(hints[name]) for name in action.__struct_fields__ if name in hints}
        told.append(_object(verb, fields))
    return told


def any_act(prompt: JsonObject, below: Any) -> JsonObject:
    """A random act that this prompt allows."""
    domains = convert(prompt, Prompt).fields
    return {"type": prompt["verb"], **{name: domain.any(below) for name, domain in domains.items()}}


def _object(verb: str, fields: dict[str, str]) -> str:
    inner = "".join(f', "{name}": {told}' for name, told in fields.items())
    return f'{{"type": "{verb}"{inner}}}'


def _allowed(domain: JsonObject) -> str:
    match domain["type"]:
        case "SomeCells":
            return f"<{domain['least']} to {domain['most']} of {json.dumps(domain['among'])}, ascending>"
        case "Split":
            parts, least, total = domain["parts"], domain["least"], domain["total"]
            return f"<list of {parts} numbers, each at least {least}, together {total}>"
        case "Text":
            return f"<text, at most {domain['limit']} characters>"
        case "Stroke":
            return f"<2 to {domain['limit']} points [x, y], each from 0 to 999>"
        case "Answers":
            return "true | false"
    return " | ".join(json.dumps(value) for value in domain["among"])


def _type(hint: Any) -> str:
    return f"<{hint.__name__ if isinstance(hint, type) else str(hint).replace('typing.', '')}>"
