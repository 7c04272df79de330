"""The 142 pictures of Dixit Jinx (JX-20): each a shape that is two or three things, all of one hand."""

from ninefold.games.jinx.box.pictures.concepts import CONCEPTS, Words
from ninefold.games.jinx.box.pictures.deck import PICTURES, svg
from ninefold.games.jinx.box.pictures.picture import Picture

__all__ = ["CONCEPTS", "PICTURES", "Picture", "Words", "svg"]
