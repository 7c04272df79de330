"""Who may open tables: anybody, or those who know a passcode or are signed in at a trusted proxy.

Guests of a table need neither.
"""

from dataclasses import dataclass
from hmac import compare_digest

from ninefold.engine import require
from ninefold.server.net.guesses import Guesses


@dataclass(frozen=True, slots=True)
class OpeningRule:
    """If both are set, one is enough."""

    passcode: str | None = None
    by_user: bool = False  # whom a trusted proxy names

    def check(self, passcode: str | None, user: str, wrong: Guesses, address: str) -> None:
        """Raises Illegal. `wrong`: passcodes; beyond the limit of this address no right one counts."""
        if (self.passcode is None and not self.by_user) or (self.by_user and user):
            return
        require(self.passcode is not None, "sign-in Only people who are signed in may open tables.")
        require(passcode is not None, "passcode Opening a table needs the passcode of this server.")
        require(
            wrong.allows(address), "passcodes Too many wrong passcodes from this address: try again later."
        )
        right = compare_digest((self.passcode or "").encode(), (passcode or "").encode())
        if not right:
            wrong.count_wrong(address)
        require(right, "passcode This is not the passcode of this server.")


ANYBODY = OpeningRule()
