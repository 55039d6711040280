import type { GameEvent } from '@holdout/kernel';
import { zombicideSpeech } from '@holdout/lang';
import type { MoveView } from '@holdout/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import ui from '../../../../../locales/en/ui.json' with { type: 'json' };
import log from '../../../../../locales/en/zombicide.log.json' with { type: 'json' };
import messages from '../../../../../locales/en/zombicide.table.json' with { type: 'json' };
import { newsOf } from '../../table/log/speech.ts';
import { TurnGroup } from '../../table/log/TurnGroup.tsx';
import { countOf, type LogTurn, turnsOf } from '../../table/log/turns.ts';
import { tableWords, WordsContext } from '../../table/words.ts';
import { dealOf, TestTable } from '../testTable.ts';
import { ZOMBICIDE_LOG } from './kind.tsx';

const { begins, filters, passes, Title, Marks, LineMark } = ZOMBICIDE_LOG;

const event = (t: string, fields: object = {}): GameEvent => ({ t, ...fields });
const move = (n: number, ...events: GameEvent[]): MoveView => ({ n, by: 0, key: 'end', events });
const turns = (opening: GameEvent[], ...history: MoveView[]): LogTurn[] => turnsOf(begins, opening, history);

const intl = createIntl({ locale: 'en', messages: { ...ui, ...log, ...messages } });
const words = tableWords(
  intl,
  (id, values) => intl.formatMessage({ id }, values),
  { intl, speech: zombicideSpeech, names: [] },
  (kind) => kind,
  (word) => word,
);

const drawn = (element: React.ReactNode): string =>
  renderToStaticMarkup(<WordsContext.Provider value={words}>{element}</WordsContext.Provider>);

/** A part of the log as it is read out. */
const spoken = (element: React.ReactNode): string => drawn(element).replace(/<[^>]*>/g, ' ');

describe('the log by rounds', () => {
  const [setUp, first, second] = turns(
    [event('setup'), event('round', { n: 1 }), event('phase', { phase: 'players' })],
    move(0, event('kill'), event('kill')),
    move(1, event('attack'), event('death'), event('round', { n: 2 }), event('phase')),
  );

  it('begins each of them with its own event, the set-up before the first', () => {
    expect([setUp, first, second].map(({ turn, head }) => [turn, head?.n ?? null])).toEqual([
      [0, null],
      [1, 1],
      [2, 2],
    ]);
    expect(second.moves).toEqual([{ n: 1, events: [event('phase')] }]);
  });

  it('is headed by the number of the round', () => {
    expect(spoken(<Title {...setUp} />)).toBe('Set-up');
    expect(spoken(<Title {...second} />)).toBe('Round 2');
  });

  it('remembers of a round who was killed and who died', () => {
    expect([countOf(first, 'kill'), countOf(first, 'death')]).toEqual([2, 1]);
    expect(spoken(<Marks {...first} />)).toContain('2 zombies killed');
    expect(spoken(<Marks {...first} />)).toContain('1 survivor died');
    expect(spoken(<Marks {...second} />)).toBe('');
  });

  it('has a sign for what is found and for zombies, and a dot for the rest', () => {
    const isGlyph = (fields: object): boolean => drawn(<LineMark t="find" {...fields} />).includes('<svg');
    expect([{ card: 'pan' }, { kind: 'walker' }, { weapon: 'pistol' }].map(isGlyph)).toEqual([
      true,
      true,
      true,
    ]);
    for (const t of ['tent', 'trigger', 'take-off', 'fly', 'land', 'blown-up'])
      expect(isGlyph({ t }), t).toBe(true);
    expect([{}, { card: 'nothing-known' }, { kind: 4 }].map(isGlyph)).toEqual([false, false, false]);
  });
});

describe('a part that can be looked at again', () => {
  const phase = (name: string) => event('phase', { phase: name });

  it('begins with the zombies, or with the new ones, and ends with the End Phase or the game', () => {
    for (const first of [phase('zombies'), phase('spawn')]) {
      const ends = ZOMBICIDE_LOG.part?.(first);
      const later = [phase('spawn'), event('shamble'), phase('end'), event('over'), event('round')];
      expect(later.map((one) => ends?.(one))).toEqual([false, false, true, true, false]);
    }
  });

  it('begins nowhere else', () => {
    for (const first of [phase('end'), phase('players'), event('shamble')])
      expect(ZOMBICIDE_LOG.part?.(first)).toBeNull();
  });

  it('is offered at its heading once it is over', () => {
    const nothing = () => undefined;
    const replays = (...later: GameEvent[]): number => {
      const [round] = turns([event('round', { n: 1 })], move(0, phase('zombies'), ...later));
      const html = drawn(
        <TurnGroup
          turn={round}
          kind={ZOMBICIDE_LOG}
          filter="all"
          open
          current={null}
          onToggle={nothing}
          onLook={nothing}
          onReplay={nothing}
          onPoint={nothing}
        />,
      );
      return html.split('data-testid="replay"').length - 1;
    };
    expect([replays(), replays(phase('spawn')), replays(phase('spawn'), phase('end'))]).toEqual([0, 0, 2]);
  });
});

describe('the filter', () => {
  const shown = (filter: string, ...kinds: string[]) => kinds.filter((t) => passes(filter, event(t)));

  it('tells what survivors do from what zombies do', () => {
    const kinds = ['move', 'kill', 'tent', 'fly', 'attack', 'wound', 'appear', 'trigger', 'grab'];
    expect(shown('survivors', ...kinds)).toEqual(['move', 'kill', 'tent', 'fly']);
    expect(shown('zombies', ...kinds)).toEqual(['attack', 'wound', 'appear', 'trigger', 'grab']);
    expect(shown('all', ...kinds)).toEqual(kinds);
  });

  it('always shows how it ended', () => {
    for (const filter of filters) expect(shown(filter, 'over')).toEqual(['over']);
  });

  it('has everything of an own kind in one half or the other', () => {
    for (const t of ['move', 'dice', 'shamble', 'spared', 'sprung', 'level']) {
      expect(passes('survivors', event(t))).toBe(!passes('zombies', event(t)));
    }
  });
});

describe('the log of played games', () => {
  const games = [0, 3, 6, 9].map((game) => new TestTable(dealOf(game), `log ${game}`).play(game, 120));

  it('has a round for every round, and every event but its heads', () => {
    for (const { table, view, history } of games) {
      const log = turnsOf(begins, table.opening, history);
      expect(log.map(({ head }) => (head ? head.n : null))).toEqual([
        null,
        ...Array.from({ length: view.turn.round }, (_, i) => i + 1),
      ]);
      const all = [...table.opening, ...history.flatMap(({ events }) => events)];
      const told = log.flatMap(({ moves }) => moves.flatMap(({ events }) => events));
      expect(told).toEqual(all.filter(({ t }) => t !== begins));
    }
  });

  it('keeps the rounds that a further move does not touch', () => {
    for (const { table, history } of games) {
      const last = history.findLastIndex(({ events }) => events.length > 0);
      const before = turnsOf(begins, table.opening, history.slice(0, last));
      const after = turnsOf(begins, table.opening, history, before);
      const kept = after.filter((round, i) => round === before[i]);
      expect(kept).toEqual(after.slice(0, before.length - 1));
    }
  });

  it('tells news once, and how much was taken back', () => {
    for (const { history } of games) {
      const news = newsOf(history.slice(0, 50), history.slice(0, 60));
      expect(news).toEqual({ undone: 0, events: history.slice(50, 60).flatMap(({ events }) => events) });
      expect(newsOf(history.slice(0, 60), history.slice(0, 50))).toEqual({ undone: 10, events: [] });
    }
  });
});
