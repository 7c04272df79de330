"""The address of a call elsewhere (Jitsi, Zoom …), as the host gives it."""

from urllib.parse import urlsplit

from ninefold.engine import require


def checked_link(url: str) -> str:
    """A link that everybody may press: to a host that can be read, and with nobody's password in it."""
    try:
        parts = urlsplit(url)
        known = not url or (bool(parts.hostname) and parts.username is None and (parts.port or 1) > 0)
    except ValueError:
        known = False
    require(known, "call This is not an address like https://meet.example.org/room.")
    return url
