import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ninefold.engine import Dice, Fast, Noted, Scripted, Sealed, seal, sealed_key


@given(st.integers(), st.integers(1, 10_000))
def test_all_dice_stay_below_their_bound(seed: int, n: int) -> None:
    for dice in (Fast(seed), Scripted([n - 1]), Sealed(b"%d" % seed)):
        assert 0 <= dice.below(n) < n


@pytest.mark.parametrize("dice", [Fast(1), Sealed(b"key")], ids=["fast", "sealed"])
def test_dice_are_even(dice: Dice) -> None:
    counts = Counter(dice.below(6) for _ in range(6_000))
    assert sorted(counts) == list(range(6))
    assert sum((count - 1_000) ** 2 / 1_000 for count in counts.values()) < 20.5  # chi-squared, 1 in 1,000


def test_the_same_seed_gives_the_same_numbers() -> None:
    one, two, other = ([dice.below(100) for _ in range(20)] for dice in (Fast(7), Fast(7), Fast(8)))
    assert one == two != other


@pytest.mark.parametrize(("numbers", "n"), [([6], 6), ([-1], 6), ([], 1)])
def test_a_script_that_has_ended_or_is_out_of_range_is_an_error(numbers: list[int], n: int) -> None:
    with pytest.raises(ValueError, match=f"below {n}"):
        Scripted(numbers).below(n)


@given(st.lists(st.integers(1, 60), max_size=20))
def test_recorded_dice_return_each_draw_once(sizes: list[int]) -> None:
    dice = Noted(Fast(1))
    drawn = [(n, dice.below(n)) for n in sizes]
    assert list(dice.taken()) == drawn
    assert dice.taken() == ()


@given(st.binary(min_size=1), st.lists(st.integers(1, 60), min_size=1, max_size=12), st.integers(0, 11))
def test_sealed_draws_continue_from_any_count(key: bytes, sizes: list[int], half: int) -> None:
    """Dice made anew for each act, from the count of draws stored so far, are the same dice."""
    whole = Sealed(key)
    drawn = [whole.below(n) for n in sizes]
    assert whole.drawn == len(sizes)
    rest = Sealed(key, min(half, len(sizes)))
    assert [rest.below(n) for n in sizes[half:]] == drawn[half:]


def test_a_sealed_draw_is_checked_from_the_key_alone() -> None:
    """Computed as the docs say: HMAC-SHA-256(key, "k/attempt"), modulo n."""
    first = int.from_bytes(hmac.digest(b"key", b"1/0", "sha256"))
    second = int.from_bytes(hmac.digest(b"key", b"2/0", "sha256"))
    dice = Sealed(b"key")
    assert (dice.below(6), dice.below(9)) == (first % 6, second % 9)


def test_sealed_dice_skip_numbers_that_would_bias_the_result() -> None:
    """For n just over half of 2^256, only numbers below n are accepted."""
    n = 2**255 + 1
    numbers = [int.from_bytes(hmac.digest(b"key", b"1/%d" % k, "sha256")) for k in range(64)]
    fair = next(number for number in numbers if number < n)
    key_with_a_retry = next(
        b"%d" % k for k in range(64) if int.from_bytes(hmac.digest(b"%d" % k, b"1/0", "sha256")) >= n
    )
    again = int.from_bytes(hmac.digest(key_with_a_retry, b"1/1", "sha256"))
    assert Sealed(b"key").below(n) == fair
    assert again >= n or Sealed(key_with_a_retry).below(n) == again


def test_a_seal_and_a_key_depend_on_every_part() -> None:
    assert seal(b"a") != seal(b"b") and len(seal(b"a")) == 64
    keys = [
        sealed_key(b"seed", "game", [b"a", b"b"]),
        sealed_key(b"seed", "game", [b"b", b"a"]),
        sealed_key(b"seed", "game", [b"ab", b""]),
        sealed_key(b"seed", "game", [b"ab"]),
        sealed_key(b"seed", "other", [b"a", b"b"]),
        sealed_key(b"dees", "game", [b"a", b"b"]),
    ]
    assert len(set(keys)) == len(keys)
