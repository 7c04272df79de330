"""Sockets, HTTP and WebSockets: accepting, admitting, reading, limiting. It knows no table."""
