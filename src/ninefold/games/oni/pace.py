"""This game's own times, in milliseconds of table time. Option `time` multiplies what must be done within."""

SKIPPED_AFTER = 3_000  # ON-5: an absent player's turn
CHOOSE_WITHIN = 10_000  # ON-32: what a player of the team may do, and may leave
STUCK_FOR = 2_000  # MX-10: so long all see that a player must pass
POINTS_FOR = 3_000  # ON-8: so long a finger stays where it points

# Oni
TASK_WITHIN = 5_000  # ON-32: a task, from when it is the first
TURN_WITHIN = 10_000  # ON-E17
ONI_SEES_FOR = 2_000  # what Oni turned in secret, and play waits meanwhile

# acts: real
ANSWER_WITHIN = 5_000  # silence confirms what Oni says; and so long the same cannot be said again

# Acts on a screen, by effect
GRAB_WITHIN = 5_000  # ON-E1
SPIN_WITHIN = 3_000  # ON-E2: of each second die
CATCH_FROM, CATCH_UNTIL = 300, 900  # ON-E3: after the toss
HOLD_FIRST_WITHIN = 5_000  # ON-E6: time to read the card
LET_GO_FOR = 1_500  # ON-E6: longer, and it drops
STEPS = 8  # ON-E8
FIRST_STEP_WITHIN, STEP_WITHIN = 5_000, 1_200  # ON-E8
FIVE_WITHIN = 1_000  # ON-E10: both hands
STACK_APART = 250  # ON-E11: faster, and the tower topples
TOSS_WITHIN = 5_000  # ON-E12: then it flies by itself, or nobody would ever have to catch it
FLIGHT = 1_500  # ON-E12
INTERCEPT_FROM, INTERCEPT_UNTIL = 300, 700  # ON-E12: then it can be caught
SLAP_WITHIN = 5_000  # ON-E13
HIDE_FOR = 10_000  # ON-E16
TUMBLES_FOR = 350  # ON-E19
SHOUT_WITHIN = 3_000  # ON-E20
CHEER_WITHIN = 5_000  # ON-E21
