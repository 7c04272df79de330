"""What one turn of the event loop brings for a table is stored and told together."""

from typing import NamedTuple

from ninefold.engine import Seat
from ninefold.server.live.broadcaster import Answer
from ninefold.server.live.connection import Connection
from ninefold.server.live.draft import Draft
from ninefold.server.live.jobs import Job
from ninefold.server.table.state import Playing, Table
from ninefold.server.wire.from_server import Refused


class DoneJob(NamedTuple):
    job: Job
    refused: Refused | None
    told: int  # the number that clients got after it


class CommitGroup:
    """Each job runs on the table that the one before it leaves. Nobody is told of any before the commit."""

    def __init__(self, table: Table, race: Seat | None) -> None:
        """`race`: how ties are ranked at this table; None: there is no race."""
        self.table, self._race = table, race
        self.before_last = table  # on which the last job ran
        self.draft: Draft | None = None  # the changes of all jobs
        self.done: list[DoneJob] = []
        self._tokens: set[str] = set()  # of the clients who have an act in it
        self.open = True  # whether further jobs may join

    def add(self, draft: Draft, job: Job, refused: Refused | None) -> None:
        self.before_last, self.table = self.table, draft.table
        if self.draft is None:
            self.draft = draft
        else:
            self.draft.follow(draft)
        self.done.append(DoneJob(job, refused, draft.table.told))
        if job.connection is not None:
            self._tokens.add(job.connection.token)
        self.open = (job.due or job.action is not None) and not draft.rearranged and self._same_race()

    def answers(self) -> dict[Connection, Answer]:
        """By the client who asked, what was done. A gift is told by itself."""
        assert self.draft is not None
        if self.draft.gift is not None:
            return {}
        return {
            job.connection: Answer(job.id, None if job.moment is None else job.ruled)
            for job, refused, _ in self.done
            if job.connection is not None and refused is None
        }

    def takes(self, job: Job) -> bool:
        """Acts go together, and what the table does by itself. Other jobs are committed alone, because they
        change more than the game: who sits where, who is host. A client has one act in a group, because an
        `Own` answers one message and a repeat is recognised only after the commit."""
        if self.draft is None:
            return True
        if not self.open or not (job.due or job.action is not None):
            return False
        return job.connection is None or job.connection.token not in self._tokens

    def _same_race(self) -> bool:
        """An act is ruled by the race that it was made in: when that begins or ends, it must be committed."""
        phase = self.table.phase
        return isinstance(phase, Playing) and self.table.rules.race(phase.state) == self._race
