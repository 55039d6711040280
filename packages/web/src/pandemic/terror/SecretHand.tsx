import type { TerroristView } from '@holdout/pandemic';
import { useMemo } from 'react';
import { useView } from '../board/useView.ts';
import { concerns } from '../decision/group.ts';
import { CardFace } from '../panels/CardFace.tsx';
import css from '../panels/cards.module.css';
import { sortCards } from '../panels/sort.ts';
import { useScreen } from '../screen.ts';
import { useTable } from '../tableContext.ts';
import { useWords } from '../words.ts';

interface SecretHandProps {
  readonly terrorist: TerroristView;
  readonly large: boolean;
}

/** The infection cards of the bio-terrorist, for his own eyes. OB-BT-27 */
export function SecretHand({ terrorist: { seat, secret }, large }: SecretHandProps) {
  const view = useView();
  const words = useWords();
  const decision = useTable((state) => state.decision);
  const openMenu = useScreen((state) => state.openMenu);
  const sorted = useMemo(
    () => sortCards(secret?.hand ?? [], (a, b) => words.compare(words.card(a), words.card(b))),
    [secret, words],
  );
  if (sorted.length === 0) return <p className={css.hidden}>{words.text('pandemic.terror.hand.none')}</p>;
  return (
    <ul
      className={css.hand}
      data-large={large || undefined}
      data-strip
      aria-label={words.text('pandemic.terror.hand')}
    >
      {sorted.map((card) => (
        <li key={card}>
          <button
            type="button"
            className={css.handCard}
            data-card={card}
            data-useful={
              decision?.options.some((option) => concerns(option, { t: 'card', seat, card }, view)) ||
              undefined
            }
            aria-haspopup="dialog"
            onClick={(event) => openMenu({ t: 'card', seat, card }, event.currentTarget)}
          >
            <CardFace card={card} large={large} />
          </button>
        </li>
      ))}
    </ul>
  );
}
