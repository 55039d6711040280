import { encode, kindOf, type Step, steps, type Vars } from '@holdout/kernel';
import { type Moment, offerEvents, playMoment, someoneMayPlay } from './events.ts';
import { explainOther } from './explain.ts';
import type { G } from './hooks.ts';
import { overLimit, reduceHands } from './limit.ts';
import { CONTINUE } from './options.ts';

type PauseVars = { open: number; inside: number };
const { ask, program, repeat, when } = steps<G, PauseVars>();

const momentOf = (vars: PauseVars): Moment => (vars.inside ? 'inside epidemic' : 'stable');

/** Hands that are closed hide whether somebody could play something, so then the game always waits. */
const waits = (g: G, moment: Moment): boolean => someoneMayPlay(g, moment) || mustHide(g);

function mustHide(g: G): boolean {
  return !g.state.options.openHands && g.state.switches.holdForEvents.some((on) => on);
}

/** A stable point outside the action phase: anybody may play an event, the active seat goes on. PD-DEF-06 */
export const pauseProgram = program('pause', [
  repeat('open', (g, vars) => vars.open === 1 && waits(g, momentOf(vars)), [
    ask('pause', {
      ask: 'pause',
      pause: true,
      always: (g) => !g.state.options.openHands,
      owner: (g) => g.state.active,
      list: (g, vars, out) => {
        out.push(encode(CONTINUE, g.state.active));
        offerEvents(g, out, momentOf(vars));
      },
      explain: (g, vars, code) => explainOther(g, code, momentOf(vars)),
      take: (g, vars, code) => {
        if (kindOf(code) === CONTINUE.id) vars.open = 0;
        else playMoment(g, code);
      },
    }),
    // Inside an epidemic a hand may be too big: the limit applies when the draw is resolved. PD-HAND-02
    when('hands', (g, vars) => vars.inside === 0 && overLimit(g), [reduceHands('reduce')]),
  ]),
]);

/** A step that waits at a stable point if there is anything to wait for. */
export function pauseStep<V extends Vars>(label: string, moment: Moment = 'stable'): Step<G, V> {
  const outer = steps<G, V>();
  const inside = moment === 'stable' ? 0 : 1;
  return outer.when(label, (g) => waits(g, moment), [
    outer.call(`${label}/open`, () => ['pause', { open: 1, inside }]),
  ]);
}
