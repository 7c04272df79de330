"""The shelf: every game, by name."""

from ninefold.engine import AnyGame
from ninefold.games.memo_dice import GAME as MEMO_DICE

SHELF: dict[str, AnyGame] = {game.name: game for game in [MEMO_DICE]}
