import type { TerroristView } from '@holdout/pandemic';
import { useWords } from '../words.ts';
import css from './terror.module.css';
import { useTerrorist } from './useTerrorist.ts';

/** The notebook of the bio-terrorist as a panel: for his eyes, and for everybody's when the game is over. OB-BT-51 */
export function NotebookPanel() {
  const { text } = useWords();
  const terrorist = useTerrorist();
  if (!terrorist?.secret) return null;
  return (
    <section className={css.notebook} data-testid="notebook">
      <p className={css.quiet}>{text('pandemic.terror.notebook.detail')}</p>
      <Notebook log={terrorist.secret.log} />
    </section>
  );
}

/** A row of entries for each turn, the start first. */
export type Log = NonNullable<TerroristView['secret']>['log'];

/** A row for each turn, the latest first. */
export function Notebook({ log }: { readonly log: Log }) {
  const words = useWords();
  const rows = log
    .map((entries, n) => ({ n, entries }))
    // The turn that has only begun.
    .filter(({ n, entries }) => entries.length > 0 || n < log.length - 1)
    .reverse();
  return (
    <table className={css.rows}>
      <tbody>
        {rows.map(({ n, entries }) => (
          <tr key={n}>
            <th scope="row">
              {n === 0
                ? words.text('pandemic.terror.notebook.start')
                : words.text('pandemic.terror.notebook.turn', { n })}
            </th>
            <td>
              {entries.length === 0
                ? words.text('pandemic.terror.notebook.nothing')
                : words.list(
                    entries.map(({ kind, city }) =>
                      words.text(`pandemic.terror.entry.${kind}`, { city: words.city(city) }),
                    ),
                  )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
