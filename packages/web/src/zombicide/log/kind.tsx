import type { GameEvent } from '@holdout/kernel';
import { Skull } from 'lucide-react';
import { Dot } from '../../table/log/Dot.tsx';
import type { LogKind } from '../../table/log/kind.ts';
import styles from '../../table/log/LogPanel.module.css';
import { countOf, type LogTurn } from '../../table/log/turns.ts';
import { useTableWords } from '../../table/words.ts';
import { Glyph } from '../art/Glyph.tsx';
import { GLYPHS } from '../art/glyphs.generated.ts';

/** What the zombies do, and what is done to the survivors. */
const ZOMBIES: ReadonlySet<string> = new Set([
  'appear',
  'attack',
  'shamble',
  'waits',
  'extra',
  'zombie-card',
  'zombies-out',
  'lack',
  'reveal',
  'sprung',
  'trigger',
  'spawn-dice',
  'grab',
  'wound',
  'death',
  'spared',
  'taunt',
  'phase',
  'over',
]);

function passes(filter: string, { t }: GameEvent): boolean {
  if (filter === 'all') return true;
  return ZOMBIES.has(t) === (filter === 'zombies') || t === 'over';
}

const isPhase = ({ t, phase }: GameEvent, ...phases: readonly string[]): boolean =>
  t === 'phase' && phases.includes(String(phase));

/** The zombies' part of a round, and the new ones in it, can be looked at again once they are over. */
const part = (event: GameEvent) =>
  isPhase(event, 'zombies', 'spawn')
    ? (later: GameEvent) => isPhase(later, 'end') || later.t === 'over'
    : null;

function Title({ head }: LogTurn) {
  const { text } = useTableWords();
  return head ? text('zombicide.logPanel.roundTitle', { n: Number(head.n) }) : text('logPanel.setUp');
}

function Marks(turn: LogTurn) {
  const { text } = useTableWords();
  const kills = countOf(turn, 'kill');
  const deaths = countOf(turn, 'death');
  return (
    <>
      {kills > 0 && (
        <span className={styles.mark}>
          <Glyph of="walker" size={16} />
          <span aria-hidden="true">{kills}</span>
          <span className="visually-hidden">{text('zombicide.logPanel.kills', { n: kills })}</span>
        </span>
      )}
      {deaths > 0 && (
        <span className={`${styles.mark} ${styles.bad}`}>
          <Skull size={15} aria-hidden />
          <span aria-hidden="true">{deaths}</span>
          <span className="visually-hidden">{text('zombicide.logPanel.deaths', { n: deaths })}</span>
        </span>
      )}
    </>
  );
}

/** Signs of events that are about nothing with one of its own. */
const SIGNS: Readonly<Record<string, string>> = {
  tent: 'tent',
  trigger: 'trigger',
  'take-off': 'helicopter',
  fly: 'helicopter',
  land: 'helicopter',
  'blown-up': 'explosion',
};

function LineMark({ t, kind, card, weapon }: GameEvent) {
  const sign = [kind, card, weapon, SIGNS[t]].find((id) => typeof id === 'string' && GLYPHS[id]);
  return typeof sign === 'string' ? <Glyph of={sign} size={15} className={styles.sign} /> : <Dot />;
}

/** The log of Zombicide: round by round, survivors and zombies apart. */
export const ZOMBICIDE_LOG: LogKind = {
  begins: 'round',
  filters: ['all', 'survivors', 'zombies'],
  passes,
  part,
  Title,
  Marks,
  LineMark,
};
