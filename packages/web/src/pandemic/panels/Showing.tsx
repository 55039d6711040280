import type { GameEvent } from '@holdout/kernel';
import { FastForward, SkipForward } from 'lucide-react';
import { SPEEDS, useSettings } from '../../app/settings.ts';
import { DiseaseMark } from '../board/DiseaseMark.tsx';
import { Glyph } from '../board/Glyph.tsx';
import { diseaseOf } from '../board/geometry.ts';
import { useTable } from '../tableContext.ts';
import { useWords, type Words } from '../words.ts';
import css from './panels.module.css';

/** Says what is happening while it is being shown, step by step, and how fast. */
export function Showing() {
  const event = useTable((state) => state.event);
  const waiting = useTable((state) => state.waiting.length);
  const looking = useTable((state) => state.looking);
  const next = useTable((state) => state.next);
  const skip = useTable((state) => state.skip);
  const words = useWords();
  if (!event) return null;
  const sentence = words.event(event) ?? plainText(words, event);
  return (
    <section
      className={css.showing}
      data-event={event.t}
      data-testid="showing"
      aria-label={words.text('table.showing')}
    >
      <h2 className={css.showingText}>
        <EventSign event={event} />
        <span>
          {looking !== null && <span className={css.again}>{words.text('table.again')}</span>}
          {sentence}
        </span>
      </h2>
      <div className={css.showingTools}>
        <SpeedChoice />
        <button type="button" className={css.tool} data-testid="next-step" onClick={next}>
          <SkipForward size={18} aria-hidden /> {words.text('table.next')}
        </button>
        <button type="button" className={css.tool} data-testid="skip-steps" onClick={skip}>
          <FastForward size={18} aria-hidden />{' '}
          {looking === null ? words.text('table.skip', { n: waiting }) : words.text('table.backToNow')}
        </button>
      </div>
    </section>
  );
}

/** A card that is turned over has no sentence of its own: the next one tells what it brings. */
function plainText(words: Words, { city }: GameEvent): string {
  return typeof city === 'string'
    ? words.text('table.flipped', { city: words.city(city) })
    : words.text('table.goingOn');
}

function EventSign({ event }: { readonly event: GameEvent }) {
  if (event.t === 'epidemic') return <Glyph of="epidemic" size={32} />;
  const disease = typeof event.disease === 'string' ? event.disease : diseaseOf(String(event.city));
  return disease ? <DiseaseMark disease={disease} size={28} /> : null;
}

function SpeedChoice() {
  const { text } = useWords();
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
