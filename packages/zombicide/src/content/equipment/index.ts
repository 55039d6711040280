import type { BoxId, EquipmentDef, RecipeDef } from '../define.ts';
import { RUE_MORGUE_EQUIPMENT } from './rue-morgue.ts';
import { SEASON1_EQUIPMENT, SEASON1_RECIPES } from './season1.ts';

export const EQUIPMENT: readonly EquipmentDef[] = [...SEASON1_EQUIPMENT, ...RUE_MORGUE_EQUIPMENT];
export const RECIPES: readonly RecipeDef[] = [...SEASON1_RECIPES];

const byId = new Map(EQUIPMENT.map((def) => [def.id, def]));

export const equipmentCalled = (id: string): EquipmentDef | undefined => byId.get(id);

/** A table can lay out more of the cards that everybody starts with than one box holds. */
const MOST_STARTERS = 12;

/** One entry for each card of the boxes: its number is its place. */
export function cardsOf(boxes: readonly BoxId[]): EquipmentDef[] {
  return EQUIPMENT.flatMap((def) => {
    const copies = boxes.reduce((sum, box) => sum + (def.copies[box] ?? 0), 0);
    const count = copies > 0 && def.only === 'start' ? MOST_STARTERS : copies;
    return Array.from({ length: count }, () => def);
  });
}
