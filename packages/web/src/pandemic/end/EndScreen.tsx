import type { GameEvent } from '@holdout/kernel';
import type { PandemicView } from '@holdout/pandemic';
import type { MoveView } from '@holdout/protocol';
import { type ReactNode, useMemo } from 'react';
import { useText } from '../../app/i18n.tsx';
import { EndSheet } from '../../table/EndSheet.tsx';
import { Actions } from './Actions.tsx';
import { boxOf } from './box.ts';
import { Course } from './Course.tsx';
import styles from './EndScreen.module.css';
import { Luck } from './Luck.tsx';
import { Result } from './Result.tsx';
import { Seed } from './Seed.tsx';
import { statisticsOf } from './statistics.ts';
import { Terror } from './Terror.tsx';

export interface EndScreenProps {
  readonly view: PandemicView;
  readonly opening: readonly GameEvent[];
  readonly history: readonly MoveView[];
  readonly names: readonly string[];
  /** Null as long as the game keeps it. */
  readonly seed: string | null;
  /** What bound the seed before the game. */
  readonly seedHash?: string;
  readonly onClose: () => void;
  /** Begins a new game of the same deal; null where there is none to be had. */
  readonly onReplay: (() => void) | null;
  readonly onExport: () => void;
}

/** How the game has ended, how it got there, and how lucky it was. */
export function EndScreen({
  view,
  opening,
  history,
  names,
  seed,
  seedHash,
  onClose,
  onReplay,
  onExport,
}: EndScreenProps) {
  const text = useText();
  const statistics = useMemo(
    () => statisticsOf(opening, history, view.players, boxOf(view)),
    [opening, history, view],
  );
  const terrorist = view.brink?.terrorist;
  const { result, cause } = view.over ?? { result: 'lost', cause: 'cards' };
  return (
    <EndSheet
      title={text(`pandemic.outcome.${result}.${cause}.title`)}
      onClose={onClose}
      onReplay={onReplay}
      onExport={onExport}
    >
      <div className={styles.end}>
        <Result view={view} statistics={statistics} names={names} />
        <Part title={text('end.course')}>
          <Course turns={statistics.turns} names={names} />
        </Part>
        <Part title={text('end.luck')}>
          <Luck statistics={statistics} entered={view.entered} />
        </Part>
        <Part title={text('end.actions')}>
          <Actions seats={statistics.seats.filter(({ seat }) => seat !== terrorist?.seat)} names={names} />
        </Part>
        {terrorist?.secret && (
          <Part title={text('end.terror')}>
            <Terror log={terrorist.secret.log} />
          </Part>
        )}
        {!view.entered && (
          <Part title={text('end.seed')}>
            <Seed seed={seed} hash={seedHash} />
          </Part>
        )}
      </div>
    </EndSheet>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>{title}</h3>
      {children}
    </section>
  );
}
