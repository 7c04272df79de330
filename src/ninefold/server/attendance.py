"""Who is at the table: connections come and go, people are waited for, and time stands still without them."""

import asyncio
from collections.abc import Callable

from ninefold.engine import Moment, Seat
from ninefold.server.clock import Clock
from ninefold.server.guest import Guest
from ninefold.server.protocol import Goodbye
from ninefold.server.table import Playing, Sealing, Table

GRACE = 3.0  # seconds in which a phone may change network or reload before the rules are told
REUNION = 20.0  # seconds after the first is back until play goes on without the others


class Attendance:
    """`notice(seat, here)` tells the rules; `changed()` says that the table looks different."""

    def __init__(
        self, clock: Clock, notice: Callable[[Seat, bool], None], changed: Callable[[], None], table: Table
    ) -> None:
        self.guests: list[Guest] = []
        self._clock, self._notice, self._changed = clock, notice, changed
        self._loop = asyncio.get_running_loop()
        self._table = table
        self._gone: dict[Seat, Moment] = {}  # who is away, since when
        self._expected = self._people()  # who was there when time stopped
        self._reunion: asyncio.TimerHandle | None = None

    def present(self, seat: Seat) -> bool:
        return any(guest.seat == seat for guest in self.guests)

    @property
    def here(self) -> list[Seat]:
        return sorted({guest.seat for guest in self.guests if guest.seat is not None})

    @property
    def waiting(self) -> bool:
        """Somebody plays, but time stands still until those who were there are back."""
        playing = isinstance(self._table.phase, Playing | Sealing)
        return playing and not self._table.paused and not self._clock.running

    def enter(self, guest: Guest) -> None:
        self.guests.append(guest)
        self.seat(self._table)
        if guest.seat is not None:
            self.come_back(guest.seat)
        self._changed()

    def part(self, guest: Guest) -> None:
        if guest not in self.guests:
            return
        self.guests.remove(guest)
        if guest.seat is not None and not self.present(guest.seat):
            self._loop.call_later(GRACE, self._miss, guest.token)
            self._changed()

    def seat(self, table: Table) -> None:
        """Who sits where may have changed. A second connection of a seat takes over from the first."""
        self._table = table
        taken: dict[Seat, Guest] = {}
        for guest in list(self.guests):
            before, guest.seat = guest.seat, table.seat_of(guest.token)
            if guest.seat is not None:
                if (older := taken.get(guest.seat)) is not None:
                    self.guests.remove(older)
                    older.dismiss(Goodbye("taken-over", table.number))
                taken[guest.seat] = guest
                if before is None:
                    self._gone.pop(guest.seat, None)
        self._gone = {seat: at for seat, at in self._gone.items() if seat < len(table.chairs)}
        self._run_clock()

    def come_back(self, seat: Seat) -> None:
        self._gone.pop(seat, None)
        if self._expected:
            self._expected.discard(seat)
            if not self._expected:
                self._go_on()
            elif self._reunion is None:
                self._reunion = self._loop.call_later(REUNION, self._go_on)
        self._notice(seat, True)

    def miss(self, seat: Seat) -> None:
        self._gone[seat] = self._clock.now()

    def impatience(self) -> list[tuple[Seat, Moment]]:
        """When it is enough: a bot plays for whoever is away, and there is another host."""
        table, wait = self._table, self._table.patience * 1000
        if not wait:
            return []
        return [
            (seat, since + wait)
            for seat, since in self._gone.items()
            if seat == table.host or (isinstance(table.phase, Playing) and not table.chairs[seat].by_bot)
        ]

    def forget(self, seat: Seat) -> None:
        """Nothing more is to be done about this seat's absence."""
        self._gone.pop(seat, None)

    def close(self) -> None:
        if self._reunion is not None:
            self._reunion.cancel()
            self._reunion = None

    def _people(self) -> set[Seat]:
        return {seat for seat, chair in enumerate(self._table.chairs) if not chair.by_bot}

    def _miss(self, token: str) -> None:
        seat = self._table.seat_of(token)
        if seat is None or self.present(seat):
            return
        if self.here:
            self.miss(seat)
            self._notice(seat, False)
        else:  # nobody is left: time stands still for them
            self._expected |= {seat, *(self._people() - set(self._gone))}
            self._clock.stop()
            self.close()

    def _go_on(self) -> None:
        """All who were there are back, or have been waited for long enough."""
        self.close()
        if not self.here:
            return
        missing, self._expected = self._expected - set(self.here), set()
        self._run_clock()
        for seat in missing:
            self.miss(seat)
            self._notice(seat, False)
        self._changed()

    def _run_clock(self) -> None:
        playing = isinstance(self._table.phase, Playing | Sealing)
        if playing and not self._table.paused and not self._expected and self.here:
            self._clock.start()
        elif not playing and self.here:
            self._expected = set()
            self._clock.start()
        elif self._table.paused:
            self._clock.stop()
