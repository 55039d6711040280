import { encode, no, optionKind, pass } from '@holdout/kernel';
import { CITY_IDS } from '../../content/base/map.ts';
import { action } from '../../content/define.ts';
import { cubesAt, removeCubes } from '../../ops/cubes.ts';
import { permitLeaving, spendAction } from '../../ops/turn.ts';
import { DISEASE_IDS, DISEASES } from '../../state/ids.ts';
import { UNCURED } from '../../state/state.ts';
import { modified } from '../hooks.ts';

const TREAT = optionKind('treat', 'disease');

/** Treat Disease: one cube, or all of a cured disease. PD-ACT-08 */
export const treat = action({
  kind: TREAT,
  list: (g, seat, out) => {
    const city = g.state.pawns[seat];
    for (let disease = 0; disease < DISEASES; disease++) {
      if (cubesAt(g, city, disease) > 0) out.push(encode(TREAT, seat, disease));
    }
  },
  cannot: (g, seat, disease) => {
    const city = g.state.pawns[seat];
    if (cubesAt(g, city, disease) > 0) return pass;
    return no('PD-ACT-08', { city: CITY_IDS[city], disease: DISEASE_IDS[disease] });
  },
  perform: (g, seat, disease) => {
    const city = g.state.pawns[seat];
    const there = cubesAt(g, city, disease);
    const usual = g.state.diseases[disease] === UNCURED ? 1 : there;
    const cubes = Math.min(there, modified['treat.amount'](g, usual, seat, city, disease));
    spendAction(g);
    if (g.loud) g.emit({ t: 'treat', seat, city: CITY_IDS[city], disease: DISEASE_IDS[disease], n: cubes });
    permitLeaving(g, city, disease);
    removeCubes(g, city, disease, cubes);
  },
});
