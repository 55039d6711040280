import { lazy, Suspense, useId } from 'react';
import { MoreMessages, useText } from '../app/i18n.tsx';
import { GAME_IDS, useSettings } from '../app/settings.ts';
import { Choice } from '../app/ui/Choice.tsx';
import styles from './NewGame.module.css';
import { NewPandemic } from './NewPandemic.tsx';

const NewZombicide = lazy(() =>
  import('./zombicide/NewZombicide.tsx').then((module) => ({ default: module.NewZombicide })),
);

/** The form for a new game. As it stands it can be started at once; it remembers what was played last. */
export function NewGame() {
  const text = useText();
  const titleId = useId();
  const game = useSettings((settings) => settings.game);
  const set = useSettings((settings) => settings.set);
  return (
    <section className={styles.form} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId} className={styles.title}>
          {text('home.new.title')}
        </h2>
      </header>
      <Choice
        label={text('home.which')}
        value={game}
        options={GAME_IDS.map((id) => ({
          value: id,
          label: text(`home.which.${id}`),
          detail: text(`home.which.${id}.detail`),
        }))}
        onChange={(value) => set({ game: value })}
      />
      {game === 'pandemic' ? (
        <NewPandemic />
      ) : (
        <Suspense fallback={null}>
          <MoreMessages part="zombicide" fallback={null}>
            <MoreMessages part="zombicide/rulesets" fallback={null}>
              <NewZombicide />
            </MoreMessages>
          </MoreMessages>
        </Suspense>
      )}
    </section>
  );
}
