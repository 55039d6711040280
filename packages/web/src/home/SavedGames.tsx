import { FileUp, LogIn } from 'lucide-react';
import { useId, useState } from 'react';
import { useText } from '../app/i18n.tsx';
import { Button } from '../app/ui/Button.tsx';
import type { SavedTable } from '../local/api.ts';
import { EmptyTable } from './EmptyTable.tsx';
import { GameCard } from './GameCard.tsx';
import { ImportSheet } from './ImportSheet.tsx';
import { NumberSheet } from './NumberSheet.tsx';
import { OutcomeNotice } from './OutcomeNotice.tsx';
import { RemoveSheet } from './RemoveSheet.tsx';
import styles from './SavedGames.module.css';
import { useNow } from './useNow.ts';
import type { SavedGamesState } from './useSavedGames.ts';

/** The games kept in this browser. */
export function SavedGames({ saved }: { readonly saved: SavedGamesState }) {
  const text = useText();
  const titleId = useId();
  const now = useNow();
  const [importing, setImporting] = useState(false);
  const [coming, setComing] = useState(false);
  const [removing, setRemoving] = useState<SavedTable | null>(null);
  const { tables } = saved;
  return (
    <section className={styles.games} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {text('home.games')}
        </h2>
        <span className={styles.deeds}>
          <Button icon={LogIn} onPress={() => setComing(true)} data-testid="by-number">
            {text('home.number')}
          </Button>
          <Button icon={FileUp} onPress={() => setImporting(true)}>
            {text('home.import')}
          </Button>
        </span>
      </header>
      <OutcomeNotice saved={saved} />
      {tables?.length === 0 && (
        <div className={styles.empty}>
          <EmptyTable />
          <p className={styles.emptyTitle}>{text('home.games.none')}</p>
          <p className={styles.emptyWords}>{text('home.games.noneWords')}</p>
        </div>
      )}
      {tables && tables.length > 0 && (
        <ul className={styles.list}>
          {tables.map((table) => (
            <GameCard
              key={table.id}
              table={table}
              now={now}
              onSave={() => saved.save(table.id)}
              onPlayOnline={() => saved.playOnline(table.id)}
              onRemove={() => setRemoving(table)}
            />
          ))}
        </ul>
      )}
      {coming && <NumberSheet onClose={() => setComing(false)} />}
      {importing && <ImportSheet onTake={saved.take} onClose={() => setImporting(false)} />}
      {removing && (
        <RemoveSheet
          table={removing}
          onSave={() => saved.save(removing.id)}
          onRemove={() => saved.remove(removing)}
          onClose={() => setRemoving(null)}
        />
      )}
    </section>
  );
}
