"""The pictures (JX-20) are drawn in a package of their own that takes the place of this one."""

from collections.abc import Mapping
from typing import Literal, NamedTuple

Language = Literal["en", "fr"]


class Words(NamedTuple):
    """The first word is the one a bot says; it understands the others as well."""

    en: tuple[str, ...]
    fr: tuple[str, ...]


class Picture(NamedTuple):
    concepts: Mapping[str, float]  # how strongly it says each, up to 1
    description: Mapping[Language, str]  # the shapes, not what they mean


CONCEPTS: Mapping[str, Words] = {}
PICTURES: tuple[Picture, ...] = ()
