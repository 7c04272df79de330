"""The shelf: every game, by name, and its bots."""

from typing import Any

from ninefold.engine import AnyGame
from ninefold.games.fix import GAME as FIX
from ninefold.games.fix.bot import BOTS as FIX_BOTS
from ninefold.games.memo_dice import GAME as MEMO_DICE
from ninefold.games.memo_dice.bot import BOTS as MEMO_DICE_BOTS
from ninefold.games.memodixe import GAME as MEMODIXE
from ninefold.games.memodixe.bot import BOTS as MEMODIXE_BOTS
from ninefold.minds import Bot, Level

SHELF: dict[str, AnyGame] = {MEMO_DICE.name: MEMO_DICE, MEMODIXE.name: MEMODIXE, FIX.name: FIX}
MINDS: dict[str, dict[Level, Bot[Any]]] = {
    MEMO_DICE.name: {**MEMO_DICE_BOTS},
    MEMODIXE.name: {**MEMODIXE_BOTS},
    FIX.name: {**FIX_BOTS},
}
