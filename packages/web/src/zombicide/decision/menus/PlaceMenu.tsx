import css from '../../../table/decision.module.css';
import { CardFacts } from '../../panels/CardFacts.tsx';
import { PLACES } from '../../panels/places.ts';
import { useTable, useView } from '../../tableContext.ts';
import { useBoard } from '../../useBoard.ts';
import { useWords } from '../../words.ts';
import { optionsFor } from '../group.ts';
import { OptionList } from '../OptionList.tsx';

/** A card of the acting survivor: what it is, and what can be done with it now. */
export function PlaceMenu({ place }: { readonly place: string }) {
  const view = useView();
  const { text } = useWords();
  const scene = useBoard();
  const decision = useTable((state) => state.decision);
  const me = view.survivors.find(({ id }) => id === view.turn.active);
  const card = me?.cards[PLACES.indexOf(place)] ?? null;
  const options = optionsFor(decision, { t: 'place', place }, view, scene.doorZones);
  return (
    <>
      {card && <CardFacts card={card} />}
      <OptionList options={options} />
      {options.length === 0 && <p className={css.quiet}>{text('decision.notNow')}</p>}
    </>
  );
}
