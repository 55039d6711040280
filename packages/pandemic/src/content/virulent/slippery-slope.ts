import { epidemic, isStrain } from '../define.ts';

/** Outbreaks of the strain count twice. OB-VS-17 */
export const slipperySlope = epidemic({
  id: 'slippery-slope',
  card: 77,
  continuing: {
    'outbreak.steps': (g, _, steps, disease) => (isStrain(g, disease) ? steps * 2 : steps),
  },
});
