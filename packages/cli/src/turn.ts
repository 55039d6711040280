/** Games that count their turns call the number `turn`. */
export const turnOf = (state: object): number =>
  'turn' in state && typeof state.turn === 'number' ? state.turn : 0;
