import { role } from '../../define.ts';

/** As the giver in Share Knowledge she may hand over any City card. PD-ROLE-12 */
export const researcher = role({
  id: 'researcher',
  number: 5,
  hooks: {
    'share.any card': (_, me, any, giver) => any || giver === me.seat,
  },
});
