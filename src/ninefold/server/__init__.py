"""Live tables: sockets in front, the event store behind, one writer per table between them."""
