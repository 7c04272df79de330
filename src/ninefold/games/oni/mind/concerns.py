"""What a player has to do now, as far as it can see: its turn, Oni's task, each effect that concerns it.

Something new under one name takes another look. What others do meanwhile does not make a hand slower.
"""

from typing import Any

from ninefold.engine import Seat
from ninefold.games.oni.box import CENTRE, CLAUSE
from ninefold.games.oni.cards import Running
from ninefold.games.oni.cards.hands_off import HandsOff
from ninefold.games.oni.cards.hide_it import Hidden
from ninefold.games.oni.cards.high_five import HighFiving
from ninefold.games.oni.cards.hush import Hush
from ninefold.games.oni.cards.king_symbol import King
from ninefold.games.oni.cards.long_live import LongLive
from ninefold.games.oni.cards.sapristix import Sapristi
from ninefold.games.oni.cards.slap import Slapping
from ninefold.games.oni.cards.steal_the_middle import Middle
from ninefold.games.oni.cards.toss_it import Flight
from ninefold.games.oni.cards.turret import Tower
from ninefold.games.oni.view import Public
from ninefold.parts.dixe.views import Free


def concerns(table: Public, seat: Seat) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if table.ends_at is None:
        found["go"] = True
    if seat == table.turn:
        found["turn"] = table.scene
    if seat == table.oni:
        if table.tasks:
            found["task"] = table.tasks[0]
        if (centre := CENTRE.get(len(table.square))) is not None and isinstance(table.square[centre], Free):
            found["centre"] = True
    for effect in table.effects:
        if (asked := _asked(table, seat, effect)) is not None:
            found[CLAUSE[effect.card]] = asked
    if mine := [case for case in table.accusations if case.seat == seat and not case.denied]:
        found["accused"] = mine
    return found


def _asked(table: Public, seat: Seat, effect: Running | Hidden) -> Any:
    """The part of a running effect that this seat has to answer; None: nothing."""
    match effect:
        case Middle(until=until) | Slapping(until=until):
            return until
        case HighFiving(raised=raised, given=given):
            if seat == table.turn:
                return table.scene, given, [one for one in raised if one.seat == seat]
            return [one for one in raised if one.to == seat] or None
        case Tower(builder=builder, stacked=stacked, last=last) if builder == seat:
            return stacked, last
        case Flight(holder=holder, path=path, tossed=tossed):
            return (holder, tossed) if seat in (table.oni, holder, path[0]) else None
        case Hidden(until=until):
            return until is None  # not where the die is: the time of a move must not tell that
        case King(thrower=thrower, falls_at=falls_at) if thrower == seat:
            return falls_at is None
        case Sapristi(finder=finder) if finder == seat:
            return True
        case LongLive(symbol=symbol, owed=owed) if seat in owed:
            return symbol
        case HandsOff(who=who, pointed=pointed) if who == seat:
            return table.turn, pointed
        case Tower() | King() | Sapristi() | LongLive() | HandsOff() | Hush():
            return None
    return effect if effect.who == seat else None
