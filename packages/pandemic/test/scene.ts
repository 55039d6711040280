import { type GameEvent, Run, type Seat, seedStreams } from '@holdout/kernel';
import { rewound } from '@holdout/testkit';
import { afterEach, expect } from 'vitest';
import { CITY_IDS, city as cityNumber } from '../src/content/base/map.ts';
import { roleById, rolesOf } from '../src/content/registry.ts';
import { pandemic } from '../src/game.ts';
import { giveFifthAction } from '../src/ops/turn.ts';
import { modified } from '../src/rules/hooks.ts';
import { brinkOf } from '../src/state/brink.ts';
import { DISEASE_IDS, DISEASES, FIRST_EPIDEMIC, isEpidemic, NONE } from '../src/state/ids.ts';
import type { OptionInput } from '../src/state/options.ts';
import { CUBES_EACH, CURED, ERADICATED, type PandemicState, PHASE_ACTIONS } from '../src/state/state.ts';
import { cardDomain, cardWord, infectionDomain, infectionWord, infectionWords } from '../src/state/words.ts';
import type { PandemicView } from '../src/view/view.ts';

/** Cubes by disease: `{ red: 3 }`. */
type Cubes = Partial<Record<'blue' | 'yellow' | 'black' | 'red' | 'purple', number>>;

const scenes: Scene[] = [];
afterEach(() => {
  for (const scene of scenes.splice(0)) scene.end();
});

/**
 * A moment at the table, to be set up in the words of the game and then played.
 *
 * It starts in the action phase of the first seat's first turn: no cubes, empty hands, pawns and one station in
 * Atlanta, all cards in their decks (epidemics at the bottom). Cards named by `draws`, `flips` and `bottom` lie in
 * that order; a test that does not use them up fails. Every choice is also taken back and made again, with the same
 * result.
 *
 * A role of On the Brink brings that box along, with all of its events; `brinkScene` brings it to base roles.
 */
export function scene(...roles: string[]): Scene {
  return sceneWith({}, ...roles);
}

/** A table with On the Brink, whatever the roles. */
export function brinkScene(...roles: string[]): Scene {
  return sceneWith({ onTheBrink: true }, ...roles);
}

export function sceneWith(options: OptionInput, ...roles: string[]): Scene {
  return track(new Scene(options, roles));
}

/** At the end of the test the scene looks whether all that was laid out has been used. */
export function track<S extends Scene>(made: S): S {
  scenes.push(made);
  return made;
}

export class Scene {
  readonly run: Run<PandemicState>;
  /** Events since the scene was made. */
  readonly events: GameEvent[] = [];
  private readonly scripted: { readonly deck: 'playerDeck' | 'infectionDeck'; readonly card: number }[] = [];
  private balanced = true;
  private started = false;
  private actionsSaid = false;

  constructor(options: OptionInput, roles: readonly string[]) {
    const known = rolesOf(false).map((def) => def.id);
    const box = roles.every((id) => known.includes(id)) ? {} : { onTheBrink: true };
    const input = { autoConsent: true, epidemics: 4, ...box, ...options, players: roles.length, roles };
    const parsed = pandemic.readOptions(input);
    const state = pandemic.create(parsed, seedStreams('scene', pandemic.streams));
    this.run = new Run(pandemic, state);
    roles.forEach((id, seat) => {
      state.roles[seat] = numberOf(id);
    });
    state.stations.push(cityNumber('atlanta'));
    state.phase = PHASE_ACTIONS;
    state.turn = 1;
    state.actions = 4;
    for (let i = 0; i < input.epidemics; i++) state.playerDeck.unshift(FIRST_EPIDEMIC + i);
    const vars = { drawn: [], epidemics: [], epidemic: NONE, flips: 0 };
    state.frames = [
      { program: 'game', at: 'turns/again', vars: {} },
      { program: 'turn', at: 'action', vars },
    ];
    this.run.refreshHooks();
  }

  get state(): PandemicState {
    return this.run.state;
  }

  /** Seat of a role. */
  seat(role: string): Seat {
    const seat = this.state.roles.indexOf(numberOf(role));
    if (seat < 0) throw new RangeError(`nobody is the ${role}`);
    return seat;
  }

  at(role: string, city: string): this {
    this.state.pawns[this.seat(role)] = cityNumber(city);
    return this;
  }

  cubes(city: string, cubes: Cubes): this {
    for (const [disease, n] of Object.entries(cubes)) {
      const number = diseaseNumber(disease);
      const place = cityNumber(city) * DISEASES + number;
      this.state.supply[number] -= n - this.state.cubes[place];
      this.state.cubes[place] = n;
    }
    return this;
  }

  hand(role: string, ...cards: string[]): this {
    for (const card of cards) this.state.hands[this.seat(role)].push(this.take('playerDeck', card));
    return this;
  }

  /** Cubes on the Field Operative's card, out of the supply. */
  samples(cubes: Cubes): this {
    for (const [disease, n] of Object.entries(cubes)) {
      const number = diseaseNumber(disease);
      this.state.supply[number] -= n;
      brinkOf(this.run).samples[number] += n;
    }
    return this;
  }

  stored(role: string, card: string): this {
    this.state.stored[this.seat(role)] = this.take('playerDeck', card);
    return this;
  }

  /** Next cards of the player deck, the first to be drawn first. */
  draws(...cards: string[]): this {
    this.script('playerDeck', cards);
    return this;
  }

  /** Next cards of the infection deck, the first to be flipped first. */
  flips(...cities: string[]): this {
    this.script('infectionDeck', cities);
    return this;
  }

  /** Cards at the bottom of the infection deck, the lowest first. */
  bottom(...cities: string[]): this {
    const cards = cities.map((city) => this.take('infectionDeck', city));
    this.state.infectionDeck.unshift(...cards);
    for (const card of cards) this.scripted.push({ deck: 'infectionDeck', card });
    return this;
  }

  discarded(...cards: string[]): this {
    this.state.playerDiscard.push(...cards.map((card) => this.take('playerDeck', card)));
    return this;
  }

  infected(...cities: string[]): this {
    this.state.infectionDiscard.push(...cities.map((city) => this.take('infectionDeck', city)));
    return this;
  }

  /** Leaves that many cards in the player deck, the top ones; the others leave the game. */
  playerDeckOf(count: number): this {
    const { playerDeck, removed } = this.state;
    removed.push(...playerDeck.splice(0, playerDeck.length - count));
    return this;
  }

  infectionDeckOf(count: number): this {
    const { infectionDeck, removedInfections } = this.state;
    removedInfections.push(...infectionDeck.splice(0, infectionDeck.length - count));
    return this;
  }

  stations(...cities: string[]): this {
    this.state.stations = cities.map(cityNumber);
    return this;
  }

  cured(...diseases: string[]): this {
    for (const disease of diseases) this.state.diseases[diseaseNumber(disease)] = CURED;
    return this;
  }

  eradicated(...diseases: string[]): this {
    for (const disease of diseases) this.state.diseases[diseaseNumber(disease)] = ERADICATED;
    return this;
  }

  /** Cubes left in a supply; the missing ones are nowhere, so cubes are not counted in this scene. */
  supply(disease: string, cubes: number): this {
    this.state.supply[diseaseNumber(disease)] = cubes;
    this.balanced = false;
    return this;
  }

  outbreaks(n: number): this {
    this.state.outbreaks = n;
    return this;
  }

  /** Space of the infection rate marker, from 1. */
  rateSpace(space: number): this {
    this.state.rate = space - 1;
    return this;
  }

  actions(left: number): this {
    this.state.actions = left;
    this.actionsSaid = true;
    return this;
  }

  /** Whose turn it is. */
  active(role: string): this {
    this.state.active = this.seat(role);
    return this;
  }

  asksConsent(): this {
    this.state.switches.autoConsent.fill(false);
    return this;
  }

  // Play

  /** The seat that is asked, or the one named, chooses. */
  do(key: string): this;
  do(role: string, key: string): this;
  do(first: string, second?: string): this {
    this.start();
    const key = second ?? first;
    return this.doBy(second === undefined ? (this.run.owner() ?? 0) : this.seat(first), key);
  }

  /** A seat chooses. */
  doBy(seat: Seat, key: string): this {
    this.start();
    this.events.push(...rewound(this.run, seat, key));
    if (this.balanced) expect(pandemic.faults(this.run), `after ${key}`).toEqual([]);
    return this;
  }

  /** Answers `continue` at every pause until something else is asked or the game is over. */
  goOn(): this {
    this.start();
    while (this.run.asking === 'pause') this.do('continue');
    return this;
  }

  /** Ends the action phase and goes on to the next seat's. */
  endTurn(): this {
    return this.do('end').goOn();
  }

  /** The key is refused, with this rule. */
  refuses(role: string, key: string, rule: string): this {
    this.start();
    const before = JSON.stringify(this.state);
    const reason = this.run.answer({ seq: this.state.seq, seat: this.seat(role), key });
    expect(reason?.rule, `${role} ${key}`).toBe(rule);
    expect(JSON.stringify(this.state)).toBe(before);
    return this;
  }

  /** Exactly these keys can be chosen by the seat now. */
  offers(role: string, ...keys: string[]): this {
    expect(this.keys(role).sort()).toEqual(keys.sort());
    return this;
  }

  /** Exactly these keys of the given kinds can be chosen by the seat now. */
  offersOf(role: string, kinds: string[], ...keys: string[]): this {
    const of = this.keys(role).filter((key) => kinds.includes(key.split(':')[0]));
    expect(of.sort()).toEqual(keys.sort());
    return this;
  }

  /** Everything the seat can choose now. */
  keys(role: string): string[] {
    this.start();
    const seat = this.seat(role);
    return (this.run.decision([seat])?.options ?? []).map((option) => option.key);
  }

  /** What is being asked of whom. */
  asks(role: string, ask: string): this {
    this.start();
    expect(this.run.asking).toBe(ask);
    expect(this.run.owner()).toBe(this.seat(role));
    return this;
  }

  // Look

  cubesIn(city: string): Cubes {
    const cubes: Cubes = {};
    for (let disease = 0; disease < DISEASES; disease++) {
      const n = this.state.cubes[cityNumber(city) * DISEASES + disease];
      if (n > 0) cubes[DISEASE_IDS[disease] as keyof Cubes] = n;
    }
    return cubes;
  }

  /** Cubes in several cities at once. */
  board(...cities: string[]): Record<string, Cubes> {
    return Object.fromEntries(cities.map((city) => [city, this.cubesIn(city)]));
  }

  supplyOf(disease: string): number {
    return this.state.supply[diseaseNumber(disease)];
  }

  samplesOf(disease: string): number {
    return brinkOf(this.run).samples[diseaseNumber(disease)];
  }

  /** Player cards that have left the game. */
  get removedCards(): string[] {
    return this.state.removed.map(cardWord).sort();
  }

  cardsOf(role: string): string[] {
    return this.state.hands[this.seat(role)].map(cardWord).sort();
  }

  cityOf(role: string): string {
    return CITY_IDS[this.state.pawns[this.seat(role)]];
  }

  get discardPile(): string[] {
    return this.state.playerDiscard.map(cardWord).sort();
  }

  get infectionDiscard(): string[] {
    return infectionWords(this.state.infectionDiscard).sort();
  }

  /** The next infection cards, the top one first. */
  topInfections(count: number): string[] {
    return infectionWords(this.state.infectionDeck.slice(-count).reverse());
  }

  status(disease: string): 'uncured' | 'cured' | 'eradicated' {
    const status = this.state.diseases[diseaseNumber(disease)];
    if (status === ERADICATED) return 'eradicated';
    return status === CURED ? 'cured' : 'uncured';
  }

  get outcome(): string | null {
    const { over } = this.state;
    return over && `${over.result}: ${over.cause}`;
  }

  view(role: string): PandemicView {
    return this.viewOf(this.seat(role));
  }

  viewOf(seat: Seat): PandemicView {
    return pandemic.view(this.run, seat) as PandemicView;
  }

  /** Types of the events since the scene was made. */
  get eventTypes(): string[] {
    return this.events.map((event) => event.t);
  }

  eventsOf(type: string): GameEvent[] {
    return this.events.filter((event) => event.t === type);
  }

  /** Fails if a card that the test laid in a deck has not been drawn. */
  end(): void {
    const left = this.scripted.filter(({ deck, card }) => this.state[deck].includes(card));
    expect(
      left.map(({ deck, card }) => (deck === 'playerDeck' ? cardWord : infectionWord)(card)),
      'cards laid out but not drawn',
    ).toEqual([]);
  }

  /** Opens the first decision. Called by whatever plays or asks first. */
  start(): this {
    if (this.started) return this;
    this.started = true;
    this.state.layers = [this.state.infectionDeck.length];
    this.countActions();
    this.run.advance();
    return this;
  }

  /** Who has five actions in a turn starts with five, unless the test says how many are left. */
  private countActions(): void {
    const { active, actions } = this.state;
    if (modified['actions.each turn'](this.run, USUAL_ACTIONS, active) === USUAL_ACTIONS) return;
    giveFifthAction(this.run);
    if (this.actionsSaid) this.state.actions = actions;
  }

  private script(deck: 'playerDeck' | 'infectionDeck', words: readonly string[]): void {
    const cards = words.map((word) => this.take(deck, word));
    this.state[deck].push(...cards.slice().reverse());
    for (const card of cards) this.scripted.push({ deck, card });
  }

  private take(deck: 'playerDeck' | 'infectionDeck', word: string): number {
    const cards = this.state[deck];
    const at =
      word === 'epidemic'
        ? cards.findIndex((card) => isEpidemic(card) && !this.isScripted(card))
        : cards.indexOf((deck === 'playerDeck' ? cardDomain : infectionDomain).parse(word));
    if (at < 0) throw new RangeError(`${word} is not in the ${deck}`);
    return cards.splice(at, 1)[0];
  }

  private isScripted(card: number): boolean {
    return this.scripted.some((entry) => entry.card === card && entry.deck === 'playerDeck');
  }
}

const USUAL_ACTIONS = 4;

/** All supplies of a fresh board. */
export const FULL = CUBES_EACH;

function numberOf(role: string): number {
  const def = roleById(role);
  if (!def) throw new RangeError(`no role ${role}`);
  return def.number;
}

function diseaseNumber(word: string): number {
  return DISEASE_IDS.indexOf(word as (typeof DISEASE_IDS)[number]);
}
