import type { GameEvent } from '@holdout/kernel';
import { Flame } from 'lucide-react';
import { useMemo } from 'react';
import { Dot } from '../../table/log/Dot.tsx';
import type { LogKind } from '../../table/log/kind.ts';
import styles from '../../table/log/LogPanel.module.css';
import { countOf, type LogTurn } from '../../table/log/turns.ts';
import { useTableWords } from '../../table/words.ts';
import { DiseaseMark } from '../board/DiseaseMark.tsx';
import { Glyph } from '../board/Glyph.tsx';

const INFECTIONS: ReadonlySet<string> = new Set([
  'infect',
  'spared',
  'outbreak',
  'eradicated',
  'epidemic',
  'rate',
  'bottom',
  'intensify',
  'quiet',
  'lost',
  'over',
  'flip',
  'incident',
  'strain',
  'effect',
  'cubes-lost',
  'revived',
]);
/** What the bio-terrorist does, and what happens to him: the actions of a player, too. */
const TERRORIST: ReadonlySet<string> = new Set([
  'bt-turn',
  'bt-over',
  'bt-draw',
  'bt-drive',
  'bt-flight',
  'bt-card',
  'bt-out',
  'sabotage',
  'discovered',
  'hidden',
  'captured',
  'escaped',
]);
const ACTIONS: ReadonlySet<string> = new Set([
  ...TERRORIST,
  'move',
  'shown',
  'build',
  'treat',
  'clear',
  'share',
  'spent',
  'cure',
  'eradicated',
  'fetch',
  'event',
  'removed',
  'peek',
  'arrange',
  'refused',
  'discard',
  'sample',
  'samples-back',
  'recover',
  'assigned',
  'ban-over',
  'over',
]);

/** Whether an event belongs to what somebody wants to read. */
export function passes(filter: string, { t }: GameEvent): boolean {
  if (filter === 'all') return true;
  return (filter === 'infections' ? INFECTIONS : ACTIONS).has(t);
}

/** What a turn is remembered for, so that it can be found again while it is folded. */
export interface Highlights {
  readonly cures: readonly string[];
  readonly epidemics: number;
  readonly outbreaks: number;
  /** The bio-terrorist was captured. */
  readonly captured: boolean;
}

export function highlightsOf(turn: LogTurn): Highlights {
  const cures = turn.moves.flatMap(({ events }) => events.filter(({ t }) => t === 'cure'));
  return {
    cures: cures.map(({ disease }) => String(disease)),
    epidemics: countOf(turn, 'epidemic'),
    outbreaks: countOf(turn, 'outbreak'),
    captured: countOf(turn, 'captured') > 0,
  };
}

function Title({ head }: LogTurn) {
  const { text, name } = useTableWords();
  if (!head) return text('logPanel.setUp');
  return text('logPanel.turn', { n: Number(head.turn), name: name(Number(head.seat)) });
}

function Marks(turn: LogTurn) {
  const { text } = useTableWords();
  const { cures, epidemics, outbreaks, captured } = useMemo(() => highlightsOf(turn), [turn]);
  return (
    <>
      {cures.map((disease) => (
        <span key={disease} className={styles.mark}>
          <DiseaseMark disease={disease} size={14} />
          <span className="visually-hidden">
            {text('logPanel.cure', { disease: text(`word.disease.${disease}`) })}
          </span>
        </span>
      ))}
      {epidemics > 0 && (
        <span className={styles.mark}>
          <Glyph of="epidemic" size={16} />
          <span aria-hidden="true">{epidemics}</span>
          <span className="visually-hidden">{text('logPanel.epidemics', { n: epidemics })}</span>
        </span>
      )}
      {outbreaks > 0 && (
        <span className={`${styles.mark} ${styles.bad}`}>
          <Flame size={15} aria-hidden />
          <span aria-hidden="true">{outbreaks}</span>
          <span className="visually-hidden">{text('logPanel.outbreaks', { n: outbreaks })}</span>
        </span>
      )}
      {captured && (
        <span className={styles.mark}>
          <Glyph of="bio-terrorist" size={16} />
          <span className="visually-hidden">{text('logPanel.captured')}</span>
        </span>
      )}
    </>
  );
}

function LineMark(event: GameEvent) {
  const { disease } = event;
  if (typeof disease === 'string') return <DiseaseMark disease={disease} size={13} className={styles.sign} />;
  const glyph = glyphOfLine(event);
  return glyph === null ? <Dot /> : <Glyph of={glyph} size={16} className={styles.sign} />;
}

/** Lines that are about a card with a drawing of its own, about a role, or about the bio-terrorist. */
function glyphOfLine({ t, card, role, city }: GameEvent): string | null {
  if (TERRORIST.has(t) || t === 'terrorist') return 'bio-terrorist';
  if (t === 'epidemic') return typeof card === 'string' ? card : 'epidemic';
  if (CARD_LINES.has(t) && typeof card === 'string') return card;
  if (t === 'flip' && typeof city === 'string') return city;
  return (t === 'assigned' || t === 'role') && typeof role === 'string' ? role : null;
}
const CARD_LINES: ReadonlySet<string> = new Set(['event', 'incident', 'effect']);

/** The log of Pandemic: turn by turn, infections and actions apart. */
export const PANDEMIC_LOG: LogKind = {
  begins: 'turn',
  filters: ['all', 'infections', 'actions'],
  passes,
  Title,
  Marks,
  LineMark,
};
