"""The ports filled in: what a single machine needs, and nothing to install."""
