"""Commands that measure, side by side with peers. Nothing imports them."""
