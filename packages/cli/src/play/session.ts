import type { CoreState } from '@holdout/kernel';
import type { TableHost } from '@holdout/protocol';
import type { Context } from '../context.ts';
import { UsageError } from '../errors.ts';
import type { TextGame } from '../textGame.ts';
import { type Answers, answersFrom } from './answers.ts';
import { commandIn, commandWords } from './commands.ts';
import { Desk } from './desk.ts';
import { move } from './moves.ts';
import { type Outcome, ordersOf, type Place } from './orders.ts';
import type { Saver } from './saver.ts';
import { Screen } from './screen.ts';
import { Words } from './words.ts';

const PROMPT = '> ';
const CLEAR_SCREEN = '\x1b[2J\x1b[3J\x1b[H';

/** Plays a table at the keyboard, or with the lines of a script, until somebody quits or the lines end. */
export async function playAtDesk(
  context: Context,
  game: TextGame,
  host: TableHost<CoreState>,
  saver: Saver,
): Promise<void> {
  const desk = new Desk(context, game, host);
  const place = { desk, screen: new Screen(context, desk), words: new Words(context, desk), saver };
  const orders = ordersOf(desk.face, desk.hasBots);
  const commands = commandWords(context, Object.keys(orders));
  const answers = answersFrom(context, (line) =>
    [...place.screen.choices.options.map(({ key }) => key), ...commands.keys()].filter((word) =>
      word.startsWith(line),
    ),
  );
  try {
    await open(place, answers);
    for (let line = await answers.next(PROMPT); line !== null; line = await answers.next(PROMPT)) {
      const command = commandIn(line, commands, place.words.verbs);
      const outcome = await (command ? orders[command.name](place, command.rest) : move(place, line));
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
  if (desk.mustPass) await lookAway({ desk, screen }, answers);
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
  if (outcome === 'moved') desk.lookAs(desk.asked);
  if (desk.mustPass) await handOver(place, answers);
  else screen.changes();
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

/** The next one gets the keyboard, and the board as he may see it. */
async function handOver({ desk, screen }: Place, answers: Answers): Promise<void> {
  const cleared = await lookAway({ desk, screen }, answers);
  screen.moves(desk.missed());
  if (cleared) screen.board();
  else screen.changes();
}

/**
 * Where something is hidden everybody but those who look now is asked to look away. A script is not waited for.
 *
 * @returns whether the screen was cleared.
 */
async function lookAway(
  { desk, screen }: Pick<Place, 'desk' | 'screen'>,
  answers: Answers,
): Promise<boolean> {
  const { text, interactive, io } = screen.context;
  screen.say('cli.play.handOver', { name: desk.names[desk.viewer] });
  desk.pass();
  if (!interactive) return false;
  await answers.next(text('cli.play.ready'));
  io.stdout.write(CLEAR_SCREEN);
  return true;
}
