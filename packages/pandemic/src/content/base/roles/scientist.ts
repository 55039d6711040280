import { role } from '../../define.ts';

/** A cure takes her one City card less. PD-ROLE-13 */
export const scientist = role({
  id: 'scientist',
  number: 6,
  hooks: {
    'cure.cards': (_, me, cards, seat) => (seat === me.seat ? cards - 1 : cards),
  },
});
