"""Agents by what `--agent` says."""

from ninefold.lab.memory.agents import (
    NAMES,
    PERFECT,
    RANDOM,
    Agent,
    BotAgent,
    PerfectAgent,
    ProgramAgent,
    RandomAgent,
)
from ninefold.lab.setups import BadSetup
from ninefold.minds import LEVELS

BY_MCP = "mcp"
POLICY = "policy:"


class MissingPackage(Exception):
    """What the agent needs, and the extra that brings it."""

    def __init__(self, agent: str, package: str, extra: str) -> None:
        super().__init__(
            f"the agent {agent} needs {package}, which is not installed: pip install '.[{extra}]'"
        )


def agent_of(word: str) -> Agent:
    """A bot by its name, or NAME=COMMAND, NAME=mcp, NAME=policy:MODULE:MAKER."""
    name, sign, what = word.partition("=")
    if sign and name and what and name not in NAMES:
        return _named(name, what)
    if word == PERFECT:
        return PerfectAgent()
    if word == RANDOM:
        return RandomAgent()
    if word in LEVELS:
        return BotAgent(word)
    raise BadSetup(
        f"--agent takes {', '.join(NAMES)}, NAME=COMMAND, NAME=mcp or NAME=policy:MODULE:MAKER: not {word!r}"
    )


def _named(name: str, what: str) -> Agent:
    if what == BY_MCP:
        try:
            from ninefold.lab.memory.model import ModelAgent
        except ImportError as missing:
            raise MissingPackage(name, missing.name or "mcp", "mcp") from None
        return ModelAgent(name).serve()
    if what.startswith(POLICY):
        try:
            from ninefold.lab.memory.policy import policy_of
        except ImportError as missing:
            raise MissingPackage(name, missing.name or "gymnasium", "rl") from None
        return policy_of(name, what.removeprefix(POLICY))
    return ProgramAgent(name, what)
