import { isEpidemicCard } from '@holdout/lang';
import { DiseaseMark } from '../board/DiseaseMark.tsx';
import { Glyph } from '../board/Glyph.tsx';
import { diseaseOf } from '../board/geometry.ts';
import { useWords } from '../words.ts';
import css from './cards.module.css';

interface CardFaceProps {
  readonly card: string;
  readonly large?: boolean;
}

/** A card: a city in its disease's colour and shape, or an event with its sign. */
export function CardFace({ card, large = false }: CardFaceProps) {
  const words = useWords();
  const disease = diseaseOf(card);
  return (
    <span className={css.card} data-disease={disease ?? faceOf(card)} data-large={large || undefined}>
      <span className={css.sign}>
        {disease ? <DiseaseMark disease={disease} size="1.15em" /> : <Glyph of={card} size="1.3em" />}
      </span>
      <span>{words.card(card)}</span>
    </span>
  );
}

/** Virulent epidemics look like the usual ones, and what mutates like the disease it brings. */
function faceOf(card: string): string {
  if (isEpidemicCard(card)) return 'epidemic';
  return card.includes('mutation') ? 'purple' : card;
}
