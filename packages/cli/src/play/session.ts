import type { CoreState, Seat } from '@holdout/kernel';
import type { TableHost } from '@holdout/protocol';
import type { Context } from '../context.ts';
import { UsageError } from '../errors.ts';
import { type Answers, answersFrom } from './answers.ts';
import { commandIn, commandWords } from './commands.ts';
import { Desk } from './desk.ts';
import { ORDERS, type Outcome, type Place } from './orders.ts';
import type { Saver } from './saver.ts';
import { Screen } from './screen.ts';
import { Words } from './words.ts';

const PROMPT = '> ';
const CLEAR_SCREEN = '\x1b[2J\x1b[3J\x1b[H';

/** Plays a table at the keyboard, or with the lines of a script, until somebody quits or the lines end. */
export async function playAtDesk(context: Context, host: TableHost<CoreState>, saver: Saver): Promise<void> {
  const desk = new Desk(host);
  const place = { desk, screen: new Screen(context, desk), words: new Words(context, desk), saver };
  const commands = commandWords(context);
  const answers = answersFrom(context, (line) =>
    [...place.screen.choices.options.map(({ key }) => key), ...commands.keys()].filter((word) =>
      word.startsWith(line),
    ),
  );
  try {
    await open(place, answers);
    for (let line = await answers.next(PROMPT); line !== null; line = await answers.next(PROMPT)) {
      const command = commandIn(line, commands);
      const outcome = await (command ? ORDERS[command.name](place, command.rest) : move(place, line));
      if (outcome === 'quit') return;
      await goOn(place, answers, outcome);
    }
    context.print();
    context.print(context.text('cli.play.end', { over: host.table.over ? 'yes' : 'no' }));
  } finally {
    answers.close();
  }
}

async function open({ desk, screen }: Place, answers: Answers): Promise<void> {
  const { opening, moves } = desk.history();
  if (desk.closed) await handOver({ desk, screen }, answers);
  if (moves.length === 0) screen.events(opening);
  else screen.moves(moves.slice(-1));
  screen.context.print();
  screen.board();
  screen.question();
}

/** Shows what is new after a line. */
async function goOn(place: Place, answers: Answers, outcome: Outcome): Promise<void> {
  const { desk, screen } = place;
  if (outcome === 'same') return;
  if (outcome === 'moved') await autosave(place);
  const looked: Seat = desk.viewer;
  if (outcome === 'moved') desk.lookAs(desk.asked);
  if (desk.closed && (outcome === 'looks' || desk.viewer !== looked)) await handOver(place, answers);
  screen.changes();
  screen.question();
}

/** A full disk is told and is no reason to lose the table. */
async function autosave({ screen, saver }: Place): Promise<void> {
  try {
    await saver.afterAnswer();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    screen.say(`cli.error.${error.code}`, error.values);
  }
}

/** With closed hands everybody but the next one looks away. A script is not asked whether it does. */
async function handOver({ desk, screen }: Pick<Place, 'desk' | 'screen'>, answers: Answers): Promise<void> {
  const { text, interactive, io } = screen.context;
  screen.say('cli.play.handOver', { name: desk.names[desk.viewer] });
  if (!interactive) return;
  await answers.next(text('cli.play.ready'));
  io.stdout.write(CLEAR_SCREEN);
}

/** A line that is no command: a move, or something that is none right now. An empty one asks again. */
function move({ desk, screen, words }: Place, line: string): Outcome {
  if (line.trim() === '') {
    screen.question();
    return 'same';
  }
  const reading = words.read(line, screen.choices.options);
  if (reading.t === 'several') {
    screen.several(line, reading.options);
    return 'same';
  }
  if (reading.t === 'none') {
    const key = words.keyMeant(line, desk.decision);
    const reason = key === null ? null : desk.host.explain(desk.asked, key);
    if (reason) screen.reason(reason);
    else screen.say('cli.play.unknown', { line: line.trim() });
    return 'same';
  }
  const moves = desk.choose(reading.option);
  if (!Array.isArray(moves)) {
    screen.reason(moves);
    return 'same';
  }
  screen.moves(moves);
  return 'moved';
}
