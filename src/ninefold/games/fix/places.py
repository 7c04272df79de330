"""Where dice lie: an act on a die refers to the view in which its player saw it."""

from ninefold.engine import EVERYWHERE, NOWHERE, Places
from ninefold.games.fix.actions import Action, Flick
from ninefold.games.fix.events import Dealt, Event, Flicked, LayStill, Rolled, RoundBegun, Started, Taken


def named(action: Action) -> Places:
    return (("die", action.die),) if isinstance(action, Flick) else NOWHERE


def changed(event: Event) -> Places:
    """After the stop no die can be flicked, so what moves then needs no mark: FX-10 refuses it by name."""
    match event:
        case Rolled(dice=dice) | LayStill(dice=dice):
            return tuple([("die", die) for die in dice])
        case Flicked(die=die) | Taken(die=die):
            return (("die", die),)
        case RoundBegun() | Dealt() | Started():
            return EVERYWHERE
    return NOWHERE
