import { useMemo } from 'react';
import { useCities } from '../board/useMap.ts';
import { useView } from '../board/useView.ts';
import { Decks } from '../panels/Decks.tsx';
import { Seats } from '../panels/Seats.tsx';
import { useWords } from '../words.ts';
import { TextBrink } from './TextBrink.tsx';
import { TextCity } from './TextCity.tsx';
import { TextOptions } from './TextOptions.tsx';
import { TextTracks } from './TextTracks.tsx';
import css from './text.module.css';

/** The whole table as structured text: the same pieces and the same options as on the map. */
export function TextBoard({ withSeats }: { readonly withSeats: boolean }) {
  const { text } = useWords();
  return (
    <section className={css.board} aria-label={text('textBoard.label')} data-testid="text-board">
      <TextOptions />
      <TextTracks />
      <TextBrink />
      <Regions />
      {withSeats && (
        <>
          <h2>{text('panel.seats')}</h2>
          <Seats />
          <h2>{text('panel.decks')}</h2>
          <Decks />
        </>
      )}
    </section>
  );
}

/** A region of the map is the home of one disease. */
function Regions() {
  const { diseases } = useView();
  const words = useWords();
  const cities = useCities();
  const sorted = useMemo(() => [...cities].sort((a, b) => words.compare(a.name, b.name)), [cities, words]);
  // The fifth disease has no cities of its own. OB-MUT-05
  const atHome = diseases.filter(({ id }) => cities.some(({ city }) => city.disease === id));
  return atHome.map(({ id }) => (
    <section key={id} className={css.region} aria-labelledby={`region-${id}`}>
      <h2 id={`region-${id}`}>{words.text(`textBoard.region.${id}`)}</h2>
      <ul className={css.cities}>
        {sorted
          .filter(({ city }) => city.disease === id)
          .map((shown) => (
            <TextCity key={shown.city.id} shown={shown} />
          ))}
      </ul>
    </section>
  ));
}
