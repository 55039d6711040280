import { type Ask, type Code, encode, kindOf, type Seat, steps, type Vars } from '@holdout/kernel';
import type { G } from './hooks.ts';
import { AGREE, REFUSE } from './options.ts';

interface Request {
  readonly asked: Seat;
  readonly by: Seat;
  /** Who wants what, in words: `p1:give:p2:paris`. */
  readonly about: string;
}

/** PD-COM-04: nobody asks himself, and a seat may have said that it always agrees. */
const needsAsking = (g: G, { asked, by }: Request): boolean =>
  asked !== by && !g.state.switches.autoConsent[asked];

/** The question to the one who has to agree. A refusal leaves the program: nothing has happened. PD-COM-04 */
export function consentAsk<V extends Vars>(request: (g: G, vars: V) => Request): Ask<G, V> {
  return {
    ask: 'consent',
    when: (g, vars) => needsAsking(g, request(g, vars)),
    owner: (g, vars) => request(g, vars).asked,
    about: (g, vars) => request(g, vars).about,
    list: (g, vars, out) => {
      const { asked } = request(g, vars);
      out.push(encode(AGREE, asked), encode(REFUSE, asked));
    },
    take: (g, vars, code) => {
      const { asked, by } = request(g, vars);
      if (kindOf(code) === AGREE.id) return;
      if (g.loud) g.emit({ t: 'refused', seat: asked, by });
      g.leave();
    },
  };
}

const { act, ask, program } = steps<G, { code: Code; asked: Seat }>();

/** Does an action once the one it needs has agreed. */
export function consentProgram(
  perform: (g: G, code: Code) => void,
  describe: (g: G, code: Code) => { by: Seat; about: string },
) {
  return program('consent', [
    ask(
      'consent',
      consentAsk((g, vars) => ({ asked: vars.asked, ...describe(g, vars.code) })),
    ),
    act('perform', (g, vars) => perform(g, vars.code)),
  ]);
}
