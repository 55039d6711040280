import { encode, no, optionKind, pass, type Seat, type Source, type Verdict } from '@holdout/kernel';
import { dropOut, lookAround, capture as takePrisoner, terroristOf, watch } from '../../ops/terrorist.ts';
import { spendAction } from '../../ops/turn.ts';
import type { G, Points } from '../../rules/hooks.ts';
import { PURPLE } from '../../state/ids.ts';
import { CITY_IDS } from '../base/map.ts';
import { action } from '../define.ts';

const CAPTURE = optionKind('capture');

function cannotCapture(g: G, seat: Seat): Verdict {
  const t = terroristOf(g);
  if (!t) return no('OB-BT-33');
  return t.visible && t.city === g.state.pawns[seat]
    ? pass
    : no('OB-BT-33', { city: CITY_IDS[g.state.pawns[seat]] });
}

/** The active player takes the bio-terrorist where he has been discovered. OB-BT-33, OB-BT-34 */
export const capture = action({
  kind: CAPTURE,
  special: true,
  list: (g, seat, out) => {
    if (cannotCapture(g, seat) === pass) out.push(encode(CAPTURE, seat));
  },
  cannot: cannotCapture,
  perform: (g, seat) => {
    spendAction(g);
    takePrisoner(g, seat);
  },
});

/** What the bio-terrorist changes in the rules of the others. OB-BT-28, OB-BT-33, OB-BT-41 */
export const terrorist: Source<G, Points> = {
  id: 'bio-terrorist',
  band: 'rule',
  hooks: {
    'pawn.arrived': (g, _, __, city) => {
      watch(g, city);
      lookAround(g);
    },
    'actions.more': (g, _, out, seat) => capture.list(g, seat, out),
    'disease.eradicated': (g, _, disease) => {
      if (disease === PURPLE) dropOut(g);
    },
    // One of three cubes stays.
    'outbreak.leaves': (_, __, cubes, disease) => (disease === PURPLE ? 1 : cubes),
  },
};
