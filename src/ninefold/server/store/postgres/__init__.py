"""The event log in PostgreSQL, for many nodes."""
