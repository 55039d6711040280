import type { SurvivorView } from '@holdout/zombicide';
import { Droplet, Footprints } from 'lucide-react';
import { Glyph } from '../art/Glyph.tsx';
import { useScreen } from '../screen.ts';
import { useView } from '../tableContext.ts';
import { useWords } from '../words.ts';
import { Danger } from './Danger.tsx';
import css from './panels.module.css';
import { Rotten } from './Rotten.tsx';
import { SurvivorBadge } from './SurvivorBadge.tsx';
import { Teams } from './Teams.tsx';
import { teamShown } from './teams.ts';

/** Up to so many survivors have as much room as they want. */
const FEW = 4;

/** All survivors, one below the other: who acts, who has acted, wounds, experience, what is in hand. */
export function Survivors() {
  const { text } = useWords();
  const view = useView();
  return (
    <>
      <Teams />
      <ul
        className={css.survivors}
        aria-label={text('panel.survivors')}
        data-many={view.survivors.length > FEW || undefined}
      >
        {view.survivors.map((survivor, i) => (
          <li key={survivor.id}>
            <Row survivor={survivor} number={i + 1} active={survivor.id === view.turn.active} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  readonly survivor: SurvivorView;
  readonly number: number;
  readonly active: boolean;
}

function Row({ survivor, number, active }: RowProps) {
  const words = useWords();
  const { text } = words;
  const view = useView();
  const openMenu = useScreen((state) => state.openMenu);
  const state = stateOf(survivor, active);
  const team = teamShown(view, survivor.id);
  return (
    <button
      type="button"
      className={css.row}
      data-survivor={survivor.id}
      data-state={state}
      data-number={number}
      onClick={(event) => openMenu({ t: 'survivor', survivor: survivor.id }, event.currentTarget)}
    >
      <SurvivorBadge id={survivor.id} size={38} />
      <span className={css.rowMain}>
        <span className={css.rowHead}>
          <strong>{words.survivor(survivor.id)}</strong>
          {team !== null && <span className="visually-hidden">{text('team.name', { n: team + 1 })}</span>}
          {view.players > 1 && <span className={css.owner}>{words.name(survivor.seat)}</span>}
          <span className={css.rowState}>{text(`zombicide.survivor.state.${state}`)}</span>
        </span>
        <Danger survivor={survivor} />
        <span className={css.rowFacts}>
          {survivor.cards.slice(0, 2).map((card, i) =>
            card ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a hand is its place
              <span key={i} title={words.equipment(card.id)}>
                <Glyph of={card.id} size={20} />
                <span className="visually-hidden">{words.equipment(card.id)}</span>
              </span>
            ) : null,
          )}
          {survivor.wounds > 0 && (
            <span className={css.wounds}>
              <Droplet size={16} aria-hidden />
              <span>{text('zombicide.survivor.wounds', { n: survivor.wounds })}</span>
            </span>
          )}
          {survivor.rotten && <Rotten small />}
          {view.carrier === survivor.id && <span>{text('zombicide.survivor.carrier')}</span>}
          {active && (
            <span className={css.left}>
              <Footprints size={16} aria-hidden /> {text('zombicide.actions.left', { n: view.turn.actions })}
            </span>
          )}
        </span>
      </span>
    </button>
  );
}

function stateOf({ dead, zone, acted }: SurvivorView, active: boolean): string {
  if (dead) return 'dead';
  if (zone === null) return 'away';
  if (active) return 'active';
  return acted ? 'acted' : 'ready';
}
