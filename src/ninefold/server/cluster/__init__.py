"""Many equal nodes on one log: a client may be connected to any, a table is in play at one."""
