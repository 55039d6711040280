import { describe, expect, test } from 'vitest';
import { EngineError, type Json, Run, seedStreams, type Vars } from '../src/index.ts';
import { type ToyState, toy } from './toy.ts';

function start(options: object = {}, program?: string, vars: Vars = {}): Run<ToyState> {
  const parsed = toy.readOptions(options) as Json & object;
  const state = toy.create(parsed, seedStreams('kernel', toy.streams));
  if (program) state.frames = [{ program, at: toy.programs.get(program)?.start ?? '', vars }];
  return new Run(toy, state);
}

const answer = (run: Run<ToyState>, seat: number, key: string) =>
  run.answer({ seq: run.state.seq, seat, key });

describe('programs', () => {
  test('each takes the entries of a list in order, then the program goes on', () => {
    const run = start({}, 'count', { list: [4, 1, 3], item: 0 });
    run.advance();
    expect(run.state.log).toEqual(['item 4', 'item 1', 'item 3']);
    expect(run.state.over?.cause).toBe('counted');
  });

  test('a program that is left does not do its other steps; the one below goes on', () => {
    const run = start({}, 'after leaving');
    run.advance();
    answer(run, 0, 'flee');
    expect(run.state.log).toEqual([]);
    expect(run.state.over?.cause).toBe('left');
  });

  test('when takes the other way if its test fails', () => {
    const run = start({ charms: [['wolf', 1]] });
    run.script = [1, 1];
    run.advance();
    answer(run, 0, 'dig');
    expect(run.state.log).toEqual(['spared 0']);
  });

  test('two steps of one program can not have the same label', () => {
    expect(() => toy.programs.get('nothing')).not.toThrow();
    const labels = [...toy.programs.values()].flatMap((program) => [...program.index.keys()]);
    expect(labels.length).toBeGreaterThan(20);
  });

  test('an endless loop, endless depth and a dead end are errors that show the stack', () => {
    for (const [program, message] of [
      ['loop', /endless loop \(loop@/],
      ['deeper', /too many programs inside each other \(deeper@/],
      ['dead end', /nothing can be chosen at nothing \(dead end@nothing/],
    ] as const) {
      const run = start({}, program);
      expect(() => run.advance(), program).toThrow(message);
      expect(() => start({}, program).advance()).toThrow(EngineError);
    }
  });

  test('a label that is not there is an error, not another step', () => {
    const run = start();
    run.state.frames[0].at = 'no such step';
    expect(() => run.advance()).toThrow(/no step is labelled no such step/);
  });
});

describe('decisions', () => {
  test('a single option is taken by the engine, which says so', () => {
    const run = start({ charms: [['lazy', 0]] });
    run.events = [];
    run.advance();
    expect(run.state.log).toEqual(['rest 0']);
    expect(run.state.seq).toBe(0);
    expect(run.events).toEqual([{ t: 'forced', ask: 'turn', seat: 0, key: 'rest' }]);
  });

  test('where the only option ends the game, nothing is open afterwards', () => {
    const run = start({}, 'last word');
    run.advance();
    expect(run.state.over?.cause).toBe('silence');
    expect([run.count(), run.owner(), run.asking, run.decision([0])]).toEqual([0, null, null, null]);
    expect(run.explain(0, 'rest')).toEqual({ rule: 'HO-OVER' });
  });

  test('options are listed with key, kind, arguments and seat, only for the seats asked for', () => {
    const run = start();
    run.advance();
    expect(run.decision([0])).toEqual({
      seq: 0,
      owner: 0,
      ask: 'turn',
      about: null,
      pause: false,
      options: [
        { key: 'dig', kind: 'dig', args: [], seat: 0 },
        { key: 'rest', kind: 'rest', args: [], seat: 0 },
      ],
    });
    expect(run.decision([1])?.options).toEqual([]);
  });

  test('count and pick name the same options without a list', () => {
    const run = start();
    run.advance();
    const keys = Array.from({ length: run.count() }, (_, i) => toy.vocabulary.key(run.pick(i)));
    expect(keys).toEqual(run.decision([0])?.options.map((option) => option.key));
  });

  test('an answer with an old seq is refused and nothing happens', () => {
    const run = start();
    run.advance();
    answer(run, 0, 'rest');
    const before = JSON.stringify(run.state);
    expect(run.answer({ seq: 0, seat: 1, key: 'rest' })).toEqual({ rule: 'HO-STALE', args: { seq: 1 } });
    expect(JSON.stringify(run.state)).toBe(before);
  });

  test('a refusal says why: not asked, another seat, no such key, the game is over', () => {
    const run = start();
    run.advance();
    expect(run.explain(0, 'fight')).toEqual({ rule: 'HO-ASK' });
    expect(run.explain(1, 'fight')).toEqual({ rule: 'HO-SEAT', args: { seat: 0 } });
    expect(run.explain(0, 'sing')).toEqual({ rule: 'HO-KEY', args: { key: 'sing' } });
    expect(run.explain(0, 'dig')).toBeNull();
    run.end({ result: 'lost', cause: 'x', winners: [] });
    run.advance();
    expect(run.explain(0, 'dig')).toEqual({ rule: 'HO-OVER' });
    expect(run.decision([0])).toBeNull();
  });

  test('a secret choice shows its options to its owner only', () => {
    const run = start();
    run.state.round = 5;
    run.advance();
    expect(run.asking).toBe('guess');
    expect(run.askingSecretly).toBe(true);
    expect(run.decision([0])?.options).toHaveLength(6);
    expect(run.decision([1])?.options).toEqual([]);
  });
});

describe('hooks', () => {
  test('modify: bands before coming into play, so the role adds before the card doubles', () => {
    for (const charms of [
      [
        ['doubler', 0],
        ['adder', 0],
      ],
      [
        ['adder', 0],
        ['doubler', 0],
      ],
    ]) {
      const run = start({ charms });
      run.script = [2, 3];
      run.advance();
      answer(run, 0, 'dig');
      expect(run.state.gold[0]).toBe((2 + 3 + 1) * 2);
    }
  });

  test('modify: within a band the seats follow each other', () => {
    const run = start({
      charms: [
        ['adder', 1],
        ['adder', 0],
      ],
    });
    expect(run.hooks[0].map((bound) => bound.me.seat)).toEqual([0, 1]);
  });

  test('forbid: the reason is the refusal', () => {
    const run = start({
      charms: [
        ['lazy', 0],
        ['howler', 1],
      ],
    });
    run.state.gold[1] = 1;
    run.advance();
    expect(run.state.active).toBe(0);
    expect(answer(run, 0, 'dig')).toEqual({ rule: 'TOY-LAZY' });
  });

  test('replace: another program runs', () => {
    const run = start({ charms: [['deep', 0]] });
    run.script = [1, 2, 3];
    run.advance();
    answer(run, 0, 'dig');
    expect(run.state.gold[0]).toBe(6);
    expect(run.script).toEqual([]);
  });

  test('after: a reaction of another seat is asked before the game goes on', () => {
    const run = start({ charms: [['wolf', 1]] });
    run.script = [6, 6];
    run.advance();
    answer(run, 0, 'dig');
    expect(run.decision([0])).toMatchObject({ ask: 'react', owner: 0, about: 'wolf' });
    answer(run, 0, 'flee');
    expect(run.state.gold[0]).toBe(11);
    expect(run.asking).toBe('turn');
  });

  test('offer: another seat may act at somebody else’s choice', () => {
    const run = start({ charms: [['howler', 1]] });
    run.state.gold[1] = 1;
    run.advance();
    expect(run.decision([1])?.options.map((option) => option.key)).toEqual(['howl:p2']);
    expect(answer(run, 1, 'howl:p2')).toBeNull();
    expect(run.owner()).toBe(0);
    expect(run.decision([1])?.options).toEqual([]);
  });

  test('a source that comes into play counts from then on', () => {
    const run = start();
    run.advance();
    run.state.charms.push({ charm: 0, seat: 0 });
    run.refreshHooks();
    run.script = [1, 1];
    answer(run, 0, 'dig');
    expect(run.state.gold[0]).toBe(4);
  });
});

describe('chance', () => {
  test('a scripted roll is used in order, and a missing one is an error', () => {
    const run = start();
    run.script = [5];
    run.advance();
    expect(() => answer(run, 0, 'dig')).toThrow(/a roll of dice that the script does not have/);
  });

  test('streams do not shift each other', () => {
    const one = start();
    const two = start();
    one.shuffle('deck', [1, 2, 3, 4, 5]);
    expect(one.state.rng.deck).not.toEqual(two.state.rng.deck);
    expect(one.state.rng.dice).toEqual(two.state.rng.dice);
    expect(Array.from({ length: 20 }, () => one.roll('dice', 6))).toEqual(
      Array.from({ length: 20 }, () => two.roll('dice', 6)),
    );
  });

  test('dice are fair enough: every face between 900 and 1100 times in 6000', () => {
    const run = start();
    const faces = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 6000; i++) faces[run.roll('dice', 6) - 1] += 1;
    for (const n of faces) expect(n).toBeGreaterThan(900);
    for (const n of faces) expect(n).toBeLessThan(1100);
  });

  test('every order of three cards comes up in about a sixth of the shuffles', () => {
    const run = start();
    const orders = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const cards = [1, 2, 3];
      run.shuffle('deck', cards);
      orders.set(cards.join(''), (orders.get(cards.join('')) ?? 0) + 1);
    }
    expect(orders.size).toBe(6);
    for (const n of orders.values()) expect(Math.abs(n - 1000)).toBeLessThan(120);
  });

  test('dice of a real table are entered one by one, by anybody', () => {
    const run = start({ entered: true });
    run.advance();
    answer(run, 0, 'dig');
    expect(run.decision([1])).toMatchObject({ ask: 'roll', owner: 15 });
    expect(run.decision([1])?.options.map((option) => option.key)).toEqual(
      ['one', 'two', 'three', 'four', 'five', 'six'].map((word) => `die:${word}`),
    );
    answer(run, 1, 'die:five');
    answer(run, 0, 'die:six');
    expect(run.state.gold[0]).toBe(11);
  });
});

describe('clone', () => {
  test('a clone goes its own way from the middle of a choice', () => {
    const run = start({ charms: [['wolf', 1]] });
    run.script = [6, 6];
    run.advance();
    answer(run, 0, 'dig');
    const copy = run.clone();
    answer(copy, 0, 'flee');
    expect(run.state.gold[0]).toBe(12);
    expect(run.asking).toBe('react');
    expect(copy.state.gold[0]).toBe(11);
  });
});
