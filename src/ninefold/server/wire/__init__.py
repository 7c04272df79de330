"""Every message between client and server; docs/protocol.md explains them."""
