"""One table in play: who is there, whose turn it is, what is due, who is told what."""
