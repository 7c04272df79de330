from ninefold.engine import Action as Base


class Deal(Base):
    """So many dice for each seat."""

    dice: tuple[int, ...]


class Roll(Base):
    """Throw all the dice in one's hand."""


class Flick(Base):
    """Send a green die to the next player, a red one to the disc."""

    die: int


class Done(Base):
    """The scores have been looked at: on to the next round."""


Action = Deal | Roll | Flick | Done
