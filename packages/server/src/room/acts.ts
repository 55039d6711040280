import { entryLine, type Fault, type Move, no, type Reason, type Seat } from '@holdout/kernel';
import type { AnyCommand, Command, Grants, RoomCommand, TableHost } from '@holdout/protocol';
import type { RecordBody } from './record.ts';
import type { RoomState, Vote } from './state.ts';
import { clean } from './text.ts';

/** What a command comes to: a record that is to be written, or why not. */
export type Act =
  | { readonly t: 'record'; readonly body: RecordBody }
  | { readonly t: 'reason'; readonly reason: Reason }
  | { readonly t: 'fault'; readonly fault: Fault };

/** Where a command is done. The game is changed by it at once; the caller forgets it if the record is not written. */
export interface Scene {
  readonly host: TableHost;
  readonly state: RoomState;
  readonly grants: Grants;
  /** Id of the command, for what it proposes. */
  readonly id: string;
  readonly now: number;
  readonly viewers: Parameters<TableHost['do']>[1];
}

const record = (body: RecordBody): Act => ({ t: 'record', body });
const refuse = (rule: string, args?: Reason['args']): Act => ({ t: 'reason', reason: no(rule, args) });
const fault = (code: string, args: Fault['args'] = {}): Act => ({
  t: 'fault',
  fault: { code, path: '', args },
});

/** Does what somebody with these grants wants. */
export function act(scene: Scene, command: AnyCommand): Act {
  switch (command.t) {
    case 'answer':
    case 'set':
    case 'undo':
    case 'redo':
    case 'go':
      return play(scene, command);
    default:
      return atTable(scene, command);
  }
}

const speaksFor = ({ grants }: Scene, seat: Seat | null): boolean =>
  seat === null ? grants.host : grants.seats.includes(seat);

function play(scene: Scene, command: Command): Act {
  const { host, state } = scene;
  if (!speaksFor(scene, command.seat)) return fault('grant.seat', { seat: command.seat + 1 });
  if (state.paused) return refuse('HO-PAUSED');
  if (command.t === 'undo') {
    const vote = voteOn(scene, command.seat, command.to);
    if (vote) return record({ t: 'vote', id: scene.id, seat: command.seat, to: vote.to });
  }
  const before = host.table.log.length;
  const reply = host.do(command, scene.viewers, scene.now);
  if (!reply.ok) return { t: 'reason', reason: reply.reason };
  return record({ t: 'play', by: command.seat, lines: linesSince(host, before) });
}

export const linesSince = (host: TableHost, from: number): string[] =>
  host.table.log.slice(from).map(entryLine);

/** The vote that it takes to go back, or null if it takes none or there is no way back. */
function voteOn(scene: Scene, seat: Seat, to?: number): { readonly to: number } | null {
  const { host, state, grants } = scene;
  const target = host.undoTarget(seat, to);
  if (target === null || state.consent === 'free') return null;
  if (state.consent === 'host' && grants.host) return null;
  const others = peopleOf(scene, seat).filter((other) => !grants.seats.includes(other));
  const theirs = (move: Move) => others.includes(move.entry.by);
  if (!host.table.moves.slice(target).some(theirs)) return null;
  return { to: target };
}

/** Seats that people have, on the side of this one. */
function peopleOf({ host, state }: Scene, seat: Seat): Seat[] {
  const { game, state: played } = host.table;
  const side = game.sides?.(played)?.find((one) => one.includes(seat));
  return state.seats.flatMap(({ taken, bot }, at) =>
    taken && bot === null && (side?.includes(at) ?? true) ? [at] : [],
  );
}

function atTable(scene: Scene, command: RoomCommand): Act {
  if (command.t === 'consent') {
    return scene.grants.host ? record({ t: 'consent', consent: command.consent }) : fault('grant.host');
  }
  if (!speaksFor(scene, command.seat)) {
    return command.seat === null ? fault('grant.host') : fault('grant.seat', { seat: command.seat + 1 });
  }
  switch (command.t) {
    case 'say':
      return say(scene, command.seat, { text: clean(command.text) });
    case 'phrase':
      return say(scene, command.seat, { phrase: command.phrase });
    case 'point': {
      const { seat, at, to } = command;
      return record({ t: 'point', seat, at, ...(to === undefined ? {} : { to }) });
    }
    case 'plan':
      return plan(scene, command);
    case 'voice':
      return voice(scene, command);
    case 'withdraw':
      return withdraw(scene, command);
    case 'pause':
      if ((scene.state.paused !== null) === command.to) return refuse('HO-PAUSE');
      return record({ t: 'pause', seat: command.seat, to: command.to });
  }
}

function say(
  { state }: Scene,
  seat: Seat | null,
  words: Pick<RecordBody & { readonly t: 'say' }, 'text' | 'phrase'>,
): Act {
  if (words.text === '') return fault('message.empty');
  return record({ t: 'say', seat, name: seat === null ? '' : state.seats[seat].name, ...words });
}

function plan(scene: Scene, { seat, steps }: RoomCommand & { readonly t: 'plan' }): Act {
  const { host, state, id } = scene;
  if (state.paused) return refuse('HO-PAUSED');
  const sides = host.table.game.sides?.(host.table.state);
  // Who plays against all the others has nobody to agree with, and would only tell them.
  if (sides?.some((side) => side.length === 1 && side[0] === seat)) return refuse('HO-PLAN');
  const { taken, reason } = host.attempt(steps, seat, [seat]);
  if (taken < steps.length) return reason ? { t: 'reason', reason } : refuse('HO-PLAN');
  return record({ t: 'plan', id, seat, steps });
}

function voice(scene: Scene, { seat, about, yes }: RoomCommand & { readonly t: 'voice' }): Act {
  const { state } = scene;
  const lines: string[] = [];
  if (state.vote?.id === about) {
    if (!mayVote(scene, state.vote, seat)) return fault('grant.vote');
    if (isAgreed(scene, state.vote, seat, yes)) return undoAsAgreed(scene, state.vote, seat, about);
    if (isRejected(scene, state.vote, seat, yes)) {
      return record({ t: 'voice', seat, about, yes, end: true, lines });
    }
  } else if (state.plan?.id !== about || seat === null) return refuse('HO-PROPOSAL');
  return record({ t: 'voice', seat, about, yes, lines });
}

const mayVote = (scene: Scene, vote: Vote, seat: Seat | null): boolean =>
  seat === null ? scene.state.consent === 'host' : peopleOf(scene, vote.by).includes(seat);

/** Whether it is enough with this voice. */
function isAgreed(scene: Scene, vote: Vote, seat: Seat | null, yes: boolean): boolean {
  const { consent } = scene.state;
  if (consent === 'free') return yes;
  if (consent === 'host') return yes && scene.grants.host;
  const { people, yeses } = count(scene, vote, seat, yes);
  return consent === 'all' ? yeses === people : yeses * 2 > people;
}

/** Whether it can't come to enough any more. */
function isRejected(scene: Scene, vote: Vote, seat: Seat | null, yes: boolean): boolean {
  const { consent } = scene.state;
  if (yes || consent === 'free') return !yes;
  if (consent === 'host') return scene.grants.host;
  const { people, noes } = count(scene, vote, seat, yes);
  return consent === 'all' ? noes > 0 : noes * 2 >= people;
}

function count(scene: Scene, vote: Vote, seat: Seat | null, yes: boolean) {
  const voices = seat === null ? vote.voices : { ...vote.voices, [seat]: yes };
  const people = peopleOf(scene, vote.by);
  const those = (said: boolean) => people.filter((one) => voices[one] === said).length;
  return { people: people.length, yeses: those(true), noes: those(false) };
}

function undoAsAgreed(scene: Scene, { by, to }: Vote, seat: Seat | null, about: string): Act {
  const { host } = scene;
  const before = host.table.log.length;
  const reply = host.undoTo(by, to, scene.viewers, scene.now);
  if (!reply.ok) return { t: 'reason', reason: reply.reason };
  return record({ t: 'voice', seat, about, yes: true, lines: linesSince(host, before) });
}

function withdraw(scene: Scene, { about }: RoomCommand & { readonly t: 'withdraw' }): Act {
  const { state, grants } = scene;
  const proposal = [state.plan, state.vote].find((one) => one?.id === about);
  if (!proposal) return refuse('HO-PROPOSAL');
  const own = grants.host || grants.seats.includes(proposal.by);
  return own ? record({ t: 'withdraw', about }) : fault('grant.seat', { seat: proposal.by + 1 });
}
