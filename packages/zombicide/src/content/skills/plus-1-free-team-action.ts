import { skill } from '../define.ts';

/** RM-SKILL-08 */
export const skills = [skill({ id: 'plus-1-free-team-action', number: 98 })];
