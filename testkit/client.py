"""A client without its connection: what it was told, and what it says by itself (docs/protocol.md)."""

import hashlib
import json
from collections.abc import Iterable
from itertools import count
from random import Random

from ninefold.engine import Prompt, any_choice, convert
from testkit.client_view import SIGHTS, ClientView, JsonObject
from testkit.hall_view import HALL_SIGHTS, HallLook

ACT_EVERY_S = 0.1  # a client that acts more often is disconnected: it sends too many messages


class Client:
    def __init__(self, name: str, token: str, seed: int) -> None:
        self.name, self.token = name, token
        self.code = ""
        self.part = hashlib.sha256(name.encode()).hexdigest()  # its contribution to the dice
        self.seals = True
        self.told: list[JsonObject] = []  # each moment as one
        self.goodbye: str | None = None
        self.rng = Random(seed)
        self.sent: dict[str, JsonObject] = {}  # messages without an answer, by id
        self._look = ClientView()
        self.in_hall = HallLook()
        self._ids = count(1)
        self._acted = 0.0  # when it acted last
        self._at = self._seen = 0.0  # table time of its newest view, and when it came, in seconds

    def look(self, message: JsonObject) -> JsonObject | None:
        """The moment that this message completes. None: it is only a part."""
        if message["type"] in HALL_SIGHTS:
            return self.in_hall.hear(message)
        return self._look.hear(message) if message["type"] in SIGHTS else message

    def note(self, message: JsonObject, now: float) -> JsonObject | None:
        """Note a message; returns the messages that the client sends in return."""
        self.told.append(message)
        match message:
            case {"type": "Ping", "id": id}:
                return {"type": "Pong", "id": id, "now": now * 1000}
            case {"type": "Sight"}:
                self._at, self._seen = message["at"] / 1000, now
                if (id := message.get("answer")) is not None:
                    self.answered(id, message)
                return self._sealing()
            case {"type": "HallSight", "answer": id}:
                self.answered(id, message)
            case {"type": "Answered" | "Refused", "id": id}:
                self.answered(id, message)
            case {"type": "Goodbye", "why": why}:
                self.goodbye = why
        return None

    def answered(self, id: str, message: JsonObject) -> None:
        self.sent.pop(id, None)

    def _sealing(self) -> JsonObject | None:
        phase = self.table.get("phase", {})
        if self.you is None or not self.seals or phase.get("type") != "SealingView":
            return None
        if not phase["revealing"] and phase["seals"][self.you] is None:
            seal = hashlib.sha256(bytes.fromhex(self.part)).hexdigest()
            return {"type": "Ready", "id": f"promise {phase['game_id']}", "seal": seal}
        if phase["revealing"] and phase["seals"][self.you] and phase["values"][self.you] is None:
            return {"type": "Reveal", "id": f"reveal {phase['game_id']}", "value": self.part}
        return None

    def new_id(self) -> str:
        return str(next(self._ids))

    def worded(self, type: str, id: str | None, fields: JsonObject) -> JsonObject:
        """A message in JSON. From now on it waits for its answer."""
        if type == "Act":
            fields.setdefault("seen", self.number)
        message = {"type": type, "id": id or self.new_id(), **fields}
        self.sent[message["id"]] = message
        return message

    def filled(self, prompt: Prompt, fields: JsonObject) -> JsonObject:
        """A random action that the prompt offers."""
        return {"type": prompt.verb, **any_choice(prompt, self.rng.randrange), **fields}

    def seconds_until_open(self, prompt: Prompt, now: float, speed: float = 1.0) -> float:
        """The table time until the prompt opens, in seconds."""
        return max(0.0, (prompt.opens_at / 1000 - self._at + 0.002) / speed - (now - self._seen))

    @property
    def table(self) -> JsonObject:
        return self._look.table

    @property
    def hall(self) -> JsonObject:
        return self.in_hall.hall

    @property
    def game(self) -> JsonObject | None:
        return self._look.game

    @property
    def you(self) -> int | None:
        return self._look.you

    @property
    def bench(self) -> int | None:
        return self._look.bench

    @property
    def number(self) -> int:
        return max(0, self._look.number)

    @property
    def phase(self) -> str:
        return str(self.table["phase"]["type"]) if self.table else ""

    @property
    def prompts(self) -> list[Prompt]:
        if self.game is None or self.table["paused"] or self.table["waiting"] or self.phase != "PlayingView":
            return []
        found: list[Prompt] = convert(self.game["prompts"], list[Prompt])
        return found

    @property
    def sights(self) -> list[JsonObject]:
        return [message for message in self.told if message["type"] == "Sight"]

    @property
    def news(self) -> list[JsonObject]:
        return [item for sight in self.sights for _, item in sight.get("news", [])]


def hidden(player: Client, since: int = 0) -> Iterable[str]:
    """The pictures in a message that lay under a cup at that time: there must be none."""
    covered: set[str] = set()
    shown = ""
    for message in player.told[since:]:
        for _, item in message.get("news", []):
            match item["type"]:
                case "DieRolled":
                    shown = item["picture"]
                case "DieCovered":
                    covered.add(shown)
                case "CupLifted" | "CupLiftedAloud":
                    covered.discard(item["picture"])
                case "RoundBegun":
                    covered.clear()
        if message.get("game") is not None:
            view = json.dumps(without_guesses(message["game"]["public"]))
            yield from (picture for picture in covered if f'"{picture}"' in view)


def without_guesses(public: JsonObject) -> JsonObject:
    """The message without guesses: a wrong one tells nothing, even if its picture is under another cup."""
    return {**public, "row": [{**place, "guess": None} for place in public["row"]]}
