// Matches of boardgame.io: eight cups that all see, and for each seat a hand that only it sees.
// In a folder where it is installed: node boardgame.mjs serve [FOLDER] prints its port; node boardgame.mjs play PORT ROOMS plays there.
// FOLDER: keep the matches there by its own storage, FlatFile; without one they are in memory.
import { createRequire } from "node:module";
import { play } from "./rooms.mjs";

const load = createRequire(`${process.cwd()}/`);
const [role, portOrFolder, many] = process.argv.slice(2);

if (role === "serve") {
  const { FlatFile, Server } = load("boardgame.io/server");
  const { ActivePlayers } = load("boardgame.io/core");
  const cups = {
    name: "cups",
    disableUndo: true,
    setup: () => ({
      number: 0,
      cups: Array.from({ length: 8 }, (_, cell) => ({ cell, colour: "red", covered: true, by: cell % 4 })),
      seats: Array.from({ length: 4 }, (_, seat) => ({ face: "fox", name: `Player ${seat}`, score: 7 })),
      secrets: { 0: "frog", 1: "frog", 2: "frog", 3: "frog" },
    }),
    playerView: ({ G, playerID }) => ({ ...G, secrets: playerID === null ? {} : { [playerID]: G.secrets[playerID] } }),
    turn: { activePlayers: ActivePlayers.ALL },
    moves: {
      lift: {
        client: false,
        move: ({ G, playerID }, cell) => {
          G.number += 1;
          G.cups[cell].covered = !G.cups[cell].covered;
          G.secrets[playerID] = `cactus ${G.number}`;
        },
      },
    },
  };
  console.log = () => undefined; // it says much
  const db = portOrFolder ? new FlatFile({ dir: portOrFolder }) : undefined;
  const server = Server({ db, games: [cups], origins: ["http://127.0.0.1"] });
  const { appServer } = await server.run({ port: 0, lobbyConfig: { apiPort: 0 } });
  process.stdout.write(`${appServer.address().port}\n`);
} else {
  const { io } = load("socket.io-client");
  await play(Number(many), async (name, seat, heard) => {
    const socket = io(`http://127.0.0.1:${portOrFolder}/cups`, { transports: ["websocket"], forceNew: true });
    let stateID = 0;
    const synced = new Promise((resolve) => socket.on("sync", resolve));
    socket.on("update", (_match, state) => {
      stateID = state._stateID;
      heard();
    });
    socket.emit("sync", `room ${name}`, String(seat), undefined, 4);
    await synced;
    return (move) => {
      const payload = { type: "lift", args: [move % 8], playerID: String(seat) };
      socket.emit("update", { type: "MAKE_MOVE", payload }, stateID, `room ${name}`, String(seat));
    };
  });
}
