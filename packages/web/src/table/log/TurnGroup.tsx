import type { GameEvent } from '@holdout/kernel';
import { type EventRefs, eventText } from '@holdout/lang';
import { ChevronRight, Play, RotateCcw } from 'lucide-react';
import { memo, useId, useMemo } from 'react';
import { type TableWords, useTableWords } from '../words.ts';
import type { LogKind } from './kind.ts';
import styles from './LogPanel.module.css';
import type { LogMove, LogTurn } from './turns.ts';

interface TurnGroupProps {
  readonly kind: LogKind;
  readonly turn: LogTurn;
  readonly filter: string;
  readonly open: boolean;
  /** The move of this turn that is being shown again, or null. */
  readonly current: number | null;
  readonly onToggle: (turn: number, open: boolean) => void;
  readonly onLook: (n: number) => void;
  readonly onReplay: (event: GameEvent) => void;
  readonly onPoint: (refs: EventRefs | null) => void;
}

/** One turn, folded or not. It is drawn again only when something in it has changed. */
export const TurnGroup = memo(function TurnGroup({ turn, open, onToggle, ...rest }: TurnGroupProps) {
  const listId = useId();
  const { Title, Marks } = rest.kind;
  return (
    <section className={styles.turn}>
      <h3 className={styles.heading}>
        <button
          type="button"
          className={styles.toggle}
          data-stop
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => onToggle(turn.turn, !open)}
        >
          <ChevronRight size={16} aria-hidden className={styles.arrow} />
          <span className={styles.title}>
            <Title {...turn} />
          </span>
          <span className={styles.marks}>
            <Marks {...turn} />
          </span>
        </button>
      </h3>
      <div id={listId}>{open && <Moves turn={turn} {...rest} />}</div>
    </section>
  );
});

type MovesProps = Omit<TurnGroupProps, 'open' | 'onToggle'>;

interface Line {
  readonly event: GameEvent;
  readonly words: string;
  /** A part of the turn begins here, and it is over. */
  readonly replays: boolean;
}

interface MoveLines {
  readonly move: LogMove;
  readonly lines: readonly Line[];
}

function Moves({ kind, turn, filter, ...rest }: MovesProps) {
  const words = useTableWords();
  const moves = useMemo(() => linesOf(kind, turn, filter, words), [kind, turn, filter, words]);
  if (moves.length === 0) {
    const all = filter === kind.filters[0];
    return <p className={styles.nothing}>{words.text(all ? 'logPanel.nothingYet' : 'logPanel.nothing')}</p>;
  }
  return (
    <ol className={styles.moves}>
      {moves.map((entry) => (
        <Move key={entry.move.n ?? -1} kind={kind} entry={entry} {...rest} />
      ))}
    </ol>
  );
}

/** The sentences of a turn; moves of which nothing is to be told are left out. */
function linesOf(kind: LogKind, turn: LogTurn, filter: string, { speaker }: TableWords): MoveLines[] {
  return turn.moves
    .map((move) => ({
      move,
      lines: move.events.flatMap((event): Line[] => {
        const words = kind.passes(filter, event) ? eventText(speaker, event) : null;
        return words === null ? [] : [{ event, words, replays: isFinishedPart(kind, turn, event) }];
      }),
    }))
    .filter(({ lines }) => lines.length > 0);
}

function isFinishedPart({ part }: LogKind, { moves }: LogTurn, first: GameEvent): boolean {
  const ends = part?.(first);
  if (!ends) return false;
  const events = moves.flatMap((move) => move.events);
  return events.slice(events.indexOf(first) + 1).some(ends);
}

interface MoveProps {
  readonly kind: LogKind;
  readonly entry: MoveLines;
  readonly current: number | null;
  readonly onLook: (n: number) => void;
  readonly onReplay: (event: GameEvent) => void;
  readonly onPoint: (refs: EventRefs | null) => void;
}

function Move({ kind, entry: { move, lines }, current, onLook, onReplay, onPoint }: MoveProps) {
  const { text, speaker } = useTableWords();
  const { LineMark } = kind;
  const { n } = move;
  const shown = n !== null && n === current;
  const refsOf = (event: GameEvent): EventRefs => speaker.speech.eventRefs(event);
  return (
    <li className={`${styles.move} ${shown ? styles.current : ''}`} aria-current={shown ? 'step' : undefined}>
      <ul className={styles.lines}>
        {lines.map(({ event, words, replays }, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: an event is its place in its move
            key={i}
            className={styles.line}
            data-t={event.t}
            onPointerEnter={() => onPoint(refsOf(event))}
          >
            <LineMark {...event} />
            <span>{words}</span>
            {replays && (
              <button
                type="button"
                className={styles.replay}
                data-stop
                data-testid="replay"
                aria-label={text('logPanel.replayOf', { words })}
                onClick={() => onReplay(event)}
              >
                <RotateCcw size={14} aria-hidden /> {text('logPanel.replay')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {n !== null && (
        <button
          type="button"
          className={styles.look}
          data-stop
          title={text('logPanel.look')}
          aria-label={text('logPanel.lookAt', { words: lines[0].words })}
          onClick={() => onLook(n)}
          onFocus={() => onPoint(joined(lines.map(({ event }) => refsOf(event))))}
          onBlur={() => onPoint(null)}
        >
          <Play size={14} aria-hidden />
        </button>
      )}
    </li>
  );
}

function joined(refs: readonly EventRefs[]): EventRefs {
  return {
    places: [...new Set(refs.flatMap(({ places }) => places))],
    seats: [...new Set(refs.flatMap(({ seats }) => seats))],
    cards: [...new Set(refs.flatMap(({ cards }) => cards))],
    figures: [...new Set(refs.flatMap(({ figures }) => figures))],
  };
}
