import { type Ask, type Code, encode, kindOf, type Seat, seatOf, steps, type Vars } from '@holdout/kernel';
import type { G } from './hooks.ts';
import { AGREE, REFUSE } from './options.ts';

/** Who is asked by whom for what, out of the variables of the program that asks. */
interface Request<V> {
  readonly asked: (vars: V) => Seat;
  readonly by: (vars: V) => Seat;
  /** In words: `p1:give:p2:paris`. */
  readonly about: (g: G, vars: V) => string;
}

/**
 * The question to the one who has to agree. A refusal leaves the program: nothing has happened. Nobody asks himself,
 * and a seat may have said that it always agrees. PD-COM-04
 */
export function consentAsk<V extends Vars>({ asked, by, about }: Request<V>): Ask<G, V> {
  return {
    ask: 'consent',
    when: (g, vars) => asked(vars) !== by(vars) && !g.state.switches.autoConsent[asked(vars)],
    owner: (_, vars) => asked(vars),
    about,
    list: (_, vars, out) => {
      out.push(encode(AGREE, asked(vars)));
      out.push(encode(REFUSE, asked(vars)));
    },
    take: (g, vars, code) => {
      if (kindOf(code) === AGREE.id) return;
      if (g.loud) g.emit({ t: 'refused', seat: asked(vars), by: by(vars) });
      g.leave();
    },
  };
}

const { act, ask, program } = steps<G, { code: Code; asked: Seat }>();

/** Does an action once the one it needs has agreed. */
export function consentProgram(perform: (g: G, code: Code) => void) {
  return program('consent', [
    ask(
      'consent',
      consentAsk({
        asked: (vars) => vars.asked,
        by: (vars) => seatOf(vars.code),
        about: (g, vars) => `p${seatOf(vars.code) + 1}:${g.game.vocabulary.key(vars.code)}`,
      }),
    ),
    act('perform', (g, vars) => perform(g, vars.code)),
  ]);
}
