"""A table as text, in every language of the page: what its boards tell a screen reader."""

from ninefold.reading.as_text import as_text
from ninefold.reading.node import NoNode
from ninefold.reading.reader import Reader, ReadingFailed, Words

__all__ = ["NoNode", "Reader", "ReadingFailed", "Words", "as_text"]
