import type { CarDef } from './define.ts';

const CAR_RULES = { in: 'S1-CAR-01', out: 'S1-CAR-02', seat: 'S1-CAR-04', move: 'S1-CAR-06' };

/** S1-CAR-06, S1-CAR-15, S1-CAR-16, RM-HELI-01 */
export const CARS: readonly CarDef[] = [
  { id: 'pimpmobile', number: 0, zones: 2, runsOver: true, search: 'special', rules: CAR_RULES },
  { id: 'police-car', number: 1, zones: 2, runsOver: true, search: 'weapon', rules: CAR_RULES },
  {
    id: 'helicopter',
    number: 2,
    zones: 2,
    runsOver: false,
    search: 'nothing',
    flies: true,
    rules: { in: 'RM-HELI-02', out: 'RM-HELI-03', seat: 'RM-HELI-05', move: 'RM-HELI-11' },
  },
];

/** The number of what flies. */
export const HELICOPTER = 2;

/** One drives, the others ride along. S1-CAR-03, RM-HELI-01 */
export const CAR_SEATS = 4;

/** @throws RangeError if no car has this number. */
export function carByNumber(number: number): CarDef {
  const def = CARS.find((car) => car.number === number);
  if (!def) throw new RangeError(`no car has number ${number}`);
  return def;
}

export const carCalled = (id: string): CarDef | undefined => CARS.find((car) => car.id === id);
