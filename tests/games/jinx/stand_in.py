"""Pictures for the tests of what bots make of them: 142, each of four readings."""

from ninefold.games.jinx.box import CARDS, SIDES
from ninefold.games.jinx.box.pictures import Words
from ninefold.games.jinx.mind.lexicon import Lexicon

CONCEPTS: dict[str, Words] = {
    "moon": {"en": ("moon", "half moon"), "fr": ("lune", "demi-lune")},
    "night": {"en": ("night", "darkness"), "fr": ("nuit",)},
    "star": {"en": ("star", "stars"), "fr": ("étoile",)},
    "boat": {"en": ("boat", "ship"), "fr": ("bateau",)},
    "sea": {"en": ("sea", "ocean"), "fr": ("mer",)},
    "wave": {"en": ("wave",), "fr": ("vague",)},
    "fish": {"en": ("fish",), "fr": ("poisson",)},
    "bird": {"en": ("bird",), "fr": ("oiseau",)},
    "wing": {"en": ("wing",), "fr": ("aile",)},
    "tree": {"en": ("tree",), "fr": ("arbre",)},
    "forest": {"en": ("forest", "wood"), "fr": ("forêt", "bois")},
    "root": {"en": ("root",), "fr": ("racine",)},
    "house": {"en": ("house",), "fr": ("maison",)},
    "window": {"en": ("window",), "fr": ("fenêtre",)},
    "door": {"en": ("door",), "fr": ("porte",)},
    "city": {"en": ("city", "town"), "fr": ("ville",)},
    "road": {"en": ("road", "street"), "fr": ("route",)},
    "maze": {"en": ("maze", "labyrinth"), "fr": ("labyrinthe",)},
    "crossroads": {"en": ("crossroads", "junction"), "fr": ("carrefour",)},
    "crown": {"en": ("crown",), "fr": ("couronne",)},
    "king": {"en": ("king", "queen"), "fr": ("roi",)},
    "fire": {"en": ("fire", "flame"), "fr": ("feu",)},
    "egg": {"en": ("egg",), "fr": ("œuf",)},
}
_NAMES = list(CONCEPTS)


def _reading(picture: int) -> dict[str, float]:
    steps = ((1, 0, 1.0), (3, 5, 0.7), (7, 2, 0.5), (11, 13, 0.35))
    return {_NAMES[(picture * by + more) % len(_NAMES)]: weight for by, more, weight in steps}


LEXICON = Lexicon(CONCEPTS, [_reading(picture) for picture in range(CARDS * SIDES)])
