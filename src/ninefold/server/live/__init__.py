"""One table in play: presence, races, timers, bots, and what each client is told."""
