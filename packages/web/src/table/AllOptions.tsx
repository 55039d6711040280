import type { Option } from '@holdout/kernel';
import { useState } from 'react';
import { useTable } from './context.ts';
import css from './decision.module.css';
import { type OptionComponent, Options } from './Options.tsx';
import { matches, SearchField } from './SearchField.tsx';
import { useTableWords } from './words.ts';

interface AllOptionsProps {
  readonly byGroup: (options: readonly Option[]) => ReadonlyMap<string, readonly Option[]>;
  /** The heading of a group. */
  readonly titleOf: (group: string) => string;
  readonly Button: OptionComponent;
  /** By their words; otherwise they stay in the order of the rules. */
  readonly sorted?: boolean;
}

/** Every option of the decision in words, by what it is, with a search. */
export function AllOptions({ byGroup, titleOf, Button, sorted = false }: AllOptionsProps) {
  const words = useTableWords();
  const decision = useTable((state) => state.decision);
  const [wanted, setWanted] = useState('');
  const found = (decision?.options ?? []).filter((option) => matches(words.option(option), wanted));
  if (sorted) found.sort((a, b) => words.compare(words.option(a), words.option(b)));
  const groups = [...byGroup(found)];
  return (
    <>
      <SearchField value={wanted} onChange={setWanted} />
      {groups.map(([group, options]) => (
        <section key={group}>
          <h3 className={css.small}>
            {titleOf(group)} <span className={css.count}>{options.length}</span>
          </h3>
          <Options options={options} className={css.grid} Button={Button} />
        </section>
      ))}
      {groups.length === 0 && <p className={css.quiet}>{words.text('decision.noneFound')}</p>}
    </>
  );
}
