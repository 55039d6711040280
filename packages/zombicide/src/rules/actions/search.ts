import { encode, no, optionKind, type Verdict } from '@holdout/kernel';
import { carByNumber } from '../../content/cars.ts';
import { type ActionDef, action } from '../../content/define.ts';
import { markCarSearched } from '../../ops/board.ts';
import { markSearched, whoWord } from '../../ops/survivors.ts';
import { setting } from '../../setting.ts';
import { NONE, type Who } from '../../state/ids.ts';
import { carWord, zoneWord } from '../../state/words.ts';
import { forbidden, type G, modified } from '../hooks.ts';
import { cannotPay, pay } from '../pay.ts';
import { survivor, zombiesIn } from '../query.ts';
import { drawsOf, findSpecial, ROOM_SEARCH, searchVars, WEAPON_SEARCH } from '../search.ts';

const SEARCH = optionKind('search');
const SEARCH_CAR = optionKind('search-car', 'car');

/** What any search takes. S1-SEARCH-01, S1-SEARCH-02 */
export function cannotLook(g: G, who: Who): Verdict {
  const s = survivor(g, who);
  if (s.searched) return no('S1-SEARCH-02');
  if (zombiesIn(g, s.zone) > 0) return no('S1-SEARCH-01', { zombies: zombiesIn(g, s.zone) });
  return forbidden['search.allowed'](g, who, s.zone) ?? cannotPay(g, 'search');
}

function cannotSearch(g: G, who: Who): Verdict {
  const s = survivor(g, who);
  const { board } = setting(g);
  if (!board.zones[s.zone].searchable && !modified['search.anywhere'](g, false, who))
    return no('S1-SEARCH-01', { zone: zoneWord(s.zone) });
  return cannotLook(g, who);
}

export const search: ActionDef = action({
  kind: SEARCH,
  list: (g, who, out) => {
    if (!cannotSearch(g, who)) out.push(encode(SEARCH, survivor(g, who).seat));
  },
  cannot: cannotSearch,
  perform: (g, who) => {
    pay(g, 'search');
    markSearched(g, who);
    if (g.loud) g.emit({ t: 'search', who: whoWord(g, who) });
    g.call('search', searchVars(who, ROOM_SEARCH, drawsOf(g, who)));
  },
});

/** S1-CAR-14 to S1-CAR-16 */
function cannotSearchCar(g: G, who: Who, number: number): Verdict {
  const s = survivor(g, who);
  const car = g.state.cars[number];
  if (!car || car.zone !== s.zone) return no('S1-CAR-14');
  const { rules } = setting(g);
  if (s.car !== NONE && !rules.carSearchFromInside) return no('S1-CAR-14', { car: carWord(number) });
  const { search: finds } = carByNumber(car.kind);
  if (finds === 'nothing') return no('S1-CAR-17');
  if (finds === 'special' && isUsedUp(g, who, number)) return no('S1-CAR-15', { car: carWord(number) });
  return cannotLook(g, who);
}

/** The limit is for the car, or for each survivor. CF-31 */
function isUsedUp(g: G, who: Who, number: number): boolean {
  const { searchedBy } = g.state.cars[number];
  if (g.state.specials.length === 0) return true;
  return setting(g).rules.pimpmobileLimit === 'oncePerCar'
    ? searchedBy.length > 0
    : g.state.cars.some(
        (car) => carByNumber(car.kind).search === 'special' && car.searchedBy.includes(survivor(g, who).id),
      );
}

export const searchCar: ActionDef = action({
  kind: SEARCH_CAR,
  list: (g, who, out) => {
    for (let car = 0; car < g.state.cars.length; car++) {
      if (!cannotSearchCar(g, who, car)) out.push(encode(SEARCH_CAR, survivor(g, who).seat, car));
    }
  },
  cannot: cannotSearchCar,
  perform: (g, who, number) => {
    const car = g.state.cars[number];
    pay(g, 'search');
    markSearched(g, who);
    markCarSearched(g, number, who);
    const def = carByNumber(car.kind);
    if (g.loud) g.emit({ t: 'search-car', who: whoWord(g, who), car: carWord(number), kind: def.id });
    if (def.search === 'special') findSpecial(g, who);
    else g.call('search', searchVars(who, WEAPON_SEARCH, 1));
  },
});
