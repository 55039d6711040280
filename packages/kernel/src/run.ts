import { EngineError } from './errors.ts';
import type { Answer, Decision, Game, Option } from './game.ts';
import type { HookTable } from './hooks.ts';
import { argA, type Code, encode, kindOf, seatOf } from './options.ts';
import type { Ask, Instruction, Program, Roll } from './program.ts';
import { no, type Reason } from './reason.ts';
import { drawBelow, shuffleWith } from './rng.ts';
import { type CoreState, type GameEvent, type Outcome, type Seat, TABLE, type Vars } from './state.ts';

const MAX_DEPTH = 64;
const MAX_STEPS = 100_000;

type AnyAsk = Ask<Run<CoreState>>;
type AskInstruction = Extract<Instruction, { op: 'ask' | 'roll' }>;

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
  /** Results that the next rolls must show, for tests. */
  script: number[] | null = null;
  private pending: AskInstruction | null = null;
  private readonly codes: Code[] = [];

  constructor(game: Game<S>, state: S) {
    this.game = game;
    this.state = state;
    this.hooks = game.hooksOf(state);
  }

  /** A second game that goes its own way from here, without the events. */
  clone(): Run<S> {
    const copy = new Run(this.game, this.game.clone(this.state));
    copy.pending = this.pending;
    for (let i = 0; i < this.codes.length; i++) copy.codes.push(this.codes[i]);
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
    this.codes.length = 0;
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
    const { code, index } = this.programOf(frame.program);
    let at = index.get(frame.at) ?? -1;
    if (at < 0) throw this.fault(`no step is labelled ${frame.at}`);
    for (let step = budget; step >= 0; step--) {
      const instruction = code[at];
      switch (instruction.op) {
        case 'act':
          frame.at = instruction.next;
          (instruction.run as Act)(this, frame.vars);
          if (state.over || frames.length !== depth || frames[depth - 1] !== frame) return false;
          at += 1;
          break;
        case 'ask':
          if (this.openAsk(instruction, instruction.ask as unknown as AnyAsk, frame.vars)) {
            frame.at = instruction.label;
            if (this.codes.length > 1 || this.mustAsk(instruction.ask as unknown as AnyAsk, frame.vars))
              return true;
            this.takeForced(frame.vars, instruction);
            return false;
          }
          at += 1;
          break;
        case 'roll':
          if (this.openRoll(instruction, frame.vars)) {
            frame.at = instruction.label;
            return true;
          }
          at += 1;
          break;
        case 'call': {
          frame.at = instruction.next;
          const [program, vars] = (instruction.to as Target)(this, frame.vars);
          this.call(program, vars);
          return false;
        }
        case 'unless':
          at = (instruction.test as Test)(this, frame.vars) ? at + 1 : instruction.target;
          break;
        case 'jump':
          at = instruction.target;
          break;
        case 'each': {
          const list = frame.vars[instruction.list] as number[];
          if (list.length === 0) at = instruction.target;
          else {
            frame.vars[instruction.item] = list.shift() as number;
            at += 1;
          }
          break;
        }
        case 'end':
          frames.pop();
          return false;
      }
    }
    throw this.fault('endless loop');
  }

  /** Lists the options of a choice; false if the choice does not arise. */
  private openAsk(instruction: AskInstruction, ask: AnyAsk, vars: Vars): boolean {
    const g = this as unknown as Run<CoreState>;
    if (ask.when && !ask.when(g, vars)) return false;
    this.codes.length = 0;
    ask.list(g, vars, this.codes);
    if (this.codes.length === 0) throw this.fault(`nothing can be chosen at ${ask.ask}`);
    this.pending = instruction;
    return true;
  }

  private mustAsk(ask: AnyAsk, vars: Vars): boolean {
    return ask.always?.(this as unknown as Run<CoreState>, vars) === true;
  }

  private takeForced(vars: Vars, instruction: AskInstruction): void {
    const ask = (instruction as { ask: unknown }).ask as AnyAsk;
    const code = this.codes[0];
    if (!ask.pause && this.loud) {
      this.emit({ t: 'forced', ask: ask.ask, seat: seatOf(code), key: this.game.vocabulary.key(code) });
    }
    this.resolve(instruction, vars, code);
  }

  /** Rolls at once, or opens the choice of the next die of a real table. */
  private openRoll(instruction: Extract<Instruction, { op: 'roll' }>, vars: Vars): boolean {
    const roll = instruction.roll as unknown as Roll<this>;
    vars[roll.into] ??= [];
    const results = vars[roll.into] as number[];
    const missing = roll.dice(this, vars) - results.length;
    if (missing <= 0) return false;
    if (!this.state.entered) {
      for (let i = 0; i < missing; i++) results.push(this.roll(roll.stream, roll.sides));
      return false;
    }
    if (!this.game.die) throw this.fault('this game has no way to enter dice');
    this.codes.length = 0;
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

  private resolve(pending: AskInstruction, vars: Vars, code: Code): void {
    if (pending.op === 'roll') {
      this.barrier = true;
      (vars[pending.roll.into] as number[]).push(argA(code));
      return;
    }
    const { frames } = this.state;
    frames[frames.length - 1].at = pending.next;
    (pending.ask as unknown as AnyAsk).take(this as unknown as Run<CoreState>, vars, code);
  }

  /** Number of open options; 0 when the game is over. */
  count(): number {
    return this.pending ? this.codes.length : 0;
  }

  /** The i-th open option, without making a list of them. */
  pick(i: number): Code {
    return this.codes[i];
  }

  /** Whose choice is open, or null. */
  owner(): Seat | null {
    if (!this.pending) return null;
    if (this.pending.op === 'roll') return TABLE;
    return (this.pending.ask as unknown as AnyAsk).owner(this as unknown as Run<CoreState>, this.topVars());
  }

  /** What is being asked, with the options of the given seats; null when the game is over. */
  decision(seats: readonly Seat[]): Decision | null {
    const { pending } = this;
    if (!pending) return null;
    const owner = this.owner() ?? TABLE;
    const options: Option[] = [];
    for (const code of this.codes) {
      const seat = seatOf(code);
      if (seat !== TABLE && !seats.includes(seat)) continue;
      const [kind, ...args] = this.game.vocabulary.key(code).split(':');
      options.push({ key: [kind, ...args].join(':'), kind, args, seat });
    }
    if (pending.op === 'roll') {
      return { seq: this.state.seq, owner, ask: 'roll', about: null, pause: false, options };
    }
    const ask = pending.ask as unknown as AnyAsk;
    const hidden = ask.secret === true && !seats.includes(owner);
    const about = hidden || !ask.about ? null : ask.about(this as unknown as Run<CoreState>, this.topVars());
    return { seq: this.state.seq, owner, ask: ask.ask, about, pause: ask.pause === true, options };
  }

  /** Why a seat can't choose this now, or null if it can. */
  explain(seat: Seat, key: string): Reason | null {
    const { pending, game } = this;
    if (!pending) return no(TABLE_RULES.over);
    const code = this.open(seat, key);
    if (code !== null) return null;
    const wanted = game.vocabulary.parse(key, seat);
    if (wanted === null) return no(TABLE_RULES.unknownKey, { key });
    if (pending.op === 'ask') {
      const ask = pending.ask as unknown as AnyAsk;
      const reason = ask.explain?.(this as unknown as Run<CoreState>, this.topVars(), wanted);
      if (reason) return reason;
    }
    const owner = this.owner() ?? TABLE;
    return owner === seat || owner === TABLE
      ? no(TABLE_RULES.notAsked)
      : no(TABLE_RULES.otherSeat, { seat: owner });
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
    return this.pending?.op === 'ask' && (this.pending.ask as unknown as AnyAsk).secret === true;
  }

  /** Name of the open choice, for tests and traces. */
  get asking(): string | null {
    if (!this.pending) return null;
    return this.pending.op === 'roll' ? 'roll' : (this.pending.ask as unknown as AnyAsk).ask;
  }

  /** Whether the open option is of this kind. */
  static isKind(code: Code, kind: { readonly id: number }): boolean {
    return kindOf(code) === kind.id;
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

type Act = (g: unknown, vars: Vars) => void;
type Test = (g: unknown, vars: Vars) => boolean;
type Target = (g: unknown, vars: Vars) => readonly [string, Vars];
