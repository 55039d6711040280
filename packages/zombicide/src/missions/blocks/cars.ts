import { block } from '../block.ts';

/** S1-MOD-CARS */
export const blocks = [block({ use: 'cars-drive', build: () => ({ hooks: { 'cars.drive': () => true } }) })];
