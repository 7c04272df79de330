"""The servers of others that make bench-live measures beside ours."""

import json
import subprocess
from pathlib import Path

import pytest

from testkit.node_js import NODE, node_has_sqlite

PEERS = Path(__file__).parents[1] / "benchmarks" / "peers"

# Three moves in one turn of the loop. When the first one is told, another connection counts the rows.
THREE_MOVES = """
const { openLog } = await import(process.argv[1]);
const { DatabaseSync } = process.getBuiltinModule("node:sqlite");
const keep = openLog(process.argv[2]);
const rows = () => new DatabaseSync(process.argv[2]).prepare("SELECT * FROM events").all().length;
const told = [];
for (const number of [1, 2, 3]) keep("room", number, {}, () => told.push([number, rows()]));
process.on("exit", () => console.log(JSON.stringify(told)));
"""


@pytest.mark.skipif(not node_has_sqlite(), reason="this Node.js has no node:sqlite")
def test_a_peer_that_commits_tells_a_move_only_after_its_commit(tmp_path: Path) -> None:
    program = [NODE, "--input-type=module", "-e", THREE_MOVES, str(PEERS / "log.mjs"), str(tmp_path / "log")]
    done = subprocess.run(program, capture_output=True, text=True, timeout=300)
    assert json.loads(done.stdout) == [[1, 3], [2, 3], [3, 3]], done.stderr
