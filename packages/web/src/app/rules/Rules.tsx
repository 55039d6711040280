import { Search } from 'lucide-react';
import { type RefObject, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocationProperty } from 'wouter/use-browser-location';
import { useText } from '../i18n.tsx';
import { useSettings } from '../settings.ts';
import { useTitle } from '../title.ts';
import { isWriting } from '../writing.ts';
import styles from './Rules.module.css';
import { GROUPS, type Group, pieces, type Statement, search, statementsOf } from './statements.ts';

/** All rules the table knows, in our own words, to read and to search. A refusal links here. */
export function Rules() {
  const text = useText();
  const { messages } = useIntl();
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const field = useRef<HTMLInputElement>(null);
  useTitle(text('rules.title'));
  useSearchKey(field);
  const current = useTargetRule(setQuery);

  const all = useMemo(() => statementsOf(messages), [messages]);
  const found = search(all, wanted, (group) => text(`rules.group.${group}`));
  const groups = GROUPS.filter((group) => found.some((statement) => statement.group === group));

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{text('rules.title')}</h1>
        <p className={styles.lead}>{text('rules.lead')}</p>
        <SearchField value={query} onChange={setQuery} field={field} />
        <p className={styles.count} role="status">
          {wanted.trim() === ''
            ? text('rules.all', { n: all.length })
            : text('rules.found', { n: found.length })}
        </p>
      </header>
      {groups.length > 1 && <Contents groups={groups} />}
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group} className={styles.group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`} className={styles.groupTitle}>
              {text(`rules.group.${group}`)}
            </h2>
            <ul className={styles.list}>
              {found
                .filter((statement) => statement.group === group)
                .map((statement) => (
                  <Rule
                    key={statement.id}
                    statement={statement}
                    query={wanted}
                    current={statement.id === current}
                  />
                ))}
            </ul>
          </section>
        ))}
        {groups.length === 0 && <p className={styles.nothing}>{text('rules.nothing', { query: wanted })}</p>}
      </div>
    </div>
  );
}

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly field: RefObject<HTMLInputElement | null>;
}

function SearchField({ value, onChange, field }: SearchFieldProps) {
  const text = useText();
  const id = useId();
  return (
    <div className={styles.search}>
      <label htmlFor={id} className="visually-hidden">
        {text('rules.search')}
      </label>
      <Search size={20} aria-hidden className={styles.lens} />
      <input
        id={id}
        ref={field}
        type="search"
        className={styles.field}
        placeholder={text('rules.search')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

function Contents({ groups }: { readonly groups: readonly Group[] }) {
  const text = useText();
  return (
    <nav className={styles.contents} aria-label={text('rules.contents')}>
      <ul className={styles.links}>
        {groups.map((group) => (
          <li key={group}>
            <a href={`#group-${group}`} className={styles.link}>
              {text(`rules.group.${group}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface RuleProps {
  readonly statement: Statement;
  readonly query: string;
  readonly current: boolean;
}

function Rule({ statement, query, current }: RuleProps) {
  const text = useText();
  const { id } = statement;
  return (
    <li id={id} className={`${styles.rule} ${current ? styles.current : ''}`}>
      <a href={`#${id}`} className={styles.id} aria-label={text('rules.link', { id })}>
        {id}
      </a>
      <p className={styles.statement}>
        {pieces(statement.text, query).map((piece, i) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name than their place
          piece.found ? <mark key={i}>{piece.text}</mark> : piece.text,
        )}
      </p>
    </li>
  );
}

/** `/` goes to the search field. */
function useSearchKey(field: RefObject<HTMLInputElement | null>): void {
  const shortcuts = useSettings((settings) => settings.shortcuts);
  useEffect(() => {
    if (!shortcuts) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isWriting(event.target)) return;
      event.preventDefault();
      field.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [field, shortcuts]);
}

/** The rule that the address names. The page comes later than the browser looks for it, so it is brought into view here. */
function useTargetRule(setQuery: (query: string) => void): string {
  const target = useLocationProperty(() => window.location.hash.slice(1));
  useEffect(() => {
    if (target === '') return;
    setQuery('');
    // Only in the whole list is it sure to be found.
    const frame = requestAnimationFrame(() => document.getElementById(target)?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [target, setQuery]);
  return target;
}
