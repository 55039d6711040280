import { Search } from 'lucide-react';
import { type RefObject, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocationProperty } from 'wouter/use-browser-location';
import { MoreMessages, useText } from '../i18n.tsx';
import { NoTexts } from '../NoTexts.tsx';
import { GAME_IDS, type GameId, useSettings } from '../settings.ts';
import { useTitle } from '../title.ts';
import { Choice } from '../ui/Choice.tsx';
import { isWriting } from '../writing.ts';
import styles from './Rules.module.css';
import {
  GROUPS,
  type Group,
  gameOfRule,
  pieces,
  type Statement,
  search,
  statementsOf,
} from './statements.ts';

/** All rules the table knows, in our own words, to read and to search. A refusal links here. */
export function Rules() {
  const played = useSettings((settings) => settings.game);
  const target = useLocationProperty(() => window.location.hash.slice(1));
  const [chosen, choose] = useState<GameId | null>(null);
  const named = gameOfRule(target);
  // A link to a rule of the other game opens its page, whatever was chosen before.
  const [followed, follow] = useState(target);
  if (followed !== target) {
    follow(target);
    if (named) choose(named);
  }
  const game = chosen ?? named ?? played;
  return (
    <MoreMessages key={game} part={`${game}/rules`} fallback={<NoTexts />}>
      <RulesOf game={game} target={target} choose={choose} />
    </MoreMessages>
  );
}

interface RulesOfProps {
  readonly game: GameId;
  /** What the address names: a rule or a group. */
  readonly target: string;
  readonly choose: (game: GameId) => void;
}

function RulesOf({ game, target, choose }: RulesOfProps) {
  const text = useText();
  const { messages } = useIntl();
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const field = useRef<HTMLInputElement>(null);
  useTitle(text('rules.title'));
  useSearchKey(field);
  useTargetRule(target, setQuery);

  const title = (group: Group): string => text(titleOf(game, group));
  const all = useMemo(() => statementsOf(game, Object.keys(messages), text), [game, messages, text]);
  const found = search(all, wanted, title);
  const groups = GROUPS[game].filter((group) => found.some((statement) => statement.group === group));

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{text('rules.title')}</h1>
        <p className={styles.lead}>{text('rules.lead')}</p>
        <Choice
          label={text('home.which')}
          labelHidden
          value={game}
          options={GAME_IDS.map((id) => ({ value: id, label: text(`home.which.${id}`) }))}
          onChange={choose}
        />
        <SearchField value={query} onChange={setQuery} field={field} />
        <p className={styles.count} role="status">
          {wanted.trim() === ''
            ? text('rules.all', { n: all.length })
            : text('rules.found', { n: found.length })}
        </p>
      </header>
      {groups.length > 1 && <Contents groups={groups} title={title} />}
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group} className={styles.group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`} className={styles.groupTitle}>
              {title(group)}
            </h2>
            <ul className={styles.list}>
              {found
                .filter((statement) => statement.group === group)
                .map((statement) => (
                  <Rule
                    key={statement.id}
                    statement={statement}
                    query={wanted}
                    current={statement.id === target}
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

interface ContentsProps {
  readonly groups: readonly Group[];
  readonly title: (group: Group) => string;
}

function Contents({ groups, title }: ContentsProps) {
  const text = useText();
  return (
    <nav className={styles.contents} aria-label={text('rules.contents')}>
      <ul className={styles.links}>
        {groups.map((group) => (
          <li key={group}>
            <a href={`#group-${group}`} className={styles.link}>
              {title(group)}
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
function useTargetRule(target: string, setQuery: (query: string) => void): void {
  useEffect(() => {
    if (target === '') return;
    setQuery('');
    // Only in the whole list is it sure to be found.
    const frame = requestAnimationFrame(() => document.getElementById(target)?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [target, setQuery]);
}

/** The text that names a group. The table's own rules are called the same in both games. */
const titleOf = (game: GameId, group: Group): string =>
  game === 'pandemic' || group === 'HO' ? `rules.group.${group}` : `rules.group.${game}.${group}`;
