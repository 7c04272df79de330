"""Honest games play again to the same end; whoever touches one is found out."""

from typing import Any

import pytest

from ninefold.engine import AnyGame, Away, Back, Fact, Header, Sealed, plain, replace
from ninefold.games import SHELF
from ninefold.sim import random_play
from ninefold.sim.audit import AuditFailed, check_throws, play_again
from testkit.plays import FEW, Table

KEY = b"a key of nobody's choice"


def facts_of(game: AnyGame, seats: int, options: Any, seed: int) -> tuple[list[Fact[Any]], Any]:
    played = list(random_play(game, seats, options, seed))
    return [Fact(step.at, step.event, step.draws) for rest in played for step in rest.steps], played[-1].state


def header_of(game: AnyGame, seats: int, options: Any) -> Header:
    return Header(game.name, game.version, seats, plain(options))


@pytest.mark.parametrize("table", FEW, ids=str)
def test_an_honest_game_plays_again_to_the_same_end(table: Table) -> None:
    facts, end = facts_of(table.game, *table[1:])
    assert play_again(table.game, header_of(table.game, table.seats, table.options), facts) == end


@pytest.mark.parametrize("game", SHELF.values(), ids=SHELF)
def test_an_added_missing_or_early_event_is_found(game: AnyGame) -> None:
    seats, options = game.seats[0], game.options()
    facts, _ = facts_of(game, seats, options, 3)
    header = header_of(game, seats, options)

    def wrong(*twisted: Fact[Any]) -> None:
        with pytest.raises(AuditFailed, match=r"^event \d+\b"):
            play_again(game, header, twisted)

    lots = 0
    within = range(1, len(facts) - 1)
    for k in {*within[:: 1 + len(facts) // 30], *[k for k in within if facts[k].draws][:5]}:
        before, fact, after = facts[:k], facts[k], facts[k + 1 :]
        wrong(*before, replace(fact, at=before[-1].at - 1), *after)
        wrong(*before, replace(fact, draws=(*fact.draws, (2, 1))), *after)
        if fact.draws:
            lots += 1
            n, drawn = fact.draws[0]
            wrong(*before, *after)
            wrong(*before, fact, *facts[k:])
            wrong(*before, replace(fact, draws=((n + 1, drawn), *fact.draws[1:])), *after)
    assert lots or not any(fact.draws for fact in facts), "a game without chance has nothing to twist"


def test_an_impossible_act_is_found() -> None:
    game = SHELF["memo_dice"]
    facts, _ = facts_of(game, 2, game.options(), 3)
    header = header_of(game, 2, game.options())
    k = next(k for k, fact in enumerate(facts) if type(fact.event).__name__ == "CupLifted")
    for twist in ({"to": 1 - facts[k].event.to}, {"picture": "nothing"}, {"guess": "nothing"}, {"cup": 1}):
        twisted = replace(facts[k], event=replace(facts[k].event, **twist))
        with pytest.raises(
            AuditFailed, match=f"event {k + 1}, CupLifted, is nothing that anybody could do at"
        ):
            play_again(game, header, [*facts[:k], twisted, *facts[k + 1 :]])


def test_the_audit_names_the_difference() -> None:
    game = SHELF["memo_dice"]
    facts, _ = facts_of(game, 2, game.options(), 3)
    header = header_of(game, 2, game.options())
    k = next(k for k, fact in enumerate(facts) if type(fact.event).__name__ == "DieRolled")
    was, at = facts[k].event.picture, facts[k].at
    for twisted, found in [
        (
            replace(facts[k], event=replace(facts[k].event, picture="fog")),
            f"is DieRolled with picture 'fog'; by the rules picture is '{was}'",
        ),
        (replace(facts[k], event=Away(0)), f"is Away at {at}; by the rules it is DieRolled at {at}"),
        (replace(facts[k], at=at + 1), f"is DieRolled at {at + 1}; by the rules it is at {at}"),
    ]:
        with pytest.raises(AuditFailed) as failed:
            play_again(game, header, [*facts[:k], twisted])
        assert str(failed.value) == f"event {k + 1} {found}"


@pytest.mark.parametrize("wrong", [Away(2), Away(-1), Back(2)])
def test_only_players_can_leave_and_return(wrong: Away | Back) -> None:
    game = SHELF["memo_dice"]
    facts, _ = facts_of(game, 2, game.options(), 3)
    header, at = header_of(game, 2, game.options()), facts[0].at
    comings: list[Fact[Any]] = [Fact(at, Away(0)), Fact(at, Back(0)), Fact(at, Away(1))]
    play_again(game, header, [facts[0], *comings])
    with pytest.raises(AuditFailed, match=r"^event 5, (Away|Back), is nothing that anybody could do"):
        play_again(game, header, [facts[0], *comings, Fact(at, wrong)])


def sealed(*sides: int) -> list[Fact[Any]]:
    dice = Sealed(KEY)
    return [Fact(0, Away(0), ((n, dice.below(n)), (n, dice.below(n)))) for n in sides]


def test_every_throw_must_follow_from_the_sealed_dice() -> None:
    facts = sealed(6, 2, 54)
    assert check_throws(KEY, facts) == 6
    assert check_throws(KEY, []) == 0
    with pytest.raises(AuditFailed, match=r"^throw 1 \(event 1\) gave \d of 6; the sealed dice give \d$"):
        check_throws(b"another key", facts)
    (n, drawn), other = facts[1].draws
    facts[1] = replace(facts[1], draws=((n, 1 - drawn), other))
    with pytest.raises(
        AuditFailed, match=rf"^throw 3 \(event 2\) gave {1 - drawn} of 2; the sealed dice give {drawn}$"
    ):
        check_throws(KEY, facts)
    with pytest.raises(AuditFailed, match="throw 1"):
        check_throws(KEY, [Fact(0, Away(0), ((0, 0),))])
