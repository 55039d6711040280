import type { ZombicideView } from '@holdout/zombicide';
import type { Profile } from '../table/session.ts';

/** What the players do themselves is shown at once; dice and the zombies take their time. */
export const PROFILE: Profile<ZombicideView> = {
  durations: {
    dice: 1500,
    sixes: 1500,
    'run-over': 1500,
    kill: 350,
    wound: 1200,
    death: 1800,
    spared: 1300,
    fire: 1400,
    find: 900,
    appear: 500,
    attack: 900,
    shamble: 750,
    waits: 350,
    extra: 1100,
    'zombie-card': 1100,
    'zombies-out': 1200,
    phase: 600,
    level: 900,
    token: 900,
    face: 1200,
    joins: 700,
    'team-action': 1200,
    vest: 1000,
    'car-left': 1400,
    escape: 900,
    lost: 1600,
  },
  silent: ['search', 'keep', 'sprung', 'reveal', 'forced'],
  sides: () => null,
};
