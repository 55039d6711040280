/**
 * What tells survivors apart at a glance: a colour, a shape and the first letter of the name. Colours keep their distance
 * also for eyes that mix up red and green.
 */
export interface Badge {
  readonly colour: string;
  readonly ink: string;
  readonly shape: Shape;
}

export type Shape = 'circle' | 'square' | 'diamond' | 'hexagon' | 'shield' | 'pentagon';

const BADGES: Readonly<Record<string, Badge>> = {
  amy: { colour: '#c2417c', ink: '#ffffff', shape: 'circle' },
  doug: { colour: '#2f6db5', ink: '#ffffff', shape: 'square' },
  josh: { colour: '#e2a02b', ink: '#241a05', shape: 'diamond' },
  ned: { colour: '#7a5a3c', ink: '#ffffff', shape: 'hexagon' },
  phil: { colour: '#1d7f6e', ink: '#ffffff', shape: 'shield' },
  wanda: { colour: '#7b53b8', ink: '#ffffff', shape: 'pentagon' },
  bear: { colour: '#4a2c1a', ink: '#ffffff', shape: 'shield' },
  cathy: { colour: '#f2d94e', ink: '#241a05', shape: 'circle' },
  dan: { colour: '#b5451f', ink: '#ffffff', shape: 'pentagon' },
  james: { colour: '#d9e2ec', ink: '#1b2733', shape: 'square' },
  jane: { colour: '#5fa8e0', ink: '#0b1c2b', shape: 'circle' },
  joe: { colour: '#9cc6a5', ink: '#12251a', shape: 'hexagon' },
  laurie: { colour: '#3d2c6b', ink: '#ffffff', shape: 'diamond' },
  louise: { colour: '#f4a6a0', ink: '#2e0f0c', shape: 'pentagon' },
  maddie: { colour: '#0b7f8c', ink: '#ffffff', shape: 'diamond' },
  parker: { colour: '#9a9f2e', ink: '#1a1c05', shape: 'square' },
  terry: { colour: '#2f4fa8', ink: '#ffffff', shape: 'hexagon' },
  travis: { colour: '#e9e1c6', ink: '#2a2413', shape: 'shield' },
};
const UNKNOWN: Badge = { colour: '#555f66', ink: '#ffffff', shape: 'circle' };

export const badgeOf = (survivor: string): Badge => BADGES[survivor] ?? UNKNOWN;

/** Outlines in a box of 100 by 100. */
export const SHAPES: Readonly<Record<Shape, string>> = {
  circle: 'M50 4A46 46 0 1 1 49.9 4Z',
  square: 'M16 8H84A8 8 0 0 1 92 16V84A8 8 0 0 1 84 92H16A8 8 0 0 1 8 84V16A8 8 0 0 1 16 8Z',
  diamond: 'M50 2L96 50L50 98L4 50Z',
  hexagon: 'M27 8H73L98 50L73 92H27L2 50Z',
  shield: 'M50 3L92 16V52C92 76 74 90 50 98C26 90 8 76 8 52V16Z',
  pentagon: 'M50 3L97 38L79 94H21L3 38Z',
};
