"""What each of Oni's cards is, a module each: what it remembers, its acts, its events.

What it does is in the module of the same name in `rules/effects`. The unions here name every card, so that
mypy and `ninefold fast` know them all.
"""

from ninefold.games.oni.cards import (
    feel_it,
    hands_off,
    hide_it,
    high_five,
    hush,
    king_symbol,
    knucklebones,
    long_live,
    monocle,
    on_your_head,
    oni_cheats,
    oni_rerolls,
    oni_shuffles,
    oni_turns,
    sapristix,
    set_aside,
    slap,
    spin,
    steal_the_middle,
    toss_it,
    turret,
)
from ninefold.games.oni.cards.base import Act, CardAction

__all__ = ["Act", "CardAction", "CardEvent", "CardTask", "OnisActions", "OpenEvent", "Running", "TeamActions"]

# What running effects remember. All of it is public unless a record says what is shown instead.
Running = (
    steal_the_middle.Middle
    | spin.Spinning
    | knucklebones.Knucklebones
    | hush.Hush
    | monocle.Monocle
    | on_your_head.Walking
    | hands_off.HandsOff
    | high_five.HighFiving
    | turret.Tower
    | toss_it.Flight
    | slap.Slapping
    | hide_it.Hiding
    | king_symbol.King
    | sapristix.Sapristi
    | long_live.LongLive
    | feel_it.Feelings
)

# What Oni has to do.
CardTask = (
    oni_rerolls.ThrowOne
    | oni_cheats.LookAtTwo
    | oni_shuffles.SwapTwo
    | oni_turns.TurnAndLay
    | set_aside.PutAside
)

OnisActions = (
    oni_rerolls.OnisActions
    | toss_it.OnisActions
    | oni_cheats.OnisActions
    | oni_shuffles.OnisActions
    | hide_it.OnisActions
    | oni_turns.OnisActions
    | set_aside.OnisActions
)
TeamActions = (
    steal_the_middle.TeamActions
    | spin.TeamActions
    | knucklebones.TeamActions
    | monocle.TeamActions
    | on_your_head.TeamActions
    | hands_off.TeamActions
    | high_five.TeamActions
    | turret.TeamActions
    | slap.TeamActions
    | hide_it.TeamActions
    | king_symbol.TeamActions
    | sapristix.TeamActions
    | long_live.TeamActions
    | feel_it.TeamActions
)
CardActions = OnisActions | TeamActions

# Told to everybody as they are; the events of the other cards hide something.
OpenEvent = (
    steal_the_middle.Events
    | spin.Events
    | knucklebones.Events
    | monocle.Events
    | oni_rerolls.Events
    | on_your_head.Events
    | hands_off.Events
    | high_five.Events
    | turret.Events
    | toss_it.Events
    | slap.Events
    | oni_cheats.Events
    | oni_shuffles.Events
    | set_aside.Events
    | king_symbol.Events
    | sapristix.Events
    | long_live.Events
)
CardEvent = OpenEvent | hide_it.Events | oni_turns.Events | feel_it.Events
