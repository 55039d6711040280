import { faultText } from '@holdout/lang';
import { EPIDEMIC_LEVELS } from '@holdout/pandemic/facts';
import { Play } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useText } from '../app/i18n.tsx';
import { Button } from '../app/ui/Button.tsx';
import { Choice } from '../app/ui/Choice.tsx';
import { Notice } from '../app/ui/Notice.tsx';
import { localHost } from '../local/client.ts';
import { PLAYER_COUNTS, setupOf, useChoices, withPlayers } from './choices.ts';
import { MoreOptions } from './MoreOptions.tsx';
import styles from './NewGame.module.css';
import { Seats } from './Seats.tsx';

/** The form for a new game. As it stands it can be started at once; it remembers what was played last. */
export function NewGame() {
  const text = useText();
  const titleId = useId();
  const { choices, change } = useChoices();
  const [seed, setSeed] = useState('');
  const { start, starting, problem, dismiss } = useStart();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void start(seed);
  };
  return (
    <form className={styles.form} aria-labelledby={titleId} onSubmit={onSubmit}>
      <header>
        <h2 id={titleId} className={styles.title}>
          {text('home.new.title')}
        </h2>
        <p className={styles.game}>{text('home.new.game')}</p>
      </header>
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
      {problem && (
        <Notice kind="fault" onClose={dismiss}>
          {problem}
        </Notice>
      )}
      <div className={styles.start}>
        <Button type="submit" look="primary" large icon={Play} isPending={starting}>
          {text(starting ? 'home.starting' : 'home.start')}
        </Button>
      </div>
    </form>
  );
}

/** Has the table set up and goes there. */
function useStart() {
  const text = useText();
  const intl = useIntl();
  const [, navigate] = useLocation();
  const [starting, setStarting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const start = async (seed: string) => {
    const { choices } = useChoices.getState();
    setStarting(true);
    setProblem(null);
    try {
      const result = await localHost.create(
        setupOf(choices, seed, (seat) => text('home.seat.name', { n: seat + 1 })),
      );
      if (result.ok) navigate(`/table/${result.value}`);
      else setProblem(faultText({ intl, names: [] }, result.fault));
    } catch (error) {
      setProblem(text('home.refused', { words: String(error) }));
    } finally {
      setStarting(false);
    }
  };
  return { start, starting, problem, dismiss: () => setProblem(null) };
}
