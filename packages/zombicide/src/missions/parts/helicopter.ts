import { argA, encode, kindOf, no, optionKind, pass, steps, type Verdict } from '@holdout/kernel';
import { action } from '../../content/define.ts';
import type { Zone } from '../../map/board.ts';
import { flyTo, land, placeHelicopter, ropeDown, takeOff } from '../../ops/helicopter.ts';
import {
  beside,
  cannotLandIn,
  cannotPilot,
  helicopterOf,
  helicopterZone,
  isFlying,
  isInside,
  PILOT,
} from '../../rules/helicopter.ts';
import { type G, happened, modified } from '../../rules/hooks.ts';
import { ON, STAY } from '../../rules/options.ts';
import { cannotPay, pay } from '../../rules/pay.ts';
import { survivor } from '../../rules/query.ts';
import { setting } from '../../setting.ts';
import type { Who } from '../../state/ids.ts';
import { zoneWord } from '../../state/words.ts';
import type { PartDef } from '../part.ts';
import { retrieving, STASH_KINDS, stashProgram, storing } from './stash.ts';

const TAKE_OFF = optionKind('take-off');
const LAND = optionKind('land');
const FLY = optionKind('fly', 'zone');

/** Why he can't take off or, if it flies, land where it is. */
function cannotRise(g: G, who: Who, flies: boolean): Verdict {
  const grounded = cannotPilot(g, who);
  if (grounded) return grounded;
  if (isFlying(g, helicopterOf(g)) !== flies) return no('RM-HELI-09');
  return cannotLandIn(g, helicopterZone(g)) ?? cannotPay(g, 'other');
}

/** Into the air, or down from it, without leaving the zone. RM-HELI-07 to RM-HELI-09 */
const rising = (kind: typeof TAKE_OFF, flies: boolean, perform: typeof takeOff) =>
  action({
    kind,
    list: (g, who, out) => {
      if (!cannotRise(g, who, flies)) out.push(encode(kind, survivor(g, who).seat));
    },
    cannot: (g, who) => cannotRise(g, who, flies),
    perform: (g, who) => {
      pay(g, 'other');
      perform(g, helicopterOf(g), who);
    },
  });

const takingOff = rising(TAKE_OFF, false, takeOff);
const landing = rising(LAND, true, land);

/** Zones beside the one it is over. RM-HELI-12, RM-HELI-13 */
const around = (g: G): readonly Zone[] => beside(setting(g).board)[helicopterZone(g)];

function cannotFly(g: G, who: Who, zone: number): Verdict {
  const grounded = cannotPilot(g, who);
  if (grounded) return grounded;
  if (!isFlying(g, helicopterOf(g))) return no('RM-HELI-11');
  if (!around(g).includes(zone)) return no('RM-HELI-12', { zone: zoneWord(zone) });
  return cannotPay(g, 'other');
}

/** One zone or two, over whatever is there; no Move action. RM-HELI-11 to RM-HELI-14 */
const flying = action({
  kind: FLY,
  list: (g, who, out) => {
    if (cannotPilot(g, who) || !isFlying(g, helicopterOf(g))) return;
    for (const zone of around(g))
      if (!cannotFly(g, who, zone)) out.push(encode(FLY, survivor(g, who).seat, zone));
  },
  cannot: cannotFly,
  perform: (g, who, zone) => {
    pay(g, 'other');
    g.call('fly', { who });
    flyTo(g, helicopterOf(g), zone);
    happened['survivor.drove'](g, who);
  },
});

type FlyVars = { who: Who };
const { ask, program } = steps<G, FlyVars>();

/** A second zone, also around a corner (ruling OQ-09). RM-HELI-11 */
const flyOn = program('fly', [
  ask('on', {
    ask: 'flyOn',
    owner: (g, vars) => survivor(g, vars.who).seat,
    list: (g, vars, out) => {
      const { seat } = survivor(g, vars.who);
      for (const zone of around(g)) out.push(encode(ON, seat, zone));
      out.push(encode(STAY, seat));
    },
    explain: (_, __, code) =>
      kindOf(code) === ON.id ? no('RM-HELI-12', { zone: zoneWord(argA(code)) }) : null,
    take: (g, _, code) => {
      if (kindOf(code) === ON.id) flyTo(g, helicopterOf(g), argA(code));
    },
  }),
]);

/** Nobody leaves it while it flies, unless he ropes down to open ground. RM-HELI-03, RM-HELI-04, RM-MOVE-06 */
function cannotLeave(g: G, who: Who, car: number, wreck: readonly Zone[]): Verdict {
  if (!isFlying(g, car)) return pass;
  if (!modified['helicopter.ropes'](g, false, who)) return no('RM-HELI-03');
  const { zone } = g.state.cars[car];
  if (wreck.includes(zone)) return no('RM-MOVE-06', { zone: zoneWord(zone) });
  return setting(g).board.zones[zone].indoors ? no('RM-HELI-04', { zone: zoneWord(zone) }) : pass;
}

const ACTIONS = [takingOff, landing, flying, storing, retrieving];

/** The helicopter of a mission, whether it flies or not. RM-HELI-01 to RM-HELI-21 */
export const helicopterPart: PartDef = {
  id: 'helicopter',
  programs: [flyOn, stashProgram],
  actions: ACTIONS,
  kinds: STASH_KINDS,
  build: ({ helicopter, wreck }, at) => {
    if (!helicopter) return null;
    const covered = at.zones(wreck ?? [], 'wreck');
    const start = at.zone(helicopter.zone, 'helicopter.zone');
    return {
      actions: ACTIONS,
      hooks: {
        'setup.board': (g) => placeHelicopter(g, start),
        'car.enters': (g, _, __, car) => (isFlying(g, car) ? no('RM-HELI-02') : pass),
        'car.leaves': (g, _, who, car) => cannotLeave(g, who, car, covered),
        'car.left': (g, _, who, car) => {
          if (isFlying(g, car)) ropeDown(g, who, car);
        },
        'car.seats': (g, _, who, car) =>
          isFlying(g, car) && survivor(g, who).carSeat === PILOT ? no('RM-HELI-10') : pass,
        'survivors.meet': (g, _, who, other) =>
          isInside(g, who) === isInside(g, other) ? pass : no('RM-HELI-15'),
        'search.allowed': (g, _, who) => (isInside(g, who) ? no('RM-HELI-15') : pass),
        // RM-HELI-18
        'noise.loudest': (g, _, zone) => {
          const car = helicopterOf(g);
          return isFlying(g, car) ? g.state.cars[car].zone : zone;
        },
      },
    };
  },
};
