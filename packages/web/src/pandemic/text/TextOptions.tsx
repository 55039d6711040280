import { EndButton } from '../decision/EndButton.tsx';
import { byGroup } from '../decision/group.ts';
import { OptionButton } from '../decision/OptionButton.tsx';
import { useTable } from '../tableContext.ts';
import { useWords } from '../words.ts';
import css from './text.module.css';

/** What can be chosen now, under headings. Long lists are folded. */
export function TextOptions() {
  const words = useWords();
  const decision = useTable((state) => state.decision);
  if (!decision) return null;
  return (
    <section className={css.options} aria-labelledby="text-options">
      <h2 id="text-options">{words.text('decision.all')}</h2>
      {[...byGroup(decision.options)].map(([group, options]) => (
        <details key={group} open={options.length <= 8}>
          <summary>
            {words.text(`panel.action.${group}`)} ({options.length})
          </summary>
          <ul>
            {options.map((option) => (
              <li key={`${option.seat} ${option.key}`}>
                {option.kind === 'end' ? <EndButton option={option} /> : <OptionButton option={option} />}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
