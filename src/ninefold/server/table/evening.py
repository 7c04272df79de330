"""An evening: several games at one table, and medals over all of them. Pure data and functions.

People are keyed by token, because they change chairs. Bots get no medals.
"""

from collections.abc import Iterable, Sequence
from fractions import Fraction

from ninefold.engine import Data, Sealed, Seat, replace, sealed_key
from ninefold.games import SHELF

MOST_GUESTS = 12  # of an evening: each has a different shape
MOST_TALLIES = 100  # people who came to an evening, also those who left
KEPT_TALLIES = 24  # if there are more, people who leave without having finished a game are forgotten
WORTH = (0, 3, 2, 1)  # of no medal, gold, silver, bronze

Medal = int  # 0: none, 1: gold, 2: silver, 3: bronze


class EveningPlan(Data, tag="Plan"):
    """What is left of an evening."""

    games: tuple[str, ...]
    lot: int | None = None  # draw so many more among these; None: play all of these, in this order

    @property
    def left(self) -> int:
        return len(self.games) if self.lot is None else self.lot


class Lot(Data):
    """A game that was drawn by the evening's sealed dice."""

    among: tuple[str, ...]
    drawn: int


class Tally(Data):
    """What one person has won this evening, and how often they had to watch."""

    token: str
    name: str
    face: str
    medals: tuple[int, int, int] = (0, 0, 0)  # gold, silver, bronze
    games: int = 0  # played to the end
    sat_out: int = 0
    last_out: int = 0  # the number of the game that they last watched
    gained: Medal | None = None  # in the last game; None: they did not play it

    @property
    def points(self) -> int:
        return sum(count * worth for count, worth in zip(self.medals, WORTH[1:], strict=True))

    @property
    def average(self) -> Fraction:
        return Fraction(self.points, max(1, self.games))


class Evening(Data):
    plan: EveningPlan
    seed: bytes  # of the lots: its hash is shown before the host adds their part, the seed at the end
    part: str = ""
    lots: tuple[Lot, ...] = ()
    coming: str | None = None  # the game that is next, or in play
    played: tuple[str, ...] = ()  # games that were begun
    skipped: tuple[str, ...] = ()  # games that were skipped for the coming one
    tallies: tuple[Tally, ...] = ()  # in the order around the table
    begun: bool = False
    over: bool = False


# Which game


def next_lot(evening: Evening, code: str, people: int, bots: int) -> Lot:
    among = to_draw(evening, people, bots)
    key = sealed_key(evening.seed, code, [bytes.fromhex(evening.part)])
    return Lot(among, Sealed(key, len(evening.lots)).below(len(among)))


def fitting(games: Sequence[str], people: int, bots: int) -> list[str]:
    """The games that everybody here can play; if there are none, those that leave out or need the fewest."""
    return _least(games, [_misfit(game, people, bots) for game in games])


def to_draw(evening: Evening, people: int, bots: int) -> tuple[str, ...]:
    """The games to draw among: they fit, were not just skipped, and were played least."""
    games = fitting(evening.plan.games, people, bots)
    fresh = [game for game in games if game not in evening.skipped]
    games = fresh or [game for game in games if game not in evening.skipped[-1:]] or games
    return tuple(_least(games, [evening.played.count(game) for game in games]))


def _misfit(game: str, people: int, bots: int) -> int:
    seats = SHELF[game].seats
    return max(0, people - seats[-1], seats[0] - people - bots)


def _least(games: Sequence[str], measures: Sequence[int]) -> list[str]:
    return [game for game, measure in zip(games, measures, strict=True) if measure == min(measures)]


# Who plays


def sitting_out(tallies: Iterable[Tally], most: int) -> list[Tally]:
    """Who watches the next game: first who watched least, then least recently, then who came last."""
    waiting = sorted(reversed(list(tallies)), key=lambda one: (one.sat_out, one.last_out))
    return waiting[: max(0, len(waiting) - most)]


def joined(evening: Evening, token: str, name: str, face: str) -> Evening:
    """Add a person. A newcomer counts as having just watched, and so plays the next game."""
    most = max((one.sat_out for one in evening.tallies), default=0)
    known = next((one for one in evening.tallies if one.token == token), Tally(token, name, face))
    tally = replace(known, name=name, face=face, sat_out=most, last_out=len(evening.played))
    if known not in evening.tallies:
        return replace(evening, tallies=(*evening.tallies, tally))
    return replace(evening, tallies=tuple([tally if one is known else one for one in evening.tallies]))


def left(evening: Evening, token: str | None) -> Evening:
    """In a crowd, forget a person who finished no game: guests who only come and go must not add up. Others
    keep their place in the order around the table."""
    if len(evening.tallies) <= KEPT_TALLIES:
        return evening
    return replace(
        evening, tallies=tuple([one for one in evening.tallies if one.games or one.token != token])
    )


def renamed(evening: Evening, token: str, new: str) -> Evening:
    """The same person has another phone, and so another token."""
    tallies = [replace(one, token=new) if one.token == token else one for one in evening.tallies]
    return replace(evening, tallies=tuple(tallies))


def game_begun(evening: Evening, game: str, watching: Iterable[str]) -> Evening:
    number, out = len(evening.played) + 1, {*watching}
    tallies = [
        replace(one, sat_out=one.sat_out + 1, last_out=number, gained=None)
        if one.token in out
        else replace(one, gained=None)
        for one in evening.tallies
    ]
    return replace(evening, played=(*evening.played, game), tallies=tuple(tallies))


def back_in(tallies: Sequence[Tally], plan: EveningPlan, number: int, out: Sequence[str]) -> dict[str, int]:
    """By token of those who watch game `number`: after how many games they play again at the latest. A token
    that is missing does not play again this evening."""
    back: dict[str, int] = {}
    seats, watching = [SHELF[game].seats[-1] for game in plan.games], {*out}
    for ahead in range(plan.left):
        tallies = [
            replace(one, sat_out=one.sat_out + 1, last_out=number + ahead) if one.token in watching else one
            for one in tallies
        ]
        most = seats[ahead] if plan.lot is None else min(seats)
        watching = {one.token for one in sitting_out(tallies, most)}
        back = {token: ahead + 1 for token in out if token not in watching} | back
    return back


# What is won


def medals(scores: Sequence[int], winners: Sequence[Seat]) -> tuple[Medal, ...]:
    """Medals by rank. Players who tie share a medal, and the next one is not given. A player with no points
    who did not win gets none; so if a team wins, all of it get gold and the others get nothing."""
    ranks = [(seat in winners, score) for seat, score in enumerate(scores)]
    places = [1 + sum(other > own for other in ranks) for own in ranks]
    return tuple(
        place if place <= 3 and (won or score > 0) else 0
        for place, (won, score) in zip(places, ranks, strict=True)
    )


def medals_given(evening: Evening, tokens: Sequence[str | None], given: Sequence[Medal]) -> Evening:
    """`tokens`: of the players, by seat; None: a bot."""
    won = {token: medal for token, medal in zip(tokens, given, strict=True) if token is not None}
    tallies = [with_medal(one, won[one.token]) if one.token in won else one for one in evening.tallies]
    return replace(evening, tallies=tuple(tallies))


def with_medal(one: Tally, medal: Medal) -> Tally:
    gold, silver, bronze = [count + (medal == kind) for kind, count in enumerate(one.medals, 1)]
    return replace(one, medals=(gold, silver, bronze), games=one.games + 1, gained=medal)


def places(tallies: Sequence[Tally]) -> list[int | None]:
    """Rank people by the average of their medals over the games that they played; ties share a rank. None:
    they played less than half as many games as somebody else, so that one lucky game does not win."""
    most = max((one.games for one in tallies), default=0)
    running = [one.average for one in tallies if 0 < most <= 2 * one.games]
    return [
        1 + sum(other > one.average for other in running) if 0 < most <= 2 * one.games else None
        for one in tallies
    ]
