import { useState } from 'react';
import css from '../../../table/decision.module.css';
import { matches, SearchField } from '../../../table/SearchField.tsx';
import { useTable } from '../../tableContext.ts';
import { useWords } from '../../words.ts';
import { byGroup } from '../group.ts';
import { OptionButton } from '../OptionButton.tsx';

/** Every option of the decision in words, by what it is, with a search. */
export function AllOptions() {
  const words = useWords();
  const decision = useTable((state) => state.decision);
  const [wanted, setWanted] = useState('');
  const found = (decision?.options ?? []).filter((option) => matches(words.option(option), wanted));
  const groups = [...byGroup(found)];
  return (
    <>
      <SearchField value={wanted} onChange={setWanted} />
      {groups.map(([group, options]) => (
        <section key={group}>
          <h3 className={css.small}>
            {words.text(`zombicide.action.${group}`)} <span className={css.count}>{options.length}</span>
          </h3>
          <ul className={css.grid}>
            {options.map((option) => (
              <li key={`${option.seat} ${option.key}`}>
                <OptionButton option={option} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && <p className={css.quiet}>{words.text('decision.noneFound')}</p>}
    </>
  );
}
