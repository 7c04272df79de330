"""The event log: its interface, and SQLite and PostgreSQL behind it."""
