import type { Decision } from '@holdout/kernel';
import { type Carried, type Speaker, type Translate, thingsOf, zombicideSpeech } from '@holdout/lang';
import type { SurvivorView, ZombicideView } from '@holdout/zombicide';
import type { Seen } from '../play/face.ts';
import { sceneOf } from './scene.ts';

/** Sentences in which zones, doors and tokens have the names of the board, and places of an inventory their cards. */
export function speakerFor(intl: Translate, names: readonly string[], seen: Seen): Speaker {
  const things = (word: string): string | undefined => {
    const view = seen.view() as ZombicideView;
    const { zones, doors } = sceneOf(view).board;
    const { tokens, spawns, cars, openCards } = view;
    const facts = { zones, doors, tokens, spawns, cars, openCards };
    return thingsOf(intl, facts, carriedIn(view, seen.decision()))(word);
  };
  return { intl, speech: zombicideSpeech, names, things };
}

const cardsOf = (survivor: SurvivorView | undefined): readonly (string | null)[] =>
  survivor?.cards.map((card) => card?.id ?? null) ?? [];

/** Whose cards the places in keys are: those of the one who acts, or of the one who is asked about. */
function carriedIn({ survivors, turn, found }: ZombicideView, decision: Decision | null): Carried {
  if (!decision) return { own: [] };
  const called = (id: string | null): SurvivorView | undefined => survivors.find((one) => one.id === id);
  const [active, other] = [called(turn.active), called(decision.about)];
  if (decision.ask === 'wound') return { own: cardsOf(other) };
  const partner = decision.ask === 'organise' && other !== active ? other : undefined;
  return { own: cardsOf(active), theirs: cardsOf(partner), found };
}
