"""The view of an evening: its games, and how everybody stands."""

from collections.abc import Mapping, Sequence

from ninefold.engine import Seat, seal
from ninefold.server.table.evening import Evening, Tally, back_in, places
from ninefold.server.wire.from_server import EveningView, LotView, RankView


def evening_view(
    evening: Evening, place_of: Mapping[str, Seat], bench: Sequence[str], in_play: bool
) -> EveningView:
    """`bench`: the tokens on the bench, "" for a bot; `in_play`: the coming game has begun."""
    here = [one for one in evening.tallies if one.token in place_of]
    plan, awaited = evening.plan, int(evening.coming is not None and not in_play)
    number = len(evening.played) + (0 if evening.over else awaited)
    return EveningView(
        games=plan.games,
        lot=plan.lot,
        begun=evening.begun,
        over=evening.over,
        number=number,
        of=number if evening.over else number + plan.left,
        coming=evening.coming,
        lots=tuple([LotView(among=lot.among, drawn=lot.drawn) for lot in evening.lots]),
        seed_seal=seal(evening.seed),
        part=evening.part,
        seed=evening.seed.hex() if evening.over else None,
        standing=_standing(evening.tallies, place_of),
        back=tuple(map(back_in(here, plan, number, bench).get, bench)),
    )


def _standing(tallies: tuple[Tally, ...], place_of: Mapping[str, Seat]) -> tuple[RankView, ...]:
    """The best first, then people without a rank, then people who have left."""
    here = [one for one in tallies if one.token in place_of]
    gone = [one for one in tallies if one.games and one.token not in place_of]
    ranks = [
        RankView(
            place=place,
            name=one.name,
            face=one.face,
            medals=one.medals,
            points=one.points,
            games=one.games,
            gained=one.gained,
            at=place_of.get(one.token),
        )
        for one, place in [*zip(here, places(here), strict=True), *[(one, None) for one in gone]]
    ]
    return tuple(sorted(ranks, key=lambda one: (one.at is None, one.place is None, one.place, -one.games)))
