"""What a node knows of itself: whether it was suspended, and whether its bus is there."""

from math import inf

HEARTBEAT_S = 0.3  # between two heartbeats
SILENCE_S = 1.5  # a node that sends no heartbeat for this long counts as gone
CUT_OFF_AFTER_S = 2.0  # after this long without the bus, this node takes no new clients
SETTLED_AFTER_S = 1.0  # after the bus is back; until then "nobody there" may be wrong


class NodeHealth:
    def __init__(self, now: float) -> None:
        self._beaten = now  # the last heartbeat
        self._slept = False
        self._connected_at, self._away_at = now, inf
        self._was_away = False  # since the start

    @property
    def due(self) -> float:
        """When the next heartbeat is due."""
        return self._beaten + HEARTBEAT_S

    @property
    def slept(self) -> bool:
        """Whether it was suspended and has not caught up yet."""
        return self._slept

    @property
    def connected(self) -> bool:
        return self._away_at == inf

    def awake(self, now: float) -> bool:
        """Whether this process has not been suspended, or has caught up since."""
        return not self._slept and now - self._beaten < SILENCE_S

    def cut_off(self, now: float) -> bool:
        """Whether the bus has been away for so long that new clients should go to another node."""
        return now - self._away_at > CUT_OFF_AFTER_S

    def settled(self, now: float) -> bool:
        """Whether all owners have had time to reconnect and answer."""
        return not self._was_away or (self.connected and now - self._connected_at > SETTLED_AFTER_S)

    def beat(self, now: float) -> bool:
        """Whether this node could hear the others since the last heartbeat: otherwise silence means
        nothing."""
        asleep, self._beaten = now - self._beaten > SILENCE_S, now
        self._slept = self._slept or asleep
        return not asleep and self.connected and now - self._connected_at >= SILENCE_S

    def woke_up(self) -> None:
        """Our NodeAwake came back, so everything sent before it has been heard."""
        self._slept = False

    def bus_changed(self, connected: bool, now: float) -> None:
        if connected:
            self._connected_at, self._away_at, self._was_away = now, inf, True
        else:
            self._away_at = min(self._away_at, now)
