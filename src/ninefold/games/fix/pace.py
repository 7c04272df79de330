"""How long things take (FX-17): milliseconds, the same for everybody."""

DEALING = 30_000
COUNTDOWN = 3_000
TUMBLE = 350
ARRIVAL = 1_000
AUTO = 600
PATIENCE = 8_000  # then the table plays for a seat,
STEADY = 1_500  # one thing at a time
BEAT = 400  # between one counted die and the next
