"""The HTTP API: the list of games, replays, pictures, printable cards."""
