import { createIntl } from 'react-intl';
import names from '../../../../locales/en/zombicide.names.json' with { type: 'json' };
import messages from '../../../../locales/en/zombicide.table.json' with { type: 'json' };

const intl = createIntl({
  locale: 'en',
  messages: { ...names, ...messages },
  onError: (error) => {
    throw error;
  },
});

/** For tests: the texts of the catalogue, and ids for the names of things. */
export const words = {
  text: (id: string, values?: Record<string, string | number | Date>) => intl.formatMessage({ id }, values),
  survivor: (id: string) => id,
  zombies: (id: string, n: number) => `${n} ${id}`,
  equipment: (id: string) => id,
  carSeat: (id: string) => id,
  colour: (id: string) => id,
  thing: (word: string) => word,
  list: (items: readonly string[]) => items.join(', '),
};
