"""How long things take: milliseconds, the same for everybody."""

AHEAD = 300  # what all must see at one instant is sent so long before: more than the longest credit of a race
REPLAY = 3_000  # of a gesture
HAND_LOCKED = 500  # JX-3 after a touch that came too early
VOICE_LOCKED = 1_000  # JX-8 after a shout outside a contest
SAME_MOMENT = 150  # JX-8 this long after the first touch of a card is still "at the same time"
SHOUTING = 3_000  # JX-8 nobody shouted so long: the earliest touch keeps the card
BEATEN = SAME_MOMENT + AHEAD  # JX-8 after a lost contest: the shout that came second is not in vain
ANSWER = 1_000  # JX-9 then the answer comes by itself
REMOTE_CLUE, REMOTE_GUESS = 90, 60  # seconds: JX-5, JX-10
ABSENT = 60_000  # JX-11 an active player who is away before the clue
ABSENT_GUESSER = 30_000  # JX-11 where guessing has no limit
