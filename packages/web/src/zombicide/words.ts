import {
  carSeatText,
  colourWord,
  equipmentName,
  kindName,
  levelName,
  missionTitle,
  skillName,
  survivorName,
  thingsOf,
  zombicideSpeech,
  zombiesText,
} from '@holdout/lang';
import type { SurvivorView } from '@holdout/zombicide';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../app/i18n.tsx';
import { type TableWords, tableWords, useNames } from '../table/words.ts';
import { isZone } from './board/pieces.ts';
import { groupOf } from './decision/group.ts';
import { useTable } from './tableContext.ts';
import { missionOfView, sceneOf } from './useBoard.ts';

/** The words of this table in the reader's language. */
export interface Words extends TableWords {
  readonly survivor: (id: string) => string;
  readonly equipment: (id: string) => string;
  readonly skill: (id: string) => string;
  readonly kind: (id: string) => string;
  readonly zombies: (id: string, n: number) => string;
  readonly level: (id: string) => string;
  readonly carSeat: (id: string) => string;
  /** A colour inside a sentence: “blue”. */
  readonly colour: (id: string) => string;
  /** A zone, a door, a car or a token of the board, by its word in a key. */
  readonly thing: (word: string) => string;
  readonly missionTitle: () => string;
}

const NO_CARDS: readonly (string | null)[] = [];

const cardsOf = (survivor: SurvivorView | undefined): readonly (string | null)[] =>
  survivor?.cards.map((card) => card?.id ?? null) ?? NO_CARDS;

export function useWords(): Words {
  const intl = useIntl();
  const text = useText();
  const names = useNames();
  const view = useTable((state) => state.view);
  const decision = useTable((state) => state.decision);
  return useMemo(() => {
    const scene = view ? sceneOf(missionOfView(view.mission)) : null;
    const people = peopleAsked(view, decision?.ask ?? '', decision?.about ?? '');
    const things =
      scene && view
        ? thingsOf(
            intl,
            {
              zones: scene.board.zones,
              doors: scene.board.doors,
              tokens: view.tokens,
              spawns: view.spawns,
              cars: view.cars,
              openCards: view.openCards,
            },
            { own: cardsOf(people.own), theirs: cardsOf(people.theirs), found: view.found },
          )
        : undefined;
    const speaker = { intl, speech: zombicideSpeech, names, ...(things ? { things } : {}) };
    return {
      ...tableWords(
        intl,
        text,
        speaker,
        (kind) => text(`zombicide.action.${groupOf({ kind, key: kind, args: [], seat: 0 })}`),
        (word) => (scene && isZone(word, scene.plan.zones.length) ? (things?.(word) ?? word) : null),
      ),
      survivor: (id) => survivorName(intl, id),
      equipment: (id) => equipmentName(intl, id),
      skill: (id) => skillName(intl, id),
      kind: (id) => kindName(intl, id),
      zombies: (id, n) => zombiesText(intl, id, n),
      level: (id) => levelName(intl, id),
      carSeat: (id) => carSeatText(speaker, id),
      colour: (id) => colourWord(intl, id),
      thing: (word) => things?.(word) ?? word,
      missionTitle: () => (scene ? missionTitle(intl, scene.mission.id) : ''),
    };
  }, [intl, text, names, view, decision]);
}

interface Asked {
  readonly own: SurvivorView | undefined;
  readonly theirs: SurvivorView | undefined;
}

/** Whose cards the places in keys are: those of the acting survivor, or of the one who is asked about. */
function peopleAsked(
  view: {
    readonly survivors: readonly SurvivorView[];
    readonly turn: { readonly active: string | null };
  } | null,
  ask: string,
  about: string,
): Asked {
  const called = (id: string | null): SurvivorView | undefined =>
    view?.survivors.find((one) => one.id === id);
  const active = called(view?.turn.active ?? null);
  const other = called(about);
  if (ask === 'wound') return { own: other, theirs: undefined };
  return { own: active, theirs: ask === 'organise' && other !== active ? other : undefined };
}
