import { cardMessage, cardText, cityName, diseaseName, pandemicSpeech, roleName } from '@holdout/lang';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../app/i18n.tsx';
import { type TableWords, tableWords, useNames } from '../table/words.ts';

import { isCity } from './board/geometry.ts';

export { useNames } from '../table/words.ts';

/** The words of this table in the reader's language. */
export interface Words extends TableWords {
  readonly city: (id: string) => string;
  readonly card: (id: string) => string;
  /** What a card that names no city does. */
  readonly effect: (id: string) => string;
  readonly disease: (id: string) => string;
  readonly role: (id: string) => string;
}

export function useWords(): Words {
  const intl = useIntl();
  const text = useText();
  const names = useNames();
  return useMemo(
    () => ({
      ...tableWords(
        intl,
        text,
        { intl, speech: pandemicSpeech, names },
        (kind) => text(`panel.action.${kind}`),
        (word) => (isCity(word) ? cityName(intl, word) : null),
      ),
      city: (id) => cityName(intl, id),
      card: (id) => cardText(intl, id),
      effect: (id) => text(`${cardMessage(id)}.effect`),
      disease: (id) => diseaseName(intl, id),
      role: (id) => (id === '' ? text('panel.noRole') : roleName(intl, id)),
    }),
    [intl, text, names],
  );
}
