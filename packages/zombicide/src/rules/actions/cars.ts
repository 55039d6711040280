import { argA, CodeList, encode, kindOf, no, optionKind, steps, type Verdict } from '@holdout/kernel';
import { CAR_SEATS, carByNumber } from '../../content/cars.ts';
import { type ActionDef, action } from '../../content/define.ts';
import type { Zone } from '../../map/board.ts';
import { moveCar } from '../../ops/board.ts';
import { renewUses, sit, whoWord } from '../../ops/survivors.ts';
import { setting } from '../../setting.ts';
import { NONE, type Who } from '../../state/ids.ts';
import { carSeatDomain, carWord, zoneWord } from '../../state/words.ts';
import { rollAgain } from '../attack.ts';
import { leaveCrawlers, leaversIn } from '../crawlers.ts';
import { BY_ORDER, type HitVars } from '../hits.ts';
import { forbidden, type G, happened, modified, offered } from '../hooks.ts';
import { KEEP, ON, REROLL, STAY } from '../options.ts';
import { cannotPay, pay } from '../pay.ts';
import { ridersOf, roads, strikableIn, survivor, zombiesIn } from '../query.ts';
import { harmNumber } from '../wound.ts';

const GET_IN = optionKind('get-in', 'car', 'carSeat');
const GET_OUT = optionKind('get-out');
const CHANGE_SEAT = optionKind('change-seat', 'carSeat');
const DRIVE = optionKind('drive', 'zone');
const DRIVER = 0;

const isFree = (g: G, car: number, seat: number): boolean =>
  !ridersOf(g, car).some((who) => survivor(g, who).carSeat === seat);

/** S1-CAR-01, S1-CAR-03, S1-FAQ-32 */
function cannotGetIn(g: G, who: Who, car: number, seat: number): Verdict {
  const s = survivor(g, who);
  if (s.car !== NONE) return no('S1-CAR-04', { car: carWord(s.car) });
  if (g.state.cars[car]?.zone !== s.zone) return no('S1-CAR-01');
  const rule = carByNumber(g.state.cars[car].kind).rules.in;
  if (zombiesIn(g, s.zone) > 0) return no(rule, { zombies: zombiesIn(g, s.zone) });
  if (!isFree(g, car, seat)) return no('S1-CAR-03', { seat: carSeatDomain.format(seat) });
  return forbidden['car.enters'](g, who, car) ?? cannotPay(g, 'other');
}

export const getIn: ActionDef = action({
  kind: GET_IN,
  list: (g, who, out) => {
    for (let car = 0; car < g.state.cars.length; car++) {
      for (let seat = 0; seat < CAR_SEATS; seat++) {
        if (!cannotGetIn(g, who, car, seat)) out.push(encode(GET_IN, survivor(g, who).seat, car, seat));
      }
    }
  },
  cannot: cannotGetIn,
  perform: (g, who, car, seat) => {
    pay(g, 'other');
    sit(g, who, car, seat);
    if (g.loud)
      g.emit({ t: 'get-in', who: whoWord(g, who), car: carWord(car), seat: carSeatDomain.format(seat) });
  },
});

/** Whatever stands outside. S1-CAR-02 */
export const getOut: ActionDef = action({
  kind: GET_OUT,
  list: (g, who, out) => {
    if (!cannotGetOut(g, who)) out.push(encode(GET_OUT, survivor(g, who).seat));
  },
  cannot: cannotGetOut,
  perform: (g, who) => {
    pay(g, 'other');
    const { car } = survivor(g, who);
    if (g.loud) g.emit({ t: 'get-out', who: whoWord(g, who), car: carWord(car) });
    sit(g, who, NONE, NONE);
    happened['car.left'](g, who, car);
  },
});

function cannotGetOut(g: G, who: Who): Verdict {
  const { car } = survivor(g, who);
  if (car === NONE) return no('S1-CAR-02');
  return forbidden['car.leaves'](g, who, car) ?? cannotPay(g, 'other');
}

/** S1-CAR-04 */
export const changeSeat: ActionDef = action({
  kind: CHANGE_SEAT,
  list: (g, who, out) => {
    for (let seat = 0; seat < CAR_SEATS; seat++) {
      if (!cannotChange(g, who, seat)) out.push(encode(CHANGE_SEAT, survivor(g, who).seat, seat));
    }
  },
  cannot: cannotChange,
  perform: (g, who, seat) => {
    const { car } = survivor(g, who);
    pay(g, 'other');
    sit(g, who, car, seat);
    if (g.loud)
      g.emit({ t: 'seat', who: whoWord(g, who), car: carWord(car), seat: carSeatDomain.format(seat) });
  },
});

function cannotChange(g: G, who: Who, seat: number): Verdict {
  const { car } = survivor(g, who);
  if (car === NONE) return no('S1-CAR-04');
  const { rules } = carByNumber(g.state.cars[car].kind);
  if (!isFree(g, car, seat)) return no(rules.seat, { seat: carSeatDomain.format(seat) });
  return forbidden['car.seats'](g, who, car) ?? cannotPay(g, 'other');
}

function cannotDrive(g: G, who: Who, zone: Zone): Verdict {
  const s = survivor(g, who);
  if (s.car !== NONE && carByNumber(g.state.cars[s.car].kind).flies) return no('RM-HELI-11');
  if (!modified['cars.drive'](g, false)) return no('S1-CAR-05');
  if (s.car === NONE || s.carSeat !== DRIVER) return no('S1-CAR-06', { seat: carSeatDomain.format(DRIVER) });
  if (!roads(g, s.zone).includes(zone)) return no('S1-CAR-06', { zone: zoneWord(zone) });
  return cannotPay(g, 'other');
}

/** One action, one zone or two; everything in the way is run over. S1-CAR-06 to S1-CAR-09 */
export const drive: ActionDef = action({
  kind: DRIVE,
  list: (g, who, out) => {
    const s = survivor(g, who);
    if (s.car === NONE) return;
    for (const zone of roads(g, s.zone))
      if (!cannotDrive(g, who, zone)) out.push(encode(DRIVE, s.seat, zone));
  },
  cannot: cannotDrive,
  perform: (g, who, zone) => {
    const { car, zone: from } = survivor(g, who);
    pay(g, 'other');
    renewUses(g, who, 'action');
    const { zones } = carByNumber(g.state.cars[car].kind);
    g.call('drive', { who, car, left: zones, next: zone, touched: [], due: from });
  },
});

type DriveVars = { who: Who; car: number; left: number; next: Zone; touched: Zone[]; due: Zone };
const { act, ask, call, program, repeat, when } = steps<G, DriveVars>();

/** The zone it leaves, then every zone it comes to, each once in one action. S1-CAR-09 */
export const driveProgram = program('drive', [
  call('leave', (_, vars) => ['runOver', runOverVars(vars)]),
  repeat('zones', (g, vars) => vars.left > 0 && isAtWheel(g, vars), [
    act('go', (g, vars) => {
      moveCar(g, vars.car, vars.next);
      vars.left -= 1;
      vars.touched.push(vars.due);
      vars.due = vars.next;
    }),
    when('new', (_, vars) => !vars.touched.includes(vars.due), [
      call('hit', (_, vars) => ['runOver', runOverVars(vars)]),
    ]),
    ask('on', {
      ask: 'driveOn',
      owner: (g, vars) => survivor(g, vars.who).seat,
      when: (g, vars) => vars.left > 0 && isAtWheel(g, vars),
      about: (_, vars) => carWord(vars.car),
      list: (g, vars, out) => {
        const s = survivor(g, vars.who);
        for (const zone of roads(g, s.zone)) out.push(encode(ON, s.seat, zone));
        out.push(encode(STAY, s.seat));
      },
      explain: (_, __, code) =>
        kindOf(code) === ON.id ? no('S1-CAR-06', { zone: zoneWord(argA(code)) }) : null,
      take: (_, vars, code) => {
        if (kindOf(code) === STAY.id) vars.left = 0;
        else vars.next = argA(code);
      },
    }),
  ]),
  act('stopped', (g, vars) => {
    happened['car.moved'](g, vars.car);
    happened['survivor.drove'](g, vars.who);
  }),
]);

/** The driver can die on the way, of nothing but what others do: then the car stands. */
const isAtWheel = (g: G, { who, car }: DriveVars): boolean => survivor(g, who).car === car;

const runOverVars = ({ who, car, due }: DriveVars): RunOverVars => ({
  who,
  car,
  zone: due,
  dice: 0,
  rolled: [],
  rolling: 1,
});

type RunOverVars = {
  who: Who;
  car: number;
  zone: Zone;
  dice: number;
  rolled: number[];
  /** All dice are to be rolled (again). */
  rolling: number;
  /** Zombies that could crawl on, where dice of a car do that to them. */
  before?: number;
};
const over = steps<G, RunOverVars>();

/** A die for every figure but those in the car; 4 or more is a hit of damage 1. S1-CAR-10 to S1-CAR-12 */
export const runOverProgram = over.program('runOver', [
  over.act('count', (g, vars) => {
    const able = carByNumber(g.state.cars[vars.car].kind).runsOver;
    vars.dice = able ? figuresIn(g, vars) : 0;
  }),
  over.when('somebody', (_, vars) => vars.dice > 0, [
    over.repeat('rolls', (_, vars) => vars.rolling === 1, [
      over.act('clear', (_, vars) => {
        vars.rolling = 0;
        vars.rolled = [];
      }),
      over.roll('roll', { stream: 'dice', sides: 6, dice: (_, vars) => vars.dice, into: 'rolled' }),
      over.act('show', showDice),
      over.ask('reroll', {
        ask: 'reroll',
        owner: (g, vars) => survivor(g, vars.who).seat,
        when: canImprove,
        list: listRerolls,
        explain: (_, __, code) => (kindOf(code) === REROLL.id ? no('S1-SKILL-14') : null),
        take: (g, vars, code) => {
          if (kindOf(code) === KEEP.id) return;
          vars.rolling = 1;
          rollAgain(g, vars.who, code);
        },
      }),
    ]),
    over.act('count crawlers', (g, vars) => {
      if (setting(g).rules.carDiceSpawnCrawlers) vars.before = leaversIn(g, vars.zone);
    }),
    over.call('hits', (_, { who, car, zone, rolled }) => {
      const vars: HitVars = {
        zone,
        hits: hits(rolled),
        damage: 1,
        by: who,
        aim: BY_ORDER,
        car,
        harm: harmNumber('car'),
        style: NONE,
      };
      return ['hits', vars];
    }),
    // RM-CRAWL-02, CF-39
    over.act('crawlers', (g, { zone, before = 0, rolled }) =>
      leaveCrawlers(g, zone, before - leaversIn(g, zone), rolled),
    ),
  ]),
]);

function showDice(g: G, { car, zone, rolled }: RunOverVars): void {
  if (!g.loud) return;
  g.emit({
    t: 'run-over',
    car: carWord(car),
    zone: zoneWord(zone),
    rolled: rolled.slice(),
    hits: hits(rolled),
  });
}

/** Filled and emptied within one question. */
const rerolls = new CodeList();

/** As with an attack: nobody is asked where all dice hit already, unless a hit strikes a friend. */
function canImprove(g: G, vars: RunOverVars): boolean {
  const { seat } = survivor(g, vars.who);
  if (!g.state.switches.askRerolls[seat]) return false;
  const friends = strikableIn(g, vars.zone, vars.who, 'car').some((who) => survivor(g, who).car !== vars.car);
  if (hits(vars.rolled) === vars.dice && !friends) return false;
  rerolls.clear();
  listRerolls(g, vars, rerolls);
  return rerolls.length > 1;
}

function listRerolls(g: G, { who }: RunOverVars, out: CodeList): void {
  offered['dice.rerolls'](g, out, who);
  out.push(encode(KEEP, survivor(g, who).seat));
}

const hits = (rolled: readonly number[]): number => rolled.filter((pips) => pips >= 4).length;

function figuresIn(g: G, { who: driver, car, zone }: RunOverVars): number {
  const outside = strikableIn(g, zone, driver, 'car').filter((who) => survivor(g, who).car !== car);
  return zombiesIn(g, zone) + outside.length;
}
