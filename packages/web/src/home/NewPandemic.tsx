import { type FormEvent, useState } from 'react';
import { useText } from '../app/i18n.tsx';
import { Choice } from '../app/ui/Choice.tsx';
import { BrinkChoice } from './BrinkChoice.tsx';
import type { ChoicesProps } from './choices.ts';
import { forOnline, hasTerrorist, levelOf, levelsOf, withLevel } from './inPlay.ts';
import { MoreOptions } from './MoreOptions.tsx';
import styles from './NewGame.module.css';
import { PlayerCount } from './PlayerCount.tsx';
import { Seats } from './Seats.tsx';
import { isOnline, StartButton } from './StartButton.tsx';
import { setupOf } from './setup.ts';
import { TerroristSeat } from './TerroristSeat.tsx';
import { useChoices } from './useChoices.ts';
import { useStart } from './useStart.ts';
import { WhoPlays } from './WhoPlays.tsx';
import { usualName } from './words.ts';

/** The form for a new game of Pandemic. It remembers what was played last. */
export function NewPandemic() {
  const text = useText();
  const { choices, change } = useChoices();
  const [seed, setSeed] = useState('');
  const { start, starting, problem, dismiss } = useStart();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // A field may have been left just now.
    const online = isOnline(event);
    const wanted = useChoices.getState().choices;
    const latest = online ? forOnline(wanted) : wanted;
    void start(
      setupOf(latest, seed, (seat) => usualName(text, latest, seat)),
      isOnline(event),
    );
  };
  const props = { choices, change };
  return (
    <form className={styles.fields} aria-label={text('home.new.title')} onSubmit={onSubmit}>
      <BrinkChoice {...props} />
      <PlayerCount {...props} />
      <WhoPlays {...props} />
      <Level {...props} />
      {hasTerrorist(choices) && <TerroristSeat {...props} />}
      <Seats {...props} />
      <MoreOptions {...props} seed={seed} onSeed={setSeed} />
      <StartButton starting={starting} problem={problem} onDismiss={dismiss} />
    </form>
  );
}

function Level({ choices, change }: ChoicesProps) {
  const text = useText();
  return (
    <Choice
      label={text('home.level')}
      value={String(levelOf(choices))}
      options={levelsOf(choices).map((n) => ({
        value: String(n),
        label: text(`home.level.${n}`),
        detail: text('home.level.epidemics', { n }),
      }))}
      onChange={(value) => change(withLevel(choices, Number(value)))}
    />
  );
}
