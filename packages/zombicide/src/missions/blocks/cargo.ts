import { encode, no, optionKind, type Verdict } from '@holdout/kernel';
import { action } from '../../content/define.ts';
import { carLeaves, count, loadCargo, unloadCargo } from '../../ops/board.ts';
import { setCard } from '../../ops/cards.ts';
import { leaveBoard, whoWord } from '../../ops/survivors.ts';
import type { G } from '../../rules/hooks.ts';
import { cannotPay, pay } from '../../rules/pay.ts';
import { cardDef, equipmentAt, exitOf, freePlace, holdsCard, ridersOf, survivor } from '../../rules/query.ts';
import { setting } from '../../setting.ts';
import { NONE, type Who } from '../../state/ids.ts';
import { carWord } from '../../state/words.ts';
import { block, SUPPLIES } from '../block.ts';

const LOAD = optionKind('load', 'car', 'place');
const UNLOAD = optionKind('unload', 'car', 'equipment');

/** One card an action, into a car where he is. S1-M06-SP2 */
function cannotLoad(g: G, who: Who, number: number, place: number): Verdict {
  const rule = setting(g).rule('cargo');
  const s = survivor(g, who);
  const car = g.state.cars[number];
  if (!rule || !car || car.zone !== s.zone) return no('S1-M06-SP2');
  const fits = holdsCard(s, place) && rule.cards.includes(equipmentAt(g, s, place)?.id ?? '');
  if (!fits) return no('S1-M06-OBJ');
  if (car.cargo.length >= rule.most) return no('S1-M06-OBJ', { most: rule.most });
  return cannotPay(g, 'other');
}

const load = action({
  kind: LOAD,
  list: (g, who, out) => {
    const s = survivor(g, who);
    for (let car = 0; car < g.state.cars.length; car++) {
      for (let place = 0; place < s.cards.length; place++) {
        if (!cannotLoad(g, who, car, place)) out.push(encode(LOAD, s.seat, car, place));
      }
    }
  },
  cannot: cannotLoad,
  perform: (g, who, car, place) => {
    const card = survivor(g, who).cards[place];
    pay(g, 'other');
    setCard(g, who, place, NONE);
    loadCargo(g, car, card);
    if (g.loud)
      g.emit({ t: 'load', who: whoWord(g, who), car: carWord(car), card: cardDef(g, card)?.id ?? '' });
  },
});

const cargoPlace = (g: G, car: number, number: number): number =>
  g.state.cars[car]?.cargo.findIndex((card) => cardDef(g, card)?.number === number) ?? -1;

function cannotUnload(g: G, who: Who, number: number, equipment: number): Verdict {
  const s = survivor(g, who);
  const car = g.state.cars[number];
  if (!setting(g).rule('cargo') || !car || car.zone !== s.zone) return no('S1-M06-SP2');
  if (cargoPlace(g, number, equipment) < 0) return no('S1-M06-SP2', { car: carWord(number) });
  return freePlace(g, who) < 0 ? no('S1-INV-01') : cannotPay(g, 'other');
}

const unload = action({
  kind: UNLOAD,
  list: (g, who, out) => {
    const s = survivor(g, who);
    g.state.cars.forEach(({ cargo }, car) => {
      const numbers = new Set(cargo.map((card) => cardDef(g, card)?.number ?? NONE));
      for (const number of numbers) {
        if (!cannotUnload(g, who, car, number)) out.push(encode(UNLOAD, s.seat, car, number));
      }
    });
  },
  cannot: cannotUnload,
  perform: (g, who, car, number) => {
    pay(g, 'other');
    const card = unloadCargo(g, car, cargoPlace(g, car, number));
    setCard(g, who, freePlace(g, who), card);
    if (g.loud)
      g.emit({ t: 'unload', who: whoWord(g, who), car: carWord(car), card: cardDef(g, card)?.id ?? '' });
  },
});

/** A car in the exit zone is away, with its occupants and its cargo. S1-M06-EXIT */
function leaveIfAtExit(g: G, car: number): void {
  if (!exitOf(g).includes(g.state.cars[car].zone)) return;
  const riders = ridersOf(g, car);
  if (riders.length === 0) return;
  count(g, SUPPLIES, carLeaves(g, car));
  for (const who of riders) leaveBoard(g, who);
}

export const blocks = [
  block({
    use: 'cargo',
    actions: [load, unload],
    build: () => ({
      actions: [load, unload],
      hooks: { 'car.moved': (g, _, car) => leaveIfAtExit(g, car) },
    }),
  }),
];
