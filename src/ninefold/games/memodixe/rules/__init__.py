"""What deciding, advancing and evolving share."""
