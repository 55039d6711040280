import type { Seat } from '@holdout/kernel';
import type { Command } from '@holdout/protocol';
import { UsageError } from '../errors.ts';
import { unfolded } from './choices.ts';
import { helpLines } from './commands.ts';
import type { Desk } from './desk.ts';
import type { Face } from './face.ts';
import { listed } from './lexicon.ts';
import { normalise } from './notation.ts';
import type { Saver } from './saver.ts';
import type { Screen } from './screen.ts';
import type { Words } from './words.ts';

/** Everything at a table that a command may need. */
export interface Place {
  readonly desk: Desk;
  readonly screen: Screen;
  readonly words: Words;
  readonly saver: Saver;
}

/** What a line led to: the game has moved on, somebody else looks, nothing of that, or the end of the session. */
export type Outcome = 'moved' | 'looks' | 'same' | 'quit';
export type Order = (place: Place, rest: string) => Outcome | Promise<Outcome>;

const LOG_MOVES = 10;

/** What the commands of every game do, by name. */
const ORDERS: Readonly<Record<string, Order>> = {
  undo: (place) => send(place, { t: 'undo', seat: place.desk.viewer }),
  redo: (place) => send(place, { t: 'redo', seat: place.desk.viewer }),
  board: show(({ screen }) => screen.board()),
  bot: (place) => send(place, { t: 'go', seat: place.desk.viewer }),
  list: show(tellOptions),
  log: show(tellLog),
  why: show(tellWhy),
  seat: takeSeat,
  save,
  help: show(tellHelp),
  quit: () => 'quit',
};

/** Those that only this game has stand behind the board in the help; a bot can only be let go where one plays. */
export function ordersOf({ orders }: Face, hasBots: boolean): Readonly<Record<string, Order>> {
  const { undo, redo, board, bot, ...others } = ORDERS;
  const bots = hasBots ? { bot } : {};
  return { undo, redo, board, ...orders, ...bots, ...others };
}

/** A command that shows something and changes nothing. */
export function show(what: (place: Place, rest: string) => void): Order {
  return (place, rest) => {
    what(place, rest);
    return 'same';
  };
}

/** Sends a command and tells what came of it. */
function send({ desk, screen }: Place, command: Command): Outcome {
  const result = desk.send(command);
  if (!Array.isArray(result)) {
    screen.reason(result);
    return 'same';
  }
  if (command.t === 'undo') screen.say('cli.play.undone');
  screen.moves(result);
  return 'moved';
}

function tellHelp({ desk, screen }: Place): void {
  const names = Object.keys(ordersOf(desk.face, desk.hasBots));
  screen.lines(helpLines(screen.context, desk.host.table.game.id, names));
}

/** The options that were folded away, all or those of one verb. */
function tellOptions({ screen, words }: Place, rest: string): void {
  const { naming, choices } = screen;
  const kinds = rest === '' ? choices.groups.map(({ kind }) => kind) : words.kindsCalled(rest);
  const lines = unfolded(naming, choices, kinds);
  if (lines.length > 0) screen.lines(lines);
  else screen.say('cli.play.unknown', { line: rest });
}

function tellLog({ desk, screen }: Place, rest: string): void {
  const { opening, moves } = desk.history();
  const n = /^\d+$/.test(rest) ? Number(rest) : LOG_MOVES;
  if (n >= moves.length) screen.events(opening);
  screen.moves(n === 0 ? [] : moves.slice(-n));
}

function tellWhy({ desk, screen, words }: Place, rest: string): void {
  const key = words.keyMeant(rest, desk.decision);
  if (rest === '' || key === null) {
    screen.say('cli.play.unknown', { line: rest });
    return;
  }
  const open = desk.decision?.options.some((option) => option.key === key);
  const reason = open ? null : desk.host.explain(desk.asked, key);
  if (reason) screen.reason(reason);
  else screen.say('cli.play.allowed', { key });
}

function takeSeat({ desk, screen, words }: Place, rest: string): Outcome {
  const seat = words.seatCalled(rest);
  if (seat === null) {
    screen.say('cli.play.noSeat', { name: rest, last: `p${desk.names.length}` });
    return 'same';
  }
  desk.lookAs(seat);
  return 'looks';
}

/** `hold off`, `hold p2 on`: for one seat, or for all. */
export function setSwitch(place: Place, name: string, rest: string): Outcome {
  const { screen } = place;
  const [on, off] = ['cli.play.on', 'cli.play.off'].map((id) => listed(screen.context.text(id)));
  const said = rest.split(/\s+/).filter((word) => word !== '');
  const [ons, offs] = [on, off].map((known) => said.filter((word) => known.includes(normalise(word))));
  if (ons.length + offs.length !== 1) {
    screen.say('cli.play.onOrOff', { line: rest });
    return 'same';
  }
  const who = said.filter((word) => !ons.includes(word) && !offs.includes(word)).join(' ');
  const outcomes = seatsCalled(place, who).map((seat) =>
    send(place, { t: 'set', seat, name, to: ons.length === 1 }),
  );
  return outcomes.includes('moved') ? 'moved' : 'same';
}

/** All seats if none is named; none if there is no such seat, which is told. */
function seatsCalled({ desk, screen, words }: Place, name: string): Seat[] {
  if (name === '') return desk.names.map((_, seat) => seat);
  const seat = words.seatCalled(name);
  if (seat === null) screen.say('cli.play.noSeat', { name, last: `p${desk.names.length}` });
  return seat === null ? [] : [seat];
}

async function save({ screen, saver }: Place, rest: string): Promise<Outcome> {
  const path = rest || saver.path;
  if (!path) {
    screen.say('cli.play.saveWhere');
    return 'same';
  }
  try {
    await saver.write(path);
    screen.say('cli.play.saved', { path });
  } catch (error) {
    // Another name may do; the table goes on.
    if (!(error instanceof UsageError)) throw error;
    screen.say(`cli.error.${error.code}`, error.values);
  }
  return 'same';
}
