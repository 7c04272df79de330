// Rooms of Colyseus: eight cups that all see, and for each seat a hand that only it sees.
// In a folder where it is installed: node colyseus.mjs serve [FILE] prints its port; node colyseus.mjs play PORT ROOMS plays there.
// FILE: commit each move to this SQLite file, then tell it; without one it keeps nothing.
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { openLog } from "./log.mjs";
import { play } from "./rooms.mjs";

const here = createRequire(`${process.cwd()}/`);
const load = (name) => import(pathToFileURL(here.resolve(name)));
const [role, portOrFile, many] = process.argv.slice(2);

if (role === "serve") {
  const { Room, Server } = await load("@colyseus/core");
  const { WebSocketTransport } = await load("@colyseus/ws-transport");
  const { StateView, schema, t } = await load("@colyseus/schema");
  const Cup = schema({ colour: t.string(), covered: t.boolean(), by: t.uint8() });
  const Seat = schema({ face: t.string(), name: t.string(), score: t.uint8(), secret: t.string().view() });
  const State = schema({ number: t.uint32(), cups: t.array(Cup), seats: t.array(Seat) });

  const keep = openLog(portOrFile);

  class Cups extends Room {
    maxClients = 4;
    patchRate = null; // what changed is told at once
    onCreate() {
      this.state = new State();
      this.state.number = 0;
      for (let cell = 0; cell < 8; cell += 1)
        this.state.cups.push(new Cup().assign({ colour: "red", covered: true, by: cell % 4 }));
      this.setSimulationInterval(undefined);
      this.onMessage("lift", (client, { cell }) => {
        this.state.number += 1;
        this.state.cups[cell].covered = !this.state.cups[cell].covered;
        this.state.seats[client.userData].secret = `cactus ${this.state.number}`;
        keep(this.roomId, this.state.number, { lift: cell, seat: client.userData }, () => this.broadcastPatch());
      });
    }
    onJoin(client) {
      client.userData = this.state.seats.length;
      const seat = new Seat().assign({ face: "fox", name: `Player ${client.userData}`, score: 7, secret: "frog" });
      this.state.seats.push(seat);
      client.view = new StateView();
      client.view.add(seat);
    }
  }
  const server = new Server({ greet: false, transport: new WebSocketTransport({ pingInterval: 0 }) });
  server.define("cups", Cups);
  await server.listen(0, "127.0.0.1");
  console.log(server.transport.server.address().port);
} else {
  const { Client } = await load("@colyseus/sdk");
  const ids = new Map();
  await play(Number(many), async (name, _seat, heard) => {
    const client = new Client(`ws://127.0.0.1:${portOrFile}`);
    const room = ids.has(name) ? await client.joinById(ids.get(name)) : await client.create("cups");
    ids.set(name, room.roomId);
    await new Promise((resolve) => room.onStateChange.once(resolve));
    room.onStateChange(heard);
    return (move) => room.send("lift", { cell: move % 8 });
  });
}
