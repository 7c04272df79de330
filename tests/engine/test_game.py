import pytest

from ninefold.engine import (
    Away,
    Back,
    Fact,
    Fast,
    Header,
    Illegal,
    Noted,
    WrongVersion,
    act,
    begin,
    fold,
    notice,
    plain,
    reopen,
)
from ninefold.games.memo_dice import GAME
from ninefold.games.memo_dice.actions import Cover, Roll
from ninefold.games.memo_dice.events import DieCovered, DiePicked, DieRolled
from ninefold.games.memo_dice.state import Options

OPTIONS = Options(first=0)


def test_due_events_come_before_an_act_and_its_consequences_after_it() -> None:
    dice = Noted(Fast(1))
    state, _ = begin(GAME, 2, OPTIONS, dice)
    state, facts = act(GAME, state, 0, Roll(3), 100, dice)
    assert [(fact.at, type(fact.event), len(fact.draws)) for fact in facts] == [
        (100, DiePicked, 0),
        (100, DieRolled, 1),
    ]
    state, facts = act(GAME, state, 1, Roll(4), 20_000, dice)
    assert [(fact.at, type(fact.event)) for fact in facts] == [
        (8_100, DieCovered),
        (20_000, DiePicked),
        (20_000, DieRolled),
    ]


def test_a_player_who_leaves_does_not_delay_due_events() -> None:
    dice = Noted(Fast(1))
    state, _ = begin(GAME, 2, OPTIONS, dice)
    state, _ = act(GAME, state, 0, Roll(3), 0, dice)
    state, facts = notice(GAME, state, Away(1), 9_000, dice)
    assert [(fact.at, type(fact.event)) for fact in facts] == [(8_000, DieCovered), (9_000, Away)]
    state, _ = notice(GAME, state, Back(1), 9_500, dice)
    assert state.away == ()


def test_a_refusal_draws_no_number_and_names_its_clause() -> None:
    dice = Noted(Fast(1))
    state, _ = begin(GAME, 2, OPTIONS, dice)
    with pytest.raises(Illegal) as refused:
        act(GAME, state, 0, Cover(), 0, dice)
    assert refused.value.clause == "MD-3" and refused.value.offers == ()
    assert dice.taken() == ()


def test_a_log_is_reopened_only_by_the_version_of_its_rules() -> None:
    header = Header("memo_dice", GAME.version, 2, plain(OPTIONS))
    assert reopen(GAME, header) == GAME.setup(2, OPTIONS)
    for other in (
        Header("memo_dice", GAME.version - 1, 2, plain(OPTIONS)),
        Header("memo_dice", GAME.version + 1, 2, plain(OPTIONS)),
        Header("chess", GAME.version, 2, plain(OPTIONS)),
    ):
        with pytest.raises(WrongVersion, match=f"{other.game} rules {other.version}"):
            reopen(GAME, other)


def test_steps_fold_facts_to_the_same_state() -> None:
    dice = Noted(Fast(1))
    before, _ = begin(GAME, 2, OPTIONS, dice)
    after, facts = act(GAME, before, 0, Roll(3), 5, dice)
    told = list(fold(GAME, before, [Fact(step.at, step.event, step.draws) for step in facts]))
    assert told == facts and told[-1].state == after
