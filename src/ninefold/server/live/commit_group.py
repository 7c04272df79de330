"""What is stored and told together: what one job changes, or several acts that queued up meanwhile."""

from typing import NamedTuple

from ninefold.server.live.draft import Draft
from ninefold.server.live.jobs import Job
from ninefold.server.table.state import Table
from ninefold.server.wire.from_server import Refused


class DoneJob(NamedTuple):
    job: Job
    refused: Refused | None
    told: int  # the number that its client gets


class CommitGroup:
    """Each job runs on the table that the one before it leaves. Nobody is told of any before the commit."""

    def __init__(self, table: Table, racing: bool) -> None:
        self._before, self._racing = table, racing
        self.draft: Draft | None = None  # the changes of all jobs
        self.done: list[DoneJob] = []

    @property
    def table(self) -> Table:
        return self._before if self.draft is None else self.draft.table

    def add(self, draft: Draft, job: Job, refused: Refused | None) -> None:
        if self.draft is None:
            self.draft = draft
        else:
            self.draft.follow(draft)
        self.done.append(DoneJob(job, refused, draft.table.told))

    def takes(self, job: Job) -> bool:
        """Acts outside a race go together. What other jobs change must be committed before the next job: who
        sits where, how acts are ruled. A client has one act in a group, because an `Own` answers one message
        and a repeat is recognised only after the commit."""
        if self.draft is None:
            return True
        jobs = [*(one.job for one in self.done), job]
        tokens = {one.connection.token for one in jobs if one.connection is not None and one.is_plain_act}
        if self._racing or self.draft.rearranged or len(tokens) < len(jobs):
            return False
        return self.draft.table.rules.race(self.draft.playing.state) is None
