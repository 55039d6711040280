import { figuresOf } from '../content/kinds/index.ts';
import type { G } from '../rules/hooks.ts';
import { isLiving, onBoard, placesOf, woundsOf, zombiesIn } from '../rules/query.ts';
import { setting } from '../setting.ts';
import { MAX_WOUNDS, NONE } from './ids.ts';

/** What must hold after every step of every game. */
export function faultsOf(g: G): string[] {
  return [...figures(g), ...cards(g), ...survivors(g), ...air(g), ...numbers(g)];
}

/** Figures are on the board or in the supply. */
function figures(g: G): string[] {
  const { kinds, mission, rules } = setting(g);
  const faults: string[] = [];
  kinds.forEach((def, kind) => {
    const all = onBoard(g, kind) + g.state.supply[kind];
    if (all !== figuresOf(def, mission.boxes)) faults.push(`${all} figures of ${def.id}`);
    if (g.state.supply[kind] < 0 && rules.miniatureLimit === 'box')
      faults.push(`${def.id}: more than the box holds`);
    const most = def.single && rules.abominationLimit !== 'figures' ? 1 : Infinity;
    if (onBoard(g, kind) > most) faults.push(`more than one ${def.id}`);
  });
  if (g.state.zombies.some((n) => n < 0)) faults.push('a zone with less than no zombies');
  return faults;
}

/** Every card is in just one place. */
function cards(g: G): string[] {
  const { state } = g;
  const seen = new Map<number, number>();
  const lists = [
    state.equipment,
    state.equipmentDiscard,
    state.specials,
    state.aside,
    state.found,
    state.under.filter((_, i) => i % 2 === 1),
    ...state.survivors.map((s) => s.cards.filter((card) => card >= 0)),
    ...state.cars.map((car) => car.cargo),
  ];
  for (const list of lists) for (const card of list) seen.set(card, (seen.get(card) ?? 0) + 1);
  const faults = setting(g).cards.flatMap((def, card) => {
    const times = seen.get(card) ?? 0;
    return times === 1 || state.round === 0 ? [] : [`card ${card} (${def.id}) is in ${times} places`];
  });
  const deck = [...state.zombieDeck, ...state.zombieDiscard];
  if (new Set(deck).size !== deck.length) faults.push('a zombie card twice');
  return faults;
}

function survivors(g: G): string[] {
  const { survivors, cars } = g.state;
  const faults: string[] = [];
  const seats = new Set<string>();
  survivors.forEach((s, who) => {
    const name = `survivor ${s.id}`;
    if (isLiving(s) && woundsOf(s) >= MAX_WOUNDS) faults.push(`${name} should be dead`);
    if (s.dead && s.zone !== NONE) faults.push(`${name} is dead and on the board`);
    if (s.cards.some((card, place) => card !== NONE && place >= placesOf(g, who)))
      faults.push(`${name} carries too much`);
    if (s.car === NONE) return;
    const place = `${s.car}/${s.carSeat}`;
    if (seats.has(place)) faults.push(`two survivors on seat ${place}`);
    seats.add(place);
    const { zone, flying } = cars[s.car];
    if ((flying === 1 ? setting(g).board.air : zone) !== s.zone)
      faults.push(`${name} is not where his car is`);
  });
  if (new Set(survivors.map((s) => s.id)).size !== survivors.length) faults.push('a survivor twice');
  return faults;
}

/** Nobody is in the air without a helicopter, and no tent or hidden colour is there twice. RM-HELI-15, RM-TENT-01 */
function air(g: G): string[] {
  const { state } = g;
  const { board, mixed } = setting(g);
  const faults: string[] = [];
  if (board.air >= 0) {
    if (zombiesIn(g, board.air) > 0) faults.push('zombies in the air');
    if (state.survivors.some((s) => s.zone === board.air && state.cars[s.car]?.flying !== 1))
      faults.push('a survivor in the air');
  }
  const tents = state.tents?.face ?? [];
  if (new Set(tents).size !== tents.length) faults.push('a tent twice');
  if (mixed && new Set(state.faces).size !== state.faces.length) faults.push('an objective twice');
  return faults;
}

function numbers(g: G): string[] {
  const { state } = g;
  const faults: string[] = [];
  if (state.actions < 0 || state.free.some((n) => n < 0)) faults.push('less than no actions');
  if (state.noise.some((n) => n < 0)) faults.push('less than no noise');
  return faults;
}
