import { type GameEvent, Run, seedStreams } from '@holdout/kernel';
import { rewound } from '@holdout/testkit';
import { afterEach, expect } from 'vitest';
import { HELICOPTER } from '../src/content/cars.ts';
import { equipmentCalled } from '../src/content/equipment/index.ts';
import { skillNumber } from '../src/content/skills/index.ts';
import { survivorCalled } from '../src/content/survivors/index.ts';
import { zombicide } from '../src/game.ts';
import type { Mission } from '../src/missions/schema.ts';
import { allowance, bringIn } from '../src/ops/survivors.ts';
import type { PresetId, Ruleset } from '../src/rules/ruleset.ts';
import { activationVars } from '../src/rules/spawn.ts';
import { type Setting, settingOf } from '../src/setting.ts';
import {
  FREE_IDS,
  LEVELS,
  type LevelId,
  NONE,
  PHASE_PLAYERS,
  PHASE_SPAWN,
  PHASE_ZOMBIES,
  TAKEN,
  THRESHOLDS,
  WOUNDED,
} from '../src/state/ids.ts';
import type { OptionInput } from '../src/state/options.ts';
import type { Survivor, ZombicideState } from '../src/state/state.ts';
import { PLACE_WORDS, zoneWord } from '../src/state/words.ts';
import type { ZombicideView } from '../src/view/view.ts';

/** Zombies by kind: `{ walker: 2 }`. */
export type Zombies = Partial<
  Record<
    | 'walker'
    | 'runner'
    | 'fatty'
    | 'abomination'
    | 'skinner-walker'
    | 'skinner-runner'
    | 'skinner-fatty'
    | 'crawler'
    | 'a-bomb',
    number
  >
>;
type Kind = keyof Zombies;

const scenes: Scene[] = [];
afterEach(() => {
  for (const scene of scenes.splice(0)) scene.end();
});

/**
 * The map of most tests, four tiles. Names of zones as in missions; streets in capitals, rooms in small letters.
 *
 * ```
 *   A1 3C turned 90              B1 2C turned 90
 *   a   b  | NORTH (manhole)     e---f  | FAR1
 *   |   |  |                     |   |  | FAR2 (manhole)
 *   +-c-+  |                     g---h  | FAR3
 *   c      |                     +------+
 *   ---------- CROSS ------------- EAST - CORNER
 *   A2 2B turned 90              B2 4C
 *   i---j  | SOUTH (manhole)     m---n
 *   |   |  |                     | X |
 *   k---l  |                     o---p
 * ```
 */
export const TEST_TILES: readonly (readonly string[])[] = [
  ['3C@90', '2C@90'],
  ['2B@90', '4C'],
];

export interface SceneOptions {
  readonly tiles?: readonly (readonly (string | null)[])[];
  readonly doors?: Mission['doors'];
  readonly mission?: Partial<Mission>;
  readonly rules?: Partial<Ruleset>;
  readonly preset?: PresetId;
  readonly players?: number;
  readonly entered?: boolean;
  readonly teams?: readonly number[];
  readonly teamCards?: number;
}

/**
 * A moment at the table, to be set up in the words of the game and then played.
 *
 * It starts in the Players' Phase: the first survivor named is acting, with all his actions; nobody carries anything,
 * no zombie is on the board, all doors are closed, all cards are in their decks. Cards named by `finds` and `zombieCards`
 * lie on top in that order and dice come as `rolls` says; a test that does not use them up fails. Every choice is also
 * taken back and made again, with the same result.
 */
export function scene(...survivors: string[]): Scene {
  return sceneWith({}, ...survivors);
}

export function sceneWith(options: SceneOptions, ...survivors: string[]): Scene {
  const { players = 1, preset = 'season1', rules = {}, entered = false, teams, teamCards } = options;
  const mission = { ...missionFor(options), survivors: { min: 1, each: 1 } };
  const made = tableOf({
    mission,
    players,
    preset,
    rules,
    entered,
    ...(teams ? { teams } : {}),
    ...(teamCards === undefined ? {} : { teamCards }),
  });
  made.startInTheMiddle(survivors);
  return made;
}

/**
 * A moment in one of our missions: its id, or the whole table if something about it is unusual.
 *
 * Its own set-up has been made: board, decks and hands are as it makes them, and seat 1 is the first. As in `scene`, the
 * first survivor named is acting.
 *
 * @throws InputError if the mission is not played by so many.
 */
export function sceneOf(table: string | OptionInput, ...survivors: string[]): Scene {
  const made = tableOf({ ...(typeof table === 'string' ? { mission: table } : table), survivors });
  made.next();
  if (made.asking === 'first') made.do('first:p1');
  if (made.asking === 'activate') made.do(`activate:${survivors[0]}`);
  made.events.length = 0;
  return made;
}

function tableOf(options: OptionInput): Scene {
  const state = zombicide.create(zombicide.readOptions(options), seedStreams('scene', zombicide.streams));
  const made = new Scene(new Run(zombicide, state));
  scenes.push(made);
  return made;
}

function missionFor(options: SceneOptions): Mission {
  return {
    format: 'holdout.mission',
    v: 1,
    id: 'test',
    boxes: ['season1'],
    title: { en: 'Test' },
    brief: { en: 'Test' },
    difficulty: 'easy',
    minutes: 1,
    survivors: { min: 1 },
    map: { tiles: (options.tiles ?? TEST_TILES).map((row) => row.slice()) },
    start: ['A1.NE'],
    spawns: [],
    doors: options.doors ?? [],
    objectives: [],
    rules: [],
    // Never met unless a test brings its own.
    win: [{ use: 'carried-to-exit', cards: ['wounded'] }],
    ...options.mission,
  };
}

export class Scene {
  readonly run: Run<ZombicideState>;
  readonly setting: Setting;
  /** Events since the scene was made. */
  readonly events: GameEvent[] = [];
  private dice: number[] = [];
  private readonly expectedCards: { readonly deck: 'equipment' | 'zombieDeck'; readonly left: number }[] = [];

  constructor(run: Run<ZombicideState>) {
    this.run = run;
    this.setting = settingOf(run.state.options);
  }

  /** In the Players' Phase of the first round, without the set-up. */
  startInTheMiddle(survivors: readonly string[]): void {
    const { state, setting } = this;
    survivors.forEach((id, i) => {
      const seat = i % state.options.players;
      bringIn(this.run, survivorCalled(id)?.number ?? NONE, seat, setting.start[0]);
    });
    this.layOutDecks();
    state.round = 1;
    state.phase = PHASE_PLAYERS;
    state.frames = [
      { program: 'game', at: 'rounds/again', vars: {} },
      { program: 'round', at: 'survivors/again', vars: { seats: [], seat: 0, spawns: [], spawn: 0 } },
      { program: 'turn', at: 'action', vars: {} },
    ];
    this.active(survivors[0]);
  }

  private layOutDecks(): void {
    const { state, setting } = this;
    setting.cards.forEach((def, card) => {
      if (def.only === 'special') state.specials.push(card);
      else if (def.only) state.aside.push(card);
      else state.equipment.unshift(card);
    });
    state.zombieDeck = setting.zombieCards.flatMap((card) => (card ? [card.number] : []));
  }

  get state(): ZombicideState {
    return this.run.state;
  }

  get mission(): Mission {
    return this.setting.mission;
  }

  /** Number of a zone by its name in the mission, `A1.NE`. */
  zone(name: string): number {
    const zone = this.setting.board.named.get(name);
    if (zone === undefined) throw new RangeError(`no zone is called ${name}`);
    return zone;
  }

  /** Word of a zone in option keys. */
  z(name: string): string {
    return zoneWord(this.zone(name));
  }

  who(id: string): number {
    const who = this.state.survivors.findIndex((s) => s.id === survivorCalled(id)?.number);
    if (who < 0) throw new RangeError(`${id} is not there`);
    return who;
  }

  survivor(id: string): Survivor {
    return this.state.survivors[this.who(id)];
  }

  kind(id: Kind): number {
    return this.setting.kinds.findIndex((kind) => kind.id === id);
  }

  /** He acts now, with the actions his skills give him. */
  active(id: string): this {
    const who = this.who(id);
    const { actions, free } = allowance(this.run, who);
    Object.assign(this.state, { active: who, actions, free, turn: this.state.survivors[who].seat });
    this.state.survivors[who].acted = true;
    return this;
  }

  actions(n: number): this {
    this.state.actions = n;
    return this;
  }

  at(id: string, zone: string): this {
    this.survivor(id).zone = this.zone(zone);
    return this;
  }

  /** Puts cards into the places of a survivor, hands first; `-` leaves one empty, `wounded` is a wound. */
  carries(id: string, ...cards: string[]): this {
    cards.forEach((card, place) => {
      const before = this.survivor(id).cards[place];
      if (before >= 0) this.state.aside.push(before);
      this.survivor(id).cards[place] = this.cardNamed(card);
    });
    return this;
  }

  private cardNamed(card: string): number {
    if (card === '-') return NONE;
    return card === 'wounded' ? WOUNDED : this.take(card);
  }

  /** Takes a card out of wherever it lies, to be put elsewhere. */
  take(id: string): number {
    const { state, setting } = this;
    for (const list of [state.equipment, state.aside, state.specials, state.equipmentDiscard]) {
      const at = list.findIndex((card) => setting.cards[card].id === id);
      if (at >= 0) return list.splice(at, 1)[0];
    }
    throw new RangeError(`no ${id} is left`);
  }

  /** Skills in place of those of his card. */
  skills(id: string, ...skills: string[]): this {
    this.survivor(id).skills = skills.map(skillNumber);
    this.run.refreshHooks();
    return this.state.active === this.who(id) ? this.active(id) : this;
  }

  wounds(id: string, n: number): this {
    const { cards } = this.survivor(id);
    for (let i = 0; i < n; i++) cards[cards.lastIndexOf(NONE, 4)] = WOUNDED;
    return this;
  }

  /** Experience, with the level that goes with it taken already unless the next kill reaches it. */
  xp(id: string, xp: number): this {
    const s = this.survivor(id);
    s.xp = xp;
    s.level = THRESHOLDS.findLastIndex((least) => xp >= least);
    return this;
  }

  zombies(zone: string, zombies: Zombies): this {
    const { state } = this;
    for (const [id, n] of Object.entries(zombies)) {
      const kind = this.kind(id as Kind);
      const place = this.zone(zone) * state.supply.length + kind;
      state.supply[kind] -= n - state.zombies[place];
      state.zombies[place] = n;
    }
    return this;
  }

  /** Not one is on the board. */
  noZombies(): this {
    const none = Object.fromEntries(this.setting.kinds.map(({ id }) => [id, 0]));
    for (const name of this.setting.board.named.keys()) this.zombies(name, none);
    return this;
  }

  /** Figures that are left in the box; the others are out of reach. */
  supply(left: Zombies): this {
    for (const [id, n] of Object.entries(left)) this.state.supply[this.kind(id as Kind)] = n;
    return this;
  }

  /** They have died earlier. */
  dead(...ids: string[]): this {
    for (const id of ids) Object.assign(this.survivor(id), { zone: NONE, dead: true });
    this.run.refreshHooks();
    return this;
  }

  noise(zone: string, n: number): this {
    this.state.noise[this.zone(zone)] = n;
    return this;
  }

  /** Opens doors by their number in the mission, from 0. */
  open(...doors: number[]): this {
    for (const door of doors) this.state.doors[door] = 1;
    return this;
  }

  revealed(...zones: string[]): this {
    for (const zone of zones) this.state.revealed[this.zone(zone)] = 1;
    return this;
  }

  car(kind: string, zone: string): this {
    const number = kind === 'pimpmobile' ? 0 : 1;
    this.state.cars.push({ kind: number, zone: this.zone(zone), searchedBy: [], cargo: [] });
    return this;
  }

  /** The helicopter stands in a zone, or is over it. */
  helicopter(zone: string, flying: 0 | 1 = 0): this {
    this.state.cars.push({ kind: HELICOPTER, zone: this.zone(zone), searchedBy: [], cargo: [], flying });
    return this;
  }

  /** Seats a survivor: 0 drives. */
  sits(id: string, car: number, seat: number): this {
    const { zone, flying } = this.state.cars[car];
    const at = flying === 1 ? this.setting.board.air : zone;
    Object.assign(this.survivor(id), { car, carSeat: seat, zone: at });
    return this;
  }

  /** Which tents lie in the zones of the mission, by their numbers. */
  tents(...face: number[]): this {
    if (this.state.tents) this.state.tents.face = face;
    return this;
  }

  /** What each objective shows once it is taken: the number of the one whose colour it has. */
  faces(...faces: number[]): this {
    this.state.faces = faces;
    return this;
  }

  /** An objective that somebody has taken earlier. */
  taken(...tokens: number[]): this {
    for (const token of tokens) this.state.tokens[token] = TAKEN;
    return this;
  }

  empty(id: string, place: number): this {
    this.state.empty.push(this.survivor(id).cards[place]);
    return this;
  }

  /** Next cards of the equipment deck, the first to be drawn first. */
  finds(...cards: string[]): this {
    const { equipment } = this.state;
    for (const card of cards.toReversed()) equipment.push(this.take(card));
    this.expectedCards.push({ deck: 'equipment', left: equipment.length - cards.length });
    return this;
  }

  /** Leaves just these cards in the equipment deck, the first on top. */
  deckOf(...cards: string[]): this {
    const kept = cards.map((card) => this.take(card)).toReversed();
    this.state.equipmentDiscard.push(...this.state.equipment);
    this.state.equipment = kept;
    return this;
  }

  /** Leaves just these cards in the discard pile; all others leave the game. */
  discarded(...cards: string[]): this {
    this.state.equipmentDiscard = cards.map((card) => this.take(card));
    return this;
  }

  /** Next cards of the zombie deck by number, the first to be drawn first. */
  zombieCards(...numbers: number[]): this {
    const { state } = this;
    state.zombieDeck = state.zombieDeck.filter((card) => !numbers.includes(card));
    state.zombieDiscard = state.zombieDiscard.filter((card) => !numbers.includes(card));
    state.zombieDeck.push(...numbers.toReversed());
    this.expectedCards.push({ deck: 'zombieDeck', left: state.zombieDeck.length - numbers.length });
    return this;
  }

  /** Next dice, to the last one. */
  rolls(...dice: number[]): this {
    this.dice.push(...dice);
    return this;
  }

  /** Answers with a key, and again after taking it back. */
  do(...keys: string[]): this {
    if (this.run.asking === null) this.begin();
    for (const key of keys) {
      const options = this.run.decision(this.seats())?.options ?? [];
      const option = options.find((entry) => entry.key === key);
      expect(
        option,
        `${key} is not offered at ${this.run.asking}: ${options.map((o) => o.key).join(' ')}`,
      ).toBeDefined();
      const seat = option && option.seat < this.state.options.players ? option.seat : 0;
      this.run.script = this.dice;
      this.events.push(...rewound(this.run, seat, key));
      this.dice = this.run.script ?? [];
      this.run.script = null;
    }
    return this;
  }

  private begin(): void {
    this.run.script = this.dice;
    this.run.events = [];
    this.run.advance();
    this.events.push(...this.run.events);
    this.run.events = null;
    this.run.script = null;
  }

  private seats(): number[] {
    return Array.from({ length: this.state.options.players }, (_, seat) => seat);
  }

  /** The zombies act, as in the Activation step (or only some kinds, as extra activation), and nothing after it. */
  zombiesAct(...kinds: Kind[]): this {
    const { kinds: all } = this.setting;
    const acting = kinds.length === 0 ? all.map((_, kind) => kind) : kinds.map((id) => this.kind(id));
    const passes = Math.max(...acting.map((kind) => all[kind].actions));
    const bits = acting.reduce((sum, kind) => sum | (1 << kind), 0);
    this.state.phase = PHASE_ZOMBIES;
    return this.runs('activation', activationVars(bits, passes, 0));
  }

  /** One zombie card for a zone. */
  spawns(zone: string): this {
    this.state.phase = PHASE_SPAWN;
    return this.runs('zombieCard', { zone: this.zone(zone), card: NONE, inside: 0 });
  }

  /** Runs a program to its end or its first question; afterwards the acting survivor (or, if he is dead, the next) is asked. */
  private runs(program: string, vars: Record<string, number | number[]>): this {
    const { frames } = this.state;
    frames.length = 3;
    frames[2].at = 'actions';
    this.state.frames.push({ program, at: zombicide.programs.get(program)?.start ?? '', vars });
    this.begin();
    return this;
  }

  /** Everybody whose turn is still to come does nothing, until the next round. */
  roundEnds(): this {
    const { round } = this.state;
    for (let answers = 0; this.state.round === round && !this.over; answers++) {
      expect(answers, 'answers without an end of the round').toBeLessThan(50);
      this.do(this.options().includes('end') ? 'end' : this.options('activate')[0]);
    }
    return this;
  }

  /** Goes on until somebody is asked. */
  next(): this {
    this.begin();
    return this;
  }

  /** Keys that can be chosen now. */
  options(...kinds: string[]): string[] {
    if (this.run.asking === null) this.begin();
    const options = this.run.decision(this.seats())?.options ?? [];
    return options
      .map((option) => option.key)
      .filter((key) => kinds.length === 0 || kinds.includes(key.split(':')[0]));
  }

  /** The rule that stands against a key, or null if it can be chosen. */
  refusal(key: string, seat = 0): string | null {
    if (this.run.asking === null) this.begin();
    return this.run.explain(seat, key)?.rule ?? null;
  }

  get asking(): string | null {
    return this.run.asking;
  }

  get view(): ZombicideView {
    return zombicide.view(this.run, 'everyone') as ZombicideView;
  }

  /** Zombies of a zone by kind. */
  zombiesAt(zone: string): Zombies {
    return this.view.zones[this.zone(zone)].zombies as Zombies;
  }

  /** Where a survivor is, in the words of the mission; null when he is not on the board. */
  placeOf(id: string): string | null {
    const { zone } = this.survivor(id);
    return zone === NONE ? null : this.nameOf(zone);
  }

  /** A name that a zone has in the mission: the first, if it has several. */
  nameOf(zone: number): string {
    const found = [...this.setting.board.named].find(([, number]) => number === zone);
    if (!found) throw new RangeError(`no zone has the number ${zone}`);
    return found[0];
  }

  isAt(id: string, zone: string): boolean {
    return this.survivor(id).zone === this.zone(zone);
  }

  /** Cards by place, `-` for an empty one. */
  cardsOf(id: string): string[] {
    const { cards } = this.view.survivors[this.who(id)];
    return cards.map((card) => card?.id ?? '-');
  }

  /** A place in option keys. */
  place(at: number): string {
    return PLACE_WORDS[at];
  }

  free(id: (typeof FREE_IDS)[number]): number {
    return this.state.free[FREE_IDS.indexOf(id)];
  }

  levelOf(id: string): LevelId {
    return LEVELS[this.survivor(id).level];
  }

  /** Events of a kind so far. */
  told(t: string): GameEvent[] {
    return this.events.filter((event) => event.t === t);
  }

  get over(): string | null {
    return this.state.over ? `${this.state.over.result}: ${this.state.over.cause}` : null;
  }

  cardCount(id: string): number {
    return this.setting.cards.filter((def) => def === equipmentCalled(id)).length;
  }

  /** Called after each test: what was scripted has to have happened. */
  end(): void {
    expect(this.dice, 'dice that were not rolled').toEqual([]);
    for (const { deck, left } of this.expectedCards) {
      expect(this.state[deck].length, `cards of ${deck} that were not drawn`).toBeLessThanOrEqual(left);
    }
  }
}
