import { PRESETS, presetRules, RULES, rulesOf, usualPreset } from '@holdout/zombicide/rulesets';
import { useText } from '../../app/i18n.tsx';
import { Button } from '../../app/ui/Button.tsx';
import { Choice } from '../../app/ui/Choice.tsx';
import { Fold } from '../../app/ui/Fold.tsx';
import { changedCount, missionOf, playedRules, presetOf } from './choices.ts';
import type { ChoiceProps } from './SurvivorChoice.tsx';
import css from './zombicide.module.css';

/** A preset, and single points on which a table plays otherwise; what is as printed says so. */
export function HouseRules({ choices, change }: ChoiceProps) {
  const text = useText();
  const { rules } = choices;
  const { boxes } = missionOf(choices);
  const preset = presetOf(choices);
  const changed = changedCount(choices);
  const played = playedRules(choices);
  const usual = presetRules(preset, boxes);
  const state =
    changed === 0 ? text('zombicide.home.official') : text('zombicide.home.changed', { n: changed });
  return (
    <Fold title={text('zombicide.home.rules')} state={`${text(`preset.${preset}.title`)} · ${state}`}>
      <Choice
        label={text('zombicide.home.preset')}
        value={preset}
        options={PRESETS.map((value) => ({ value, label: text(`preset.${value}.title`) }))}
        onChange={(value) => change({ preset: value === usualPreset(boxes) ? null : value, rules: {} })}
      />
      <ul className={css.rules}>
        {rulesOf(boxes).map((name) => (
          <li key={name} data-changed={played[name] !== usual[name] || undefined}>
            <label className={css.rule}>
              <span>
                <strong>{text(`ruleset.${name}.title`)}</strong>
                <span className={css.facts}>{text(`ruleset.${name}.text`)}</span>
              </span>
              <select
                value={String(played[name])}
                onChange={({ target }) => {
                  const value = RULES[name].values.find((one) => String(one) === target.value);
                  change({ rules: { ...rules, [name]: value } });
                }}
              >
                {RULES[name].values.map((value) => (
                  <option key={String(value)} value={String(value)}>
                    {text(`ruleset.${name}.value.${value}`)}
                    {value === usual[name] ? ' ✓' : ''}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ul>
      {changed > 0 && <Button onPress={() => change({ rules: {} })}>{text('zombicide.home.reset')}</Button>}
    </Fold>
  );
}
