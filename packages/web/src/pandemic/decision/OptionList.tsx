import type { Option } from '@holdout/kernel';
import { Search } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useWords } from '../words.ts';
import css from './decision.module.css';
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

/** Accents and case don't matter when searching. */
export function matches(label: string, wanted: string): boolean {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain(label).includes(plain(wanted.trim()));
}

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function SearchField({ value, onChange }: SearchFieldProps) {
  const { text } = useWords();
  const id = useId();
  return (
    <div className={css.search}>
      <Search size={16} aria-hidden />
      <label htmlFor={id} className="visually-hidden">
        {text('decision.search')}
      </label>
      <input
        id={id}
        type="search"
        value={value}
        placeholder={text('decision.search')}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
