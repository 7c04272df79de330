"""How long things stay in sight, in every game: milliseconds of table time."""

SEEN = 2_000  # what is revealed stays at least so long: nobody can snatch it away
CLOSES = 8_000  # and then closes by itself
