import { useMemo } from 'react';
import { useView } from '../board/useView.ts';
import { concerns } from '../decision/group.ts';
import { useScreen } from '../screen.ts';
import { useTable } from '../tableContext.ts';
import { useWords } from '../words.ts';
import { CardFace } from './CardFace.tsx';
import css from './cards.module.css';
import { sortCards } from './sort.ts';

interface HandProps {
  readonly seat: number;
  /** Cards in full, or small ones. */
  readonly large?: boolean;
  /** In one row on a small screen. */
  readonly strip?: boolean;
}

/** The cards of a seat by colour; each opens what can be done with it. */
export function Hand({ seat, large = false, strip = false }: HandProps) {
  const view = useView();
  const words = useWords();
  const { hand, stored, handCount } = view.seats[seat];
  const sorted = useMemo(
    () => sortCards(hand ?? [], (a, b) => words.compare(words.card(a), words.card(b))),
    [hand, words],
  );
  if (hand === null) return <p className={css.hidden}>{words.text('panel.hiddenHand', { n: handCount })}</p>;
  if (hand.length === 0 && stored === null)
    return <p className={css.hidden}>{words.text('panel.noCards')}</p>;
  return (
    <ul
      className={css.hand}
      data-large={large || undefined}
      data-strip={strip || undefined}
      aria-label={words.text('panel.handOf', { name: words.name(seat) })}
    >
      {sorted.map((card) => (
        <li key={card}>
          <HandCard seat={seat} card={card} large={large} />
        </li>
      ))}
      {stored !== null && (
        <li>
          <HandCard seat={seat} card={stored} large={large} stored />
        </li>
      )}
    </ul>
  );
}

interface HandCardProps {
  readonly seat: number;
  readonly card: string;
  readonly large: boolean;
  readonly stored?: boolean;
}

function HandCard({ seat, card, large, stored = false }: HandCardProps) {
  const view = useView();
  const { text } = useWords();
  const openMenu = useScreen((state) => state.openMenu);
  const useful = useTable(
    ({ decision }) =>
      decision?.options.some((option) => concerns(option, { t: 'card', seat, card }, view)) ?? false,
  );
  return (
    <button
      type="button"
      className={css.handCard}
      data-card={card}
      data-useful={useful || undefined}
      aria-haspopup="dialog"
      onClick={(event) => openMenu({ t: 'card', seat, card }, event.currentTarget)}
    >
      <CardFace card={card} large={large} />
      {stored && <span className={css.stored}>{text('panel.stored')}</span>}
    </button>
  );
}
