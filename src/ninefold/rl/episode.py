"""One game on virtual time: it stands still while a seat is asked, and jumps to the next moment that matters.

In each round all seats that may act now are asked, clockwise from the seat that wins equal moments. Then
table time goes on: by `PACE` if somebody acted, for a hand takes that long, and otherwise until something
happens, but no longer than `TICK`, so that a seat that waited may think again.
"""

from collections import deque
from collections.abc import Mapping
from typing import Any

from ninefold.engine import (
    AnyGame,
    ByBot,
    Data,
    Fast,
    Illegal,
    Moment,
    Noted,
    Result,
    Seat,
    Steps,
    View,
    act,
    begin,
    notice,
    settle,
    view,
)
from ninefold.minds import Bot, Deed, wish_of
from ninefold.rl.actions import WAIT, Catalogue, Offers
from ninefold.sim import listen

PACE: Moment = 100
TICK: Moment = 1_000

Heard = tuple[Moment, Data]


class Episode:
    def __init__(
        self,
        game: AnyGame,
        catalogue: Catalogue,
        seats: int,
        options: Data,
        seed: int,
        bots: Mapping[Seat, Bot[Any]],
        window: int,
    ) -> None:
        self.game, self._catalogue, self._bots = game, catalogue, bots
        self.seats = range(seats)
        self.agents = [seat for seat in self.seats if seat not in bots]
        self.at: Moment = 0
        self.heard: dict[Seat, deque[Heard]] = {seat: deque(maxlen=window) for seat in self.agents}
        self._dice = Noted(Fast(seed))
        self._noise = {seat: Fast(seed + 1 + seat) for seat in bots}
        self._minds = {seat: bot.born(seat) for seat, bot in bots.items()}
        self._offers: dict[Seat, Offers] = {}
        self._deeds: list[Deed] | None = None
        self._has_acted = False
        self._queue: list[Seat] = []
        self.round = 0
        self._take(*begin(game, seats, options, self._dice))
        for seat in bots if ByBot in game.heeds else ():
            self._take(*notice(game, self.state, ByBot(seat), 0, self._dice))
        self._ask()

    # What is known

    @property
    def asked(self) -> list[Seat]:
        """The seats that are still asked in this round; none if the game is over."""
        return self._queue

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state)

    def view(self, seat: Seat) -> View:
        return view(self.game, self.state, seat)

    def offers(self, seat: Seat) -> Offers:
        """What a seat may do at this moment, besides waiting."""
        if (known := self._offers.get(seat)) is None:
            prompts = [prompt for prompt in self.game.prompts(self.state, seat) if prompt.is_open(self.at)]
            known = self._offers[seat] = self._catalogue.offers(prompts)
        return known

    def may_wait(self, seat: Seat) -> bool:
        """Whether the seat may wait: not if the whole table waits for it alone."""
        if self.game.due(self.state) is not None:
            return True
        prompts = self.game.prompts(self.state, seat)
        if all(prompt.aside or not prompt.is_open(self.at) for prompt in prompts):
            return True
        return any(other != seat for other in self.game.actors(self.state))

    # What is done

    def play(self, seat: Seat, number: int) -> bool:
        """Do the seat's act. False: it is not allowed, and the seat is asked again."""
        if number == WAIT:
            if not self.may_wait(seat):
                return False
        else:
            action = self.offers(seat).get(number)
            if action is None:
                return False
            try:
                self._take(*act(self.game, self.state, seat, action, self.at, self._dice))
            except Illegal:
                return False
            self._has_acted = True
        self.leave(seat)
        return True

    def leave(self, seat: Seat) -> None:
        """The seat is not asked again in this round."""
        self._queue = [other for other in self._queue if other != seat and self.offers(other)]
        if self.result is not None:
            self._queue = []
        elif not self._queue:
            self._open_round()

    def _take(self, state: Any, steps: Steps[Any, Any]) -> None:
        self.state = state
        self._offers, self._deeds = {}, None
        for seat, bot in self._bots.items():
            self._minds[seat] = listen(self.game, bot, self._minds[seat], seat, steps, self._noise[seat])
        for seat, heard in self.heard.items():
            for step in steps:
                if (news := self.game.news(step.state, step.event, seat)) is not None:
                    heard.append((step.at, news))

    # Time

    def _open_round(self) -> None:
        if self._has_acted:
            self._has_acted, until = False, self.at + PACE
            while self.result is None and self.at < until:
                self._pass_time(until)
        elif self.result is None:
            self._pass_time(self.at + TICK)
        self._ask()

    def _ask(self) -> None:
        """Let time pass until somebody may act."""
        self.round += 1
        while self.result is None:
            self._queue = [seat for seat in self._in_order() if self.offers(seat)]
            if self._queue:
                return
            self._pass_time(None)

    def _in_order(self) -> list[Seat]:
        first = self.game.race(self.state) or 0
        return sorted(self.agents, key=lambda seat: (seat - first) % len(self.seats))

    def _pass_time(self, until: Moment | None) -> None:
        """To the next thing that happens or becomes possible, but not beyond `until`."""
        due = self.game.due(self.state)
        deed = min(self._wishes(), key=lambda deed: deed.at, default=None)
        moments = [moment for moment in (until, due) if moment is not None]
        moments += [opens for seat in self.agents for opens in self._openings(seat)]
        first = min(moments, default=None)
        if deed is not None and (first is None or deed.at <= first) and (due is None or deed.at < due):
            self.at = max(self.at, deed.at)
            self._take(*act(self.game, self.state, deed.seat, deed.action, self.at, self._dice))
        elif first is not None:
            self.at = max(self.at, first)
            self._take(*settle(self.game, self.state, self.at, self._dice))
        else:
            raise RuntimeError(f"{self.game.name}: nobody can act and nothing is due")

    def _wishes(self) -> list[Deed]:
        if self._deeds is None:
            seats = [seat for seat in self.game.actors(self.state) if seat in self._bots]
            wishes = [
                wish_of(self.game, self.state, seat, self._bots[seat], self._minds[seat], self.at)
                for seat in seats
            ]
            self._deeds = [wish for wish in wishes if wish is not None]
        return self._deeds

    def _openings(self, seat: Seat) -> list[Moment]:
        prompts = self.game.prompts(self.state, seat)
        return [prompt.opens_at for prompt in prompts if prompt.opens_at > self.at]
