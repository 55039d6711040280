/** Outlines of pieces, centred on 0,0. A disease and a seat are known by their outline as well as by their colour. */

/** About 20 units across, and of about the same weight to the eye. */
export const DISEASE_SHAPES: Readonly<Record<string, string>> = {
  blue: 'M-10,0a10,10 0 1,0 20,0a10,10 0 1,0 -20,0Z',
  yellow: 'M0,-11.5L12,9H-12Z',
  black: 'M-9,-9H9V9H-9Z',
  red: 'M0,-12.5L12.5,0L0,12.5L-12.5,0Z',
  purple: 'M-4,-11H4V-4H11V4H4V11H-4V4H-11V-4H-4Z',
};

/** About 26 units across, with room for a glyph of 16 in the middle. */
const SEAT_SHAPES: readonly string[] = [
  'M0,-14L12.2,-7V7L0,14L-12.2,7V-7Z',
  'M-12,-11.5Q-6,-11 0,-14Q6,-11 12,-11.5V0C12,8 6,12 0,14.5C-6,12 -12,8 -12,0Z',
  scallop(8, 14, 11.6),
  'M0,-14.5L13.6,-4.4L8.6,12H-8.6L-13.6,-4.4Z',
  'M-13,0a13,13 0 1,0 26,0V-13H0A13,13 0 0,0 -13,0Z',
];

export const seatShape = (seat: number): string => SEAT_SHAPES[seat % SEAT_SHAPES.length];

/** The black pawn: pointed below, unlike all others. */
export const TERRORIST_SHAPE = 'M-13,-12H13L15,-4L0,15.5L-15,-4Z';

/** A star of many blunt points. */
function scallop(points: number, outer: number, inner: number): string {
  const corners: string[] = [];
  for (let i = 0; i < points * 2; i++) {
    const radius = i % 2 === 0 ? outer : inner;
    const angle = (i * Math.PI) / points - Math.PI / 2;
    corners.push(`${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`);
  }
  return `M${corners.join('L')}Z`;
}

/** A research station: a low house with a round window, about 18 units across. */
export const STATION_SHAPE = 'M-9,8V-2L0,-9L9,-2V8Z';
