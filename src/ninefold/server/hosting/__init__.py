"""The tables of this process, and the sessions of the clients at them."""
