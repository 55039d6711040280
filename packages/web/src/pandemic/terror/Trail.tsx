import { PlaneLanding } from 'lucide-react';
import { useSettings } from '../../app/settings.ts';
import { Toggle } from '../../app/ui/Toggle.tsx';
import { useView } from '../board/useView.ts';
import { useWords } from '../words.ts';
import css from './terror.module.css';
import { useTerrorist } from './useTerrorist.ts';

/** What everybody knows of the bio-terrorist: where he was seen, how long ago, and where he may be. OB-BT-21 */
export function Trail() {
  const { turn } = useView();
  const words = useWords();
  const terrorist = useTerrorist();
  const suspects = useSettings((settings) => settings.suspects);
  const set = useSettings((settings) => settings.set);
  if (!terrorist || terrorist.out) return null;
  const { text } = words;
  const sightings = terrorist.sightings.map((sighting, n) => ({ ...sighting, n })).reverse();
  return (
    <section className={css.trail} aria-label={text('pandemic.terror.trail')} data-testid="trail">
      <h3>{text('pandemic.terror.trail.sightings')}</h3>
      {sightings.length === 0 ? (
        <p className={css.quiet}>{text('pandemic.terror.trail.none')}</p>
      ) : (
        <ol>
          {sightings.map(({ n, city, turn: seen }) => (
            <li key={n}>
              <PlaneLanding size={15} aria-hidden />
              {text('pandemic.terror.trail.sighting', { city: words.city(city), age: turn.number - seen })}
            </li>
          ))}
        </ol>
      )}
      {terrorist.captor === null && terrorist.pawn === null && (
        <>
          <p>{text('pandemic.terror.trail.suspects', { n: terrorist.suspects.length })}</p>
          <Toggle
            label={text('pandemic.terror.trail.show')}
            detail={text('pandemic.terror.trail.detail')}
            selected={suspects}
            onChange={(to) => set({ suspects: to })}
          />
        </>
      )}
    </section>
  );
}
