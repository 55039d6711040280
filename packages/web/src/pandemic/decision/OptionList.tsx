import type { Option } from '@holdout/kernel';
import { useMemo, useState } from 'react';
import css from '../../table/decision.module.css';
import { matches, SearchField } from '../../table/SearchField.tsx';
import { useWords } from '../words.ts';
import { OptionButton } from './OptionButton.tsx';

interface OptionListProps {
  readonly options: readonly Option[];
  /** Grid of small buttons instead of one below the other. */
  readonly dense?: boolean;
}

/** From this many on there is a field to search them. */
const MANY = 12;

/** Options as buttons, sorted by their words; where they are many, they can be searched. */
export function OptionList({ options, dense = false }: OptionListProps) {
  const words = useWords();
  const [wanted, setWanted] = useState('');
  const sorted = useMemo(
    () => options.map((option) => ({ option, label: words.option(option) })).sort(byLabel(words.compare)),
    [options, words],
  );
  const found = sorted.filter(({ label }) => matches(label, wanted));
  if (options.length === 0) return null;
  return (
    <>
      {options.length > MANY && <SearchField value={wanted} onChange={setWanted} />}
      <ul className={dense ? css.grid : css.list}>
        {found.map(({ option }) => (
          <li key={`${option.seat} ${option.key}`}>
            <OptionButton option={option} />
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={css.quiet}>{words.text('decision.noneFound')}</p>}
    </>
  );
}

const byLabel =
  (compare: (a: string, b: string) => number) =>
  (a: { readonly label: string }, b: { readonly label: string }): number =>
    compare(a.label, b.label);
