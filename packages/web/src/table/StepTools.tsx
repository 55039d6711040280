import { FastForward, SkipForward } from 'lucide-react';
import { SPEEDS, useSettings } from '../app/settings.ts';
import { useTable } from './context.ts';
import css from './panels.module.css';
import { useTableWords } from './words.ts';

/** While something is being shown: how fast, the next step, and the rest at once. */
export function StepTools() {
  const waiting = useTable((state) => state.waiting.length);
  const looking = useTable((state) => state.looking);
  const next = useTable((state) => state.next);
  const skip = useTable((state) => state.skip);
  const { text } = useTableWords();
  return (
    <div className={css.showingTools}>
      <SpeedChoice />
      <button type="button" className={css.tool} data-testid="next-step" onClick={next}>
        <SkipForward size={18} aria-hidden /> {text('table.next')}
      </button>
      <button type="button" className={css.tool} data-testid="skip-steps" onClick={skip}>
        <FastForward size={18} aria-hidden />{' '}
        {looking === null ? text('table.skip', { n: waiting }) : text('table.backToNow')}
      </button>
    </div>
  );
}

function SpeedChoice() {
  const { text } = useTableWords();
  const speed = useSettings((settings) => settings.speed);
  const set = useSettings((settings) => settings.set);
  const next = useTable((state) => state.next);
  const change = (wanted: string) => {
    const chosen = SPEEDS.find((one) => one === wanted);
    if (!chosen) return;
    set({ speed: chosen });
    // What waited for a step goes on by itself now.
    if (chosen !== 'step') next();
  };
  return (
    <label className={css.speed}>
      <span>{text('table.speed')}</span>
      <select value={speed} onChange={({ target }) => change(target.value)}>
        {SPEEDS.map((one) => (
          <option key={one} value={one}>
            {text(`table.speed.${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
