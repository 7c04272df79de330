"""Two small effects side by side: one that counts down, one that forbids whistling until somebody claps."""

import pytest

from ninefold.engine import Data, Dice, Event, Fast, Moment, Seat
from ninefold.parts import effects
from ninefold.parts.effects import Effect


class Rang(Event):
    name: str


class Clapped(Event):
    seat: Seat


class Egg(Data):
    name: str
    until: Moment


class Hush(Data):
    who: Seat


class Kitchen(Data):
    pass


KITCHEN = Kitchen()


def ring(state: Kitchen, egg: Egg, at: Moment, dice: Dice) -> Event:
    return Rang(egg.name)


def is_eaten(state: Kitchen, egg: Egg, event: Event, at: Moment) -> Egg | None:
    return None if event == Rang(egg.name) else egg


def ends_with_a_clap(state: Kitchen, hush: Hush, event: Event, at: Moment) -> Hush | None:
    return None if event == Clapped(hush.who) else hush


def forbids_it(state: Kitchen, hush: Hush, seat: Seat) -> str | None:
    return None if seat == hush.who else f"KI-2 Not before seat {hush.who} claps."


EFFECTS: effects.Effects = {
    Egg: Effect[Kitchen, Egg](due=lambda state, egg: egg.until, advance=ring, hears=is_eaten),
    Hush: Effect[Kitchen, Hush](hears=ends_with_a_clap, bars={"whistle": forbids_it}),
}


def test_the_first_that_is_due_goes_first_and_of_equals_the_oldest() -> None:
    running = (Egg("hard", 700), Hush(1), Egg("soft", 400), Egg("twin", 400))
    assert effects.due(EFFECTS, KITCHEN, running) == 400
    assert effects.advance(EFFECTS, KITCHEN, running, 400, Fast(0)) == Rang("soft")
    assert effects.due(EFFECTS, KITCHEN, (Hush(1),)) is None


def test_every_effect_gets_every_event_and_ended_ones_lose_their_timers() -> None:
    running: tuple[Data, ...] = (Egg("soft", 400), Hush(1), Egg("hard", 700))
    running = effects.hear(EFFECTS, KITCHEN, running, Rang("soft"), 400)
    assert running == (Hush(1), Egg("hard", 700))
    running = effects.hear(EFFECTS, KITCHEN, running, Clapped(1), 500)
    assert running == (Egg("hard", 700),) and effects.due(EFFECTS, KITCHEN, running) == 700


def test_the_oldest_effect_that_forbids_an_act_gives_the_reason() -> None:
    running = (Egg("soft", 400), Hush(2), Hush(1))
    assert effects.barred(EFFECTS, KITCHEN, running, "whistle", 0) == "KI-2 Not before seat 2 claps."
    assert effects.barred(EFFECTS, KITCHEN, running, "whistle", 2) == "KI-2 Not before seat 1 claps."
    assert effects.barred(EFFECTS, KITCHEN, running, "sing", 0) is None


def test_an_effect_without_a_timer_does_nothing_by_itself() -> None:
    with pytest.raises(AssertionError, match="does nothing by itself"):
        Effect[Kitchen, Hush]().advance(KITCHEN, Hush(0), 0, Fast(0))
