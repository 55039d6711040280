import { EngineError } from './errors.ts';
import type { Answer, Decision, Game, Option } from './game.ts';
import type { HookTable } from './hooks.ts';
import { argA, type Code, CodeList, encode, seatOf } from './options.ts';
import { type Instruction, OP, type PlainAsk, type Program } from './program.ts';
import { no, type Reason } from './reason.ts';
import { drawBelow, shuffleWith } from './rng.ts';
import { type CoreState, type GameEvent, type Outcome, type Seat, TABLE, type Vars } from './state.ts';

const MAX_DEPTH = 64;
const MAX_STEPS = 100_000;

/** Rules of the table itself, beside those of the game. */
export const TABLE_RULES = {
  notAsked: 'HO-ASK',
  otherSeat: 'HO-SEAT',
  over: 'HO-OVER',
  unknownKey: 'HO-KEY',
} as const;

/**
 * A game that is being played: it owns its state and is the only one to change it.
 *
 * `advance` runs the programs until somebody has to choose or the game is over; `play` takes a choice.
 */
export class Run<S extends CoreState = CoreState> {
  readonly game: Game<S>;
  state: S;
  hooks: HookTable;
  /** Where events go; null in playouts, which want none. */
  events: GameEvent[] | null = null;
  /** Called after each event, with the state as it is then: a client shows the game step by step. */
  tap: ((event: GameEvent) => void) | null = null;
  /** Set when something unknown became known or a stream was drawn from: undo may stop here. */
  barrier = false;
  /** Set when a side that is hidden from has seen something of what was done: it is not taken back any more. */
  witnessed = false;
  /** Results that the next rolls must show, for tests. */
  script: number[] | null = null;
  private pending: Instruction | null = null;
  private readonly codes = new CodeList();

  constructor(game: Game<S>, state: S) {
    this.game = game;
    this.state = state;
    this.hooks = game.hooksOf(state);
  }

  /** A second game that goes its own way from here, without the events. */
  clone(): Run<S> {
    const copy = new Run(this.game, this.game.clone(this.state));
    copy.pending = this.pending;
    for (let i = 0; i < this.codes.length; i++) copy.codes.push(this.codes.at(i));
    return copy;
  }

  get loud(): boolean {
    return this.events !== null;
  }

  /** Tells what happened. Ask `loud` first where many events are made. */
  emit(event: GameEvent): void {
    if (!this.events) return;
    this.events.push(event);
    this.tap?.(event);
  }

  /** Starts a program on top of the one that is running. */
  call(program: string, vars: Vars = {}): void {
    const { frames } = this.state;
    if (frames.length >= MAX_DEPTH) throw this.fault('too many programs inside each other');
    frames.push({ program, at: this.programOf(program).start, vars });
  }

  /** Leaves the running program without doing the rest of it. */
  leave(): void {
    this.state.frames.pop();
  }

  /** Ends the game; nothing is resolved afterwards. */
  end(outcome: Outcome): void {
    if (this.state.over) return;
    this.state.over = outcome;
    this.emit({ t: 'over', result: outcome.result, cause: outcome.cause });
  }

  /** Something hidden is now known to somebody. */
  reveal(): void {
    this.barrier = true;
  }

  /** Another side has learnt something by it. */
  witness(): void {
    this.witnessed = true;
  }

  /** A whole number from 1 to `sides`, from a stream or from the script of a test. */
  roll(stream: string, sides: number): number {
    this.barrier = true;
    if (!this.script) return drawBelow(this.state.rng[stream], sides) + 1;
    const scripted = this.script.shift();
    if (scripted === undefined) throw this.fault(`a roll of ${stream} that the script does not have`);
    return scripted;
  }

  shuffle(stream: string, cards: number[]): void {
    this.barrier = true;
    shuffleWith(this.state.rng[stream], cards);
  }

  /** Looks anew which sources are in play. Call after a role, card or rule came or went. */
  refreshHooks(): void {
    this.hooks = this.game.hooksOf(this.state);
  }

  /** Runs until a choice is open or the game is over. */
  advance(): void {
    const { state } = this;
    const { frames } = state;
    let budget = MAX_STEPS;
    this.pending = null;
    this.codes.clear();
    while (!state.over) {
      if (frames.length === 0) throw this.fault('no program is running and the game is not over');
      if (this.runTop(budget)) return;
      budget -= 1;
      if (budget < 0) throw this.fault('endless loop');
    }
  }

  /** Runs the program on top until it waits (true) or another one is on top (false). */
  private runTop(budget: number): boolean {
    const { state } = this;
    const { frames } = state;
    const depth = frames.length;
    const frame = frames[depth - 1];
    const { vars } = frame;
    const { code, index } = this.programOf(frame.program);
    let at = index.get(frame.at) ?? -1;
    if (at < 0) throw this.fault(`no step is labelled ${frame.at}`);
    for (let step = budget; step >= 0; step--) {
      const instruction = code[at];
      at += 1;
      switch (instruction.op) {
        case OP.act:
          frame.at = instruction.next;
          instruction.act(this, vars);
          if (state.over || frames.length !== depth || frames[depth - 1] !== frame) return false;
          break;
        case OP.unless:
          if (!instruction.test(this, vars)) at = instruction.target;
          break;
        case OP.jump:
          at = instruction.target;
          break;
        case OP.ask:
          if (!instruction.ask.when(this, vars)) break;
          frame.at = instruction.label;
          return this.openAsk(instruction, vars);
        case OP.call: {
          frame.at = instruction.next;
          const [program, inner] = instruction.to(this, vars);
          this.call(program, inner);
          return false;
        }
        case OP.each: {
          const list = vars[instruction.list] as number[];
          if (list.length === 0) at = instruction.target;
          else vars[instruction.item] = list.shift() as number;
          break;
        }
        case OP.roll:
          if (!this.openRoll(instruction, vars)) break;
          frame.at = instruction.label;
          return true;
        default:
          frames.pop();
          return false;
      }
    }
    throw this.fault('endless loop');
  }

  /** Lists the options of a choice. True if somebody has to choose, false if a single option was taken at once. */
  private openAsk(instruction: Instruction, vars: Vars): boolean {
    const { ask } = instruction;
    const { codes } = this;
    codes.clear();
    ask.list(this, vars, codes);
    if (codes.length === 0) throw this.fault(`nothing can be chosen at ${ask.ask}`);
    if (codes.length > 1 || ask.always(this, vars)) {
      this.pending = instruction;
      return true;
    }
    const code = codes.at(0);
    // Nothing is open any more: what is taken may end the game.
    codes.clear();
    if (!ask.pause && this.loud) this.tellForced(ask, code);
    this.resolve(instruction, vars, code);
    return false;
  }

  /** A choice that was none is told like one: of a secret one, what was chosen only to its seat. */
  private tellForced(ask: PlainAsk, code: Code): void {
    const seat = seatOf(code);
    const key = this.game.vocabulary.key(code);
    const chosen = ask.secret ? { only: { seats: [seat], key } } : { key };
    this.emit({ t: 'forced', ask: ask.ask, seat, ...chosen });
  }

  /** Rolls at once, or opens the choice of the next die of a real table. */
  private openRoll(instruction: Instruction, vars: Vars): boolean {
    const { roll } = instruction;
    vars[roll.into] ??= [];
    const results = vars[roll.into] as number[];
    const missing = roll.dice(this, vars) - results.length;
    if (missing <= 0) return false;
    if (!this.state.entered) {
      for (let i = 0; i < missing; i++) results.push(this.roll(roll.stream, roll.sides));
      return false;
    }
    if (!this.game.die) throw this.fault('this game has no way to enter dice');
    this.codes.clear();
    for (let side = 1; side <= roll.sides; side++) this.codes.push(encode(this.game.die, TABLE, side));
    this.pending = instruction;
    return true;
  }

  /** Takes an option that is open. The caller has checked that it is. */
  play(code: Code): void {
    const { pending, state } = this;
    if (!pending) throw this.fault('nothing is being asked');
    const frame = state.frames[state.frames.length - 1];
    state.seq += 1;
    this.resolve(pending, frame.vars, code);
    this.advance();
  }

  private resolve(pending: Instruction, vars: Vars, code: Code): void {
    if (pending.op === OP.roll) {
      this.barrier = true;
      (vars[pending.roll.into] as number[]).push(argA(code));
      return;
    }
    const { frames } = this.state;
    frames[frames.length - 1].at = pending.next;
    pending.ask.take(this, vars, code);
  }

  /** Number of open options; 0 when the game is over. */
  count(): number {
    return this.pending ? this.codes.length : 0;
  }

  /** The i-th open option, without making a list of them. */
  pick(i: number): Code {
    return this.codes.at(i);
  }

  /** Whose choice is open, or null. */
  owner(): Seat | null {
    if (!this.pending) return null;
    return this.pending.ask.owner(this, this.topVars());
  }

  /** What is being asked, with the options of the given seats; null when the game is over. */
  decision(seats: readonly Seat[]): Decision | null {
    const { pending } = this;
    if (!pending) return null;
    const { ask } = pending;
    const vars = this.topVars();
    const owner = ask.owner(this, vars);
    const hidden = ask.secret && !seats.includes(owner);
    return {
      seq: this.state.seq,
      owner,
      ask: this.asking ?? '',
      about: hidden ? null : ask.about(this, vars),
      pause: ask.pause,
      options: this.optionsOf(seats),
    };
  }

  private optionsOf(seats: readonly Seat[]): Option[] {
    const options: Option[] = [];
    for (let i = 0; i < this.codes.length; i++) {
      const code = this.codes.at(i);
      const seat = seatOf(code);
      if (seat !== TABLE && !seats.includes(seat)) continue;
      const key = this.game.vocabulary.key(code);
      const [kind, ...args] = key.split(':');
      options.push({ key, kind, args, seat });
    }
    return options;
  }

  /** Why a seat can't choose this now, or null if it can. */
  explain(seat: Seat, key: string): Reason | null {
    const { pending, game } = this;
    if (!pending) return no(TABLE_RULES.over);
    if (this.open(seat, key) !== null) return null;
    const wanted = game.vocabulary.parse(key, seat);
    if (wanted === null) return no(TABLE_RULES.unknownKey, { key });
    const reason = pending.ask.explain(this, this.topVars(), wanted) ?? game.explain?.(this, wanted);
    if (reason) return reason;
    const owner = this.owner();
    if (owner === seat || owner === TABLE) return no(TABLE_RULES.notAsked);
    return no(TABLE_RULES.otherSeat, { seat: owner });
  }

  /** The code of a key if the seat may choose it now. */
  open(seat: Seat, key: string): Code | null {
    for (const who of [seat, TABLE]) {
      const code = this.game.vocabulary.parse(key, who);
      if (code !== null && this.codes.includes(code) && this.pending) return code;
    }
    return null;
  }

  /**
   * Takes an answer if it fits.
   *
   * @returns null, or the reason why not (the state is then untouched). A stale `seq` is refused, never reinterpreted.
   */
  answer(answer: Answer): Reason | null {
    if (answer.seq !== this.state.seq) return no('HO-STALE', { seq: this.state.seq });
    const code = this.open(answer.seat, answer.key);
    if (code === null) return this.explain(answer.seat, answer.key);
    this.play(code);
    return null;
  }

  /** Only the owner of the open choice may see what was chosen. */
  get askingSecretly(): boolean {
    return this.pending?.ask.secret === true;
  }

  /** Name of the open choice, for tests and traces. */
  get asking(): string | null {
    if (!this.pending) return null;
    return this.pending.op === OP.roll ? 'roll' : this.pending.ask.ask;
  }

  private topVars(): Vars {
    const { frames } = this.state;
    return frames[frames.length - 1].vars;
  }

  private programOf(id: string): Program {
    const program = this.game.programs.get(id);
    if (!program) throw this.fault(`no program ${id}`);
    return program;
  }

  private fault(message: string): EngineError {
    const stack = this.state.frames.map((frame) => `${frame.program}@${frame.at}`).join(' > ');
    return new EngineError(`${message} (${stack || 'empty stack'})`);
  }
}
