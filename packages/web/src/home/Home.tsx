import { Play } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { useText } from '../app/i18n.tsx';
import { useTitle } from '../app/title.ts';
import { buttonClass } from '../app/ui/Button.tsx';
import type { SavedTable } from '../local/api.ts';
import { isHeld, useKeychain } from '../online/keychain.ts';
import { Fronts } from './Fronts.tsx';
import styles from './Home.module.css';
import { NewGame } from './NewGame.tsx';
import { SavedGames } from './SavedGames.tsx';
import { useDroppedFiles, usePastedText } from './useArrivals.ts';
import { useSavedGames } from './useSavedGames.ts';
import { useList } from './words.ts';

// Whoever has never played at a server needs no list of its tables.
const OnlineTables = lazy(() =>
  import('./OnlineTables.tsx').then((module) => ({ default: module.OnlineTables })),
);

/** Where everything begins: a new game, and those that are under way. */
export function Home() {
  const text = useText();
  const saved = useSavedGames();
  const hasOnline = useKeychain(({ tables }) => Object.values(tables).some(isHeld));
  useTitle('');
  usePastedText(saved.take);
  const dragging = useDroppedFiles(saved.take);
  const last = saved.tables?.find((table) => !table.over && !table.broken);
  return (
    <div className={styles.page}>
      <section className={styles.hero}>
        <div className={styles.art}>
          <Fronts />
        </div>
        <div className={styles.words}>
          <h1 className={styles.title}>{text('home.title')}</h1>
          <p className={styles.lead}>{text('home.lead')}</p>
          {last && <GoOn table={last} />}
        </div>
      </section>
      <NewGame />
      <div className={styles.lists}>
        {hasOnline && (
          <Suspense fallback={null}>
            <OnlineTables />
          </Suspense>
        )}
        <SavedGames saved={saved} />
      </div>
      {dragging && (
        <div className={styles.drop} aria-hidden="true">
          <p>{text('home.drop')}</p>
        </div>
      )}
    </div>
  );
}

/** The quickest way back to the game that was played last. */
function GoOn({ table }: { readonly table: SavedTable }) {
  const text = useText();
  const list = useList();
  return (
    <Link href={`/table/${table.id}`} className={`${buttonClass('plain', true)} ${styles.goOn}`}>
      <Play size={20} aria-hidden />
      <span>
        {text('home.goOn')}
        <span className={styles.goOnWith}>
          {text('home.goOn.with', {
            game: text(`home.which.${table.game}`),
            names: list(table.seats),
            progress: text(`home.progress.${table.game}`, { n: table.turn }),
          })}
        </span>
      </span>
    </Link>
  );
}
