// The same raw rooms on Node's `ws`: the measure that other servers are compared by.
// Run in a folder where `npm install ws` was done: node raw_rooms.mjs [BYTES [FILE]]. Prints its port.
// BYTES: the length of each message. FILE: commit each move to this SQLite file, then tell it.
import { createRequire } from "node:module";
import { openLog } from "./peers/log.mjs";

const { WebSocketServer } = createRequire(`${process.cwd()}/`)("ws");
const PUBLIC = {
  cups: Array.from({ length: 8 }, (_, cell) => ({ cell, colour: "red", covered: true, by: cell % 4 })),
  seats: Array.from({ length: 4 }, (_, seat) => ({ face: "fox", name: `Player ${seat}`, score: 7, here: true })),
};
const BYTES = Number(process.argv[2] ?? 770); // protocol 1 told so much, to each seat
const keep = openLog(process.argv[3]);
const rooms = new Map();

/** As long as asked for: the public part is left out where it would be too long. */
function message(number, news, seat) {
  const own = { number, news, private: { seat, prompts: [{ verb: "lift", cells: [1, 2, 3] }] } };
  const all = JSON.stringify(BYTES < 740 ? own : { ...own, public: PUBLIC });
  return all.padEnd(BYTES);
}

const server = new WebSocketServer({ host: "127.0.0.1", port: 0, perMessageDeflate: false });
server.on("listening", () => console.log(server.address().port));
server.on("connection", (socket, request) => {
  if (request.url === "/cpu") {
    socket.on("message", () => {
      const { user, system } = process.cpuUsage();
      socket.send(String((user + system) / 1e6));
    });
    return;
  }
  const [, name, seat] = request.url.split("/");
  if (!rooms.has(name)) rooms.set(name, { number: 0, seats: new Map() });
  const room = rooms.get(name);
  room.seats.set(seat, socket);
  socket.on("message", (data) => {
    const news = JSON.parse(data);
    const number = (room.number += 1);
    keep(name, number, news, () => {
      for (const [seat, socket] of room.seats) socket.send(message(number, news, seat));
    });
  });
});
