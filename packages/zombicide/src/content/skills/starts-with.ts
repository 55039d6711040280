import { type SkillDef, skill } from '../define.ts';

/** A card more than what is dealt. S1-SKILL-32, S1-SETUP-09 */
const startsWith = (card: string, number: number): SkillDef =>
  skill({ id: `starts-with-${card}`, number, starts: card, hooks: {} });

export const skills = [startsWith('pistol', 32)];
