import {
  type After,
  argA,
  type CoreState,
  compileHooks,
  dispatch,
  encode,
  type Forbid,
  type Game,
  InputError,
  kindOf,
  type Modify,
  no,
  type Offer,
  optionKind,
  type PointList,
  pass,
  type Replace,
  type Run,
  type Source,
  seatDomain,
  steps,
  type Viewer,
  Vocabulary,
  wordDomain,
} from '../src/index.ts';

/**
 * A small game with everything the kernel offers, for its tests: players dig in turn for gold with dice, may be
 * attacked by a wolf, hide a secret number, and react to each other.
 */
export interface ToyState extends CoreState {
  players: number;
  active: number;
  round: number;
  gold: number[];
  /** Hidden from the others. */
  secrets: number[];
  deck: number[];
  /** Charms in play: place in `CHARMS`, whose it is, in the order of coming into play. */
  charms: { charm: number; seat: number }[];
  log: string[];
}
type ToyRun = Run<ToyState>;

interface ToyPoints {
  gain: Modify<number, [seat: number]>;
  mayDig: Forbid<[seat: number]>;
  howToDig: Replace<[seat: number]>;
  dug: After<[seat: number, amount: number]>;
  offers: Offer;
}
const points: PointList<ToyPoints> = {
  gain: { kind: 'modify', contract: 'Gold out of a roll.' },
  mayDig: { kind: 'forbid', contract: 'Whether a seat may dig.' },
  howToDig: { kind: 'replace', contract: 'The program that digs.' },
  dug: { kind: 'after', contract: 'Somebody has dug.' },
  offers: { kind: 'offer', contract: 'What can be done at any choice.' },
};
const { modified, forbidden, replaced, happened, offered } = dispatch<ToyRun, ToyPoints>(points);

const DIG = optionKind('dig');
const REST = optionKind('rest');
const TELL = optionKind('tell', 'number');
const HOWL = optionKind('howl', 'seat');
const FIGHT = optionKind('fight');
const FLEE = optionKind('flee');
const DIE = optionKind('die', 'number');

type ToySource = Source<ToyRun, ToyPoints>;
const CHARMS: readonly ToySource[] = [
  {
    id: 'doubler',
    band: 'card',
    hooks: { gain: (_, me, value, seat) => (seat === me.seat ? value * 2 : value) },
  },
  {
    id: 'adder',
    band: 'role',
    hooks: { gain: (_, me, value, seat) => (seat === me.seat ? value + 1 : value) },
  },
  {
    id: 'lazy',
    band: 'rule',
    hooks: { mayDig: (_, me, seat) => (seat === me.seat ? no('TOY-LAZY') : pass) },
  },
  { id: 'deep', band: 'role', hooks: { howToDig: (_, me, seat) => (seat === me.seat ? 'dig deep' : pass) } },
  {
    id: 'wolf',
    band: 'event',
    hooks: {
      dug: (g, me, seat) => {
        if (seat !== me.seat) g.call('wolf', { seat });
      },
    },
  },
  {
    id: 'howler',
    band: 'event',
    hooks: {
      offers: (g, me, out) => {
        if (g.state.gold[me.seat] > 0) out.push(encode(HOWL, me.seat, me.seat));
      },
    },
  },
];
const charm = (id: string): number => CHARMS.findIndex((source) => source.id === id);

type Vars = { seat: number; dice: number[]; times: number };
const counting = steps<ToyRun, { list: number[]; item: number }>();
const { act, ask, call, program, repeat, roll, when } = steps<ToyRun, Vars>();

const programs = [
  program('game', [
    act('shuffle', (g) => g.shuffle('deck', g.state.deck)),
    repeat('rounds', (g) => g.state.round < 5, [
      ask('turn', {
        ask: 'turn',
        owner: (g) => g.state.active,
        list: (g, _, out) => {
          const { active } = g.state;
          if (forbidden.mayDig(g, active) === pass) out.push(encode(DIG, active));
          out.push(encode(REST, active));
          offered.offers(g, out);
        },
        explain: (g, _, code) => (kindOf(code) === DIG.id ? forbidden.mayDig(g, g.state.active) : null),
        take: (g, _, code) => {
          const { active } = g.state;
          if (kindOf(code) === HOWL.id) {
            g.state.gold[argA(code)] -= 1;
            g.state.log.push(`howl ${argA(code)}`);
            return;
          }
          if (kindOf(code) === DIG.id)
            g.call(replaced.howToDig(g, 'dig', active), { seat: active, dice: [], times: 1 });
          else g.state.log.push(`rest ${active}`);
          g.state.active = (active + 1) % g.state.players;
          if (g.state.active === 0) g.state.round += 1;
        },
      }),
    ]),
    ask('guess', {
      ask: 'guess',
      secret: true,
      owner: () => 0,
      list: (_g, _vars, out) => {
        for (let n = 1; n <= 6; n++) out.push(encode(TELL, 0, n));
      },
      take: (g, _, code) => {
        const right = g.state.secrets[g.state.players - 1] === argA(code);
        g.emit({ t: 'guess', only: { seats: [0], number: argA(code) } });
        g.end({ result: right ? 'won' : 'lost', cause: 'guess', winners: right ? [0] : [] });
      },
    }),
  ]),
  program('dig', [
    roll('dice', { stream: 'dice', sides: 6, dice: () => 2, into: 'dice' }),
    act('take', gain),
  ]),
  program('dig deep', [
    roll('dice', { stream: 'dice', sides: 6, dice: () => 3, into: 'dice' }),
    act('take', gain),
  ]),
  program('wolf', [
    when(
      'rich',
      (g, vars) => g.state.gold[vars.seat] > 3,
      [
        ask('react', {
          ask: 'react',
          owner: (_, vars) => vars.seat,
          about: () => 'wolf',
          list: (_, vars, out) => {
            out.push(encode(FIGHT, vars.seat));
            out.push(encode(FLEE, vars.seat));
          },
          take: (g, vars, code) => {
            g.state.log.push(kindOf(code) === FIGHT.id ? `fight ${vars.seat}` : `flee ${vars.seat}`);
            if (kindOf(code) === FLEE.id) g.state.gold[vars.seat] -= 1;
          },
        }),
      ],
      [
        act('poor', (g, vars) => {
          g.state.log.push(`spared ${vars.seat}`);
        }),
      ],
    ),
  ]),
  counting.program('count', [
    counting.each('all', 'list', 'item', [
      counting.act('note', (g, vars) => {
        g.state.log.push(`item ${vars.item}`);
      }),
    ]),
    counting.act('done', (g) => g.end({ result: 'drawn', cause: 'counted', winners: [] })),
  ]),
  program('loop', [repeat('forever', () => true, [act('nothing', () => undefined)])]),
  program('deeper', [call('again', () => ['deeper', {}])]),
  program('dead end', [
    ask('nothing', { ask: 'nothing', owner: () => 0, list: () => undefined, take: () => undefined }),
  ]),
  program('last word', [
    ask('only', {
      ask: 'only',
      owner: () => 0,
      list: (_g, _vars, out) => out.push(encode(REST, 0)),
      take: (g) => g.end({ result: 'drawn', cause: 'silence', winners: [] }),
    }),
  ]),
  program('leaver', [
    ask('stay', {
      ask: 'stay',
      owner: () => 0,
      list: (_g, _vars, out) => {
        out.push(encode(FIGHT, 0));
        out.push(encode(FLEE, 0));
      },
      take: (g, _, code) => {
        if (kindOf(code) === FLEE.id) g.leave();
      },
    }),
    act('stayed', (g) => {
      g.state.log.push('stayed');
    }),
  ]),
  program('after leaving', [
    call('first', () => ['leaver', {}]),
    act('end', (g) => g.end({ result: 'drawn', cause: 'left', winners: [] })),
  ]),
];

function gain(g: ToyRun, vars: Vars): void {
  const sum = vars.dice.reduce((a, b) => a + b, 0);
  const amount = modified.gain(g, sum, vars.seat);
  g.state.gold[vars.seat] += amount;
  g.emit({ t: 'dig', seat: vars.seat, amount });
  happened.dug(g, vars.seat, amount);
}

const vocabulary = new Vocabulary([DIG, REST, TELL, HOWL, FIGHT, FLEE, DIE], {
  number: wordDomain(['zero', 'one', 'two', 'three', 'four', 'five', 'six']),
  seat: seatDomain(4),
});

interface ToyOptions {
  readonly players: number;
  readonly charms: readonly (readonly [string, number])[];
  readonly entered: boolean;
}

export const toy: Game<ToyState> = {
  id: 'toy',
  rules: 2,
  streams: ['dice', 'deck'],
  switches: { quiet: false },
  programs: new Map(programs.map((entry) => [entry.id, entry])),
  vocabulary,
  die: DIE,
  readOptions: (input) => {
    const given = input as Partial<ToyOptions>;
    const players = given.players ?? 2;
    if (players < 1 || players > 4) throw new InputError('option.range', 'players', { found: players });
    return { players, charms: given.charms ?? [], entered: given.entered ?? false } as never;
  },
  seats: (options) => (options as unknown as ToyOptions).players,
  create: (input, rng) => {
    const { players, charms, entered } = input as unknown as ToyOptions;
    return {
      seq: 0,
      frames: [{ program: 'game', at: 'shuffle', vars: {} }],
      rng,
      entered,
      switches: { quiet: new Array(players).fill(false) },
      over: null,
      players,
      active: 0,
      round: 0,
      gold: new Array(players).fill(0),
      secrets: Array.from({ length: players }, (_, i) => (i % 6) + 1),
      deck: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      charms: charms.map(([id, seat]) => ({ charm: charm(id), seat })),
      log: [],
    };
  },
  clone: (state) => structuredCloneOf(state),
  hooksOf: (state) =>
    compileHooks(
      points,
      state.charms.map((entry) => ({ source: CHARMS[entry.charm], seat: entry.seat })),
    ),
  view: (run, viewer: Viewer) => ({
    gold: run.state.gold.slice(),
    secret: typeof viewer === 'number' ? run.state.secrets[viewer] : null,
    deck: run.state.deck.length,
  }),
  readState: (state) => state as ToyState,
  faults: (run) => (run.state.gold.some((gold) => gold < 0) ? ['gold below zero'] : []),
  contentHash: () => 'toy',
  // Version 1 had no secrets.
  migrations: { 1: (state) => ({ ...(state as object), secrets: [1, 1] }) as never },
  sample: (run, viewer, random) => {
    const state = structuredCloneOf(run.state);
    state.secrets = state.secrets.map((secret, seat) => (seat === viewer ? secret : random(6) + 1));
    for (let i = state.deck.length - 1; i > 0; i--) {
      const j = random(i + 1);
      [state.deck[i], state.deck[j]] = [state.deck[j], state.deck[i]];
    }
    return state;
  },
};

const structuredCloneOf = <T>(value: T): T => JSON.parse(JSON.stringify(value));
