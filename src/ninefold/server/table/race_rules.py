"""Who was first: an act counts from the moment at the hand, within the delay that was measured."""

from collections.abc import Iterable

from ninefold.engine import Data, Moment, Prompt

REACTION_MS = 100  # ms: no hand answers sooner to what it was shown


class Ruling(Data, tag="Ruled"):
    """How an act in a race was ruled: moments of table time, and the delay that was allowed for, in ms."""

    moment: Moment
    claim: Moment
    arrival: Moment
    credit: int
    late: int = 0  # it was shown so much later than the others, as far as that is believed


def rule(claim: Moment, arrival: Moment, credit: int, floor: Moment, late: int = 0) -> Ruling:
    """The claim counts between the arrival less the credit and the arrival, and never before `floor`.

    Who was shown a thing `late` is compared with the others by the time since then: as if the hand had moved
    so much earlier. Delay and lateness together are believed up to the credit.
    """
    earliest = arrival - credit
    late = min(late, max(0, claim - earliest))
    moment = min(arrival, max(claim - late, earliest, floor))
    return Ruling(max(moment, floor), claim, arrival, credit, late)


def soonest(prompts: Iterable[Prompt], moment: Moment, arrival: Moment) -> Moment:
    """Nobody's hand can have answered these prompts, all of one verb, before this.

    Of several an act answers the one that is open at its moment: a hand that was too early, where that has a
    price, does not become the quickest. What arrives before its prompt opens is refused, not made later.
    """
    racing = [prompt for prompt in prompts if prompt.racing and prompt.opens_at <= arrival]
    meant = [prompt for prompt in racing if prompt.is_open(moment)] or racing
    shown = [prompt.opens_at + REACTION_MS for prompt in meant if prompt.opens_at]
    closed = [prompt.closes_at - 1 for prompt in meant if prompt.closes_at is not None]
    return min([max(shown, default=0), *closed])
