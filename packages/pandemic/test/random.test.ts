import { type Json, Run, seedStreams } from '@holdout/kernel';
import { Coverage, interference, playRandom, randomNumbers, unexplained } from '@holdout/testkit';
import { describe, expect, test } from 'vitest';
import { EVENTS, ROLES } from '../src/content/registry.ts';
import { pandemic } from '../src/game.ts';
import { EPIDEMIC_LEVELS } from '../src/state/limits.ts';
import type { OptionInput } from '../src/state/options.ts';
import type { PandemicState } from '../src/state/state.ts';

type Watch = (run: Run<PandemicState>) => void;

function play(input: OptionInput, index: number, watch?: Watch) {
  const options = pandemic.readOptions(input) as Json & object;
  return playRandom(pandemic, options, `random/${index}`, randomNumbers(index), watch);
}

/** Every combination of players and epidemics, with consent, hidden hands and entered cards mixed in. */
function optionsOf(index: number): OptionInput {
  return {
    players: 2 + (index % 3),
    epidemics: EPIDEMIC_LEVELS[Math.floor(index / 3) % 3],
    hands: index % 4 === 1 ? 'closed' : 'open',
    autoConsent: index % 2 === 0,
    entered: index % 16 === 15,
  };
}

/** PD-DRAW-02 bounds the length: two cards go in each turn, so nobody plays more than half the deck. */
const mostTurns = (players: number, epidemics: number): number => {
  const dealt = { 2: 8, 3: 9, 4: 8 }[players] ?? 0;
  return Math.floor((53 - dealt + epidemics) / 2) + 1;
};

describe('20,000 random games', () => {
  const shards = Array.from({ length: 8 }, (_, shard) => shard);
  test.each(shards)(
    'I-01 I-02 I-03 I-04 I-05 I-06 B05 B11 B29 B68: invariants hold after every step (part %i of 8)',
    (shard) => {
      for (let i = 0; i < 2500; i++) {
        const index = shard * 2500 + i;
        const { run } = play(optionsOf(index), index, (watched) => {
          const faults = pandemic.faults(watched);
          if (faults.length > 0)
            throw new Error(`game ${index} at ${watched.state.seq}: ${faults.join('; ')}`);
        });
        const { turn, options, over } = run.state;
        expect(turn, `game ${index}`).toBeLessThanOrEqual(mostTurns(options.players, options.epidemics));
        expect(over?.result, `game ${index}`).toMatch(/won|lost/);
      }
    },
  );
});

describe('what is offered and what is explained', () => {
  test('an option is open exactly when nothing speaks against it', () => {
    const random = randomNumbers(77);
    for (let i = 0; i < 60; i++) {
      play(optionsOf(i), i, (run) => {
        if (run.state.over || random(20) > 0) return;
        for (let seat = 0; seat < run.state.pawns.length; seat++) {
          expect(unexplained(run, seat), `game ${i} at ${run.state.seq}, ${run.asking}`).toEqual([]);
        }
      });
    }
  });
});

describe('what a seat can not see', () => {
  test('I-07 T-141 PD-COM-03: another deal of the hidden cards changes not one byte of a view', () => {
    const random = randomNumbers(5);
    for (let i = 0; i < 150; i++) {
      play(optionsOf(i), 1000 + i, (run) => {
        if (random(6) > 0) return;
        for (const viewer of [...run.state.pawns.keys(), 'spectator' as const, 'everyone' as const]) {
          expect(
            interference(run, viewer, random),
            `game ${i} at ${run.state.seq}, ${run.asking}`,
          ).toBeNull();
        }
      });
    }
  });
});

describe('clones', () => {
  test('a clone is complete', () => {
    play({ players: 4 }, 3, (run) => {
      expect(JSON.parse(JSON.stringify(run.clone().state))).toEqual(JSON.parse(JSON.stringify(run.state)));
      expect(Object.keys(run.clone().state).sort()).toEqual(Object.keys(run.state).sort());
    });
  });

  test('two clones do not touch each other', () => {
    const random = randomNumbers(9);
    for (let i = 0; i < 40; i++) {
      play(optionsOf(i), 2000 + i, (run) => {
        if (run.state.over || random(10) > 0) return;
        const before = JSON.stringify(run.state);
        const copy = run.clone();
        for (let step = 0; step < 30 && !copy.state.over; step++) copy.play(copy.pick(random(copy.count())));
        expect(JSON.stringify(run.state)).toBe(before);
      });
    }
  });
});

describe('the exhaustive run', () => {
  test('every kind of option, every role and every event is used many times', () => {
    const seen = new Coverage();
    for (let i = 0; i < 3000; i++) {
      const input = optionsOf(i);
      const roles = Array.from(
        { length: input.players ?? 2 },
        (_, seat) => ROLES[(i * 3 + seat) % ROLES.length].id,
      );
      const options = pandemic.readOptions({ ...input, roles: i % 5 === 0 ? undefined : roles }) as Json &
        object;
      const run = new Run(pandemic, pandemic.create(options, seedStreams(`all/${i}`, pandemic.streams)));
      const random = randomNumbers(i);
      run.advance();
      for (const role of run.state.roles) if (role >= 0) seen.add(`role ${role}`);
      while (!run.state.over) {
        const code = preferRare(run, random, seen);
        const [kind, card] = pandemic.vocabulary.key(code).split(':');
        seen.add(kind);
        if (kind === 'event') seen.add(`event ${card}`);
        run.play(code);
      }
    }
    const kinds = pandemic.vocabulary.kinds.map((kind) => kind.name);
    const roles = ROLES.map((role) => `role ${role.number}`);
    const events = EVENTS.map((event) => `event ${event.id}`);
    expect(seen.below([...kinds, ...roles, ...events], 50)).toEqual([]);
  });
});

/** Every other choice is of the kind that was met least so far, so that the rare ones come up as well. */
function preferRare(run: Run<PandemicState>, random: (below: number) => number, seen: Coverage): number {
  const byKind = new Map<string, number[]>();
  for (let i = 0; i < run.count(); i++) {
    const kind = pandemic.vocabulary.key(run.pick(i)).split(':')[0];
    byKind.set(kind, [...(byKind.get(kind) ?? []), run.pick(i)]);
  }
  const cures = byKind.get('cure');
  if (cures) return cures[random(cures.length)];
  const kinds = [...byKind.keys()].sort((a, b) => (seen.counts.get(a) ?? 0) - (seen.counts.get(b) ?? 0));
  const codes = byKind.get(random(2) === 0 ? kinds[0] : kinds[random(kinds.length)]) ?? [];
  return codes[random(codes.length)];
}
