import type { SurvivorView } from '@holdout/zombicide';
import { LEVELS, SURVIVORS } from '@holdout/zombicide/facts';
import { useWords } from '../words.ts';
import { Cards } from './Cards.tsx';
import { Danger } from './Danger.tsx';
import { learnedBy } from './learned.ts';
import css from './panels.module.css';
import { Rotten } from './Rotten.tsx';

const byId = new Map(SURVIVORS.map((def) => [def.id, def]));

/** Everything of a survivor: experience, skills by level with what they do, wounds, cards. */
export function SurvivorSheet({ survivor }: { readonly survivor: SurvivorView }) {
  const { text, skill, level } = useWords();
  const def = byId.get(survivor.id);
  const learned = learnedBy(survivor.skills, def ? LEVELS.map((id) => def.skills[id]) : []);
  return (
    <div className={css.sheet}>
      <Danger survivor={survivor} />
      <p className={css.state}>
        {survivor.dead
          ? text('zombicide.survivor.dead')
          : text('zombicide.survivor.wounds', { n: survivor.wounds })}
      </p>
      {survivor.rotten && (
        <p>
          <Rotten />
        </p>
      )}
      {!survivor.dead && <Cards cards={survivor.cards} />}
      <dl className={css.levels}>
        {LEVELS.map((id, i) => (
          <div key={id} data-level={id}>
            <dt>{level(id)}</dt>
            <dd>
              <ul>
                {learned[i]?.map(({ name, known }) => (
                  <li key={name} data-known={known || undefined}>
                    <strong>{skill(name)}</strong>
                    {known && <span className="visually-hidden"> {text('zombicide.skill.known')}</span>}
                    <span>{text(`skill.${name}.effect`)}</span>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
