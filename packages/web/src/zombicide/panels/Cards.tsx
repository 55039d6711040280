import type { CardView } from '@holdout/zombicide';
import { EQUIPMENT } from '@holdout/zombicide/facts';
import type { MouseEvent } from 'react';
import { Glyph } from '../art/Glyph.tsx';
import { useWords } from '../words.ts';
import css from './panels.module.css';
import { HANDS, PLACES } from './places.ts';

const byId = new Map(EQUIPMENT.map((def) => [def.id, def]));

interface CardSlotProps {
  readonly card: CardView | null;
  readonly place: string;
  readonly onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  readonly chosen?: boolean;
  readonly target?: boolean;
  readonly quiet?: boolean;
}

/** A place of an inventory with its card, or an empty one. */
export function CardSlot({ card, place, onPress, chosen, target, quiet }: CardSlotProps) {
  const { text, equipment } = useWords();
  const name = card ? equipment(card.id) : text('zombicide.card.none');
  const where = text(`place.${place}`);
  const content = (
    <>
      <span className={css.slotWord}>{where}</span>
      {card ? (
        <>
          <Glyph of={card.under === 'scope' ? 'scope' : card.id} size={30} className={css.slotSign} />
          <span className={css.slotName}>{name}</span>
          <Numbers card={card} />
        </>
      ) : (
        <span className={css.slotNone}>{name}</span>
      )}
    </>
  );
  const shown = {
    className: css.slot,
    'data-place': place,
    'data-card': card?.id,
    'data-empty': card?.empty || undefined,
    'data-damaged': card?.damaged || undefined,
    'data-target': target || undefined,
  };
  if (!onPress) return <div {...shown}>{content}</div>;
  return (
    <button type="button" {...shown} aria-pressed={chosen} disabled={quiet} onClick={onPress}>
      {content}
    </button>
  );
}

/** Dice, accuracy and damage of a weapon, as short as they get. */
function Numbers({ card }: { readonly card: CardView }) {
  const { text } = useWords();
  const def = byId.get(card.id);
  const attack = def?.ranged?.burns ? undefined : (def?.ranged ?? def?.melee);
  if (def?.wards)
    return (
      <span className={css.slotNumbers}>
        {text(card.damaged ? 'zombicide.card.damaged' : 'zombicide.card.whole')}
      </span>
    );
  if (card.empty) return <span className={css.slotNumbers}>{text('zombicide.card.empty')}</span>;
  if (!attack) return null;
  const { dice, accuracy, damage } = attack;
  const range = def?.ranged ? `${def.ranged.min}–${def.ranged.max}` : '0';
  return (
    <span className={css.slotNumbers} title={text('zombicide.card.numbers')}>
      {text('zombicide.card.short', { range, dice, accuracy, damage })}
    </span>
  );
}

interface CardsProps {
  readonly cards: readonly (CardView | null)[];
  readonly onPress?: (place: string, event: MouseEvent<HTMLButtonElement>) => void;
}

/** Hands and reserve side by side. */
export function Cards({ cards, onPress }: CardsProps) {
  return (
    <ul className={css.cards}>
      {cards.map((card, i) => (
        <li key={PLACES[i]} data-hand={i < HANDS || undefined}>
          <CardSlot
            card={card}
            place={PLACES[i]}
            onPress={onPress && card ? (event) => onPress(PLACES[i], event) : undefined}
          />
        </li>
      ))}
    </ul>
  );
}
