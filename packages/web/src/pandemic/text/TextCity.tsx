import { DiseaseMark } from '../board/DiseaseMark.tsx';
import { whoText } from '../board/describe.ts';
import type { CityShown } from '../board/useMap.ts';
import { useView } from '../board/useView.ts';
import { seatsIn } from '../board/where.ts';
import { useScreen } from '../screen.ts';
import { useWords } from '../words.ts';
import css from './text.module.css';

/** A city as a line of text; it opens the same window as on the map. */
export function TextCity({ shown }: { readonly shown: CityShown }) {
  const { city, name, cubes, station, mark } = shown;
  const view = useView();
  const words = useWords();
  const openMenu = useScreen((state) => state.openMenu);
  const reachable = mark !== null && mark !== 'aside';
  return (
    <li>
      <button
        type="button"
        className={css.city}
        data-city={city.id}
        data-mark={mark ?? undefined}
        aria-haspopup="dialog"
        onClick={(event) => openMenu({ t: 'city', city: city.id }, event.currentTarget)}
      >
        <span className={css.name}>
          <DiseaseMark disease={city.disease} size={14} /> {name}
          <span className="visually-hidden">
            {words.text('table.listSeparator')}
            {words.disease(city.disease)}
          </span>
        </span>
        <span className={css.facts}>
          {cubes.map(({ disease, n }) => (
            <span key={disease} data-full={n >= 3 || undefined}>
              {words.text('board.cubes', { n, disease: words.disease(disease) })}
            </span>
          ))}
          {station && <span>{words.text('board.station')}</span>}
          {seatsIn(view, city.id).map((seat) => (
            <span key={seat}>{whoText(words, view, seat)}</span>
          ))}
          {reachable && <span className={css.reachable}>{words.text(`board.mark.${mark}`)}</span>}
        </span>
      </button>
    </li>
  );
}
