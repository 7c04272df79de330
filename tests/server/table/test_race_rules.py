"""The moment at which an act in a race counts."""

import pytest

from ninefold.engine import Moment, Prompt
from ninefold.server.table.race_rules import Ruling, rule, soonest


@pytest.mark.parametrize(
    ("claim", "floor", "moment"),
    [(950, 0, 950), (10, 0, 900), (2000, 0, 1000), (950, 980, 980), (950, 1005, 1005)],
    ids=["believed", "too early", "in the future", "before it was shown", "shown after it arrived"],
)
def test_a_claim_is_clamped_to_its_limits(claim: int, floor: int, moment: int) -> None:
    assert rule(claim, 1000, 100, floor) == Ruling(moment, claim, 1000, 100)


EARLY = Prompt("Point", "JX-3", {}, 5_000, 8_300, racing=True)

REAL = Prompt("Point", "JX-6", {}, 8_300, racing=True)

BRIEF = Prompt("Jinx", "JX-8", {}, 8_250, 8_300, racing=True)


@pytest.mark.parametrize(
    ("prompts", "moment", "arrival", "floor"),
    [
        ([REAL], 8_300, 8_310, 8_400),
        ([REAL], 8_290, 8_310, 8_400),
        ([REAL], 8_290, 8_299, 0),
        ([EARLY, REAL], 6_000, 6_010, 5_100),
        ([EARLY, REAL], 8_299, 8_340, 5_100),
        ([EARLY, REAL], 8_300, 8_340, 8_400),
        ([EARLY, REAL], 4_990, 4_999, 0),
        ([BRIEF, REAL], 8_260, 8_310, 8_299),
        ([Prompt("Roll", "FX-5", racing=True)], 10, 20, 0),
        ([Prompt("Done", "JX-17", {}, 8_300)], 8_310, 8_320, 0),
        ([], 10, 20, 0),
    ],
)
def test_a_touch_that_is_too_early_stays_too_early(
    prompts: list[Prompt], moment: int, arrival: int, floor: int
) -> None:
    """clauses: JX-3 JX-8"""
    assert soonest(prompts, moment, arrival) == floor


@pytest.mark.parametrize(
    ("claim", "late", "moment", "believed"),
    [(980, 0, 980, 0), (980, 30, 950, 30), (980, 500, 900, 80), (900, 50, 900, 0)],
    ids=["shown in time", "shown late", "no further than the credit", "nothing left to believe"],
)
def test_a_player_who_was_shown_it_late_is_judged_from_then(
    claim: Moment, late: int, moment: Moment, believed: int
) -> None:
    assert rule(claim, 1000, 100, 0, late) == Ruling(moment, claim, 1000, 100, believed)
