import type { GameEvent } from '@holdout/kernel';
import type { EventRefs } from '@holdout/lang';
import type { MoveView } from '@holdout/protocol';
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Choice } from '../../app/ui/Choice.tsx';
import { useTableWords } from '../words.ts';
import type { LogKind } from './kind.ts';
import styles from './LogPanel.module.css';
import { TurnGroup } from './TurnGroup.tsx';
import { type LogTurn, turnsOf } from './turns.ts';

interface LogPanelProps {
  readonly kind: LogKind;
  readonly opening: readonly GameEvent[];
  readonly history: readonly MoveView[];
  /** Shows a move once more. */
  readonly onLook: (n: number) => void;
  /** Shows a part of a turn once more, the one that begins with this event. */
  readonly onReplay: (event: GameEvent) => void;
  /** Points at what a line is about on the board; null takes the finger away. */
  readonly onPoint: (refs: EventRefs | null) => void;
  /** The move that is being shown again. */
  readonly current: number | null;
}

/** Everything that happened, turn by turn. What was undone is gone. */
export function LogPanel({ kind, opening, history, onLook, onReplay, onPoint, current }: LogPanelProps) {
  const { text } = useTableWords();
  const turns = useTurns(kind, opening, history);
  const [filter, setFilter] = useState(kind.filters[0]);
  /** Turns that somebody has opened or closed by hand. */
  const [set, setSet] = useState<ReadonlyMap<number, boolean>>(new Map());
  const list = useRef<HTMLElement>(null);
  const look = useStable(onLook);
  const replay = useStable(onReplay);
  const point = useStable(onPoint);
  const toggle = useCallback(
    (turn: number, open: boolean) => setSet((old) => new Map(old).set(turn, open)),
    [],
  );
  useFollow(list, history);

  // A turn begins as soon as the one before is over, and that is the one to read about.
  const recent = (turns.at(-1)?.turn ?? 0) - 1;
  return (
    <div className={styles.panel}>
      <Choice
        labelHidden
        label={text('logPanel.filter')}
        value={filter}
        options={kind.filters.map((value) => ({ value, label: text(`logPanel.filter.${value}`) }))}
        onChange={setFilter}
      />
      <section
        ref={list}
        className={styles.scroll}
        aria-label={text('logPanel.title')}
        onKeyDown={moveFocus}
        onPointerLeave={() => onPoint(null)}
      >
        {turns.map((turn) => (
          <TurnGroup
            key={turn.turn}
            turn={turn}
            kind={kind}
            filter={filter}
            open={set.get(turn.turn) ?? (turn.turn >= recent && (turn.turn > 0 || turns.length === 1))}
            current={turn.moves.some(({ n }) => n !== null && n === current) ? current : null}
            onToggle={toggle}
            onLook={look}
            onReplay={replay}
            onPoint={point}
          />
        ))}
      </section>
    </div>
  );
}

/** Turns that have not changed stay the same objects from one move to the next. */
function useTurns(
  { begins }: LogKind,
  opening: readonly GameEvent[],
  history: readonly MoveView[],
): readonly LogTurn[] {
  const [known, setKnown] = useState(() => ({ opening, history, turns: turnsOf(begins, opening, history) }));
  if (known.opening === opening && known.history === history) return known.turns;
  const next = { opening, history, turns: turnsOf(begins, opening, history, known.turns) };
  setKnown(next);
  return next.turns;
}

/** The same function for good, so that the turns need not be drawn anew for its sake. */
function useStable<A>(fn: (value: A) => void): (value: A) => void {
  const latest = useRef(fn);
  useLayoutEffect(() => {
    latest.current = fn;
  });
  return useCallback((value) => latest.current(value), []);
}

/** How far from the end somebody may have scrolled and still be reading the newest lines. */
const NEAR = 80;

/** New lines come into view, unless somebody is reading further up. */
function useFollow(list: RefObject<HTMLElement | null>, history: readonly MoveView[]): void {
  const atEnd = useRef(true);
  useEffect(() => {
    const element = list.current;
    const onScroll = () => {
      if (element) atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    };
    element?.addEventListener('scroll', onScroll, { passive: true });
    return () => element?.removeEventListener('scroll', onScroll);
  }, [list]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new lines that move the list
  useLayoutEffect(() => {
    const element = list.current;
    if (element && atEnd.current) element.scrollTop = element.scrollHeight;
  }, [list, history]);
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The arrow keys go from line to line; Home and End to the first and the last. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')];
  const at = stops.findIndex((stop) => stop.matches(':focus'));
  if (at < 0) return;
  const step = STEPS[event.key];
  const to = step ? at + step : { Home: 0, End: stops.length - 1 }[event.key];
  const stop = to === undefined ? undefined : stops[to];
  if (!stop) return;
  event.preventDefault();
  stop.focus();
}
