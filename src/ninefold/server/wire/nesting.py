"""How deep the brackets of a message may be nested."""

import re

DEEPEST = 32  # brackets in brackets; the deepest message has a handful
_STRINGS = re.compile(rb'"(?:[^"\\]|\\(?:.|\Z))*+(?:"|\Z)', re.DOTALL)  # closed or not: no part is read twice
_ALIKE = bytes.maketrans(b"{}", b"[]")
_OTHERS = bytes({*range(256)} - {*b"[]"})


def too_deep(data: bytes) -> bool:
    """Whether brackets are nested deeper than a message may be, or not closed. Not every decoder has a limit
    of its own: it depends on the version of Python."""
    if data.count(b"[") + data.count(b"{") <= DEEPEST:
        return False
    brackets = _STRINGS.sub(b"", data).translate(_ALIKE).translate(None, _OTHERS)
    for _ in range(DEEPEST):
        brackets = brackets.replace(b"[]", b"")  # the innermost
    return bool(brackets)
