import {
  type Ask,
  argA,
  type Code,
  type CodeList,
  encode,
  kindOf,
  no,
  type Reason,
  type Seat,
  seatOf,
  type Vars,
} from '@holdout/kernel';
import { CITY_IDS } from '../content/base/map.ts';
import { CITIES, type City } from '../state/ids.ts';
import type { G } from './hooks.ts';
import { BACK, MOVE_STATION, TO_CITY } from './options.ts';

/** One part of an action or event that is still to be chosen. */
interface Pick<V extends Vars> {
  readonly ask: string;
  readonly list: (g: G, vars: V, out: CodeList) => void;
  /** What to do with the first argument of the option that was taken. */
  readonly take: (vars: V, picked: number) => void;
  readonly about?: (g: G, vars: V) => string;
  readonly when?: (g: G, vars: V) => boolean;
  readonly explain?: (g: G, vars: V, code: Code) => Reason | null;
}

/**
 * A follow-up question to the seat whose action or event it is. It can be left: nothing has happened yet, so nothing
 * is spent.
 */
export function pickAsk<V extends Vars & { seat: Seat }>({ list, take, ...rest }: Pick<V>): Ask<G, V> {
  return {
    ...rest,
    owner: (_, vars) => vars.seat,
    list: (g, vars, out) => {
      list(g, vars, out);
      out.push(encode(BACK, vars.seat));
    },
    take: (g, vars, code) => {
      if (kindOf(code) === BACK.id) g.leave();
      else take(vars, argA(code));
    },
  };
}

/** A city for an event. What is not possible is refused by the rule of the event. */
export function cityAsk<V extends Vars & { seat: Seat; city: City }>({
  rule,
  possible,
  ...rest
}: {
  readonly ask: string;
  readonly rule: string;
  readonly possible: (g: G, vars: V, city: City) => boolean;
  readonly about?: (g: G, vars: V) => string;
}): Ask<G, V> {
  return pickAsk<V>({
    ...rest,
    list: (g, vars, out) => {
      for (let city = 0; city < CITIES; city++) {
        if (possible(g, vars, city)) out.push(encode(TO_CITY, vars.seat, city));
      }
    },
    explain: (_, vars, code) => {
      const own = kindOf(code) === TO_CITY.id && seatOf(code) === vars.seat;
      return own ? no(rule, { city: CITY_IDS[argA(code)] }) : null;
    },
    take: (vars, city) => {
      vars.city = city;
    },
  });
}

/** Which station on the board is moved, because none is left in the supply. PD-ACT-07, PD-EVT-06 */
export function moveStationAsk<V extends Vars & { seat: Seat; from: City }>(
  about: (g: G, vars: V) => string,
  when: (g: G) => boolean = () => true,
): Ask<G, V> {
  return pickAsk<V>({
    ask: 'moveStation',
    when,
    about,
    list: (g, vars, out) => {
      for (const city of g.state.stations) out.push(encode(MOVE_STATION, vars.seat, city));
    },
    take: (vars, city) => {
      vars.from = city;
    },
  });
}
