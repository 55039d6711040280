import { EPIDEMIC_LEVELS } from '@holdout/pandemic/facts';
import { type FormEvent, useState } from 'react';
import { useText } from '../app/i18n.tsx';
import { Choice } from '../app/ui/Choice.tsx';
import { PLAYER_COUNTS, setupOf, useChoices, withPlayers } from './choices.ts';
import { MoreOptions } from './MoreOptions.tsx';
import styles from './NewGame.module.css';
import { Seats } from './Seats.tsx';
import { StartButton } from './StartButton.tsx';
import { useStart } from './useStart.ts';

/** The form for a new game of Pandemic. It remembers what was played last. */
export function NewPandemic() {
  const text = useText();
  const { choices, change } = useChoices();
  const [seed, setSeed] = useState('');
  const { start, starting, problem, dismiss } = useStart();
  const usual = (seat: number): string => text('home.seat.name', { n: seat + 1 });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void start(setupOf(useChoices.getState().choices, seed, usual));
  };
  return (
    <form className={styles.fields} aria-label={text('home.new.title')} onSubmit={onSubmit}>
      <Choice
        label={text('home.players')}
        value={String(choices.players)}
        options={PLAYER_COUNTS.map((n) => ({ value: String(n), label: text('home.players.n', { n }) }))}
        onChange={(value) => change(withPlayers(choices, Number(value)))}
      />
      <Choice
        label={text('home.who')}
        value={choices.alone ? 'alone' : 'friends'}
        options={[
          { value: 'alone', label: text('home.who.alone') },
          { value: 'friends', label: text('home.who.friends') },
        ]}
        onChange={(value) => change({ alone: value === 'alone' })}
      />
      <Choice
        label={text('home.level')}
        value={String(choices.epidemics)}
        options={EPIDEMIC_LEVELS.map((n) => ({
          value: String(n),
          label: text(`home.level.${n}`),
          detail: text('home.level.epidemics', { n }),
        }))}
        onChange={(value) => change({ epidemics: Number(value) })}
      />
      <Seats choices={choices} change={change} />
      <MoreOptions choices={choices} change={change} seed={seed} onSeed={setSeed} />
      <StartButton starting={starting} problem={problem} onDismiss={dismiss} />
    </form>
  );
}
