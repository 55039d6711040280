import { survivorName } from '@holdout/lang';
import type { ZombicideState, ZombicideView } from '@holdout/zombicide';
import type { Chronicle } from '../textGame.ts';

const survivorsOf = (view: object, seat: number): string[] =>
  (view as ZombicideView).survivors.filter((one) => one.seat === seat).map(({ id }) => id);

export const chronicle: Chronicle = {
  unit: 'rounds',
  turnOf: (state) => (state as ZombicideState).round,
  begins: ({ t, n }) => (t === 'round' ? Number(n) : null),
  seatFacts: (view, seat) => ({ survivors: survivorsOf(view, seat) }),
  seatText: (intl, view, seat) =>
    survivorsOf(view, seat)
      .map((id) => survivorName(intl, id))
      .join(', '),
  actorColumn: 'survivor',
  actors: ({ opening, moves }) => {
    let acting = '';
    const follow = (events: (typeof moves)[number]['events']): void => {
      for (const { t, who } of events) {
        if (t === 'turn') acting = String(who);
        if (t === 'phase') acting = '';
      }
    };
    follow(opening);
    return moves.map(({ entry, events }) => {
      const before = acting;
      follow(events);
      const [kind, who = ''] = 'key' in entry ? entry.key.split(':') : [];
      return kind === 'activate' ? who : before;
    });
  },
};
