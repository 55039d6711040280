import { epidemic, isStrain } from '../define.ts';

/** The cure of the strain takes one card more. OB-VS-11 */
export const complexMolecularStructure = epidemic({
  id: 'complex-molecular-structure',
  card: 73,
  continuing: {
    'cure.cards': (g, _, cards, __, disease) => (isStrain(g, disease) ? cards + 1 : cards),
  },
});
