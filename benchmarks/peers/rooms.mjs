// What the peers' clients share: rooms of four in a closed loop. When all four have heard a move, the next one makes one.
// Commands come as lines of JSON, {"rooms": 50, "seconds": 2}; the answer is {"moves": …, "delays": […] of the first}.
import { createInterface } from "node:readline";

export const SEATS = 4;

class Room {
  constructor() {
    Object.assign(this, { seats: [], moves: 0, missing: 0, playing: false, began: 0, delays: [] });
  }

  move() {
    this.missing = SEATS;
    this.began = performance.now();
    this.seats[this.moves % SEATS](this.moves);
  }

  heard() {
    if (!this.missing || --this.missing) return;
    this.delays.push((performance.now() - this.began) / 1000);
    this.moves += 1;
    if (this.playing) this.move();
  }
}

/** `sit(room, seat, heard)`: a promise of a function that makes a move; `heard` is called when the seat is told one. */
export async function play(many, sit) {
  const rooms = Array.from({ length: many }, () => new Room());
  for (const [name, room] of rooms.entries())
    for (let seat = 0; seat < SEATS; seat += 1) room.seats.push(await sit(name, seat, () => room.heard()));
  console.log("{}");
  for await (const line of createInterface({ input: process.stdin })) {
    const { rooms: count, seconds } = JSON.parse(line);
    const some = rooms.slice(0, count);
    const before = some.reduce((sum, room) => sum + room.moves, 0);
    for (const room of some) {
      Object.assign(room, { playing: true, delays: [] });
      room.move();
    }
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    const moves = some.reduce((sum, room) => sum + room.moves, 0) - before;
    for (const room of some) room.playing = false;
    while (some.some((room) => room.missing)) await new Promise((resolve) => setTimeout(resolve, 5));
    console.log(JSON.stringify({ moves, delays: some[0].delays }));
  }
  process.exit();
}
