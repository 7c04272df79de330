"""What must hold at every event of a world.

At each commit and each message to a client: what `told.py` demands of a table. Once a second: whoever asked
is answered, whoever is connected is up to date, the game goes on, nothing grows without end.
"""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ninefold.engine import seal
from ninefold.server.live.connection import Connection
from ninefold.server.store.port import Row
from ninefold.server.table.state import Playing, Table
from tests.world.client import SimPlayer
from tests.world.node import SimNode
from tests.world.told import ToldTable, keeps_secrets

if TYPE_CHECKING:
    from tests.world.world import World

CALM_S = 5.0  # after a fault, until delays are measured as usual
SERVED_S = 30.0  # after the last fault, until everybody is served again
LED_AWAY_S = 4.0  # after the death of a node: that it is silent shows sooner
STALLED_S = 60.0  # of calm, within which something happens in every game
MOST_GUESTS = 40  # of other nodes, at one node: clients that are gone are forgotten
MOST_TASKS = 400
MOST_TIMERS = 4_000
MOST_BACKLOG_BYTES = 4 << 20


class Watch:
    def __init__(self, world: "World") -> None:
        self._world = world
        self._loop = asyncio.get_running_loop()
        self.log = ToldTable()
        self._claimed: set[tuple[str, int]] = set()  # by which nodes since when, a second ago
        self._behind: set[Connection] = set()  # who has caught up and was not told, a second ago
        self._gone: dict[tuple[str, str], float] = {}  # by node and owner: since when that is dead
        self._told_at: list[tuple[float, int]] = [(0.0, 0)]  # when which number could be told

    @property
    def table(self) -> Table:
        return self.log.table

    def committed(self, table: str, rows: Sequence[Row]) -> None:
        for row in rows:
            self.log.committed(row)
        if self.table.told > self._told_at[-1][1]:
            self._told_at.append((self._loop.time(), self.table.told))

    def overheard(self, player: SimPlayer, text: str) -> None:
        keeps_secrets(text, player, self._world.players, self.log.seeds)

    def heard(self, player: SimPlayer, message: dict[str, Any]) -> None:
        match message:
            case {"type": "Sight"}:
                self.log.heard(player, message)
                if "ruled" in message:
                    self._check_ruling(player, message)
            case {"type": "Goodbye", "why": "taken-over"}:
                assert player.has_later_line(), "only a later connection takes a seat over"

    def answered(self, player: SimPlayer, wish: dict[str, Any], answer: dict[str, Any]) -> None:
        if wish["type"] == "Act" and answer["type"] != "Refused":
            by = f"{seal(player.token.encode())[:16]}:{wish['id']}"
            assert by in self.log.done, "what is said to be done is in the log"
        elif wish["type"] == "Act" and self._world.disturbed_until < self._loop.time() - CALM_S:
            self.log.check_refusal(player, wish, answer, self._world.table_time())

    def _check_ruling(self, player: SimPlayer, message: dict[str, Any]) -> None:
        """Where delays are steady and nothing is wrong, a race is ruled by the moment at the hand."""
        ruled, touched = message["ruled"], player.touched.get(message.get("answer", ""))
        plan, delay = self._world.plan, self._world.plan.delay * 1000
        calm = self._world.disturbed_until < self._loop.time() - CALM_S
        if calm and plan.steady and touched is not None and ruled["credit"] >= 0.85 * delay:
            error = abs(ruled["claim"] - touched)
            assert error <= 0.2 * delay + 20, f"a race is ruled by the hand: {error} ms beside it"

    def look_at_the_end(self) -> None:
        """Everybody has left, and the time of an idle table is over."""
        for node in self._world.nodes:
            assert not len(node.app.tables), "a table that nobody is at leaves memory"
            if (here := node.app.node) is not None:
                assert not len(here.machine.guests), "no guest is left"
                assert not len(here.machine.attachments), "no attachment is left"
                assert not here.machine.claims._held, "no claim is left"

    # Once a second

    async def look(self) -> None:
        world = self._world
        while True:
            await asyncio.sleep(1.0)
            now = self._loop.time()
            for node in world.nodes:
                self._look_at_node(node)
            self._look_at_claims(now)
            self._look_at_attachments(now)
            self._look_at_readers()
            world.operator.look(world.bus_disturbed_until)
            since = now - SERVED_S
            if world.server_disturbed_until < since:
                self._look_for_absent(since)
            if world.disturbed_until < now - STALLED_S and isinstance(self.table.phase, Playing):
                idle = now - self._told_at[-1][0]
                assert self.table.paused or idle < STALLED_S, f"the game goes on: {self.table.told}"
            if world.server_disturbed_until < now - CALM_S:
                self._look_for_owners()
            if world.disturbed_until < since:
                for player in world.players:
                    self._look_at_player(player, since)
            assert len(asyncio.all_tasks()) < MOST_TASKS, "the number of tasks is bounded"
            assert len(self._loop._scheduled) < MOST_TIMERS, "the number of timers is bounded"  # type: ignore[attr-defined]

    def _look_at_node(self, node: SimNode) -> None:
        if not node.up:
            return
        if node.app.node is not None:
            here = node.app.node.machine
            claimed = max([held.since for held in here.claims._held.values()], default=0)
            late = claimed > node.clock.at(node.client.away_since + 0.2)
            assert node.client.is_connected or not late, "a node without its bus claims no table"
            assert len(here.guests) < MOST_GUESTS, "guests that are gone are forgotten"
            assert len(here.attachments) < MOST_GUESTS, "attachments that are gone are forgotten"
        assert len(node.app.tables) <= 1, "only the table that is played is in memory"
        for line in node.lines:
            assert line.wire.backlog < MOST_BACKLOG_BYTES, "what waits for a slow reader is bounded"

    def _look_at_claims(self, now: float) -> None:
        """Two nodes may claim a table at once, but hear of each other and settle it."""
        code, claimed = self._world.players[0].code, set[tuple[str, int]]()
        for node in self._world.nodes:
            here = node.app.node if node.up else None
            if here is not None and (since := here.machine.claims.since(code)) is not None:
                claimed.add((node.name, since))
        if self._world.bus_disturbed_until < now - CALM_S:
            assert len(claimed & self._claimed) < 2, f"equal claims are settled: {claimed}"
        self._claimed = claimed

    def _look_at_attachments(self, now: float) -> None:
        """A client at a table of a dead node is led away by its own node, before it loses patience."""
        alive = {node.bus.name for node in self._world.nodes if node.up and node.bus is not None}
        gone = dict[tuple[str, str], float]()
        for node in self._world.nodes:
            here = node.app.node if node.up and not node.process.stopped else None
            for owner in here.machine.attachments.owners if here is not None else ():
                if owner not in alive:
                    gone[node.name, owner] = self._gone.get((node.name, owner), now)
        self._gone = gone
        if self._world.bus_disturbed_until < now - CALM_S:
            oldest = min(gone.values(), default=now)
            assert now - oldest < LED_AWAY_S, f"nobody stays at a table of a dead node: {[*gone]}"

    def _look_at_readers(self) -> None:
        """Perhaps nobody moves after that, so nothing else would tell it."""
        behind = set[Connection]()
        for node in self._world.nodes:
            runs = node.up and not node.process.stopped
            table = node.app.tables.in_play(self._world.players[0].code) if runs else None
            for one in [] if table is None else table.machine._presence.connections:
                if one.behind and one.number and not one.line.slow:
                    behind.add(one)
        assert not behind & self._behind, "a slow reader that has caught up is told the newest"
        self._behind = behind

    def _look_for_owners(self) -> None:
        code = self._world.players[0].code
        owners = [node.name for node in self._world.nodes if node.up and node.app.tables.in_play(code)]
        assert len(owners) <= 1, f"a table is at one node: {owners}"

    def _look_for_absent(self, since: float) -> None:
        """Whoever is away for long is away by the rules, too, if somebody is there who waits for them."""
        players, phase = self._world.players, self.table.phase
        there = [one for one in players if one.on_line and one.entered_at < since]
        if not there or not isinstance(phase, Playing) or self.table.paused:
            return
        for player in players:
            seat = self.table.seat_of(seal(player.token.encode()))
            connected = any(line.open for line in player.lines)  # perhaps in another tab
            if not connected and player.left_at < since and seat is not None:
                known = seat in phase.away or self.table.chairs[seat].by_bot
                assert known, f"the rules hear that {player.name} is away"

    def _look_at_player(self, player: SimPlayer, since: float) -> None:
        assert player.on_line or player.left_at > since, f"{player.name} is served again: {player.goodbye}"
        oldest = min(player.asked_at.values(), default=since)
        assert oldest >= since, f"{player.name} gets an answer: {player.sent}"
        if player.on_line and player.entered_at < since:
            known = max(number for at, number in self._told_at if at <= since)
            assert player.number >= known, f"{player.name} is told what happened: {player.number}, {known}"
