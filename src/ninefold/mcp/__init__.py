"""A seat for a language model, over the public protocol: docs/mcp.md. Needs the extra `mcp`."""
