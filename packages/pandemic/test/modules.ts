import { EPIDEMICS, INCIDENTS } from '../src/content/registry.ts';
import { brinkOf } from '../src/state/brink.ts';
import { CITIES, DISEASE_IDS, isEpidemic } from '../src/state/ids.ts';
import type { OptionInput } from '../src/state/options.ts';
import { MUTATIONS } from '../src/state/state.ts';
import { cardDomain } from '../src/state/words.ts';
import { type Scene, sceneWith } from './scene.ts';

interface Strain extends OptionInput {
  /** The disease that has become the strain by a card of earlier turns. */
  readonly strain?: string;
  /** Continuing effects in force since earlier turns. */
  readonly effects?: readonly string[];
  /** Virulent epidemics that are in the deck; others fill it up to the number of the options. */
  readonly cards?: readonly string[];
}

/** A scene with the Virulent Strain: its epidemics lie at the bottom of the player deck until they are laid on top. */
export function strainScene({ strain, effects = [], cards = [], ...options }: Strain, ...roles: string[]) {
  const s = sceneWith({ module: 'virulent', ...options }, ...roles);
  const { state } = s;
  const brink = brinkOf(s.run);
  const drawn = effects.map((id) => cardDomain.parse(id));
  const named = cards.map((id) => cardDomain.parse(id));
  const others = EPIDEMICS.map((def) => def.card).filter((card) => ![...drawn, ...named].includes(card));
  const more = Math.max(0, state.options.epidemics - drawn.length - named.length);
  const rest = state.playerDeck.filter((card) => !isEpidemic(card));
  state.playerDeck = [...named, ...others.slice(0, more), ...rest];
  state.removed.push(...drawn);
  brink.unused.push(...others.slice(more));
  brink.effects.push(...drawn);
  if (strain) brink.strain = diseaseNumber(strain);
  if (state.options.brink?.mutation) layMutation(s);
  s.run.refreshHooks();
  return s;
}

/**
 * A scene with the Mutation: its events lie at the bottom of the player deck, the two mutation cards in the middle of
 * the infection deck, where nothing finds them that does not name them.
 */
export function mutationScene(...roles: string[]): Scene {
  return mutationSceneWith({}, ...roles);
}

export function mutationSceneWith(options: OptionInput, ...roles: string[]): Scene {
  const s = sceneWith({ module: 'mutation', ...options }, ...roles);
  layMutation(s);
  return s;
}

function layMutation({ state }: Scene): void {
  state.playerDeck.unshift(...INCIDENTS.map((def) => def.card));
  for (let i = 0; i < MUTATIONS; i++) state.infectionDeck.splice(CITIES / 2, 0, CITIES + i);
}

/** Number of cubes of a disease on the whole board. */
export function onBoard({ state }: Scene, disease: string): number {
  const number = diseaseNumber(disease);
  return state.cubes.reduce((sum, n, place) => (place % DISEASE_IDS.length === number ? sum + n : sum), 0);
}

/** What was placed: the events that tell of cubes, as `city disease n`, outbreaks as `outbreak city disease`. */
export function told(s: Scene): string[] {
  return s.events.flatMap(({ t, city, disease, n }) => {
    if (t === 'infect') return [`${city} ${disease} ${n}`];
    return t === 'outbreak' ? [`outbreak ${city} ${disease}`] : [];
  });
}

function diseaseNumber(word: string): number {
  return DISEASE_IDS.indexOf(word as (typeof DISEASE_IDS)[number]);
}
