import { isCity } from '../../board/geometry.ts';
import { useView } from '../../board/useView.ts';
import { CardFace } from '../../panels/CardFace.tsx';
import { useTable } from '../../tableContext.ts';
import { useWords } from '../../words.ts';
import { optionsFor } from '../group.ts';
import { OptionList } from '../OptionList.tsx';
import { Why } from '../Why.tsx';

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
  return (
    <>
      <CardFace card={card} large />
      {!isCity(card) && <p>{text(`event.${card}.effect`)}</p>}
      <OptionList options={options} />
      {decision && options.length === 0 && (
        <Why keys={keysWith(card, seat, view.turn.active)} seat={seatToAsk()} />
      )}
    </>
  );

  /** Cards of others are asked for by the one whose turn it is; events are played by who holds them. */
  function seatToAsk(): number {
    return isCity(card) ? view.turn.active : seat;
  }
}

function keysWith(card: string, owner: number, active: number): readonly string[] {
  if (!isCity(card)) return [`event:${card}`];
  return owner === active ? [`fly:${card}`, `discard:${card}`] : [`take:p${owner + 1}:${card}`];
}
