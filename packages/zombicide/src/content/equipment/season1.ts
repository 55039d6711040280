import type { EquipmentDef, RecipeDef } from '../define.ts';
import { gun, noisy, silent } from './numbers.ts';

/** Copies in this box and, of the same card, in the box of Season 3. */
const box = (season1: number, rueMorgue = 0) => ({ season1, rueMorgue });

/** 62 cards of the deck and what lies beside it. */
export const SEASON1_EQUIPMENT: readonly EquipmentDef[] = [
  { id: 'aaahh', number: 0, copies: box(4), springs: 'walker' },
  { id: 'rice', number: 1, copies: box(3), supply: true },
  { id: 'canned-food', number: 2, copies: box(3), supply: true },
  { id: 'water', number: 3, copies: box(3), supply: true },
  { id: 'baseball-bat', number: 4, copies: box(2), melee: silent(1, 3, 1) },
  { id: 'chainsaw', number: 5, copies: box(2, 2), melee: noisy(5, 5, 2), opens: 'noisy' },
  {
    id: 'crowbar',
    number: 6,
    copies: box(2, 4),
    melee: silent(1, 4, 1),
    opens: 'silent',
    starts: ['season1', 'rueMorgue'],
  },
  {
    id: 'fire-axe',
    number: 7,
    copies: box(2, 4),
    melee: silent(1, 4, 2),
    opens: 'noisy',
    starts: ['season1', 'rueMorgue'],
  },
  { id: 'katana', number: 8, copies: box(2), melee: silent(2, 4, 1) },
  { id: 'machete', number: 9, copies: box(4), melee: silent(1, 4, 2), dual: true },
  { id: 'pan', number: 10, copies: box(3), melee: silent(1, 6, 1), only: 'start' },
  {
    id: 'pistol',
    number: 11,
    copies: box(3, 4),
    ranged: gun([0, 1], 1, 4, 1, { ammo: 'light' }),
    dual: true,
    starts: ['season1'],
  },
  { id: 'rifle', number: 12, copies: box(2, 2), ranged: gun([1, 3], 1, 3, 1, { ammo: 'light' }) },
  {
    id: 'sawed-off',
    number: 13,
    copies: box(4, 4),
    ranged: gun([0, 1], 2, 3, 1, { ammo: 'heavy', reload: true }),
    dual: true,
  },
  { id: 'shotgun', number: 14, copies: box(2, 2), ranged: gun([0, 1], 2, 4, 2, { ammo: 'heavy' }) },
  { id: 'sub-mg', number: 15, copies: box(2), ranged: gun([0, 1], 3, 5, 1), dual: true },
  {
    id: 'evil-twins',
    number: 16,
    copies: box(1),
    ranged: gun([0, 1], 2, 4, 1, { ammo: 'light' }),
    only: 'special',
  },
  {
    id: 'mas-shotgun',
    number: 17,
    copies: box(1),
    melee: silent(1, 3, 2),
    ranged: gun([0, 1], 2, 3, 2, { ammo: 'heavy', reload: true }),
    only: 'special',
  },
  {
    id: 'molotov',
    number: 18,
    copies: box(2, 3),
    ranged: gun([0, 1], 0, 0, 0, { burns: true }),
    only: 'made',
  },
  { id: 'flashlight', number: 19, copies: box(2), searches: 1 },
  { id: 'gasoline', number: 20, copies: box(2, 3) },
  { id: 'glass-bottles', number: 21, copies: box(2, 3) },
  { id: 'goalie-mask', number: 22, copies: box(1, 1), shields: true },
  { id: 'ammo-light', number: 23, copies: box(3, 4), rerolls: 'light' },
  { id: 'ammo-heavy', number: 24, copies: box(3, 4), rerolls: 'heavy' },
  { id: 'scope', number: 25, copies: box(2, 2) },
];

export const SEASON1_RECIPES: readonly RecipeDef[] = [
  { id: 'molotov', parts: ['gasoline', 'glass-bottles'], makes: 'molotov' },
  { id: 'sniper-rifle', parts: ['rifle', 'scope'] },
];
