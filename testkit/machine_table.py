"""One table in play without an event loop: the machine, a clock that only a test moves, a log in memory, and
clients as plain objects.

All that is on its way waits in one queue: messages, closings, the log's answers. Whatever a client does is
carried out before the call returns, and so is what follows from it at the same moment.
"""

from math import inf
from random import Random
from typing import Any, cast

from ninefold.engine import Fact, Illegal
from ninefold.server.hosting.ports import LocalAttachment
from ninefold.server.live.live_table import LiveTable
from ninefold.server.live.presence import LateEntry
from ninefold.server.live.shell import TableShell
from ninefold.server.store.port import Row
from ninefold.server.table.codes import code_of
from ninefold.server.table.events import Opened
from ninefold.server.table.records import Cause, write
from ninefold.server.table.restore import restore
from ninefold.server.table.state import Playing, Table
from testkit.machine_player import LocalLine, LocalPlayer
from testkit.machine_shell import MachineShell
from testkit.virtual_time import VirtualTime


class MachineTable(VirtualTime):
    def __init__(self, seed: int = 1) -> None:
        super().__init__()
        self.time: VirtualTime = self
        self.rows: list[Row] = []  # what is committed
        self.players: list[LocalPlayer] = []
        self._chance = Random(seed)
        self._shell: MachineShell | None = None

    # The server

    def open(self, game: str, token: str) -> str:
        code = code_of(token, 0)
        self.rows = [write(1, "", Fact(0, Opened(code, game, token)), Cause(token))]
        self.start()
        return code

    def open_hall(self, token: str) -> str:
        raise AssertionError("this is one table, not a hall")

    def knock(self, line: LocalLine) -> None:
        try:
            line.entered(LocalAttachment(cast(TableShell, self.shell), line.caller))
        except (Illegal, LateEntry) as why:
            line.refuse(why)

    def start(self) -> None:
        """Restore the table from the log alone."""
        machine = LiveTable(
            restore(self.rows), self.now, lambda code, ticket: ticket, entropy=self._chance.randbytes
        )
        self._shell = MachineShell(machine, self, self.rows, _written_by_another)

    def stop(self) -> None:
        """End as by kill -9: what is not committed or on its way is lost."""
        self.machine.close(self.now)
        self._shell = None
        self.forget_all()
        for player in self.players:
            player.line = None

    def restart(self) -> None:
        self.stop()
        self.start()

    @property
    def shell(self) -> MachineShell:
        assert self._shell is not None, "the server is down"
        return self._shell

    @property
    def machine(self) -> LiveTable:
        return self.shell.machine

    @property
    def due(self) -> float:
        return inf if self._shell is None else self._shell.due

    def tick(self) -> None:
        self.shell.tick()

    @property
    def table(self) -> Table:
        return self.machine.table

    @property
    def stored(self) -> Table:
        """The table as its log alone tells it."""
        return restore(self.rows).table

    @property
    def state(self) -> Any:
        assert isinstance(self.table.phase, Playing)
        return self.table.phase.state

    @property
    def table_time(self) -> int:
        """The table time, in milliseconds."""
        self.machine._time.now = self.now
        return self.machine._clock.now()

    # People

    def player(self, name: str = "", **more: Any) -> LocalPlayer:
        player = LocalPlayer(self, name, len(self.players) + 1, **more)
        self.players.append(player)
        return player

    def seated(self, *names: str, bots: int = 0, **options: Any) -> list[LocalPlayer]:
        """A table with these people in the lobby; the first is the host."""
        host = self.player(names[0]).open().sit()
        others = [self.player(name).enter(host.code).sit() for name in names[1:]]
        for _ in range(bots):
            host.must("AddBot", level="adult")
        if options:
            self.choose(host, **options)
        return [host, *others]

    def choose(self, host: LocalPlayer, patience: int = 20, **options: Any) -> None:
        now = host.table
        kept = {field: now[field] for field in ("game", "room", "talk")}
        host.must("Choose", options={**now["options"], **options}, patience=patience, **kept)

    def playing(self, *names: str, bots: int = 0, **options: Any) -> list[LocalPlayer]:
        """A table at which a game has just begun."""
        players = self.seated(*names, bots=bots, **options)
        players[0].must("Begin")
        self.until(lambda: all(player.phase == "PlayingView" for player in players))
        return players


def _written_by_another() -> None:
    raise AssertionError("nobody else writes this log")
