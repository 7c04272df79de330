"""A table in the page's own words, for people who watch a learner."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from ninefold.engine import Data, Seat, plain, view
from ninefold.minds import Level
from ninefold.reading import Reader
from ninefold.rl.episode import Episode


@cache
def reader() -> Reader:
    """One for all environments of this process."""
    return Reader()


def told(episode: Episode, options: Data, bots: dict[Seat, Level], seat: Seat | None, lang: str) -> str:
    """As this seat sees it; None: as a spectator does."""
    game = episode.game
    prompts = [] if seat is None else [plain(prompt) for prompt in game.prompts(episode.state, seat)]
    seen = {**plain(view(game, episode.state, seat)), "prompts": prompts}
    words = reader().read(lang, table_view(episode, options, bots), seen, seat, episode.at)
    return "\n".join([f"{words.title}, {episode.at / 1_000:.1f} s", words.says, *_indented(words.board)])


def table_view(episode: Episode, options: Data, bots: dict[Seat, Level]) -> dict[str, Any]:
    """The table around a game that is played without a server."""
    result = episode.result
    over = {"type": "EndedView", "scores": result and result.scores, "winners": result and result.winners}
    return {
        "game": episode.game.name,
        "options": plain(options),
        "chairs": [_chair(seat, bots.get(seat)) for seat in episode.seats],
        "paused": False,
        "waiting": False,
        "phase": {"type": "PlayingView"} if result is None else over,
    }


def _chair(seat: Seat, level: Level | None) -> dict[str, Any]:
    return {
        "name": f"seat_{seat}",
        "face": "robot",
        "bot": level is not None,
        "level": level or "adult",
        "stand_in": False,
        "present": True,
        "host": False,
    }


def _indented(text: str) -> Iterator[str]:
    return (f"  {line}" for line in text.split("\n"))
