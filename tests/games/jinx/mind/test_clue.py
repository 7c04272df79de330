"""How alike the others see what fits, and what an active player makes of it."""

import pytest

from ninefold.games.jinx.mind.clue import AT_FIRST, SHARP, SHARPS, learnt, likeliest, worth

FITS = (1.0, 0.6, 0.3, 0.0)
BEST, WORST = 0, 3
CELLS = range(4)


def test_at_first_others_are_thought_to_be_as_usual() -> None:
    assert likeliest(AT_FIRST) == SHARP


@pytest.mark.parametrize(("picked", "sharp"), [(BEST, min(SHARPS)), (WORST, max(SHARPS))])
def test_a_player_who_picks_the_best_fit_is_taken_to_see_alike(picked: int, sharp: float) -> None:
    fits, odds = (0.8, 0.7, 0.6, 0.5), AT_FIRST
    for _ in range(12):
        odds = learnt(odds, fits, CELLS, picked)
    assert likeliest(odds) == sharp


def test_one_pick_changes_no_mind() -> None:
    assert likeliest(learnt(AT_FIRST, (0.8, 0.7, 0.6, 0.5), CELLS, BEST)) == SHARP


def test_only_free_cards_could_be_picked() -> None:
    """The best of those that are left is a good pick; without a choice nothing is learnt."""
    assert learnt(AT_FIRST, FITS, (2, 3), 2) > learnt(AT_FIRST, FITS, CELLS, 2)
    assert learnt(AT_FIRST, FITS, (), 2) == AT_FIRST


def test_a_clue_that_nobody_understands_teaches_nothing() -> None:
    odds = learnt(AT_FIRST, (0.0,) * 4, CELLS, 1)
    assert [now - before for now, before in zip(odds, AT_FIRST, strict=True)] == pytest.approx([odds[1]] * 4)


def test_those_who_err_need_a_plainer_clue() -> None:
    plain, hard = (1.0, *[0.5] * 8), (0.7, 0.8, *[0.3] * 7)
    assert worth(hard, 0, 3, min(SHARPS)) > worth(plain, 0, 3, min(SHARPS))
    assert worth(plain, 0, 3, max(SHARPS)) > worth(hard, 0, 3, max(SHARPS))
