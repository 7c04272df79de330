"""How long things take: milliseconds, the same for everybody."""

TUMBLE = 500
THINKING = 20_000  # then the table plays on
