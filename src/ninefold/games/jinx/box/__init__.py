"""What lies in the box (JX-1, JX-2): cards as numbers. The pictures themselves are a package of their own."""

CARDS = 71  # double-sided: card k shows picture 2k or 2k + 1
SIDES = 2
CELLS = tuple(range(9))  # of the square, in reading order; one position card for each
WORDS = 120  # characters of a clue
STROKE = 200  # points of a gesture


def deck_size(players: int) -> int:
    """JX-2 Ten cards fewer for each player below six."""
    return CARDS - 10 * (6 - players)
