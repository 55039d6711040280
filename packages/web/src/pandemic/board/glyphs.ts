type Lines = readonly string[];

/** A small germ in the upper left, beside which there is room for a mark. */
const SMALL_GERM: Lines = [
  'M5.5 9.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  'M9.5 5.5V2.5',
  'M5.5 9.5H2.5',
  'M6.7 6.7L4.6 4.6',
  'M12.3 6.7l2.1-2.1',
  'M6.7 12.3l-2.1 2.1',
  'M9.5 13.5v3',
];
/** A narrow double helix on the left, beside which there is room for a mark. */
const NARROW_HELIX: Lines = ['M4 3c0 9 8 9 8 18', 'M12 3c0 9-8 9-8 18', 'M5.2 6.5h5.6', 'M5.2 17.5h5.6'];

/** Our own drawings for roles and cards: lines in a box of 24 by 24, all of the same weight. */
const GLYPHS: Readonly<Record<string, Lines>> = {
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
  // A box for files.
  archivist: ['M3.5 4.5h17V9h-17Z', 'M5 9v11h14V9', 'M9.5 13h5'],
  // A cube under a dome.
  'containment-specialist': ['M4 19a8 8.5 0 0 1 16 0', 'M2.5 19.5h19', 'M9.5 19v-5h5v5'],
  // The curve of a disease.
  epidemiologist: ['M4 3.5V20h16.5', 'M7 16.5c3.5 0 3.5-9.5 6.5-9.5s3 6 6.5 7'],
  // A test tube.
  'field-operative': ['M13.5 3.5l7 7', 'M15 5L5 15a3 3 0 0 0 0 4a3 3 0 0 0 4 0L19 9', 'M8.5 11.5h7.5'],
  // A star with five points, one for each action.
  generalist: ['M12 2.8l2.8 6 6.4.8-4.7 4.5 1.2 6.5L12 17.4l-5.7 3.2 1.2-6.5L2.8 9.6l6.4-.8Z'],
  // A spanner.
  troubleshooter: [
    'M20.7 7.4l-3.3 1-1.9-1.9 1-3.3A5.3 5.3 0 0 0 9.9 10l-6.3 6.3a2.9 2.9 0 0 0 4.1 4.1L14 14.1a5.3 5.3 0 0 0 6.7-6.7Z',
  ],
  // A face in a hood.
  'bio-terrorist': [
    'M3.5 21C3.5 10.5 6 3 12 3s8.5 7.5 8.5 18Z',
    'M8 17.5v-4a4 4.5 0 0 1 8 0v4a5 5 0 0 1-8 0Z',
    'M10.3 14v.01',
    'M13.7 14v.01',
  ],
  // An hourglass.
  'borrowed-time': ['M5.5 3h13', 'M5.5 21h13', 'M7.5 3v4l4.5 5 4.5-5V3', 'M7.5 21v-4l4.5-5 4.5 5v4'],
  // A plane that is struck out.
  'commercial-travel-ban': [
    'M2.8 12a9.2 9.2 0 1 0 18.4 0a9.2 9.2 0 1 0-18.4 0',
    'M5.6 18.4L18.4 5.6',
    'M8.5 7v4',
    'M6 9.5l2.5-1.7 2.5 1.7',
    'M15.5 13.5v4',
    'M13 16l2.5-1.7 2.5 1.7',
  ],
  // An ambulance.
  'mobile-hospital': [
    'M2.5 6.5h11v10.5h-11Z',
    'M13.5 10h4l4 3.5V17h-8',
    'M4.8 18.5a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0',
    'M15.3 18.5a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0',
    'M8 9v5',
    'M5.5 11.5h5',
  ],
  // A badge.
  'new-assignment': [
    'M3.5 6.5h17v13.5h-17Z',
    'M12 2.8v3.7',
    'M6.8 11.6a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0',
    'M6 17a2.8 2.8 0 0 1 5.4 0',
    'M14.5 11.5h3',
    'M14.5 15.5h3',
  ],
  // A syringe.
  'rapid-vaccine-deployment': [
    'M17.5 2.8l3.7 3.7',
    'M19.3 4.7l-2.8 2.8',
    'M13.5 4.5l6 6',
    'M15 6L6.5 14.5v3h3L18 9',
    'M6.5 17.5L3 21',
    'M11.5 9.5l2 2',
  ],
  // A page under a lens.
  're-examined-research': [
    'M10 20.5H5V3h8.5L18 7.5V9',
    'M8.5 8h4',
    'M8.5 12h2',
    'M11.8 15.3a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0',
    'M17.9 17.9l3.3 3.3',
  ],
  // A cross that sends waves.
  'remote-treatment': ['M7 13.5v7', 'M3.5 17h7', 'M10.5 9.5a6 6 0 0 1 6 6', 'M10.5 4.5a11 11 0 0 1 11 11'],
  // A sealed letter.
  'special-orders': [
    'M2.8 5.5h18.4v13.5H2.8Z',
    'M3.5 6.5l6.2 5.2',
    'M20.5 6.5l-6.2 5.2',
    'M9.5 13.2a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
  ],
  // It comes again and again.
  'chronic-effect': [...SMALL_GERM, 'M14.6 18.6a3.6 3.6 0 1 0 1.4-3.1', 'M15.4 13v2.8h2.8'],
  // A molecule.
  'complex-molecular-structure': [...SMALL_GERM, 'M17.8 14.5l-3.6 6.3h7.2Z'],
  // No way out.
  'government-interference': [
    ...SMALL_GERM,
    'M13.8 17.8a3.9 3.9 0 1 0 7.8 0a3.9 3.9 0 1 0-7.8 0',
    'M16 17.8h3.4',
  ],
  // A pocket.
  'hidden-pocket': [...SMALL_GERM, 'M14 14.5h7.5V18a3.75 3.75 0 0 1-7.5 0Z'],
  // Upwards.
  'rate-effect': [...SMALL_GERM, 'M17.8 21.5v-7', 'M14.6 17.5l3.2-3.2 3.2 3.2'],
  // Downhill.
  'slippery-slope': [...SMALL_GERM, 'M14 14.5l7 7', 'M21 16.5v5h-5'],
  // Less.
  'unacceptable-loss': [...SMALL_GERM, 'M14 18h7.5'],
  // More.
  'uncounted-populations': [...SMALL_GERM, 'M14 18h7.5', 'M17.75 14.2v7.6'],
  // A double helix.
  mutation: ['M6.5 3c0 9 11 9 11 18', 'M17.5 3c0 9-11 9-11 18', 'M8.2 6.5h7.6', 'M8.2 17.5h7.6'],
  'the-mutation-threatens': [...NARROW_HELIX, 'M18.5 6v8', 'M18.5 18v.01'],
  'the-mutation-spreads': [...NARROW_HELIX, 'M15 12h6.5', 'M18.6 9l3 3-3 3'],
  'the-mutation-intensifies': [...NARROW_HELIX, 'M18.3 8.3v7.4', 'M14.6 12H22'],
};

/** The lines of a role, an event or any other card that names no city; none for what is unknown. */
export const glyphOf = (id: string): Lines => GLYPHS[/^mutation-\d$/.test(id) ? 'mutation' : id] ?? [];
