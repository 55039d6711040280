import { argA, encode, kindOf, no, optionKind, pass, steps, type Verdict } from '@holdout/kernel';
import type { Zone } from '../../map/board.ts';
import { markUsed, pullSurvivor, whoWord } from '../../ops/survivors.ts';
import { byId } from '../../rules/activation.ts';
import type { G } from '../../rules/hooks.ts';
import { DONE } from '../../rules/options.ts';
import { survivor, survivorsIn, ways, zombiesIn } from '../../rules/query.ts';
import { setting } from '../../setting.ts';
import { NONE, type Who } from '../../state/ids.ts';
import { zoneWord } from '../../state/words.ts';
import { action, skill } from '../define.ts';

const NUMBER = 89;
const SAVE = optionKind('save', 'zone');
const PULL = optionKind('pull', 'survivor');
const REFUSE = optionKind('refuse');

/** Survivors of a zone who can be pulled out of it: nobody out of a car. */
const inReach = (g: G, zone: Zone): Who[] =>
  survivorsIn(g, zone).filter((other) => survivor(g, other).car === NONE);

function cannotSave(g: G, who: Who, zone: number): Verdict {
  const s = survivor(g, who);
  const can = s.skills.includes(NUMBER) && !s.used.includes(NUMBER) && s.car === NONE;
  if (!can || zone >= setting(g).board.zones.length) return no('RM-SKILL-40');
  const near = ways(g).next[s.zone].includes(zone) && zombiesIn(g, zone) > 0;
  return near && inReach(g, zone).length > 0 ? pass : no('RM-SKILL-40');
}

/** Once a turn, for nothing, he pulls survivors to him out of a zone with zombies beside his own. RM-SKILL-40 */
const save = action({
  kind: SAVE,
  list: (g, who, out) => {
    const s = survivor(g, who);
    for (const zone of ways(g).next[s.zone]) {
      if (!cannotSave(g, who, zone)) out.push(encode(SAVE, s.seat, zone));
    }
  },
  cannot: cannotSave,
  perform: (g, who, zone) => {
    markUsed(g, who, NUMBER);
    g.call('lifesaver', { who, zone, left: inReach(g, zone), other: NONE });
  },
});

type SaveVars = { who: Who; zone: Zone; left: Who[]; other: Who };
const { ask, program, repeat } = steps<G, SaveVars>();

/** He names one after the other; whoever belongs to another player may refuse. */
const saving = program('lifesaver', [
  repeat('others', (_, vars) => vars.left.length > 0, [
    ask('whom', {
      ask: 'pullWhom',
      owner: (g, vars) => survivor(g, vars.who).seat,
      about: (_, vars) => zoneWord(vars.zone),
      always: () => true,
      list: (g, vars, out) => {
        const { seat } = survivor(g, vars.who);
        for (const other of vars.left) out.push(encode(PULL, seat, survivor(g, other).id));
        out.push(encode(DONE, seat));
      },
      take: (g, vars, code) => {
        vars.other = kindOf(code) === DONE.id ? NONE : byId(g, argA(code));
        if (vars.other === NONE) vars.left = [];
        else vars.left = vars.left.filter((other) => other !== vars.other);
      },
    }),
    ask('agreed', {
      ask: 'pulled',
      when: (_, vars) => vars.other !== NONE,
      owner: (g, vars) => survivor(g, vars.other).seat,
      about: (g, vars) => whoWord(g, vars.who),
      list: (g, vars, out) => {
        const { id, seat } = survivor(g, vars.other);
        out.push(encode(PULL, seat, id));
        if (seat !== survivor(g, vars.who).seat) out.push(encode(REFUSE, seat));
      },
      take: (g, vars, code) => {
        if (kindOf(code) === PULL.id) pullSurvivor(g, vars.other, vars.who);
      },
    }),
  ]),
]);

export const skills = [
  skill({
    id: 'lifesaver',
    number: NUMBER,
    uses: 'turn',
    kinds: [SAVE, PULL, REFUSE],
    actions: [save],
    programs: [saving],
  }),
];
