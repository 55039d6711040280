import {
  type Code,
  type CoreState,
  canonical,
  type Game,
  type Json,
  type Program,
  seatDomain,
  sha256Hex,
  type Viewer,
  Vocabulary,
  wordDomain,
} from '@holdout/kernel';
import { CITY_FACTS } from './content/base/cities.ts';
import { cityDomain, diseaseDomain } from './content/base/map.ts';
import {
  contentKinds,
  contentPrograms,
  EPIDEMICS,
  EVENTS,
  INCIDENTS,
  ROLES,
  roleDomain,
} from './content/registry.ts';
import { buildProgram } from './rules/actions/build.ts';
import { cureProgram } from './rules/actions/cure.ts';
import { requestProgram, SHARE_KINDS } from './rules/actions/share.ts';
import { ALL_ACTIONS, indexActions, performAction } from './rules/actions.ts';
import { bottomProgram } from './rules/bottom.ts';
import { consentProgram } from './rules/consent.ts';
import { epidemicProgram } from './rules/epidemic.ts';
import { explainOther } from './rules/explain.ts';
import type { G } from './rules/hooks.ts';
import { incidentsProgram } from './rules/incidents.ts';
import { handsProgram } from './rules/limit.ts';
import { SHARED_KINDS } from './rules/options.ts';
import { pauseProgram } from './rules/pause.ts';
import { STARTS, setupProgram } from './rules/setup.ts';
import { hooksOf } from './rules/sources.ts';
import { hideProgram, TERRORIST_KINDS, terroristProgram } from './rules/terrorist.ts';
import { gameProgram, turnProgram } from './rules/turn.ts';
import { createState } from './state/create.ts';
import { faultsOf } from './state/faults.ts';
import { type GameOptions, internalOptions, readOptions } from './state/options.ts';
import { readState } from './state/read.ts';
import { cloneState, type PandemicState } from './state/state.ts';
import { cardDomain, infectionDomain } from './state/words.ts';
import { sampleState } from './view/sample.ts';
import { viewOf } from './view/view.ts';

const MOST_SEATS = 5;
/** The highest infection rate. OB-ROLE-13 */
const MOST_LOOKED_AT = 4;

const programs: readonly Program[] = [
  gameProgram,
  setupProgram,
  turnProgram,
  epidemicProgram,
  bottomProgram,
  incidentsProgram,
  hideProgram,
  terroristProgram,
  handsProgram,
  pauseProgram,
  buildProgram,
  cureProgram,
  requestProgram,
  consentProgram(performAction),
  ...contentPrograms,
];

const actionKinds = ALL_ACTIONS.map((def) => def.kind);
const kinds = [
  ...new Set([...SHARED_KINDS, ...SHARE_KINDS, ...actionKinds, ...contentKinds, ...TERRORIST_KINDS, STARTS]),
];

const vocabulary = new Vocabulary(kinds, {
  seat: seatDomain(MOST_SEATS),
  city: cityDomain,
  disease: diseaseDomain,
  card: cardDomain,
  role: roleDomain,
  count: wordDomain(Array.from({ length: MOST_LOOKED_AT + 1 }, (_, n) => String(n))),
  infection: infectionDomain,
});
indexActions();

let contentHash = '';

/** Pandemic (2013): the base game. */
export const pandemic: Game<PandemicState> = {
  id: 'pandemic',
  rules: 1,
  streams: ['roles', 'infections', 'players'],
  switches: { autoConsent: false, holdForEvents: true },
  programs: new Map(programs.map((program) => [program.id, program])),
  vocabulary,
  readOptions: (options: unknown): Json & object => ({ ...readOptions(options) }),
  seats: (options) => (options as unknown as GameOptions).players,
  create: (options: Json & object, rng: CoreState['rng']) =>
    createState(internalOptions(options as unknown as GameOptions), rng),
  clone: cloneState,
  hooksOf,
  view: (run: G, viewer: Viewer) => viewOf(run, viewer),
  // Nothing is open at one screen as long as somebody hides.
  open: (state) => state.options.openHands && !state.brink?.terrorist,
  sides: ({ brink, pawns }) => {
    const terrorist = brink?.terrorist;
    if (!terrorist) return null;
    return [pawns.map((_, seat) => seat).filter((seat) => seat !== terrorist.seat), [terrorist.seat]];
  },
  holds: (state, seat) => state.switches.holdForEvents[seat],
  readState,
  faults: faultsOf,
  explain: (run: G, code: Code) => explainOther(run, code, 'none'),
  contentHash: () => {
    contentHash ||= sha256Hex(
      canonical({
        cities: CITY_FACTS,
        roles: ROLES.map(({ id, number }) => [id, number]),
        events: EVENTS.map(({ id, card }) => [id, card]),
        epidemics: EPIDEMICS.map(({ id, card }) => [id, card]),
        incidents: INCIDENTS.map(({ id, card }) => [id, card]),
      }),
    );
    return contentHash;
  },
  migrations: {},
  sample: sampleState,
};
