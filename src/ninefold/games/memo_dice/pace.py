"""How long things take (MD-14, MD-16): milliseconds of table time."""

HEARD = 8_000  # somebody who heard what was said taps within this time, or the guesser is believed
LOOK = 4_000  # for so long somebody with a longer look still sees a picture that the others do not
