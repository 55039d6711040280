import { isElsewhere } from '../../table/elsewhere.ts';
import { byGroup, COMMON_GROUPS, type Group } from '../decision/group.ts';
import { Options } from '../decision/Options.tsx';
import { useScreen } from '../screen.ts';
import { useTable } from '../tableContext.ts';
import { useWords } from '../words.ts';
import css from './text.module.css';

/** What can be chosen now, under headings. Long lists are folded. */
export function TextOptions() {
  const words = useWords();
  const decision = useTable((state) => state.decision);
  const elsewhere = useTable(isElsewhere);
  if (!decision || (elsewhere && decision.options.length === 0)) return null;
  const groups = byGroup(decision.options);
  return (
    <section className={css.options} aria-labelledby="text-options">
      <h2 id="text-options">{words.text('decision.all')}</h2>
      {[...groups].map(([group, options]) => (
        <details key={group} open={options.length <= 8}>
          <summary>
            {words.text(`panel.action.${group}`)} ({options.length})
          </summary>
          <Options options={options} />
        </details>
      ))}
      {decision.ask === 'action' && !elsewhere && (
        <NotNow groups={COMMON_GROUPS.filter((group) => !groups.has(group))} />
      )}
    </section>
  );
}

/** Actions that everybody has but that are not possible now; each says why. */
function NotNow({ groups }: { readonly groups: readonly Group[] }) {
  const { text } = useWords();
  const openMenu = useScreen((state) => state.openMenu);
  if (groups.length === 0) return null;
  return (
    <details>
      <summary>
        {text('textBoard.notNow')} ({groups.length})
      </summary>
      <ul>
        {groups.map((group) => (
          <li key={group}>
            <button
              type="button"
              className={css.off}
              aria-haspopup="dialog"
              onClick={(event) => openMenu({ t: 'group', group }, event.currentTarget)}
            >
              {text(`panel.action.${group}`)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
