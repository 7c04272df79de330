"""People in a hall on virtual time: each has a phone that goes to its table by itself."""

from typing import Any

from ninefold.engine import seal
from ninefold.server.hall.records import restore_hall
from ninefold.server.hall.state import Hall
from testkit.client_view import JsonObject
from testkit.machine_nodes import MachineNode, MachineNodes
from testkit.machine_player import LocalPlayer

CHOICE: dict[str, Any] = {
    "games": ["fix", "fix", "fix"],
    "options": {},
    "size": 3,
    "mixing": "anew",
    "together": True,
    "minutes": None,
    "late": True,
    "faces_only": False,
}


class HallGuest(LocalPlayer):
    """A person in the hall. `phone` is their connection to the table."""

    phone: LocalPlayer | None = None

    @property
    def number_here(self) -> int:
        assert self.in_hall.you is not None
        return self.in_hall.you

    def follow(self) -> None:
        """Go where the hall says, as the page does."""
        code, phone = self.in_hall.table, self.phone
        if phone is not None and (phone.code != code or not phone.on_line):
            phone.go()
            phone = self.phone = None
        if phone is None and code is not None:
            phone = self.phone = LocalPlayer(
                self.server, self.name, self.rng.randrange(1 << 30), token=self.token
            )
            phone.enter(code)

    def at_table(self) -> LocalPlayer:
        assert self.phone is not None, f"{self.name} has no table"
        return self.phone


class HallParty:
    def __init__(self, nodes: int = 1, seed: int = 1) -> None:
        self.here = MachineNodes(seed)
        self.nodes = [self.here.node(f"n{number}") for number in range(nodes)]
        self.guests: list[HallGuest] = []
        self.code = ""

    def guest(self, name: str, node: int = 0, *, join: bool = True) -> HallGuest:
        """A guest with this name; the first one opens the hall."""
        guest = HallGuest(self.nodes[node], name, 1000 + len(self.guests))
        self.nodes[node]._players.append(guest)
        self.guests.append(guest)
        if self.code:
            guest.enter(self.code)
        else:
            self.code = guest.open_hall().code
        if join:
            guest.must("Join", name=name, face="fox")
        return guest

    def gathered(self, number: int, **choice: Any) -> HallGuest:
        """A hall with this many people, set up as the host chose; returns the host."""
        host = self.guest("P0")
        for each in range(1, number):
            self.guest(f"P{each}", each % len(self.nodes))
        self.choose(**choice)
        return host

    def choose(self, **choice: Any) -> None:
        self.host.must("ChooseHall", **{**CHOICE, **choice})

    @property
    def host(self) -> HallGuest:
        return next(guest for guest in self.guests if guest.in_hall.host)

    @property
    def hall(self) -> Hall:
        """The hall as its log tells it."""
        return restore_hall(self.here.logs[self.code]).hall

    @property
    def view(self) -> JsonObject:
        return self.host.hall

    def seat(self) -> None:
        """Seat the next round: everybody goes to their table."""
        self.host.must("SeatAll")
        self.here.until(lambda: all(table["code"] for table in self.view["tables"]))
        self.rest()
        self.follow()

    def begin(self) -> None:
        self.host.must("BeginTables")
        self.here.until(lambda: self.view["phase"] == "playing")
        self.rest()

    def follow(self) -> None:
        for guest in self.guests:
            if guest.on_line:
                guest.follow()
        self.rest()

    def rest(self) -> None:
        """Wait until everybody has been told everything."""
        self.here.pass_time(0.3)

    def end(self, scores: dict[int, tuple[int, ...]] | None = None) -> None:
        """End all tables, as the host can."""
        self.host.must("EndTables")
        self.here.until(lambda: self.view["phase"] in ("standing", "over"))

    def phases(self) -> list[str]:
        return [table["phase"] for table in self.view["tables"]]

    def groups(self) -> list[list[int]]:
        """The groups that sit together."""
        return [
            [chair["person"] for chair in table["chairs"] if chair["person"] is not None]
            for table in self.view["tables"]
        ]


def sealed(guest: LocalPlayer) -> str:
    return seal(guest.token.encode())


def node_of(party: HallParty, code: str) -> MachineNode:
    return next(node for node in party.nodes if not node.dead and node.has(code))
