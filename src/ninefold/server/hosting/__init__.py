"""The tables of this process, and the clients' sessions."""
