import { skill } from '../define.ts';

/** An action for a dog alone: as long as no box brings dogs, it is never there. RM-SKILL-04 */
export const skills = [skill({ id: 'free-dog', number: 104 })];
