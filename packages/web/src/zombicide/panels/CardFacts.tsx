import type { CardView } from '@holdout/zombicide';
import { EQUIPMENT } from '@holdout/zombicide/facts';
import { useIntl } from 'react-intl';
import { useWords } from '../words.ts';
import css from './panels.module.css';

const byId = new Map(EQUIPMENT.map((def) => [def.id, def]));

/** The numbers of a weapon and what a card does, in words. */
export function CardFacts({ card }: { readonly card: CardView }) {
  const { text, equipment } = useWords();
  const { messages } = useIntl();
  const def = byId.get(card.id);
  const effect = `equipment.${card.id}.effect`;
  const modes = [
    ...(def?.melee ? [{ mode: 'melee', min: 0, max: 0, ...def.melee }] : []),
    ...(def?.ranged && !def.ranged.burns ? [{ mode: 'ranged', ...def.ranged }] : []),
  ];
  return (
    <div className={css.cardFacts}>
      {modes.map(({ mode, min, max, dice, accuracy, damage, noisy }) => (
        <p key={mode}>
          {text(`zombicide.weapon.${mode}`, { min, max, dice, accuracy, damage })}{' '}
          {text(noisy ? 'zombicide.weapon.noisy' : 'zombicide.weapon.silent')}
        </p>
      ))}
      {def?.dual && <p>{text('zombicide.weapon.dual')}</p>}
      {def?.opens && <p>{text(`zombicide.weapon.opens.${def.opens}`)}</p>}
      {def?.ranged?.reload && (
        <p>{text(card.empty ? 'zombicide.weapon.empty' : 'zombicide.weapon.reload')}</p>
      )}
      {card.under && <p>{text('zombicide.weapon.under', { card: equipment(card.under) })}</p>}
      {messages[effect] !== undefined && <p>{text(effect)}</p>}
    </div>
  );
}
