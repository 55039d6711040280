import type { Option, Reason } from '@holdout/kernel';
import { askText, eventText, optionText, reasonText, type Speaker } from '@holdout/lang';
import type { MoveView } from '@holdout/protocol';
import type { Context } from '../context.ts';
import { type Choices, choiceLines, choicesOf, type Naming } from './choices.ts';
import type { Desk } from './desk.ts';

/** Options that are named when a line fits several. */
const NAMED = 8;
const NO_CHOICES: Choices = { options: [], groups: [] };

/** Shows a desk as text, and remembers what it has shown. */
export class Screen {
  readonly context: Context;
  readonly naming: Naming;
  /** The open options with their numbers, as they were last shown. */
  choices: Choices = NO_CHOICES;
  private readonly desk: Desk;
  private readonly speaker: Speaker;
  private shown = new Map<string, string>();

  constructor(context: Context, desk: Desk) {
    this.context = context;
    this.desk = desk;
    this.speaker = desk.face.speaker;
    this.naming = { context, face: desk.face };
  }

  say(id: string, values?: Record<string, string | number>): void {
    this.context.print(this.context.text(id, values));
  }

  lines(lines: readonly string[]): void {
    for (const line of lines) this.context.print(line);
  }

  /** The question and its numbered options, or how the game ended. */
  question(): void {
    const { decision } = this.desk;
    this.choices = decision ? choicesOf(this.naming, decision.options) : NO_CHOICES;
    this.context.print();
    if (!decision) {
      this.end();
      return;
    }
    this.context.print(this.context.paint('bold', askText(this.speaker, decision)));
    this.lines(choiceLines(this.naming, this.choices));
    const { waiting } = this.desk;
    if (waiting !== null) this.say('cli.play.botWaits', { name: this.desk.names[waiting] });
    else if (decision.options.length === 0)
      this.say('cli.play.notYours', { name: this.desk.names[this.desk.asked] });
  }

  private end(): void {
    const { game, state } = this.desk.host.table;
    const { over } = state;
    if (!over) return;
    const id = `${game.id}.outcome.${over.result}.${over.cause}`;
    this.context.print(this.context.paint('bold', this.context.text(`${id}.title`)));
    this.say(`${id}.text`);
    this.say('cli.play.seed', { seed: this.desk.host.table.setup.seed });
  }

  events(events: MoveView['events']): void {
    for (const event of events) {
      const sentence = eventText(this.speaker, event);
      if (sentence !== null) this.context.print(`· ${sentence}`);
    }
  }

  moves(moves: readonly MoveView[]): void {
    for (const { events } of moves) this.events(events);
  }

  reason(reason: Reason): void {
    const { rule, statement, detail } = reasonText(this.speaker, reason);
    this.say('cli.play.refused', { rule, statement });
    if (detail) this.context.print(`  ${detail}`);
  }

  several(line: string, options: readonly Option[]): void {
    this.say('cli.play.several', { line: line.trim() });
    for (const option of options.slice(0, NAMED)) {
      const number = this.choices.options.indexOf(option) + 1;
      this.context.print(`  ${number} ${optionText(this.speaker, option)}`);
    }
  }

  board(): void {
    this.lines(this.desk.face.wholeBoard());
    this.remember();
  }

  /** Only the lines of the board that are not as they were last shown. */
  changes(): void {
    const before = this.shown;
    this.remember();
    for (const [id, line] of this.shown) if (before.get(id) !== line) this.context.print(line);
  }

  private remember(): void {
    this.shown = new Map(this.desk.face.lines().map(({ id, text }) => [id, text]));
  }

  /** The lines of the board that are about these things. */
  only(prefix: string): void {
    for (const { id, text } of this.desk.face.lines()) if (id.startsWith(prefix)) this.context.print(text);
  }
}
