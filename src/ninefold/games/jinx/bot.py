from typing import Any

from ninefold.minds import Bot, Level

BOTS: dict[Level, Bot[Any]] = {}
