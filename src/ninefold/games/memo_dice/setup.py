from ninefold.engine import require
from ninefold.games.memo_dice.box import PICTURES, PLAYERS
from ninefold.games.memo_dice.rules.words import MOST_LETTERS, own_spellings
from ninefold.games.memo_dice.state import Options, State


def setup(seats: int, options: Options) -> State:
    require(seats in PLAYERS, "MD-1 There are two to four players.")
    require(
        options.first is None or options.first in range(seats), "MD-2 The first player sits at the table."
    )
    require(len(options.handicaps) in (0, seats), "MD-16 Each seat has its handicaps, or nobody has one.")
    if options.names:
        _check_own(options)
    none = (0,) * seats
    return State(options, scores=none, recalled=none, tried=none)


def _check_own(options: Options) -> None:
    names, faces = options.names, len(PICTURES)
    require(
        len(names) == faces,
        f"MD-17 A set for these dice has {faces} pictures or words; this one has {len(names)}.",
    )
    both = zip(options.pictures, options.words, strict=True)
    require(all(picture or word for picture, word in both), "MD-17 Each side shows a picture or a word.")
    main = [next(own_spellings(name), "") for name in names]
    require(all(main), "MD-17 Each picture or word has a name.")
    for place, spelling in enumerate(main):
        require(spelling not in main[:place], f"MD-17 Two have the name {names[place]}.")
        require(len(spelling) <= MOST_LETTERS, f"MD-17 The name {names[place]} is too long.")
