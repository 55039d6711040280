import type { SurvivorDef } from '../define.ts';

/** The twelve of the box. RM-COMP-02 */
export const RUE_MORGUE_SURVIVORS: readonly SurvivorDef[] = [
  {
    id: 'bear',
    number: 6,
    box: 'rueMorgue',
    skills: {
      blue: ['shove'],
      yellow: ['plus-1-action'],
      orange: ['free-melee', 'roll-melee'],
      red: ['damage-melee', 'die-combat', 'lifesaver'],
    },
  },
  {
    id: 'cathy',
    number: 7,
    box: 'rueMorgue',
    skills: {
      blue: ['sprint'],
      yellow: ['plus-1-action'],
      orange: ['free-melee', 'jump'],
      red: ['roll-combat', 'bloodlust-combat', 'lifesaver'],
    },
  },
  {
    id: 'dan',
    number: 8,
    box: 'rueMorgue',
    skills: {
      blue: ['lifesaver', 'fast-roping'],
      yellow: ['plus-1-action'],
      orange: ['free-move', 'jump'],
      red: ['damage-melee', 'free-combat', 'tactician'],
    },
  },
  {
    id: 'james',
    number: 9,
    box: 'rueMorgue',
    skills: {
      blue: ['max-range', 'fast-roping'],
      yellow: ['plus-1-action'],
      orange: ['free-ranged', 'sniper'],
      red: ['free-combat', 'roll-combat', 'reaper-combat'],
    },
  },
  {
    id: 'jane',
    number: 10,
    box: 'rueMorgue',
    skills: {
      blue: ['die-ranged'],
      yellow: ['plus-1-action'],
      orange: ['die-ranged', 'lucky'],
      red: ['free-combat', 'free-move', 'gunslinger'],
    },
  },
  {
    id: 'joe',
    number: 11,
    box: 'rueMorgue',
    skills: {
      blue: ['scavenger'],
      yellow: ['plus-1-action'],
      orange: ['die-combat', 'reaper-combat'],
      red: ['free-combat', 'roll-combat', 'ambidextrous'],
    },
  },
  {
    id: 'laurie',
    number: 12,
    box: 'rueMorgue',
    skills: {
      blue: ['free-reload'],
      yellow: ['plus-1-action'],
      orange: ['free-ranged', 'webbing'],
      red: ['free-combat', 'roll-combat', 'hit-and-run'],
    },
  },
  {
    id: 'louise',
    number: 13,
    box: 'rueMorgue',
    skills: {
      blue: ['search-plus-1', 'fast-roping'],
      yellow: ['plus-1-action'],
      orange: ['damage-combat', 'roll-ranged'],
      red: ['die-combat', 'free-combat', 'sniper'],
    },
  },
  {
    id: 'maddie',
    number: 14,
    box: 'rueMorgue',
    skills: {
      blue: ['bloodlust-melee'],
      yellow: ['plus-1-action'],
      orange: ['roll-melee', 'taunt'],
      red: ['free-combat', 'hit-and-run', 'roll-6-combat'],
    },
  },
  {
    id: 'parker',
    number: 15,
    box: 'rueMorgue',
    skills: {
      blue: ['medic', 'helicopter-pilot'],
      yellow: ['plus-1-action'],
      orange: ['free-move', 'free-reload'],
      red: ['free-combat', 'max-range', 'shove'],
    },
  },
  {
    id: 'terry',
    number: 16,
    box: 'rueMorgue',
    skills: {
      blue: ['plus-1-free-team-action', 'helicopter-pilot'],
      yellow: ['plus-1-action'],
      orange: ['free-combat', 'distributor'],
      red: ['free-combat', 'is-that-all', 'steady-hand'],
    },
  },
  {
    id: 'travis',
    number: 17,
    box: 'rueMorgue',
    skills: {
      blue: ['reaper-combat', 'helicopter-pilot'],
      yellow: ['plus-1-action'],
      orange: ['roll-ranged', 'hit-and-run'],
      red: ['die-combat', 'free-combat', 'point-blank'],
    },
  },
];
