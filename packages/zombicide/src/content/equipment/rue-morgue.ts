import type { EquipmentDef } from '../define.ts';
import { gun, silent } from './numbers.ts';

const box = (rueMorgue: number) => ({ rueMorgue });

/**
 * Kinds of Season 3 that Season 1 does not have; with the copies of those it has too they are 86 cards. RM-COMP-03,
 * RM-EQ-01
 */
export const RUE_MORGUE_EQUIPMENT: readonly EquipmentDef[] = [
  { id: 'aaahh-skinner', number: 26, copies: box(6), springs: 'skinner-walker' },
  { id: 'ak-47', number: 27, copies: box(2), ranged: gun([1, 2], 2, 4, 2) },
  {
    id: 'bow',
    number: 28,
    copies: box(4),
    ranged: gun([0, 1], 1, 3, 1, { noisy: false, sixes: 1 }),
    starts: ['rueMorgue'],
  },
  { id: 'bulletproof-vest', number: 29, copies: box(6), only: 'mission', wards: true },
  {
    id: 'double-barrel',
    number: 30,
    copies: box(2),
    ranged: gun([0, 2], 2, 3, 1, { ammo: 'heavy', reload: true }),
  },
  { id: 'knife', number: 31, copies: box(4), melee: silent(1, 4, 1), dual: true, lends: 1 },
  {
    id: 'la-guillotine',
    number: 32,
    copies: box(1),
    melee: silent(4, 4, 2),
    opens: 'noisy',
    clean: true,
    only: 'mission',
    inCars: true,
  },
  { id: 'mac-10', number: 33, copies: box(4), ranged: gun([0, 1], 5, 5, 1, { reload: true }), dual: true },
  { id: 'mp5', number: 34, copies: box(4), ranged: gun([0, 1], 3, 4, 1) },
  { id: 'nailbat', number: 35, copies: box(1), melee: silent(2, 3, 2), only: 'mission' },
  { id: 'saber', number: 36, copies: box(3), melee: silent(2, 4, 2) },
  { id: 'sword', number: 37, copies: box(3), melee: silent(3, 4, 1) },
  { id: 'urban-mace', number: 38, copies: box(4), melee: silent(2, 3, 1) },
];
