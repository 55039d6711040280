import {
  type CoreState,
  canonical,
  type Game,
  type Json,
  type Program,
  seatDomain,
  sha256Hex,
  type Viewer,
  Vocabulary,
} from '@holdout/kernel';
import { EQUIPMENT, RECIPES } from './content/equipment/index.ts';
import { KINDS } from './content/kinds/index.ts';
import { SKILLS, skillDomain, skillKinds, skillPrograms } from './content/skills/index.ts';
import { SURVIVORS } from './content/survivors/index.ts';
import { ZOMBIE_CARD_ROWS } from './content/zombie-cards/index.ts';
import { blockKinds, blockPrograms } from './missions/blocks.ts';
import { partKinds, partPrograms } from './missions/parts.ts';
import { trickProgram } from './rules/actions/attack.ts';
import { driveProgram, runOverProgram } from './rules/actions/cars.ts';
import { freeMoveProgram, walkProgram } from './rules/actions/move.ts';
import { takeProgram } from './rules/actions/simple.ts';
import { ALL_ACTIONS, indexActions } from './rules/actions.ts';
import { activationProgram } from './rules/activation.ts';
import { attackProgram } from './rules/attack.ts';
import { explainOther } from './rules/explain.ts';
import { grabProgram } from './rules/grab.ts';
import { hitsProgram } from './rules/hits.ts';
import type { G } from './rules/hooks.ts';
import { DIE, SHARED_KINDS } from './rules/options.ts';
import { organiseProgram } from './rules/organise.ts';
import { revealProgram } from './rules/reveal.ts';
import { rushProgram } from './rules/rush.ts';
import { searchProgram } from './rules/search.ts';
import { setupProgram } from './rules/setup.ts';
import { hooksOf } from './rules/sources.ts';
import { zombieCardProgram } from './rules/spawn.ts';
import { gameProgram, roundProgram, settleProgram, turnProgram } from './rules/turn.ts';
import { biteProgram, woundProgram } from './rules/wound.ts';
import { MAX_PLAYERS } from './state/counts.ts';
import { createState } from './state/create.ts';
import { faultsOf } from './state/faults.ts';
import { asJson, type GameOptions, internalOptions, readOptions } from './state/options.ts';
import { readState } from './state/read.ts';
import { cloneState, type ZombicideState } from './state/state.ts';
import {
  carDomain,
  carSeatDomain,
  colourDomain,
  doorDomain,
  equipmentDomain,
  gripDomain,
  kindDomain,
  pipsDomain,
  placeDomain,
  spawnDomain,
  survivorDomain,
  teamActionDomain,
  teamCardDomain,
  tentDomain,
  tokenDomain,
  zombieCardDomain,
  zoneDomain,
} from './state/words.ts';
import { sampleState } from './view/sample.ts';
import { viewOf } from './view/view.ts';

const programs: readonly Program[] = [
  gameProgram,
  setupProgram,
  roundProgram,
  turnProgram,
  settleProgram,
  walkProgram,
  freeMoveProgram,
  rushProgram,
  attackProgram,
  trickProgram,
  hitsProgram,
  woundProgram,
  biteProgram,
  driveProgram,
  runOverProgram,
  searchProgram,
  organiseProgram,
  revealProgram,
  zombieCardProgram,
  activationProgram,
  grabProgram,
  takeProgram,
  ...skillPrograms,
  ...blockPrograms,
  ...partPrograms,
];

const kinds = [
  ...new Set([
    ...SHARED_KINDS,
    ...ALL_ACTIONS.map((def) => def.kind),
    ...skillKinds,
    ...blockKinds,
    ...partKinds,
  ]),
];

const vocabulary = new Vocabulary(kinds, {
  seat: seatDomain(MAX_PLAYERS),
  survivor: survivorDomain,
  zone: zoneDomain,
  door: doorDomain,
  car: carDomain,
  carSeat: carSeatDomain,
  token: tokenDomain,
  spawn: spawnDomain,
  teamAction: teamActionDomain,
  teamCard: teamCardDomain,
  grip: gripDomain,
  place: placeDomain,
  kind: kindDomain,
  skill: skillDomain,
  equipment: equipmentDomain,
  zombieCard: zombieCardDomain,
  pips: pipsDomain,
  tent: tentDomain,
  colour: colourDomain,
});
indexActions();

let contentHash = '';

/** Zombicide, first edition. */
export const zombicide: Game<ZombicideState> = {
  id: 'zombicide',
  rules: 1,
  streams: ['setup', 'equipment', 'zombies', 'dice'],
  switches: { askRerolls: true },
  programs: new Map(programs.map((program) => [program.id, program])),
  vocabulary,
  die: DIE,
  readOptions: (options: unknown): Json & object => asJson(readOptions(options)),
  seats: (options) => (options as unknown as GameOptions).players,
  create: (options: Json & object, rng: CoreState['rng']) =>
    createState(internalOptions(options as unknown as GameOptions), rng),
  clone: cloneState,
  hooksOf,
  view: (run: G, viewer: Viewer) => viewOf(run, viewer),
  open: () => true,
  // Who likes to be heard in the turn of a bot says so in a turn of his own. RM-SKILL-43
  holds: () => false,
  readState,
  faults: faultsOf,
  explain: explainOther,
  contentHash: () => {
    contentHash ||= sha256Hex(
      canonical({
        kinds: KINDS,
        equipment: EQUIPMENT,
        recipes: RECIPES,
        cards: ZOMBIE_CARD_ROWS,
        skills: SKILLS.map(({ id, number }) => [id, number]),
        survivors: SURVIVORS,
      } as unknown as Json),
    );
    return contentHash;
  },
  migrations: {},
  sample: sampleState,
};
