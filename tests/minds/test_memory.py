"""Memory against the formulae of docs/minds.md, worked out by hand."""

from math import exp, log

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ninefold.engine import Fast, Moment, Scripted, replace
from ninefold.minds import LEVELS, Level
from ninefold.minds.memory import (
    GRAIN,
    TRAITS,
    Memory,
    Trace,
    Traits,
    active,
    base_level,
    exchange,
    forget,
    forgetting,
    perceive,
    recall,
    rehearse,
    slip,
    where_is,
    with_earlier,
)

SHARP = Traits(decay=0.5, noise=1.0, threshold=-2.0, penalty=1.0, search=1_000)
QUIET = GRAIN // 2  # the draw that makes no noise


def near(one: int, other: int) -> float:
    return 0.5 if abs(one - other) == 1 else 0.0


def alike(one: str, other: str) -> float:
    return 0.75 if {one, other} == {"sun", "smiley"} else 0.0


def seen(*percepts: tuple[int, str, Moment], draws: int = QUIET) -> Memory:
    memory: Memory = ()
    for where, what, at in percepts:
        memory = perceive(memory, where, what, at, Scripted([draws]))
    return memory


def trace(*moments: Moment) -> Trace:
    (only,) = seen(*((0, "sun", moment) for moment in moments))
    return only


def what(memory: Memory, where: int, at: Moment, traits: Traits = SHARP) -> str | None:
    found = recall(active(memory, at, traits), where, traits, near).trace
    return None if found is None else found.what


def test_one_sight_fades_as_a_power_of_time() -> None:
    assert base_level(trace(0), 4_000, 0.5) == pytest.approx(log(4**-0.5))
    assert base_level(trace(0), 100_000, 0.5) == pytest.approx(log(100**-0.5))


def test_repetition_adds_up() -> None:
    assert base_level(trace(0, 12_000), 16_000, 0.5) == pytest.approx(log(16**-0.5 + 4**-0.5))


def test_sights_beyond_the_latest_three_count_as_spread_evenly() -> None:
    spread = (25**0.5 - 16**0.5) / (0.5 * (25 - 16))
    exact = 4**-0.5 + 9**-0.5 + 16**-0.5
    five = trace(0, 5_000, 9_000, 16_000, 21_000)
    assert base_level(five, 25_000, 0.5) == pytest.approx(log(exact + 2 * spread))


def test_many_sights_at_one_moment_divide_by_no_zero() -> None:
    assert base_level(trace(0, 0, 0, 0), 4_000, 0.5) == pytest.approx(log(4 * 4**-0.5))


def test_a_trace_of_age_zero_has_a_finite_activation() -> None:
    assert base_level(trace(7_000), 7_000, 0.5) == 0


@given(st.lists(st.integers(0, 60_000), min_size=4, max_size=12), st.floats(0.1, 0.9))
def test_the_approximation_is_close_to_the_exact_sum_for_even_sights(gaps: list[int], decay: float) -> None:
    step = 1_000 + sum(gaps) // len(gaps)
    moments = [k * step for k in range(len(gaps))]
    at = len(gaps) * step
    whole = log(sum(((at - moment) / 1_000) ** -decay for moment in moments))
    assert base_level(trace(*moments), at, decay) == pytest.approx(whole, abs=0.05)


def test_nothing_is_recalled_below_the_threshold() -> None:
    memory = seen((4, "sun", 0))
    assert what(memory, 4, 54_000) == "sun"  # e^4 is 54.6 seconds
    assert what(memory, 4, 55_000) is None


def test_active_traces_are_recalled_sooner_and_failing_takes_longest() -> None:
    memory = seen((4, "sun", 0))
    moments = (1_000, 16_000, 60_000)
    at_once, later, never = (recall(active(memory, at, SHARP), 4, SHARP, near).latency for at in moments)
    assert at_once == round(1_000 * exp(-2))
    assert later == round(1_000 * exp(-2 - log(16**-0.5)))
    assert never == 1_000


def test_a_strong_trace_of_a_neighbouring_place_is_recalled_by_mistake() -> None:
    memory = seen((3, "sun", 0)) + seen((4, "bomb", 15_000))
    assert what(memory, 3, 16_000) == "bomb"  # 0 - 0.5 beats ln(1/4)
    assert what(memory, 4, 16_000) == "bomb"
    assert what(seen((3, "sun", 0)) + seen((5, "bomb", 15_000)), 3, 16_000) == "bomb"
    assert what(seen((3, "sun", 0)) + seen((5, "bomb", 12_000)), 3, 16_000) == "sun"


def test_a_similar_symbol_is_found_by_mistake() -> None:
    memory = seen((0, "sun", 0), (8, "smiley", 15_000), (5, "bomb", 14_000))
    found = where_is(active(memory, 16_000, SHARP), "sun", SHARP, alike).trace
    assert found is not None and found.where == 8
    found = where_is(active(memory, 16_000, SHARP), "bomb", SHARP, alike).trace
    assert found is not None and found.where == 5


def test_noise_is_drawn_when_something_is_seen() -> None:
    faint, clear = seen((0, "sun", 0), draws=GRAIN // 20), seen((0, "sun", 0), draws=GRAIN * 19 // 20)
    assert what(faint, 0, 10_000) is None
    assert what(clear, 0, 10_000) == "sun"
    assert clear[0].noise == pytest.approx(log(19), abs=1e-4)


def test_a_new_sight_at_a_place_replaces_the_old_one() -> None:
    memory = seen((0, "sun", 0), (1, "bomb", 0), (0, "skull", 1_000))
    assert {(trace.where, trace.what, trace.times) for trace in memory} == {(0, "skull", 1), (1, "bomb", 1)}


def test_a_place_known_to_have_changed_is_forgotten() -> None:
    assert forget(seen((0, "sun", 0), (1, "bomb", 0)), 0) == seen((1, "bomb", 0))


def test_things_known_to_have_changed_places_are_recalled_at_the_new_ones() -> None:
    memory = exchange(seen((0, "sun", 0), (1, "bomb", 0), (2, "pi", 0)), 0, 2)
    assert [what(memory, where, 1_000, TRAITS["elephant"]) for where in range(3)] == ["pi", "bomb", "sun"]
    assert exchange(seen((0, "sun", 0)), 0, 7) == seen((7, "sun", 0))


def test_an_elephant_forgets_and_confuses_nothing() -> None:
    noise = Fast(1)
    memory: Memory = ()
    for where in range(9):
        memory = perceive(memory, where, f"thing {where}", where, noise)
    hours_later = 10**8
    for where in range(9):
        assert what(memory, where, hours_later, TRAITS["elephant"]) == f"thing {where}"
    assert what(memory, 9, hours_later, TRAITS["elephant"]) is None
    traits = TRAITS["elephant"]
    assert where_is(active(memory, hours_later, traits), "sun", traits, alike).trace is None


def test_each_level_remembers_longer_than_the_one_before() -> None:
    """Measured by how many of a thousand things, seen once, are recalled after half a minute."""
    noise = Fast(2)
    things = [perceive((), 0, "sun", 0, noise) for _ in range(1_000)]
    shares = [sum(what(thing, 0, 30_000, TRAITS[level]) == "sun" for thing in things) for level in LEVELS]
    assert shares == sorted(shares) and shares[-1] == 1_000
    goldfish, child, adult, _ = shares
    assert goldfish < 200 < child < 600 < adult < 900


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("age", [2_000, 30_000, 256_000])
def test_the_curve_is_how_often_things_are_recalled(level: Level, age: int) -> None:
    noise = Fast(3)
    things = [perceive((), 0, "sun", 0, noise) for _ in range(4_000)]
    share = sum(what(thing, 0, age, TRAITS[level]) == "sun" for thing in things) / len(things)
    assert forgetting(age, TRAITS[level]) == pytest.approx(share, abs=0.025)


def places(memory: Memory) -> dict[int, str]:
    return {trace.where: trace.what for trace in memory}


ROW = ((0, "sun", 0), (1, "bomb", 1_000), (2, "pi", 2_000))


def test_a_slip_exchanges_two_neighbours() -> None:
    slips = replace(SHARP, slips=40)
    assert places(slip(seen(*ROW), slips, near, Scripted([39, 0, 0]))) == {0: "bomb", 1: "sun", 2: "pi"}
    assert places(slip(seen(*ROW), slips, near, Scripted([39, 1, 1]))) == {0: "sun", 1: "pi", 2: "bomb"}
    assert slip(seen(*ROW), slips, near, Scripted([40])) == seen(*ROW)
    assert slip((), slips, near, Scripted([])) == ()


def test_a_thing_seen_twice_keeps_its_place() -> None:
    memory = seen(*ROW, (1, "bomb", 3_000))
    for one in range(3):
        assert slip(memory, replace(SHARP, slips=100), near, Scripted([0, one])) == memory


def test_a_row_is_said_over_from_its_beginning_as_far_as_the_gap_allows() -> None:
    says = replace(SHARP, says=500)
    said = rehearse(seen(*ROW), 2_000, 3_400, says, Scripted([2, QUIET, QUIET]))
    assert said == seen(*ROW, (0, "sun", 2_500), (1, "bomb", 3_000))
    assert rehearse(seen(*ROW), 2_000, 2_400, says, Scripted([0])) == seen(*ROW)
    assert rehearse(seen(*ROW), 2_000, 9_000, SHARP, Scripted([])) == seen(*ROW), "it says nothing over"


def test_a_bot_does_not_say_what_it_cannot_recall() -> None:
    later = 10**7
    says = replace(SHARP, says=500)
    assert rehearse(seen(*ROW), later, later + 9_000, says, Scripted([3])) == seen(*ROW)


def test_an_earlier_row_intrudes_where_this_one_is_forgotten() -> None:
    earlier = seen((0, "anchor", 0))
    for memory, penalty, found in ((seen((0, "sun", 0)), 0.5, "sun"), ((), 0.5, "anchor"), ((), 5.0, None)):
        traits = replace(SHARP, earlier=penalty)
        trace = recall(with_earlier(memory, earlier, 4_000, traits), 0, traits, near).trace
        assert (None if trace is None else trace.what) == found
