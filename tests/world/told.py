"""What must hold of one table, at each commit and at each message about it.

At each commit: numbers without a gap, table time that never goes back, no message done twice. At each message
to a client: what it tells is in the log, and all that the client sees then is what the rules and the log give
it.
"""

from collections.abc import Iterable
from typing import Any

from ninefold.engine import Illegal, convert, seal
from ninefold.server.store.port import Row
from ninefold.server.table.records import read_notes
from ninefold.server.table.restore import Restored, restore_step
from ninefold.server.table.state import Playing, Sealing, Table
from testkit.client_view import JsonObject
from testkit.log_check import Moment, is_true
from tests.world.client import SimPlayer

KNOWN = {
    *("type", "number", "since", "at", "news", "said", "table", "game", "you", "bench", "host"),
    *("answer", "ruled"),
}


def keeps_secrets(text: str, player: SimPlayer, everybody: Iterable[SimPlayer], seeds: list[str]) -> None:
    """`seeds`: which nobody may know yet."""
    assert not any(seed in text for seed in seeds), "nobody is told the seed of a game in play"
    for other in everybody:
        if other.token != player.token:
            assert other.token not in text, f"{player.name} is told the token of {other.name}"
        assert seal(other.token.encode())[:16] not in text, "nobody is told how tokens are stored"


class ToldTable:
    def __init__(self) -> None:
        self.moments: list[Moment] = []
        self._folded = Restored(Table(), [], {})
        self.done: set[str] = set()  # messages that have changed the log
        self._last = ""
        self.told = 0  # messages that were compared with the log

    @property
    def table(self) -> Table:
        return self._folded.table

    @property
    def seeds(self) -> list[str]:
        """Of the game in play and of the evening, which nobody may know before their end."""
        phase, evening = self.table.phase, self.table.evening
        games = [phase.seed] if isinstance(phase, Sealing | Playing) else []
        return [seed.hex() for seed in (*games, *([evening.seed] if evening and not evening.over else ()))]

    def committed(self, row: Row) -> None:
        assert row.number == len(self.moments) + 1, "the numbers of the log have no gap"
        assert not self.moments or row.at >= self.moments[-1].row.at, "table time never goes back"
        by = read_notes(row).by
        assert not by or by == self._last or by not in self.done, "nothing is done twice"
        self._last = by
        self.done.add(by)
        self._folded = restore_step(self._folded, row)
        self.moments.append(Moment(row, self.table))

    def heard(self, player: SimPlayer, sight: JsonObject) -> None:
        self.told += 1
        assert sight["number"] <= self.table.told, (
            f"nobody is told what is not stored: {sight['number']}, {self.table.told}"
        )
        assert sight.keys() <= KNOWN, f"every field of a message is known here: {[*sight]}"
        whole = {**sight, "table": player.table, "game": player.game}
        is_true(whole, self.moments, seal(player.token.encode()))

    def check_refusal(self, player: SimPlayer, wish: JsonObject, answer: JsonObject, now: int | None) -> None:
        """If nothing has happened since the view that was acted on, the rules alone may refuse it."""
        phase, seat = self.table.phase, self.table.seat_of(seal(player.token.encode()))
        if wish["seen"] != answer["number"] or answer["late"] is not None or now is None or seat is None:
            return
        if isinstance(phase, Playing) and self.table.told == answer["number"] and not self.table.paused:
            action = wish["action"]
            moments = {now, *(one.row.at for one in self.moments[-3:])}
            refused = [self._refuses(seat, action, at) for at in moments]
            assert any(refused), f"what the rules allow is done: {action} {answer}"

    def _refuses(self, seat: int, action: Any, at: int) -> bool:
        rules, phase = self.table.rules, self.table.phase
        assert isinstance(phase, Playing)
        try:
            rules.decide(phase.state, seat, convert(action, rules.verbs[action["type"]]), at)
        except Illegal:
            return True
        return False
