import { Why } from '../../../table/Why.tsx';
import { isCity } from '../../board/geometry.ts';
import { useView } from '../../board/useView.ts';
import { CardFace } from '../../panels/CardFace.tsx';
import { useTable } from '../../tableContext.ts';
import { useWords } from '../../words.ts';
import { optionsFor } from '../group.ts';
import { OptionList } from '../OptionList.tsx';
import { keysWithCard } from '../whyNot.ts';

interface CardMenuProps {
  readonly seat: number;
  readonly card: string;
}

/** A card of a hand: what it is, what can be done with it, and why not more. */
export function CardMenu({ seat, card }: CardMenuProps) {
  const view = useView();
  const { text } = useWords();
  const decision = useTable((state) => state.decision);
  const options = optionsFor(decision, { t: 'card', seat, card }, view);
  const { active } = view.turn;
  // A City card of somebody else is asked for by the one whose turn it is; an event is played by who holds it.
  const asking = isCity(card) ? active : seat;
  return (
    <>
      <CardFace card={card} large />
      {!isCity(card) && <p>{text(`event.${card}.effect`)}</p>}
      <OptionList options={options} />
      {decision && options.length === 0 && <Why keys={keysWithCard(card, seat, active)} seat={asking} />}
    </>
  );
}
