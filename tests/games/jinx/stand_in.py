"""Pictures for the tests of what bots make of them: 142, each of four readings."""

from ninefold.games.jinx.box import CARDS, SIDES
from ninefold.games.jinx.box.pictures import Words
from ninefold.games.jinx.mind.lexicon import Lexicon

CONCEPTS = {
    "moon": Words(("moon", "half moon"), ("lune", "demi-lune")),
    "night": Words(("night", "darkness"), ("nuit",)),
    "star": Words(("star", "stars"), ("étoile",)),
    "boat": Words(("boat", "ship"), ("bateau",)),
    "sea": Words(("sea", "ocean"), ("mer",)),
    "wave": Words(("wave",), ("vague",)),
    "fish": Words(("fish",), ("poisson",)),
    "bird": Words(("bird",), ("oiseau",)),
    "wing": Words(("wing",), ("aile",)),
    "tree": Words(("tree",), ("arbre",)),
    "forest": Words(("forest", "wood"), ("forêt", "bois")),
    "root": Words(("root",), ("racine",)),
    "house": Words(("house",), ("maison",)),
    "window": Words(("window",), ("fenêtre",)),
    "door": Words(("door",), ("porte",)),
    "city": Words(("city", "town"), ("ville",)),
    "road": Words(("road", "street"), ("route",)),
    "maze": Words(("maze", "labyrinth"), ("labyrinthe",)),
    "crossroads": Words(("crossroads", "junction"), ("carrefour",)),
    "crown": Words(("crown",), ("couronne",)),
    "king": Words(("king", "queen"), ("roi",)),
    "fire": Words(("fire", "flame"), ("feu",)),
    "egg": Words(("egg",), ("œuf",)),
}
_NAMES = list(CONCEPTS)


def _reading(picture: int) -> dict[str, float]:
    steps = ((1, 0, 1.0), (3, 5, 0.7), (7, 2, 0.5), (11, 13, 0.35))
    return {_NAMES[(picture * by + more) % len(_NAMES)]: weight for by, more, weight in steps}


LEXICON = Lexicon(CONCEPTS, [_reading(picture) for picture in range(CARDS * SIDES)])
