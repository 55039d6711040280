import type { Option } from '@holdout/kernel';
import { useMemo, useState } from 'react';
import css from './decision.module.css';
import { type OptionComponent, Options } from './Options.tsx';
import { matches, SearchField } from './SearchField.tsx';
import { type TableWords, useTableWords } from './words.ts';

export interface OptionListProps {
  readonly options: readonly Option[];
  /** Grid of small buttons instead of one below the other. */
  readonly dense?: boolean;
}

interface OfGame extends OptionListProps {
  readonly Button: OptionComponent;
  /** By their words; otherwise they stay in the order of the rules. */
  readonly sorted?: boolean;
}

/** From this many on there is a field to search them. */
const MANY = 12;

/** Options as buttons; where they are many, they can be searched. */
export function OptionList({ options, dense = false, Button, sorted = false }: OfGame) {
  const words = useTableWords();
  const [wanted, setWanted] = useState('');
  const labelled = useMemo(() => labelledOf(options, words, sorted), [options, words, sorted]);
  if (options.length === 0) return null;
  const found = labelled.filter(({ label }) => matches(label, wanted)).map(({ option }) => option);
  return (
    <>
      {options.length > MANY && <SearchField value={wanted} onChange={setWanted} />}
      <Options options={found} className={dense ? css.grid : css.list} Button={Button} />
      {found.length === 0 && <p className={css.quiet}>{words.text('decision.noneFound')}</p>}
    </>
  );
}

interface Labelled {
  readonly option: Option;
  readonly label: string;
}

function labelledOf(options: readonly Option[], words: TableWords, sorted: boolean): readonly Labelled[] {
  const labelled = options.map((option) => ({ option, label: words.option(option) }));
  return sorted ? labelled.sort((a, b) => words.compare(a.label, b.label)) : labelled;
}
