import type { SurvivorDef } from '../define.ts';

export const SEASON1_SURVIVORS: readonly SurvivorDef[] = [
  {
    id: 'amy',
    number: 0,
    box: 'season1',
    skills: {
      blue: ['free-move'],
      yellow: ['plus-1-action'],
      orange: ['free-combat', 'free-move'],
      red: ['die-combat', 'roll-combat', 'medic'],
    },
  },
  {
    id: 'doug',
    number: 1,
    box: 'season1',
    skills: {
      blue: ['matching-set'],
      yellow: ['plus-1-action'],
      orange: ['die-ranged', 'free-combat'],
      red: ['roll-combat', 'ambidextrous', 'slippery'],
    },
  },
  {
    id: 'josh',
    number: 2,
    box: 'season1',
    skills: {
      blue: ['slippery'],
      yellow: ['plus-1-action'],
      orange: ['die-melee', 're-roll'],
      red: ['free-move', 'roll-combat', 'lucky'],
    },
  },
  {
    id: 'ned',
    number: 3,
    box: 'season1',
    skills: {
      blue: ['free-search'],
      yellow: ['plus-1-action'],
      orange: ['die-ranged', 'free-combat'],
      red: ['die-combat', 'roll-combat', 'tough'],
    },
  },
  {
    id: 'phil',
    number: 4,
    box: 'season1',
    skills: {
      blue: ['starts-with-pistol'],
      yellow: ['plus-1-action'],
      orange: ['free-search', 'roll-ranged'],
      red: ['die-ranged', 'born-leader', 'sniper'],
    },
  },
  {
    id: 'wanda',
    number: 5,
    box: 'season1',
    skills: {
      blue: ['two-zones'],
      yellow: ['plus-1-action'],
      orange: ['roll-melee', 'slippery'],
      red: ['die-combat', 'free-move', 'zone-per-move'],
    },
  },
];
