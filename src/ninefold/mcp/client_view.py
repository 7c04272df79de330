"""What a client knows, folded from what it is told: docs/protocol.md, without a rule."""

from typing import Any

from ninefold.server.table.deltas import patched

JsonObject = dict[str, Any]
SIGHTS = ("Sight", "Change", "Own")


class Missed(Exception):
    """A change was not told: ask for everything anew, by `Resync`."""


class ClientView:
    def __init__(self) -> None:
        self.number = -1
        self.you: int | None = None
        self.bench: int | None = None
        self.host = False
        self.table: JsonObject = {}
        self.game: JsonObject | None = None
        self._own: JsonObject | None = None  # waits for the change that it belongs to

    def hear(self, message: JsonObject) -> JsonObject | None:
        """The moment that this message completes, told as one: what was new in it, and the views that
        changed as they are now. None: it is only a part."""
        match message["type"]:
            case "Sight":
                return self._begin(message)
            case "Own" if message["number"] != self.number:
                if self._own is not None:
                    raise Missed
                self._own = message
                return None
            case "Own":
                return self._go_on(
                    {"number": self.number, "since": self.number, "at": message["at"]}, message
                )
        own, self._own = self._own, None
        if message["since"] != self.number or (own is not None and own["number"] != message["number"]):
            raise Missed
        return self._go_on(message, own)

    def _begin(self, sight: JsonObject) -> JsonObject:
        self.number, self.table, self.game, self._own = (
            sight["number"],
            sight["table"],
            sight.get("game"),
            None,
        )
        self._sit(sight)
        return {**sight, "since": sight["number"]}

    def _go_on(self, change: JsonObject, own: JsonObject | None) -> JsonObject:
        seen: JsonObject = {
            key: change[key] for key in ("number", "since", "at", "news", "said") if key in change
        }
        self.number = change["number"]
        if "table" in change:
            seen["table"] = self.table = patched(self.table, change["table"])
        if "public" in change:
            self._show(change["public"])
        if own is not None:
            self._sit(own)
            if self.game is not None:
                self.game = {**self.game, **{key: own[key] for key in ("private", "prompts") if key in own}}
            seen |= {key: own[key] for key in ("news", "answer", "ruled") if key in own}
        if not seen.get("news", True):
            del seen["news"]
        if self.game is not None and (own is not None or "public" in change or "news" in change):
            seen["game"] = self.game
        if self.you is not None:
            seen["you"] = self.you
        if self.bench is not None:
            seen["bench"] = self.bench
        if self.host:
            seen["host"] = True
        return {"type": "Sight", **seen}

    def _sit(self, told: JsonObject) -> None:
        self.you, self.bench, self.host = told.get("you"), told.get("bench"), told.get("host", False)

    def _show(self, public: JsonObject | None) -> None:
        if public is None:
            self.game = None
        elif self.game is None or "type" in public:  # a game that was not seen before
            self.game = {"type": "GameView", "public": public, "private": None, "prompts": []}
        else:
            self.game = {**self.game, "public": patched(self.game["public"], public)}
