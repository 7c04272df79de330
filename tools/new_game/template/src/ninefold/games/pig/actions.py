from ninefold.engine import Action as Base


class Throw(Base):
    """Throw the die: what it shows goes into the pot."""


class Keep(Base):
    """Take the pot, and pass the die on."""


Action = Throw | Keep
