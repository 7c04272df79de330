"""The event log: its port, and what keeps it."""
