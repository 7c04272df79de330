"""A table in words, for people who watch a learner."""

from collections.abc import Iterator
from typing import Any

from ninefold.engine import Seat, plain, view
from ninefold.rl.episode import Episode


def lines(episode: Episode, seat: Seat | None) -> Iterator[str]:
    """As this seat sees it; None: as a spectator does."""
    seen = plain(view(episode.game, episode.state, seat))
    yield f"{episode.game.name}, {episode.at / 1000:.1f} s"
    for part in ("public", "private"):
        for name, value in (seen[part] or {}).items():
            if name != "type":
                yield f"  {name}: {_told(value)}"
    for asked in episode.asked:
        yield f"  seat {asked} is asked"


def _told(value: Any) -> str:
    if isinstance(value, dict):
        inner = ", ".join(f"{name} {_told(held)}" for name, held in value.items() if name != "type")
        return f"{value['type']}({inner})" if "type" in value else f"({inner})"
    if isinstance(value, list):
        return f"[{', '.join(map(_told, value))}]"
    return "-" if value is None else str(value)
