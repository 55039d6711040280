import { no, pass } from '@holdout/kernel';
import { cubesAt, removeCubes } from '../../../ops/cubes.ts';
import type { G } from '../../../rules/hooks.ts';
import { type City, DISEASE_IDS, DISEASES, type Disease } from '../../../state/ids.ts';
import { CURED, UNCURED } from '../../../state/state.ts';
import { CITY_IDS } from '../../base/map.ts';
import { role } from '../../define.ts';

/** Cubes of a cured disease go at once and for free where the Medic is. PD-ROLE-07 */
function clear(g: G, city: City, disease: Disease): void {
  const cubes = cubesAt(g, city, disease);
  if (cubes === 0 || g.state.diseases[disease] !== CURED) return;
  if (g.loud)
    g.emit({ t: 'clear', role: 'medic', city: CITY_IDS[city], disease: DISEASE_IDS[disease], n: cubes });
  removeCubes(g, city, disease, cubes);
}

function clearAll(g: G, city: City): void {
  for (let disease = 0; disease < DISEASES; disease++) clear(g, city, disease);
}

export const medic = role({
  id: 'medic',
  number: 2,
  hooks: {
    // PD-ROLE-06
    'treat.amount': (g, me, amount, seat, city, disease) =>
      seat === me.seat ? cubesAt(g, city, disease) : amount,
    // PD-ROLE-08
    'infect.allowed': (g, me, city, disease) =>
      city === g.state.pawns[me.seat] && g.state.diseases[disease] !== UNCURED
        ? no('PD-ROLE-08', { role: 'medic' })
        : pass,
    'pawn.arrived': (g, me, seat, city) => {
      if (seat === me.seat) clearAll(g, city);
    },
    'disease.cured': (g, me, disease) => clear(g, g.state.pawns[me.seat], disease),
    // Ruling OQ-33: being there is enough.
    'role.taken': (g, me, seat) => {
      if (seat === me.seat) clearAll(g, g.state.pawns[seat]);
    },
  },
});
