"""How long things take (MD-14): milliseconds of table time."""

HEARD = 8_000  # somebody who heard what was said taps within this time, or the guesser is believed
