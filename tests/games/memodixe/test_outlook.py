"""What an elephant thinks of a table, against dice counted one by one."""

from itertools import product

import pytest

from ninefold.games.memodixe.outlook import ANY, BIT, FALLEN, SIZE, Masks, Outlook, chances, finds, no_pair

SUN, PI, BOMB = BIT["sun"], BIT["pi"], BIT["bomb"]


def faces(mask: int) -> list[int]:
    return [bit for bit in BIT.values() if bit & mask]


def counted(masks: Masks) -> float:
    lying = [*product(*(faces(mask) for mask in masks if mask))]
    return sum(len({*one}) == len(one) for one in lying) / len(lying)


@pytest.mark.parametrize(
    "masks",
    [(SUN, PI, BOMB), (SUN, PI, 0, SUN), (SUN, PI, FALLEN["oni"]), (SUN, BOMB, FALLEN["yorick"] & ~PI, 0)],
)
def test_with_one_unknown_die_the_chance_of_no_pair_is_exact(masks: Masks) -> None:
    assert no_pair(masks) == pytest.approx(counted(masks))


@pytest.mark.parametrize("unknown", [2, 3, 4])
def test_with_few_unknown_dice_it_is_close(unknown: int) -> None:
    masks = (SUN, PI, BOMB, *[FALLEN[kind] for kind in ("oni", "yorick", "arkan", "hanuman")][:unknown])
    assert no_pair(masks) == pytest.approx(counted(masks), abs=0.03)


def test_a_pair_that_is_known_is_found() -> None:
    assert finds((SUN, PI, SUN, ANY)) == 1
    assert finds((SUN, PI, BOMB)) == 0
    assert 0 < finds((SUN, ANY)) < finds((SUN, PI, ANY)) < 1


@pytest.mark.parametrize("won", [(0, 0), (3, 1), (2, 2, 5), (1, 0, 0, 4)])
def test_somebody_wins_and_more_dice_are_better(won: tuple[int, ...]) -> None:
    before = chances(Outlook((ANY,) * 9, 2, won, 0))
    assert sum(before) == pytest.approx(1)
    more = (*won[:-1], won[-1] + 1)
    assert chances(Outlook((ANY,) * 9, 2, more, 0))[-1] > before[-1]


def test_a_square_without_a_pair_is_good_for_the_player_who_may_call() -> None:
    different = (SUN, PI, BOMB)
    assert chances(Outlook(different, 0, (2, 2), 0))[0] > 0.6 > chances(Outlook(different, 0, (0, 4), 0))[0]


def test_every_mask_is_counted() -> None:
    assert [SIZE[0], SIZE[SUN], SIZE[FALLEN["oni"]], SIZE[ANY]] == [0, 1, 6, 10]
