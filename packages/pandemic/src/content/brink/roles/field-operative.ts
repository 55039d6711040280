import { type CodeList, encode, no, optionKind, pass, type Seat, type Verdict } from '@holdout/kernel';
import { cubesAt } from '../../../ops/cubes.ts';
import { returnSamples, takeSample } from '../../../ops/samples.ts';
import { isUsed, markUsed, spendAction } from '../../../ops/turn.ts';
import { cannotCure, curable, startCure } from '../../../rules/actions/cure.ts';
import type { G } from '../../../rules/hooks.ts';
import { brinkOf } from '../../../state/brink.ts';
import { DISEASE_IDS, DISEASES, type Disease } from '../../../state/ids.ts';
import { USED_SAMPLE } from '../../../state/state.ts';
import { CITY_IDS } from '../../base/map.ts';
import { action, role } from '../../define.ts';

const SAMPLE = optionKind('sample', 'disease');
const CURE_SAMPLES = optionKind('cure-samples', 'disease');
const RETURN_SAMPLE = optionKind('return-sample', 'disease');
const NUMBER = 10;
/** Samples that stand for two cards. OB-ROLE-10 */
const SAMPLES = 3;
const CARDS_SAVED = 2;
/** With fewer cubes in a supply the game waits at every stable point: he may want to fill it. */
const RUNNING_LOW = 10;

const isOperative = (g: G, seat: Seat): boolean => g.state.roles[seat] === NUMBER;

function cannotSample(g: G, seat: Seat, disease: Disease): Verdict {
  const city = g.state.pawns[seat];
  if (!isOperative(g, seat)) return no('OB-ROLE-09', { role: 'field-operative' });
  if (isUsed(g, USED_SAMPLE)) return no('PD-TURN-04', { role: 'field-operative' });
  if (cubesAt(g, city, disease) > 0) return pass;
  return no('OB-ROLE-09', { city: CITY_IDS[city], disease: DISEASE_IDS[disease] });
}

/** Once a turn, a cube of his city onto his role card. OB-ROLE-09 */
const sample = action({
  kind: SAMPLE,
  special: true,
  list: (g, seat, out) => {
    if (isUsed(g, USED_SAMPLE)) return;
    for (let disease = 0; disease < DISEASES; disease++)
      if (cubesAt(g, g.state.pawns[seat], disease) > 0) out.push(encode(SAMPLE, seat, disease));
  },
  cannot: cannotSample,
  perform: (g, seat, disease) => {
    spendAction(g);
    markUsed(g, USED_SAMPLE);
    takeSample(g, seat, g.state.pawns[seat], disease);
  },
});

function cannotCureWithSamples(g: G, seat: Seat, disease: Disease): Verdict {
  if (!isOperative(g, seat)) return no('OB-ROLE-10', { role: 'field-operative' });
  const have = brinkOf(g).samples[disease];
  if (have < SAMPLES) return no('OB-ROLE-10', { disease: DISEASE_IDS[disease], samples: SAMPLES, have });
  return cannotCure(g, seat, disease, CARDS_SAVED);
}

/** A cure with two cards less and three samples. OB-ROLE-10 */
const cureWithSamples = action({
  kind: CURE_SAMPLES,
  special: true,
  list: (g, seat, out) => {
    for (const disease of curable(g))
      if (cannotCureWithSamples(g, seat, disease) === pass) out.push(encode(CURE_SAMPLES, seat, disease));
  },
  cannot: cannotCureWithSamples,
  perform: (g, seat, disease) => startCure(g, seat, disease, CARDS_SAVED, SAMPLES),
});

/** Back to the supply, whenever an event could be played. OB-ROLE-11 */
function listReturns(g: G, seat: Seat, out: CodeList): void {
  const { samples } = brinkOf(g);
  for (let disease = 0; disease < DISEASES; disease++)
    if (samples[disease] > 0) out.push(encode(RETURN_SAMPLE, seat, disease));
}

const runsLow = (g: G): boolean =>
  brinkOf(g).samples.some((n, disease) => n > 0 && g.state.supply[disease] < RUNNING_LOW);

export const fieldOperative = role({
  id: 'field-operative',
  number: NUMBER,
  kinds: [SAMPLE, CURE_SAMPLES, RETURN_SAMPLE],
  actions: [sample, cureWithSamples],
  moments: [
    {
      kind: RETURN_SAMPLE,
      cannot: (g, seat, disease) => {
        if (!isOperative(g, seat)) return no('OB-ROLE-11', { role: 'field-operative' });
        return brinkOf(g).samples[disease] > 0 ? pass : no('OB-ROLE-11', { disease: DISEASE_IDS[disease] });
      },
      perform: (g, seat, disease) => returnSamples(g, seat, disease, 1),
      waits: (g, seat) => isOperative(g, seat) && runsLow(g),
    },
  ],
  hooks: {
    'actions.more': (g, me, out, seat) => {
      if (seat !== me.seat) return;
      sample.list(g, seat, out);
      cureWithSamples.list(g, seat, out);
    },
    'moments.more': (g, me, out) => listReturns(g, me.seat, out),
    // Ruling OQ-18: what he has collected goes back.
    'role.left': (g, me, seat) => {
      if (seat !== me.seat) return;
      for (let disease = 0; disease < DISEASES; disease++)
        returnSamples(g, seat, disease, brinkOf(g).samples[disease]);
    },
  },
});
