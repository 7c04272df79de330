"""Every message between client and server, as docs/protocol.md explains them."""
