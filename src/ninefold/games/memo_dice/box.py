"""The box of Memo Dice (MD-1): nine dice, 54 different pictures, with their colours and names; the cups."""

from typing import Literal

from ninefold.parts.texts import Language, by_language

PLAYERS = range(2, 5)
CUPS = 3  # of each colour, and one of gold
FINISH = 21  # the end of the scoring track

Picture = str
Colour = Literal["red", "blue", "black"]
Cup = Literal["red", "blue", "black", "gold"]

# The faces of each die, with the colour of their background: chosen so that the picture stands out on it.
_BOX: tuple[dict[Picture, Colour], ...] = (
    {"elephant": "red", "key": "red", "pizza": "blue", "guitar": "blue", "rocket": "black", "sun": "black"},
    {
        "banana": "red",
        "umbrella": "red",
        "giraffe": "blue",
        "house": "blue",
        "bicycle": "black",
        "robot": "black",
    },
    {
        "penguin": "red",
        "book": "red",
        "apple": "blue",
        "train": "blue",
        "rainbow": "black",
        "candle": "black",
    },
    {
        "frog": "red",
        "airplane": "red",
        "moon": "blue",
        "scissors": "blue",
        "watermelon": "black",
        "owl": "black",
    },
    {
        "cactus": "red",
        "ball": "red",
        "snail": "blue",
        "crown": "blue",
        "sailboat": "black",
        "ice_cream": "black",
    },
    {"fish": "red", "glasses": "red", "tulip": "blue", "hammer": "blue", "car": "black", "clock": "black"},
    {
        "cheese": "red",
        "duck": "red",
        "fire": "blue",
        "butterfly": "blue",
        "helicopter": "black",
        "present": "black",
    },
    {"tree": "red", "sock": "red", "dog": "blue", "strawberry": "blue", "bee": "black", "pencil": "black"},
    {
        "snowman": "red",
        "turtle": "red",
        "carrot": "blue",
        "mushroom": "blue",
        "octopus": "black",
        "rabbit": "black",
    },
)

DICE: tuple[tuple[Picture, ...], ...] = tuple(tuple(die) for die in _BOX)
PICTURES: tuple[Picture, ...] = tuple(picture for die in DICE for picture in die)
COLOURS: dict[Picture, Colour] = {picture: colour for die in _BOX for picture, colour in die.items()}
# The first name is the one shown, the others are what people also type.
NAMES: dict[Language, dict[Picture, tuple[str, ...]]] = {
    language: {picture: tuple(texts[picture]) for picture in PICTURES}
    for language, texts in by_language("ninefold.games.memo_dice").items()
}
DIE_OF: dict[Picture, int] = {picture: die for die, faces in enumerate(DICE) for picture in faces}
ALL_DICE = tuple(range(len(DICE)))
