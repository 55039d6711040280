import { type ReactNode, useEffect, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { useTitle } from '../app/title.ts';
import { Notice } from '../app/ui/Notice.tsx';
import { TableContext, useTable } from './context.ts';
import type { TableLink } from './link.ts';
import { Announcer } from './log/Announcer.tsx';
import css from './screen.module.css';
import { ScreenContext } from './screen.ts';
import { openTable, type Profile, type TableStore } from './session.ts';
import { type TableWords, WordsContext } from './words.ts';

interface TableRootProps<V extends object> {
  readonly link: TableLink;
  readonly profile: Profile<V>;
  readonly createScreen: () => unknown;
  /** The words of this game: a hook, called below the table. */
  readonly useWords: () => TableWords;
  readonly children: ReactNode;
}

interface Opened<V extends object> {
  readonly table: TableStore<V>;
  readonly screen: unknown;
}

/** Opens a table and gives it, its screen and its words to everything below; before it is there, it says so. */
export function TableRoot<V extends object>({
  link,
  profile,
  createScreen,
  useWords,
  children,
}: TableRootProps<V>) {
  const [opened, setOpened] = useState<Opened<V> | null>(null);
  useEffect(() => {
    const table = openTable(link, profile, () => useSettings.getState().speed);
    setOpened({ table, screen: createScreen() });
    return () => table.getState().close();
  }, [link, profile, createScreen]);
  if (!opened) return null;
  return (
    <TableContext value={opened.table}>
      <ScreenContext value={opened.screen}>
        <Spoken useWords={useWords}>{children}</Spoken>
      </ScreenContext>
    </TableContext>
  );
}

type SpokenProps = Pick<TableRootProps<object>, 'useWords' | 'children'>;

function Spoken({ useWords, children }: SpokenProps) {
  const words = useWords();
  const open = useTable((state) => state.view !== null);
  const fault = useTable((state) => state.fault);
  useTitle(words.text('table.title'));
  if (!open && fault) {
    return (
      <div className={css.message}>
        <Notice kind="fault">
          {fault.code === 'internal' ? words.text('table.broken') : words.fault(fault)}
        </Notice>
      </div>
    );
  }
  if (!open) {
    return (
      <p className={css.message} role="status">
        {words.text('table.opening')}
      </p>
    );
  }
  return (
    <WordsContext value={words}>
      <Announcer />
      {children}
    </WordsContext>
  );
}
