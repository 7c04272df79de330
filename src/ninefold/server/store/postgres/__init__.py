"""The event log in PostgreSQL, for one node or many."""
