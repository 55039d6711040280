import type { Decision } from '@holdout/kernel';
import css from '../../../table/decision.module.css';
import { useTake } from '../../../table/useTake.ts';
import panel from '../../panels/panels.module.css';
import { useWords } from '../../words.ts';

/** A new skill: each with what it does. */
export function SkillAsk({ decision }: { readonly decision: Decision }) {
  const { text, skill } = useWords();
  const take = useTake();
  return (
    <ul className={panel.skillChoice}>
      {decision.options.map((option) => (
        <li key={option.key}>
          <button type="button" className={css.option} data-option={option.key} onClick={() => take(option)}>
            <span>
              <strong>{skill(option.args[0])}</strong>
              <span className={panel.effect}>{text(`skill.${option.args[0]}.effect`)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
