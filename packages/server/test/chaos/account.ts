import { readSave, replay, saveTable } from '@holdout/kernel';
import type { AnyCommand } from '@holdout/protocol';
import { expect } from 'vitest';
import type { RecordBody } from '../../src/room/record.ts';
import { type Awake, wake } from '../../src/room/wake.ts';
import type { Store } from '../../src/store/index.ts';
import type { Game } from './game.ts';
import type { Robot } from './robot.ts';

/** What the log of a table came to. */
export interface Account {
  readonly acknowledged: number;
  readonly refused: number;
  readonly records: number;
}

const complain = (what: string, error: unknown): never => {
  throw new Error(what, { cause: error });
};

/**
 * Looks whether the log of a table is what its players were told: all that was acknowledged once and not twice, nothing
 * that was refused, and a game that can be read again and is the one that they see.
 */
export async function account(store: Store, { seed, created, robots }: Game): Promise<Account> {
  const { code } = created;
  const [head, records] = await Promise.all([store.head(code), store.records(code, 0)]);
  expect(head?.n, `${seed}: number of records`).toBe(records.length);
  expect(
    records.map(({ n }) => n),
    `${seed}: the log is dense`,
  ).toEqual(records.map((_, n) => n));
  const bodies = new Map<string, RecordBody>();
  for (const { id, body } of records) {
    if (id === null) continue;
    expect(bodies.has(id), `${seed}: ${id} is there twice`).toBe(false);
    bodies.set(id, JSON.parse(body));
  }
  let [acknowledged, refused] = [0, 0];
  for (const robot of robots) {
    for (const { id, command, outcome } of robot.sent) {
      const body = bodies.get(`${robot.seat}:${id}`);
      if (outcome?.ok) {
        acknowledged += 1;
        expect(body, `${seed}: ${id} was acknowledged and is not there`).toBeDefined();
      } else if (outcome) {
        refused += 1;
        expect(body, `${seed}: ${id} was refused and is there`).toBeUndefined();
      }
      if (body) expect(fits(body, command), `${seed}: ${id} is ${JSON.stringify(body)}`).toBe(true);
    }
  }
  const known = new Set(robots.flatMap((robot) => robot.sent.map(({ id }) => `${robot.seat}:${id}`)));
  expect(
    [...bodies.keys()].filter((id) => !known.has(id)),
    `${seed}: what nobody has asked for`,
  ).toEqual([]);
  const awake = await wakened(store, code);
  for (const robot of robots) seesThat(robot, awake, seed);
  const { table } = awake.host;
  const { mismatch } = replay(table.game, readSave(JSON.stringify(saveTable(table, 'test'))));
  expect(mismatch, `${seed}: the game plays again`).toBeNull();
  return { acknowledged, refused, records: records.length };
}

/** Whether a record is what was asked for. */
function fits(body: RecordBody, command: AnyCommand): boolean {
  switch (command.t) {
    case 'answer':
      return body.t === 'play' && body.lines[0].startsWith(`p${command.seat + 1} ${command.key} @`);
    case 'undo':
      return body.t === 'vote' || (body.t === 'play' && body.by === command.seat);
    case 'redo':
    case 'go':
      return body.t === 'play' && body.by === command.seat;
    case 'say':
      return body.t === 'say' && body.text === command.text;
    case 'phrase':
      return body.t === 'say' && body.phrase === command.phrase;
    default:
      return body.t === command.t;
  }
}

async function wakened(store: Store, code: string): Promise<Awake> {
  const watch = { written: () => undefined, refused: () => undefined, trouble: complain };
  const awake = await wake({ store, engine: 'test', node: 'test', now: Date.now, patience: 0, watch }, code);
  if (!awake) throw new Error(`no table ${code}`);
  return awake;
}

function seesThat({ update, moves, seat, talk }: Robot, { host, state }: Awake, seed: string): void {
  if (!update) throw new Error('nothing was seen');
  const there = host.update(seat, [seat]);
  const of = ({ view, decision, undo, redo, seats }: typeof there) => ({ view, decision, undo, redo, seats });
  expect(of(update), `${seed}: what seat ${seat} sees`).toEqual(JSON.parse(JSON.stringify(of(there))));
  expect(moves, `${seed}: the history that seat ${seat} sees`).toEqual(
    JSON.parse(JSON.stringify(there.history.moves)),
  );
  expect(talk, `${seed}: what seat ${seat} has heard`).toEqual(JSON.parse(JSON.stringify(state.talk)));
}
