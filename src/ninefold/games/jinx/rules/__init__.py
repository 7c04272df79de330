"""What several of the game's functions share."""
