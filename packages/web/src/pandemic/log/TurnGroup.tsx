import type { GameEvent, Seat } from '@holdout/kernel';
import { type EventRefs, eventRefs, eventText, type Speaker } from '@holdout/lang';
import { ChevronRight, Flame, Play } from 'lucide-react';
import { memo, useId, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../app/i18n.tsx';
import { DiseaseMark } from '../board/DiseaseMark.tsx';
import { Glyph } from '../board/Glyph.tsx';
import styles from './LogPanel.module.css';
import { type Filter, highlightsOf, type LogMove, type LogTurn, passes } from './turns.ts';

interface TurnGroupProps {
  readonly turn: LogTurn;
  readonly names: readonly string[];
  readonly filter: Filter;
  readonly open: boolean;
  /** The move of this turn that is being shown again, or null. */
  readonly current: number | null;
  readonly onToggle: (turn: number, open: boolean) => void;
  readonly onLook: (n: number) => void;
  readonly onPoint: (refs: EventRefs | null) => void;
}

/** One turn, folded or not. It is drawn again only when something in it has changed. */
export const TurnGroup = memo(function TurnGroup({ turn, open, onToggle, ...rest }: TurnGroupProps) {
  const listId = useId();
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
          <TurnTitle turn={turn.turn} seat={turn.seat} names={rest.names} />
          <TurnMarks turn={turn} />
        </button>
      </h3>
      <div id={listId}>{open && <Moves turn={turn} {...rest} />}</div>
    </section>
  );
});

interface TurnTitleProps {
  readonly turn: number;
  readonly seat: Seat | null;
  readonly names: readonly string[];
}

function TurnTitle({ turn, seat, names }: TurnTitleProps) {
  const text = useText();
  if (seat === null) return <span className={styles.title}>{text('logPanel.setUp')}</span>;
  return (
    <span className={styles.title}>
      {text('logPanel.turn', { n: turn, name: names[seat] ?? text('word.seat', { n: seat + 1 }) })}
    </span>
  );
}

/** What a turn is remembered for, in its heading. */
function TurnMarks({ turn }: { readonly turn: LogTurn }) {
  const text = useText();
  const { cures, epidemics, outbreaks } = useMemo(() => highlightsOf(turn), [turn]);
  return (
    <span className={styles.marks}>
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
    </span>
  );
}

type MovesProps = Omit<TurnGroupProps, 'open' | 'onToggle'>;

interface Line {
  readonly event: GameEvent;
  readonly words: string;
}

interface MoveLines {
  readonly move: LogMove;
  readonly lines: readonly Line[];
}

function Moves({ turn, names, filter, ...rest }: MovesProps) {
  const intl = useIntl();
  const text = useText();
  const moves = useMemo(() => linesOf(turn, filter, { intl, names }), [turn, filter, intl, names]);
  if (moves.length === 0) {
    return (
      <p className={styles.nothing}>{text(filter === 'all' ? 'logPanel.nothingYet' : 'logPanel.nothing')}</p>
    );
  }
  return (
    <ol className={styles.moves}>
      {moves.map((entry) => (
        <Move key={entry.move.n ?? -1} entry={entry} {...rest} />
      ))}
    </ol>
  );
}

/** The sentences of a turn; moves of which nothing is to be told are left out. */
function linesOf(turn: LogTurn, filter: Filter, speaker: Speaker): MoveLines[] {
  return turn.moves
    .map((move) => ({
      move,
      lines: move.events.flatMap((event): Line[] => {
        const words = passes(filter, event) ? eventText(speaker, event) : null;
        return words === null ? [] : [{ event, words }];
      }),
    }))
    .filter(({ lines }) => lines.length > 0);
}

interface MoveProps {
  readonly entry: MoveLines;
  readonly current: number | null;
  readonly onLook: (n: number) => void;
  readonly onPoint: (refs: EventRefs | null) => void;
}

function Move({ entry: { move, lines }, current, onLook, onPoint }: MoveProps) {
  const text = useText();
  const { n } = move;
  const shown = n !== null && n === current;
  const pointAtAll = () => onPoint(joined(lines.map(({ event }) => eventRefs(event))));
  return (
    <li className={`${styles.move} ${shown ? styles.current : ''}`} aria-current={shown ? 'step' : undefined}>
      <ul className={styles.lines}>
        {lines.map(({ event, words }, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: an event is its place in its move
            key={i}
            className={styles.line}
            data-t={event.t}
            onPointerEnter={() => onPoint(eventRefs(event))}
          >
            <LineMark event={event} />
            <span>{words}</span>
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
          onFocus={pointAtAll}
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
    cities: [...new Set(refs.flatMap(({ cities }) => cities))],
    seats: [...new Set(refs.flatMap(({ seats }) => seats))],
    cards: [...new Set(refs.flatMap(({ cards }) => cards))],
  };
}

/** A small sign to find one's way along the lines; the words say it all. */
function LineMark({ event }: { readonly event: GameEvent }) {
  const { t, disease, card } = event;
  if (typeof disease === 'string') return <DiseaseMark disease={disease} size={13} className={styles.sign} />;
  if (t === 'epidemic') return <Glyph of="epidemic" size={16} className={styles.sign} />;
  if (t === 'event' && typeof card === 'string') return <Glyph of={card} size={16} className={styles.sign} />;
  return <span className={`${styles.sign} ${styles.dot}`} aria-hidden="true" />;
}
