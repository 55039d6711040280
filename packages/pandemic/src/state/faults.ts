import { EVENTS } from '../content/registry.ts';
import { handLimit } from '../rules/hands.ts';
import type { G } from '../rules/hooks.ts';
import { CITIES, DISEASE_IDS, DISEASES, FIRST_EPIDEMIC, NONE, STANDARD_DISEASES } from './ids.ts';
import {
  CUBES_EACH,
  ERADICATED,
  MAX_CUBES,
  MAX_OUTBREAKS,
  MAX_STATIONS,
  type PandemicState,
  PHASE_SETUP,
} from './state.ts';

/** What must hold after every step: I-01 to I-06 of the rules' list of invariants. Empty if all does. */
export function faultsOf(g: G): string[] {
  const { state } = g;
  return [
    ...cubeFaults(state),
    ...cardFaults(state),
    ...handFaults(g),
    ...(new Set(state.stations).size === state.stations.length && state.stations.length <= MAX_STATIONS
      ? []
      : [`stations: ${state.stations}`]),
    ...(state.outbreaks <= MAX_OUTBREAKS ? [] : [`outbreaks: ${state.outbreaks}`]),
    ...(sum(state.layers) === state.infectionDeck.length
      ? []
      : ['layers do not add up to the infection deck']),
    ...(state.piles.length === 0 || sum(state.piles) === state.playerDeck.length
      ? []
      : ['piles do not add up']),
  ];
}

function cubeFaults(state: PandemicState): string[] {
  const faults: string[] = [];
  for (let disease = 0; disease < STANDARD_DISEASES; disease++) {
    let onBoard = 0;
    for (let city = 0; city < CITIES; city++) {
      const cubes = state.cubes[city * DISEASES + disease];
      onBoard += cubes;
      if (cubes < 0 || cubes > MAX_CUBES)
        faults.push(`${cubes} ${DISEASE_IDS[disease]} cubes in city ${city}`);
    }
    if (onBoard + state.supply[disease] !== CUBES_EACH) faults.push(`${DISEASE_IDS[disease]} cubes got lost`);
    if (state.diseases[disease] === ERADICATED && onBoard > 0)
      faults.push(`${DISEASE_IDS[disease]} is eradicated`);
  }
  return faults;
}

function cardFaults(state: PandemicState): string[] {
  const infections = [...state.infectionDeck, ...state.infectionDiscard, ...state.removedInfections];
  // Cards just drawn lie in the frame of the turn until the draw is resolved.
  const drawn = state.frames.flatMap((frame) => heldBy(frame.program, frame.vars));
  const cards = [
    ...state.playerDeck,
    ...state.playerDiscard,
    ...state.removed,
    ...state.hands.flat(),
    ...state.stored.filter((card) => card !== NONE),
    ...drawn,
  ];
  const epidemics =
    state.phase === PHASE_SETUP
      ? cards.filter((card) => card >= FIRST_EPIDEMIC).length
      : state.options.epidemics;
  return [
    ...(infections.length === CITIES && new Set(infections).size === CITIES
      ? []
      : ['infection cards got lost']),
    ...(cards.length === CITIES + EVENTS.length + epidemics && new Set(cards).size === cards.length
      ? []
      : [`player cards got lost: ${cards.length}`]),
  ];
}

/** Cards drawn and not yet in a hand, epidemics that wait to be resolved, and the one that is. */
function heldBy(program: string, vars: Readonly<Record<string, number | number[]>>): number[] {
  if (program === 'epidemic') return [vars.card as number];
  return program === 'turn' ? [...(vars.drawn as number[]), ...(vars.epidemics as number[])] : [];
}

function handFaults(g: G): string[] {
  const { state } = g;
  const reducing = state.frames.some((frame) => frame.program === 'hands' || frame.program === 'epidemic');
  if (reducing || state.over) return [];
  const between =
    state.frames.some((frame) => frame.program === 'pause') && state.frames.some(hasEpidemicsLeft);
  if (between) return [];
  return state.hands.flatMap((hand, seat) =>
    hand.length > handLimit(g, seat) ? [`hand of seat ${seat}`] : [],
  );
}

const hasEpidemicsLeft = (frame: PandemicState['frames'][number]): boolean =>
  frame.program === 'turn' && (frame.vars.epidemics as number[]).length > 0;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
