import type { CarDef } from './define.ts';

/** S1-CAR-06, S1-CAR-15, S1-CAR-16 */
export const CARS: readonly CarDef[] = [
  { id: 'pimpmobile', number: 0, zones: 2, runsOver: true, search: 'special' },
  { id: 'police-car', number: 1, zones: 2, runsOver: true, search: 'weapon' },
];

/** One drives, the others ride along. S1-CAR-03 */
export const CAR_SEATS = 4;

/** @throws RangeError if no car has this number. */
export function carByNumber(number: number): CarDef {
  const def = CARS.find((car) => car.number === number);
  if (!def) throw new RangeError(`no car has number ${number}`);
  return def;
}

export const carCalled = (id: string): CarDef | undefined => CARS.find((car) => car.id === id);
