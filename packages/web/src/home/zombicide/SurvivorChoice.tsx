import { skillName, survivorName } from '@holdout/lang';
import { SURVIVORS } from '@holdout/zombicide/facts';
import { useIntl } from 'react-intl';
import { useText } from '../../app/i18n.tsx';
import { badgeOf, SHAPES } from '../../zombicide/art/people.ts';
import { countOf, missionOf, rangeOf, type ZombicideChoices } from './choices.ts';
import css from './zombicide.module.css';

export interface ChoiceProps {
  readonly choices: ZombicideChoices;
  readonly change: (change: Partial<ZombicideChoices>) => void;
}

/** Survivors with what they can: those that are pressed take part, the rest is drawn by lot. */
export function SurvivorChoice({ choices, change }: ChoiceProps) {
  const text = useText();
  const intl = useIntl();
  const { survivors } = choices;
  const count = countOf(choices);
  const chosen = Math.min(survivors.length, count);
  const [min, max] = rangeOf(choices);
  const mission = missionOf(choices);
  const toggle = (id: string): void => {
    const without = survivors.filter((other) => other !== id);
    change({ survivors: without.length < survivors.length ? without : [...survivors, id].slice(-count) });
  };
  return (
    <section aria-labelledby="survivors-title">
      <h3 id="survivors-title" className={css.heading}>
        {text('zombicide.home.survivors')}
      </h3>
      <p className={css.facts}>
        {min === max
          ? text('zombicide.home.survivors.needExactly', { n: chosen, count })
          : text('zombicide.home.survivors.need', { n: chosen, min, max })}
      </p>
      <ul className={css.people}>
        {SURVIVORS.filter(({ box }) => mission.boxes.includes(box)).map(({ id, skills }) => (
          <li key={id}>
            <button
              type="button"
              className={css.person}
              aria-pressed={survivors.includes(id)}
              data-survivor={id}
              onClick={() => toggle(id)}
            >
              <svg viewBox="0 0 100 100" width={36} height={36} aria-hidden="true">
                <path d={SHAPES[badgeOf(id).shape]} fill={badgeOf(id).colour} />
                <text
                  x={50}
                  y={52}
                  fill={badgeOf(id).ink}
                  fontSize={48}
                  fontWeight={800}
                  textAnchor="middle"
                  dominantBaseline="central"
                >
                  {survivorName(intl, id).slice(0, 1)}
                </text>
              </svg>
              <span>
                <strong>{survivorName(intl, id)}</strong>
                {skills.blue.map((name) => (
                  <span key={name} className={css.skill} title={text(`skill.${name}.effect`)}>
                    {skillName(intl, name)}
                  </span>
                ))}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
