import type { SurvivorView } from '@holdout/zombicide';
import { LEVELS, THRESHOLDS } from '@holdout/zombicide/facts';
import { useWords } from '../words.ts';
import css from './panels.module.css';

/** Experience on the danger bar, with the levels it leads to. */
export function Danger({ survivor }: { readonly survivor: SurvivorView }) {
  const { text, level } = useWords();
  const { xp } = survivor;
  const at = LEVELS.indexOf(survivor.level);
  const from = THRESHOLDS[at];
  const next = THRESHOLDS[at + 1];
  const part = next === undefined ? 1 : (xp - from) / (next - from);
  const label =
    next === undefined
      ? text('zombicide.danger.top', { xp, level: level(survivor.level) })
      : text('zombicide.danger.of', { xp, next, level: level(survivor.level) });
  return (
    <div className={css.danger} data-level={survivor.level} title={label}>
      <span className={css.dangerBar} aria-hidden="true">
        <span style={{ inlineSize: `${Math.round(part * 100)}%` }} />
      </span>
      <span className={css.dangerXp} aria-hidden="true">
        {next === undefined ? xp : `${xp}/${next}`}
      </span>
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
