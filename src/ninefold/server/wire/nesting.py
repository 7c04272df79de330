"""Limits how deep a message may be nested."""

import re

DEEPEST = 32  # our deepest message needs a handful
_STRINGS = re.compile(
    rb'"(?:[^"\\]|\\(?:.|\Z))*+(?:"|\Z)', re.DOTALL
)  # closed or not; possessive, so that it takes linear time
_ALIKE = bytes.maketrans(b"{}", b"[]")
_OTHERS = bytes({*range(256)} - {*b"[]"})


def too_deep(data: bytes) -> bool:
    """Whether brackets are nested too deep, or not closed. The decoder's own limit depends on the version of
    Python."""
    if data.count(b"[") + data.count(b"{") <= DEEPEST:
        return False
    brackets = _STRINGS.sub(b"", data).translate(_ALIKE).translate(None, _OTHERS)
    for _ in range(DEEPEST):
        brackets = brackets.replace(b"[]", b"")  # remove the innermost pairs
    return bool(brackets)
