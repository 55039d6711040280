import { TriangleAlert } from 'lucide-react';
import { useText } from '../app/i18n.tsx';
import { Choice } from '../app/ui/Choice.tsx';
import type { ChoicesProps } from './choices.ts';
import { hasTerrorist, playerCounts, playersOf } from './inPlay.ts';
import styles from './NewGame.module.css';

const MOST_AGAINST_ONE = 4;

/** How many play. Five with a bio-terrorist can be had, but not without a word. OB-BT-02, ruling OQ-30 */
export function PlayerCount({ choices, change }: ChoicesProps) {
  const text = useText();
  const players = playersOf(choices);
  return (
    <div>
      <Choice
        layout="short"
        label={text('home.players')}
        value={String(players)}
        options={playerCounts(choices).map((n) => ({
          value: String(n),
          label: text('home.players.n', { n }),
        }))}
        onChange={(value) => change({ players: Number(value) })}
      />
      {hasTerrorist(choices) && (
        <div role="status">
          {players > MOST_AGAINST_ONE && (
            <p className={styles.warning}>
              <TriangleAlert size={18} aria-hidden />
              {text('home.players.crowd')}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
