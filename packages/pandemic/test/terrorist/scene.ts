import type { Seat } from '@holdout/kernel';
import { expect } from 'vitest';
import { city as cityNumber } from '../../src/content/base/map.ts';
import { appoint, begin, beginTerroristTurn, theTerrorist } from '../../src/ops/terrorist.ts';
import { NONE, PURPLE } from '../../src/state/ids.ts';
import type { OptionInput } from '../../src/state/options.ts';
import { PHASE_TERROR } from '../../src/state/state.ts';
import type { Terrorist } from '../../src/state/terrorist.ts';
import { infectionDomain, infectionWords } from '../../src/state/words.ts';
import type { TerroristView } from '../../src/view/terrorist.ts';
import { Scene, track } from '../scene.ts';

/**
 * A moment at a table with a bio-terrorist, who has the last seat. It is the first team player's action phase; he hides
 * where `hides` says, in Sydney if it says nothing.
 */
export function terrorScene(...roles: string[]): TerrorScene {
  return terrorSceneWith({}, ...roles);
}

export function terrorSceneWith(options: OptionInput, ...roles: string[]): TerrorScene {
  if (roles.length > 1) return track(new TerrorScene(options, roles));
  return track(new TerrorScene(options, [...roles, COMPANION])).at(COMPANION, 'johannesburg');
}

/** The smallest team has two: the other one is out of the way. OB-BT-02 */
const COMPANION = 'researcher';

/** Plays no part: somebody has to sit there before he is the bio-terrorist. */
const NOBODY = 'generalist';

export class TerrorScene extends Scene {
  private readonly team: number;

  constructor(options: OptionInput, roles: readonly string[]) {
    super({ ...options, module: 'bioterrorist', btPlayer: roles.length + 1 }, [...roles, NOBODY]);
    this.team = roles.length;
    this.state.roles[this.bt] = NONE;
    this.run.events = null;
    appoint(this.run, this.bt);
    begin(this.run, cityNumber('sydney'));
    this.run.refreshHooks();
  }

  /** His seat. */
  get bt(): Seat {
    return this.team;
  }

  get terrorist(): Terrorist {
    return theTerrorist(this.run);
  }

  hides(city: string): this {
    this.terrorist.visible = false;
    begin(this.run, cityNumber(city));
    return this;
  }

  /** Cards in his hand, out of the infection deck. */
  holds(...cities: string[]): this {
    const { infectionDeck, layers } = this.state;
    for (const city of cities) {
      layers[0] -= 1;
      const card = infectionDomain.parse(city);
      infectionDeck.splice(infectionDeck.indexOf(card), 1);
      this.terrorist.hand.push(card);
      this.terrorist.layers.push(0);
    }
    return this;
  }

  purple(cities: Readonly<Record<string, number>>): this {
    for (const [city, n] of Object.entries(cities)) this.cubes(city, { purple: n });
    return this;
  }

  /** His turn, after that of the first team player; both are over when the next one's action phase begins. */
  his(): this {
    this.state.phase = PHASE_TERROR;
    this.state.frames[1].at = 'end';
    this.state.frames.push({ program: 'terrorist turn', at: 'deeds', vars: {} });
    beginTerroristTurn(this.run);
    this.start().run.advance();
    return this;
  }

  /** He chooses. */
  he(...keys: string[]): this {
    for (const key of keys) this.doBy(this.bt, key);
    return this;
  }

  /** What he can choose now. */
  get hisKeys(): string[] {
    return (this.run.decision([this.bt])?.options ?? []).map(({ key }) => key);
  }

  /** Kinds of what he can do now, apart from ending his turn. */
  get hisKinds(): string[] {
    return [...new Set(this.hisKeys.map((key) => key.split(':')[0]))]
      .filter((kind) => kind !== 'bt-end')
      .sort();
  }

  heIsRefused(key: string, rule: string): this {
    const reason = this.run.answer({ seq: this.state.seq, seat: this.bt, key });
    expect(reason?.rule, key).toBe(rule);
    return this;
  }

  get hisCards(): string[] {
    return infectionWords(this.terrorist.hand).sort();
  }

  /** What the team sees of him, and what he sees himself. */
  get seen(): TerroristView {
    return this.btView(0);
  }

  get own(): TerroristView {
    return this.btView(this.bt);
  }

  private btView(viewer: Seat): TerroristView {
    const view = this.viewOf(viewer).brink?.terrorist;
    if (!view) throw new Error('nobody is the bio-terrorist');
    return view;
  }

  /** The rows of his notebook in words: `FI cairo, LI, shanghai`. */
  get notebook(): string[] {
    const marks: Readonly<Record<string, (city: string) => string>> = {
      start: (city) => city,
      move: (city) => city,
      local: () => 'LI',
      remote: (city) => `FI ${city}`,
      draw: () => 'K',
      escape: (city) => `FL ${city}`,
      captured: () => 'G',
      sabotage: () => 'S',
      skip: () => '-',
    };
    return (this.own.secret?.log ?? []).map((row) =>
      row.map(({ kind, city }) => marks[kind](city)).join(', '),
    );
  }

  get purpleSupply(): number {
    return this.state.supply[PURPLE];
  }
}
