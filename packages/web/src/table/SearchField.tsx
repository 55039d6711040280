import { Search } from 'lucide-react';
import { useId } from 'react';
import css from './decision.module.css';
import { useTableWords } from './words.ts';

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
  const { text } = useTableWords();
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
