"""Small bugs, planted into the server one at a time: worlds that do not find them prove nothing."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from itertools import count, islice
from typing import Any, NamedTuple
from unittest.mock import patch

from ninefold.engine import Illegal, replace
from ninefold.server.cluster.announcer import Announcer
from ninefold.server.cluster.claims import TableClaims
from ninefold.server.cluster.links import Links
from ninefold.server.cluster.messages import Batch, Claim
from ninefold.server.cluster.nats_bus import NatsBus
from ninefold.server.cluster.remote import RemoteAttachment, RemoteAttachments
from ninefold.server.hosting.registry import TableRegistry
from ninefold.server.live.bots import Bots
from ninefold.server.live.broadcaster import Answer, Broadcaster
from ninefold.server.live.hall_tables import HallTables
from ninefold.server.live.job_handlers import JobHandlers
from ninefold.server.live.jobs import DoneMessages
from ninefold.server.live.live_hall import LiveHall
from ninefold.server.live.live_table import LiveTable
from ninefold.server.live.machine import Machine
from ninefold.server.live.presence import Presence
from ninefold.server.live.referee import Referee
from ninefold.server.store.port import Conflict, StoreFailed
from ninefold.server.table.views import OwnViews
from tests.world.live import live
from tests.world.plan import drawn
from tests.world.setting import Broken

MOST_WORLDS = 150


class Found(NamedTuple):
    seed: int
    worlds: int
    hours: float  # simulated, until it was found
    why: str


def find(bug: str, most: int = MOST_WORLDS) -> Found | None:
    """A bug of the nodes cannot be found where there is one node alone."""
    hours, worlds, plans = 0.0, 0, (drawn(seed, bug in OF_HALLS) for seed in count())
    fitting = (plan for plan in plans if plan.nodes > 1 or bug not in OF_NODES)
    with PLANTED[bug]():
        for plan in islice(fitting, most):
            worlds += 1
            try:
                hours += live(plan).seconds / 3600
            except Broken as why:
                return Found(plan.seed, worlds, hours, str(why))
    return None


def _instead(owner: Any, name: str, make: Callable[[Any], Any]) -> AbstractContextManager[Any]:
    return patch.object(owner, name, make(getattr(owner, name)))


def _tell_before_commit(run_group: Any) -> Any:
    def told_too_soon(self: LiveTable) -> None:
        run_group(self)
        group = self._storing
        if group is not None and group.draft is not None:
            self.table = group.draft.table
            answered = [job for job, refused, _ in group.done if refused is None]
            answers = {job.connection: Answer(job.id, None) for job in answered if job.connection is not None}
            self._broadcaster.tell_all(group.draft, answers)

    return told_too_soon


def _hall_told_too_soon(store: Any) -> Any:
    def told_too_soon(self: LiveHall, *more: Any) -> None:
        store(self, *more)
        assert self._storing is not None
        before, self.hall = self.hall, self._storing.hall
        self._broadcaster.tell_all({})
        self.hall = before

    return told_too_soon


def _only_this_round(wanted: Any) -> Any:
    def forgets(self: HallTables) -> Iterator[Any]:
        return ((key, one) for key, one in wanted(self) if key[0] == self._hall.round)

    return forgets


def _conflict_is_success(stored: Any) -> Any:
    def believes(self: LiveTable, now: float, error: Exception | None = None) -> None:
        stored(self, now, None if isinstance(error, Conflict) else error)

    return believes


def _no_answer_to_a_failure(stored: Any) -> Any:
    def says_nothing(self: LiveTable, now: float, error: Exception | None = None) -> None:
        if isinstance(error, StoreFailed) and self._storing is not None:
            jobs = self._storing.done
            jobs[:] = [one._replace(job=one.job._replace(connection=None)) for one in jobs]
        stored(self, now, error)

    return says_nothing


def _slow_reader_is_not_behind(tell_all: Any) -> Any:
    def forgets(self: Broadcaster, *what: Any) -> None:
        before = [(one, one.behind) for one in self._presence.connections]
        tell_all(self, *what)
        for connection, behind in before:
            connection.behind = behind and connection.behind

    return forgets


def _absent_is_not_missed(leave: Any) -> Any:
    def forgets(self: Presence, connection: Any) -> None:
        leave(self, connection)
        self._leaving.clear()

    return forgets


def _undecided_until_later(now: Any) -> Any:
    def as_before(self: Referee) -> int:
        at, first = self._clock.now(), self.waiting[0] if self.waiting else None
        if self.race is None:
            return at
        return at - self.wait() if first is None else min(at - self.wait(), first.moment)

    return as_before


def _lost_batches_are_ignored(receive: Any) -> Any:
    def ignores(self: Links, batch: Batch, now: float) -> bool:
        receive(self, batch, now)
        return True

    return ignores


def _another_own_view(**other: Callable[[OwnViews, int], Any]) -> Callable[[Any], Any]:
    """What a client alone sees, with some fields as these functions give them."""

    def planted(of: Any) -> Any:
        def wrong(self: OwnViews, seat: int | None, *rest: Any) -> Any:
            own = of(self, seat, *rest)
            if seat is None or self._state is None:
                return own
            return replace(own, **{name: make(self, seat) for name, make in other.items()})

        return wrong

    return planted


def _private_of_the_neighbour(views: OwnViews, seat: int) -> Any:
    return views._rules.private(views._state, (seat + 1) % views._seats)


def _prompts_of_two(views: OwnViews, seat: int) -> Any:
    both = (seat, (seat + 1) % views._seats)
    return tuple(prompt for one in both for prompt in views._rules.prompts(views._state, one))


def _no_prompts_for_the_first(views: OwnViews, seat: int) -> Any:
    return tuple(views._rules.prompts(views._state, seat)) if seat else ()


def _no_act_is_legal(_: Any) -> Any:
    def refuses(self: JobHandlers, *what: Any) -> None:
        raise Illegal("NO-1 Not now.")

    return refuses


def _equal_claims_are_kept(hear: Any) -> Any:
    def keeps(self: TableClaims, claim: Claim) -> bool:
        held = self._held.get(claim.table)
        return (held is None or claim.since != held.since) and hear(self, claim)

    return keeps


def _of_any_owner(heard: Any) -> Any:
    def believes(self: RemoteAttachment, node: str, entry: Any) -> None:
        owner, since = self.claim[1], self.claim[0]
        if self._early is None and node != owner:
            self.claim = since, node
            heard(self, node, entry)
            self.claim = since, owner
        else:
            heard(self, node, entry)

    return believes


def _nothing(_: Any) -> Any:
    return lambda *_: None


def _never_done(_: Any) -> Any:
    async def does_nothing(*_: Any) -> None: ...

    return does_nothing


def _nobody_is_silent(_: Any) -> Any:
    return lambda *_: []


PLANTED: dict[str, Callable[[], AbstractContextManager[Any]]] = {
    "tell before the commit": lambda: _instead(LiveTable, "_run_group", _tell_before_commit),
    "forget which messages were done": lambda: _instead(DoneMessages, "get", _nothing),
    "take a conflict for a commit": lambda: _instead(LiveTable, "stored", _conflict_is_success),
    "leave a failed commit unanswered": lambda: _instead(LiveTable, "stored", _no_answer_to_a_failure),
    "patch the view of a reader who is behind": lambda: _instead(
        Broadcaster, "tell_all", _slow_reader_is_not_behind
    ),
    "forget a slow reader that has caught up": lambda: _instead(Machine, "caught_up", _nothing),
    "show the neighbour's private view": lambda: _instead(
        OwnViews, "of", _another_own_view(private=_private_of_the_neighbour)
    ),
    "show the neighbour's prompts, too": lambda: _instead(
        OwnViews, "of", _another_own_view(prompts=_prompts_of_two)
    ),
    "never prompt the first seat": lambda: _instead(
        OwnViews, "of", _another_own_view(prompts=_no_prompts_for_the_first)
    ),
    "tell everybody that they are the host": lambda: _instead(
        OwnViews, "of", _another_own_view(host=lambda views, seat: True)
    ),
    "refuse every act": lambda: _instead(JobHandlers, "act", _no_act_is_legal),
    "let bots never act": lambda: patch.object(Bots, "next_deed", None),
    "drop the timer of who is away": lambda: _instead(Presence, "leave", _absent_is_not_missed),
    "rule a race by arrival": lambda: patch.object(Referee, "_claimed", lambda self, c, theirs, at: at),
    "let an act wait behind a bot for ever": lambda: _instead(Referee, "now", _undecided_until_later),
    "let a late request take a seat": lambda: _instead(Presence, "check_order", _nothing),
    "take a bus that is away for a silent owner": lambda: _instead(NatsBus, "_check_connected", _nothing),
    "keep a table against an equal claim": lambda: _instead(TableClaims, "hear", _equal_claims_are_kept),
    "never look whether a log has gone on": lambda: _instead(TableRegistry, "drop_outdated", _never_done),
    "claim a table without telling": lambda: _instead(TableClaims, "_say", _nothing),
    "say each claim only once": lambda: _instead(TableClaims, "say_again", _nothing),
    "mix the messages of two owners": lambda: _instead(RemoteAttachment, "heard", _of_any_owner),
    "say an announcement only once": lambda: _instead(Announcer, "_repeat", _never_done),
    "ignore a lost batch": lambda: _instead(Links, "receive", _lost_batches_are_ignored),
    "wait for a dead node for ever": lambda: _instead(Links, "beat", _nobody_is_silent),
    "keep attachments that are gone": lambda: _instead(RemoteAttachments, "forget", _nothing),
    "tell a hall before the commit": lambda: _instead(LiveHall, "_store", _hall_told_too_soon),
    "leave a table before it has stopped": lambda: _instead(HallTables, "_wanted", _only_this_round),
    "never come back to a table that was lost": lambda: _instead(HallTables, "lost", _nothing),
}


OF_NODES = tuple(PLANTED)[list(PLANTED).index("let a late request take a seat") : -3]
OF_HALLS = tuple(PLANTED)[-3:]


def search() -> Iterator[tuple[str, Found | None]]:
    for bug in PLANTED:
        yield bug, find(bug)
