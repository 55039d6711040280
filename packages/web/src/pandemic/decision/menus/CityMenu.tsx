import { House } from 'lucide-react';
import { PointHere } from '../../../online/pointing/PointHere.tsx';
import css from '../../../table/decision.module.css';
import { Why } from '../../../table/Why.tsx';
import { cubeGroups } from '../../board/cubeGroups.ts';
import { DiseaseMark } from '../../board/DiseaseMark.tsx';
import { whoText } from '../../board/describe.ts';
import { diseaseOf } from '../../board/geometry.ts';
import { SeatMark } from '../../board/SeatMark.tsx';
import { useView } from '../../board/useView.ts';
import { seatsIn, terroristAt } from '../../board/where.ts';
import { useTable } from '../../tableContext.ts';
import { useTerrorFacts } from '../../terror/useTerrorFacts.ts';
import { useWords } from '../../words.ts';
import { optionsFor } from '../group.ts';
import { OptionList } from '../OptionList.tsx';
import { keysToCity, secretKeysTo } from '../whyNot.ts';

/** What lies in a city, all that can be done with it now, and why the usual ways don't lead there. */
export function CityMenu({ city }: { readonly city: string }) {
  const view = useView();
  const decision = useTable((state) => state.decision);
  const options = optionsFor(decision, { t: 'city', city }, view);
  return (
    <>
      <CityState city={city} />
      <OptionList options={options} />
      {decision && options.length === 0 && <NotReachable city={city} />}
      <PointHere place={city} />
    </>
  );
}

function CityState({ city }: { readonly city: string }) {
  const view = useView();
  const words = useWords();
  const own = diseaseOf(city) ?? '';
  const secrets = useTerrorFacts(city);
  return (
    <ul className={css.facts}>
      <li>
        <DiseaseMark disease={own} size={18} /> {words.disease(own)}
      </li>
      {cubeGroups(view, city, own).map(({ disease, n }) => (
        <li key={disease} data-full={n >= 3 || undefined}>
          {words.text('board.cubes', { n, disease: words.disease(disease) })}
        </li>
      ))}
      {view.stations.includes(city) && (
        <li>
          <House size={16} aria-hidden /> {words.text('board.station')}
        </li>
      )}
      {seatsIn(view, city).map((seat) => (
        <li key={seat}>
          <SeatMark seat={seat} role={view.seats[seat].role} size={22} /> {whoText(words, view, seat)}
        </li>
      ))}
      {secrets.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

function NotReachable({ city }: { readonly city: string }) {
  const view = useView();
  const { text } = useWords();
  const owner = useTable((state) => state.decision?.owner);
  const his = owner !== undefined && terroristAt(view, owner) !== null;
  const seat = his ? owner : view.turn.active;
  const mine = useTable((state) => state.place.seats.includes(seat));
  const keys = his ? secretKeysTo(city) : keysToCity(city, view);
  if (!mine) return null;
  if (keys.length === 0) return <p className={css.quiet}>{text('decision.nothingHere')}</p>;
  return (
    <section>
      <h3 className={css.small}>{text('decision.whyNot')}</h3>
      <Why keys={keys} seat={seat} />
    </section>
  );
}
