"""Who was first: an act counts when the hand moved, as far as the measured delay allows."""

from collections.abc import Iterable

from ninefold.engine import Data, Moment, Prompt

REACTION_MS = 100  # nobody reacts sooner to what they see


class Ruling(Data, tag="Ruled"):
    """When an act in a race counts, and why. Moments of table time; the credit in ms."""

    moment: Moment
    claim: Moment
    arrival: Moment
    credit: int
    late: int = 0  # ms by which this client saw it later than the others, as far as accepted


def rule(claim: Moment, arrival: Moment, credit: int, floor: Moment, late: int = 0) -> Ruling:
    """The claimed moment counts if it is within the credit before the arrival, and not before `floor`.

    If a client saw the thing `late` ms after the others, its act counts so much earlier. Delay and lateness
    together are accepted up to the credit.
    """
    earliest = arrival - credit
    late = min(late, max(0, claim - earliest))
    moment = min(arrival, max(claim - late, earliest, floor))
    return Ruling(max(moment, floor), claim, arrival, credit, late)


def soonest(prompts: Iterable[Prompt], moment: Moment, arrival: Moment) -> Moment:
    """The earliest possible answer to these prompts, which all have one verb.

    Of several prompts, an act answers the one that is open at its moment: so a hand that was too early, where
    that costs something, does not become the quickest. An act that arrives before its prompt opens is
    refused.
    """
    racing = [prompt for prompt in prompts if prompt.racing and prompt.opens_at <= arrival]
    meant = [prompt for prompt in racing if prompt.is_open(moment)] or racing
    shown = [prompt.opens_at + REACTION_MS for prompt in meant if prompt.opens_at]
    closed = [prompt.closes_at - 1 for prompt in meant if prompt.closes_at is not None]
    return min([max(shown, default=0), *closed])
