"""What a bot makes of words and pictures."""
