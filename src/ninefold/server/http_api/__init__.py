"""What is answered by HTTP beside the page: the catalogue, replays, pictures, printable cards."""
