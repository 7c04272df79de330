"""The box of Pig (PG-1): one die."""

DIE = (1, 2, 3, 4, 5, 6)
BUST = 1  # whoever throws it loses the pot
