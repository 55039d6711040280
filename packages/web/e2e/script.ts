import type { CoreState, Game, Seat } from '@holdout/kernel';
import { pandemic } from '@holdout/pandemic';
import { type SetupRequest, TableHost } from '@holdout/protocol';
import { zombicide } from '@holdout/zombicide';

/** Who takes which option, one after the other, until the game is over. */
export interface Line {
  readonly seat: Seat;
  readonly key: string;
}

const GAMES: Readonly<Record<string, Game<CoreState>>> = {
  pandemic: pandemic as unknown as Game<CoreState>,
  zombicide: zombicide as unknown as Game<CoreState>,
};

/** What leads nowhere soon, or is not of this test: switches of order, and giving cards back and forth. */
const LAST = ['trade', 'organise', 'request', 'share', 'give', 'take', 'door', 'pass'];

/**
 * A whole game of this set-up, played badly enough to be short: turns are ended, and what has to be chosen is the first
 * that comes.
 */
export function wholeGame(setup: SetupRequest): readonly Line[] {
  const { game, options, seats, undo, seed = '' } = setup;
  const host = TableHost.create(GAMES[game], { options: options as never, seats, undo, seed });
  const all = seats.map((_, seat) => seat);
  const lines: Line[] = [];
  for (let n = 0; n < 2000; n++) {
    const decision = host.update('everyone', all).decision;
    if (!decision) return lines;
    const own = decision.options.filter(({ seat }) => seat === decision.owner || decision.owner > 13);
    const option =
      own.find(({ kind }) => kind === 'end' || kind === 'stay') ??
      own.find(({ kind }) => !LAST.includes(kind)) ??
      own[0] ??
      decision.options[0];
    const seat = option.seat > 13 ? (decision.owner > 13 ? 0 : decision.owner) : option.seat;
    const reply = host.do({ t: 'answer', seq: decision.seq, seat, key: option.key }, []);
    if (!reply.ok) throw new Error(`${option.key}: ${reply.reason.rule}`);
    lines.push({ seat, key: option.key });
  }
  throw new Error('the game does not end');
}
