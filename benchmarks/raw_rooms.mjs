// The same raw rooms on Node's `ws`, without a store: the measure that other servers are compared by.
// Run in a folder where `npm install ws` was done. Prints its port.
import { createRequire } from "node:module";

const { WebSocketServer } = createRequire(`${process.cwd()}/`)("ws");
const PUBLIC = {
  cups: Array.from({ length: 8 }, (_, cell) => ({ cell, colour: "red", covered: true, by: cell % 4 })),
  seats: Array.from({ length: 4 }, (_, seat) => ({ face: "fox", name: `Player ${seat}`, score: 7, here: true })),
};
const rooms = new Map();
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
    room.number += 1;
    for (const [seat, socket] of room.seats) {
      const prompts = [{ verb: "lift", cells: [1, 2, 3] }];
      socket.send(JSON.stringify({ number: room.number, news, public: PUBLIC, private: { seat, prompts } }));
    }
  });
});
