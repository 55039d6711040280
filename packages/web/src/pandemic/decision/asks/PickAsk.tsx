import type { Option } from '@holdout/kernel';
import { useMemo, useState } from 'react';
import css from '../../../table/decision.module.css';
import { matches, SearchField } from '../../../table/SearchField.tsx';
import { diseaseOf } from '../../board/geometry.ts';
import { useView } from '../../board/useView.ts';
import { CardFace } from '../../panels/CardFace.tsx';
import { compareCards } from '../../panels/sort.ts';
import { useWords } from '../../words.ts';
import type { AskProps } from '../AskPanel.tsx';
import { CardOption } from '../CardOption.tsx';
import { OptionButton } from '../OptionButton.tsx';

const MANY = 10;
const CARDS: ReadonlySet<string> = new Set([
  'discard',
  'spend',
  'card',
  'infection',
  'remove',
  'to',
  'station',
]);

/** One out of several cards, cities or pawns; where they are many, with a search. Cities can also be picked on the map. */
export function PickAsk({ decision }: AskProps) {
  const words = useWords();
  const [wanted, setWanted] = useState('');
  const back = decision.options.find(({ kind }) => kind === 'back');
  const events = decision.options.filter(({ kind }) => kind === 'event');
  const candidates = useMemo(
    () =>
      decision.options
        .filter(({ kind }) => kind !== 'back' && kind !== 'event')
        .map((option) => ({ option, label: words.option(option) }))
        .sort((a, b) => compareCards(wordOf(a.option), wordOf(b.option)) || words.compare(a.label, b.label)),
    [decision, words],
  );
  const many = candidates.length > MANY;
  const found = candidates.filter(({ label }) => matches(label, wanted));
  return (
    <div className={css.ask}>
      <Chosen decision={decision} />
      {many && <SearchField value={wanted} onChange={setWanted} />}
      <ul className={css.picks} data-many={many || undefined}>
        {found.map(({ option }) => (
          <li key={`${option.seat} ${option.key}`}>
            {CARDS.has(option.kind) ? (
              <CardOption option={option} small={many} />
            ) : (
              <OptionButton option={option} />
            )}
          </li>
        ))}
      </ul>
      {(events.length > 0 || back) && (
        <div className={css.foot}>
          {events.map((option) => (
            <OptionButton key={`${option.seat} ${option.key}`} option={option} />
          ))}
          {back && <OptionButton option={back} label={words.text('decision.cancel')} />}
        </div>
      )}
    </div>
  );
}

const wordOf = ({ args }: Option): string => args.at(-1) ?? '';

/** Cards of the colour that are not offered any more have been picked already. */
function Chosen({ decision }: AskProps) {
  const view = useView();
  const { text } = useWords();
  if (decision.ask !== 'cureCard') return null;
  const offered = decision.options.map(({ args }) => args[0]);
  const hand = view.seats[decision.owner]?.hand ?? [];
  const chosen = hand.filter((card) => diseaseOf(card) === decision.about && !offered.includes(card));
  if (chosen.length === 0) return null;
  return (
    <div className={css.chosen}>
      <span>{text('decision.chosen')}</span>
      {chosen.map((card) => (
        <CardFace key={card} card={card} />
      ))}
    </div>
  );
}
