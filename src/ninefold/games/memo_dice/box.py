"""The box of Memo Dice (MD-1): nine dice, 54 different pictures, with its colour and names; the cups."""

from typing import Literal

PLAYERS = range(2, 5)
CUPS = 3  # of each colour, and one of gold
FINISH = 21  # the end of the scoring track

Picture = str
Colour = Literal["red", "blue", "black"]
Cup = Literal["red", "blue", "black", "gold"]
Language = Literal["en", "fr"]

# One row a face: picture, colour of its background, English names, French names. The first name is the one
# shown, the others are what people also type. A background is chosen so that its picture stands out on it.
_BOX: tuple[tuple[tuple[Picture, Colour, str, str], ...], ...] = (
    (
        ("elephant", "red", "elephant", "éléphant"),
        ("key", "red", "key", "clé, clef"),
        ("pizza", "blue", "pizza, slice of pizza, pizza slice", "pizza, part de pizza"),
        ("guitar", "blue", "guitar, electric guitar", "guitare, guitare électrique"),
        ("rocket", "black", "rocket, rocket ship, spaceship", "fusée, fusée spatiale, vaisseau spatial"),
        ("sun", "black", "sun, sunshine", "soleil"),
    ),
    (
        ("banana", "red", "banana", "banane"),
        ("umbrella", "red", "umbrella, brolly, parasol", "parapluie, ombrelle"),
        ("giraffe", "blue", "giraffe", "girafe"),
        ("house", "blue", "house, home", "maison"),
        ("bicycle", "black", "bicycle, bike, push bike", "vélo, bicyclette"),
        ("robot", "black", "robot, robot head", "robot, tête de robot"),
    ),
    (
        ("penguin", "red", "penguin", "pingouin, manchot"),
        ("book", "red", "book, open book", "livre, livre ouvert, bouquin"),
        ("apple", "blue", "apple, red apple", "pomme, pomme rouge"),
        (
            "train",
            "blue",
            "train, steam train, locomotive, steam engine",
            "train, train à vapeur, locomotive",
        ),
        ("rainbow", "black", "rainbow", "arc-en-ciel"),
        ("candle", "black", "candle", "bougie, chandelle"),
    ),
    (
        ("frog", "red", "frog, toad", "grenouille, crapaud"),
        ("airplane", "red", "plane, airplane, aeroplane, aircraft", "avion, aéroplane"),
        ("moon", "blue", "moon, crescent moon, half moon", "lune, croissant de lune, demi-lune"),
        ("scissors", "blue", "scissors, pair of scissors", "ciseaux, paire de ciseaux"),
        ("watermelon", "black", "watermelon, slice of watermelon, melon", "pastèque, melon d'eau"),
        ("owl", "black", "owl", "hibou, chouette"),
    ),
    (
        ("cactus", "red", "cactus, cacti", "cactus"),
        ("ball", "red", "ball, football, soccer ball", "ballon, balle, ballon de foot, ballon de football"),
        ("snail", "blue", "snail", "escargot, limaçon"),
        ("crown", "blue", "crown", "couronne"),
        (
            "sailboat",
            "black",
            "boat, sailboat, sailing boat, ship, yacht",
            "bateau, voilier, bateau à voiles",
        ),
        ("ice_cream", "black", "ice cream, ice cream cone", "glace, cornet de glace, crème glacée"),
    ),
    (
        ("fish", "red", "fish", "poisson"),
        ("glasses", "red", "glasses, pair of glasses, spectacles", "lunettes, paire de lunettes"),
        ("tulip", "blue", "flower, tulip", "fleur, tulipe"),
        ("hammer", "blue", "hammer", "marteau"),
        ("car", "black", "car, automobile", "voiture, auto, automobile"),
        ("clock", "black", "clock, alarm clock, alarm", "réveil, horloge, réveille-matin, pendule"),
    ),
    (
        ("cheese", "red", "cheese, piece of cheese", "fromage, morceau de fromage, gruyère"),
        ("duck", "red", "duck", "canard"),
        ("fire", "blue", "fire, flame", "feu, flamme"),
        ("butterfly", "blue", "butterfly, moth", "papillon"),
        ("helicopter", "black", "helicopter, chopper", "hélicoptère, hélico"),
        ("present", "black", "present, gift", "cadeau, paquet cadeau, paquet"),
    ),
    (
        ("tree", "red", "tree", "arbre"),
        ("sock", "red", "sock, pair of socks", "chaussette, paire de chaussettes"),
        ("dog", "blue", "dog, puppy, doggy", "chien, chiot, toutou"),
        ("strawberry", "blue", "strawberry", "fraise"),
        ("bee", "black", "bee, honeybee, bumblebee, wasp", "abeille, bourdon, guêpe"),
        ("pencil", "black", "pencil, crayon", "crayon, crayon à papier, crayon de bois"),
    ),
    (
        ("snowman", "red", "snowman, snowmen", "bonhomme de neige, bonshommes de neige"),
        ("turtle", "red", "turtle, tortoise", "tortue"),
        ("carrot", "blue", "carrot", "carotte"),
        ("mushroom", "blue", "mushroom, toadstool", "champignon"),
        ("octopus", "black", "octopus, octopi, squid", "pieuvre, poulpe, calamar"),
        ("rabbit", "black", "rabbit, bunny, bunny rabbit", "lapin, lapin blanc"),
    ),
)

DICE: tuple[tuple[Picture, ...], ...] = tuple(tuple(picture for picture, *_ in die) for die in _BOX)
PICTURES: tuple[Picture, ...] = tuple(picture for die in DICE for picture in die)
COLOURS: dict[Picture, Colour] = {picture: colour for die in _BOX for picture, colour, _, _ in die}
NAMES: dict[Language, dict[Picture, tuple[str, ...]]] = {
    "en": {picture: tuple(english.split(", ")) for die in _BOX for picture, _, english, _ in die},
    "fr": {picture: tuple(french.split(", ")) for die in _BOX for picture, _, _, french in die},
}
DIE_OF: dict[Picture, int] = {picture: die for die, faces in enumerate(DICE) for picture in faces}
ALL_DICE = tuple(range(len(DICE)))
