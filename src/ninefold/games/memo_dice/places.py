"""Which die or cup an act means, and when it is no longer there."""

from ninefold.engine import EVERYWHERE, NOWHERE, Places
from ninefold.games.memo_dice.actions import Action, Confirm, GiveUp, Guess, Lift, Name, Roll
from ninefold.games.memo_dice.events import CupLifted, CupLiftedAloud, DiePicked, Event, Judged, RoundBegun


def named(action: Action) -> Places:
    match action:
        case Roll(die):
            return (("die", die),)
        case Guess(cup) | Name(cup) | Lift(cup) | Confirm(cup) | GiveUp(cup):
            return (("cup", cup),)
    return NOWHERE


def changed(event: Event) -> Places:
    """A die leaves the tray when it is picked; while the row still grows, no act names a cup of it."""
    match event:
        case DiePicked(die=die):
            return (("die", die),)
        case CupLifted(cup) | CupLiftedAloud(cup) | Judged(cup):
            return (("cup", cup),)
        case RoundBegun():
            return EVERYWHERE
    return NOWHERE
