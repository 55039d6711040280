import { useFollowed } from '../../online/context.ts';
import { useScreen } from '../screen.ts';
import { useTable, useView } from '../tableContext.ts';
import { useWords } from '../words.ts';
import { Cards } from './Cards.tsx';
import { Danger } from './Danger.tsx';
import css from './panels.module.css';
import { Rotten } from './Rotten.tsx';

/** The survivor who acts: what he has left, what he can, what he carries. */
export function ActiveSheet() {
  const { text, skill } = useWords();
  const view = useView();
  const openMenu = useScreen((state) => state.openMenu);
  const choosing = useTable((state) => state.decision?.ask === 'action');
  const followed = useFollowed();
  const active = view.survivors.find(({ id }) => id === view.turn.active);
  const theirs = followed === null ? active : view.survivors.find(({ seat }) => seat === followed);
  const survivor = active?.seat === followed ? active : theirs;
  if (!survivor) return null;
  return (
    <div className={css.activeSheet}>
      <div className={css.activeFacts}>
        <Danger survivor={survivor} />
        <ActionsLeft />
        <p className={css.wounds} data-n={survivor.wounds}>
          {text('zombicide.survivor.wounds', { n: survivor.wounds })}
        </p>
        {survivor.rotten && <Rotten />}
        <ul className={css.skills}>
          {[...new Set(survivor.skills)].map((name) => (
            <li
              key={name}
              title={text(`skill.${name}.effect`)}
              data-used={survivor.used.includes(name) || undefined}
            >
              {skill(name)}
              {survivor.skills.filter((other) => other === name).length > 1 && ' ×2'}
            </li>
          ))}
        </ul>
      </div>
      <Cards
        cards={survivor.cards}
        {...(choosing
          ? { onPress: (place, event) => openMenu({ t: 'place', place }, event.currentTarget) }
          : {})}
      />
    </div>
  );
}

/** Pips for actions, and words for the free ones. */
function ActionsLeft() {
  const { text } = useWords();
  const { actions, free, moveCost } = useView().turn;
  return (
    <p className={css.actionsLeft}>
      <span className={css.pips} aria-hidden="true">
        {Array.from({ length: Math.max(actions, 0) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike
          <span key={i} className={css.pip} />
        ))}
      </span>
      <span>{text('zombicide.actions.left', { n: actions })}</span>
      {Object.entries(free)
        .filter(([, n]) => n > 0)
        .map(([id, n]) => (
          <span key={id} className={css.freeAction}>
            {text('zombicide.actions.free', { n, what: text(`free.${id}`) })}
          </span>
        ))}
      {moveCost > 1 && <span className={css.toll}>{text('zombicide.actions.toll', { n: moveCost })}</span>}
    </p>
  );
}
