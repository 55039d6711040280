/** Our own drawings for roles and events: lines in a box of 24 by 24, all of the same weight. */
export const GLYPHS: Readonly<Record<string, readonly string[]>> = {
  // A clipboard with a tick.
  'contingency-planner': [
    'M8 5H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V6a1 1 0 0 0-1-1h-2',
    'M9 3h6v4H9Z',
    'M8.5 14l2.5 2.5 4.5-5',
  ],
  // A headset.
  dispatcher: [
    'M4 14v-2a8 8 0 0 1 16 0v2',
    'M4 14h3.5v6H6a2 2 0 0 1-2-2Z',
    'M20 14h-3.5v6H18a2 2 0 0 0 2-2Z',
    'M18 20c-1 1.5-2.5 1.5-5 1.5',
  ],
  // A cross in a bag.
  medic: ['M9 7V4h6v3', 'M3 7h18v13H3Z', 'M12 10v7', 'M8.5 13.5h7'],
  // A hard hat.
  'operations-expert': [
    'M2.5 18h19',
    'M4.5 18v-2a7.5 7.5 0 0 1 15 0v2',
    'M9.5 9.2V5h5v4.2',
    'M9.5 9v4',
    'M14.5 9v4',
  ],
  // A shield with a bar.
  'quarantine-specialist': ['M12 3l8 3v5.5c0 4.7-3.3 8-8 9.5-4.7-1.5-8-4.8-8-9.5V6Z', 'M8 12h8'],
  // A lens.
  researcher: [
    'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0',
    'M15.2 15.2L21 21',
    'M8 10.5a2.5 2.5 0 0 1 2.5-2.5',
  ],
  // A flask.
  scientist: [
    'M9 3h6',
    'M10 3v6.5L4.7 18.3A1.8 1.8 0 0 0 6.2 21h11.6a1.8 1.8 0 0 0 1.5-2.7L14 9.5V3',
    'M7.5 15h9',
  ],
  // A helicopter.
  airlift: [
    'M4 4h14',
    'M11 4v4',
    'M5 13a6 5 0 0 1 6-5h3l7 2v2.5l-5 .5a5 4 0 0 1-5 4H9a4 4 0 0 1-4-4Z',
    'M8 17v3',
    'M12.5 17v3',
    'M4.5 20h12',
  ],
  // An eye above a card.
  forecast: [
    'M2.5 10C5 5.5 8.5 4 12 4s7 1.5 9.5 6c-2.5 4.5-6 6-9.5 6s-7-1.5-9.5-6Z',
    'M9.5 10a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
    'M6 20.5h12',
  ],
  // A hall with columns.
  'government-grant': [
    'M3 9.5L12 4l9 5.5Z',
    'M6 9.5V17',
    'M10 9.5V17',
    'M14 9.5V17',
    'M18 9.5V17',
    'M3 20.5h18',
    'M4.5 17h15',
  ],
  // A moon and a star.
  'one-quiet-night': ['M19.5 14.5A8 8 0 1 1 10 4.2a6.5 6.5 0 0 0 9.5 10.3Z', 'M17 4.5v4', 'M15 6.5h4'],
  // Two people under a roof.
  'resilient-population': [
    'M3 10.5L12 4l9 6.5',
    'M6.5 14a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
    'M13.5 14a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
    'M5 20.5a3.5 3.5 0 0 1 7 0',
    'M12 20.5a3.5 3.5 0 0 1 7 0',
  ],
  // A germ.
  epidemic: [
    'M7 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0',
    'M12 7V3',
    'M12 21v-4',
    'M7 12H3',
    'M21 12h-4',
    'M8.5 8.5L5.6 5.6',
    'M18.4 18.4l-2.9-2.9',
    'M15.5 8.5l2.9-2.9',
    'M5.6 18.4l2.9-2.9',
  ],
};
