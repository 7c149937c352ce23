import { BOAT_CORN, ZONE_SPACES } from './cards';
import { CAMP, PLAYERS, POST, seatAt, type Sim } from './cells';

/** NA-T2: the corn on all boats between a zone and the nearest inhabited camp upriver. */
export function journey(sim: Sim, zone: number): number {
  let corn = 0;
  for (let camp = zone - 1; sim[CAMP + camp] === 0; camp++) corn += BOAT_CORN[camp] as number;
  return corn;
}

/** NA-D6: the nearest zone upriver with a free space, no farther than the farthest inhabited camp; 0: there is none. */
export function nextZone(sim: Sim, seat: number): number {
  const players = sim[PLAYERS] as number;
  const spaces = ZONE_SPACES[players] as Int32Array;
  let farthest = spaces.length;
  while (farthest > 1 && sim[CAMP + farthest - 1] === 0) farthest--;
  for (let zone = (sim[seatAt(seat) + POST] as number) + 1; zone <= farthest; zone++) {
    if (postsIn(sim, zone, players) < (spaces[zone - 1] as number)) return zone;
  }
  return 0;
}

function postsIn(sim: Sim, zone: number, players: number): number {
  let posts = 0;
  for (let seat = 0; seat < players; seat++) if (sim[seatAt(seat) + POST] === zone) posts++;
  return posts;
}
