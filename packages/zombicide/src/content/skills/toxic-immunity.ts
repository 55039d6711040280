import { skill } from '../define.ts';

/** As long as no box brings Toxic zombies there is nothing to be immune to. RM-SKILL-36 */
export const skills = [skill({ id: 'toxic-immunity', number: 105 })];
