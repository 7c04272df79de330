"""This game's own times, in milliseconds of table time."""

LOOK_WITHIN = 20_000  # pi: a player who does not choose by then looks at nothing
CURTAIN = 10_000  # aum: always, whatever the swapper does
