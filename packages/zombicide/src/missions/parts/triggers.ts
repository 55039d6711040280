import { argA, encode, type Seat, steps } from '@holdout/kernel';
import type { Zone } from '../../map/board.ts';
import { useTrigger } from '../../ops/camp.ts';
import type { G } from '../../rules/hooks.ts';
import { ON } from '../../rules/options.ts';
import { deciderOf, isColourTaken } from '../../rules/query.ts';
import { revealRooms } from '../../rules/reveal.ts';
import { setting } from '../../setting.ts';
import { NONE, type Who } from '../../state/ids.ts';
import type { PartDef } from '../part.ts';

const isUnused = (g: G, trigger: number): boolean => g.state.triggers?.[trigger] === 0;

/** Triggers that are not used up. */
export const unusedTriggers = (g: G): number[] =>
  setting(g).triggers.flatMap((_, trigger) => (isUnused(g, trigger) ? [trigger] : []));

/** Ground of a tile that belongs to its trigger. RM-EVENT-02, RM-EVENT-05 */
const isInside = (g: G, tile: number, zone: Zone): boolean => {
  const { indoors, tiles } = setting(g).board.zones[zone];
  return indoors && tiles.includes(tile);
};

/** Whether somebody in a zone sets a trigger off. RM-EVENT-02, CF-84 */
function isIn(g: G, trigger: number, zone: Zone): boolean {
  const { rules, triggers } = setting(g);
  if (rules.eventTriggerArea === 'zone') return triggers[trigger].zone === zone;
  return isInside(g, triggers[trigger].tile, zone);
}

const onEntering = (g: G): boolean => setting(g).rules.eventTriggerTiming === 'onEnter';

/** Whether triggers wait for an objective, as a mission may want it. */
const asleep = (g: G): boolean => {
  const rule = setting(g).rule('wakes-triggers');
  return rule?.asleep === true && !isColourTaken(g, rule.colour);
};

/** What those set off who stand where they have just stopped. RM-EVENT-02, RM-EVENT-04 */
function lookAround(g: G): void {
  if (asleep(g) || onEntering(g)) return;
  for (const trigger of unusedTriggers(g)) {
    const found = g.state.survivors.find((s) => s.zone !== NONE && isIn(g, trigger, s.zone));
    if (found) fire(g, trigger, found.seat);
  }
}

/** What he sets off who comes into a zone, even on his way. CF-83 */
function lookOut(g: G, who: Who, zone: Zone): void {
  if (asleep(g) || !onEntering(g)) return;
  for (const trigger of unusedTriggers(g))
    if (isIn(g, trigger, zone)) fire(g, trigger, g.state.survivors[who].seat);
}

/** All building zones of the tile get a card, whatever closed doors there are. RM-EVENT-03, RM-EVENT-10 */
function fire(g: G, trigger: number, seat: Seat): void {
  const { board, triggers } = setting(g);
  useTrigger(g, trigger);
  revealRooms(g, seat, board.tiles[triggers[trigger].tile].zones);
}

type FireVars = { left: number[]; seat: number };
const { ask, program, repeat } = steps<G, FireVars>();

/** Several triggers at once, in an order that the players choose (ruling OQ-24). */
const fireAll = program('triggers', [
  repeat('each', (_, vars) => vars.left.length > 0, [
    ask('next', {
      ask: 'nextTrigger',
      owner: (g) => deciderOf(g),
      list: (g, vars, out) => {
        for (const trigger of vars.left)
          out.push(encode(ON, deciderOf(g), setting(g).triggers[trigger].zone));
      },
      take: (g, vars, code) => {
        const chosen = vars.left.find((trigger) => setting(g).triggers[trigger].zone === argA(code)) ?? 0;
        vars.left = vars.left.filter((trigger) => trigger !== chosen);
        fire(g, chosen, vars.seat);
      },
    }),
  ]),
]);

/** Tiles whose rooms wait for somebody to come in. RM-EVENT-01 to RM-EVENT-10 */
export const triggersPart: PartDef = {
  id: 'triggers',
  programs: [fireAll],
  build: ({ triggers }) =>
    triggers
      ? {
          hooks: {
            'survivor.stopped': lookAround,
            'survivor.moved': (g, _, who, zone) => lookOut(g, who, zone),
            // RM-BSPAWN-09, RM-EVENT-06
            'room.waits': (g, _, waits, zone) =>
              waits ||
              unusedTriggers(g).some((trigger) => isInside(g, setting(g).triggers[trigger].tile, zone)),
          },
        }
      : null,
};
