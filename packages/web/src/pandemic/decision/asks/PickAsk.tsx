import type { Option } from '@holdout/kernel';
import { useMemo, useState } from 'react';
import css from '../../../table/decision.module.css';
import { matches, SearchField } from '../../../table/SearchField.tsx';
import { useView } from '../../board/useView.ts';
import { CardFace } from '../../panels/CardFace.tsx';
import { compareCards } from '../../panels/sort.ts';
import { useWords } from '../../words.ts';
import type { AskProps } from '../AskPanel.tsx';
import { CardOption } from '../CardOption.tsx';
import { chosenForCure, isMoment } from '../group.ts';
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
  'clear',
  'recover',
  'hand-over',
  'bt-start',
  'bt-discard',
]);
/** What leaves the question rather than answers it: it stands below. */
const WAYS_OUT: ReadonlySet<string> = new Set(['back', 'done', 'decline', 'refuse']);

/** One out of several cards, cities or pawns; where they are many, with a search. Cities can also be picked on the map. */
export function PickAsk({ decision }: AskProps) {
  const words = useWords();
  const [wanted, setWanted] = useState('');
  const waysOut = decision.options.filter(({ kind }) => WAYS_OUT.has(kind));
  const events = decision.options.filter(({ kind }) => isMoment(kind));
  const candidates = useMemo(
    () =>
      decision.options
        .filter(({ kind }) => !WAYS_OUT.has(kind) && !isMoment(kind))
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
              <Explained option={option} />
            )}
          </li>
        ))}
      </ul>
      {(events.length > 0 || waysOut.length > 0) && (
        <div className={css.foot}>
          {events.map((option) => (
            <OptionButton key={`${option.seat} ${option.key}`} option={option} />
          ))}
          {waysOut.map((option) => (
            <WayOut key={option.key} option={option} />
          ))}
        </div>
      )}
    </div>
  );
}

function WayOut({ option }: { readonly option: Option }) {
  const { text } = useWords();
  if (option.kind === 'back') return <OptionButton option={option} label={text('decision.cancel')} />;
  return <OptionButton option={option} look={option.kind === 'done' ? 'primary' : 'plain'} />;
}

/** A role or a card that is chosen for what it does says what that is. */
function Explained({ option }: { readonly option: Option }) {
  const words = useWords();
  const word = wordOf(option);
  if (option.kind !== 'take-role' && option.kind !== 'resolve') return <OptionButton option={option} />;
  const what = option.kind === 'take-role' ? words.text(`role.${word}.power`) : words.effect(word);
  return (
    <div className={css.explained}>
      <OptionButton option={option} />
      <p>{what}</p>
    </div>
  );
}

const wordOf = ({ args }: Option): string => args.at(-1) ?? '';

function Chosen({ decision }: AskProps) {
  const view = useView();
  const { text } = useWords();
  const chosen = chosenForCure(decision, view);
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
