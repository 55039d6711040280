import { argA, encode, type Seat, steps } from '@holdout/kernel';
import type { Board, Door, Zone } from '../map/board.ts';
import { markRevealed } from '../ops/board.ts';
import { setting } from '../setting.ts';
import { NONE, type Who } from '../state/ids.ts';
import { zoneWord } from '../state/words.ts';
import { type G, modified } from './hooks.ts';
import { ROOM } from './options.ts';
import { survivor, ways } from './query.ts';

/** Rooms that one reaches from a zone without leaving the building or passing a closed door. S1-DOOR-03 */
export function roomsFrom(board: Board, next: readonly (readonly Zone[])[], start: Zone): Zone[] {
  if (!board.zones[start].indoors) return [];
  const rooms = [start];
  for (const zone of rooms) {
    for (const other of next[zone])
      if (board.zones[other].indoors && !rooms.includes(other)) rooms.push(other);
  }
  return rooms.sort((a, b) => a - b);
}

/** What a door that has just been opened reveals. S1-DOOR-03, S1-DOOR-06, S1-DOOR-07, S1-DOOR-08 */
export function revealBehind(g: G, who: Who, door: Door): void {
  const { board } = setting(g);
  const { a, b } = board.doors[door];
  const { next } = ways(g);
  const rooms = [...new Set([...roomsFrom(board, next, a), ...roomsFrom(board, next, b)])];
  revealRooms(
    g,
    survivor(g, who).seat,
    rooms.filter((zone) => !modified['room.waits'](g, false, zone)),
  );
}

/** A zombie card for each of these rooms that has not been revealed yet; corridors get none. RM-BSPAWN-03, RM-BSPAWN-07 */
export function revealRooms(g: G, seat: Seat, rooms: readonly Zone[]): void {
  const { board } = setting(g);
  const dark = rooms.filter((zone) => g.state.revealed[zone] === 0);
  markRevealed(g, dark);
  const spawning = dark.filter((zone) => board.zones[zone].type === 'room');
  if (spawning.length > 0) g.call('reveal', { rooms: spawning.sort((p, q) => p - q), room: NONE, seat });
}

type RevealVars = { rooms: Zone[]; room: Zone; seat: number };
const { act, ask, call, program, repeat } = steps<G, RevealVars>();

/** A zombie card for every room, in the order the active player likes. S1-DOOR-04 */
export const revealProgram = program('reveal', [
  repeat('rooms', (_, vars) => vars.rooms.length > 0, [
    ask('room', {
      ask: 'revealNext',
      owner: (_, vars) => vars.seat,
      when: (g, vars) => setting(g).rules.revealOrder === 'activePlayer' || vars.rooms.length === 1,
      list: (_, vars, out) => {
        for (const room of vars.rooms) out.push(encode(ROOM, vars.seat, room));
      },
      take: (_, vars, code) => {
        vars.room = argA(code);
      },
    }),
    act('next', (g, vars) => {
      if (vars.room === NONE) [vars.room] = vars.rooms;
      vars.rooms = vars.rooms.filter((room) => room !== vars.room);
      if (g.loud) g.emit({ t: 'reveal', zone: zoneWord(vars.room) });
    }),
    call('card', (_, vars) => ['zombieCard', { zone: vars.room, card: NONE, inside: 1 }]),
    act('revealed', (_, vars) => {
      vars.room = NONE;
    }),
  ]),
]);
