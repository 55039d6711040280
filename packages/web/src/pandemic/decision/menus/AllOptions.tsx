import { useState } from 'react';
import css from '../../../table/decision.module.css';
import { matches, SearchField } from '../../../table/SearchField.tsx';
import { useTable } from '../../tableContext.ts';
import { useWords } from '../../words.ts';
import { byGroup } from '../group.ts';
import { Options } from '../Options.tsx';

/** Every option of the decision in words, by what it is, with a search. */
export function AllOptions() {
  const words = useWords();
  const decision = useTable((state) => state.decision);
  const [wanted, setWanted] = useState('');
  const found = (decision?.options ?? [])
    .filter((option) => matches(words.option(option), wanted))
    .sort((a, b) => words.compare(words.option(a), words.option(b)));
  const groups = [...byGroup(found)];
  return (
    <>
      <SearchField value={wanted} onChange={setWanted} />
      {groups.map(([group, options]) => (
        <section key={group}>
          <h3 className={css.small}>
            {words.text(`panel.action.${group}`)} <span className={css.count}>{options.length}</span>
          </h3>
          <Options options={options} className={css.grid} />
        </section>
      ))}
      {groups.length === 0 && <p className={css.quiet}>{words.text('decision.noneFound')}</p>}
    </>
  );
}
