"""What a client knows of a hall, folded from what it is told: docs/protocol.md, The hall."""

from testkit.client_view import JsonObject, patched

HALL_SIGHTS = ("HallSight", "HallChange", "HallOwn")


class HallLook:
    def __init__(self) -> None:
        self.number = -1
        self.hall: JsonObject = {}
        self.you: int | None = None
        self.host = False
        self.table: str | None = None
        self._own: JsonObject | None = None  # waits for the change that it belongs to

    def hear(self, message: JsonObject) -> JsonObject | None:
        """The moment that this message completes, as one HallSight. None: it is only a part."""
        match message["type"]:
            case "HallSight":
                self.number, self.hall, self._own = message["number"], message["hall"], None
                self._know(message)
                return message
            case "HallOwn" if message["number"] != self.number:
                assert self._own is None, "an own view waits for its change"
                self._own = message
                return None
            case "HallOwn":
                return self._told(message)
        own, self._own = self._own, None
        assert message["since"] == self.number, f"{message['since']} follows {self.number}"
        assert own is None or own["number"] == message["number"]
        self.number = message["number"]
        if "hall" in message:
            self.hall = patched(self.hall, message["hall"])
        return self._told(own or {})

    def _told(self, own: JsonObject) -> JsonObject:
        if own:
            self._know(own)
        answer = {"answer": own["answer"]} if "answer" in own else {}
        return {"type": "HallSight", "number": self.number, "hall": self.hall, **answer}

    def _know(self, told: JsonObject) -> None:
        self.you, self.host, self.table = told.get("you"), told.get("host", False), told.get("table")
