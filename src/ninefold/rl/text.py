"""A table in the page's own words and pictures, for people who watch a learner."""

from collections.abc import Iterator
from functools import cache
from io import BytesIO
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from ninefold.engine import Data, Seat, plain, view
from ninefold.minds import Level
from ninefold.reading import Reader, find_chromium, photographed
from ninefold.rl.episode import Episode

SIZE_PX = 1_000, 750  # of a picture
LETTER_PX = 15  # height of the letters, if words stand for the picture

BotLevels = dict[Seat, Level]


@cache
def reader() -> Reader:
    """The one reader of all environments of this process."""
    return Reader()


def told(episode: Episode, options: Data, bots: BotLevels, seat: Seat | None, lang: str) -> str:
    """The table as this seat sees it; None: as a spectator does."""
    table, game = table_view(episode, options, bots), _game_view(episode, seat)
    words = reader().read(lang, table, game, seat, episode.at)
    return "\n".join([f"{words.title}, {episode.at / 1_000:.1f} s", words.says, *_indented(words.board)])


def pictured(
    episode: Episode, options: Data, bots: BotLevels, seat: Seat | None, lang: str
) -> NDArray[np.uint8]:
    """The page's own board, as rows of pixels; without Chromium the words of `told`."""
    if find_chromium() is None:
        return _written(told(episode, options, bots, seat, lang))
    table, game = table_view(episode, options, bots), _game_view(episode, seat)
    photo = photographed(reader().page(lang, table, game, seat, episode.at), *SIZE_PX)
    return np.asarray(Image.open(BytesIO(photo)).convert("RGB"))


def _written(text: str) -> NDArray[np.uint8]:
    image = Image.new("RGB", SIZE_PX, "white")
    ImageDraw.Draw(image).multiline_text((20, 20), text, "black", ImageFont.load_default(LETTER_PX))
    return np.asarray(image)


def _game_view(episode: Episode, seat: Seat | None) -> dict[str, Any]:
    game = episode.game
    prompts = [] if seat is None else [plain(prompt) for prompt in game.prompts(episode.state, seat)]
    return {**plain(view(game, episode.state, seat)), "prompts": prompts}


def table_view(episode: Episode, options: Data, bots: BotLevels) -> dict[str, Any]:
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
