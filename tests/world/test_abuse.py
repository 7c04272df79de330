"""One address does all it can for an hour: what it costs is bounded, and by which limit."""

from unittest.mock import patch

import pytest

from tests.world.abuse import AbuseWorld
from tests.world.setting import Broken, lived

ALL = (1e9, 1e9)
LIMITS = {
    "net.rate_limits.CHANGES_FROM_ADDRESS": (ALL, "its changes are bounded"),
    "net.rate_limits.WRONG_CODES": (ALL, "the logs that are read for it"),
    "app.SOCKETS_PER_ADDRESS": (10_000, "its connections are bounded"),
    "hosting.registry.IDLE_S": (10_000.0, "its tables are bounded"),
}


def test_an_hour_of_abuse_by_one_address_is_bounded() -> None:
    hour = lived(1, lambda: AbuseWorld(1, 2).live())
    assert hour.seconds > 3_000 and hour.told > 5_000


@pytest.mark.long
def test_many_storms_of_abuse_are_bounded() -> None:
    for seed in range(3):
        lived(seed, lambda seed=seed: AbuseWorld(seed, 6).live())  # type: ignore[misc]


@pytest.mark.parametrize("limit", LIMITS)
def test_without_a_limit_it_is_not(limit: str) -> None:
    value, broken = LIMITS[limit]
    with patch(f"ninefold.server.{limit}", value), pytest.raises(Broken, match=broken):
        lived(1, lambda: AbuseWorld(1, 2).live())
