"""How long things stay in sight, in every game: milliseconds of table time."""

SEEN = 2_000  # ms: what is revealed is shown at least this long
CLOSES = 8_000  # and then closes by itself
