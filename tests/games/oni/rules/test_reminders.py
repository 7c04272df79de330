"""Along the edge of the table: what each player must keep in mind of the running effects, and until when."""

import pytest

from ninefold.engine import Fast, Noted, act, begin, replace
from ninefold.games.oni import GAME, view
from ninefold.games.oni.actions import Go
from ninefold.games.oni.box import CARDS, Card
from ninefold.games.oni.events import CardDrawn, DieWon, TurnCame
from ninefold.games.oni.rules.effects import CARDS as CARD_EFFECTS
from ninefold.games.oni.rules.effects import EFFECTS
from ninefold.games.oni.rules.reminders import Reminder, reminders
from ninefold.games.oni.state import JustWon, Options, State


def with_card(card: Card) -> State:
    """Oni is seat 0; seat 1 has won two dice and turned up this card."""
    state, _ = begin(GAME, 4, Options(level="hard"), Noted(Fast(3)))
    state, _ = act(GAME, state, 1, Go(), 0, Noted(Fast(3)))
    for number, cell in enumerate((0, 2), 1):
        state = GAME.evolve(state, DieWon(1, cell, number, "pi"), 0)
    return GAME.evolve(replace(state, pool=(), just_won=(JustWon(2, "pi"),)), CardDrawn(1, card), 0)


@pytest.mark.parametrize(
    ("card", "seats", "ends"),
    [
        ("hush", (1, 2, 3), "turn"),
        ("spin", (1,), "turn"),
        ("slap", (0, 1, 2, 3), "time"),
        ("sapristix", (1, 2, 3), "game"),
        ("toss_it", (1,), "deed"),
        ("turret", (), "deed"),
    ],
)
def test_a_reminder_names_the_players_that_a_card_concerns(
    card: Card, seats: tuple[int, ...], ends: str
) -> None:
    assert reminders(with_card(card)) == (Reminder(card, seats, ends),)  # type: ignore[arg-type]


def test_the_next_player_is_named_once_known() -> None:
    state = GAME.evolve(with_card("turret"), TurnCame(2), 0)
    assert reminders(state) == (Reminder("turret", (2,), "deed"),)


def test_the_view_reminds_of_every_card_that_stays_in_force() -> None:
    lasting = [card for card in CARDS if CARD_EFFECTS[card].until is not None and card != "set_aside"]
    assert lasting
    for card in lasting:
        state = with_card(card)
        assert [one.card for one in view.public(state).reminders] == [card]
        assert type(state.effects[0]) in EFFECTS
