import { encode, no, optionKind, type Verdict } from '@holdout/kernel';
import { action } from '../../content/define.ts';
import { closeSpawn, count, openDoor } from '../../ops/board.ts';
import { addZombies, kindWord, removeZombies } from '../../ops/zombies.ts';
import type { G } from '../../rules/hooks.ts';
import { cannotPay, pay } from '../../rules/pay.ts';
import { survivor, zombiesIn, zombiesOf } from '../../rules/query.ts';
import { kindNumber } from '../../rules/spawn.ts';
import { setting } from '../../setting.ts';
import { NONE, SPAWN_CLOSED, type Who } from '../../state/ids.ts';
import { spawnWord, zoneWord } from '../../state/words.ts';
import { block, ESCAPED } from '../block.ts';

const CLOSE_SPAWN = optionKind('close-spawn', 'spawn');

/** S1-M07-SP4 */
function cannotClose(g: G, who: Who, number: number): Verdict {
  const spawn = setting(g).spawns[number];
  const { zone } = survivor(g, who);
  const here =
    setting(g).rule('spawns-close') && spawn?.zone === zone && g.state.spawns[number] !== SPAWN_CLOSED;
  if (!here) return no('S1-M07-SP4');
  return zombiesIn(g, zone) > 0 ? no('S1-M07-SP4', { spawn: spawnWord(number) }) : cannotPay(g, 'other');
}

const close = action({
  kind: CLOSE_SPAWN,
  list: (g, who, out) => {
    const { spawns } = setting(g);
    for (let spawn = 0; spawn < spawns.length; spawn++) {
      if (!cannotClose(g, who, spawn)) out.push(encode(CLOSE_SPAWN, survivor(g, who).seat, spawn));
    }
  },
  cannot: cannotClose,
  perform: (g, who, spawn) => {
    pay(g, 'other');
    closeSpawn(g, spawn, who);
  },
});

export const blocks = [
  block({ use: 'spawns-close', actions: [close], build: () => ({ actions: [close] }) }),
  /** All doors of a building open with the first. S1-M07-SP1 */
  block({
    use: 'twin-doors',
    build: () => ({
      hooks: {
        'door.opened': (g, _, __, door) => {
          const { doors, zones } = setting(g).board;
          const buildingsOf = (i: number): number[] =>
            [doors[i].a, doors[i].b].map((zone) => zones[zone].building).filter((building) => building >= 0);
          const opened = buildingsOf(door);
          doors.forEach((_, other) => {
            const same = buildingsOf(other).some((building) => opened.includes(building));
            if (same && g.state.doors[other] === 0) openDoor(g, other, NONE);
          });
        },
      },
    }),
  }),
  /** Somebody is at home already. S1-M07-SP2 */
  block({
    use: 'occupied',
    build: ({ kind, count: n }) => ({
      hooks: {
        'setup.board': (g) => {
          const number = kindNumber(g, kind);
          setting(g).board.zones.forEach(({ building }, zone) => {
            if (building >= 0) addZombies(g, zone, number, n, 'setup');
          });
        },
      },
    }),
  }),
  /** Noise that nobody can take away. S1-M07-SP3 */
  block({
    use: 'lures',
    build: ({ zones, noise }, at, path) => {
      const loud = at.zones(zones, `${path}.zones`);
      return { noise: (zone) => (loud.includes(zone) ? noise : 0) };
    },
  }),
  /** Zombies that come here have escaped. S1-M07-SP3 */
  block({
    use: 'zombies-escape',
    build: ({ zones }, at, path) => {
      const exits = at.zones(zones, `${path}.zones`);
      return {
        hooks: {
          'zombies.moved': (g) => {
            for (const zone of exits) letOut(g, zone);
          },
        },
      };
    },
  }),
];

function letOut(g: G, zone: number): void {
  setting(g).kinds.forEach((_, kind) => {
    const n = zombiesOf(g, zone, kind);
    if (n === 0) return;
    removeZombies(g, zone, kind, n);
    count(g, ESCAPED, n);
    if (g.loud) g.emit({ t: 'zombies-out', zone: zoneWord(zone), kind: kindWord(g, kind), n });
  });
}
