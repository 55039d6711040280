import type { TerroristView } from '@holdout/pandemic';
import { useWords } from '../words.ts';
import css from './text.module.css';

/** More cities than this are told by their number. */
const FEW = 12;

/** Where the bio-terrorist was seen, and where he may be by what everybody has seen. OB-BT-21, OB-BT-36 */
export function Sightings({ terrorist }: { readonly terrorist: TerroristView }) {
  const words = useWords();
  const { sightings, suspects, captor, pawn, out } = terrorist;
  const sorted = suspects.map(words.city).sort(words.compare);
  return (
    <dl className={css.sightings}>
      <dt>{words.text('panel.sightings')}</dt>
      <dd>
        {sightings.length === 0 && words.text('panel.sightings.none')}
        {words.list(
          sightings.map(({ turn, city }) => words.text('panel.sighting', { turn, city: words.city(city) })),
        )}
      </dd>
      {!out && captor === null && pawn === null && (
        <>
          <dt>{words.text('panel.suspects')}</dt>
          <dd>
            {sorted.length > FEW
              ? words.text('panel.suspects.many', { n: sorted.length })
              : words.list(sorted)}
          </dd>
        </>
      )}
    </dl>
  );
}
