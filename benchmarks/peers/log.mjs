// A log for the peers that keep what we keep: each move is a row, committed to SQLite in WAL mode before it is told.
// As in our own store, the moves of one turn of the event loop are committed together.

/** A function that keeps a move and then calls `tell`. Without a file it keeps nothing, and tells at once. */
export function openLog(file) {
  if (!file) return (_room, _number, _move, tell) => tell();
  const { DatabaseSync } = process.getBuiltinModule("node:sqlite"); // an older Node has none
  const db = new DatabaseSync(file);
  db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
  db.exec("CREATE TABLE events (room TEXT, number INTEGER, at INTEGER, body TEXT, PRIMARY KEY (room, number)) STRICT");
  const [begin, commit] = [db.prepare("BEGIN IMMEDIATE"), db.prepare("COMMIT")];
  const insert = db.prepare("INSERT INTO events VALUES (?, ?, ?, ?)");
  let waiting = [];

  function commitTogether() {
    const group = waiting;
    waiting = [];
    begin.run();
    for (const { row } of group) insert.run(...row);
    commit.run();
    for (const { tell } of group) tell();
  }

  return (room, number, move, tell) => {
    if (waiting.length === 0) setImmediate(commitTogether);
    waiting.push({ row: [room, number, Date.now(), JSON.stringify(move)], tell });
  };
}
