"""Which other nodes can be heard. A bus may be a cluster itself: then it may keep nodes apart while each has
its server, and tells nobody. So every node says once a second that it is there.
"""

SUBJECT = "ninefold.there"
SAY_EVERY_S = 1.0
AWAY_AFTER_S = 3.0  # without a word


class Peers:
    def __init__(self, name: str) -> None:
        self._name = name
        self._said_at = 0.0
        self._heard_at: dict[str, float] = {}

    def says(self, now: float) -> bool:
        """Whether it is time to say that this node is there."""
        due = now - self._said_at >= SAY_EVERY_S
        if due:
            self._said_at = now
            self._heard_at = {node: at for node, at in self._heard_at.items() if now - at < AWAY_AFTER_S}
        return due

    def hear(self, node: str, now: float) -> bool:
        """Whether it was not heard for a while: until now it has missed what we said."""
        new, self._heard_at[node] = node != self._name and node not in self._heard_at, now
        return new
